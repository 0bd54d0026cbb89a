import { type PersonKeys, personKeys } from '#app/access/keys.server.ts'
import type { FileSubject } from '#app/access/subject.ts'
import { orderCards } from '#app/features/cards/requests.server.ts'
import type { FileData } from '#app/features/interview/sections/index.ts'
import { withActor, asPerson, type Sql } from '#app/platform/database/sql.server.ts'
import { answeredFile } from '../file/answered-file.server.ts'
import { cardFacts } from '../saving/card-facts.ts'
import { mailConfirmedVersion } from './confirmation-mail.server.ts'
import {
  finalTitleOf,
  findWishFile,
  lockFound,
  lockWishFile,
  type WishFile,
} from '../file/file.server.ts'
import { openSections } from '../file/sections.server.ts'
import {
  newestSays,
  newestVersion,
  newVersion,
  type NotConfirmed,
  writeVersion,
} from './versions.server.ts'

type FileWithKeys = { id: string; number: string; keys: PersonKeys }

/**
 * Keeps a version and mails its owner, unless the newest says the same, and orders the cards that
 * were asked for. The caller completes the file.
 *
 * @param changes answers that are about to be stored
 * @returns why it stays a draft, if it does
 */
export async function confirmFile(
  sql: Sql,
  userId: string,
  { id, number, keys }: FileWithKeys,
  changes: FileData = {},
  now = new Date(),
): Promise<NotConfirmed | null> {
  const all = openSections(sql, keys, id).then((stored) => ({ ...stored, ...changes }))
  const answered = await answeredFile(sql, userId, all, 'title')
  const version = await newVersion(sql, keys, id, answered, now)
  if (typeof version === 'string') return version
  if (version) {
    await writeVersion(sql, keys, id, version)
    await mailConfirmedVersion(sql, answered.email, {
      ...version,
      userId,
      firstName: answered.data.naw?.firstName ?? '',
      file: number,
    })
  }
  await orderCards(sql, userId, keys.personal, cardFacts(id, answered.data.naw ?? {}))
  return null
}

/** changed: since it was looked at. */
type NotCompleted = NotConfirmed | 'changed'

/**
 * Completes a person's file as it is: keeps a version, mails its owner, and orders cards that were
 * asked for.
 *
 * @param seen when the file that the person looked at was last changed; undefined for as it is
 * @returns its number, and why it stays a draft; null when there is no file
 */
export function completeFile(
  userId: string,
  seen?: Date,
  now = new Date(),
): Promise<{ number: string; notConfirmed: NotCompleted | null } | null> {
  return withActor(asPerson(userId), async (sql) => {
    if (!(await findWishFile(sql, userId))) return null
    const { id, number } = await lockWishFile(sql, userId)
    const file = await findWishFile(sql, userId)
    if (!file || file.isCompleted) return { number, notConfirmed: null }
    if (seen && seen.getTime() !== file.updatedAt.getTime())
      return { number, notConfirmed: 'changed' }
    const keys = await personKeys(sql, userId)
    const notConfirmed = await confirmFile(sql, userId, { id, number, keys }, {}, now)
    if (!notConfirmed) await complete(sql, userId, file)
    return { number, notConfirmed }
  })
}

const complete = (sql: Sql, userId: string, { id, title }: WishFile) => sql`
  update wishes set is_completed = true, title = ${finalTitleOf(title)},
                    last_updated_by = ${userId}, updated_at = now()
   where id = ${id}`

/**
 * When a step is saved by hand, by its owner: orders the cards that were asked for or moved, once any version was
 * confirmed, and completes a draft that says what was confirmed last: there is nothing in it to confirm.
 */
export async function settleDraft({ id: userId, by }: FileSubject): Promise<void> {
  if (by) return
  await withActor(asPerson(userId), async (sql) => {
    const locked = await lockFound(sql, userId)
    const file = locked && (await findWishFile(sql, userId))
    if (!file || file.isCompleted || !(await newestVersion(sql, file.id))) return
    const keys = await personKeys(sql, userId)
    const answered = await answeredFile(sql, userId, openSections(sql, keys, file.id), 'title')
    await orderCards(sql, userId, keys.personal, cardFacts(file.id, answered.data.naw ?? {}))
    if (await newestSays(sql, keys, file.id, answered)) await complete(sql, userId, file)
  })
}
