/** A sheet for the funeral director: what was wished for, in the order of the day. */
import { textAnswer } from '#app/features/booklet/answered.ts'
import {
  type Belongings,
  entryOf,
  laterEntries,
  nameOnCover,
} from '#app/features/booklet/contents.ts'
import { DAY, type DayPart, type DayQuestion, partTitle } from '#app/features/booklet/day.ts'
import {
  burialOf,
  donationOf,
  peopleToCall,
  insuranceOf,
  type AnswerLookup,
} from '#app/features/booklet/first.ts'
import { inOwnWords } from '#app/features/interview/own-words.ts'
import { dateOf, weekdayDateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import { common } from '#app/locales/common.nl.ts'
import type { PrintedAnswer, PrintedEntry, RunSheet } from '#app/paper/documents.ts'

const t = dutch<['pdf', 'common']>({ pdf, common })

/** In characters; the booklet has all of it. */
const LONGEST = 320
/** With room for fewer there are none. */
const LINES_FOR_NOTES = 4

const WILL: DayQuestion = ['formulier', 'personalInfo_lastWill']
/** What the lines above the day are made of. */
const BASICS: readonly DayQuestion[] = [
  ['praktisch', 'burial'],
  ['praktisch', 'burialSecondChoice'],
  ['formulier', 'ceremonyType'],
  ['praktisch', 'hasInsurance'],
  ['praktisch', 'insuranceProvider'],
  ['praktisch', 'insuranceOther'],
  ['praktisch', 'insurancePolicyNumber'],
  ['praktisch', 'hasDonation'],
  ['praktisch', 'donationDetails'],
  ['formulier', 'personalInfo_donorCard'],
  ['formulier', 'personalInfo_organDonation'],
  WILL,
]

/** A warning that is cut off may be the wrong half. */
const WHOLE: ReadonlySet<string> = new Set(DAY.caution.map((question) => question.join('.')))

/** Days of a death, like '2026-11-01'; `funeralBy`: the last one on which the law has the funeral held. */
export type DaysOfDeath = { diedOn: string; funeralBy: string }

/**
 * What the run sheet of a funeral says.
 *
 * @param apart the name of the file with the confidential part, where that comes along
 */
export function runSheetOf(
  belongings: Belongings,
  days: DaysOfDeath,
  apart: string | null,
): RunSheet {
  const { summary } = belongings
  const answers = answersOf(belongings)
  const burial = burialOf(lookupIn(belongings))
  const parts = (Object.keys(DAY) as DayPart[]).map((part) => ({
    part,
    title: partTitle(part, burial),
    entries: DAY[part].flatMap((question) => answers.get(question.join('.')) ?? []),
  }))
  const later = laterOnSheet(belongings)
  // Nothing to be careful with is nothing that is missing.
  const missing = parts.filter(
    ({ part, entries }) =>
      part !== 'caution' &&
      entries.length === 0 &&
      !DAY[part].some((question) => later.has(question.join('.'))),
  )
  return laidOut({
    name: nameOnCover(belongings),
    facts: runSheetFacts(belongings, days),
    until: t('runSheet.funeral', { date: weekdayDateOf(days.funeralBy) }),
    apart: apart && t('runSheet.apart', { file: apart }),
    basics: basicsOf(belongings, answers),
    call: peopleIn(belongings),
    parts: [
      { title: t('later.title'), entries: [...later.values()].flat() },
      ...parts.map(({ title, entries }) => ({ title, entries })),
    ],
    missing: missing.length > 0 ? missingOf(missing) : null,
    more: t('runSheet.more'),
    page: t('runSheet.page', { number: summary.number }),
  })
}

type SheetContents = Pick<
  RunSheet,
  'name' | 'facts' | 'until' | 'apart' | 'basics' | 'call' | 'parts' | 'missing' | 'more'
> & { page: string }

/** A run sheet with these contents; parts that say nothing are left out. */
export function laidOut({ page, parts, ...contents }: SheetContents): RunSheet {
  const { name } = contents
  const title = name ? t('runSheet.titleOf', { name }) : t('runSheet.title')
  return {
    ...contents,
    title,
    author: t('common:site.name'),
    house: t('common:site.name'),
    large: false,
    lostNote: t('lost'),
    heading: t('runSheet.title'),
    parts: parts.filter(({ entries }) => entries.length > 0),
    time: t('runSheet.time'),
    room: { title: t('runSheet.room'), lines: LINES_FOR_NOTES },
    foot: { left: title, page },
  }
}

/** Some of them are two things by themselves: 'kaart en bericht, condoleance'. */
const missingOf = (parts: { part: DayPart }[]) =>
  t('runSheet.missing', {
    parts: parts.map(({ part }) => partTitle(part).toLowerCase()).join(', '),
  })

/** By section and key. */
function answersOf({ summary }: Belongings): Map<string, PrintedEntry[]> {
  return new Map(
    summary.sections.flatMap(({ key, answers }) =>
      inOwnWords(key, answers).map((answer): [string, PrintedEntry[]] => {
        const question = `${key}.${answer.key}`
        const [label, given] = entryOf(key, answer)
        return [question, [fitted(question, label, given)]]
      }),
    ),
  )
}

const ON_SHEET: ReadonlySet<string> = new Set(
  [...BASICS, ...Object.values(DAY).flat()].map((question) => question.join('.')),
)

/** What of this sheet was written after the confirmation, by question: who works by it must see that something came. */
function laterOnSheet({ later = [] }: Belongings): Map<string, PrintedEntry[]> {
  const changed = later.flatMap(({ key: section, changes }) =>
    changes.map((change) => ({ section, change, question: `${section}.${change.key}` })),
  )
  return new Map(
    changed
      .filter(({ question }) => ON_SHEET.has(question))
      .map(({ section, change, question }) => [
        question,
        laterEntries(section, [change]).map(([label, answer]) => fitted(question, label, answer)),
      ]),
  )
}

const fitted = (question: string, label: string, answer: PrintedAnswer): PrintedEntry => [
  label,
  WHOLE.has(question) ? answer : shortened(answer),
]

function shortened(answer: PrintedAnswer): PrintedAnswer {
  if (typeof answer !== 'string') return answer
  const characters = Array.from(answer)
  if (characters.length <= LONGEST) return answer
  const text = characters.slice(0, LONGEST).join('')
  const end = text.lastIndexOf(' ')
  return t('runSheet.cut', { text: text.slice(0, end > 0 ? end : undefined).trimEnd() })
}

function runSheetFacts({ summary, profile }: Belongings, days: DaysOfDeath): string[] {
  const born = profile?.dateOfBirth
  const city = textAnswer(summary.sections, 'naw', 'city')
  return [
    born && t('booklet.born', { date: dateOf(born) }),
    t('runSheet.died', { date: dateOf(days.diedOn) }),
    city && t('runSheet.home', { city }),
    t('booklet.number', { number: summary.number }),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[]
}

const lookupIn =
  ({ summary }: Belongings): AnswerLookup =>
  (section, question) =>
    textAnswer(summary.sections, section, question)

function basicsOf(belongings: Belongings, answers: Map<string, PrintedEntry[]>): PrintedEntry[] {
  const said = lookupIn(belongings)
  const lines: [string, string | undefined][] = [
    [t('first.burial'), burialOf(said)],
    [t('first.insurance'), insuranceOf(said)],
    [t('first.donation'), donationOf(said)],
  ]
  return [
    ...lines.flatMap(([label, line]): PrintedEntry[] => (line ? [[label, line]] : [])),
    ...(answers.get(WILL.join('.')) ?? []),
  ]
}

function peopleIn({ summary }: Belongings): RunSheet['call'] {
  const people = peopleToCall(summary.sections)
  return people ? calledOnSheet(people.arranging, people.others) : []
}

type Called = RunSheet['call'][number]['people']

/** Who arranges the funeral, and who else can be called, each below a title. */
export const calledOnSheet = (arranging: Called, others: Called): RunSheet['call'] =>
  [
    { title: t('first.arranges'), people: arranging },
    { title: arranging.length > 0 ? t('first.callToo') : t('runSheet.call'), people: others },
  ].filter(({ people }) => people.length > 0)
