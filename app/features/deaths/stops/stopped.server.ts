/** What is said of a report that was stopped: the same on each page and in each mail, and no more than we know. */
import type { DbRow } from '#db/row.ts'
import { rulesFrom } from '#app/features/contacts/rules.ts'
import { readsSome } from '#app/features/contacts/rules-form.ts'
import { dateOf, dayOf, joinedList, momentOf, timeOf, weekdayMomentOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { calledBy } from '#app/platform/names.ts'
import { openCopyCard } from '../copy.server.ts'
import { isFirstWord, type KnownReport, type Report } from '../report.server.ts'
import { stoppedBy } from '../states.ts'
import { deaths } from '../texts.nl.ts'

const t = dutch<['deaths']>({ deaths })

type Stopped = Pick<Report, 'because' | 'changedAt'>

/**
 * The contact who said that it is not so, where one did; `tookBack`: who let us know of it first; `isReader`: who
 * reads this.
 */
type Denier = { name: string; tookBack: boolean; isReader: boolean } | null

/** Says to a contact what stopped a report, and when. */
export function whyStopped({ because, changedAt }: Stopped, owner: string, denier: Denier): string {
  const moment = weekdayMomentOf(changedAt)
  if (denier) {
    const who = denier.isReader ? 'you' : 'contact'
    const key = denier.tookBack ? (`stopped.tookBack.${who}` as const) : (`stopped.${who}` as const)
    return t(key, { name: denier.name, owner, moment })
  }
  return t(`stopped.${stoppedBy(because)}`, { owner, moment })
}

/** The same of a report of which it is known who said what; `id`: of the contact who reads it. */
export function whyStoppedFor(
  report: KnownReport,
  { id, owner }: { id: string; owner: string },
): string {
  const no = report.said.find(({ said }) => said === 'no')
  const denier = no && {
    name: no.name,
    tookBack: isFirstWord(no, report),
    isReader: no.relativeId === id,
  }
  return whyStopped(report, owner, denier ?? null)
}

/** The same to the owner, who may not have done it. */
export function whyStoppedToOwner({ because, changedAt }: Stopped, denier: Denier): string {
  const moment = weekdayMomentOf(changedAt)
  return denier
    ? t(`stopped.toOwner.${denier.tookBack ? 'tookBack' : 'contact'}`, {
        name: denier.name,
        moment,
      })
    : t(`stopped.toOwner.${stoppedBy(because)}`, { moment })
}

/**
 * Who read, or could, since a report: by first name, joined; from when what is needed first; and from when the
 * rest, where it came so far.
 */
export type ReadBy = { names: string; count: number; from: Date; allAt: Date | null }

/** Reads who can read by a report, or could until it was stopped; null where nobody could. */
export async function readBy(
  sql: Sql,
  {
    id,
    firstAt,
    allAt,
    changedAt,
    state,
  }: Pick<Report, 'id' | 'firstAt' | 'allAt' | 'changedAt' | 'state'>,
): Promise<ReadBy | null> {
  if (!firstAt) return null
  const copies = await sql<
    (DbRow<'relative_copies', 'id' | 'sealed'> & DbRow<'relatives', 'rules?'>)[]
  >`
    select c.id, c.sealed, r.rules
      from relative_copies c left join relatives r on r.id = c.relative_id
     where c.report_id = ${id} and c.made_at is not null`
  const names = copies
    .map(({ id: copy, sealed, rules }) => ({ ...openCopyCard(copy, sealed), rules }))
    // What is chosen for them later changes nothing of what they could read.
    .filter(({ reads, rules }) => reads ?? readsSome(rulesFrom(rules)))
    .map(calledBy)
    .toSorted((one, other) => one.localeCompare(other))
  if (names.length === 0) return null
  const isAll = state === 'all' || (state === 'stopped' && allAt !== null && allAt <= changedAt)
  return {
    names: joinedList(names),
    count: names.length,
    from: firstAt,
    allAt: isAll ? allAt : null,
  }
}

/** Says to the owner who could read until it was stopped, and that what they kept is theirs. */
export function readUntil({ names, count, from, allAt }: ReadBy, until: Date): string {
  const isOneDay = dayOf(from) === dayOf(until)
  const said = isOneDay
    ? t('stopped.read.oneDay', { day: dateOf(from), from: timeOf(from), until: timeOf(until) })
    : t('stopped.read.longer', { from: momentOf(from), until: momentOf(until) })
  const what = allAt ? t('stopped.read.all', { allAt: momentOf(allAt) }) : t('stopped.read.first')
  return t('stopped.read.text', { count, names, when: said, what })
}
