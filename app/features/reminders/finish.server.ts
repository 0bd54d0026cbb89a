import { href } from 'react-router'
import { z } from 'zod'
import type { DbRow } from '#db/row.ts'
import { accountFact } from '#app/features/export/part.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { oneByOne } from '#app/platform/one-by-one.server.ts'
import {
  asPerson,
  asSystem,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { LINK_DAYS } from './reminders.server.ts'

const DAYS_AWAY = 30

type Unfinished = DbRow<'unfinished_files', 'user_id! as userId' | 'email!'>

/**
 * Asks everyone back, once ever, who began and neither confirmed anything nor came back. A
 * transaction each: one that fails keeps nobody else waiting.
 *
 * @throws when one failed, so that the queue tries again
 */
export async function sendFinishReminders(now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAYS_AWAY * DAY_MS)
  const people = await readOnly(
    asSystem('reminders'),
    (sql) => sql<Unfinished[]>`select user_id as "userId", email from unfinished_files(${since})`,
  )
  await oneByOne(people, 'finish reminder', (person) =>
    withActor(asSystem('reminders'), (sql) => askBack(sql, person, now)),
  )
}

/** The row decides: of two jobs at once one mails, and none once it was turned off. */
async function askBack(sql: Sql, { userId, email }: Unfinished, now: Date) {
  const token = randomToken()
  const noted = await sql`
    insert into finish_reminders (user_id, sent_at, token_hash, expires_at)
    values (${userId}, ${now}, ${tokenHash(token)},
            ${now}::timestamptz + make_interval(days => ${LINK_DAYS}))
    on conflict (user_id) do update
      set sent_at = excluded.sent_at, token_hash = excluded.token_hash,
          expires_at = excluded.expires_at
      where not finish_reminders.off and finish_reminders.sent_at is null`
  if (noted.count === 0) return
  await queueMail(sql, {
    kind: 'finish-reminder',
    to: email,
    firstName: '',
    link: absoluteLink(href('/vragenlijst')),
    stop: absoluteLink(href('/herinnering/afmaken'), { token }),
  })
}

/** Whether the mail is off, by its link. Null when the link does not work. */
export const isOffByLink = (token: string, now = new Date()): Promise<boolean | null> =>
  readOnly(asSystem('reminders'), async (sql) => {
    const [row] = await sql<DbRow<'finish_reminders', 'off'>[]>`
      select off from finish_reminders
       where token_hash = ${tokenHash(token)} and expires_at > ${now}`
    return row?.off ?? null
  })

/** Without signing in. @returns false when the link does not work */
export const turnOffByLink = (token: string, now = new Date()): Promise<boolean> =>
  withActor(asSystem('reminders'), async (sql) => {
    const noted = await sql`
      update finish_reminders set off = true
       where token_hash = ${tokenHash(token)} and expires_at > ${now}`
    return noted.count === 1
  })

/** Whether someone wants no mail that asks them back. */
export const isOff = (userId: string): Promise<boolean> =>
  readOnly(asPerson(userId), async (sql) => (await ownRow(sql, userId))?.off ?? false)

/** Turns that mail off, or on again: once it was sent it is not sent anew. */
export const turnOffFinishReminder = (userId: string, off: boolean): Promise<unknown> =>
  withActor(
    asPerson(userId),
    (sql) => sql`
      insert into finish_reminders (user_id, off) values (${userId}, ${off})
      on conflict (user_id) do update set off = excluded.off`,
  )

async function ownRow(sql: Sql, userId: string) {
  const [row] = await sql<DbRow<'finish_reminders', 'off' | 'sent_at as sentAt'>[]>`
    select off, sent_at as "sentAt" from finish_reminders where user_id = ${userId}`
  return row
}

/** Exports from before do not have it. */
export const finishReminder = accountFact({
  schema: z
    .object({ off: z.boolean(), sentAt: z.iso.datetime().nullable() })
    .nullable()
    .default(null),
  async read(sql, { id }) {
    const row = await ownRow(sql, id)
    return row ? { off: row.off, sentAt: row.sentAt?.toISOString() ?? null } : null
  },
})
