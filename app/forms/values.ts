import type { Field, Section } from './fields.ts'

export type Row = Record<string, string>
export type Value = string | string[] | boolean | number | Row[]
/** The answers to one section by field key; an unanswered question has no entry. */
export type SectionData = Record<string, Value>

/** Whether a stored value counts as an answer. */
export function isAnswered(value: Value | undefined): boolean {
  if (value === undefined || value === false) return false
  return typeof value === 'string' || Array.isArray(value) ? value.length > 0 : true
}

/**
 * Whether a question applies, given the other answers of its section. A question that hangs on a
 * question that does not apply does not apply either.
 */
export function isShown(section: Section, field: Field, data: SectionData): boolean {
  const condition = field.showIf
  if (!condition) return true
  const other = section.fields.find((candidate) => candidate.key === condition.field)
  if (!other || !isShown(section, other, data)) return false
  const value = data[other.key]
  if (condition.is === 'any') return isAnswered(value)
  const given = Array.isArray(value) ? value.map(String) : [String(value ?? '')]
  return condition.is.some((wanted) => given.includes(wanted))
}

/** Whether two answers are the same; no answer is the same as an empty one. */
export function sameValue(one: Value | undefined, other: Value | undefined): boolean {
  if (!isAnswered(one) && !isAnswered(other)) return true
  return JSON.stringify(one) === JSON.stringify(other)
}
