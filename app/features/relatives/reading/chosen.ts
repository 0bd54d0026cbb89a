/**
 * Chooses what one contact may read of someone's wishes: what they may not leaves nothing here. What comes after it
 * only puts that in its place.
 */
import type { Belongings } from '#app/features/booklet/contents.ts'
import { mayRead, type Part, type Rules } from '#app/features/contacts/rules.ts'
import type { FileSectionKey, QuestionOf } from '#app/features/interview/sections/index.ts'
import { contactList } from '#app/features/interview/sections/naw.ts'
import type { AnsweredSection } from '#app/features/wishes/file/answered-sections.ts'
import { type Held, heldOf } from '#app/features/wishes/versions/held.ts'
import type { FileKind } from '#app/files/kinds.ts'
import type { SectionData } from '#app/forms/values.ts'
import { OLDER_FORM } from './wanted.ts'

/** What there is to read, of all parts: what may not be read is left out here. */
export type ReadableBelongings = Pick<Belongings, 'profile'> & {
  summary: Pick<Belongings['summary'], 'sections' | 'isCompleted' | 'confirmed'> & {
    /** Of the file; null where there is none. */
    number: string | null
    /** Also while nobody sees versions. */
    wasConfirmed: boolean
    /**
     * What the newest version said, but for the confidential part; null for a file that is as it was confirmed, or
     * never was.
     */
    before: AnsweredSection[] | null
  }
  documents: OwnDocument[]
  livingWill: ValidWill | null
}

type OwnDocument = {
  id: string
  name: string
  description: string
  kind: FileKind
  size: number
  inBooklet?: boolean
}

/** The living will that counts. */
export type ValidWill = {
  title?: string | undefined
  dates: { signed?: string }
  answers: SectionData
  scanId?: string | undefined
}

/** What is left of that for one contact. */
export type Chosen = Pick<ReadableBelongings, 'documents' | 'livingWill'> & {
  may: (part: Part) => boolean
  dateOfBirth: string | null
  /** What the wishes say now. */
  now: AnsweredSection[]
  /** What of it holds, and what was written later. */
  held: Held
}

/**
 * @param moment from which rules count: 'now' is also what stays readable at once after the death
 * @param isAlive nobody sees versions then
 */
export function chosenFor(
  { summary, profile, documents, livingWill }: ReadableBelongings,
  rules: Rules,
  moment: 'now' | 'after',
  isAlive = false,
): Chosen {
  const may = (part: Part, documentId?: string) => mayRead(rules, part, documentId, moment)
  // While their owner lives the database shows rows, and the older form is one row for four parts.
  const hasForm = moment === 'after' || OLDER_FORM.every((part) => may(part))
  const read = (sections: AnsweredSection[]) =>
    readableSections(sections, may).filter(({ key }) => hasForm || key !== 'formulier')
  const now = read(summary.sections)
  return {
    may,
    dateOfBirth: (may('details') && profile?.dateOfBirth) || null,
    now,
    held: heldOf(isAlive || !summary.before ? null : read(summary.before), now),
    documents: documents.filter(({ id }) => may('document', id)),
    livingWill: may('living will') ? livingWill : null,
  }
}

/** What the older form asks belongs to the part that asks the same. */
const PART_OF_FORM: Record<QuestionOf<'formulier'>, (typeof OLDER_FORM)[number]> = {
  personalInfo_donorCard: 'praktisch',
  personalInfo_organDonation: 'praktisch',
  personalInfo_autopsyWish: 'praktisch',
  personalInfo_lastWill: 'praktisch',
  profile_relationshipStatus: 'naw',
  profile_importantContacts: 'naw',
  profile_communicationPreference: 'naw',
  profile_specialCircumstances: 'naw',
  ceremonyType: 'praktisch',
  ceremonyPreferences_graveOrCremation: 'praktisch',
  ceremonyPreferences_graveType: 'praktisch',
  ceremonyLocation: 'rituelen',
  ceremonyPreferences_location: 'rituelen',
  ceremonyStyle: 'rituelen',
  ceremonyPreferences_clothing: 'rituelen',
  ceremonyPreferences_jewelry: 'rituelen',
  ceremonyPreferences_viewingLocation: 'rituelen',
  ceremonyPreferences_viewingStyle: 'rituelen',
  ceremonyPreferences_notification_type: 'praktisch',
  ceremonyPreferences_notification_content: 'praktisch',
  ceremonyPreferences_notification_dresscode: 'praktisch',
  musicPreferences_songs: 'rituelen',
  musicPreferences_style: 'rituelen',
  musicPreferences_liveMusic: 'rituelen',
  musicPreferences_specificRequests: 'rituelen',
  personalTouches_flowers: 'rituelen',
  personalTouches_decorations: 'rituelen',
  personalTouches_photos: 'rituelen',
  personalTouches_rituals: 'rituelen',
  personalTouches_readings: 'rituelen',
  familyDynamics_importantRelationships: 'steen',
  familyDynamics_difficulties: 'steen',
  familyDynamics_specialConsiderations: 'steen',
  relationshipNotes: 'steen',
  specialConsiderations: 'steen',
}

/** A part of the wishes that relatives may read. */
export type OpenPart = 'naw' | 'veer' | 'kaars' | 'steen' | 'rituelen' | 'praktisch'

const partOfForm = (question: string) => PART_OF_FORM[question as QuestionOf<'formulier'>]

/** Which part a question belongs to; null for the confidential one. */
export function partOf(section: FileSectionKey, question: string): OpenPart | null {
  if (section === 'secret') return null
  return section === 'formulier' ? partOfForm(question) : section
}

/** The sections without what may not be read. */
function readableSections(
  sections: readonly AnsweredSection[],
  may: Chosen['may'],
): AnsweredSection[] {
  return sections
    .map((section) => ({
      ...section,
      answers: section.answers.filter(({ key }) => mayReadAnswer(section.key, key, may)),
    }))
    .filter(({ answers }) => answers.length > 0)
}

function mayReadAnswer(section: FileSectionKey, question: string, may: Chosen['may']): boolean {
  const part = partOf(section, question)
  if (!part || !may(part)) return false
  // Of who wrote it relatives know where they lived; when they were born stands above everything.
  return section !== 'naw' || question === contactList.key
}
