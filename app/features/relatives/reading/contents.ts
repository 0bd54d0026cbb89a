/**
 * What one contact reads of someone's wishes: now, at once after the death, or all of it. The only
 * function that decides so: reading, the rehearsal and what is kept for relatives are made by it.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Belongings } from '#app/features/booklet/contents.ts'
import { nameOnCover } from '#app/features/booklet/contents.ts'
import { rowsByField, shortLabel, textAnswer } from '#app/features/booklet/answered.ts'
import { arranges, contactsIn } from '#app/features/booklet/people.ts'
import { DAY, type DayPart, type DayQuestion } from '#app/features/booklet/day.ts'
import {
  type AnswerLookup,
  burialOf,
  firstEntries,
  type FirstEntry,
  insuranceOf,
  quoteOf,
  toldToOthers,
} from '#app/features/booklet/first.ts'
import { firstNameIn } from '#app/features/booklet/first-name.ts'
import { inOwnWords, quotable, sentenceOf } from '#app/features/interview/own-words.ts'
import type { FileSectionKey, QuestionOf } from '#app/features/interview/sections/index.ts'
import { sectionOf } from '#app/features/interview/sections/index.ts'
import { contactList } from '#app/features/interview/sections/naw.ts'
import { musicList } from '#app/features/interview/sections/rituelen.ts'
import { answeredParts } from '#app/features/living-will/answers.ts'
import type { AnsweredSection } from '#app/features/wishes/file/answered-sections.ts'
import { type Held, heldOf, laterAnswers } from '#app/features/wishes/versions/held.ts'
import type { AnswerChange, ChangedSection } from '#app/features/wishes/versions/version-changes.ts'
import type { FileKind } from '#app/files/kinds.ts'
import type { Answer } from '#app/forms/answer.ts'
import type { Field } from '#app/forms/fields.ts'
import type { SectionData } from '#app/forms/values.ts'
import { dateOf, dayOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import { mayRead, type Part, type Rules } from '#app/features/contacts/rules.ts'
import { type ChapterName, CHAPTERS, type ReadingStage } from './chapters.ts'
import { relativesReading } from './texts.nl.ts'
import { OLDER_FORM } from './wanted.ts'

const t = dutch<['relativesReading', 'pdf']>({ relativesReading, pdf })

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
  documents: {
    id: string
    name: string
    description: string
    kind: FileKind
    size: number
    inBooklet?: boolean
  }[]
  /** The one that counts. */
  livingWill: {
    title?: string | undefined
    dates: { signed?: string }
    answers: SectionData
    scanId?: string | undefined
  } | null
}

/**
 * Someone who can be called or written to. `phone` is as it was typed; `arranges` of who arranges the
 * funeral, where that stands in no label above it.
 */
export type ReadablePerson = {
  arranges?: true
  name: string
  about: string
  phone: string | null
  lines: string[]
}

/** A piece of music; `link` leads to where it plays, or is empty. */
export type ReadableSong = { title: string; by: string; link: string }

/**
 * A file by what its owner calls it, never by the name of the file. `inBooklet`: the picture that was chosen for
 * a page of the booklet.
 */
export type ReadableFile = {
  id: string
  title: string
  kind: FileKind
  size: number
  inBooklet?: true
}

/** `isOwn`: in the words of who wrote it, and not a choice from a list. */
export type ReadableAnswer =
  | { kind: 'text'; text: string; isOwn: boolean }
  | { kind: 'people'; people: ReadablePerson[] }
  | { kind: 'songs'; songs: ReadableSong[] }
  | { kind: 'files'; files: ReadableFile[] }

/**
 * An answer below the label that stands above it. `of` says what it answers: 'praktisch.cardWishes', or of
 * what is needed first 'insurance'.
 */
export type ReadableEntry = { label: string; answer: ReadableAnswer; of?: string }

/** A chapter, as one letter or a few below each other. */
export type ReadableChapter = {
  name: ChapterName
  title: string
  /** What is in it, in a few words. */
  about: string
  groups: ReadableGroup[]
}

/** `isWill`: the living will, of which nothing is left to do after a death. */
export type ReadableGroup = { title: string | null; entries: ReadableEntry[]; isWill?: true }

/** What is needed at once, and what others may choose. */
export type ReadableFirst = { entries: ReadableEntry[]; open: string[] }

/** Everything that one contact reads at one stage. Plain values only: it is sealed as JSON. */
export type ReadableWishes = {
  stage: ReadingStage
  /** Empty where it is not known. */
  name: string
  firstName: string
  /** '1951-03-12' */
  dateOfBirth: string | null
  /** The day of the newest confirmation, '2025-11-23'; null for a draft that was never confirmed. */
  confirmedOn: string | null
  /** Whether nothing of it was ever confirmed; of what was copied before, whether something changed since. */
  isDraft: boolean
  /**
   * Titles of chapters in which something was written after that day, which stands apart there; what was copied
   * before lacks them.
   */
  changedIn?: string[]
  /** Which version it is, after a death; null for a draft, and for what was copied before this was kept. */
  version?: { fileNumber: string; number: number; confirmedAt: string } | null
  /** How they want to be remembered, where that is short. */
  quote: string | null
  /** Words to end with. */
  closing: string | null
  /** Null while the owner lives. */
  first: ReadableFirst | null
  /** At once after the death those that could be read before it: what was given is not taken away. */
  chapters: ReadableChapter[]
  /** Ids of all files above. */
  documents: string[]
}

/**
 * What a contact reads by these rules. Only parts that the owner gave are looked at: what follows
 * here never sees the others.
 */
export function readableFor(
  belongings: ReadableBelongings,
  rules: Rules,
  stage: ReadingStage,
): ReadableWishes {
  const may = mayReadAt(rules, stage)
  const mayNow = mayReadAt(rules, 'now')
  const name = nameOnCover(belongings)
  const firstName = firstNameIn(name)
  // Nobody sees versions while their owner lives.
  const before = stage === 'now' ? null : belongings.summary.before
  // While their owner lives the database shows rows, and the older form is one row for four parts.
  const hasFormNow = OLDER_FORM.every((part) => mayNow(part))
  const { now, ...held } = readOf(belongings, before, may, stage !== 'now' || hasFormNow)
  const isFirst = stage === 'first'
  const shown = isFirst ? readOf(belongings, before, mayNow, hasFormNow) : held
  const chapters = chaptersOf(belongings, shown, isFirst ? mayNow : may, firstName)
  const { confirmed, isCompleted, number, wasConfirmed } = belongings.summary
  const isVersion = stage !== 'now' && isCompleted && confirmed && number
  return {
    stage,
    name,
    firstName,
    dateOfBirth: (may('details') && belongings.profile?.dateOfBirth) || null,
    confirmedOn: confirmed && stage !== 'now' ? dayOf(confirmed.confirmedAt) : null,
    isDraft: !wasConfirmed,
    changedIn: chaptersWith(shown.later).map((chapter) => chapterTitle(chapter, firstName)),
    version: isVersion
      ? {
          fileNumber: number,
          number: confirmed.number,
          confirmedAt: confirmed.confirmedAt.toISOString(),
        }
      : null,
    quote: isFirst ? null : quoteOf(held.sections),
    closing: stage === 'all' ? closingOf(held.sections) : null,
    first: stage === 'now' ? null : firstOf(held.sections, now, may, firstName),
    chapters,
    documents: filesIn(chapters).map(({ id }) => id),
  }
}

/**
 * What is read of the wishes: what they say now, what of it holds, and what was written later.
 *
 * @param before what the newest version said, where something changed since
 * @param hasForm whether the older form is read
 */
function readOf(
  { summary }: ReadableBelongings,
  before: AnsweredSection[] | null,
  may: MayReadPart,
  hasForm: boolean,
): Held & { now: AnsweredSection[] } {
  const read = (sections: AnsweredSection[]) =>
    readableSections(sections, may).filter(({ key }) => hasForm || key !== 'formulier')
  const now = read(summary.sections)
  return { now, ...heldOf(before && read(before), now) }
}

/** All files that can be opened from these chapters. */
export const filesIn = (chapters: readonly ReadableChapter[]): ReadableFile[] =>
  chapters.flatMap(({ groups }) =>
    groups.flatMap(({ entries }) =>
      entries.flatMap(({ answer }) => (answer.kind === 'files' ? answer.files : [])),
    ),
  )

type MayReadPart = (part: Part, documentId?: string) => boolean

const mayReadAt =
  (rules: Rules, stage: ReadingStage): MayReadPart =>
  (part, documentId) =>
    mayRead(rules, part, documentId, stage === 'now' ? 'now' : 'after')

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

type OpenPart = 'naw' | 'veer' | 'kaars' | 'steen' | 'rituelen' | 'praktisch'

const partOfForm = (question: string) => PART_OF_FORM[question as QuestionOf<'formulier'>]

/** Which part a question belongs to; null for the confidential one. */
function partOf(section: FileSectionKey, question: string): OpenPart | null {
  if (section === 'secret') return null
  return section === 'formulier' ? partOfForm(question) : section
}

/** The sections without what may not be read. */
function readableSections(
  sections: readonly AnsweredSection[],
  may: MayReadPart,
): AnsweredSection[] {
  return sections
    .map((section) => ({
      ...section,
      answers: section.answers.filter(({ key }) => mayReadAnswer(section.key, key, may)),
    }))
    .filter(({ answers }) => answers.length > 0)
}

function mayReadAnswer(section: FileSectionKey, question: string, may: MayReadPart): boolean {
  const part = partOf(section, question)
  if (!part || !may(part)) return false
  // Of who wrote it relatives know where they lived; when they were born stands above everything.
  return section !== 'naw' || question === contactList.key
}

/** In which something was written after the confirmation. */
const chaptersWith = (later: ChangedSection[]): ChapterName[] =>
  CHAPTERS.filter((chapter) => laterIn(later, chapter).length > 0)

/** What was written after the confirmation and is read in a chapter. */
const laterIn = (later: ChangedSection[], chapter: ChapterName) =>
  later.flatMap(({ key: section, changes }) =>
    changes
      .filter(({ key }) => chapterOf(section, key) === chapter)
      .map((change) => ({ section, change })),
  )

/** Apart from what was confirmed, so that nobody takes one for the other. */
function laterGroups(later: ChangedSection[], chapter: ChapterName): ReadableChapter['groups'] {
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

const chapterTitle = (name: ChapterName, firstName: string) =>
  name === 'verhaal' && firstName
    ? t('chapters.verhaal.titleOf', { name: firstName })
    : t(`chapters.${name}.title`)

function closingOf(sections: AnsweredSection[]): string | null {
  return (
    quotable(textAnswer(sections, 'kaars', 'ideals')) ??
    quotable(textAnswer(sections, 'veer', 'values'))
  )
}

/** By the part that says so: what there is to ask or to talk about where nobody wrote it down. */
const TO_ASK = { donation: 'praktisch', insurance: 'praktisch', burial: 'praktisch' } as const

/**
 * The same, of what relatives choose then. Only the older form asks about the viewing, but all have to
 * choose it within a day.
 */
const TO_CHOOSE = { call: 'naw', clothes: 'rituelen', viewing: 'rituelen' } as const

function firstOf(
  sections: AnsweredSection[],
  now: AnsweredSection[],
  may: MayReadPart,
  firstName: string,
): ReadableFirst {
  const [given, newest] = [firstEntries(sections), firstEntries(now)]
  const isIn = (entries: FirstEntry[], entry: FirstEntry) =>
    entries.some((one) => isDeepStrictEqual(one, entry))
  const later = newest.filter((entry) => !isIn(given, entry))
  const gone = given.filter(({ thing }) => !newest.some((one) => one.thing === thing))
  const said = new Set<string>([...given, ...later].map(({ thing }) => thing))
  // Who arranges the funeral is called first.
  if (said.has('arranges')) said.add('call')
  const openIn = <Thing extends string>(parts: Record<Thing, OpenPart>) =>
    (Object.keys(parts) as Thing[]).filter((thing) => !said.has(thing) && may(parts[thing]))
  return {
    entries: [
      ...given.map((entry) => ({
        label: entry.label,
        of: entry.thing,
        answer: firstAnswer(entry),
      })),
      ...later.map((entry) => ({
        label: t('later.first', { label: entry.label }),
        answer: firstAnswer(entry),
      })),
      ...gone.map((entry) => ({
        label: t('later.firstGone', { label: entry.label }),
        answer: firstAnswer(entry),
      })),
    ],
    open: [
      ...openIn(TO_ASK).map((thing) => t(`open.${thing}`)),
      ...choiceOf(openIn(TO_CHOOSE).map((thing) => choiceWords(thing, firstName))),
    ],
  }
}

const firstAnswer = ({ thing, answer }: FirstEntry): ReadableAnswer =>
  typeof answer === 'string'
    ? { kind: 'text', text: answer, isOwn: thing === 'clothes' || thing === 'not' }
    : { kind: 'people', people: answer.people.map(personOf) }

const choiceWords = (thing: keyof typeof TO_CHOOSE, name: string) =>
  thing === 'viewing' && name ? t('open.things.viewingOf', { name }) : t(`open.things.${thing}`)

/** What there is to choose in a sentence; none without any. */
function choiceOf(things: string[]): string[] {
  const last = things.at(-1)
  if (!last) return []
  const others = things.slice(0, -1).join(', ')
  return [t('open.choose', { things: others ? `${others}, en ${last}` : last })]
}

type PrintedPerson = { name: string; about: string; lines: string[] }

/** Telephone numbers as they are stored (`format: 'phone'`). */
const PHONE = /^[\d ()+-]{8,20}$/

function personOf({ name, about, lines }: PrintedPerson): ReadablePerson {
  const phone = lines.find((line) => PHONE.test(line)) ?? null
  return { name, about, phone, lines: lines.filter((line) => line !== phone) }
}

/** An answer with where it was given. */
type Told = { section: FileSectionKey; key: string; entry: ReadableEntry }

function chaptersOf(
  belongings: ReadableBelongings,
  { sections, later }: Held,
  may: MayReadPart,
  firstName: string,
): ReadableChapter[] {
  const told = sections.flatMap(toldIn)
  const groups: Record<ChapterName, ReadableChapter['groups']> = {
    afscheid: farewellGroups(told, sections),
    mensen: [{ title: null, entries: entriesOf(told, 'naw') }],
    verhaal: [{ title: null, entries: [...entriesOf(told, 'kaars'), ...entriesOf(told, 'veer')] }],
    'pijn-en-zorg': [
      { title: null, entries: entriesOf(told, 'steen') },
      ...(may('living will') ? livingWillGroups(belongings) : []),
    ],
    brieven: [{ title: null, entries: letterEntries(belongings, may) }],
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
function farewellGroups(told: Told[], sections: AnsweredSection[]): ReadableChapter['groups'] {
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
      title: part === 'place' ? placeOf(burialOf(said)) : t(`pdf:runSheet.parts.${part}`),
      entries: take(DAY[part]),
    }))
  const rest = own.filter((one) => !placed.has(one)).map(({ entry }) => entry)
  return [{ title: t('arrange'), entries: arrange }, ...parts, { title: t('rest'), entries: rest }]
}

/** By what was chosen, where that is one of two: who reads it knows which. */
function placeOf(burial = ''): string {
  const way = (['Begraven', 'Cremeren'] as const).find((one) => burial.startsWith(one))
  return way ? t(`place.${way}`) : t('pdf:runSheet.parts.place')
}

const lineOf = (label: string, text: string | undefined): ReadableEntry[] =>
  text ? [{ label, answer: { kind: 'text', text, isOwn: false } }] : []

function livingWillGroups({ livingWill }: ReadableBelongings): ReadableChapter['groups'] {
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
function letterEntries({ documents }: ReadableBelongings, may: MayReadPart): ReadableEntry[] {
  const files = documents.filter(({ id }) => may('document', id))
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
