import type { LastOrder } from '#app/features/cards/orders.server.ts'
import type { LegalNote } from '#app/features/interview/legal.ts'
import type { FileSectionKey, QuestionOf } from '#app/features/interview/sections/index.ts'
import type { Place } from '#app/features/interview/step.ts'
import type { StepStatuses } from '#app/features/interview/step-status.ts'
import type { Progress } from '#app/features/wishes/file/progress.server.ts'
import type { SectionPage } from '#app/features/wishes/saving/section-page.server.ts'
import type { AnswersPage } from '#app/forms/stored/answers-page.server.ts'

/** What the form of a section shows: from the loader, or what an action that stays here gives back. */
export type SectionState = AnswersPage & {
  section: FileSectionKey
  /** In whose file it is. */
  place?: Place
  /** The questions that the page asks; all of the section unless given. */
  only?: readonly QuestionOf<FileSectionKey>[]
  /** Options of this section that the law does not allow (yet). */
  notes: LegalNote[]
  /** What is answered in another section and cannot be shown here, by question. */
  elsewhere?: SectionPage['elsewhere']
  /** How far each step is, as it was stored. */
  steps?: StepStatuses
  /** How many questions of each are answered; only its owner may know. */
  progress?: Progress | undefined
  /** How much of each group of a long section is answered, as it was stored. */
  counts?: readonly string[] | undefined
  file?: { id: string; number: string } | undefined
  /** What became of the cards that its owner asked for, while that is stored. */
  cards?: Pick<LastOrder, 'state' | 'createdAt' | 'changedAt'> | null
}
