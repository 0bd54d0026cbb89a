/**
 * The code of a letter with which a contact without an e-mail address reads. Unlike the link of a mail it
 * works as often as it is needed, for as long as they may read; so that a letter that somebody else finds
 * opens nothing, it works with the contact's own telephone number only, which the letter does not have.
 */
import { timingSafeEqual } from 'node:crypto'
import { noteAudit } from '#app/access/audit.server.ts'
import { findDeletion } from '#app/features/accounts/leaving.server.ts'
import { phoneDigits } from '#app/features/file-index/terms.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import { currentCode, isHeld, letterCode, readingHashOf } from './letter-code.server.ts'
import { addressOfContact, type By, lockRelative, type Relative } from './people.server.ts'
import { isUnanswered } from './readiness.ts'

/** As many digits as a number here has behind its zero: the country before them is written or not. */
const DIGITS = 9

const digitsOf = (phone: string): string => phoneDigits(phone).slice(-DIGITS)

/** Whether a telephone number can be asked beside a code: it has all its digits. */
export const canBeAsked = (phone: string): boolean => digitsOf(phone).length === DIGITS

/** Whether two telephone numbers are one, however each was typed. Takes as long for any two. */
export const isSamePhone = (one: string, other: string): boolean =>
  timingSafeEqual(tokenHash(digitsOf(one)), tokenHash(digitsOf(other))) && canBeAsked(one)

/**
 * Whether a contact was asked and can still answer, whether their letter can be printed again, whether they
 * are asked to arrange the funeral, by which telephone number they read (null where none can be asked), and
 * whether a death is reported, and whether they are asked about it: for them it changes nothing then.
 */
export const askedOf = async (ownerId: string, relative: Relative) => ({
  waits: relative.state === 'invited' && !isUnanswered(relative, new Date()),
  hasLetter: (await currentCode(ownerId, relative)) !== null,
  arranges: relative.card.arranges === true,
  askedPhone: canBeAsked(relative.card.phone) ? relative.card.phone : null,
  deathRuns: await readOnly(asPerson(ownerId), async (sql) => {
    const running = await sql`
      select from death_reports d where d.subject_id = ${ownerId} and report_runs(d.state)`
    return running.count > 0
  }),
  isHeld: await readOnly(asPerson(ownerId), (sql) => isHeld(sql, relative.id)),
})

/** Lets the code of a letter read, once its contact may. The one before reads no more. */
export async function giveReadingCode(sql: Sql, id: string, madeAt: Date): Promise<string> {
  const code = letterCode(id, madeAt)
  await sql`delete from relative_links where relative_id = ${id} and purpose = 'read'`
  await sql`
    insert into relative_links (hash, relative_id, purpose, created_at, expires_at)
    values (${readingHashOf(code)}, ${id}, 'read', ${madeAt}, 'infinity')`
  return code
}

export type ReadingLetter =
  | { ok: true; relative: Relative; code: string }
  /**
   * gone: not named (any more). state: may not read (yet), as while the account goes, or reads by e-mail. runs: is asked
   * about a death now.
   */
  | { ok: false; reason: 'gone' | 'state' | 'runs' }

/**
 * Makes a new code for a contact without an address who may read. The one before reads no more, and who
 * reads by it now is shown out: a letter that was lost may have been found.
 */
export const newReadingLetter = (actor: By, id: string): Promise<ReadingLetter> =>
  withActor(asPerson(actor.id), async (sql): Promise<ReadingLetter> => {
    const relative = await lockRelative(sql, actor.id, id)
    if (!relative) return { ok: false, reason: 'gone' }
    if (
      relative.state !== 'confirmed' ||
      relative.card.email ||
      (await findDeletion(sql, actor.id))
    )
      return { ok: false, reason: 'state' }
    if (await isHeld(sql, id)) return { ok: false, reason: 'runs' }
    const code = await giveReadingCode(sql, id, new Date())
    await sql`delete from relative_visits where address = ${addressOfContact(relative)}`
    await noteAudit(sql, actor, { action: 'relative.letter', subject: actor.id })
    return { ok: true, relative, code }
  })
