/**
 * What one contact reads of someone's wishes: now, at once after the death, or all of it. The only
 * function that decides so: reading, the rehearsal and what is kept for relatives are made by it.
 */
import { isDeepStrictEqual } from 'node:util'
import { textAnswer } from '#app/features/booklet/answered.ts'
import { nameOnCover } from '#app/features/booklet/contents.ts'
import { firstEntries, type FirstEntry, quoteOf } from '#app/features/booklet/first.ts'
import { firstNameIn } from '#app/features/booklet/first-name.ts'
import type { Rules } from '#app/features/contacts/rules.ts'
import { quotable } from '#app/features/interview/own-words.ts'
import type { AnsweredSection } from '#app/features/wishes/file/answered-sections.ts'
import { dayOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { chapterTitle, chaptersOf, chaptersWith } from './chapter-contents.ts'
import type { ReadingStage } from './chapters.ts'
import { type Chosen, chosenFor, type OpenPart, type ReadableBelongings } from './chosen.ts'
import {
  filesIn,
  type ReadableEntry,
  type ReadableFirst,
  type ReadablePerson,
  type ReadableWishes,
} from './readable.ts'
import { relativesReading } from './texts.nl.ts'

const t = dutch<['relativesReading']>({ relativesReading })

/** What a contact reads by these rules. */
export function readableFor(
  belongings: ReadableBelongings,
  rules: Rules,
  stage: ReadingStage,
): ReadableWishes {
  const isAlive = stage === 'now'
  const chosen = chosenFor(belongings, rules, isAlive ? 'now' : 'after', isAlive)
  const isFirst = stage === 'first'
  // At once after the death what was given is not taken away, and no more is shown.
  const shown = isFirst ? chosenFor(belongings, rules, 'now') : chosen
  const name = nameOnCover(belongings)
  const firstName = firstNameIn(name)
  const chapters = chaptersOf(shown, firstName)
  const { sections } = chosen.held
  const { confirmed, isCompleted, number, wasConfirmed } = belongings.summary
  const isVersion = !isAlive && isCompleted && confirmed && number
  return {
    stage,
    name,
    firstName,
    dateOfBirth: chosen.dateOfBirth,
    confirmedOn: confirmed && !isAlive ? dayOf(confirmed.confirmedAt) : null,
    isDraft: !wasConfirmed,
    changedIn: chaptersWith(shown.held.later).map((chapter) => chapterTitle(chapter, firstName)),
    version: isVersion
      ? {
          fileNumber: number,
          number: confirmed.number,
          confirmedAt: confirmed.confirmedAt.toISOString(),
        }
      : null,
    quote: isFirst ? null : quoteOf(sections),
    closing: stage === 'all' ? closingOf(sections) : null,
    first: isAlive ? null : firstOf(chosen, firstName),
    chapters,
    documents: filesIn(chapters).map(({ id }) => id),
  }
}

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

function firstOf({ held, now, may }: Chosen, firstName: string): ReadableFirst {
  const [given, newest] = [firstEntries(held.sections), firstEntries(now)]
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
      ...given.map((entry) => ({ ...entryAs(entry.label, entry), of: entry.thing })),
      ...later.map((entry) => entryAs(t('later.first', { label: entry.label }), entry)),
      ...gone.map((entry) => entryAs(t('later.firstGone', { label: entry.label }), entry)),
    ],
    open: [
      ...openIn(TO_ASK).map((thing) => t(`open.${thing}`)),
      ...choiceOf(openIn(TO_CHOOSE).map((thing) => choiceWords(thing, firstName))),
    ],
  }
}

const entryAs = (label: string, { thing, answer }: FirstEntry): ReadableEntry => ({
  label,
  answer:
    typeof answer === 'string'
      ? { kind: 'text', text: answer, isOwn: thing === 'clothes' || thing === 'not' }
      : { kind: 'people', people: answer.people.map(personOf) },
})

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
