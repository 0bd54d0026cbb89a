/** The form in which somebody decides what a contact reads, and from when. */
import type { Definition, OfKind } from '#app/forms/fields.ts'
import { momentOf } from '#app/locales/dates.ts'
import type { Typed } from '#app/forms/rows.ts'
import { DEFAULT_RULES, type Moment, PARTS, type Rules } from './rules.ts'

/** Everything after the death; everything, now already; nothing; or part by part. */
export const READINGS = ['after', 'now', 'never', 'own'] as const
export type Reading = (typeof READINGS)[number]

const MOMENTS = ['now', 'after', 'never'] as const satisfies readonly Moment[]

/** A document as somebody chooses about it. */
export type ListedDocument = { id: string; name: string }

/** A document by what its owner wrote of it; two of which the same was written by the names of their files too. */
export function namedApart(
  documents: readonly { id: string; name: string; description: string; createdAt: Date }[],
): ListedDocument[] {
  const plain = documents.map(({ id, name, description }) => ({ id, name: description || name }))
  const byFile = documents.map(({ name }, index) => {
    const said = plain[index]?.name ?? ''
    return isOnce(plain, said) || said === name ? said : `${said} (${name})`
  })
  const names = byFile.map((name) => ({ name }))
  return documents.map(({ id, createdAt }, index) => {
    const said = byFile[index] ?? ''
    return { id, name: isOnce(names, said) ? said : `${said}, ${momentOf(createdAt)}` }
  })
}

const isOnce = (all: readonly { name: string }[], name: string) =>
  all.filter((one) => one.name === name).length === 1

const fieldFor = (
  key: string,
  options: readonly string[] = MOMENTS,
  initial = 'after',
): OfKind<'choice'> => ({
  key,
  kind: 'choice',
  options,
  initial,
  showIf: { field: 'lezen', is: ['own'] },
})

/** Of a document: as is said of all of them. */
const SAME = 'same'

/** The name of the field about a part: as all names that a post may have, without a hyphen. */
export const fieldOf = (part: (typeof PARTS)[number]): string => part.replace(' ', '_')

/** The same about one document. */
export const fieldOfDocument = (id: string): string => `document_${id.replaceAll('-', '_')}`

/** Of one part for each document, after what is said of all documents. */
export const rulesForm = (documents: readonly ListedDocument[]) =>
  ({
    key: 'rules',
    fields: [
      { key: 'lezen', kind: 'choice', options: READINGS, initial: 'after', required: true },
      ...PARTS.flatMap((part) => [
        fieldFor(fieldOf(part)),
        ...(part === 'documents' ? documents : []).map(({ id }) =>
          fieldFor(fieldOfDocument(id), [SAME, ...MOMENTS], SAME),
        ),
      ]),
    ],
  }) as const satisfies Definition

/** Every part at the same moment. */
export const allAt = (moment: Moment): Rules => ({
  ...DEFAULT_RULES,
  parts: Object.fromEntries(PARTS.map((part) => [part, moment])),
})

const isMoment = (value: unknown): value is Moment => MOMENTS.some((one) => one === value)

/**
 * @param answers of `rulesForm`
 * @param before what counts of what was not asked, such as a document that came in between
 */
export function rulesFrom(
  answers: Record<string, unknown>,
  documents: readonly ListedDocument[],
  before: Rules = DEFAULT_RULES,
): Rules {
  const reading = answers.lezen
  if (reading === 'now' || reading === 'never') return allAt(reading)
  if (reading !== 'own') return DEFAULT_RULES
  const ofPart = (part: (typeof PARTS)[number]): Moment => {
    const said = answers[fieldOf(part)]
    return isMoment(said) ? said : (before.parts[part] ?? 'after')
  }
  const parts = Object.fromEntries(PARTS.map((part) => [part, ofPart(part)]))
  const apart = documents.flatMap(({ id }) => {
    const said = answers[fieldOfDocument(id)] ?? before.documents[id]
    return isMoment(said) ? [[id, said] as const] : []
  })
  return { parts, documents: Object.fromEntries(apart) }
}

/** How rules are chosen on the form. */
export function readingOf({ parts, documents }: Rules): Reading {
  const moments = new Set([
    ...PARTS.map((part) => parts[part] ?? 'after'),
    ...Object.values(documents),
  ])
  const [only] = moments
  return moments.size === 1 && only ? only : 'own'
}

/** Rules as the form shows them. */
export function rulesTyped(rules: Rules, documents: readonly ListedDocument[]): Typed {
  return {
    lezen: readingOf(rules),
    ...Object.fromEntries(PARTS.map((part) => [fieldOf(part), rules.parts[part] ?? 'after'])),
    ...Object.fromEntries(
      documents.map(({ id }) => [fieldOfDocument(id), rules.documents[id] ?? SAME]),
    ),
  }
}

/** The parts by when they are read, each in the order of the form. */
export function partsByMoment({ parts }: Rules): Record<Moment, (typeof PARTS)[number][]> {
  const at = (moment: Moment) => PARTS.filter((part) => (parts[part] ?? 'after') === moment)
  return { now: at('now'), after: at('after'), never: at('never') }
}

/** The documents that are read at another moment than all of them, by that moment. */
export function apartByMoment(
  { parts, documents: own }: Rules,
  documents: readonly ListedDocument[],
): Record<Moment, string[]> {
  const ofAll = parts.documents ?? 'after'
  const at = (moment: Moment) =>
    moment === ofAll ? [] : documents.filter(({ id }) => own[id] === moment).map(({ name }) => name)
  return { now: at('now'), after: at('after'), never: at('never') }
}

/**
 * What somebody is asked who is asked to read: all of it now or some of it, only after the death, or
 * nothing at all.
 */
export function askedToRead(rules: Rules): 'now' | 'some' | 'after' | 'never' {
  const reading = readingOf(rules)
  if (reading !== 'own') return reading
  const said = [...Object.values(rules.parts), ...Object.values(rules.documents)]
  return said.includes('now') ? 'some' : 'after'
}

/** Whether somebody reads anything, now or after the death. */
export const readsSome = (rules: Rules): boolean => askedToRead(rules) !== 'never'

/** Whether who says yes reads something at once. */
export const readsAtOnce = (rules: Rules): boolean => ['now', 'some'].includes(askedToRead(rules))
