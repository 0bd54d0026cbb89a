import { z } from 'zod'
import type { ImportContext } from '#app/features/export/part.ts'
import { countAttempt } from '#app/platform/limits.server.ts'
import {
  withActor,
  asPerson,
  PATIENT_SECONDS,
  readOnly,
  type Sql,
  takeTurns,
} from '#app/platform/database/sql.server.ts'
import { StorageFullError } from '#app/platform/storage/storage-full.server.ts'
import { TooBusy, workQueue } from '#app/platform/work-queue.server.ts'
import { BadExport, type BadExportReason } from '#app/features/export/bad-export.ts'
import { HOUR_SECONDS } from '#app/platform/durations.ts'
import { type ExportContent, contentEntries } from './content.server.ts'
import { FORMAT, FORMAT_VERSION, incomingSchema, JSON_NAME } from './format.server.ts'
import { withOlderMusic } from './older-music.server.ts'
import { openZip, type OpenZip } from './open-zip.server.ts'
import { readJson } from './read-json.server.ts'
import { SealedFile } from './sealed-file.server.ts'

/** Each import holds the contents of a whole account in memory. */
const inTurn = workQueue(3)

/** At most 10 an hour. @returns the seconds to wait */
export const tooManyImports = (userId: string): Promise<number | undefined> =>
  countAttempt({ name: 'import', points: 10, seconds: HOUR_SECONDS }, userId)

/** Nothing that an import could overwrite. */
export const isEmpty = (userId: string): Promise<boolean> =>
  readOnly(asPerson(userId), (sql) => nothingKept(sql, userId))

async function nothingKept(sql: Sql, userId: string): Promise<boolean> {
  const tables = contentEntries.flatMap(([, { fills = [] }]) => fills)
  const found = await Promise.all(
    tables.map((table) => sql`select 1 from ${sql(table)} where user_id = ${userId} limit 1`),
  )
  return found.every((rows) => rows.length === 0)
}

/** `leftOut`: whether data about health was in it, and is not brought in. */
export type ImportResult = { ok: true; leftOut?: true } | { ok: false; reason: BadExportReason }

/**
 * All of it, or nothing, into an empty account.
 *
 * @param health consent to keep data about it; else these stay behind
 */
export async function importZip(
  userId: string,
  contents: AsyncIterable<Uint8Array>,
  health: boolean,
): Promise<ImportResult> {
  try {
    const file = await SealedFile.of(contents)
    try {
      const leftOut = await inTurn(async () => {
        const zip = await openZip(file)
        const content = await readContent(zip)
        await bringIn(userId, zip, content, health)
        return !health && hasHealth(content)
      })
      return leftOut ? { ok: true, leftOut } : { ok: true }
    } finally {
      file.close(() => {})
    }
  } catch (error) {
    if (error instanceof BadExport) return { ok: false, reason: error.reason }
    if (error instanceof TooBusy) return { ok: false, reason: 'busy' }
    if (error instanceof StorageFullError || isNoSpace(error)) return { ok: false, reason: 'full' }
    throw error
  }
}

const hasHealth = (content: ExportContent): boolean =>
  contentEntries.some(([name, { isHealth }]) => {
    const part = content[name]
    return isHealth === true && Array.isArray(part) && part.length > 0
  })

const isNoSpace = (error: unknown) => (error as { code?: unknown } | null)?.code === 'ENOSPC'

const heading = z.object({ format: z.literal(FORMAT), version: z.int() })

/** @throws BadExport */
async function readContent(zip: OpenZip): Promise<ExportContent> {
  const json = await readJson(await zip.json(JSON_NAME))
  const head = heading.safeParse(json)
  if (!head.success) throw new BadExport('foreign')
  if (head.data.version !== FORMAT_VERSION) throw new BadExport('version')
  const parsed = incomingSchema.safeParse(json)
  if (!parsed.success) throw new BadExport('schema')
  return withOlderMusic(parsed.data.content)
}

/**
 * Files first: they take minutes, and no transaction waits so long. What is then left is swept by
 * night.
 */
async function bringIn(userId: string, zip: OpenZip, content: ExportContent, health: boolean) {
  if (!(await isEmpty(userId))) throw new BadExport('notEmpty')
  const undo: (() => Promise<void>)[] = []
  const storing: ImportContext = {
    userId,
    health,
    open: zip.open,
    stored: new Map(),
    undo: (step) => void undo.push(step),
  }
  try {
    for (const [name, part] of contentEntries) await part.store?.(storing, content[name])
    await withActor(
      asPerson(userId),
      async (sql) => {
        // The second of two at once finds the account filled.
        await takeTurns(sql, `import ${userId}`)
        if (!(await nothingKept(sql, userId))) throw new BadExport('notEmpty')
        for (const [name, part] of contentEntries)
          await part.write({ ...storing, sql }, content[name])
      },
      PATIENT_SECONDS,
    )
  } catch (error) {
    for (const step of undo) await step()
    throw error
  }
}
