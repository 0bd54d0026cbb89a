import type { AnsweredSection } from '#app/features/wishes/file/answered-sections.ts'
import type { Answer } from '#app/forms/answer.ts'
import type { FileSectionKey, QuestionOf } from '#app/features/interview/sections/index.ts'
import { inOwnWords, sentenceOf } from '#app/features/interview/own-words.ts'
import { contactList } from '#app/features/interview/sections/naw.ts'
import { musicList, type Song } from '#app/features/interview/sections/rituelen.ts'
import type { Summary } from '#app/features/wishes/file/summary.server.ts'
import { changedWishes, standingOf } from '#app/features/wishes/file/standing.ts'
import { laterAnswers } from '#app/features/wishes/versions/held.ts'
import type { ChangedSection } from '#app/features/wishes/versions/version-changes.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { dateOf, joinedList } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import type { KeptPromises } from '#app/locales/promises.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import { phoneInWords } from '#app/locales/phone.ts'
import { common } from '#app/locales/common.nl.ts'
import { short } from '#app/features/interview/short.nl.ts'
import type {
  Chapter,
  PrintedEntry,
  PrintedAnswer as Printed,
  Quote,
  WishesBooklet,
} from '#app/paper/documents.ts'
import { inGroups } from '#app/features/signatures/code.ts'
import { plainAddress } from '#app/features/letters/address.server.ts'
import type { Picture } from '#app/files/picture.server.ts'
import type { Telephone } from '#app/features/opening/opening.ts'
import { rowsByField, shortLabel, textAnswer } from './answered.ts'
import { type PeopleToCall, calledOf, firstOf, quoteOf, REMEMBERED, toldToOthers } from './first.ts'
import { firstNameIn } from './first-name.ts'
import { byOccasion } from './occasions.ts'

export type Belongings = {
  summary: Summary
  profile: { firstName?: string; lastName?: string; dateOfBirth?: string } | null
  documents: { name: string; description: string; inBooklet?: boolean }[]
  /** The one that counts. */
  livingWill: { title?: string | undefined; dates: { signed?: string } } | null
  /** The page that says how a file is asked for. */
  askAt: string
  /** What others can do after a death; left out where nothing is left to ask for. */
  promises?: KeptPromises
  /** The page where who has lost someone begins. */
  lostAt: string
  /** The page where a contact begins. */
  readAt: string
  telephone?: Telephone | undefined
  /** Written after what the summary says was confirmed; left out where the summary has it. */
  later?: readonly ChangedSection[]
  /** By which it can be checked; null for what nobody confirmed. */
  proof?: Proof | null
  /** For the page after the first, when one was chosen. */
  photo?: BookletPhoto | null
}

/** `code`: null for a booklet that has none. Addresses of the page that checks, and of our keys. */
export type Proof = { code: string | null; checkAt: string; keysAt: string; fingerprint: string }

/** `words`: what its owner calls it. */
export type BookletPhoto = Pick<Picture, 'kind' | 'width' | 'height'> & { words: string }

/**
 * `large`: 18 points instead of 13. `folded`: pages of A5. `diedOn`: '2026-11-19', of what is delivered
 * after a death, in which nothing is left to sign, to change or to ask for.
 */
export type Variant = { large: boolean; folded?: boolean; diedOn?: string }

const LISTED = 200

const INSURANCE = {
  whether: 'hasInsurance',
  who: 'insuranceProvider',
} as const satisfies Record<string, QuestionOf<'praktisch'>>

const t = dutch<['pdf', 'common']>({ pdf, common })

/** What the register is set to, and no wish. */
const SETTINGS: ReadonlySet<string> = new Set<QuestionOf<'naw'>>([
  'receiveCards',
  'reminderFrequency',
  'reminderMonths',
])

/**
 * What applies and was answered, but for the confidential part: whoever finds this booklet may read
 * all of it.
 */
export function bookletOf(belongings: Belongings, variant: Variant): WishesBooklet {
  const { large, folded = false, diedOn } = variant
  const { summary } = belongings
  const name = nameOnCover(belongings)
  const title = name ? t('booklet.titleOf', { name }) : t('booklet.title')
  const open = summary.sections.filter(({ key }) => key !== 'secret')
  // So that the first page stays one page.
  const called = calledOf(open, large)
  const first = firstOf(open, called, large)
  const quote = quotedIn(open, name, variant)
  const photo = belongings.photo ? printedPhoto(belongings.photo, quote) : null
  const before = { called, isQuoted: quote !== null && Boolean(first ?? photo) }
  const told = open.map((section) => chapterOf(section, before))
  const later = laterChapters(belongings, ({ key }) => key !== 'secret')
  const chapters = [...told, ...later, ...otherChapters(belongings, diedOn)].filter(
    ({ groups }) => groups.length > 0,
  )
  const isFilled = chapters.length > 0
  return {
    title,
    author: t('common:site.name'),
    house: t('common:site.name'),
    large,
    dark: false,
    folded,
    lostNote: t('lost'),
    cover: name ? t('booklet.cover') : t('booklet.title'),
    name,
    facts: diedOn ? factsAfter(belongings, diedOn) : coverFacts(belongings),
    draft: draftBox(summary, diedOn),
    empty: chapters.length === 0 && !first ? t('booklet.empty') : null,
    first: first && {
      ...first,
      blanks: diedOn ? [] : first.blanks,
      quote: photo?.quote ? null : quote,
    },
    photo,
    chapters,
    continued: t('booklet.continued'),
    programme: t('booklet.programme'),
    sign: isFilled && !diedOn ? signOf(belongings) : null,
    family: isFilled ? familyOf(name) : null,
    last: isFilled ? lastOf(belongings, variant) : null,
    foot: { left: title, page: t('booklet.page', { number: summary.number }) },
  }
}

/** The confidential part as a document of its own; null when nothing was written there. */
export function confidentialOf(belongings: Belongings, variant: Variant): WishesBooklet | null {
  const { summary } = belongings
  const secret = summary.sections.find(({ key }) => key === 'secret')
  const isThere = secret ?? belongings.later?.some(({ key }) => key === 'secret')
  if (!isThere) return null
  const title = t('booklet.secret.title')
  const name = nameOnCover(belongings)
  return {
    ...bookletOf(belongings, variant),
    dark: true,
    title: [title, name].filter(Boolean).join(' · '),
    cover: title,
    name: name && t('booklet.secret.of', { name }),
    facts: [
      t(variant.diedOn ? 'booklet.secret.delivered' : 'booklet.secret.text'),
      t('booklet.number', { number: summary.number }),
    ],
    draft: null,
    empty: null,
    first: null,
    photo: null,
    chapters: [
      ...(secret ? [chapterOf(secret)] : []),
      ...laterChapters(
        belongings,
        ({ key }) => key === 'secret',
        secret ? '' : t('booklet.secret.note'),
      ),
    ],
    sign: null,
    family: null,
    last: null,
    foot: { left: title, page: t('booklet.page', { number: summary.number }) },
  }
}

/** What a name is found in. */
type Named = Pick<Belongings, 'profile'> & { summary: Pick<Summary, 'sections'> }

/** First and last name, as far as they are known. */
export function nameOnCover({ summary, profile }: Named): string {
  const said = (key: QuestionOf<'naw'>) => textAnswer(summary.sections, 'naw', key)
  return [said('firstName') ?? profile?.firstName, said('lastName') ?? profile?.lastName]
    .filter(Boolean)
    .join(' ')
}

/** How they want to be remembered, or wanted it. */
function quotedIn(sections: AnsweredSection[], name: string, { diedOn }: Variant): Quote | null {
  const text = quoteOf(sections)
  if (text === null) return null
  const first = firstNameIn(name)
  const by = diedOn ? 'first.rememberedAfter' : 'first.remembered'
  return { text, by: first ? t(by, { name: first }) : t('first.rememberedByAll') }
}

/** As the template takes it; the words come below it where they are short. */
export const printedPhoto = (
  { kind, width, height, words }: BookletPhoto,
  quote: Quote | null,
) => ({
  file: photoFile(kind),
  width,
  height,
  alt: t('booklet.photo', { words }),
  quote,
})

/** The name by which the template finds the photo among its files. */
export const photoFile = (kind: Picture['kind']) => `photo.${kind}`

/** Says what is signed, so that the page means something by itself. */
function signOf(belongings: Belongings): WishesBooklet['sign'] {
  const { summary, profile } = belongings
  const name = nameOnCover(belongings)
  const date = profile?.dateOfBirth && dateOf(profile.dateOfBirth)
  const person = !name
    ? t('booklet.signer')
    : date
      ? t('booklet.signerBorn', { name, date })
      : t('booklet.signerOf', { name })
  const { number } = summary
  const confirmed = summary.isCompleted && confirmationOf(summary)
  const file = confirmed
    ? t('booklet.signedVersion', { number, version: confirmed.number, date: confirmed.date })
    : t('booklet.signedFile', { number })
  return {
    ...t('booklet.sign', { returnObjects: true }),
    statement: [t('booklet.signed', { person }), file],
  }
}

function familyOf(name: string) {
  const first = firstNameIn(name)
  return {
    title: first ? t('booklet.family.titleOf', { name: first }) : t('booklet.family.title'),
    note: t('booklet.family.note'),
    more: t('booklet.family.more', { returnObjects: true }),
  }
}

/** What is handed over after a death is the newest, and soon nothing is left to ask for. */
function lastOf(belongings: Belongings, { diedOn }: Variant): WishesBooklet['last'] {
  const { summary, proof, askAt, lostAt, telephone, promises } = belongings
  const name = nameOnCover(belongings)
  const confirmed = openStanding(summary) === 'confirmed' && confirmationOf(summary)
  const when = diedOn ? 'after' : 'last'
  const asked = !diedOn && promises ? askedBy(promises) : null
  return {
    title: t('booklet.last.title'),
    texts: [
      name ? t(`booklet.${when}.whose`, { name }) : t(`booklet.${when}.whoseever`),
      confirmed
        ? t(`booklet.${when}.confirmed`, confirmed)
        : draftWords(openStanding(summary), summary, diedOn),
      ...(asked ? [t(`booklet.last.asked.${asked}`, { number: summary.number })] : []),
    ],
    address: asked && asked !== 'relatives' ? plainAddress(askAt) : null,
    lost: {
      text: t(`booklet.${when}.lost`),
      address: plainAddress(lostAt),
      call: telephone
        ? {
            text: t('booklet.last.call', telephone),
            phone: phoneInWords(telephone.phone),
          }
        : null,
    },
    proof: proof ? proofOf(proof) : null,
  }
}

/** By whom the newest version is asked for; null for nobody yet. */
const askedBy = ({ directors, relatives }: KeptPromises) =>
  directors && relatives ? 'both' : directors ? 'directors' : relatives ? 'relatives' : null

/** Of what this booklet holds: the confidential part is a document of its own. */
const openParts = ({ changed }: Pick<Summary, 'changed'>) =>
  changed.filter((key) => key !== 'secret')

const openStanding = (summary: Summary) => standingOf({ ...summary, changed: openParts(summary) })

/** What is said above everything of what nobody confirmed; null where all of it was. */
function draftBox(summary: Summary, diedOn: string | undefined): WishesBooklet['draft'] {
  const standing = openStanding(summary)
  if (standing === 'confirmed') return null
  return {
    title: t(standing === 'changed' ? 'booklet.changedTitle' : 'booklet.draftTitle'),
    text: draftWords(standing, summary, diedOn),
  }
}

/** What was confirmed stays so: what changed after it is named. */
function draftWords(
  standing: ReturnType<typeof standingOf>,
  summary: Summary,
  diedOn: string | undefined,
): string {
  const confirmed = confirmationOf(summary)
  if (standing !== 'changed' || !confirmed)
    return t(diedOn ? 'booklet.after.draft' : 'booklet.draft')
  const chapters = changedWishes({ changed: openParts(summary) }).map(chapterTitle)
  return t(diedOn ? 'booklet.after.changed' : 'booklet.changed', {
    date: confirmed.date,
    chapters: joinedList(chapters),
  })
}

const chapterTitle = (key: FileSectionKey) =>
  `‘${key === 'formulier' ? sectionTexts(key).summaryTitle : t(`booklet.chapters.${key}`)}’`

const proofOf = ({ code, checkAt, keysAt, fingerprint }: Proof) => ({
  code:
    code === null
      ? null
      : {
          text: t('booklet.last.code', { address: plainAddress(checkAt) }),
          code: inGroups(code),
        },
  key: t('booklet.last.key', { address: plainAddress(keysAt) }),
  fingerprint,
})

const confirmationOf = ({ confirmed }: Summary) =>
  confirmed && { date: dateOf(confirmed.confirmedAt), number: confirmed.number }

function coverFacts({ summary, profile }: Belongings): string[] {
  const { number, stillRightAt } = summary
  const city = textAnswer(summary.sections, 'naw', 'city')
  const date = profile?.dateOfBirth && dateOf(profile.dateOfBirth)
  return [
    date && (city ? t('booklet.bornIn', { date, city }) : t('booklet.born', { date })),
    !date && city && t('booklet.lives', { city }),
    confirmedLine(summary),
    updatedLine(summary),
    stillRightAt && t('common:wishes.stillRight', { date: dateOf(stillRightAt) }),
    t('booklet.number', { number }),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[]
}

function factsAfter({ summary, profile }: Belongings, diedOn: string): string[] {
  const { number, stillRightAt } = summary
  return [
    livedFrom(profile?.dateOfBirth, diedOn),
    confirmedLine(summary),
    updatedLine(summary),
    stillRightAt && t('booklet.after.stillRight', { date: dateOf(stillRightAt) }),
    t('booklet.number', { number }),
  ].filter((fact) => typeof fact === 'string')
}

/** From the day of birth, where it is known, to that of the death: '1951-03-12' and '2026-11-19'. */
export function livedFrom(dateOfBirth: string | null | undefined, diedOn: string): string {
  const died = dateOf(diedOn)
  return dateOfBirth ? t('common:wishes.lived', { born: dateOf(dateOfBirth), died }) : died
}

/** What was confirmed is what was changed last: another day is said, but not the same again. */
function updatedLine({ isCompleted, confirmed, changed, updatedAt }: Summary): string | null {
  const date = dateOf(updatedAt)
  if (!isCompleted && changed.join() === 'naw') return t('booklet.detailsUpdated', { date })
  return isCompleted && confirmed && dateOf(confirmed.confirmedAt) === date
    ? null
    : t('common:wishes.updated', { date })
}

function confirmedLine(summary: Summary): string | null {
  const confirmation = confirmationOf(summary)
  return (
    confirmation &&
    t(summary.isCompleted ? 'booklet.confirmed' : 'booklet.confirmedBefore', confirmation)
  )
}

/** The answers of a section, without what the register is set to. */
export const wishesIn = ({ key, answers }: Pick<AnsweredSection, 'key' | 'answers'>) =>
  answers.filter((answer) => key !== 'naw' || !SETTINGS.has(answer.key))

/** What stands before the chapters: who is called, and whether large letters say how someone is remembered. */
type Before = { called: PeopleToCall | null; isQuoted: boolean }

function chapterOf(
  { key, title, answers }: AnsweredSection,
  { called, isQuoted }: Before = { called: null, isQuoted: false },
): Chapter {
  const wishes = toldIn(key, inOwnWords(key, wishesIn({ key, answers })))
  const largest = wishes.findIndex(
    (answer, index) => isLarge(key, answer, index) && !(isQuoted && answer.key === REMEMBERED),
  )
  const entriesOf = (answer: Answer) =>
    called && answer.key === contactList.key ? allOf(called) : [entryOf(key, answer)]
  return {
    title: key === 'formulier' ? title : t(`booklet.chapters.${key}`),
    symbol: key === 'formulier' ? null : key,
    note: key === 'secret' ? t('booklet.secret.note') : null,
    groups: byOccasion(key, wishes)
      .map((group) => ({ title: group.title, entries: group.answers.flatMap(entriesOf) }))
      .filter(({ entries }) => entries.length > 0),
    largest: largest < 0 ? null : largest,
  }
}

/** What is asked in parts is said at once. */
function toldIn(section: FileSectionKey, answers: Answer[]): Answer[] {
  if (section === 'naw') return detailsAtOnce(answers)
  return section === 'praktisch' ? insuranceAtOnce(answers) : answers
}

/** With whom says that there is one. */
const insuranceAtOnce = (answers: Answer[]): Answer[] =>
  answers.some(({ key }) => key === INSURANCE.who)
    ? answers.filter(({ key }) => key !== INSURANCE.whether)
    : answers

/** Name and address each in a line, as one writes them; the form asks for them in parts. */
function detailsAtOnce(answers: Answer[]): Answer[] {
  const partsOf = (...keys: string[]) => answers.filter(({ key }) => keys.includes(key))
  const said = (parts: Answer[]) => parts.map(({ answer }) => answer).join(' ')
  const name = partsOf('firstName', 'lastName')
  const address = [partsOf('street'), partsOf('postalCode', 'city')]
  const parts = [...name, ...address.flat()]
  const lines = [
    { key: 'name', question: t('booklet.name'), answer: said(name) },
    {
      key: 'address',
      question: t('booklet.address'),
      answer: address.map(said).filter(Boolean).join(', '),
    },
  ]
  return [
    ...lines.filter(({ answer }) => answer !== ''),
    ...answers.filter((answer) => !parts.includes(answer)),
  ]
}

/** In characters. */
const LARGE = { from: 40, to: 400 }

/** What was good opens in larger letters, and so does how someone wants to be remembered. */
function isLarge(section: FileSectionKey, { key, answer }: Answer, index: number): boolean {
  if (typeof answer !== 'string' || answer.length < LARGE.from || answer.length > LARGE.to)
    return false
  return section === 'veer' ? index === 0 : section === 'kaars' && key === REMEMBERED
}

/** All of them stand together, those of the first page too: who looks for one looks here. */
const allOf = ({ all }: PeopleToCall): PrintedEntry[] => [[short.naw.contacts, { people: all }]]

/** An answer below the words that stand above it on paper. */
export const entryOf = (section: FileSectionKey, answer: Answer): PrintedEntry => [
  shortLabel(section, answer),
  shownAs(section, answer),
]

function shownAs(section: FileSectionKey, { key, answer }: Answer): Printed {
  if (typeof answer === 'string') return toldToOthers(section, key, answer)
  if (Array.isArray(answer)) return sentenceOf(answer)
  if (key === musicList.key) return { songs: rowsByField(musicList, answer.rows).map(songOf) }
  return answer
}

/** An address tells nothing on paper: it is where the title leads, and text only where there is no other. */
function songOf({ artist, title, link }: Required<Song>) {
  const [head = link, by = ''] = [title, artist].filter(Boolean)
  return { title: head, by, link }
}

/**
 * Apart from what was confirmed, so that nobody takes one for the other.
 *
 * @param apart what is said first of what is confidential
 */
function laterChapters(
  { later = [] }: Belongings,
  isTold: (section: ChangedSection) => boolean,
  apart?: string,
): Chapter[] {
  const groups = later.filter(isTold).map(({ key, title, changes }) => ({
    title: key === 'formulier' ? title : t(`booklet.chapters.${key}`),
    entries: laterEntries(key, changes),
  }))
  if (groups.length === 0) return []
  const { title, note } = t('later', { returnObjects: true })
  return [
    { title, symbol: null, note: [apart, note].filter(Boolean).join(' '), groups, largest: null },
  ]
}

/** What was written after the confirmation, below words that say so. */
export const laterEntries = (
  section: FileSectionKey,
  changes: ChangedSection['changes'],
): PrintedEntry[] =>
  laterAnswers(changes).map(({ how, answer }) => {
    const [label, shown] = entryOf(section, answer)
    return [t(`later.${how}`, { label }), shown]
  })

/** What else there is. */
function otherChapters(belongings: Belongings, diedOn: string | undefined): Chapter[] {
  const entries = diedOn
    ? [...livingWillOf(belongings), ...documentsGiven(belongings)]
    : [...livingWillOf(belongings), ...placeOfPaper(belongings), ...documentsKept(belongings)]
  if (entries.length === 0) return []
  const groups = [{ title: null, entries }]
  return [{ title: t('booklet.rest.title'), symbol: null, note: null, groups, largest: null }]
}

/** That there is one, and of which day: what counts is the paper. */
function livingWillOf({ livingWill }: Belongings): PrintedEntry[] {
  const { title, dates } = livingWill ?? {}
  if (!dates?.signed) return []
  const signed = t('booklet.rest.signed', { date: dateOf(dates.signed) })
  return [[title ?? t('booklet.rest.livingWill'), signed]]
}

/** What only paper can tell, by hand. */
const placeOfPaper = ({ livingWill }: Belongings): PrintedEntry[] =>
  livingWill?.dates.signed ? [[t('booklet.rest.paperAt'), { line: true }]] : []

/** Without the picture that has a page of its own. */
const listedIn = ({ documents, photo }: Belongings) =>
  documents.filter(({ inBooklet }) => !photo || !inBooklet)

/** How many, and where: a letter may be for one of those who read this. */
function documentsKept(belongings: Belongings): PrintedEntry[] {
  const { length: count } = listedIn(belongings)
  if (count === 0) return []
  const kept = t('booklet.rest.kept', { count })
  const found = belongings.promises?.relatives
    ? [t('booklet.rest.found', { address: plainAddress(belongings.readAt) })]
    : []
  return [[t('booklet.rest.documents'), [kept, ...found].join(' ')]]
}

/** What a funeral director got, by what their owner says of them. */
function documentsGiven(belongings: Belongings): PrintedEntry[] {
  const listed = listedIn(belongings)
  const names = listed.slice(0, LISTED).map(({ name, description }) => description || name)
  const others = listed.length - names.length
  if (others > 0) names.push(t('booklet.rest.others', { count: others }))
  return names.length > 0 ? [[t('booklet.after.documents'), names]] : []
}
