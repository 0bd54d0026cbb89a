/**
 * What becomes of a save of a form that shows stored answers: a rule without a database, see
 * docs/decisions/0010.
 */
import type { Field } from '../fields.ts'
import { type Fingerprint, type Fingerprints, isInitial, mergeAnswers } from './merge.ts'
import {
  isAnswered,
  pickValues,
  type SectionData,
  sameValue,
  type Value,
  withoutEmpty,
} from '../values.ts'

/** What a form asks to be stored. */
export type Save<Answers extends SectionData = SectionData> = {
  /**
   * Higher with each save of the form: even by the script, odd by hand, which is 1 without script
   * (`readPostedAnswers`). 0 unless given.
   */
  sequence?: number
  /** By the script. Left out when a newer save has overtaken it. */
  automatic?: boolean
  /** That the save was made from; for when fingerprints do not say it. */
  revision: number
  /** Fingerprints of the answers that the form was made from; undefined when it does not say. */
  opened?: Fingerprints | undefined
  /** The right ones; other fields keep their stored answer. */
  data: { [Key in keyof Answers]?: Answers[Key] | undefined }
  /** Questions whose typed answer was wrong; they keep their stored answer too. */
  wrong?: readonly string[]
  /** Questions that another save changed, where the person has not chosen yet. */
  undecided?: readonly string[]
  /** Nobody is there to choose: what another save changed too stays as it is stored. */
  yields?: boolean
}

/** What became of a save. */
export type Saved = After & ({ ok: true; toConfirm?: readonly string[] } | Disputed)

/** What is stored of the answers that a form shows. */
export type Stored<Answers extends SectionData = SectionData> = {
  data: Answers
  /** Left out where none is counted: then fingerprints alone say what a form was made from. */
  revision?: number
  /** What the page shows besides where nothing is stored. */
  known?: Answers
}

/** What a page goes on from after a save. */
export type After<Answers extends SectionData = SectionData> = {
  stored: Answers
  revision: number
  /** Fingerprints of it. */
  opened: string
}

/** Another form changed these too: nothing is stored; `merged` has everything else. */
export type Disputed<Answers extends SectionData = SectionData> = {
  ok: false
  disputed: string[]
  merged: Answers
}

/** What is remembered of the last save of a form. */
export type SaveNote = {
  content: Buffer
  sequence: number
  seen: Fingerprints | undefined
}

/** What is remembered of the saves of a form, and what this one says. */
export type Notes<N extends SaveNote> = {
  /** Keyed hash of what this save says. */
  content: Buffer
  /** The last save of the form itself. */
  earlier: N | undefined
  /** The last save of the form that this one goes on from. */
  before: N | undefined
}

/** By what a save is decided on. */
export type Rules<Answers extends SectionData = SectionData> = {
  fields: readonly Field[]
  fingerprint: Fingerprint
  /** Boxes with a page of their own: a new tick is not stored. */
  asks?: readonly string[]
  /** Makes answers that are to be stored fit each other. */
  settle?: (data: Answers, before: Answers) => Answers
}

/** What becomes of a save of a form whose saves are remembered. */
export type Decision<N extends SaveNote, Answers extends SectionData = SectionData> =
  /** The save was carried out before: the earlier result is the answer. */
  | { kind: 'repeat'; earlier: N; changedSince: boolean; toConfirm: string[] }
  /** By the script, where a newer save of the form came first, or another form went on from it. */
  | { kind: 'late' }
  | Weighed<Answers>

/** What becomes of a save that nobody carried out before. */
type Weighed<Answers extends SectionData> =
  | { kind: 'conflict'; disputed: string[]; merged: Answers }
  | {
      kind: 'store'
      data: Answers
      changed: boolean
      /** Of `asks`, what was ticked and still has to be confirmed. */
      toConfirm: string[]
      seen: Fingerprints
    }

/**
 * Decides on a save of a form whose saves are remembered.
 *
 * @param stored what is stored now, which the caller keeps from changing
 * @param notes the last saves of the form, and of the one that it goes on from
 */
export function decide<N extends SaveNote, Answers extends SectionData>(
  save: Save<Answers>,
  stored: Stored<Answers>,
  notes: Notes<N>,
  rules: Rules<Answers>,
): Decision<N, Answers> {
  const { earlier } = notes
  const { sequence = 0 } = save
  const again = earlier !== undefined && sequence <= earlier.sequence
  if (again && earlier.content.equals(notes.content)) {
    const { mine, toConfirm } = withoutAsked(save, stored.data, rules)
    const saved = settled(mine, stored, rules)
    const changedSince = Object.keys(mine).some(
      (name) => !sameValue(saved[name], stored.data[name]),
    )
    return { kind: 'repeat', earlier, changedSince, toConfirm }
  }
  if (save.automatic && earlier && sequence < earlier.sequence) return { kind: 'late' }
  return weigh({ ...save, opened: heldBefore(save, notes) ?? save.opened }, stored, rules, again)
}

/** Decides on a save of a form of which nothing is known but what it says itself. */
export const decideAlone = <Answers extends SectionData>(
  save: Save<Answers>,
  stored: Stored<Answers>,
  rules: Rules<Answers>,
): Weighed<Answers> => weigh(save, stored, rules, false)

/** @param again the form comes again after it was saved */
function weigh<Answers extends SectionData>(
  save: Save<Answers>,
  stored: Stored<Answers>,
  rules: Rules<Answers>,
  again: boolean,
): Weighed<Answers> {
  const { fields, fingerprint } = rules
  const { mine, toConfirm } = withoutAsked(save, stored.data, rules)
  const theirs = allOf(stored)
  const prints = () => printsOf(fingerprint, theirs)
  const isNewest = stored.revision !== undefined && save.revision === stored.revision
  // Undefined when it is not known what the form was made from.
  const base = save.opened ?? (isNewest ? prints() : undefined)
  const { answers, disputed } = mergeAnswers({ base, mine, theirs, fields, fingerprint, again })
  // Whatever is merged answers the same questions.
  const merged = settled(answers, stored, rules)

  const open = { ...save, mine, base, theirs, disputed, fingerprint }
  const toChoose = [...Object.keys(mine), ...(save.wrong ?? [])].filter((name) =>
    isDisputed(name, open),
  )
  if (toChoose.length > 0 && !save.yields) return { kind: 'conflict', disputed: toChoose, merged }

  const differs = (question: string) =>
    !sameValue(stored.data[question], merged[question]) &&
    (isAnswered(theirs[question]) || !isInitial(fields, question, merged[question]))
  const changed = Object.keys({ ...stored.data, ...merged }).some(differs)
  const data = changed ? merged : stored.data
  const seen = { ...(base ?? prints()) }
  for (const [name, value] of Object.entries(mine))
    // Left out since it follows from another answer: on the page, but new.
    seen[name] = fingerprint(name, sameValue(data[name], answers[name]) ? value : data[name])
  return { kind: 'store', data, changed, toConfirm, seen }
}

const allOf = <Answers extends SectionData>({ data, known }: Stored<Answers>) => ({
  ...known,
  ...data,
})

/** The stored answers with these in their place, as they would be stored. */
function settled<Answers extends SectionData>(
  given: Save['data'],
  stored: Stored<Answers>,
  { settle = (data) => data }: Rules<Answers>,
): Answers {
  return settle(withoutEmpty({ ...allOf(stored), ...given }) as Answers, stored.data)
}

/** Boxes that were ticked just now and have effect only after a page of their own. */
function withoutAsked({ data }: Save, stored: SectionData, { asks = [] }: Pick<Rules, 'asks'>) {
  const toConfirm = asks.filter((key) => data[key] === true && !stored[key])
  const mine = pickValues(data, (key) => !toConfirm.includes(key))
  return { mine, toConfirm }
}

/**
 * What the form, or the one it goes on from, held last. Undefined when not known, and for an old form
 * that comes back, which counts as opened.
 */
function heldBefore<N extends SaveNote>(
  { sequence = 0 }: Save,
  { earlier, before }: Notes<N>,
): Fingerprints | undefined {
  if (!earlier) return before?.seen
  return sequence > earlier.sequence ? earlier.seen : undefined
}

type OpenSave = Save & {
  mine: Save['data']
  base: Fingerprints | undefined
  theirs: SectionData
  disputed: readonly string[]
  fingerprint: Fingerprint
}

/** Whether a person has to choose about a question. */
function isDisputed(name: string, { base, theirs, ...save }: OpenSave): boolean {
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
