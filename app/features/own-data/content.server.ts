import { z } from 'zod'
import type { ExportPart } from '#app/features/export/part.ts'
import { exported } from '#app/features/manifests/manifests.server.ts'
import { olderMusic } from './older-music.server.ts'

export const contentEntries = Object.entries(exported.content)

const partsSchema = (choose: (part: ExportPart) => z.ZodType) =>
  z.strictObject(Object.fromEntries(contentEntries.map(([name, part]) => [name, choose(part)])))

export const contentSchema = partsSchema(({ schema }) => schema)

/** What is checked at once of what comes in. */
export const incomingContent = partsSchema(({ schema, incoming }) => incoming ?? schema).extend({
  music: olderMusic,
})

/** By the names of the parts. */
export type ExportContent = Record<string, unknown>
