import type { KeyObject } from 'node:crypto'
import { splitAddress } from '#app/features/accounts/address.ts'
import {
  type AnswersTo,
  type FileData,
  type FileSectionKey,
  sectionOf,
  type SomeAnswers,
} from '#app/features/interview/sections/index.ts'
import { olderFormAnswers, withAnswers } from '#app/features/interview/shared-questions.ts'
import { askingFields } from '#app/features/interview/step.ts'
import type { Rules } from '#app/forms/stored/decide.ts'
import { fingerprintsUnder, fingerprintTextOf } from '#app/forms/stored/fingerprints.server.ts'
import { sameValue, type SectionData, withoutEmpty } from '#app/forms/values.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import {
  asksDetails,
  NO_DETAILS,
  type OwnerDetails,
  readOwnerDetails,
} from '../file/owner-details.server.ts'
import { elsewhereOnPage, type ElsewhereAnswers } from './elsewhere.ts'
import { readSectionAndKey, type StoredSection } from '../file/sections.server.ts'

/** What the page of a section shows, and what its form is made from. */
export type SectionPage = Pick<StoredSection, 'revision' | 'file'> & {
  values: SomeAnswers
  opened: string
} & ElsewhereAnswers

/**
 * Reads what the page of a section shows: what is stored, what the account knows besides, and what is
 * answered elsewhere.
 *
 * @param user whose file it is, with the address of the account
 * @throws when the person's key is out of reach
 */
export async function readSectionPage(
  sql: Sql,
  user: { id: string; email: string },
  section: FileSectionKey,
): Promise<SectionPage> {
  const read = await readSectionAndKey(sql, user.id, section)
  if (!read) throw new Error('no data key')
  const { data, revision, isStored, around, file } = read.stored
  const account = asksDetails(section) ? await readOwnerDetails(sql, user.id) : NO_DETAILS
  const known = knownBefore(section, account, !isStored)
  const answers = { ...known, ...data }
  const values = section === 'naw' ? nawShown(answers, revision, user.email) : answers
  return {
    ...(file && { file }),
    ...elsewhereOnPage(section, around),
    values,
    revision,
    opened: sectionFingerprints(read.key, section, answers),
  }
}

/**
 * Fingerprints of the answers to a section, as its form carries them.
 *
 * @param key that seals the section
 */
export const sectionFingerprints = (
  key: KeyObject,
  section: FileSectionKey,
  answers: SomeAnswers,
): string => fingerprintTextOf(fingerprintsUnder(key, section), answers)

/**
 * What the account knows and the section does not hold. The date of birth is always so: who registers
 * with it may have answered the section before it was asked there.
 *
 * @param first whether the section was never saved
 */
export function knownBefore(
  section: FileSectionKey,
  account: OwnerDetails,
  first: boolean,
): SomeAnswers {
  if (section !== 'naw') return {}
  const { dateOfBirth } = account.profile ?? {}
  return first ? knownContact(account) : withoutEmpty({ dateOfBirth })
}

/** What the page of a section that was never saved holds before anyone writes on it. */
export function blankPage(section: FileSectionKey, account: OwnerDetails): SomeAnswers {
  if (section !== 'naw') return {}
  const known = knownBefore(section, account, true)
  return withConsistentReminder({ reminderFrequency: 'never', ...known }, {})
}

type GivenAnswers = {
  section: FileSectionKey
  data: { [Question in keyof SomeAnswers]?: SomeAnswers[Question] | undefined }
  fromPage?: boolean
}

/** Whether a form holds anything that its page did not before anyone wrote on it. */
export function isWritten({ section, data, fromPage }: GivenAnswers, account: OwnerDetails) {
  const given: SectionData = withConsistentReminder(withoutEmpty(data), {})
  // Only the page of the contacts, and the older form's, are filled in by themselves.
  if (section !== 'naw' && Object.keys(given).length > 0) return true
  const blank: SectionData = fromPage ? blankPage(section, account) : {}
  return Object.keys({ ...given, ...blank }).some((name) => !sameValue(given[name], blank[name]))
}

/**
 * By what a save of a section is decided on. Answers that are to be stored are made to fit each other,
 * and on the older form to what the interview says. From a page, a box with a page of its own is not
 * ticked.
 *
 * @param key that seals the section
 * @param beside the section and those it shares questions with; undefined for answers of no page,
 *   which are stored as they are
 */
export const rulesFor = (
  section: FileSectionKey,
  key: KeyObject,
  beside: FileData | undefined,
): Rules<SomeAnswers> => ({
  fields: sectionOf(section).fields,
  fingerprint: fingerprintsUnder(key, section),
  asks: beside ? Object.keys(askingFields(section)) : [],
  settle(data, before) {
    const fitting = withConsistentReminder(data, before)
    return beside && section === 'formulier'
      ? olderFormAnswers(withAnswers(beside, section, fitting))
      : fitting
  },
})

/**
 * 'never' clears the months (specification 4, 'Reminder'); without right months it stays what it
 * was.
 */
function withConsistentReminder(data: SomeAnswers, before: SomeAnswers): SomeAnswers {
  const { reminderFrequency: frequency, reminderMonths: months, ...rest } = data
  if (frequency === 'custom' && months === undefined) {
    const { reminderFrequency } = before
    return { ...rest, ...(reminderFrequency && { reminderFrequency }) }
  }
  return frequency === 'never' ? { ...rest, reminderFrequency: frequency } : data
}

type Naw = AnswersTo<'naw'>
/** How an address used to be kept. */
type Combined = { address?: string | undefined }

function knownContact({ profile, reminder }: OwnerDetails): Naw {
  const known: Naw & Combined = {
    firstName: profile?.firstName,
    lastName: profile?.lastName,
    dateOfBirth: profile?.dateOfBirth,
    phone: profile?.phone,
    address: profile?.address,
    reminderFrequency: reminder?.frequency,
    reminderMonths: reminder?.months ?? undefined,
  }
  return withAddressParts(withoutEmpty(known))
}

/** The reminder stands at 6 months when only the profile has it (specification 3, 'naw'). */
const nawShown = (answers: Naw, revision: number, email: string): Naw =>
  revision > 0 ? { ...withAddressParts(answers), email } : { reminderMonths: 6, ...answers, email }

/**
 * Answers with the address in parts: an old combined one is split when there is no street
 * (specification 4).
 */
export function withAddressParts({ address, ...data }: Naw & Combined): Naw {
  if (data.street || address === undefined) return data
  return withoutEmpty<Naw>({ ...data, ...splitAddress(address) })
}
