/** What a contact reads after a death, as a booklet to keep: the same words, on paper. */
import { type BookletPhoto, livedFrom, printedPhoto } from '#app/features/booklet/contents.ts'
import { withOthers } from '#app/features/booklet/first.ts'
import type { ChapterName } from '#app/features/relatives/reading/chapters.ts'
import type {
  ReadableAnswer,
  ReadableChapter,
  ReadableEntry,
  ReadableGroup,
  ReadableWishes,
} from '#app/features/relatives/reading/readable.ts'
import { hasLater } from '#app/features/relatives/reading/later.ts'
import { relativesReading } from '#app/features/relatives/reading/texts.nl.ts'
import type { ToSign } from '#app/features/signatures/sign.server.ts'
import { keywordOf } from '#app/features/signatures/verify.server.ts'
import { common } from '#app/locales/common.nl.ts'
import { dateOf, joinedList } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import type {
  Chapter,
  PrintedAnswer,
  PrintedEntry,
  PrintedGroup,
  Quote,
  Symbol,
  WishesBooklet,
} from '#app/paper/documents.ts'
import { printedPerson } from './family-sheet.ts'

const t = dutch<['relativesReading', 'pdf', 'common']>({ relativesReading, pdf, common })

/** Whose place along the water stands above a chapter, as in the booklet that somebody prints. */
const SYMBOLS: Record<ChapterName, Symbol | null> = {
  afscheid: 'rituelen',
  mensen: 'naw',
  verhaal: 'veer',
  'pijn-en-zorg': 'steen',
  brieven: null,
}

/** What is signed of a copy, and what it says of itself; null for a draft. */
export function signedOfCopy({ version, name }: ReadableWishes): ToSign | null {
  if (!version) return null
  const { fileNumber: number, number: of, confirmedAt } = version
  return { part: 'relative', number, name: name || t('someone'), version: of, confirmedAt }
}

/**
 * @param diedOn '2026-11-19'
 * @param checkAt where anybody checks that it was not changed, as people type it
 * @param photo the picture that was chosen for a page of its own
 */
export function bookletOfCopy(
  wishes: ReadableWishes,
  diedOn: string,
  checkAt: string,
  photo: BookletPhoto | null,
): WishesBooklet {
  const { name, firstName } = wishes
  const title = t('whoseOf', { name: name || t('someone') })
  const chapters = [
    ...wishes.chapters.map((chapter) => chapterOf(chapter, photo !== null)),
    ...wishes.chapters.flatMap(willIn),
  ].filter(({ groups }) => groups.length > 0)
  const quote = quoteOf(wishes)
  const signed = signedOfCopy(wishes)
  return {
    title,
    author: t('common:site.name'),
    keywords: signed ? [keywordOf(signed)] : [],
    house: t('common:site.name'),
    large: false,
    dark: false,
    folded: false,
    lostNote: t('pdf:lost'),
    cover: t('whose'),
    name: name || t('someone'),
    facts: [...factsOf(wishes, diedOn), ...(signed ? [t('booklet.check', { page: checkAt })] : [])],
    draft: draftOf(wishes),
    empty: chapters.length === 0 && !wishes.first ? t('pdf:booklet.empty') : null,
    first: firstOf(wishes, photo ? null : quote),
    photo: photo && printedPhoto(photo, quote),
    chapters,
    continued: t('pdf:booklet.continued'),
    programme: t('pdf:booklet.programme'),
    sign: null,
    family:
      chapters.length > 0
        ? {
            title: firstName
              ? t('pdf:booklet.family.titleOf', { name: firstName })
              : t('pdf:booklet.family.title'),
            note: t('pdf:booklet.family.note'),
            more: [],
          }
        : null,
    last: null,
    foot: { left: title, page: t('pdf:questionnaire.page') },
  }
}

/** What was confirmed stays so: the cover names the day, and here stands what changed after it. */
function draftOf(wishes: ReadableWishes): WishesBooklet['draft'] {
  const { confirmedOn, changedIn = [], isDraft } = wishes
  if (changedIn.length > 0)
    return {
      title: t('booklet.changedTitle'),
      text: [
        t('end.changed', { chapters: joinedList(changedIn) }),
        ...(hasLater(wishes) ? [t('end.apart')] : []),
      ].join(' '),
    }
  return isDraft && !confirmedOn ? { title: t('end.draft'), text: t('booklet.draft') } : null
}

function factsOf(
  { dateOfBirth, confirmedOn, name, version }: ReadableWishes,
  diedOn: string,
): string[] {
  return [
    livedFrom(dateOfBirth, diedOn),
    ...(confirmedOn
      ? [t('end.confirmed', { name: name || t('someone'), date: dateOf(confirmedOn) })]
      : []),
    ...(version ? [t('pdf:booklet.number', { number: version.fileNumber })] : []),
  ]
}

const quoteOf = ({ quote, firstName }: ReadableWishes): Quote | null =>
  quote === null
    ? null
    : { text: quote, by: t('start.rememberedAfter', { name: firstName || t('someone') }) }

function firstOf(wishes: ReadableWishes, quote: Quote | null): WishesBooklet['first'] {
  const { first, chapters } = wishes
  if (!first) return null
  const { open } = first
  const entries = first.entries.map(entryOf)
  const everybody = chapters.filter(({ name }) => name === 'mensen')
  const isMore = namesIn(everybody.flatMap(({ groups }) => groups.flatMap((one) => one.entries)))
  return {
    title: t('pdf:first.title'),
    lead: t('pdf:first.lead'),
    entries: [
      ...(isMore > namesIn(first.entries) ? withOthers(entries) : entries),
      ...(open.length > 0 ? [[t('first.open'), linesOf(open)] satisfies PrintedEntry] : []),
    ],
    blanks: [],
    quote,
  }
}

/** How many people there are in these answers. */
const namesIn = (entries: readonly ReadableEntry[]) =>
  entries.reduce(
    (sum, { answer }) => sum + (answer.kind === 'people' ? answer.people.length : 0),
    0,
  )

/** One line is no list. */
const linesOf = ([first = '', ...more]: readonly string[]) =>
  more.length > 0 ? [first, ...more] : first

/** @param hasPhoto whether one picture has a page of its own, and is not named again */
const chapterOf = ({ name, title, groups }: ReadableChapter, hasPhoto: boolean): Chapter => ({
  title,
  symbol: SYMBOLS[name],
  note: null,
  groups: groups
    .filter(({ isWill }) => !isWill)
    .map((group) => printedGroup(hasPhoto ? withoutPhoto(group) : group))
    .filter(({ entries }) => entries.length > 0),
  largest: null,
})

/** The last of all: it was for who was ill. */
const willIn = ({ groups }: ReadableChapter): Chapter[] =>
  groups
    .filter(({ isWill }) => isWill)
    .map(({ title, entries }) => ({
      title: title ?? '',
      symbol: null,
      note: null,
      groups: [printedGroup({ title: null, entries })],
      largest: null,
    }))

const printedGroup = ({ title, entries }: ReadableGroup): PrintedGroup => ({
  title,
  entries: entries.map(entryOf),
})

function withoutPhoto({ entries, ...group }: ReadableGroup): ReadableGroup {
  const left = entries.flatMap((entry) => {
    if (entry.answer.kind !== 'files') return [entry]
    const files = entry.answer.files.filter(({ inBooklet }) => !inBooklet)
    return files.length > 0 ? [{ ...entry, answer: { ...entry.answer, files } }] : []
  })
  return { ...group, entries: left }
}

const entryOf = ({ label, answer }: { label: string; answer: ReadableAnswer }): PrintedEntry => [
  label,
  printed(answer),
]

function printed(answer: ReadableAnswer): PrintedAnswer {
  if (answer.kind === 'text') return answer.text
  if (answer.kind === 'songs') return { songs: answer.songs }
  if (answer.kind === 'files') return answer.files.map(({ title }) => title)
  return {
    people: answer.people.map(printedPerson),
  }
}
