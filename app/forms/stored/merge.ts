/**
 * Two changes to the same answers, made from the same page: whatever only one of them changed is
 * taken over, and only what both changed, each otherwise, is left for a person to choose.
 */
import { diff3MergeRegions } from 'node-diff3'
import type { Field } from '../fields.ts'
import { isAnswered, type Row, type SectionData, sameValue, type Value } from '../values.ts'

/** What tells answers apart: one print, or one a row of a list; none for a question that is open. */
export type Fingerprint = (question: string, value: Value | undefined) => readonly string[]

/** Of the answers that a form was made from. A question that is not listed was open. */
export type Fingerprints = Record<string, readonly string[]>

/** Both changes, and what they were made from. */
export type MergeInput = {
  /** The answers that the form was made from; undefined when that is not known. */
  base: Fingerprints | undefined
  /** What the form says; a question that it does not have is not here. */
  mine: Record<string, Value | undefined>
  /** What is stored by now. */
  theirs: SectionData
  fields: readonly Field[]
  fingerprint: Fingerprint
  /** The form comes again after it was saved: what it leaves as it was may be older than that save. */
  again?: boolean
}

/** Both changes in one. */
export type Merged = {
  /** The questions of the form: as they are to be stored, and as they are stored where disputed. */
  answers: Record<string, Value | undefined>
  /** Questions that were changed on both sides, or differ while it is not known who changed them. */
  disputed: string[]
}

/** Merges what a form says with what was stored since the form was made. */
export function mergeAnswers(changes: MergeInput): Merged {
  const { base, mine, theirs, fields, fingerprint, again = false } = changes
  const merged: Merged = { answers: {}, disputed: [] }
  for (const [question, value] of Object.entries(mine)) {
    const field = fields.find(({ key }) => key === question)
    const stored = theirs[question]
    const prints = {
      base: base && (base[question] ?? []),
      mine: fingerprint(question, value),
      theirs: fingerprint(question, stored),
    }
    // Filled in by the page, where someone else has answered by now.
    const untouched =
      prints.base?.length === 0 && prints.theirs.length > 0 && isInitial(fields, question, value)
    const side = untouched ? 'theirs' : changedBy(prints, again)
    if (side === 'mine') merged.answers[question] = value
    else merged.answers[question] = stored
    if (side !== 'both') continue
    const rows =
      prints.base && !again && mergedRows(field, value, stored, { ...prints, base: prints.base })
    if (rows) merged.answers[question] = rows
    else merged.disputed.push(question)
  }
  return merged
}

type Prints = {
  base: readonly string[] | undefined
  mine: readonly string[]
  theirs: readonly string[]
}

/** Whose change counts; 'theirs' also where nothing was changed, or both sides say the same. */
function changedBy({ base, mine, theirs }: Prints, again: boolean): 'mine' | 'theirs' | 'both' {
  if (samePrints(mine, theirs)) return 'theirs'
  if (!base) return 'both'
  if (samePrints(theirs, base)) return 'mine'
  return samePrints(mine, base) && !again ? 'theirs' : 'both'
}

/** Whether an answer is what a page fills in by itself where nothing was answered. */
export function isInitial(
  fields: readonly Field[],
  question: string,
  value: Value | undefined,
): boolean {
  const field = fields.find(({ key }) => key === question)
  const initial = field && 'initial' in field ? field.initial : undefined
  return isAnswered(value) && sameValue(value, initial)
}

const samePrints = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((print, index) => print === other[index])

/**
 * Both lists in one, row by row; undefined when a row was changed on both sides, or it gets too
 * long.
 */
function mergedRows(
  field: Field | undefined,
  mine: Value | undefined,
  theirs: Value | undefined,
  prints: Prints & { base: readonly string[] },
): Row[] | undefined {
  if (field?.kind !== 'rows') return undefined
  const merged = mergedPrints(prints)
  if (!merged || merged.length > field.maxRows) return undefined
  // Rows of one print have the same cells.
  const rows = new Map([
    ...((mine ?? []) as Row[]).map((row, index) => [prints.mine[index], row] as const),
    ...((theirs ?? []) as Row[]).map((row, index) => [prints.theirs[index], row] as const),
  ])
  return merged.map((print) => rows.get(print) ?? {})
}

/** A list that was changed on two sides: between the rows that all three have, part by part. */
function mergedPrints({ base, mine, theirs }: Prints & { base: readonly string[] }) {
  const merged: string[] = []
  for (const region of diff3MergeRegions([...mine], [...base], [...theirs])) {
    const part = region.stable
      ? region.bufferContent
      : mergedPart(region.oContent, region.aContent, region.bContent)
    if (!part) return undefined
    merged.push(...part)
  }
  return merged
}

/**
 * A part that both sides changed. Rows that were only added, before or after what the other side
 * changed, stay beside it; undefined when both changed the same rows otherwise.
 */
function mergedPart(base: string[], mine: string[], theirs: string[]): string[] | undefined {
  const { length } = base
  if (samePrints(mine, theirs)) return theirs
  if (length === 0) return [...theirs, ...notIn(mine, theirs)]
  if (samePrints(theirs.slice(0, length), base))
    return [...mine, ...notIn(theirs.slice(length), mine)]
  if (samePrints(mine.slice(0, length), base))
    return [...theirs, ...notIn(mine.slice(length), theirs)]
  if (samePrints(theirs.slice(-length), base))
    return [...notIn(theirs.slice(0, -length), mine), ...mine]
  if (samePrints(mine.slice(-length), base))
    return [...notIn(mine.slice(0, -length), theirs), ...theirs]
  return undefined
}

/** The rows that the others do not have; one that stands twice here and once there stays once. */
function notIn(rows: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return rows.filter((row) => {
    const found = left.indexOf(row)
    if (found >= 0) left.splice(found, 1)
    return found < 0
  })
}
