import type { Answer, AnswerRows } from '#app/forms/answer.ts'
import type { AnsweredSection } from '../file/answered-sections.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'

type AnswerValue = Answer['answer']

/** What changed in the answer to a question; without `before` it is new, without `after` it is gone. */
export type AnswerChange = {
  key: string
  question: string
  before?: AnswerValue
  after?: AnswerValue
  /** Not whole answers, but what went from a list and what came to it. */
  parts?: true
}
/** A section of which something changed. */
export type ChangedSection = { key: FileSectionKey; title: string; changes: AnswerChange[] }

/**
 * What changed between two readings of a file, by question. Of a list what is gone and new counts,
 * unless only its order changed.
 */
export function changesBetween(
  before: readonly AnsweredSection[],
  after: readonly AnsweredSection[],
): ChangedSection[] {
  const earlier = new Map(before.map((section) => [section.key, section]))
  const left = before.filter(({ key }) => after.every((section) => section.key !== key))
  return [...after, ...left]
    .map(({ key, title }) => ({
      key,
      title,
      changes: changedAnswers(
        earlier.get(key)?.answers ?? [],
        after.find((section) => section.key === key)?.answers ?? [],
      ),
    }))
    .filter(({ changes }) => changes.length > 0)
}

function changedAnswers(before: readonly Answer[], after: readonly Answer[]): AnswerChange[] {
  const earlier = new Map(before.map((answer) => [answer.key, answer]))
  const changed = after.flatMap(({ key, question, answer }) => {
    const was = earlier.get(key)
    if (!was) return [{ key, question, after: answer }]
    return same(was.answer, answer) ? [] : [{ key, question, ...difference(was.answer, answer) }]
  })
  const gone = before
    .filter(({ key }) => after.every((answer) => answer.key !== key))
    .map(({ key, question, answer }) => ({ key, question, before: answer }))
  return [...changed, ...gone]
}

type Difference = Pick<AnswerChange, 'before' | 'after' | 'parts'>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function difference(before: AnswerValue, after: AnswerValue): Difference {
  if (isTable(before) && isTable(after) && same(before.columns, after.columns))
    return lists(
      before,
      after,
      ({ rows }) => rows,
      (rows) => ({ ...after, rows }),
    )
  if (Array.isArray(before) && Array.isArray(after))
    return lists<AnswerValue, string>(
      before,
      after,
      (list) => list as string[],
      (list) => list,
    )
  return { before, after }
}

const isTable = (answer: AnswerValue): answer is AnswerRows =>
  typeof answer === 'object' && !Array.isArray(answer)

function lists<Whole extends AnswerValue, Item>(
  before: Whole,
  after: Whole,
  itemsOf: (whole: Whole) => Item[],
  wholeOf: (items: Item[]) => AnswerValue,
): Difference {
  const gone = without(itemsOf(before), itemsOf(after))
  const added = without(itemsOf(after), itemsOf(before))
  if (gone.length === 0 && added.length === 0) return { before, after }
  return {
    parts: true,
    ...(gone.length > 0 && { before: wholeOf(gone) }),
    ...(added.length > 0 && { after: wholeOf(added) }),
  }
}

/** What stands twice here and once there stays once. */
function without<Item>(items: Item[], others: Item[]): Item[] {
  const left = others.map((item) => JSON.stringify(item))
  return items.filter((item) => {
    const found = left.indexOf(JSON.stringify(item))
    if (found >= 0) left.splice(found, 1)
    return found < 0
  })
}
