/** The paper of a death: added by a contact, seen by who decides. */
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import type { CertificateKind } from '#app/features/release/forms/certificate-form.ts'
import {
  type IsSame,
  nameOfProof,
  type OpenedProof,
  openProof,
  type ProofRow,
  type ProofStored,
  storeProof,
} from '#app/features/release/proof.server.ts'
import {
  asPerson,
  asRelative,
  readOnly,
  type Sql,
  takeTurns,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { workOnDeaths } from './queue.server.ts'

const TABLE = 'death_report_papers'

/**
 * Stores the paper of the death that is not certain yet of who named a contact, in the place of the one
 * before. Whole or not at all; 'over' where there is nothing to show (any more).
 */
export const storePaper = (
  reader: Pick<Reader, 'id'>,
  contents: AsyncIterable<Uint8Array>,
  name: string,
): Promise<ProofStored> =>
  storeProof(TABLE, contents, name, (row, isSame) => keep(reader.id, row, isSame))

/** @returns what goes from the storage; null when nothing can be added */
const keep = (
  relativeId: string,
  { id, kind, size, sealed, storage_key: storageKey }: ProofRow,
  isSame: IsSame,
): Promise<string[] | null> =>
  withActor(asRelative(relativeId), async (sql) => {
    const report = await reportToProve(sql)
    if (!report) return null
    await takeTurns(sql, `death paper ${report}`)
    const [there] = await sql<DbRow<'death_report_papers', 'id' | 'sealed' | 'storage_key'>[]>`
      select id, sealed, storage_key from death_report_papers where report_id = ${report}`
    if (await isSame(there)) return [storageKey]
    const [row] = await sql<DbRow<'add_death_paper', 'add_death_paper as before'>[]>`
      select add_death_paper(${id}, ${kind}, ${size}, ${sealed}, ${storageKey}) as before`
    if (!row?.before) return null
    await workOnDeaths(sql)
    return row.before
  })

async function reportToProve(sql: Sql): Promise<string | null> {
  const [row] = await sql<DbRow<'report_to_prove', 'report_to_prove! as id'>[]>`
    select report_to_prove() as id`
  return row?.id ?? null
}

/** Whether a paper can be added, and the one that is there. */
export type OwnPaper = { open: boolean; addedAt: Date | null; name: string | null }

/** Finds the paper of the death that is not certain yet of who named a contact. */
export const ownPaper = ({ id }: Pick<Reader, 'id'>): Promise<OwnPaper> =>
  readOnly(asRelative(id), async (sql) => {
    const report = await reportToProve(sql)
    const [row] = await sql<
      DbRow<'death_report_papers', 'id' | 'created_at as addedAt' | 'sealed'>[]
    >`
      select id, created_at as "addedAt", sealed from death_report_papers
       where report_id = ${report}`
    return {
      open: report !== null,
      addedAt: row?.addedAt ?? null,
      name: row ? nameOfProof(TABLE, row) : null,
    }
  })

/** Gives the paper to a colleague who decides, after a row in the audit log. Null where there is none. */
export async function fetchPaper(
  { id, request }: Actor,
  reportId: string,
): Promise<OpenedProof | null> {
  const [row] = await withActor(
    asPerson(id),
    (sql) => sql<
      Narrowed<
        DbRow<
          'fetch_death_paper',
          'id!' | 'kind!' | 'size!' | 'sealed!' | 'storage_key! as storageKey'
        >,
        { kind: CertificateKind }
      >[]
    >`
      select id, kind, size, sealed, storage_key as "storageKey"
        from fetch_death_paper(${reportId}, ${request})`,
  )
  return row ? openProof(TABLE, row) : null
}
