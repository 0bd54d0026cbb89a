import type { Definition, Field } from './fields.ts'

/** A row of a list, by the key of its cells. */
export type Row = Record<string, string>
/** The answer to one question. */
export type Value = string | string[] | boolean | number | Row[]
/** The answers to one section by field key; an unanswered question has no entry. */
export type SectionData = Record<string, Value>

/** Whether a stored value counts as an answer. */
export function isAnswered(value: Value | undefined): boolean {
  if (value === undefined || value === false) return false
  return typeof value === 'string' || Array.isArray(value) ? value.length > 0 : true
}

/**
 * Whether a question applies, given the other answers of its form. A question that hangs on a
 * question that does not apply does not apply either.
 */
export function isShown(definition: Definition, field: Field, data: SectionData): boolean {
  const condition = field.showIf
  if (!condition) return true
  const other = definition.fields.find((candidate) => candidate.key === condition.field)
  if (!other || !isShown(definition, other, data)) return false
  const value = data[other.key]
  if (condition.is === 'any') return isAnswered(value)
  const given = Array.isArray(value) ? value.map(String) : [String(value ?? '')]
  return condition.is.some((wanted) => given.includes(wanted))
}

/** Whether a question that applies has to be answered and is not. */
export const isLeftOpen = (definition: Definition, field: Field, data: SectionData): boolean =>
  'required' in field &&
  field.required === true &&
  !isAnswered(data[field.key]) &&
  isShown(definition, field, data)

/** Whether a question applies and was answered: what counts wherever answers are counted. */
export const hasAnswer = (definition: Definition, field: Field, data: SectionData): boolean =>
  isAnswered(data[field.key]) && isShown(definition, field, data)

/** Whether two answers are the same; no answer is the same as an empty one. */
export function sameValue(one: Value | undefined, other: Value | undefined): boolean {
  if (one === other || (!isAnswered(one) && !isAnswered(other))) return true
  // Most are texts, or of another kind than what they are compared with.
  if (typeof one !== 'object' || typeof other !== 'object') return false
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Takes the values that are wanted, by their names. */
export const pickValues = <Values extends object>(
  values: Values,
  isWanted: (name: string, value: Values[keyof Values]) => boolean,
) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isWanted(name, value)),
  ) as Some<Values>

/** Any of the values; where names are not known, none need be there anyway. */
type Some<Values> = string extends keyof Values ? Values : Partial<Values>
type Answered<Values> = Some<{ [Key in keyof Values]: Exclude<Values[Key], undefined> }>

/** The answers without the questions that were left open. */
export function withoutEmpty<Values extends Record<string, Value | undefined>>(values: Values) {
  const answered: object = pickValues(values, (_, value) => isAnswered(value))
  return answered as Answered<Values>
}

/** The question that an input belongs to: 'contacts[0].email' is a part of the answer to 'contacts'. */
export const questionOfName = (name: string): string => name.split(/[.[]/, 1)[0] ?? name
