/** Contacts without an e-mail address who come by to read, with the code of a letter. */
import type { DbRow } from '#db/row.ts'
import {
  addressOfContact,
  openCardOf,
  type RelativeCard,
} from '#app/features/contacts/people.server.ts'
import { readingHashOf } from '#app/features/contacts/letter-code.server.ts'
import { isSamePhone } from '#app/features/contacts/reading-code.server.ts'
import { asSystem, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { noteTry } from '#app/platform/tries.server.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { countAttempt, countFrom } from '#app/platform/limits.server.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#app/platform/durations.ts'
import { beginVisit } from './visits.server.ts'

/** From one network. */
const ASKED = { name: 'letter visit asked', points: 10, seconds: 10 * 60 }
/**
 * Of one code, whether or not there is such a one: who found a letter tries no telephone numbers, not even
 * all year.
 */
const OF_CODE = { name: 'letter visit of a code', points: 10, seconds: HOUR_SECONDS }
const OF_CODE_A_MONTH = {
  name: 'letter visit of a code, in a month',
  points: 100,
  seconds: 30 * DAY_SECONDS,
}

export type LetterVisit =
  | { ok: true; visit: string }
  /**
   * wait: in seconds, when there were too many. early: both are right, and who named them did not say yet that it
   * is them; `isLate` where their death is reported by now, and they may never say so. Neither: code and number do
   * not belong together.
   */
  | { ok: false; wait?: number; early?: { isLate: boolean } }

/** A contact who reads by a letter. */
export type ContactOfLetter = { id: string; card: RelativeCard; early?: { isLate: boolean } | null }

/**
 * Opens a visit with the code of a letter and the contact's own telephone number. The answer and its time
 * are the same for a code that does not work (any more) and for another number.
 *
 * @param afterwards finds the contact of a code that went with the account, by its hash
 * @returns the token of the visit, for its cookie
 */
export async function openVisitByLetter(
  { code, phone }: { code: string; phone: string },
  network: string,
  afterwards: (sql: Sql, hash: Buffer) => Promise<ContactOfLetter | null>,
): Promise<LetterVisit> {
  return noteTry('letter', await openBy(readingHashOf(code), phone, network, afterwards))
}

async function openBy(
  hash: Buffer,
  phone: string,
  network: string,
  afterwards: (sql: Sql, hash: Buffer) => Promise<ContactOfLetter | null>,
): Promise<LetterVisit> {
  const wait = await waitFor(hash, network)
  if (wait !== undefined) return { ok: false, wait }
  return withActor(asSystem('relatives'), async (sql): Promise<LetterVisit> => {
    // Both are asked whatever the first says: that takes as long for every code.
    const [now, later] = [await contactOfLink(sql, hash), await afterwards(sql, hash)]
    const contact = now ?? later
    const isTheirs = isSamePhone(contact ? contact.card.phone : nobodysPhone(), phone)
    if (!contact || contact.card.email || !isTheirs) return { ok: false }
    if (contact.early) return { ok: false, early: contact.early }
    const visit = await beginVisit(sql, addressOfContact(contact))
    await sql`select letter_arrived(${contact.id})`
    return { ok: true, visit }
  })
}

/**
 * Whether the code of a letter is one to read with, for who typed it where a question is answered. Guessing is
 * limited there.
 *
 * @param afterwards as of `openVisitByLetter`
 */
export const isToReadWith = (
  code: string,
  afterwards: (sql: Sql, hash: Buffer) => Promise<ContactOfLetter | null>,
): Promise<boolean> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const hash = readingHashOf(code)
    return ((await contactOfLink(sql, hash)) ?? (await afterwards(sql, hash))) !== null
  })

async function contactOfLink(sql: Sql, hash: Buffer): Promise<ContactOfLetter | null> {
  const [row] = await sql<(DbRow<'relatives', 'id' | 'sealed' | 'state'> & { isLate: boolean })[]>`
    select r.id, r.sealed, r.state,
           exists (select from death_reports d
                    where d.subject_id = r.owner_id and (report_runs(d.state) or d.state = 'ended')) as "isLate"
      from relative_links l join relatives r on r.id = l.relative_id
     where l.hash = ${hash} and l.purpose = 'read' and l.expires_at > now()
       and r.state in ('accepted', 'confirmed')`
  if (!row) return null
  const early = row.state === 'accepted' ? { isLate: row.isLate } : null
  return { id: row.id, card: openCardOf(row.id, row.sealed), early }
}

async function waitFor(hash: Buffer, network: string): Promise<number | undefined> {
  const near = await countFrom(ASKED, network)
  if (near !== undefined) return near
  const code = hash.toString('hex')
  const hour = await countAttempt(OF_CODE, code)
  return hour ?? countAttempt(OF_CODE_A_MONTH, code)
}

const NOBODY = 'contact of no letter'

let nobodys: Buffer | undefined

/** No number; to find that out takes as long as opening the card of a contact. */
function nobodysPhone(): string {
  nobodys ??= sealForSystem({ phone: '' }, NOBODY)
  return openForSystem<{ phone: string }>(nobodys, NOBODY).phone
}
