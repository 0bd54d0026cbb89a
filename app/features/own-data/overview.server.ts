import type { OverviewLine } from '#app/features/feature/manifest.ts'
import { overview } from '#app/features/manifests/manifests.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

export type PlacedLine = OverviewLine & { place: number }

/** Reads how far the parts of a person's file are besides the wishes, in the order of their places. */
export const overviewParts = (sql: Sql, userId: string, parts = overview): Promise<PlacedLine[]> =>
  Promise.all(parts.map(async ({ place, read }) => ({ ...(await read(sql, userId)), place })))
