/** Looks after reports of a death: moves on what has waited, makes the copies, and tells those concerned. */
import type { DbRow } from '#db/row.ts'
import { type RelativeCard, type Relative } from '#app/features/contacts/people.server.ts'
import { rulesFrom } from '#app/features/contacts/rules.ts'
import { asSystem, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { isByDay } from '#app/features/relatives/reading/by-day.ts'
import { oneByOne } from '#app/platform/one-by-one.server.ts'
import {
  addCopies,
  dropCopy,
  keepFiles,
  openCopyCard,
  readForCopy,
  storeCopy,
} from './copy.server.ts'
import {
  askOthers,
  endsSoon,
  isToAsk,
  tellContactOfStage,
  tellOfEndSoon,
  tellOfficeOfPaper,
  tellOfStep,
  warnOwner,
} from './mails.server.ts'
import { CERTAIN_WITHIN_DAYS, REST_AFTER_HOURS, type ReportState } from './states.ts'

/**
 * Runs every minute, and after each step. Run again it does nothing; broken off, it goes on.
 *
 * @param byDay whether contacts are told by day only that they can read, and how long: by night it is there, and the first run
 *   of the morning tells them, unless it was stopped meanwhile
 * @throws when something failed, so that the queue tries again
 */
export async function lookAfterDeaths(now = new Date(), { byDay = false } = {}): Promise<void> {
  await letRead(now)
  await withActor(asSystem('deaths'), (sql) => moveOn(sql, now))
  const work = [
    tellOfSteps,
    askAllOthers,
    () => tellOfPapers(now),
    () => warnOwners(now),
    () => makeCopies(now),
    ...(byDay && !isByDay(now) ? [] : [() => tellOfStages(now), () => tellOfEnds(now)]),
  ]
  await oneByOne(work, 'part of the work on deaths', (run) => run())
}

/** Those whose waiting time is over: from now on their relatives read what is needed at once. */
async function letRead(now: Date) {
  const due = await readOnly(
    asSystem('deaths'),
    (sql) => sql<DbRow<'death_reports', 'id'>[]>`
      select id from death_reports where state = 'waiting' and waits_until <= ${now}`,
  )
  await oneByOne(due, 'death that is certain', ({ id }) =>
    withActor(asSystem('deaths'), async (sql) => {
      const [report] = await sql<DbRow<'death_reports', 'subject_id as subjectId'>[]>`
        update death_reports
           set state = 'first', first_at = ${now},
               all_at = ${now}::timestamptz + make_interval(hours => ${REST_AFTER_HOURS}),
               copies_until = copies_end_at(subject_id, ${now})
         where id = ${id} and state = 'waiting' and waits_until <= ${now}
        returning subject_id as "subjectId"`
      if (report?.subjectId) await addCopies(sql, id)
    }),
  )
}

async function moveOn(sql: Sql, now: Date) {
  await sql`update death_reports set state = 'all' where state = 'first' and all_at <= ${now}`
  await sql`update death_reports set state = 'ended' where state = 'all' and copies_until <= ${now}`
  await sql`
    update death_reports d set state = 'expired', because = 'nobody-else-said-so'
     where d.state = 'reported'
       and d.created_at < ${now}::timestamptz - make_interval(days => ${CERTAIN_WITHIN_DAYS})
       -- With a paper it is colleagues who have to look, and with a yes on the telephone one who can confirm it.
       and not exists (select from death_report_papers p where p.report_id = d.id)
       and not exists (select from death_notices n
                        where n.report_id = d.id and death_call_can_be_confirmed(n.id))`
}

async function tellOfSteps() {
  const steps = await readOnly(
    asSystem('deaths'),
    (sql) => sql<DbRow<'history', 'id'>[]>`
      select id from history where told_at is null and machine = 'death_reports'
       order by id limit 500`,
  )
  await oneByOne(steps, 'step of a report', ({ id }) =>
    withActor(asSystem('deaths'), async (sql) => {
      const [step] = await sql<DbRow<'history', 'row_id as reportId' | 'next'>[]>`
        update history set told_at = now() where id = (
          select id from history where id = ${id} and told_at is null for update skip locked)
        returning row_id as "reportId", next`
      if (step) await tellOfStep(sql, step.reportId, step.next as ReportState)
    }),
  )
}

async function askAllOthers() {
  const due = await readOnly(
    asSystem('deaths'),
    (sql) => sql<DbRow<'death_reports', 'id'>[]>`
      select id from death_reports d
       where d.state in ('reported', 'waiting')
         and exists (select from relatives r
                      where is_witness(d, r) and ${isToAsk(sql)})`,
  )
  await oneByOne(due, 'question to the others', ({ id }) =>
    withActor(asSystem('deaths'), (sql) => askOthers(sql, id)),
  )
}

/** Papers that came, each once, as long as there is something to decide. */
async function tellOfPapers(now: Date) {
  const due = await readOnly(
    asSystem('deaths'),
    (sql) => sql<DbRow<'death_report_papers', 'id'>[]>`
      select p.id from death_report_papers p join death_reports d on d.id = p.report_id
       where p.told_at is null and d.state = 'reported'`,
  )
  await oneByOne(due, 'paper', ({ id }) =>
    withActor(asSystem('deaths'), async (sql) => {
      const [paper] = await sql<DbRow<'death_report_papers', 'report_id as reportId'>[]>`
        update death_report_papers set told_at = ${now} where id = ${id} and told_at is null
        returning report_id as "reportId"`
      if (paper) await tellOfficeOfPaper(sql, paper.reportId)
    }),
  )
}

/** At once, and each day until the rest is read: it stops as long as somebody lives to stop it. */
async function warnOwners(now: Date) {
  const due = await readOnly(
    asSystem('deaths'),
    (sql) => sql<DbRow<'death_reports', 'id'>[]>`
      select id from death_reports where ${isWarned(sql, now)}`,
  )
  await oneByOne(due, 'warning', ({ id }) =>
    withActor(asSystem('deaths'), async (sql) => {
      const { count } = await sql`
        update death_reports set owner_told_at = ${now} where id = ${id} and ${isWarned(sql, now)}`
      if (count > 0) await warnOwner(sql, id)
    }),
  )
}

const isWarned = (sql: Sql, now: Date) => sql`
  state in ('reported', 'waiting', 'first') and subject_id is not null
  and (owner_told_at is null or owner_told_at <= ${now}::timestamptz - interval '1 day')`

/** A copy to make: of a report that was not stopped. */
type DueCopy = DbRow<
  'relative_copies',
  'id' | 'relative_id as relativeId' | 'sealed' | 'failures'
> &
  DbRow<'death_reports', 'subject_id! as subjectId'>

/** Those that this run began among it: from that moment on pages say that there is something to read. */
async function makeCopies(now: Date) {
  const due = await readOnly(
    asSystem('deaths'),
    (sql) => sql<DueCopy[]>`
      select c.id, c.relative_id as "relativeId", c.sealed, c.failures, d.subject_id as "subjectId"
        from relative_copies c join death_reports d on d.id = c.report_id
       where c.made_at is null and c.next_try_at <= greatest(${now}, now()) and d.state in ('first', 'all')
         and d.subject_id is not null and (c.taken_until is null or c.taken_until <= now())
       order by c.next_try_at`,
  )
  await oneByOne(due, 'copy for a contact', makeCopy)
}

/** A job that does not come to its next document in so many minutes was killed: another takes over. */
const HELD_MINUTES = 5

/** In minutes. */
const MOST_BETWEEN = 60

async function makeCopy(due: DueCopy) {
  if (!(await take(due))) return
  try {
    await copyAndFinish(due)
  } catch (error) {
    const minutes = Math.min(2 ** due.failures, MOST_BETWEEN)
    await withActor(
      asSystem('deaths'),
      (sql) => sql`
        update relative_copies
           set failures = failures + 1, taken_until = null,
               next_try_at = now() + make_interval(mins => ${minutes})
         where id = ${due.id} and made_at is null`,
    )
    throw error
  }
}

/** One job at a time makes a copy. @returns false when another has it */
const take = ({ id, failures }: DueCopy): Promise<boolean> =>
  withActor(asSystem('deaths'), async (sql) => {
    const { count } = await sql`
      update relative_copies set taken_until = now() + make_interval(mins => ${HELD_MINUTES})
       where id = ${id} and made_at is null and failures = ${failures}
         and (taken_until is null or taken_until <= now())`
    return count > 0
  })

const hold = ({ id }: DueCopy) =>
  withActor(
    asSystem('deaths'),
    (sql) => sql`
      update relative_copies set taken_until = now() + make_interval(mins => ${HELD_MINUTES})
       where id = ${id} and made_at is null`,
  )

/** Whatever is not finished leaves nothing behind. */
async function copyAndFinish(due: DueCopy) {
  const read = await readForCopy(due.subjectId, await decidedFor(due))
  if (!read) throw new Error('there is nothing to copy')
  const made = await storeCopy(due.id, read, () => hold(due))
  let isDone = false
  try {
    isDone = await withActor<boolean>(asSystem('deaths'), async (sql, refuse) => {
      await keepFiles(sql, due.id, made.files)
      const [row] = await sql<DbRow<'finish_copy', 'finish_copy! as done'>[]>`
        select finish_copy(${due.id}, ${made.sealedKey}, ${made.storageKey}) as done`
      return row?.done ? true : refuse(false)
    })
  } finally {
    if (!isDone) await dropCopy(made)
  }
}

/** What was decided for a contact. The card is that of the copy. */
async function decidedFor({
  id,
  relativeId,
  sealed,
}: DueCopy): Promise<Pick<Relative, 'id' | 'rules' | 'card'>> {
  const [row] = await readOnly(
    asSystem('deaths'),
    (sql) => sql<DbRow<'relatives', 'rules'>[]>`
      select rules from relatives where id = ${relativeId}`,
  )
  const card: RelativeCard = openCopyCard(id, sealed)
  return { id: relativeId, rules: rulesFrom(row?.rules), card }
}

/** One mail for each stage and contact, in the transaction that notes it. */
async function tellOfStages(now: Date) {
  const due = await readOnly(
    asSystem('deaths'),
    (sql) => sql<DbRow<'relative_copies', 'id'>[]>`
      select c.id from relative_copies c join death_reports d on d.id = c.report_id
       where c.storage_key is not null
         and (c.first_told_at is null and d.state in ('first', 'all')
              or c.all_told_at is null and d.state = 'all')`,
  )
  await oneByOne(due, 'mail about a stage', ({ id }) =>
    withActor(asSystem('deaths'), (sql) => tellContactOfStage(sql, id, now)),
  )
}

/** A month and a week before: what can still be kept, and how. */
async function tellOfEnds(now: Date) {
  const due = await readOnly(
    asSystem('deaths'),
    (sql) => sql<DbRow<'relative_copies', 'id'>[]>`
      select c.id from relative_copies c join death_reports d on d.id = c.report_id
       where ${endsSoon(sql, now)}`,
  )
  await oneByOne(due, 'mail about the end', ({ id }) =>
    withActor(asSystem('deaths'), (sql) => tellOfEndSoon(sql, id, now)),
  )
}
