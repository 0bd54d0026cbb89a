import { z } from 'zod'
import { exportPart } from '#app/features/export/part.ts'
import { type SectionKey, sectionKeys } from '#app/features/interview/sections/index.ts'
import { addressAfter, type Way } from '#app/features/interview/step.ts'
import {
  goingOn,
  type StepMark,
  MARKS,
  type StepStatus,
  type StepStatuses,
} from '#app/features/interview/step-status.ts'
import type { DbRow } from '#db/row.ts'
import { readInFile, writeFile } from '#app/access/in-file.server.ts'
import type { FileSubject } from '#app/access/subject.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'

type StepRow = DbRow<'step_marks', 'section'> & { mark: StepMark | null; begun: boolean }

/** Without the marks that answers have made void. */
const stepRows = (sql: Sql, userId: string) =>
  sql<StepRow[]>`
    select section, s.section is not null as begun,
           case when m.mark <> 'skipped' or s.updated_at is null or s.updated_at <= m.marked_at
                then m.mark end as mark
      from (select section, mark, marked_at from step_marks where user_id = ${userId}) m
      full join (select section, updated_at from wish_sections
                  where wish_id = (select id from wishes where user_id = ${userId})
                    and section <> 'formulier') s using (section)`

/** Reads how far each step of a person's interview is. */
export async function readSteps(sql: Sql, userId: string): Promise<StepStatuses> {
  const rows = await stepRows(sql, userId)
  const statuses = sectionKeys.map((key) => {
    const row = rows.find(({ section }) => section === key)
    return [key, row ? statusOf(row) : 'open'] as const
  })
  return Object.fromEntries(statuses) as StepStatuses
}

function statusOf({ mark, begun }: StepRow): StepStatus {
  if (mark === 'done' || mark === 'skipped') return mark
  return begun ? 'begun' : 'open'
}

/**
 * Keeps what was said of a step: done, skipped or later.
 *
 * @throws a 403 answer when who writes along may not any more
 */
export const markStep = (
  subject: FileSubject,
  section: SectionKey,
  mark: StepMark,
): Promise<unknown> =>
  writeFile(subject, ['sections'], (sql) => writeMark(sql, subject.id, section, mark))

const writeMark = (sql: Sql, userId: string, section: SectionKey, mark: StepMark) =>
  sql`
    insert into step_marks (user_id, section, mark) values (${userId}, ${section}, ${mark})
    on conflict (user_id, section) do update set mark = excluded.mark, marked_at = now()`

/**
 * Marks a step as done, as someone went on from it: where it has answers and they did not say
 * otherwise.
 *
 * @throws a 403 answer when who writes along may not any more
 */
export const passStep = (subject: FileSubject, section: SectionKey): Promise<unknown> =>
  writeFile(subject, ['sections'], async (sql) => {
    const rows = await stepRows(sql, subject.id)
    const row = rows.find((one) => one.section === section)
    if (row?.begun && row.mark === null) await writeMark(sql, subject.id, section, 'done')
  })

/**
 * Where a way out of a step leads, now that it is kept what was said of the step: also for a page that asks
 * something in between.
 *
 * @throws a 403 answer when who writes along may not any more
 */
export async function addressOnLeaving(
  subject: FileSubject,
  section: SectionKey,
  way: Way,
): Promise<string> {
  const place = subject.by?.mandate
  if (way !== 'klaar' && way !== 'overslaan') return addressAfter(section, way, place)
  const steps = await readInFile(subject, ['sections'], (sql) => readSteps(sql, subject.id))
  return goingOn(steps, place)
}

const schema = z
  .partialRecord(z.enum(sectionKeys as [SectionKey, ...SectionKey[]]), z.enum(MARKS))
  .default({})
  .describe('What its owner said of the steps of the interview.')

/** What was said of the steps, in an export. Older exports do not have it. */
export const steps = exportPart({
  schema,
  read: (userId) =>
    readOnly(asPerson(userId), async (sql) => {
      const rows = await stepRows(sql, userId)
      return Object.fromEntries(
        rows.flatMap(({ section, mark }) => (mark ? [[section, mark] as const] : [])),
      )
    }),
  async write({ sql, userId }, marks) {
    for (const key of sectionKeys) {
      const mark = marks[key]
      if (mark) await writeMark(sql, userId, key, mark)
    }
  },
})
