/** Saves of a form whose last saves are remembered beside its answers, so that it can save by itself. */
import { randomUUID } from 'node:crypto'
import type { SectionData } from '../values.ts'
import {
  type After,
  decide,
  type Disputed,
  type Rules,
  type Save,
  type SaveNote,
  type Stored,
} from './decide.ts'
import {
  fingerprintText,
  fingerprintTextOf,
  readFingerprints,
  saidIn,
} from './fingerprints.server.ts'

/** The last save of a form, as it is sealed with the answers. */
export type KeptNote = { id: string; content: string; sequence: number; seen?: string }

/** Asked by a form that has a name, or by no form of ours. */
export type NamedSave<Answers extends SectionData = SectionData> = Save<Answers> & {
  id?: string
  /** The form that it goes on from. */
  after?: string | undefined
}

/** Of forms, so that saving without end does not fill the row. A forgotten one is saved as any. */
const MAX_NOTES = 20

/** Above every number: a form that another went on from saves no more by itself. */
const ENDED = 2 ** 31 - 1

type NotedStore<Answers extends SectionData> = Stored<Answers> & {
  revision: number
  notes: readonly KeptNote[]
}

type SavedNoted<Answers extends SectionData> = After<Answers> & ({ ok: true } | Disputed<Answers>)

/**
 * Decides on a save as on one of the interview.
 *
 * @param hash of what a save says, under a key of its owner
 * @param keep stores the answers that it came to, whether they changed or not, with the notes that go with
 *   them; returns their revision when it did
 * @returns what became of it, and what its page goes on from
 */
export async function saveNoted<Answers extends SectionData>(
  save: NamedSave<Answers>,
  stored: NotedStore<Answers>,
  rules: Rules<Answers>,
  hash: (said: string) => Buffer,
  keep: (data: Answers, changed: boolean, notes: KeptNote[]) => Promise<number | undefined>,
): Promise<SavedNoted<Answers>> {
  const { id = randomUUID(), after, sequence = 0 } = save
  const content = hash(JSON.stringify(saidIn(rules.fingerprint, save.data)))
  const noteOf = (form: string | undefined) => opened(stored.notes.find((one) => one.id === form))
  const notes = { content, earlier: noteOf(id), before: after === id ? undefined : noteOf(after) }
  const asStored = (data: Answers, revision: number) => ({
    stored: data,
    revision,
    opened: fingerprintTextOf(rules.fingerprint, data),
  })
  const decision = decide(save, stored, notes, rules)
  switch (decision.kind) {
    // A form that goes on from an older answer must not pass for the newest.
    case 'repeat': {
      const revision = decision.changedSince ? save.revision : stored.revision
      return { ok: true, ...asStored(stored.data, revision) }
    }
    case 'late':
      return { ok: true, ...asStored(stored.data, save.revision) }
    case 'conflict': {
      const { disputed, merged } = decision
      return { ok: false, disputed, merged, ...asStored(stored.data, stored.revision) }
    }
    case 'store': {
      const { data, changed, seen } = decision
      const note = { id, content: content.toString('hex'), sequence, seen: fingerprintText(seen) }
      const kept = [note, ...endedBefore(stored.notes, id, after)].slice(0, MAX_NOTES)
      const revision = (await keep(data, changed, kept)) ?? stored.revision
      return { ok: true, ...asStored(data, revision) }
    }
  }
}

function opened(note: KeptNote | undefined): SaveNote | undefined {
  if (!note) return undefined
  const { content, sequence, seen } = note
  return { content: Buffer.from(content, 'hex'), sequence, seen: readFingerprints(seen) }
}

/** The notes of other forms; of the one that this one went on from that it saves no more by itself. */
function endedBefore(notes: readonly KeptNote[], id: string, after: string | undefined) {
  const others = notes.filter((one) => one.id !== id && one.id !== after)
  return after && after !== id ? [{ id: after, content: '', sequence: ENDED }, ...others] : others
}
