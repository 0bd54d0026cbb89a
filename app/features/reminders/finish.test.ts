import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { reportedCase } from '#tests/fixtures/people/access-requests.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import {
  isOff,
  isOffByLink,
  sendFinishReminders,
  turnOffFinishReminder,
  turnOffByLink,
} from './finish.server.ts'

process.env.LOG_LEVEL = 'silent'

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
const SUBJECT = 'Uw wensen staan nog voor u klaar'

let user: TestUser

/** Someone who wrote something just now. */
beforeEach(async () => {
  // The job looks at everyone: people of earlier tests must not get mail in later ones.
  await owner`delete from users`
  user = await testUser()
  await write('zwemmen')
})

async function write(energy: string) {
  const save = {
    section: 'veer',
    id: randomUUID(),
    revision: 0,
    data: { energy },
    final: false,
  } as const
  await saveSection(user, save)
}

const mails = async () => (await letters(user.email)).filter(({ subject }) => subject === SUBJECT)

async function mailed(days: number): Promise<number> {
  await sendFinishReminders(inDays(days))
  return (await mails()).length
}

async function token(): Promise<string> {
  const [mail] = await mails()
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('who began and confirmed nothing', () => {
  test('is asked back after 30 days, once ever, and nothing of the wishes is in the mail', async () => {
    expect(await mailed(29)).toBe(0)
    expect(await mailed(31)).toBe(1)
    expect(await mailed(32)).toBe(1)
    await owner`update wishes set updated_at = now() + interval '40 days'`
    expect(await mailed(400)).toBe(1)
    const [mail] = await mails()
    const said = `${mail?.subject} ${mail?.text}`
    for (const secret of [/zwemmen/, /Tess/, /Proef/, /WR\d/]) expect(said).not.toMatch(secret)
    expect(mail?.text).toMatch(/\/vragenlijst\n/)
  })

  test('is not asked once their death is reported', async () => {
    await reportedCase(user.id)
    expect(await mailed(31)).toBe(0)
    await owner`update release_cases set state = 'stopped' where subject_id = ${user.id}`
    expect(await mailed(32)).toBe(1)
  })

  test('is asked once by twelve workers at the same time', async () => {
    await Promise.all(Array.from({ length: 12 }, () => sendFinishReminders(inDays(31))))
    expect(await mails()).toHaveLength(1)
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'confirmed them once',
      async () => {
        await completeFile(user.id)
        await owner`update wishes set is_completed = false`
      },
    ],
    ['turned it off', () => turnOffFinishReminder(user.id, true)],
    [
      'asked to delete the account',
      () => owner`
      insert into account_deletions (user_id, token_hash, execute_after)
      values (${user.id}, ${tokenHash(user.id)}, now())`,
    ],
    ['never confirmed the address', () => owner`update users set email_verified_at = null`],
    ['wrote again', () => owner`update wishes set updated_at = now() + interval '5 days'`],
    [
      'was there to read',
      () => owner`
      insert into sessions (id, user_id, last_seen_at, expires_at)
      values (${tokenHash(user.id)}, ${user.id}, now() + interval '5 days', now())`,
    ],
    [
      'had the other reminder',
      () => owner`
      insert into reminders (user_id, due_on, token_hash, sent_at, expires_at)
      values (${user.id}, now(), ${tokenHash(user.id)}, now() + interval '5 days', now())`,
    ],
  ])('is not asked who %s', async (_, change) => {
    await change()
    expect(await mailed(31)).toBe(0)
  })

  test('is not asked whose file is empty', async () => {
    await owner`delete from wish_sections`
    expect(await mailed(31)).toBe(0)
  })

  test('gets the mail later when it was turned on again', async () => {
    await turnOffFinishReminder(user.id, true)
    expect(await mailed(31)).toBe(0)
    await turnOffFinishReminder(user.id, false)
    expect(await mailed(32)).toBe(1)
  })
})

test('the link of the mail turns it off for 90 days, and only as it was made', async () => {
  await mailed(31)
  const right = await token()
  expect(await isOffByLink(right, inDays(32))).toBe(false)
  for (const [wrong, when] of [
    [right, 122],
    [right.toLowerCase(), 32],
    ['', 32],
    ['\0', 32],
  ] as const) {
    expect(await isOffByLink(wrong, inDays(when))).toBeNull()
    expect(await turnOffByLink(wrong, inDays(when))).toBe(false)
  }
  expect(await turnOffByLink(right, inDays(32))).toBe(true)
  expect(await isOffByLink(right, inDays(32))).toBe(true)
  expect(await isOff(user.id)).toBe(true)
})

test('nobody but the job can ask who is to be asked back', async () => {
  expect(await owner`select * from unfinished_files(now() + interval '1 year')`).toHaveLength(0)
})
