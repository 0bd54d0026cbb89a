import type { KeyObject } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { saveContactDetails } from '#app/features/accounts/contact-details.server.ts'
import type { Scope } from '#app/access/audit.ts'
import { writeFile } from '#app/access/in-file.server.ts'
import { personKey } from '#app/access/keys.server.ts'
import type { FileSubject } from '#app/access/subject.ts'
import { dropIntake } from '#app/features/accounts/profile.server.ts'
import { withdrawCards } from '#app/features/cards/requests.server.ts'
import {
  type FileData,
  type FileSectionKey,
  keyOfSection,
  sectionOf,
  type SomeAnswers,
} from '#app/features/interview/sections/index.ts'
import { olderFormAnswers, withAnswers } from '#app/features/interview/shared-questions.ts'
import { fingerprintsUnder, fingerprintText } from '#app/forms/stored/fingerprints.server.ts'
import {
  type After,
  decide,
  type Decision,
  type Disputed,
  type Save as SectionSave,
} from '#app/forms/stored/decide.ts'
import { pickValues, sameValue, type SectionData, withoutEmpty } from '#app/forms/values.ts'
import { contentHash } from '#app/platform/keys/crypto.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { type OwnerDetails, readOwnerDetails } from '../owner-details.server.ts'
import { confirmFile } from '../versions/confirm.server.ts'
import { titlesOf } from '../file/file.server.ts'
import {
  openWishFile,
  type OpenFile,
  type SaveOutcome,
  type SavedNote,
} from '../file/open-file.server.ts'
import { blankPage, knownBefore, sectionFingerprints } from './section-page.server.ts'
import { withConsistentReminder } from './reminder.ts'
import { sealSection } from '../file/sections.server.ts'

export type WishSave = SectionSave<SomeAnswers> & {
  section: FileSectionKey
  id: string
  after?: string | undefined
  /** What the account knew stood on it, and stays where the form gives no right answer. */
  fromPage?: boolean
  /** A save by hand of the older form: a version is confirmed. */
  final: boolean
}

export type SaveResult =
  | (After<SomeAnswers> &
      SaveOutcome & {
        ok: true
        /** Of the file; null when nothing was said, and none was made for that. */
        number: string | null
        toConfirm: string[]
      })
  | (After<SomeAnswers> & Disputed<SomeAnswers>)

/**
 * Automatic and by hand, by the owner or by who writes along and signs for it. Merged with what was
 * changed elsewhere: see `decide`. Nothing is confirmed for someone else.
 */
export const saveSection = (subject: FileSubject, save: WishSave): Promise<SaveResult> =>
  writeFile(subject, scopesOf(save.section), (sql) =>
    saveSectionIn(sql, subject.id, { ...save, final: save.final && !subject.by }),
  )

/** What the pages of these sections hold of who someone is, besides wishes. */
export const scopesOf = (section: FileSectionKey): [Scope, ...Scope[]] => {
  if (section === 'secret') return ['confidential']
  return section === 'naw' || section === 'formulier' ? ['sections', 'details'] : ['sections']
}

export async function saveSectionIn(sql: Sql, userId: string, save: WishSave): Promise<SaveResult> {
  const { section, fromPage = false } = save
  const file = await openWishFile(sql, userId, save, (account) => isWritten(save, account))
  if (!file) return nothingSaved(sql, userId, save)
  const key = file.keys[keyOfSection(section)]
  const { stored } = file
  const known = knownBefore(section, file.account, fromPage && !stored.isStored)
  const content = saveHash(key, save)
  const decision = decide(
    save,
    { ...stored, known },
    { content, earlier: file.earlier, before: file.before },
    {
      fields: sectionOf(section).fields,
      fingerprint: fingerprintsUnder(key, section),
      settle: (data, before) => shownAs(stored.around, save, withConsistentReminder(data, before)),
    },
  )
  const opened = sectionFingerprints(key, section, { ...known, ...stored.data })
  const unchanged = { stored: stored.data, revision: stored.revision, opened }
  const done = { ok: true, number: file.number, toConfirm: [] as string[] } as const
  // A form that goes on from an older answer must not pass for the newest.
  const revisionOf = (isOld: boolean) => ({ revision: isOld ? save.revision : stored.revision })
  switch (decision.kind) {
    case 'repeat':
      return {
        ...done,
        ...unchanged,
        ...outcomeOf(decision.earlier),
        ...revisionOf(decision.changedSince),
      }
    case 'late':
      return { ...done, ...unchanged, ...NO_OUTCOME, ...revisionOf(true) }
    case 'conflict':
      return { ok: false, ...unchanged, disputed: decision.disputed, merged: decision.merged }
    case 'store': {
      const { data, changed, toConfirm } = decision
      const rows = changed ? rowsToStore(file, save, data) : {}
      const outcome = await storeSave(sql, userId, file, save, { ...decision, content, rows })
      const revision = stored.revision + Object.keys(rows).length
      const after = { stored: data, revision, opened: sectionFingerprints(key, section, data) }
      return { ...done, ...after, ...outcome, toConfirm }
    }
  }
}

/** What the page of the section shows of these answers when they are stored. */
const shownAs = (
  around: FileData,
  { section, fromPage }: WishSave,
  data: SomeAnswers,
): SomeAnswers =>
  fromPage && section === 'formulier' ? olderFormAnswers(withAnswers(around, section, data)) : data

/** The sections that change: the one that was saved, and what it shares questions with. */
function rowsToStore({ stored, rows }: OpenFile, save: WishSave, data: SomeAnswers): FileData {
  const { section, fromPage } = save
  if (!fromPage) return { [section]: data }
  return pickValues(
    withAnswers(stored.around, section, data),
    (key, answers) => key === section || !isDeepStrictEqual(answers, rows[key as FileSectionKey]),
  )
}

/** Whether the form holds anything that its page did not before anyone wrote on it. */
function isWritten({ section, data, fromPage }: WishSave, account: OwnerDetails): boolean {
  const given: SectionData = withConsistentReminder(withoutEmpty(data), {})
  // Only the page of the contacts, and the older form's, are filled in by themselves.
  if (section !== 'naw' && Object.keys(given).length > 0) return true
  const blank: SectionData = fromPage ? blankPage(section, account) : {}
  return Object.keys({ ...given, ...blank }).some((name) => !sameValue(given[name], blank[name]))
}

async function nothingSaved(sql: Sql, userId: string, save: WishSave): Promise<SaveResult> {
  const { section, final, fromPage = false } = save
  const key = await personKey(sql, userId, keyOfSection(section))
  const blank = fromPage ? blankPage(section, await readOwnerDetails(sql, userId)) : {}
  const opened = sectionFingerprints(key, section, blank)
  const outcome = { ...NO_OUTCOME, notConfirmed: final ? ('empty' as const) : null }
  return { ok: true, number: null, toConfirm: [], stored: {}, revision: 0, opened, ...outcome }
}

const NO_OUTCOME: SaveOutcome = { isNew: false, cards: 'none', notConfirmed: null }

const outcomeOf = ({ isNew, cards, notConfirmed }: SavedNote): SaveOutcome => ({
  isNew,
  cards,
  notConfirmed,
})

const saveHash = (key: KeyObject, { section, data, final }: WishSave) =>
  contentHash(key, JSON.stringify([section, final, Object.entries(data)]))

type DecidedStore = Extract<Decision<SavedNote, SomeAnswers>, { kind: 'store' }> & {
  content: Buffer
  rows: FileData
}

/** The answers, what follows from them, and the note. */
async function storeSave(
  sql: Sql,
  userId: string,
  file: OpenFile,
  save: WishSave,
  storing: DecidedStore,
): Promise<SaveOutcome> {
  const { data, changed } = storing
  const { section } = save
  const key = file.keys.personal
  const { profile } = file.account
  if (changed && section === 'naw') await saveContactDetails(sql, { userId, key, profile }, data)
  if (changed && section === 'formulier') await dropIntake(sql, userId, key, profile)
  const switchedOff = file.stored.data.receiveCards === true && !data.receiveCards
  const cards = switchedOff ? await withdrawCards(sql, userId) : 'none'
  // Unless it is completed already (specification 4, 'Wish').
  const confirms = save.final && (changed || !file.isCompleted)
  const notConfirmed = confirms ? await confirmFile(sql, userId, file, storing.rows) : null
  const outcome = { isNew: file.isNew, cards, notConfirmed }
  const completed = confirms && notConfirmed === null
  await write(sql, file, save, { ...storing, ...outcome, completed })
  return outcome
}

const sealedRow = ({ id, keys }: OpenFile, section: FileSectionKey, data: SomeAnswers) => ({
  wish_id: id,
  section,
  sealed: sealSection(keys[keyOfSection(section)], id, section, data),
  revision: 1,
})

type Written = DecidedStore & SaveOutcome & { completed: boolean }

/** Above every number: no save of that form is newer. */
const ENDED = 2 ** 31 - 1

/**
 * Of forms, so that saving without end does not fill the database. A forgotten one is saved as any.
 */
const MAX_SAVES = 100

/**
 * In one statement: answers, state of the file, and note. The form that this one went on from saves
 * no more, whatever still arrives.
 */
async function write(
  sql: Sql,
  file: OpenFile,
  save: WishSave,
  { rows, changed, seen, content, completed, ...outcome }: Written,
) {
  const { section, id, after, sequence = 0 } = save
  const titles = titlesOf(section)
  const own = after && after !== id ? [id, after] : [id]
  const sealed = Object.entries(rows).map(([key, data]) =>
    sealedRow(file, key as FileSectionKey, data),
  )
  const answers = sql`, answers as (
    insert into wish_sections ${sql(sealed)}
    on conflict (wish_id, section) do update
      set sealed = excluded.sealed, revision = wish_sections.revision + 1,
          updated_by = actor_id(), updated_at = now())`
  const state = sql`, state as (
    update wishes set is_completed = ${completed}, title = ${completed ? titles.final : titles.draft},
                      last_updated_by = actor_id(), updated_at = now()
     where id = ${file.id})`
  const ended = sql`, ended as (
    insert into wish_saves (wish_id, id, section, content, sequence)
    values (${file.id}, ${own.at(-1) ?? id}, ${section}, '', ${ENDED})
    on conflict (wish_id, id) do update set sequence = ${ENDED})`
  await sql`
    with forgotten as (
      delete from wish_saves
       where wish_id = ${file.id}
         and id in (select id from wish_saves
                     where wish_id = ${file.id} and id <> all(${own})
                     order by created_at desc offset ${MAX_SAVES - own.length}))
    ${sealed.length > 0 ? answers : sql``}
    ${changed || completed ? state : sql``}
    ${own.length > 1 ? ended : sql``}
    insert into wish_saves
      (wish_id, id, section, content, sequence, seen, is_new, cards, not_confirmed)
    values (${file.id}, ${id}, ${section}, ${content}, ${sequence}, ${fingerprintText(seen)},
            ${outcome.isNew}, ${outcome.cards}, ${outcome.notConfirmed})
    on conflict (wish_id, id) do update
      set section = excluded.section, content = excluded.content, sequence = excluded.sequence,
          seen = excluded.seen, is_new = excluded.is_new, cards = excluded.cards,
          not_confirmed = excluded.not_confirmed, created_at = now()`
}
