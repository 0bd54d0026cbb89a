import { nameOf } from '#app/features/contacts/people.server.ts'
import { readingOf } from '#app/features/contacts/rules-form.ts'
import { type KnownReport, reportFor } from '#app/features/deaths/report.server.ts'
import { RUNNING } from '#app/features/deaths/states.ts'
import { partsNow } from '#app/features/relatives/reading/reading.server.ts'
import type { ReaderHere } from '../reader.server.ts'
import type { ListedReader } from '../visit-parts.tsx'

/** What a list says of somebody, by how far it is; `all`: everybody who is on it. */
export async function listed(one: ReaderHere, all: readonly ReaderHere[]): Promise<ListedReader> {
  const { id, card, reader, copy, isOver } = one
  const name = nameOf(card.owner)
  const isTwice = all.some((other) => other !== one && nameOf(other.card.owner) === name)
  const who = {
    id,
    name,
    called: card.owner.firstName || name,
    as: isTwice ? card.firstName || card.lastName : '',
  }
  const given = reader !== null && partsNow(reader).length > 0
  if (copy) {
    const { allAt, copiesUntil } = copy.report
    if (allAt && allAt > new Date()) return { ...who, state: 'first', from: allAt, given }
    return { ...who, state: 'all', until: copiesUntil ?? new Date() }
  }
  if (isOver) return { ...who, state: 'over' }
  if (reader?.isGoing) return { ...who, state: 'closed' }
  const report = reader && (await reportFor(reader))
  const now = given && readingOf(reader.rules) === 'now' ? 'nowAll' : 'now'
  return { ...who, state: given ? now : 'later', report: saidOf(report), by: byOf(report, id) }
}

/** Who let us know first, by name; empty for who did so themselves. */
const byOf = (report: KnownReport | null, reader: string): string => {
  const [first] = report?.said ?? []
  return first && first.relativeId !== reader ? first.name : ''
}

/** What a list says of a report: that it runs, or that it was stopped. */
function saidOf(report: KnownReport | null): 'runs' | 'stopped' | null {
  if (RUNNING.some((state) => state === report?.state)) return 'runs'
  return report?.state === 'stopped' ? 'stopped' : null
}
