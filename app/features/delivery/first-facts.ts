/** What the page of a delivery says first: a sentence of who died, and what a director needs at once. */
import { textAnswer } from '#app/features/booklet/answered.ts'
import type { Belongings } from '#app/features/booklet/contents.ts'
import {
  type AnswerLookup,
  burialOf,
  insuranceOf,
  peopleToCall,
} from '#app/features/booklet/first.ts'

/** `arrange`: whether they were chosen to arrange the funeral. */
type Called = {
  arrange: boolean
  people: { name: string; about: string; phone: string | null }[]
}

/** Null for what was not said. */
export type FirstFacts = {
  quote: string | null
  burial: string | null
  insurance: string | null
  call: Called | null
  /** Something was written after what was confirmed. */
  later?: true
}

/** In characters: a sentence or two. */
const LONGEST = 160

/** Of what everybody may know who arranges the funeral: never of the confidential part. */
export function firstFactsOf({ summary, later = [] }: Belongings): FirstFacts {
  const open = summary.sections.filter(({ key }) => key !== 'secret')
  const said: AnswerLookup = (section, question) => textAnswer(open, section, question)
  return {
    quote: shortened(said('kaars', 'remembered')),
    burial: burialOf(said) ?? null,
    insurance: insuranceOf(said) ?? null,
    call: calledIn(open),
    ...(later.some(({ key }) => key !== 'secret') && { later: true as const }),
  }
}

/** Who arranges the funeral, else who stands first. */
function calledIn(sections: Belongings['summary']['sections']): Called | null {
  const { arranging = [], others = [] } = peopleToCall(sections) ?? {}
  const arrange = arranging.length > 0
  const people = arrange ? arranging : others.slice(0, 1)
  const called = people.map(({ name, about, lines }) => ({ name, about, phone: phoneIn(lines) }))
  return called.length > 0 ? { arrange, people: called } : null
}

/** Whole sentences, or whole words where the first sentence is long. */
function shortened(text: string | undefined): string | null {
  const words = text?.replaceAll(/\s+/g, ' ').trim()
  if (!words) return null
  const characters = Array.from(words)
  if (characters.length <= LONGEST) return words
  const start = characters.slice(0, LONGEST).join('')
  const sentences = /^.*[.!?](?= )/.exec(start)?.[0]
  const end = start.lastIndexOf(' ')
  return sentences ?? `${start.slice(0, end > 0 ? end : undefined)}…`
}

const phoneIn = (lines: readonly string[]): string | null =>
  lines.find((line) => /^[\d ()+-]{10,20}$/.test(line)) ?? null
