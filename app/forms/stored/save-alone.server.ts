import type { SectionData } from '../values.ts'
import {
  type After,
  decideAlone,
  type Disputed,
  type Rules,
  type Save,
  type Stored,
} from './decide.ts'
import { fingerprintTextOf } from './fingerprints.server.ts'

type SavedAlone<Answers extends SectionData> = After<Answers> & ({ ok: true } | Disputed<Answers>)

/**
 * Saves a form of which nothing is known but what it says itself.
 *
 * @param keep stores the answers that it came to, whether they changed or not; returns their revision where one is
 * counted
 * @returns what became of it, and what its page goes on from
 */
export async function saveAlone<Answers extends SectionData>(
  save: Save<Answers>,
  stored: Stored<Answers>,
  rules: Rules<Answers>,
  keep: (data: Answers, changed: boolean) => Promise<number | void>,
): Promise<SavedAlone<Answers>> {
  const { revision: before = 0 } = stored
  const after = (data: Answers, revision: number) => ({
    stored: data,
    revision,
    opened: fingerprintTextOf(rules.fingerprint, data),
  })
  const decision = decideAlone(save, stored, rules)
  if (decision.kind === 'conflict') {
    const { disputed, merged } = decision
    return { ok: false, disputed, merged, ...after(stored.data, before) }
  }
  const { data, changed } = decision
  const revision = (await keep(data, changed)) ?? before
  return { ok: true, ...after(changed ? data : stored.data, revision) }
}
