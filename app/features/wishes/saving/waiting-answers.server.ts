import { randomUUID } from 'node:crypto'
import { writeFile } from '#app/access/in-file.server.ts'
import { dropWaiting, readProfile } from '#app/features/accounts/profile.server.ts'
import type { FileSectionKey, SomeAnswers } from '#app/features/interview/sections/index.ts'
import { asPerson, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { log } from '#app/platform/log.server.ts'
import { scopesOf } from './save.server.ts'
import { saveInTransaction } from './save-in-transaction.server.ts'

/**
 * Saves what someone answered before they signed up, when they are signed in: only then may anything be
 * written in their file. Until then it waits in their profile. Nobody is kept from signing in by it: what
 * could not be saved waits for the next time.
 *
 * @returns whether the answer with which they began was among it
 */
export const saveWaitingAnswers = (userId: string): Promise<boolean> =>
  save(userId).catch((error: unknown) => {
    log().error({ err: error }, 'answers that waited not saved')
    return false
  })

async function save(userId: string): Promise<boolean> {
  const profile = await withActor(asPerson(userId), (sql) => readProfile(sql, userId))
  if (!profile?.begun && !profile?.intake) return false
  await writeFile({ id: userId }, scopesOf('formulier'), (sql) => saveIn(sql, userId))
  return profile.begun !== undefined
}

async function saveIn(sql: Sql, userId: string) {
  const profile = await readProfile(sql, userId)
  if (profile?.begun) await saveDraft(sql, userId, 'veer', profile.begun)
  if (profile?.intake) await saveDraft(sql, userId, 'formulier', profile.intake)
  if (profile) await dropWaiting(sql, userId, profile)
}

/** A question that was answered otherwise in the file since keeps that answer, which is newer. */
const saveDraft = (sql: Sql, userId: string, section: FileSectionKey, data: SomeAnswers) =>
  saveInTransaction(sql, userId, {
    section,
    id: randomUUID(),
    revision: 0,
    // They were given on an empty page.
    opened: {},
    yields: true,
    fromPage: true,
    final: false,
    data,
  })
