import type { DbRow } from '#db/row.ts'
import { hashesBy } from '#app/features/file-index/index.server.ts'
import type { Term } from '#app/features/file-index/terms.ts'
import { dayAfter, dayOf } from '#app/locales/dates.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import {
  type RequestContents,
  contactAddressIn,
  diedOnIn,
  nameIn,
} from '../request-contents.server.ts'
import {
  type Comparison,
  type SaidAlive,
  compareBirth,
  compareName,
  faultOfDeath,
  type ClaimedIdentity,
  termsToCompare,
} from './comparison.ts'

/** The name and dates of whose file it is, as a request says them. */
export const saidIn = (asked: RequestContents): ClaimedIdentity => ({
  name: nameIn(asked),
  birth: asked.geboortedatum,
  death: diedOnIn(asked) ?? undefined,
})

/** In days. Who said so longer ago may have died since, unless that was after the day of death. */
const LATELY = 90

type Row = DbRow<'compare_request', 'confirmed_at as confirmedAt' | 'itself!'> &
  DbRow<'written_last', 'written_last as writtenAt'> & { matched: string[] | null }

/**
 * Compares by keyed hashes: nothing is opened, and nothing of the file is told but yes or no.
 * Without a file nothing is known of it.
 */
export async function compare(sql: Sql, id: string, asked: RequestContents): Promise<Comparison> {
  const said = saidIn(asked)
  const hashes = byHash(termsToCompare(said))
  const [row] = await sql<Row[]>`
    select matched::text[], confirmed_at as "confirmedAt", itself, written_last(${id}) as "writtenAt"
      from compare_request(${id}, ${[...hashes.keys()]}::bigint[], ${contactAddressIn(asked)},
                           ${asked.contactTelefoon ?? null})`
  const found = new Set(row?.matched?.map((hash) => hashes.get(hash)))
  const has = (term: Term) => found.has(term)
  const { death } = said
  const [alive] = await sql<AliveRow[]>`
    select at, signed_in as "signedIn", answered from said_alive(${id})`
  const afterDeath = (at: Date | null | undefined) =>
    death && at && dayOf(at) > death ? dayOf(at) : null
  return {
    name: row?.matched ? compareName(said.name, has) : 'unknown',
    birth: row?.matched ? compareBirth(said.birth, has) : 'unknown',
    death: faultOfDeath(said, dayOf(new Date())),
    confirmedLater: afterDeath(row?.confirmedAt) !== null,
    writtenLater: afterDeath(row?.writtenAt),
    saidAlive: alive ? saidLately(alive, said) : null,
    confirmsItself: row?.itself ?? false,
  }
}

type AliveRow = DbRow<'said_alive', 'at!' | 'signed_in! as signedIn' | 'answered!'>

/** Of a living will it does not matter when: its owner lives. */
function saidLately({ at, ...rest }: AliveRow, { death }: ClaimedIdentity): SaidAlive | null {
  const day = dayOf(at)
  const isLate = !death || day >= death || day >= dayAfter(dayOf(new Date()), -LATELY)
  return isLate ? { day, ...rest } : null
}

/** Made with each key, while one is being replaced. */
const byHash = (terms: Term[]): Map<string, Term> =>
  new Map(
    hashesBy(terms).flatMap((hashes) =>
      hashes.map((hash, at) => [hash, terms[at] as Term] as const),
    ),
  )
