/** What there is to do after a death, shared by the contacts of a file: who did what. */
import type { DbRow } from '#db/row.ts'
import {
  addressOfContact,
  openCardOf,
  type RelativeCard,
} from '#app/features/contacts/people.server.ts'
import { readersAt } from '#app/features/relatives/reading/visits.server.ts'
import {
  asRelative,
  asSystem,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { calledBy } from '#app/platform/names.ts'
import { openCopyCard } from './copy.server.ts'
import { copiesAt } from './read.server.ts'
import { isWitness, type Report, reportFor } from './report.server.ts'
import { RUNNING } from './states.ts'

/** A contact who shares the list of a report that runs. `address` is the key of their visit. */
export type Sharer = { id: string; address: Buffer; card: RelativeCard; report: Report }

/**
 * Who comes in with this address as that contact: also where the account, and with it the contact, is gone
 * and only their copy is left.
 *
 * @returns null for who is somebody else, and where no report runs
 */
export async function sharerAt(address: Buffer, relative: string): Promise<Sharer | null> {
  const copy = (await copiesAt(address)).find(({ relativeId }) => relativeId === relative)
  if (copy) return { id: relative, address, card: copy.card, report: copy.report }
  const reader = (await readersAt(address)).find(({ id }) => id === relative)
  const report = reader && (await reportFor(reader))
  if (!report || !RUNNING.some((state) => state === report.state)) return null
  if (!isWitness(reader, report)) return null
  return { id: reader.id, address: addressOfContact(reader), card: reader.card, report }
}

/** done: it stands so. already: another did it before. not-allowed: for who does not share the list. */
type Ticked = 'done' | 'already' | 'not-allowed'

/**
 * Notes that something was done, or that it is still to be done. The first who did it stays.
 *
 * @param task the id of one of the list
 */
export const tickTask = (
  { id, address, report }: Pick<Sharer, 'id' | 'address'> & { report: Pick<Report, 'id'> },
  task: string,
  isDone: boolean,
): Promise<Ticked> =>
  withActor(asRelative(id), async (sql) => {
    const [row] = await sql<DbRow<'tick_task', 'tick_task! as outcome'>[]>`
      select tick_task(${report.id}, ${task}, ${isDone}, ${address}) as outcome`
    return (row?.outcome ?? 'not-allowed') as Ticked
  })

/** Who did a thing, by first name, and when. An empty name is of who is no contact any more. */
export type Tick = { task: string; name: string; at: Date }

/** What was done, and the first names of the others who see the same. */
type SharedList = { ticks: Tick[]; others: string[] }

/** Reads the list as everybody of the file sees it. */
export const sharedList = ({ id, report }: Pick<Sharer, 'id' | 'report'>): Promise<SharedList> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const people = await peopleOf(sql, report.id)
    const rows = await sql<
      DbRow<'death_report_ticks', 'task' | 'relative_id as relativeId' | 'at'>[]
    >`
      select task, relative_id as "relativeId", at from death_report_ticks
       where report_id = ${report.id} order by at, task`
    return {
      ticks: rows.map(({ task, relativeId, at }) => ({
        task,
        at,
        name: people.get(relativeId)?.name ?? '',
      })),
      others: [...people]
        .filter(([one, { shares }]) => shares && one !== id)
        .map(([, p]) => p.name),
    }
  })

type Person = { name: string; shares: boolean }

/** Everybody who shares it or did, by the id of the contact: of contacts, and of copies that outlive them. */
async function peopleOf(sql: Sql, report: string): Promise<Map<string, Person>> {
  const copies = await sql<
    DbRow<'relative_copies', 'id' | 'relative_id as relativeId' | 'sealed'>[]
  >`
    select id, relative_id as "relativeId", sealed from relative_copies where report_id = ${report}
     order by relative_id`
  const contacts = await sql<
    (DbRow<'relatives', 'id' | 'sealed'> & DbRow<'is_witness', 'is_witness! as shares'>)[]
  >`
    select r.id, r.sealed, is_witness(d, r) as shares
      from relatives r join death_reports d on d.subject_id = r.owner_id
     where d.id = ${report} order by r.id`
  return new Map([
    ...copies.map(({ id, relativeId, sealed }): [string, Person] => [
      relativeId,
      { name: calledBy(openCopyCard(id, sealed)), shares: true },
    ]),
    ...contacts.map(({ id, sealed, shares }): [string, Person] => [
      id,
      { name: calledBy(openCardOf(id, sealed)), shares },
    ]),
  ])
}
