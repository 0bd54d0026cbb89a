import type { DbRow } from '#db/row.ts'
import { personKeys } from '#app/access/keys.server.ts'
import { UnknownMasterKey } from '#app/platform/keys/crypto.server.ts'
import { isOutage } from '#app/platform/unavailable.server.ts'
import {
  asSystem,
  PATIENT_SECONDS,
  readOnly,
  type Sql,
  type SqlPart,
} from '#app/platform/database/sql.server.ts'
import { newestSeal, openVersions } from './versions.server.ts'

/**
 * unreadable: does not open. changed: its hash fits neither contents nor the version before.
 * newest: versions are missing from the end, or the seal was changed.
 */
export type Tampering = {
  wishId: string
  version: number
  problem: 'unreadable' | 'changed' | 'newest'
}

/** How much was looked at, and what was found. */
export type Verification = { files: number; versions: number; tampered: Tampering[] }

type FileToVerify = DbRow<
  'wishes',
  'id' | 'user_id as userId' | 'is_completed as isCompleted' | 'versions_seal as seal'
>

/** Files are looked at beside each other, in one transaction. */
const FILES = 20
/** Of each file, so many are held in memory at once. */
const VERSIONS = 50

/**
 * Checks that no version of any file was changed or taken away, without showing what they say. A
 * file that was removed as a whole is not missed.
 *
 * @param listed is told when some files are known and their versions are not; for tests
 */
export async function verifyVersions(
  listed: () => Promise<void> | void = () => {},
): Promise<Verification> {
  const result: Verification = { files: 0, versions: 0, tampered: [] }
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const files = await readOnly(asSystem('versions'), (sql) =>
      filesWhere(sql, sql`id > ${after} order by id limit ${FILES}`),
    )
    await listed()
    const found = await readOnly(
      asSystem('versions'),
      (sql) => Promise.all(files.map((file) => verify(sql, file))),
      PATIENT_SECONDS,
    )
    result.files += files.length
    for (const { versions, tampered } of found) {
      result.versions += versions
      result.tampered.push(...tampered)
    }
    const last = files.at(-1)
    if (!last) return result
    after = last.id
  }
}

const filesWhere = (sql: Sql, which: SqlPart) => sql<FileToVerify[]>`
  select id, user_id as "userId", is_completed as "isCompleted", versions_seal as seal
    from wishes where ${which}`

type Found = Omit<Verification, 'files'>

/** Again where a version was confirmed, or the file removed, between reading the file and its versions. */
async function verify(sql: Sql, file: FileToVerify): Promise<Found> {
  const found = await look(sql, file)
  if (found.tampered.length === 0) return found
  const [now] = await filesWhere(sql, sql`id = ${file.id}`)
  if (!now) return { versions: 0, tampered: [] }
  return sealOf(now) === sealOf(file) ? found : verify(sql, now)
}

const sealOf = ({ seal, isCompleted }: FileToVerify) => `${seal?.toString('hex')} ${isCompleted}`

/** Keys that are gone or changed say something of the file; a setting or a server that is away does not. */
function nullUnlessOurs(error: unknown): null {
  if (error instanceof UnknownMasterKey || isOutage(error)) throw error
  return null
}

async function look(
  sql: Sql,
  { id: wishId, userId, isCompleted, seal }: FileToVerify,
): Promise<Found> {
  const keys = await personKeys(sql, userId).catch(nullUnlessOurs)
  // A file without its owner's keys should not be there.
  if (!keys) return { versions: 0, tampered: [{ wishId, version: 0, problem: 'unreadable' }] }
  const tampered: Tampering[] = []
  const found = (version: number, problem: Tampering['problem']) =>
    void tampered.push({ wishId, version, problem })
  let count = 0
  let newest: Awaited<ReturnType<typeof openVersions>>[number] | undefined
  for (;;) {
    const from = (newest?.number ?? 0) + 1
    const batch = await openVersions(sql, keys, wishId, { from, to: from + VERSIONS - 1 })
    for (const version of batch) {
      if (!version.content) found(version.number, 'unreadable')
      else if (!version.intact) found(version.number, 'changed')
    }
    count += batch.length
    if (batch.length === 0) break
    newest = batch.at(-1)
  }
  const right = newest && newestSeal(keys, wishId, newest.number, newest.hash)
  // The first format has no seal; one of today without a seal has lost it.
  const sealed = newest?.content?.personal.data !== undefined
  const fits = seal ? right?.equals(seal) : !sealed && (newest !== undefined || !isCompleted)
  if (!fits) found(newest?.number ?? 0, 'newest')
  return { versions: count, tampered }
}
