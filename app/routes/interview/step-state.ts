import type { FailureKind } from '#app/locales/nl/common.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import type { LegalNote } from '#app/features/interview/legal.ts'
import type { FileSectionKey, QuestionOf } from '#app/features/interview/sections/index.ts'
import type { SectionPage } from '#app/features/wishes/page.server.ts'
import type { StepStatuses } from '#app/features/interview/step-status.ts'
import type { SectionData } from '#app/forms/values.ts'
import type { Place } from '#app/features/interview/step.ts'
import type { Choice } from './choices.ts'

/** What the form of a section shows: from the loader, or what an action that stays here gives back. */
export type SectionState = {
  section: FileSectionKey
  /** In whose file it is. */
  place?: Place
  /** The questions that the page asks; all of the section unless given. */
  only?: readonly QuestionOf<FileSectionKey>[]
  /** Options of this section that the law does not allow (yet). */
  notes: LegalNote[]
  values: Typed
  /** What is answered in another section and cannot be shown here, by question. */
  elsewhere?: SectionPage['elsewhere']
  revision: number
  /** Fingerprints of the answers that it was made from; undefined: each difference is asked about. */
  opened: string | undefined
  /** Names this form, and the one that it goes on from. */
  saveId: string
  after?: string | undefined
  /** Whose page it is; nobody else can save it. Nobody's while nobody is signed in. */
  account?: string | undefined
  /** How far each step is, as it was stored. */
  steps?: StepStatuses
  /** How much of each group of a long section is answered, as it was stored. */
  counts?: readonly string[] | undefined
  file?: { id: string; number: string } | undefined
  /** There is something on this page that was not stored. */
  unsaved?: boolean
  /** Why it shows something that is not stored: from the browser, or from before signing in. */
  notice?: 'restored' | 'pending' | undefined
  /** Made from a page that was cut off, without what is stored: it does not pass for whole either. */
  cut?: boolean
  /** Why nothing of this page was stored, though nothing is wrong with it. */
  failure?: FailureKind | undefined
  errors?: FieldErrors
  /** Fields that were changed elsewhere since this form was opened, with what is preselected. */
  conflict?: { choices: Record<string, Choice>; stored: SectionData }
}
