/** A rule without a database: see docs/decisions/0010. */
import type { Field } from '#app/forms/fields.ts'
import { type Fingerprint, type Fingerprints, mergeAnswers } from '#app/forms/stored/merge.ts'
import {
  isAnswered,
  only,
  type SectionData,
  sameValue,
  type Value,
  withoutEmpty,
} from '#app/forms/values.ts'

export type Asked<Answers extends SectionData = SectionData> = {
  /** Higher with each save of the form; 0 without script. */
  sequence?: number
  /** By the script. Left out when a newer save has overtaken it. */
  automatic?: boolean
  /** That the save was made from; for when fingerprints do not say it. */
  revision: number
  /** The right ones; other fields keep their stored answer. */
  data: { [Key in keyof Answers]?: Answers[Key] | undefined }
  /** Questions whose typed answer was wrong; they keep their stored answer too. */
  wrong?: readonly string[]
  /** Questions that another save changed, where the person has not chosen yet. */
  undecided?: readonly string[]
  /** Boxes with a page of their own: a new tick is not stored. */
  asks?: readonly string[]
}

export type Stored<Answers extends SectionData = SectionData> = {
  data: Answers
  revision: number
  known: Answers
}

/** What is remembered of the last save of a form. */
export type Note = {
  content: Buffer
  sequence: number
  seen: Fingerprints | undefined
}

export type Notes<N extends Note> = {
  content: Buffer
  earlier: N | undefined
  /** The last save of the form that this one goes on from. */
  before: N | undefined
}

export type Rules<Answers extends SectionData = SectionData> = {
  fields: readonly Field[]
  fingerprint: Fingerprint
  /** Makes answers that are to be stored fit each other. */
  settle: (data: Answers, before: Answers) => Answers
}

export type Decision<N extends Note, Answers extends SectionData = SectionData> =
  /** The save was carried out before: the earlier result is the answer. */
  | { kind: 'repeat'; earlier: N; changedSince: boolean }
  /** A newer save of the form came first. */
  | { kind: 'late' }
  /** Another form changed these too; `merged` has everything else. */
  | { kind: 'conflict'; disputed: string[]; merged: Answers }
  | {
      kind: 'store'
      data: Answers
      changed: boolean
      /** Of `asks`, what was ticked and still has to be confirmed. */
      toConfirm: string[]
      seen: Fingerprints
    }

/** @param opened undefined when the form does not say */
export function decide<N extends Note, Answers extends SectionData>(
  save: Asked<Answers>,
  opened: Fingerprints | undefined,
  stored: Stored<Answers>,
  notes: Notes<N>,
  { fields, fingerprint, settle }: Rules<Answers>,
): Decision<N, Answers> {
  const { earlier } = notes
  const { sequence = 0 } = save
  const { mine, toConfirm } = withoutAsked(save, stored.data)
  const theirs = { ...stored.known, ...stored.data }
  const prints = () => printsOf(fingerprint, theirs)
  const base = baseOf(save, opened, notes, { revision: stored.revision, prints })
  const again = earlier !== undefined && sequence <= earlier.sequence
  const { answers, disputed } = mergeAnswers({ base, mine, theirs, fields, fingerprint, again })
  // Whatever is merged answers the same questions.
  const settled = (given: Asked['data']) =>
    settle(withoutEmpty({ ...theirs, ...given }) as Answers, stored.data)
  const data = settled(answers)
  const differs = (question: string) => !sameValue(stored.data[question], data[question])

  if (again && earlier.content.equals(notes.content)) {
    const saved = settled(mine)
    const changedSince = Object.keys(mine).some(
      (name) => !sameValue(saved[name], stored.data[name]),
    )
    return { kind: 'repeat', earlier, changedSince }
  }
  if (save.automatic && earlier && sequence < earlier.sequence) return { kind: 'late' }

  const open = { ...save, mine, base, theirs, disputed, fingerprint }
  const asked = [...Object.keys(mine), ...(save.wrong ?? [])].filter((name) =>
    isDisputed(name, open),
  )
  if (asked.length > 0) return { kind: 'conflict', disputed: asked, merged: data }

  const changed = Object.keys({ ...stored.data, ...data }).some(differs)
  const seen = { ...(base ?? prints()) }
  for (const [name, value] of Object.entries(mine))
    // Left out since it follows from another answer: on the page, but new.
    seen[name] = fingerprint(name, sameValue(data[name], answers[name]) ? value : data[name])
  return { kind: 'store', data, changed, toConfirm, seen }
}

/** Boxes that were ticked just now and have effect only after a page of their own. */
function withoutAsked({ data, asks = [] }: Asked, stored: SectionData) {
  const toConfirm = asks.filter((key) => data[key] === true && !stored[key])
  const mine = only(data, (key) => !toConfirm.includes(key))
  return { mine, toConfirm }
}

/**
 * What the form, or the one it goes on from, held last; else what it was opened with. An old form
 * that comes back counts as opened. Undefined when not known.
 */
function baseOf<N extends Note>(
  { sequence = 0, revision }: Asked,
  opened: Fingerprints | undefined,
  { earlier, before }: Notes<N>,
  now: { revision: number; prints: () => Fingerprints },
): Fingerprints | undefined {
  const isNewer = earlier && sequence > earlier.sequence
  const held = earlier ? isNewer && earlier.seen : before?.seen
  if (held || opened) return held || opened
  return revision === now.revision ? now.prints() : undefined
}

type Open = Asked & {
  mine: Asked['data']
  base: Fingerprints | undefined
  theirs: SectionData
  disputed: readonly string[]
  fingerprint: Fingerprint
}

/** Whether a person has to choose about a question. */
function isDisputed(name: string, { base, theirs, ...save }: Open): boolean {
  const prints = (value: Value | undefined) => save.fingerprint(name, value).join()
  const undecided = save.undecided?.includes(name)
  if (!save.wrong?.includes(name))
    return (
      save.disputed.includes(name) ||
      (undecided === true && prints(save.mine[name]) !== prints(theirs[name]))
    )
  // Put right later; what it then replaces must have been seen by then.
  const isSeen = base !== undefined && (base[name] ?? []).join() === prints(theirs[name])
  return isAnswered(theirs[name]) && (undecided === true || !isSeen)
}

const printsOf = (fingerprint: Fingerprint, data: SectionData): Fingerprints =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, fingerprint(name, value)]))
