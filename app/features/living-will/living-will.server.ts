import { randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { dropPendingPosts } from '#app/features/pending-posts/pending-posts.server.ts'
import { giveConsent, hasConsent } from '#app/features/accounts/consents.server.ts'
import { personKey } from '#app/access/keys.server.ts'
import { unmarkCards } from '#app/features/cards/requests.server.ts'
import { toMend } from './answers.ts'
import { isAnswered, type SectionData } from '#app/forms/values.ts'
import { forgetDocuments, storeDocument } from '#app/features/documents/documents.server.ts'
import type { UploadRefusal } from '#app/features/documents/limits.ts'
import { fingerprintsUnder, fingerprintTextOf } from '#app/forms/stored/fingerprints.server.ts'
import { type KeptNote, type NamedSave, saveNoted } from '#app/forms/stored/save-noted.server.ts'
import type { After, Disputed } from '#app/forms/stored/decide.ts'
import { canGo } from '#app/platform/database/machine.ts'
import { contentHash, openJson, sealJson } from '#app/platform/keys/crypto.server.ts'
import {
  withActor,
  asPerson,
  readOnly,
  type Sql,
  takeTurns,
} from '#app/platform/database/sql.server.ts'
import { livingWill } from './questions.ts'
import { isCompleted, LIVING_WILL, type LivingWillState } from './states.ts'
import {
  forgetWaitingPapers,
  type NewPaper,
  refuseOtherThanPaper,
  takeWaitingPaper,
  type WaitingPaper,
} from './waiting-paper.server.ts'

/** Version of the text in which people consent to keeping data about their health. */
export const HEALTH_CONSENT = '1.0'

/** Days that a living will went through, as '2026-03-05'. */
export type Dates = { signed?: string; discussed?: string; confirmed?: string }

/** The revision tells two open tabs apart. */
type WillContents = {
  answers: SectionData
  dates: Dates
  revision: number
  scanId?: string | undefined
  /** Of a paper that was made and signed elsewhere; its text is not kept here. */
  title?: string | undefined
  /** Of a draft: the last saves of its forms. */
  saves?: KeptNote[] | undefined
}

type Row = DbRow<
  'wilsverklaringen',
  'id' | 'state' | 'created_at as createdAt' | 'changed_at as changedAt' | 'sealed'
>
export type LivingWill = WillContents & Omit<Row, 'sealed'>

export type LivingWills = {
  consent: boolean
  draft: LivingWill | null
  valid: LivingWill | null
}

const belongsTo = (id: string) => `wilsverklaringen ${id}`

/**
 * The draft and the one that counts, each null when there is none, and whether data about health
 * may be kept.
 */
export const readLivingWills = (userId: string): Promise<LivingWills> =>
  readOnly(asPerson(userId), (sql) => livingWillsIn(sql, userId))

/**
 * The same in the transaction of its caller, who may be reading someone else's.
 *
 * @throws when the owner's key is out of reach
 */
export async function livingWillsIn(sql: Sql, userId: string): Promise<LivingWills> {
  const rows = await sql<Row[]>`
    select id, state, created_at as "createdAt", changed_at as "changedAt", sealed
      from wilsverklaringen where user_id = ${userId} and state <> 'revoked'`
  const key = rows.length > 0 ? await personKey(sql, userId, 'personal') : undefined
  const all = rows.flatMap(({ sealed, ...row }) =>
    key ? [{ ...row, ...openJson<WillContents>(key, sealed, belongsTo(row.id)) }] : [],
  )
  return {
    consent: await hasConsent(sql, userId, 'health'),
    draft: all.find(({ state }) => !isCompleted(state)) ?? null,
    valid: all.find(({ state }) => isCompleted(state)) ?? null,
  }
}

/**
 * Consents to keeping data about health, without which no living will is kept. Once more changes
 * nothing.
 */
export const allowHealthData = (userId: string): Promise<void> =>
  withActor(asPerson(userId), async (sql) => {
    if (!(await hasConsent(sql, userId, 'health')))
      await giveConsent(sql, userId, 'health', HEALTH_CONSENT)
  })

/** With other changes to the same person's living wills. */
async function locked(sql: Sql, userId: string): Promise<LivingWills> {
  await lock(sql, userId)
  return livingWillsIn(sql, userId)
}

const lock = (sql: Sql, userId: string) => takeTurns(sql, `wilsverklaringen ${userId}`)

async function write(sql: Sql, userId: string, will: LivingWill, change: Partial<LivingWill>) {
  const { state, ...contents } = { ...will, ...change }
  const { answers, dates, revision, scanId, title } = contents
  const saves = state === 'draft' || state === 'printed' ? contents.saves : undefined
  const key = await personKey(sql, userId, 'personal')
  const sealed = sealJson(
    key,
    { answers, dates, revision, scanId, title, saves } satisfies WillContents,
    belongsTo(will.id),
  )
  await sql`
    update wilsverklaringen set state = ${state}, sealed = ${sealed} where id = ${will.id}`
}

export type AnswerResult =
  | (After & { ok: true })
  | { ok: false; reason: 'consent' }
  | (After & Disputed & { reason: 'changed' })

/**
 * What the form shows: the draft, else what counts. `opened`: the fingerprints that it posts with
 * its answers.
 */
export function readLivingWillForm(userId: string) {
  return readOnly(asPerson(userId), async (sql) => {
    const { consent, draft, valid } = await livingWillsIn(sql, userId)
    const answers = (draft ?? valid)?.answers ?? {}
    const key = await personKey(sql, userId, 'personal')
    return {
      consent,
      answers,
      isPrinted: draft?.state === 'printed',
      revision: draft?.revision ?? 0,
      opened: fingerprintTextOf(fingerprintsUnder(key, livingWill.key), answers),
    }
  })
}

/**
 * Merged like a section of the interview. A new draft starts from the one that counts, but not by a save of the
 * script that changes nothing. A printed draft must be printed again: what is signed must be what is kept.
 */
export function saveAnswers(userId: string, given: NamedSave): Promise<AnswerResult> {
  return withActor(asPerson(userId), async (sql): Promise<AnswerResult> => {
    const { consent, draft, valid } = await locked(sql, userId)
    if (!consent) return { ok: false, reason: 'consent' }
    const key = await personKey(sql, userId, 'personal')
    const { answers, revision, saves } = draft ?? { ...NO_DRAFT, answers: valid?.answers ?? {} }
    // Without a draft the form is the whole of a new one.
    const save = draft ? given : { ...given, opened: undefined, revision }
    const stored = { data: answers, revision, notes: saves ?? [] }
    const rules = { fields: livingWill.fields, fingerprint: fingerprintsUnder(key, livingWill.key) }
    const hash = (said: string) => contentHash(key, said)
    const saved = await saveNoted(save, stored, rules, hash, async (data, changed, notes) => {
      if (!changed && (draft || given.automatic)) return undefined
      const next = { state: 'draft', answers: data, revision: revision + 1, saves: notes } as const
      await (draft
        ? write(sql, userId, draft, next)
        : insertLivingWill(sql, userId, { ...next, dates: {} }))
      return next.revision
    })
    return saved.ok ? saved : { ...saved, reason: 'changed' }
  })
}

const NO_DRAFT = { revision: 0, saves: [] }

/**
 * Makes a row as it is given; that no other draft or signed one is there is for the caller to see
 * to.
 */
export async function insertLivingWill(
  sql: Sql,
  userId: string,
  { state, ...contents }: WillContents & { state: LivingWillState },
) {
  const id = randomUUID()
  const sealed = sealJson(await personKey(sql, userId, 'personal'), contents, belongsTo(id))
  await sql`
    insert into wilsverklaringen (id, user_id, state, sealed)
    values (${id}, ${userId}, ${state}, ${sealed})`
}

/** empty: there is nothing to print. toMend: a doctor could do nothing with an answer (`toMend`). */
type PrintedDraft = 'printed' | 'empty' | 'toMend'

/** Makes a draft ready to be printed and signed, or says why not. */
export function printDraft(userId: string): Promise<PrintedDraft> {
  return withActor(asPerson(userId), async (sql) => {
    const { draft } = await locked(sql, userId)
    if (!draft || !Object.values(draft.answers).some(isAnswered)) return 'empty'
    if (Object.keys(toMend(draft.answers)).length > 0) return 'toMend'
    if (draft.state === 'draft') await write(sql, userId, draft, { state: 'printed' })
    return 'printed'
  })
}

export type WillStep = 'signed' | 'discussed' | 'confirmed'

/**
 * The living will that a step is noted for; null when there is none, or it is not that far. A day
 * that was noted can be noted anew.
 */
export function willForStep({ draft, valid }: LivingWills, step: WillStep): LivingWill | null {
  if (step === 'signed') return draft?.state === 'printed' ? draft : null
  return valid && (valid.state === step || canGo(LIVING_WILL, valid.state, step)) ? valid : null
}

/**
 * Signing makes it count, and revokes the one before.
 *
 * @param day '2026-03-05'
 * @returns false when there is nothing to note it for
 */
export const takeWillStep = (userId: string, step: WillStep, day: string): Promise<boolean> =>
  withActor(asPerson(userId), (sql) => takeStepIn(sql, userId, step, day))

async function takeStepIn(sql: Sql, userId: string, step: WillStep, day: string, scanId?: string) {
  const wills = await locked(sql, userId)
  const will = willForStep(wills, step)
  if (!will) return false
  if (step === 'signed' && wills.valid) await replace(sql, userId, wills.valid)
  const dates = { ...will.dates, [step]: day }
  await write(sql, userId, will, { state: step, dates, scanId: scanId ?? will.scanId })
  return true
}

class NothingToSign extends Error {}

type PaperStored = { ok: true } | { ok: false; reason: UploadRefusal | 'nothing' }

/**
 * Keeps the paper and makes the living will count: both, or neither.
 *
 * @param day of signing, '2026-03-05'
 * @returns why it was refused; 'nothing' when there is none to sign
 */
export const signLivingWill = (
  userId: string,
  day: string,
  paper: NewPaper | WaitingPaper,
): Promise<PaperStored> =>
  keepPaper(userId, paper, (sql, id) => takeStepIn(sql, userId, 'signed', day, id))

/** @param note says what the paper is of; false when there is nothing to keep it for */
async function keepPaper(
  userId: string,
  paper: NewPaper | WaitingPaper,
  note: (sql: Sql, id: string) => Promise<boolean>,
): Promise<PaperStored> {
  const noteIt = async (sql: Sql, id: string) => {
    await forgetWaitingPapers(sql, userId)
    if (!(await note(sql, id))) throw new NothingToSign()
  }
  try {
    if ('waits' in paper) {
      await withActor(asPerson(userId), async (sql) => {
        if (!(await takeWaitingPaper(sql, userId, paper))) throw new NothingToSign()
        await noteIt(sql, paper.waits)
      })
      return { ok: true }
    }
    const document = { ...paper, purpose: 'wilsverklaring', description: '' } as const
    return await storeDocument(userId, document, async (sql, { id, kind }) => {
      refuseOtherThanPaper(kind)
      await noteIt(sql, id)
    })
  } catch (error) {
    if (error instanceof NothingToSign) return { ok: false, reason: 'nothing' }
    throw error
  }
}

/** A living will on paper that was made and signed elsewhere. `date` is of signing: '2026-03-05'. */
export type NewerPaper = { title: string; date: string }

/**
 * It counts from now on, and revokes the one before. The same paper once more is no other living will: with a picture
 * it gets that.
 *
 * @returns false without consent
 */
export const registerPaper = (userId: string, made: NewerPaper): Promise<boolean> =>
  withActor(asPerson(userId), (sql) => registerPaperIn(sql, userId, made))

/** The same with the paper itself. @returns why it was refused; 'nothing' without consent */
export const registerScannedPaper = (
  userId: string,
  made: NewerPaper,
  paper: NewPaper | WaitingPaper,
): Promise<PaperStored> =>
  keepPaper(userId, paper, (sql, id) => registerPaperIn(sql, userId, made, id))

async function registerPaperIn(
  sql: Sql,
  userId: string,
  { title, date }: NewerPaper,
  scanId?: string,
): Promise<boolean> {
  const { consent, valid } = await locked(sql, userId)
  if (!consent) return false
  if (valid?.title === title && valid.dates.signed === date) {
    if (scanId) await givePicture(sql, userId, valid, scanId)
    return true
  }
  if (valid) await replace(sql, userId, valid)
  const contents = { answers: {}, dates: { signed: date }, revision: 1, scanId, title }
  await insertLivingWill(sql, userId, { state: 'signed', ...contents })
  return true
}

/** What was given of it goes on, and what its owner did with it stays. */
async function givePicture(sql: Sql, userId: string, will: LivingWill, scanId: string) {
  if (will.scanId) await forgetDocuments(sql, userId, 'wilsverklaring', will.scanId)
  await write(sql, userId, will, { scanId })
}

/** @returns false when there is none */
export function discardDraft(userId: string): Promise<boolean> {
  return withActor(asPerson(userId), async (sql) => {
    await lock(sql, userId)
    const { count } = await sql`
      delete from wilsverklaringen
       where user_id = ${userId} and state in ('draft', 'printed')`
    return count > 0
  })
}

/** What was asked for of it stops, and what was given of it. @returns false when there is none */
export function revokeLivingWill(userId: string): Promise<boolean> {
  return withActor(asPerson(userId), async (sql) => {
    const { valid } = await locked(sql, userId)
    if (!valid) return false
    await revoke(sql, userId, valid)
    await unmarkCards(sql, userId)
    await stopRequests(sql, 'all')
    return true
  })
}

/** Nobody sees the picture any more, and it takes room. */
async function revoke(sql: Sql, userId: string, will: LivingWill) {
  if (will.scanId) await forgetDocuments(sql, userId, 'wilsverklaring', will.scanId)
  await write(sql, userId, will, { state: 'revoked', scanId: undefined })
}

/** Who waits for it gets the one that takes its place. */
async function replace(sql: Sql, userId: string, will: LivingWill) {
  await revoke(sql, userId, will)
  await stopRequests(sql, 'given')
}

/** Nobody else reads what does not count any more. */
const stopRequests = (sql: Sql, which: 'all' | 'given') =>
  sql`select stop_living_wills(${which === 'given'})`

/** Removes all of them for good, papers, waiting posts and what others got too: consent was withdrawn. */
export async function deleteLivingWills(sql: Sql, userId: string) {
  await lock(sql, userId)
  await dropPendingPosts(sql, userId, 'livingWill')
  await unmarkCards(sql, userId)
  await forgetDocuments(sql, userId, 'wilsverklaring')
  await forgetWaitingPapers(sql, userId)
  await sql`delete from wilsverklaringen where user_id = ${userId}`
  await stopRequests(sql, 'all')
}
