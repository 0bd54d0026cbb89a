import { nameOf } from '#app/features/contacts/people.server.ts'
import { readingOf } from '#app/features/contacts/rules-form.ts'
import { isPastFor, type KnownReport, reportFor } from '#app/features/deaths/report.server.ts'
import { RUNNING } from '#app/features/deaths/states.ts'
import { partsNow } from '#app/features/relatives/reading/reading.server.ts'
import { calledBy } from '#app/platform/names.ts'
import type { ReaderHere } from '../reader.server.ts'
import type { ListedBy, ListedReader } from '../visit-parts.tsx'

/** Which of those who named somebody it is: two may have one name. */
const ownerOf = ({ reader, card }: ReaderHere): string => reader?.ownerId ?? nameOf(card.owner)

/** How many people named who is here. */
export const ownersOf = (all: readonly ReaderHere[]): number => new Set(all.map(ownerOf)).size

/** What a list says of somebody, by how far it is; `all`: everybody who is on it. */
export async function listed(one: ReaderHere, all: readonly ReaderHere[]): Promise<ListedReader> {
  const { id, card, reader, copy, isOver } = one
  const name = nameOf(card.owner)
  const isTwice = all.some((other) => other !== one && ownerOf(other) === ownerOf(one))
  const who = {
    id,
    name,
    called: calledBy(card.owner),
    as: isTwice ? calledBy(card) : '',
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
  if (reader && !report && !given && (await isPastFor(reader))) return { ...who, state: 'over' }
  const now = given && readingOf(reader.rules) === 'now' ? 'nowAll' : 'now'
  return { ...who, state: given ? now : 'later', report: saidOf(report), by: byOf(report, id) }
}

/** Who let us know, by name, or that they did so themselves; null where that is not known any more. */
function byOf(report: KnownReport | null, reader: string): ListedBy {
  const by = report?.said.find(({ at }) => at.getTime() === report.createdAt.getTime())
  if (!by) return null
  return by.relativeId === reader ? { isReader: true } : { isReader: false, name: by.name }
}

/** What a list says of a report: that it runs, or that it was stopped. */
function saidOf(report: KnownReport | null): 'runs' | 'stopped' | null {
  if (RUNNING.some((state) => state === report?.state)) return 'runs'
  return report?.state === 'stopped' ? 'stopped' : null
}
