/** Answers that the interview and the older form put in different words, both ways. */
import { LONG, SHORT } from '#app/forms/fields.ts'
import { FORMATS } from '#app/forms/formats.ts'
import type { Row, SectionData, Value } from '#app/forms/values.ts'
import { OTHER } from './own-words.ts'
import { interview } from './texts.nl.ts'
import { musicList, rituelen } from './sections/rituelen.ts'

/** Answers of a step; undefined takes one away. */
export type SharedAnswers = Record<string, Value | undefined>

/**
 * How an answer of a step reads on the older form, and what that form says of it means for the
 * step.
 */
type SharedWords = {
  /** The questions of the step that hold it. */
  questions: readonly string[]
  /** Null where the form has no words for it, undefined where nothing was answered. */
  toForm: (step: SectionData) => string | null | undefined
  /** Undefined where the step has no words for it. */
  toStep: (said: string | undefined, step: SectionData) => SharedAnswers | undefined
}

const listOf = (value: Value | undefined): string[] =>
  Array.isArray(value) ? value.map(String) : []
const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '')

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * One style on the form is a sort of atmosphere in the interview; two of them in words of one's
 * own.
 */
const STYLES: Record<string, string> = { informeel: 'Informeel', religieus: 'Religieus' }
const STYLE_WORDS: Record<string, string> =
  interview.sections.formulier.fields.ceremonyStyle.options

/** The style of the farewell. */
export const style: SharedWords = {
  questions: ['stylePreference', 'stylePreferenceOther'],
  toForm({ stylePreference, stylePreferenceOther }) {
    const [first, ...more] = listOf(stylePreference)
    if (!first) return undefined
    if (more.length > 0) return null
    const said = first === OTHER ? textOf(stylePreferenceOther) : first
    const words = first === OTHER ? STYLE_WORDS : STYLES
    return Object.keys(words).find((option) => words[option] === said) ?? null
  },
  toStep(said) {
    if (!said) return { stylePreference: undefined }
    const option = STYLES[said]
    if (option) return { stylePreference: [option] }
    return { stylePreference: [OTHER], stylePreferenceOther: STYLE_WORDS[said] ?? said }
  },
}

const MUSIC = rituelen.fields.flatMap((field) =>
  field.key === 'music' ? field.options.filter((option) => option !== OTHER) : [],
)

/** The styles of music, like 'Jazz, een koor': the options that are ticked, and other music. */
export const musicStyle: SharedWords = {
  questions: ['music', 'musicOther'],
  toForm({ music, musicOther }) {
    const given = listOf(music)
    if (given.length === 0) return undefined
    const words = given.map((one) => (one === OTHER ? textOf(musicOther) : one)).filter(Boolean)
    return fitting(words.join(', '), SHORT)
  },
  toStep(said = '', { music } = {}) {
    const parts = said.split(',').map(oneLine).filter(Boolean)
    const optionOf = (part: string) =>
      MUSIC.find((option) => option.toLowerCase() === part.toLowerCase())
    // 'Jazz, maar rustig' is a sentence; its first word is no choice, unless it was one before.
    const all = parts.every(optionOf)
    const ticked = (part: string) => {
      const option = optionOf(part)
      return option && (all || listOf(music).includes(option)) ? option : undefined
    }
    const options = MUSIC.filter((option) => parts.some((part) => ticked(part) === option))
    const other = parts.filter((part) => !ticked(part)).join(', ')
    return other
      ? { music: [...options, OTHER], musicOther: other }
      : { music: options.length > 0 ? options : undefined }
  },
}

const fitting = (text: string, longest: number) => (text.length <= longest ? text : null)

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null
const DASH = / [–-] /

/** 'ABBA – Waterloo'; a link only where nothing else is known. */
const lineOf = ({ artist, title, link = '' }: Row): string =>
  oneLine([artist, title].filter(Boolean).join(' – ') || link)

function songOf(line: string): Row {
  if (FORMATS.link.fits(line)) return { artist: '', title: '', link: line }
  const at = line.search(DASH)
  const [artist, title] = at > 0 ? [line.slice(0, at), line.slice(at + 3)] : ['', line]
  return { artist, title, link: '' }
}

const fitsList = (rows: readonly Row[]) =>
  rows.length <= musicList.maxRows &&
  rows.every((row) =>
    musicList.fields.every(({ key, maxLength }) => (row[key] ?? '').length <= maxLength),
  )

/** The list of music, on the form a song a line. One that was on the list keeps what the line does not say: its link. */
export const songs: SharedWords = {
  questions: [musicList.key],
  toForm({ [musicList.key]: rows }) {
    const lines = (Array.isArray(rows) ? rows : []).filter(isRow).map(lineOf)
    return lines.length === 0 ? undefined : fitting(lines.join('\n'), LONG)
  },
  toStep(said = '', { [musicList.key]: rows } = {}) {
    const left = (Array.isArray(rows) ? rows : []).filter(isRow)
    const known = (line: string) => {
      const index = left.findIndex((row) => lineOf(row) === line)
      return index < 0 ? undefined : left.splice(index, 1)[0]
    }
    const lines = said.split('\n').map(oneLine).filter(Boolean)
    const list = lines.map((line) => known(line) ?? songOf(line))
    if (!fitsList(list)) return undefined
    return { [musicList.key]: list.length > 0 ? list : undefined }
  },
}

const WORN = 'clothingJewelryWishes'
const JEWELRY = 'Sieraden: '

/** One text in the interview: about clothing, and a line about jewelry. */
function worn(step: SectionData) {
  const lines = textOf(step[WORN]).split('\n')
  const jewelryLines = lines.filter((line) => line.startsWith(JEWELRY))
  return {
    clothing: lines
      .filter((line) => !jewelryLines.includes(line))
      .join('\n')
      .trim(),
    jewelry: jewelryLines.map((line) => line.slice(JEWELRY.length)).join(', '),
  }
}

function wornAs({ clothing: clothes, jewelry: jewels }: ReturnType<typeof worn>) {
  const text = [clothes, jewels && `${JEWELRY}${oneLine(jewels)}`].filter(Boolean).join('\n')
  return text.length <= LONG ? { [WORN]: text || undefined } : undefined
}

/** A field of one line cannot show more. */
const short = (text: string) =>
  text === '' ? undefined : text.includes('\n') ? null : fitting(text, SHORT)

/** What to wear: the text of the interview but for its line about jewelry. */
export const clothing: SharedWords = {
  questions: [WORN],
  toForm: (step) => short(worn(step).clothing),
  toStep: (said = '', step) => wornAs({ ...worn(step), clothing: said }),
}

/** What to do with jewelry: a line of the same text. */
export const jewelry: SharedWords = {
  questions: [WORN],
  toForm: (step) => short(worn(step).jewelry),
  toStep: (said = '', step) => wornAs({ ...worn(step), jewelry: said }),
}
