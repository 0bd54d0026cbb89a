import type { KeyObject } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { keysWith, type KeyPurpose } from '#app/access/keys.server.ts'
import { sectionsByLaw } from '#app/features/interview/legal.server.ts'
import {
  type FileData,
  keyOfSection,
  type SectionKey,
  sectionKeys,
} from '#app/features/interview/sections/index.ts'
import { emailOf } from '#app/features/accounts/users.server.ts'
import { united } from '#app/features/interview/shared-questions.ts'
import { type StepCounts, stepCounts } from '#app/features/interview/step-counts.ts'
import type { StepStatuses } from '#app/features/interview/step-status.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { log } from '#app/platform/log.server.ts'
import { toLookAtIn } from './points.ts'
import {
  openRows,
  ownersKeys,
  type SectionRow,
  sectionRows,
  withBesides,
} from './sections.server.ts'

/** How far someone is with their wishes. */
export type Progress = {
  /** Whether nothing changed since they were confirmed. */
  isCompleted: boolean
  /** Of the steps that are begun. */
  counts: StepCounts
  /** Steps in which something cannot be right, whatever was said of them: a contact by one's own address. */
  toLookAt: readonly SectionKey[]
}

type ProgressRow = DbRow<'wishes', 'id' | 'is_completed as isCompleted'> &
  Record<KeyPurpose, Buffer | null> & { sections: SectionRow[] }

/**
 * Reads how far someone is with their own wishes; undefined while there is no file. Only steps whose
 * answers say how far they are get opened, and that of the contacts: every step asks for this.
 *
 * @param steps what is known of each without opening it
 */
export async function readProgress(
  sql: Sql,
  userId: string,
  steps: StepStatuses,
): Promise<Progress | undefined> {
  const begun = sectionKeys.filter((key) => steps[key] === 'begun')
  // Whoever said that it is done may be among their own contacts.
  const looked = steps.naw === 'done' ? (['naw'] as const) : []
  const wanted = [...new Set([...begun.flatMap(withBesides), ...looked])]
  const [lawful, own, [row]] = await Promise.all([
    sectionsByLaw(sql),
    looked.length > 0 ? emailOf(sql, userId) : '',
    sql<ProgressRow[]>`
      select w.id, w.is_completed as "isCompleted", ${ownersKeys(sql)},
             ${sectionRows(sql, wanted)} as sections
        from wishes w where w.user_id = ${userId}`,
  ])
  if (!row) return undefined
  const { id, isCompleted, sections } = row
  if (isCompleted) return { isCompleted, counts: {}, toLookAt: [] }
  const keys = keysWith(sql, userId, row)
  const sealedBy = (purpose: KeyPurpose) => {
    const rows = sections.filter(({ section }) => keyOfSection(section) === purpose)
    return rows.length > 0 ? openWhole(keys[purpose], id, rows) : {}
  }
  const opened: FileData = { ...sealedBy('personal'), ...sealedBy('secret') }
  const damaged = sections.filter(({ section }) => !(section in opened))
  const whole = begun.filter((key) =>
    withBesides(key).every((one) => !damaged.some(({ section }) => section === one)),
  )
  const counted = lawful.filter(({ key }) => whole.some((one) => one === key))
  const data = united(opened)
  return { isCompleted, counts: stepCounts(counted, data), toLookAt: toLookAtIn(data, own) }
}

/** Opens what is not damaged: that closes the page of its own step, and every step asks for this. */
function openWhole(key: KeyObject, wishId: string, rows: readonly SectionRow[]): FileData {
  const opened = rows.map((row) => {
    try {
      return openRows(key, wishId, [row]).data
    } catch (error) {
      log().error({ err: error, wish: wishId, section: row.section }, 'a section cannot be opened')
      return {}
    }
  })
  return Object.assign({}, ...opened) as FileData
}
