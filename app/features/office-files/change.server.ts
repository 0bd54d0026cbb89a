import type { KeyObject } from 'node:crypto'
import { href } from 'react-router'
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { readAs } from '#app/access/read-as.server.ts'
import { joinAddress, splitAddress } from '#app/features/accounts/address.ts'
import { requestCountedMail } from '#app/features/sign-in/mail-requests.server.ts'
import { openProfile, type Profile, sealProfile } from '#app/features/accounts/profile.server.ts'
import { emailHashes, rowOf } from '#app/features/file-index/index.server.ts'
import type { AnswersTo } from '#app/features/interview/sections/index.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { titlesOf } from '#app/features/wishes/file/file.server.ts'
import { openRows, sealSection } from '#app/features/wishes/file/sections.server.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { withoutEmpty } from '#app/forms/values.ts'
import { officeFiles } from './texts.nl.ts'
import { blindHash } from '#app/platform/keys/crypto.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { sqlCode } from '#app/platform/database/sql-code.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import type { officeDetailsForm } from './change-form.ts'
import type { FileDetails } from './details.server.ts'

type ChangeAnswers = AnswersOf<typeof officeDetailsForm>
type ShownDetails = Pick<FileDetails, 'firstName' | 'lastName' | 'email' | 'phone' | 'address'>

const KEYS = ['firstName', 'lastName', 'email', 'phone', 'address'] as const

/** What the form shows at first. */
export const typedFrom = ({ address, email, ...shown }: ShownDetails) => ({
  ...shown,
  email: email ?? '',
  ...(address ? splitAddress(address) : {}),
})

/** A hash by which a form shows from which details it was made, and tells nothing of them. */
export const detailsFingerprint = (shown: ShownDetails): string =>
  blindHash('details seen', JSON.stringify(KEYS.map((key) => shown[key])))

export type DetailsChanged = { ok: true } | { ok: false; reason: ChangeRefusal }

/**
 * Changes who a file is of, in the profile and in the step about contacts alike. Its owner is mailed
 * what was changed, at a new address and at the one before as well.
 *
 * @param seen of the form: nobody changes unseen what another has changed
 * @param network by which mails to an address are counted
 */
export async function changeDetails(
  actor: Actor,
  file: Pick<FileDetails, 'userId' | 'email'>,
  seen: string,
  answers: ChangeAnswers,
  network: string,
): Promise<DetailsChanged> {
  const outcome = await changeStored(actor, file, seen, answers)
  if (outcome !== 'given') return outcome === 'done' ? { ok: true } : { ok: false, reason: outcome }
  await requestCountedMail({ kind: 'reset', email: answers.email }, network)
  return { ok: true }
}

/** 'braked': it would be one file too many in an hour. */
type ChangeRefusal = 'unknown' | 'changed' | 'taken' | 'braked'

async function changeStored(
  actor: Actor,
  { userId, email }: Pick<FileDetails, 'userId' | 'email'>,
  seen: string,
  answers: ChangeAnswers,
): Promise<'done' | 'given' | ChangeRefusal> {
  try {
    const read = await readAs(actor, userId, 'details', answers.reason, async (sql, key) => {
      const stored = await storedOf(sql, userId, key)
      const before = { ...shownOf(stored.profile), email }
      if (detailsFingerprint(before) !== seen) return 'changed'
      const outcome = await storeDetails(sql, actor, { userId, key, stored }, answers)
      if (outcome === 'done')
        await tellOfChange(sql, before, { ...shownOf(answersIn(answers)), email: answers.email })
      return outcome
    })
    if (read.ok) return read.value
    return read.reason === 'braked' ? 'braked' : 'unknown'
  } catch (error) {
    const reason = REFUSALS[sqlCode(error) ?? '']
    if (!reason) throw error
    return reason
  }
}

const REFUSALS: Record<string, ChangeRefusal> = { '40001': 'changed', '23505': 'taken' }

/** What the profile keeps of the answers. */
const answersIn = ({ firstName, lastName, phone, ...address }: ChangeAnswers) => ({
  firstName,
  lastName,
  phone,
  address: joinAddress(address),
})

const shownOf = ({ firstName, lastName, phone = '', address = '' }: Profile) => ({
  firstName,
  lastName,
  phone,
  address,
})

type StoredDetails = {
  profile: Profile
  changedAt: string
  step: { fileId: string; revision: number; data: AnswersTo<'naw'> } | undefined
}

type StoredRow = DbRow<'profiles', 'sealed as profile'> &
  DbRow<'wish_sections', 'wish_id? as fileId' | 'revision?'> & {
    changedAt: string
    step: string | null
  }

async function storedOf(sql: Sql, userId: string, key: KeyObject): Promise<StoredDetails> {
  const [row] = await sql<StoredRow[]>`
    select p.sealed as profile, p.updated_at::text as "changedAt", s.wish_id as "fileId",
           encode(s.sealed, 'base64') as step, s.revision
      from profiles p
      left join wish_sections s
        on s.section = 'naw' and s.wish_id in (select actor_reads_files('details'))
     where p.user_id = ${userId}`
  if (!row) throw new Error('no profile')
  const { fileId, step, revision } = row
  const stored = { profile: openProfile(key, userId, row.profile), changedAt: row.changedAt }
  if (!fileId || step === null || revision === null) return { ...stored, step: undefined }
  const { data } = openRows(key, fileId, [{ section: 'naw', sealed: step, revision }])
  return { ...stored, step: { fileId, revision, data: data.naw ?? {} } }
}

type Opened = { userId: string; key: KeyObject; stored: StoredDetails }

async function storeDetails(
  sql: Sql,
  { request }: Actor,
  { userId, key, stored }: Opened,
  answers: ChangeAnswers,
): Promise<'done' | 'given' | 'changed'> {
  const { reason: _, email, ...given } = answers
  const profile: Profile = { ...stored.profile, ...answersIn(answers) }
  const { step } = stored
  const data = withoutEmpty({ ...step?.data, ...EMPTY, ...given })
  const { sealed, words } = rowOf(userId, profile)
  const [row] = await sql<
    Narrowed<
      DbRow<'change_details_of', 'change_details_of as outcome'>,
      { outcome: 'done' | 'given' | 'changed' }
    >[]
  >`
    select change_details_of(
      ${userId}, ${sealProfile(key, userId, profile)}, ${stored.changedAt},
      ${step ? sealSection(key, step.fileId, 'naw', data) : null}, ${step?.revision ?? null},
      ${sealed}, ${words}::bigint[], ${email}, ${emailHashes(email)}::bigint[],
      ${titlesOf('naw').draft}, ${request}) as outcome`
  return row?.outcome ?? 'changed'
}

/** What was left open is taken away. */
const EMPTY = { phone: undefined, street: undefined, postalCode: undefined, city: undefined }

async function tellOfChange(sql: Sql, before: ShownDetails, after: ShownDetails) {
  const { columns } = officeFiles.change
  const changed = KEYS.filter((key) => before[key] !== after[key])
  if (changed.length === 0) return
  const facts = changed.map((key) => columns[key])
  const link = absoluteLink(href('/dashboard/account'))
  if (after.email) await queueMail(sql, { kind: 'details-changed', to: after.email, facts, link })
  if (!changed.includes('email')) return
  if (before.email) await queueMail(sql, { kind: 'email-changed', to: before.email })
  const page = absoluteLink(href('/auth'))
  if (after.email) await queueMail(sql, { kind: 'email-changed-here', to: after.email, link: page })
}
