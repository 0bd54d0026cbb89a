import type { KeyObject } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type ContactDetails,
  saveContactDetails,
} from '#app/features/accounts/contact-details.server.ts'
import { type AskedAnew, followContacts } from '#app/features/contacts/people.server.ts'
import { personKey } from '#app/access/keys.server.ts'
import { withdrawCards } from '#app/features/cards/requests.server.ts'
import {
  type FileData,
  type FileSectionKey,
  keyOfSection,
  type SomeAnswers,
} from '#app/features/interview/sections/index.ts'
import { withAnswers } from '#app/features/interview/shared-questions.ts'
import {
  fingerprintText,
  fingerprintTextOf,
  saidIn,
} from '#app/forms/stored/fingerprints.server.ts'
import {
  type After,
  decide,
  type Decision,
  type Disputed,
  type Save as SectionSave,
} from '#app/forms/stored/decide.ts'
import type { Fingerprint } from '#app/forms/stored/merge.ts'
import { pickValues } from '#app/forms/values.ts'
import { contentHash } from '#app/platform/keys/crypto.server.ts'
import type { Sql, SqlPart } from '#app/platform/database/sql.server.ts'
import type { OwnerDetails } from '../file/owner-details.server.ts'
import { confirmFile } from '../versions/confirm.server.ts'
import { titlesOf } from '../file/file.server.ts'
import {
  makeWishFile,
  openForSave,
  type OpenFile,
  type SaveOutcome,
  type SavedNote,
} from '../file/open-file.server.ts'
import {
  blankPage,
  isWritten,
  knownBefore,
  rulesFor,
  sectionFingerprints,
} from './section-page.server.ts'
import { sectionsWritten } from '../file/sections.server.ts'

/** What is asked to be stored of a section of a wish file. */
export type WishSave = SectionSave<SomeAnswers> & {
  section: FileSectionKey
  /** Names the form, and the one that it goes on from. */
  id: string
  after?: string | undefined
  /**
   * From a page of ours: what the account knew stood on it, and stays where the form gives no right
   * answer.
   */
  fromPage?: boolean
  /** A save by hand of the older form: a version is confirmed. */
  final: boolean
}

/** What became of it, and what its page goes on from. */
export type SaveResult =
  | (After<SomeAnswers> &
      SaveOutcome & {
        ok: true
        /** Of the file; null when nothing was said, and none was made for that. */
        number: string | null
        /** Boxes that were ticked and have effect only after a page of their own. */
        toConfirm: string[]
        /** Contacts whose yes counts no more by this save. */
        askedAnew?: AskedAnew | undefined
      })
  | (After<SomeAnswers> & Disputed<SomeAnswers>)

/**
 * Saves a section in the transaction of its caller, with the rights of that one.
 *
 * @param write sends what is stored, which comes last
 * @returns as `saveSection` does
 */
export async function saveInTransaction(
  sql: Sql,
  userId: string,
  save: WishSave,
  write: Write = async (_sql, statement, check) => check(await statement),
): Promise<SaveResult> {
  const { section, fromPage = false } = save
  const found = await openForSave(sql, userId, save)
  if (!found.file && !isWritten(save, found.account))
    return nothingSaved(sql, userId, save, found.account)
  const file = found.file ?? (await makeWishFile(sql, userId, save))
  const { stored } = file
  const key = file.keys[keyOfSection(section)]
  const known = knownBefore(section, file.account, fromPage && !stored.isStored)
  const rules = rulesFor(section, key, fromPage ? stored.around : undefined)
  const { fingerprint } = rules
  const content = saveHash(key, save, fingerprint)
  const decision = decide(
    save,
    { ...stored, known },
    { content, earlier: file.earlier, before: file.before },
    rules,
  )
  const done = { ok: true, number: file.number, toConfirm: [] as string[] } as const
  const asItWas = () => ({
    stored: stored.data,
    opened: fingerprintTextOf(fingerprint, { ...known, ...stored.data }),
  })
  // A form that goes on from an older answer must not pass for the newest.
  switch (decision.kind) {
    case 'repeat': {
      const { isNew, cards, notConfirmed } = decision.earlier
      const revision = decision.changedSince ? save.revision : stored.revision
      const { toConfirm } = decision
      // The script saved the same a moment ago, and left who may read to who saves by hand.
      const askedAnew = await followSaved(sql, userId, save, stored.data)
      return { ...done, ...asItWas(), revision, isNew, cards, notConfirmed, toConfirm, askedAnew }
    }
    case 'late':
      return { ...done, ...asItWas(), revision: save.revision, ...NO_OUTCOME }
    case 'conflict': {
      const { disputed, merged } = decision
      return { ok: false, ...asItWas(), revision: stored.revision, disputed, merged }
    }
    case 'store': {
      const { data, changed, toConfirm } = decision
      const rows = changed ? rowsToStore(file, save, data) : {}
      const storing = { ...decision, content, rows }
      const { askedAnew, ...outcome } = await storeDecided(sql, userId, file, save, storing, write)
      const revision = stored.revision + Object.keys(rows).length
      const opened = fingerprintTextOf(fingerprint, data)
      return { ...done, stored: data, revision, opened, ...outcome, toConfirm, askedAnew }
    }
  }
}

/** The sections that change: the one that was saved, and what it shares questions with. */
function rowsToStore({ stored, rows }: OpenFile, save: WishSave, data: SomeAnswers): FileData {
  const { section, fromPage } = save
  if (!fromPage) return { [section]: data }
  return pickValues(
    withAnswers(stored.around, section, data),
    (key, answers) => key === section || !isDeepStrictEqual(answers, rows[key as FileSectionKey]),
  )
}

/** Of a form that says nothing in a file that is not there: none is made for that. */
async function nothingSaved(
  sql: Sql,
  userId: string,
  { section, final, fromPage = false }: WishSave,
  account: OwnerDetails,
): Promise<SaveResult> {
  const key = await personKey(sql, userId, keyOfSection(section))
  const opened = sectionFingerprints(key, section, fromPage ? blankPage(section, account) : {})
  const outcome = { ...NO_OUTCOME, notConfirmed: final ? ('empty' as const) : null }
  return { ok: true, number: null, toConfirm: [], stored: {}, revision: 0, opened, ...outcome }
}

/** Sends the last statement of a save, now or with the commit, and looks at what it did. */
type Write = (sql: Sql, statement: SqlPart, check: (done: { count: number }) => void) => unknown

/** @throws where answers that were read a moment ago were gone: nothing is acknowledged, and a save can be repeated */
function isNoted({ count }: { count: number }) {
  if (count !== 1) throw new Error('The answers were not stored.')
}

const NO_OUTCOME: SaveOutcome = { isNew: false, cards: 'none', notConfirmed: null }

const saveHash = (key: KeyObject, { section, data, final }: WishSave, fingerprint: Fingerprint) =>
  contentHash(key, JSON.stringify([section, final, saidIn(fingerprint, data)]))

type DecidedStore = Extract<Decision<SavedNote, SomeAnswers>, { kind: 'store' }> & {
  content: Buffer
  rows: FileData
}

/**
 * Stores the answers, what follows from them (details of the account, cards, a version) and the
 * note.
 */
async function storeDecided(
  sql: Sql,
  userId: string,
  file: OpenFile,
  save: WishSave,
  storing: DecidedStore,
  write: Write,
): Promise<SaveOutcome & { askedAnew: AskedAnew | undefined }> {
  const { data, changed } = storing
  const { section } = save
  const owner = { userId, key: file.keys.personal, profile: file.account.profile }
  if (changed && section === 'naw') await saveContactDetails(sql, owner, data)
  const askedAnew = await followSaved(sql, userId, save, data, file.stored.data)
  const switchedOff = file.stored.data.receiveCards === true && !data.receiveCards
  const cards = switchedOff ? await withdrawCards(sql, userId) : 'none'
  // Unless it is completed already (specification 4, 'Wish').
  const confirms = save.final && (changed || !file.isCompleted)
  const notConfirmed = confirms ? await confirmFile(sql, userId, file, storing.rows) : null
  const outcome = { isNew: file.isNew, cards, notConfirmed }
  const completed = confirms && notConfirmed === null
  await write(sql, answersAndNote(sql, file, save, { ...storing, ...outcome, completed }), isNoted)
  return { ...outcome, askedAnew }
}

/**
 * Lets who may read follow the step about contacts: by hand also where the script stored the same before.
 *
 * @param before what was stored; left out where nothing is stored now
 */
function followSaved(
  sql: Sql,
  userId: string,
  { section, automatic }: WishSave,
  data: ContactDetails,
  before = data,
): Promise<AskedAnew> | undefined {
  if (section !== 'naw') return undefined
  if (automatic && isDeepStrictEqual(namesIn(data), namesIn(before))) return undefined
  const { firstName = '', lastName = '', contacts = [] } = data
  const owner = { id: userId, firstName, lastName }
  return followContacts(sql, owner, contacts, automatic ? 'script' : 'hand')
}

/** What the rows of contacts hold. */
const namesIn = ({ firstName, lastName, contacts = [] }: ContactDetails) => ({
  firstName,
  lastName,
  contacts,
})

type Written = DecidedStore & SaveOutcome & { completed: boolean }

/**
 * Above every number, so that each save of that form by the script comes late. One by hand is weighed as a form
 * that comes again, and puts its own number in its place: whoever saves that page goes on with it.
 */
const ENDED = 2 ** 31 - 1

/**
 * Of forms, so that saving without end does not fill the database. A forgotten one is saved as any.
 */
const MAX_SAVES = 100

/**
 * What writes answers, state of the file, and note in one statement, once it is sent. The form that this
 * one went on from saves no more by itself, whatever still arrives, unless it is saved by hand again.
 *
 * Each part is there only where there is something for it to do: what a save of a form that saves again and
 * again leaves out is most of what the database had to do for it.
 */
function answersAndNote(sql: Sql, file: OpenFile, save: WishSave, written: Written) {
  const { id, after, section } = save
  const goesOnFrom = after && after !== id ? after : undefined
  const own = goesOnFrom ? [id, goesOnFrom] : [id]
  const { rows, changed, completed } = written
  const answers = Object.keys(rows).length
  const ended = goesOnFrom && file.before?.sequence !== ENDED
  const parts = [
    ...(answers > 0 ? [sql`answers as (${sectionsWritten(sql, file, rows)})`] : []),
    ...(changed || completed ? [stateOf(sql, file, section, completed)] : []),
    ...(ended ? [endOf(sql, file, section, goesOnFrom)] : []),
    // Only with another form there is one more of them.
    ...(file.earlier && !ended ? [] : [forgottenOf(sql, file, own)]),
  ]
  const first = parts[0] ? sql`with ${joined(sql, parts)}` : sql``
  return sql`${first} ${noteOf(sql, file, save, written, answers)}`
}

const joined = (sql: Sql, [first = sql``, ...rest]: SqlPart[]): SqlPart =>
  rest.reduce((all, part) => sql`${all}, ${part}`, first)

/** Each change shows in the time of the file: who confirms on a page from before it is told so. */
function stateOf(sql: Sql, { id }: OpenFile, section: FileSectionKey, completed: boolean): SqlPart {
  const titles = titlesOf(section)
  return sql`state as (
    update wishes set is_completed = ${completed}, title = ${completed ? titles.final : titles.draft},
                      last_updated_by = actor_id(), updated_at = now()
     where id = ${id})`
}

const endOf = (sql: Sql, { id }: OpenFile, section: FileSectionKey, ended: string): SqlPart =>
  sql`ended as (
    insert into wish_saves (wish_id, id, section, content, sequence)
    values (${id}, ${ended}, ${section}, '', ${ENDED})
    on conflict (wish_id, id) do update set sequence = ${ENDED})`

const forgottenOf = (sql: Sql, { id }: OpenFile, own: string[]): SqlPart =>
  sql`forgotten as (
    delete from wish_saves
     where wish_id = ${id}
       and id in (select id from wish_saves
                   where wish_id = ${id} and id <> all(${own})
                   order by created_at desc offset ${MAX_SAVES - own.length}))`

/**
 * Writes the note, once all answers are written, and none otherwise. The time of one that is there changes once
 * an hour: with it, each save would write in every index of the table.
 */
function noteOf(
  sql: Sql,
  file: OpenFile,
  { id, section, sequence = 0 }: WishSave,
  { seen, content, isNew, cards, notConfirmed }: Written,
  answers: number,
): SqlPart {
  const prints = fingerprintText(seen)
  const written = answers > 0 ? sql`(select count(*) from answers) = ${answers}` : sql`true`
  if (file.earlier)
    return sql`
      update wish_saves
         set section = ${section}, content = ${content}, sequence = ${sequence}, seen = ${prints},
             is_new = ${isNew}, cards = ${cards}, not_confirmed = ${notConfirmed},
             created_at = greatest(created_at, date_trunc('hour', now()))
       where wish_id = ${file.id} and id = ${id} and ${written}`
  return sql`
    insert into wish_saves
      (wish_id, id, section, content, sequence, seen, is_new, cards, not_confirmed)
    select ${file.id}::uuid, ${id}::uuid, ${section}::text, ${content}::bytea, ${sequence}::integer,
           ${prints}::text, ${isNew}::boolean, ${cards}::text, ${notConfirmed}::text
     where ${written}
    on conflict (wish_id, id) do update
      set section = excluded.section, content = excluded.content, sequence = excluded.sequence,
          seen = excluded.seen, is_new = excluded.is_new, cards = excluded.cards,
          not_confirmed = excluded.not_confirmed, created_at = now()`
}
