import type { FileSectionKey, QuestionOf } from '#app/features/interview/sections/index.ts'
import type { Answer } from '#app/forms/answer.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { pdf } from '#app/locales/pdf.nl.ts'

const t = dutch<['pdf'], 'booklet.occasions'>({ pdf }, 'booklet.occasions')

type Occasion = keyof typeof pdf.booklet.occasions
type Farewell = QuestionOf<'rituelen'>

/** What stands below a head of its own in the chapter of the farewell, in the order in which one reads it. */
const OCCASIONS: Record<Occasion, readonly Farewell[]> = {
  condolence: [
    'condoleanceLocation',
    'condoleanceAccess',
    'condoleanceCasketOpen',
    'condoleanceFlowers',
    'cateringWishes',
  ],
  service: [
    'serviceLocation',
    'serviceLocationDetails',
    'funeralAccess',
    'funeralCasketOpen',
    'funeralFlowers',
    'funeralCateringWishes',
    'speakerWishes',
    'familyRole',
    'personalAdditions',
  ],
}

const FLOWERS = { there: 'funeralFlowers', here: 'flowers' } as const satisfies Record<
  string,
  Farewell
>

type Group = { title: string | null; answers: Answer[] }

/** The answers of a chapter, those about one occasion together. */
export function byOccasion(section: FileSectionKey, answers: Answer[]): Group[] {
  if (section !== 'rituelen') return [{ title: null, answers }]
  const placed: readonly string[] = Object.values(OCCASIONS).flat()
  return [
    { title: null, answers: answers.filter(({ key }) => !placed.includes(key)) },
    ...(Object.keys(OCCASIONS) as Occasion[]).map((occasion) => ({
      title: t(occasion),
      answers: OCCASIONS[occasion].flatMap((question) =>
        answers.filter(({ key }) => key === question).map(byHead),
      ),
    })),
  ]
}

/** Below the head of the service its flowers are called flowers; among all flowers they are told apart. */
const byHead = (answer: Answer): Answer =>
  answer.key === FLOWERS.there ? { ...answer, key: FLOWERS.here } : answer
