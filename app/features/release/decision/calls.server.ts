/** Calls about a request: who they may be with, what was said, and by which colleague it was written down. */
import { randomUUID } from 'node:crypto'
import type { DbRow, Narrowed } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { asOutsider } from './as-outsider.server.ts'
import { nameOf, openCardOf } from '#app/features/contacts/people.server.ts'
import { namesOfColleagues } from '#app/features/file-index/colleagues.server.ts'
import { openCard } from '#app/features/file-index/index.server.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import type { CallAnswer, Called, CalledWho } from './calls.ts'

const belongsTo = (id: string) => `request_calls ${id}`

/** Somebody whom a colleague can call, with how they are related; without a number `phone` is empty. */
export type PersonToCall = Called & {
  id: string
  who: Exclude<CalledWho, 'doctor'>
  phone: string
}

type PersonRow = Narrowed<
  DbRow<'people_of_request', 'who!' | 'id!' | 'sealed!'>,
  { who: PersonToCall['who'] }
>

async function peopleIn(sql: Sql, request: string): Promise<PersonToCall[]> {
  const rows = await sql<PersonRow[]>`select who, id, sealed from people_of_request(${request})`
  return rows.map(({ who, id, sealed }) => {
    if (who === 'named') {
      const card = openCardOf(id, sealed)
      return { who, id, name: nameOf(card), more: card.relation, phone: card.phone }
    }
    const { firstName = '', lastName = '', phone = '' } = openCard(id, sealed)
    return { who, id, name: `${firstName} ${lastName}`.trim(), more: '', phone }
  })
}

/** Whom a colleague can call who looked at them before; nobody for who did not. */
export const peopleToCall = ({ id }: Actor, request: string): Promise<PersonToCall[]> =>
  readOnly(asPerson(id), (sql) => peopleIn(sql, request))

/**
 * unseen: they did not look whom the owner named. contact: it is about them, or the file names them. gone: there is
 * nobody to call about it (any more).
 */
export type CallNoted = 'done' | 'unseen' | 'contact' | 'gone'

/** Writes down what one of `peopleToCall` said. */
export const noteRequestCall = (
  actor: Actor,
  request: string,
  person: string,
  said: CallAnswer,
): Promise<CallNoted> =>
  asOutsider(actor, request, async (sql) => {
    const called = (await peopleIn(sql, request)).find(({ id }) => id === person)
    if (!called) return 'unseen'
    const { who, name, more, id } = called
    const relative = who === 'named' ? id : null
    return noteIn(sql, request, { who, relative, said, called: { name, more } })
  })

/** Writes down that a doctor or a hospital was called about a living will. */
export const noteDoctorCall = (actor: Actor, request: string, called: Called): Promise<CallNoted> =>
  asOutsider(actor, request, (sql) =>
    noteIn(sql, request, { who: 'doctor', relative: null, said: 'yes', called }),
  )

/**
 * Takes back a call that this colleague wrote down: it counts no more.
 *
 * @returns false when there is nothing to take back (any more); 'contact' as `asOutsider` says
 */
export const takeBackCall = (
  actor: Actor,
  request: string,
  call: string,
): Promise<boolean | 'contact'> =>
  asOutsider(actor, request, async (sql) => {
    const [row] = await sql<DbRow<'take_back_call', 'take_back_call as done'>[]>`
      select take_back_call(id) as done from request_calls
       where id = ${call} and request_id = ${request}`
    return row?.done ?? false
  })

type Note = { who: CalledWho; relative: string | null; said: CallAnswer; called: Called }

async function noteIn(sql: Sql, request: string, note: Note): Promise<CallNoted> {
  const { who, relative, said, called } = note
  const id = randomUUID()
  const [row] = await sql<
    Narrowed<DbRow<'note_request_call', 'note_request_call as became'>, { became: CallNoted }>[]
  >`
    select note_request_call(${id}, ${request}, ${who}, ${relative},
                             ${sealForSystem(called, belongsTo(id))}, ${said}) as became`
  return row?.became ?? 'gone'
}

type CallRow = Narrowed<
  DbRow<'calls_of_request', 'id!' | 'who!' | 'sealed!' | 'said!' | 'at!' | 'email'>,
  { who: CalledWho; said: CallAnswer }
> &
  DbRow<'request_calls', 'taken_back_at as takenBackAt'> & {
    /** By who asks. */
    own: boolean
  }

/** A call that was written down. `by`: the name of the colleague, while they are there. */
export type RequestCall = Omit<CallRow, 'sealed' | 'email'> & Called & { by: string | null }

/** Reads every call about a request in the transaction of its caller, the first one first. */
export async function callsIn(sql: Sql, request: string): Promise<RequestCall[]> {
  const rows = await sql<CallRow[]>`
    select id, c.who, c.sealed, c.said, c.at, c.email, k.taken_back_at as "takenBackAt",
           coalesce(k.noted_by = actor_id(), false) as own
      from calls_of_request(${request}) c join request_calls k using (id) order by c.at, id`
  const nameOfColleague = await namesOfColleagues(
    sql,
    rows.map(({ email }) => email),
  )
  return rows.map(({ sealed, email, ...row }) => ({
    ...row,
    ...openCalled(row.id, sealed),
    by: nameOfColleague(email),
  }))
}

const openCalled = (id: string, sealed: Buffer) => openForSystem<Called>(sealed, belongsTo(id))

/** Which doctors or hospitals were called about a request, for the system that tells its owner. */
export async function doctorsIn(sql: Sql, request: string): Promise<Called[]> {
  const rows = await sql<DbRow<'request_calls', 'id' | 'sealed'>[]>`
    select id, sealed from request_calls
     where request_id = ${request} and who = 'doctor' and taken_back_at is null order by noted_at`
  return rows.map(({ id, sealed }) => openCalled(id, sealed))
}
