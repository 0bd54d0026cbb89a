/** The run sheet for relatives: of what one contact reads, and nothing else. */
import { DAY, type DayPart, partTitle } from '#app/features/booklet/day.ts'
import { calledOnSheet, type DaysOfDeath, laidOut } from '#app/features/delivery/run-sheet.ts'
import type {
  ReadableAnswer,
  ReadableEntry,
  ReadablePerson,
  ReadableWishes,
} from '#app/features/relatives/reading/readable.ts'
import { relativesReading } from '#app/features/relatives/reading/texts.nl.ts'
import { dateOf, weekdayDateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import { phoneInWords } from '#app/locales/phone.ts'
import type { PrintedAnswer, PrintedEntry, RunSheet } from '#app/paper/documents.ts'

const t = dutch<['pdf', 'relativesReading']>({ pdf, relativesReading })

const BASICS = [
  'burial',
  'insurance',
  'donation',
  'papers',
  'praktisch.donationDetails',
  'formulier.personalInfo_organDonation',
]

/** What is needed first stands in its part of the day, until all of it is read. */
const FIRST: Partial<Record<DayPart, readonly string[]>> = {
  care: ['clothes', 'viewing'],
  condolence: ['condolence'],
  ceremony: ['service'],
  caution: ['not'],
}

/**
 * What the run sheet of a funeral says for who reads these wishes: the same for the same wishes.
 */
export function familySheetOf(wishes: ReadableWishes, days: DaysOfDeath): RunSheet {
  const { name, dateOfBirth, stage } = wishes
  const entries = entriesIn(wishes)
  const take = (of: readonly string[]) =>
    of.flatMap((one) => {
      const entry = entries.get(one)
      return entry ? [printed(entry)] : []
    })
  const burial = entries.get('burial')?.answer
  return laidOut({
    name,
    facts: [
      ...(dateOfBirth ? [t('booklet.born', { date: dateOf(dateOfBirth) })] : []),
      t('runSheet.died', { date: dateOf(days.diedOn) }),
    ],
    until: t('runSheet.funeral', { date: weekdayDateOf(days.funeralBy) }),
    apart: null,
    basics: take(BASICS),
    call: calledIn(entries),
    parts: [
      { title: t('relativesReading:later.title'), entries: laterIn(wishes).map(printed) },
      ...(Object.keys(DAY) as DayPart[]).map((part) => ({
        title: partTitle(part, burial?.kind === 'text' ? burial.text : ''),
        entries: take(
          stage === 'all' ? DAY[part].map((question) => question.join('.')) : (FIRST[part] ?? []),
        ),
      })),
    ],
    // What is left out need not be missing: this contact may not read all of it.
    missing: null,
    more: t(stage === 'all' ? 'runSheet.moreOfFamily' : 'runSheet.moreLater'),
    page: t('runSheet.pageOfFamily'),
  })
}

/** What was written about the funeral after the confirmation: it answers to no line of the sheet. */
export const laterIn = ({ first, chapters, stage }: ReadableWishes): ReadableEntry[] =>
  stage === 'all'
    ? chapters
        .filter(({ name }) => name === 'afscheid')
        .flatMap(({ groups }) =>
          groups.filter(({ title }) => title === t('relativesReading:later.title')),
        )
        .flatMap(({ entries }) => entries)
    : (first?.entries ?? []).filter(({ of }) => of === undefined)

type Entries = ReadonlyMap<string, ReadableEntry>

/** By what they answer. */
export const entriesIn = ({ first, chapters }: ReadableWishes): Entries =>
  new Map(
    [
      ...(first?.entries ?? []),
      ...chapters.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries)),
    ].flatMap((entry): [string, ReadableEntry][] => (entry.of ? [[entry.of, entry]] : [])),
  )

/** Who arranges the funeral; and of the others all contacts where they are read, else who is called first. */
function calledIn(entries: Entries): RunSheet['call'] {
  const arranging = peopleAt(entries, 'arranges')
  const names = new Set(arranging.map(({ name }) => name))
  const others = peopleAt(entries, 'naw.contacts', 'callToo', 'call')
  return calledOnSheet(
    arranging.map(printedPerson),
    others.filter(({ name }) => !names.has(name)).map(printedPerson),
  )
}

/** Those of the first of these answers that is there. */
export function peopleAt(entries: Entries, ...keys: readonly string[]): ReadablePerson[] {
  const answer = keys.map((key) => entries.get(key)).find((entry) => entry !== undefined)?.answer
  return answer?.kind === 'people' ? answer.people : []
}

const printed = ({ label, answer }: ReadableEntry): PrintedEntry => [label, printedAnswer(answer)]

function printedAnswer(answer: ReadableAnswer): PrintedAnswer {
  switch (answer.kind) {
    case 'text':
      return answer.text
    case 'people':
      return { people: answer.people.map(printedPerson) }
    case 'songs':
      return { songs: answer.songs }
    default:
      return answer.files.map(({ title }) => title)
  }
}

/** A person as paper has them. */
export const printedPerson = ({ name, about, phone, lines }: ReadablePerson) => ({
  name,
  about,
  lines: phone ? [phoneInWords(phone), ...lines] : lines,
})
