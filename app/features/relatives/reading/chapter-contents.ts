/** Puts what was chosen for a contact in chapters: as letters, with a label above every answer. */
import { rowsByField, shortLabel, textAnswer } from '#app/features/booklet/answered.ts'
import { DAY, type DayPart, type DayQuestion, partTitle } from '#app/features/booklet/day.ts'
import {
  type AnswerLookup,
  burialOf,
  insuranceOf,
  toldToOthers,
} from '#app/features/booklet/first.ts'
import { arranges, contactsIn } from '#app/features/booklet/people.ts'
import { inOwnWords, sentenceOf } from '#app/features/interview/own-words.ts'
import { type FileSectionKey, sectionOf } from '#app/features/interview/sections/index.ts'
import { musicList } from '#app/features/interview/sections/rituelen.ts'
import { answeredParts } from '#app/features/living-will/answers.ts'
import type { AnsweredSection } from '#app/features/wishes/file/answered-sections.ts'
import { laterAnswers } from '#app/features/wishes/versions/held.ts'
import type { AnswerChange, ChangedSection } from '#app/features/wishes/versions/version-changes.ts'
import type { FileKind } from '#app/files/kinds.ts'
import type { Answer } from '#app/forms/answer.ts'
import type { Field } from '#app/forms/fields.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import { type ChapterName, CHAPTERS } from './chapters.ts'
import { type Chosen, type OpenPart, partOf, type ValidWill } from './chosen.ts'
import type {
  ReadableAnswer,
  ReadableChapter,
  ReadableEntry,
  ReadableGroup,
  ReadablePerson,
} from './readable.ts'
import { relativesReading } from './texts.nl.ts'

const t = dutch<['relativesReading', 'pdf']>({ relativesReading, pdf })

/** An answer with where it was given. */
type Told = { section: FileSectionKey; key: string; entry: ReadableEntry }

/** The chapters of what was chosen, without those in which nothing stands. */
export function chaptersOf(
  { held: { sections, later }, documents, livingWill }: Chosen,
  firstName: string,
): ReadableChapter[] {
  const told = sections.flatMap(toldIn)
  const groups: Record<ChapterName, ReadableGroup[]> = {
    afscheid: farewellGroups(told, sections),
    mensen: [{ title: null, entries: entriesOf(told, 'naw') }],
    verhaal: [{ title: null, entries: [...entriesOf(told, 'kaars'), ...entriesOf(told, 'veer')] }],
    'pijn-en-zorg': [
      { title: null, entries: entriesOf(told, 'steen') },
      ...livingWillGroups(livingWill),
    ],
    brieven: [{ title: null, entries: letterEntries(documents) }],
  }
  return CHAPTERS.map((name) => ({
    name,
    title: chapterTitle(name, firstName),
    about: t(`chapters.${name}.about`),
    groups: [...groups[name], ...laterGroups(later, name)].filter(
      ({ entries }) => entries.length > 0,
    ),
  })).filter((chapter) => chapter.groups.length > 0)
}

const toldIn = ({ key: section, answers }: AnsweredSection): Told[] =>
  inOwnWords(section, answers).map((answer) => ({
    section,
    key: answer.key,
    entry: {
      label: shortLabel(section, answer),
      answer: answerOf(section, answer),
      of: `${section}.${answer.key}`,
    },
  }))

const entriesOf = (told: Told[], part: OpenPart): ReadableEntry[] =>
  told.filter(({ section, key }) => partOf(section, key) === part).map(({ entry }) => entry)

function answerOf(section: FileSectionKey, { key, answer }: Answer): ReadableAnswer {
  if (typeof answer === 'string')
    return { kind: 'text', text: toldToOthers(section, key, answer), isOwn: isOwn(section, key) }
  if (Array.isArray(answer)) return { kind: 'text', text: sentenceOf(answer), isOwn: false }
  if (key === musicList.key)
    return { kind: 'songs', songs: rowsByField(musicList, answer.rows).map(songOf) }
  return { kind: 'people', people: peopleOf(answer.rows) }
}

/** Without a title the address is all that there is to call it by. */
const songOf = ({ artist, title, link }: { artist: string; title: string; link: string }) => {
  const [head = link, by = ''] = [title, artist].filter(Boolean)
  return { title: head, by, link }
}

const peopleOf = (rows: string[][]): ReadablePerson[] =>
  contactsIn(rows).map((contact) => {
    const { firstName, lastName, relation, email, phone, address } = contact
    const isChosen = arranges(contact)
    return {
      name: [firstName, lastName].filter(Boolean).join(' ') || email || phone,
      about: [relation, isChosen && t('arranges')].filter(Boolean).join(', '),
      phone: phone || null,
      lines: [email, address].filter(Boolean),
      ...(isChosen && { arranges: true as const }),
    }
  })

/** What is typed, and not chosen. */
function isOwn(section: FileSectionKey, key: string): boolean {
  const fields: readonly Field[] = sectionOf(section).fields
  return fields.some((field) => field.key === key && /^(long)?text$/i.test(field.kind))
}

/** What has to be arranged, before the day itself. */
const ARRANGE: readonly DayQuestion[] = [
  ['praktisch', 'burial'],
  ['praktisch', 'burialSecondChoice'],
  ['formulier', 'ceremonyType'],
  ['praktisch', 'hasDonation'],
  ['praktisch', 'donationDetails'],
  ['formulier', 'personalInfo_donorCard'],
  ['formulier', 'personalInfo_organDonation'],
  ['formulier', 'personalInfo_autopsyWish'],
  ['formulier', 'personalInfo_lastWill'],
  ['praktisch', 'hasInsurance'],
  ['praktisch', 'insuranceProvider'],
  ['praktisch', 'insuranceOther'],
  ['praktisch', 'insurancePolicyNumber'],
]

/** Said in one line, in the place of the answers that it is made of. */
const IN_ONE_LINE: ReadonlySet<string> = new Set([
  'praktisch.burial',
  'praktisch.burialSecondChoice',
  'formulier.ceremonyType',
  'praktisch.hasInsurance',
  'praktisch.insuranceProvider',
  'praktisch.insuranceOther',
  'praktisch.insurancePolicyNumber',
])

/** The farewell as a plan of the day, and what is left of those parts below it. */
function farewellGroups(told: Told[], sections: AnsweredSection[]): ReadableGroup[] {
  const own = told.filter(({ section, key }) =>
    ['rituelen', 'praktisch'].includes(partOf(section, key) ?? ''),
  )
  const placed = new Set<Told>()
  const take = (questions: readonly DayQuestion[]): ReadableEntry[] =>
    questions.flatMap(([section, key]) => {
      const found = own.find((one) => one.section === section && one.key === key)
      if (!found || placed.has(found)) return []
      placed.add(found)
      return IN_ONE_LINE.has(`${section}.${key}`) ? [] : [found.entry]
    })
  const said: AnswerLookup = (section, question) => textAnswer(sections, section, question)
  const arrange = [
    ...lineOf(t('pdf:first.burial'), burialOf(said)),
    ...lineOf(t('pdf:first.insurance'), insuranceOf(said)),
    ...take(ARRANGE),
  ]
  const parts = (Object.keys(DAY) as DayPart[])
    .filter((part) => part !== 'caution')
    .map((part) => ({
      title: partTitle(part, burialOf(said)),
      entries: take(DAY[part]),
    }))
  const rest = own.filter((one) => !placed.has(one)).map(({ entry }) => entry)
  return [{ title: t('arrange'), entries: arrange }, ...parts, { title: t('rest'), entries: rest }]
}

const lineOf = (label: string, text: string | undefined): ReadableEntry[] =>
  text ? [{ label, answer: { kind: 'text', text, isOwn: false } }] : []

function livingWillGroups(livingWill: ValidWill | null): ReadableGroup[] {
  if (!livingWill?.dates.signed) return []
  const { title, dates, answers, scanId } = livingWill
  const name = title ?? t('pdf:booklet.rest.livingWill')
  const signed = t('pdf:booklet.rest.signed', { date: dateOf(dates.signed ?? '') })
  const scan = { id: scanId ?? '', title: name, kind: 'pdf', size: 0 } as const
  return [
    {
      title: name,
      isWill: true,
      entries: [
        ...lineOf(t('paper'), signed),
        ...(scanId
          ? [{ label: t('copy'), answer: { kind: 'files' as const, files: [scan] } }]
          : []),
        ...answeredParts(answers).flatMap((part) =>
          part.answers.map(({ question, answer }) => ({
            label: question,
            answer: {
              kind: 'text' as const,
              text: typeof answer === 'string' ? answer : wordsIn(answer),
              isOwn: false,
            },
          })),
        ),
      ],
    },
  ]
}

const wordsIn = (answer: Exclude<Answer['answer'], string>): string =>
  (Array.isArray(answer)
    ? answer
    : answer.rows.map((cells) => cells.filter(Boolean).join(', '))
  ).join('\n')

const SOUND: readonly FileKind[] = ['mp3', 'm4a']
const PICTURE: readonly FileKind[] = ['jpg', 'png', 'heic']
const FILM: readonly FileKind[] = ['mp4', 'mov']

/** Letters first, then what one looks at and listens to. */
function letterEntries(files: Chosen['documents']): ReadableEntry[] {
  const kinds = [
    ['letters', files.filter(({ kind }) => ![...SOUND, ...PICTURE, ...FILM].includes(kind))],
    ['pictures', files.filter(({ kind }) => PICTURE.includes(kind))],
    ['sounds', files.filter(({ kind }) => SOUND.includes(kind))],
    ['films', files.filter(({ kind }) => FILM.includes(kind))],
  ] as const
  return kinds
    .filter(([, some]) => some.length > 0)
    .map(([kind, some]) => ({
      label: t(`files.${kind}.title`),
      answer: {
        kind: 'files' as const,
        files: some.map((file) => ({
          id: file.id,
          title: file.description || t(`files.${kind}.one`),
          kind: file.kind,
          size: file.size,
          ...(file.inBooklet && { inBooklet: true as const }),
        })),
      },
    }))
}

/** In which something was written after the confirmation. */
export const chaptersWith = (later: ChangedSection[]): ChapterName[] =>
  CHAPTERS.filter((chapter) => laterIn(later, chapter).length > 0)

/** What was written after the confirmation and is read in a chapter. */
const laterIn = (later: ChangedSection[], chapter: ChapterName) =>
  later.flatMap(({ key: section, changes }) =>
    changes
      .filter(({ key }) => chapterOf(section, key) === chapter)
      .map((change) => ({ section, change })),
  )

/** Apart from what was confirmed, so that nobody takes one for the other. */
function laterGroups(later: ChangedSection[], chapter: ChapterName): ReadableGroup[] {
  const entries = laterIn(later, chapter).flatMap(({ section, change }) =>
    laterEntries(section, change),
  )
  return [{ title: t('later.title'), entries }]
}

const laterEntries = (section: FileSectionKey, change: AnswerChange): ReadableEntry[] =>
  laterAnswers([change]).map(({ how, answer }) => ({
    label: t(`later.${how}`, { label: shortLabel(section, answer) }),
    answer: answerOf(section, answer),
  }))

/** Where an answer is read; nowhere where it is confidential. */
function chapterOf(section: FileSectionKey, question: string): ChapterName | null {
  const part = partOf(section, question)
  return part && CHAPTER_OF[part]
}

/** Where wishes are read. */
const CHAPTER_OF: Record<OpenPart, ChapterName> = {
  naw: 'mensen',
  rituelen: 'afscheid',
  praktisch: 'afscheid',
  veer: 'verhaal',
  kaars: 'verhaal',
  steen: 'pijn-en-zorg',
}

/** How a chapter is called, of whom it is. */
export const chapterTitle = (name: ChapterName, firstName: string) =>
  name === 'verhaal' && firstName
    ? t('chapters.verhaal.titleOf', { name: firstName })
    : t(`chapters.${name}.title`)
