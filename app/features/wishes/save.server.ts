import type { KeyObject } from 'node:crypto'
import { personKey } from '#app/features/accounts/keys.server.ts'
import { saveContactDetails } from '#app/features/accounts/contact-details.server.ts'
import { dropIntake } from '#app/features/accounts/profile.server.ts'
import { orderCards, withdrawCards } from '#app/features/cards/requests.server.ts'
import { contentHash } from '#app/platform/crypto.server.ts'
import { as, asPerson, type Sql } from '#app/platform/sql.server.ts'
import { cardFacts } from './card-facts.ts'
import { finalTitleOf, findWishFile, lockWishFile, titlesOf } from './file.server.ts'
import { knownBefore } from './prefill.server.ts'
import { soundReminder } from './reminder.ts'
import {
  purposeOf,
  readLockedSection,
  readSection,
  type StoredSection,
  writeSection,
} from './sections.server.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import {
  isAnswered,
  type SectionData,
  sameValue,
  type Value,
  withoutEmpty,
} from '#app/forms/values.ts'
import { confirmVersion, type NotConfirmed } from './versions.server.ts'

export type Save = {
  section: FileSectionKey
  /** Names the form: repeating a save whose answer was lost gives the earlier result. */
  id: string
  /** Higher with each save of the form; 0 where no script counts. */
  sequence?: number
  /** The form that this one goes on from: what that one stored last, this one has seen. */
  after?: string | undefined
  /** Made by the script while someone types. One that a newer save has overtaken is left out. */
  automatic?: boolean
  /** Revision of the section that the form was made from. */
  revision: number
  /** The answers that were right; a field that is not here keeps its stored answer. */
  data: Record<string, Value | undefined>
  /** Questions whose typed answer was wrong; they keep their stored answer too. */
  wrong?: readonly string[]
  /** Questions that another save changed, where the person has not chosen between the two answers. */
  undecided?: readonly string[]
  /**
   * Made by the form of a page. What the account knew before the first save stood on it, and stays
   * where the form gives no right answer.
   */
  fromPage?: boolean
  /** Boxes that have effect only after a page of their own: a tick that is new is not stored. */
  asks?: readonly string[]
  /**
   * True for the final save of the interview and for every save by hand of the older form: the
   * file is completed and a version confirmed.
   */
  final: boolean
}

type Cards = Awaited<ReturnType<typeof withdrawCards>>

export type SaveResult =
  | {
      ok: true
      number: string
      isNew: boolean
      stored: SectionData
      revision: number
      /** Of `asks`, what was ticked and still has to be confirmed. */
      toConfirm: string[]
      /** What became of an order of cards when its box was unticked. */
      cards: Cards
      /** Why the file is still a draft after a final save; all that was saved is. */
      notConfirmed: NotConfirmed | null
    }
  /** Someone (another tab) saved in between: the fields that differ and what is stored for them. */
  | { ok: false; fields: string[]; stored: SectionData; revision: number }

/**
 * Saves one section of the person's own file. Automatic and manual saves both come here.
 *
 * A save on an older revision goes through when the same form made the newer one, or when nothing in
 * it differs from what was saved in between; else nothing is stored and the caller gets both values.
 */
export const saveSection = (userId: string, save: Save): Promise<SaveResult> =>
  as(asPerson(userId), (sql) => saveSectionIn(sql, userId, save))

/** The same, in a transaction that the caller has begun as this person. */
export async function saveSectionIn(sql: Sql, userId: string, save: Save): Promise<SaveResult> {
  const file = await lockWishFile(sql, userId, titlesOf(save.section).draft)
  const key = await personKey(sql, userId, purposeOf(save.section))
  const stored = await readLockedSection(sql, key, file.id, save.section)
  const note = { content: hashOf(key, save), sequence: save.sequence ?? 0 }
  const { earlier, before } = await earlierSaves(sql, file.id, save)
  const { typed, toConfirm } = withoutAsked(save, stored.data)
  const given = { ...(await shownBefore(sql, userId, save, stored)), ...typed }
  const data = soundReminder(withoutEmpty({ ...stored.data, ...given }), stored.data)
  const done = { ok: true, number: file.number, toConfirm } as const
  const nothing = (revision: number, { isNew, cards, notConfirmed }: Outcome) =>
    ({ ...done, stored: stored.data, revision, isNew, cards, notConfirmed }) as const
  const changed = Object.keys(given).filter((k) => !sameValue(stored.data[k], data[k]))
  if (earlier && isRepeat(earlier, note)) {
    // Changed again since: a form that goes on from here must not pass for the newest.
    return nothing(changed.length > 0 ? save.revision : stored.revision, earlier)
  }
  const overtaken = earlier && note.sequence < earlier.sequence
  if (overtaken && save.automatic) return nothing(save.revision, NO_OUTCOME)

  const seen = [save.revision, before?.revision]
  if (earlier && note.sequence > earlier.sequence) seen.push(earlier.revision)
  const differing = [...changed, ...answeredOf(save.wrong, stored.data)]
  const disputed = seen.includes(stored.revision)
    ? differing.filter((name) => save.undecided?.includes(name))
    : differing
  if (disputed.length > 0)
    return { ok: false, fields: disputed, stored: stored.data, revision: stored.revision }

  if (changed.length > 0) {
    await writeSection(sql, key, file.id, save.section, data)
    if (save.section === 'naw') await saveContactDetails(sql, userId, data)
    if (save.section === 'formulier') await dropIntake(sql, userId)
  }
  const switchedOff = stored.data.receiveCards === true && !data.receiveCards
  const cards = switchedOff ? await withdrawCards(sql, userId) : 'none'
  const notConfirmed = await markSaved(sql, userId, file.id, {
    ...save,
    changed: changed.length > 0,
  })
  const revision = stored.revision + (changed.length > 0 ? 1 : 0)
  const outcome = { isNew: file.isNew, cards, notConfirmed }
  await noteSave(sql, file.id, save, { ...note, ...outcome, revision })
  // One form that saves again and again has one row.
  if (!earlier || save.after) await forgetOldSaves(sql, file.id)
  return { ...done, ...outcome, stored: data, revision }
}

/** What the first save of a section leaves as its page showed it. */
async function shownBefore(sql: Sql, userId: string, save: Save, { revision }: StoredSection) {
  const { section, data, fromPage = false } = save
  if (!fromPage || revision > 0) return {}
  const known = Object.entries(await knownBefore(sql, userId, section))
  return Object.fromEntries(known.filter(([key]) => !(key in data)))
}

/** Leaves out the boxes that were ticked just now and have effect only after a page of their own. */
function withoutAsked({ data, asks = [] }: Save, stored: SectionData) {
  const toConfirm = asks.filter((key) => data[key] === true && !stored[key])
  const typed = Object.fromEntries(Object.entries(data).filter(([key]) => !toConfirm.includes(key)))
  return { typed, toConfirm }
}

/** A wrong answer will be put right on the newest revision; what it replaces must be known by then. */
const answeredOf = (wrong: readonly string[] = [], stored: SectionData) =>
  wrong.filter((key) => isAnswered(stored[key]))

const hashOf = (key: KeyObject, { section, data, final }: Save) =>
  contentHash(key, JSON.stringify([section, final, Object.entries(data)]))

/** What the message after a save goes by. */
type Outcome = { isNew: boolean; cards: Cards; notConfirmed: NotConfirmed | null }
const NO_OUTCOME: Outcome = { isNew: false, cards: 'none', notConfirmed: null }
/** What is remembered of a save; `revision` is the one that stood when it was done. */
type NotedSave = Outcome & { content: Buffer; sequence: number; revision: number }

/** Above every number that a form counts to: no save of a form that went on as another is newer. */
const ENDED = 2 ** 31 - 1

/** The newest save of this form, and of the one it goes on from. */
async function earlierSaves(sql: Sql, wishId: string, { id, after, section }: Save) {
  const rows = await sql<(NotedSave & { id: string })[]>`
    select id, content, sequence, revision, is_new as "isNew", cards,
           not_confirmed as "notConfirmed"
      from wish_saves
     where wish_id = ${wishId} and section = ${section} and id in (${id}, ${after ?? id})`
  const of = (wanted: string | undefined) => rows.find((row) => row.id === wanted)
  return { earlier: of(id), before: after === id ? undefined : of(after) }
}

/** The same id with other contents is another save: the back button shows an old form again. */
type Sent = Pick<NotedSave, 'content' | 'sequence'>
const isRepeat = (earlier: NotedSave, { content, sequence }: Sent) =>
  sequence <= earlier.sequence && earlier.content.equals(content)

/** Remembers a save. The form that this one went on from saves no more, whatever still arrives. */
async function noteSave(sql: Sql, wishId: string, { id, after, section }: Save, save: NotedSave) {
  const { content, sequence, revision, isNew, cards, notConfirmed } = save
  await sql`
    insert into wish_saves
      (wish_id, id, section, content, sequence, revision, is_new, cards, not_confirmed)
    values (${wishId}, ${id}, ${section}, ${content}, ${sequence}, ${revision}, ${isNew}, ${cards},
            ${notConfirmed})
    on conflict (wish_id, id) do update
      set section = excluded.section, content = excluded.content, sequence = excluded.sequence,
          revision = excluded.revision, is_new = excluded.is_new, cards = excluded.cards,
          not_confirmed = excluded.not_confirmed, created_at = now()`
  if (!after || after === id) return
  await sql`
    insert into wish_saves (wish_id, id, section, content, sequence)
    values (${wishId}, ${after}, ${section}, '', ${ENDED})
    on conflict (wish_id, id) do update set sequence = ${ENDED}`
}

/**
 * Of so many forms the last save is remembered, so that saving without end does not fill the
 * database. Repeating one that was forgotten is a save like any other, on an old revision.
 */
const MAX_SAVES = 100

async function forgetOldSaves(sql: Sql, wishId: string) {
  await sql`
    delete from wish_saves
     where wish_id = ${wishId}
       and id in (select id from wish_saves where wish_id = ${wishId}
                   order by created_at desc offset ${MAX_SAVES})`
}

/**
 * A change makes the file a draft again; the final save completes it (specification 4, 'Wish').
 *
 * @returns why it stays a draft after a final save
 */
async function markSaved(
  sql: Sql,
  userId: string,
  wishId: string,
  { section, changed, final }: { section: FileSectionKey; changed: boolean; final: boolean },
) {
  const titles = titlesOf(section)
  if (changed)
    await sql`
      update wishes set is_completed = false, title = ${titles.draft}, last_updated_by = ${userId},
                        updated_at = now()
       where id = ${wishId}`
  return final ? complete(sql, userId, wishId, titles.final) : null
}

/**
 * Completes the file unless it already is, and keeps what it says as a version.
 *
 * @returns why not, when it stays a draft
 */
async function complete(sql: Sql, userId: string, wishId: string, title: string) {
  const draft = await sql`select 1 from wishes where id = ${wishId} and not is_completed`
  if (draft.length === 0) return null
  const notConfirmed = await confirmVersion(sql, userId, wishId)
  if (notConfirmed) return notConfirmed
  await sql`
    update wishes set is_completed = true, title = ${title}, last_updated_by = ${userId},
                      updated_at = now()
     where id = ${wishId}`
  const { data } = await readSection(sql, userId, 'naw')
  await orderCards(sql, userId, cardFacts(wishId, data))
  return null
}

/**
 * Completes the person's own file as it is now, from the overview.
 *
 * @returns its number, and why it stays a draft when it does; null when there is no file yet
 */
export function completeFile(
  userId: string,
): Promise<{ number: string; notConfirmed: NotConfirmed | null } | null> {
  return as(asPerson(userId), async (sql) => {
    const found = await findWishFile(sql, userId)
    if (!found) return null
    const { id, number } = await lockWishFile(sql, userId, found.title)
    return { number, notConfirmed: await complete(sql, userId, id, finalTitleOf(found.title)) }
  })
}
