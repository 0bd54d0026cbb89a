/**
 * Two changes to the same answers, made from the same page: whatever only one of them changed is
 * taken over, and only what both changed, each otherwise, is left for a person to choose.
 */
import type { Field } from './fields.ts'
import { isAnswered, type Row, type SectionData, sameValue, type Value } from './values.ts'

/** What tells answers apart: one print, or one a row of a list; none for a question that is open. */
export type Fingerprint = (question: string, value: Value | undefined) => readonly string[]

/** Of the answers that a form was made from. A question that is not listed was open. */
export type Fingerprints = Record<string, readonly string[]>

export type Changes = {
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

export type Merged = {
  /** The questions of the form: as they are to be stored, and as they are stored where disputed. */
  answers: Record<string, Value | undefined>
  /** Questions that were changed on both sides, or differ while it is not known who changed them. */
  disputed: string[]
}

/** Merges what a form says with what was stored since the form was made. */
export function mergeAnswers(changes: Changes): Merged {
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
    const side = isUntouched(field, value, prints) ? 'theirs' : changedBy(prints, again)
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
  if (same(mine, theirs)) return 'theirs'
  if (!base) return 'both'
  if (same(theirs, base)) return 'mine'
  return same(mine, base) && !again ? 'theirs' : 'both'
}

/** Whether an answer is what the page filled in by itself, where someone else has answered by now. */
function isUntouched(field: Field | undefined, value: Value | undefined, { base, theirs }: Prints) {
  const initial = field && 'initial' in field ? field.initial : undefined
  return base?.length === 0 && theirs.length > 0 && isAnswered(value) && sameValue(value, initial)
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((print, index) => print === other[index])

/** Both lists in one, row by row; undefined when a row was changed on both sides, or it gets too long. */
function mergedRows(
  field: Field | undefined,
  mine: Value | undefined,
  theirs: Value | undefined,
  prints: Prints & { base: readonly string[] },
): Row[] | undefined {
  if (field?.kind !== 'rows') return undefined
  const items = (value: Value | undefined, of: readonly string[]) =>
    ((value ?? []) as Row[]).map((row, index) => ({ print: of[index] ?? '', row }))
  const merged = mergeRows(prints.base, items(mine, prints.mine), items(theirs, prints.theirs))
  if (!merged || merged.length > field.maxRows) return undefined
  return merged.map(({ row }) => row)
}

type Item = { print: string; row: Row }

/** A list that was changed on two sides (diff3): between the rows that all three have, part by part. */
function mergeRows(base: readonly string[], mine: Item[], theirs: Item[]): Item[] | undefined {
  const [inMine, inTheirs] = [mine, theirs].map((side) => commonRows(base, side))
  const kept = base.flatMap((_, index) => {
    const [one, other] = [inMine?.get(index), inTheirs?.get(index)]
    return one === undefined || other === undefined
      ? []
      : [{ base: index, mine: one, theirs: other }]
  })
  const merged: Item[] = []
  let from = { base: 0, mine: 0, theirs: 0 }
  for (const to of [...kept, { base: base.length, mine: mine.length, theirs: theirs.length }]) {
    const part = mergePart(
      base.slice(from.base, to.base),
      mine.slice(from.mine, to.mine),
      theirs.slice(from.theirs, to.theirs),
    )
    if (!part) return undefined
    merged.push(...part, ...theirs.slice(to.theirs, to.theirs + 1))
    from = { base: to.base + 1, mine: to.mine + 1, theirs: to.theirs + 1 }
  }
  return merged
}

/** A part of a list without any row that all three have; undefined when both sides changed it otherwise. */
function mergePart(base: readonly string[], mine: Item[], theirs: Item[]): Item[] | undefined {
  const [one, other] = [mine, theirs].map((side) => side.map(({ print }) => print))
  if (!one || !other) return undefined
  if (same(one, base) || same(one, other)) return theirs
  if (same(other, base)) return mine
  // Rows that were only added before or after a part that the other side changed stay beside it.
  const added = (side: Item[], beside: Item[]) => without(side, beside)
  if (same(other.slice(0, base.length), base)) {
    const more = theirs.slice(base.length)
    return base.length === 0 ? [...more, ...added(mine, more)] : [...mine, ...added(more, mine)]
  }
  if (same(one.slice(0, base.length), base))
    return [...theirs, ...added(mine.slice(base.length), theirs)]
  if (endsWith(other, base))
    return [...added(theirs.slice(0, theirs.length - base.length), mine), ...mine]
  if (endsWith(one, base))
    return [...added(mine.slice(0, mine.length - base.length), theirs), ...theirs]
  return undefined
}

const endsWith = (list: readonly string[], end: readonly string[]) =>
  list.length >= end.length && same(list.slice(list.length - end.length), end)

/** The rows that the others do not have; one that stands twice here and once there stays once. */
function without(items: Item[], others: Item[]): Item[] {
  const left = others.map(({ print }) => print)
  return items.filter(({ print }) => {
    const found = left.indexOf(print)
    if (found >= 0) left.splice(found, 1)
    return found < 0
  })
}

/** Which row of a side each row of the base is in: a longest common subsequence. */
function commonRows(base: readonly string[], side: readonly Item[]): Map<number, number> {
  const length = base.map(() => side.map(() => 0))
  const at = (row: number, column: number) => length[row]?.[column] ?? 0
  for (let i = base.length - 1; i >= 0; i -= 1)
    for (let j = side.length - 1; j >= 0; j -= 1) {
      const row = length[i]
      if (!row) continue
      row[j] =
        base[i] === side[j]?.print ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const common = new Map<number, number>()
  for (let i = 0, j = 0; i < base.length && j < side.length;) {
    if (base[i] === side[j]?.print) {
      common.set(i, j)
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return common
}
