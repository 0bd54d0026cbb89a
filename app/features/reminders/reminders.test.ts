import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { approvedCase, reportedCase } from '#tests/fixtures/people/access-requests.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import type { DbRow } from '#db/row.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { readSummary } from '#app/features/wishes/file/summary.server.ts'
import {
  asPerson,
  asSystem,
  readOnly,
  type TransactionActor,
} from '#app/platform/database/sql.server.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import { confirmStillRight, findReminder, sendReminders } from './reminders.server.ts'

process.env.LOG_LEVEL = 'silent'

/** The job looks at everyone: people of earlier tests must not get mail in later ones. */
afterEach(async () => {
  await owner`update profiles set reminder_frequency = 'never'`
})

/** A day in Dutch time, at noon unless the hour matters. */
const at = (day: string, time = '12:00', zone = '+01:00') => new Date(`${day}T${time}:00${zone}`)

type Wish = { months?: number | null; saved?: Date; frequency?: 'never' | 'yearly' | 'custom' }

/** Someone who saved their wishes at a moment and asked for a reminder. */
async function person({ months = 12, saved = at('2027-01-31'), frequency = 'custom' }: Wish = {}) {
  const user = await testUser()
  await saveSection(user, {
    section: 'veer',
    id: randomUUID(),
    revision: 0,
    data: { energy: 'zwemmen' },
    final: true,
  })
  await choose(user, months, frequency, saved)
  await owner`update wishes set updated_at = ${saved} where user_id = ${user.id}`
  return user
}

/** Chooses a reminder; the clock of the choice is given, as the database's own is today's. */
async function choose(user: TestUser, months: number | null, frequency: string, when: Date) {
  await owner`
    update profiles set reminder_frequency = ${frequency}, reminder_interval_months = ${months}
     where user_id = ${user.id}`
  await owner`
    update profiles set reminder_set_at = ${when}
     where user_id = ${user.id} and reminder_set_at is not null`
}

const saveAgain = (user: TestUser, when: Date) =>
  owner`update wishes set updated_at = ${when} where user_id = ${user.id}`

const mailsTo = async ({ email }: TestUser) =>
  (await letters(email)).filter(({ subject }) => subject === 'Kloppen uw wensen nog?')
const periodsOf = async ({ id }: TestUser) =>
  (
    await owner<{ day: string }[]>`
      select due_on::text as day from reminders where user_id = ${id} order by due_on`
  ).map(({ day }) => day)

async function newestToken(user: TestUser): Promise<string> {
  const [mail] = await mailsTo(user)
  const [, token = ''] = /token=([\w-]{43})/.exec(mail?.text ?? '') ?? []
  expect(token).toHaveLength(43)
  return token
}

const stopped = (caseId: string) =>
  owner`update release_cases set state = 'stopped', because = 'by-owner' where id = ${caseId}`

/** After the wishes of `person` were saved. */
async function ended(caseId: string, because: string) {
  await owner`update release_cases set state = 'closed', because = ${because} where id = ${caseId}`
  await owner`update release_cases set changed_at = ${at('2027-03-01')} where id = ${caseId}`
}

/** Whether the job of a moment mails someone. */
async function mailed(user: TestUser, now: Date): Promise<boolean> {
  const before = (await mailsTo(user)).length
  await sendReminders(now)
  return (await mailsTo(user)).length > before
}

describe('a reminder', () => {
  const DAYS: [why: string, months: number, saved: Date, before: Date, on: Date][] = [
    ['a year later', 12, at('2027-03-05'), at('2028-03-04'), at('2028-03-05')],
    ['after six months', 6, at('2027-03-05'), at('2027-09-04'), at('2027-09-05')],
    ['after the shortest month', 1, at('2027-01-31'), at('2027-02-27'), at('2027-02-28')],
    ['in a leap year', 1, at('2028-01-31'), at('2028-02-28'), at('2028-02-29')],
    ['a year after a leap day', 12, at('2028-02-29'), at('2029-02-27'), at('2029-02-28')],
    ['after the longest wish', 24, at('2027-05-10'), at('2029-05-09'), at('2029-05-10')],
    // Saved at half past eleven in London is the next day in the Netherlands.
    [
      'by Dutch days',
      1,
      at('2027-01-14', '23:30', 'Z'),
      at('2027-02-14', '22:30', 'Z'),
      at('2027-02-14', '23:30', 'Z'),
    ],
    // In summer the Dutch day begins two hours before that of London.
    [
      'by Dutch days in summer',
      1,
      at('2027-06-14', '22:30', 'Z'),
      at('2027-07-14', '21:30', 'Z'),
      at('2027-07-14', '22:30', 'Z'),
    ],
  ]

  test.each(DAYS)('falls due %s', async (_, months, saved, before, on) => {
    const user = await person({ months, saved })
    expect(await mailed(user, before)).toBe(false)
    expect(await mailed(user, on)).toBe(true)
  })

  test('keeps to the day of the month, also after a short one', async () => {
    const user = await person({ months: 1, saved: at('2027-01-31') })
    for (const day of ['2027-02-28', '2027-03-30', '2027-03-31', '2027-04-30'])
      await sendReminders(at(day))
    expect(await periodsOf(user)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
  })

  test.each<[string, Wish]>([
    ['who never wants one', { frequency: 'never', months: null }],
    ['without a number of months', { months: null }],
  ])('is not for someone %s', async (_, wish) => {
    expect(await mailed(await person(wish), at('2030-01-01'))).toBe(false)
  })

  test('is not for someone who has asked to delete the account, unless they took it back', async () => {
    const user = await person()
    await owner`
      insert into account_deletions (user_id, token_hash, execute_after)
      values (${user.id}, ${tokenHash(user.id)}, now())`
    expect(await mailed(user, at('2028-01-31'))).toBe(false)
    await owner`delete from account_deletions where user_id = ${user.id}`
    expect(await mailed(user, at('2028-01-31'))).toBe(true)
  })

  test.each<[string, boolean, (caseId: string, user: TestUser) => Promise<unknown>]>([
    ['while their death is reported', false, async () => undefined],
    ['once contacts had their time to read', false, (id) => ended(id, 'relatives-are-done')],
    ['once nobody fetched what was approved', false, (id) => ended(id, 'not-fetched')],
    ['again, once that was stopped', true, (id) => stopped(id)],
    [
      'and writes after that was over',
      true,
      async (id, user) => {
        await ended(id, 'not-fetched')
        await saveAgain(user, at('2027-03-02'))
      },
    ],
    [
      'whose details the office changes after that was over',
      false,
      async (id, user) => {
        await ended(id, 'not-fetched')
        const colleague = await testUser('admin')
        await owner`
          update wishes set updated_at = ${at('2027-03-02')}, last_updated_by = ${colleague.id}
           where user_id = ${user.id}`
      },
    ],
    [
      'and wrote after that was over, before the office changed their details',
      true,
      async (id, user) => {
        await ended(id, 'not-fetched')
        const colleague = await testUser('admin')
        await owner`
          update wish_sections s set updated_at = ${at('2027-03-02')}
            from wishes w where w.id = s.wish_id and w.user_id = ${user.id}`
        await owner`
          update wishes set updated_at = ${at('2027-03-02')}, last_updated_by = ${colleague.id}
           where user_id = ${user.id}`
      },
    ],
    [
      'and chooses one after that was over',
      true,
      async (id, user) => {
        await ended(id, 'not-fetched')
        await choose(user, 1, 'custom', at('2027-03-02'))
      },
    ],
  ])('goes to somebody who is said to have died %s: %s', async (_, isMailed, then) => {
    const user = await person()
    await then(await approvedCase(user.id), user)
    expect(await mailed(user, at('2028-03-03'))).toBe(isMailed)
  })

  test('answers nothing by its link once the death of its owner is reported', async () => {
    const user = await person()
    await mailed(user, at('2028-01-31'))
    const token = await newestToken(user)
    const caseId = await reportedCase(user.id)
    expect(await findReminder(token, at('2028-02-01'))).toBeNull()
    expect(await confirmStillRight(token, at('2028-02-01'))).toBe(false)
    await stopped(caseId)
    expect(await confirmStillRight(token, at('2028-02-01'))).toBe(true)
  })

  test('is not for an address that was not confirmed', async () => {
    const user = await person()
    await owner`update users set email_verified_at = null where id = ${user.id}`
    expect(await mailed(user, at('2028-02-01'))).toBe(false)
  })

  test.each<[string, (user: TestUser) => Promise<unknown>]>([
    ['a later save', (user) => saveAgain(user, at('2027-06-30'))],
    ['another choice', (user) => choose(user, 11, 'custom', at('2027-07-31'))],
  ])('counts from %s', async (_, change) => {
    const user = await person({ saved: at('2027-01-31') })
    await change(user)
    expect(await mailed(user, at('2028-01-31'))).toBe(false)
    expect(await mailed(user, at('2028-06-30'))).toBe(true)
  })

  test('greets by the first name, and says nothing else of who they are or of what they wrote', async () => {
    const user = await person()
    await sendReminders(at('2028-02-01'))
    const [mail] = await mailsTo(user)
    const { wish_file_number: number } =
      (
        await owner`
      select wish_file_number from wishes where user_id = ${user.id}`
      )[0] ?? {}
    expect(mail?.text).toMatch(/^Beste Tess,/)
    for (const secret of ['zwemmen', 'Proef', number])
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(secret)
  })
})

test('the job sees the files of who asked for a reminder or had one, and no others', async () => {
  const [never, asks, had] = [
    await person({ frequency: 'never', months: null }),
    await person(),
    await person(),
  ]
  await sendReminders(at('2028-02-01'))
  await choose(had, null, 'never', at('2028-02-02'))
  const seen = await readOnly(
    asSystem('reminders'),
    (sql) => sql<DbRow<'wishes', 'user_id as person'>[]>`
      select user_id as person from wishes where user_id in ${sql([never, asks, had].map(({ id }) => id))}`,
  )
  expect(seen.map((one) => one.person).toSorted()).toEqual([asks.id, had.id].toSorted())
})

test('nobody else learns who asked for reminders', async () => {
  const asks = await person()
  const told = (as: TransactionActor) =>
    readOnly(
      as,
      (sql) => sql<DbRow<'is_reminded', 'is_reminded as told'>[]>`
        select is_reminded(${asks.id}) as told`,
    )
  expect(await told(asSystem('reminders'))).toEqual([{ told: true }])
  for (const as of [asPerson(asks.id), asPerson((await testUser('admin')).id), asSystem('mail')])
    expect(await told(as)).toEqual([{ told: false }])
})

describe('one mail a period', () => {
  test('when the job runs again and again', async () => {
    const user = await person()
    for (const day of ['2028-01-31', '2028-01-31', '2028-02-01', '2029-01-30'])
      await sendReminders(at(day))
    expect(await mailsTo(user)).toHaveLength(1)
    expect(await mailed(user, at('2029-01-31'))).toBe(true)
  })

  test('when twelve workers run it at once', async () => {
    const user = await person()
    await Promise.all(Array.from({ length: 12 }, () => sendReminders(at('2028-01-31'))))
    expect(await mailsTo(user)).toHaveLength(1)
    expect(await periodsOf(user)).toHaveLength(1)
  })

  test('when the clock is set back, and goes on', async () => {
    const user = await person()
    for (const day of ['2028-01-31', '2027-11-01', '2027-12-31', '2028-01-31', '2028-06-01'])
      await sendReminders(at(day))
    expect(await mailsTo(user)).toHaveLength(1)
  })

  test('when someone changes the choice to and fro after the mail', async () => {
    const user = await person()
    await sendReminders(at('2028-01-31'))
    for (const months of [1, 12, 6, 12]) await choose(user, months, 'custom', at('2028-02-01'))
    await choose(user, null, 'never', at('2028-02-01'))
    await choose(user, 12, 'yearly', at('2028-02-01'))
    for (const day of ['2028-02-01', '2028-02-02', '2029-01-31'])
      expect(await mailed(user, at(day)), day).toBe(false)
    expect(await mailed(user, at('2029-02-01'))).toBe(true)
  })

  test('and what was missed is not made up for', async () => {
    const user = await person({ months: 1 })
    expect(await mailed(user, at('2027-06-15'))).toBe(true)
    expect(await mailed(user, at('2027-06-16'))).toBe(false)
    expect(await periodsOf(user)).toEqual(['2027-05-31'])
  })

  test('and no row without its mail: a crash in between leaves neither', async () => {
    const user = await person()
    await owner`revoke insert on mails from wensenregister_app`
    try {
      await expect(sendReminders(at('2028-01-31'))).rejects.toThrow('reminders failed')
    } finally {
      await owner`grant insert on mails to wensenregister_app`
    }
    expect(await periodsOf(user)).toEqual([])
    expect(await mailed(user, at('2028-01-31'))).toBe(true)
  })

  test('and someone whose reminder fails keeps nobody else waiting', async () => {
    const [first, second] = [await person(), await person()]
    const [bad, good] = first.id < second.id ? [first, second] : [second, first]
    await owner.unsafe(`alter table reminders add constraint test check (user_id <> '${bad.id}')`)
    try {
      await expect(sendReminders(at('2028-01-31'))).rejects.toThrow('1 reminders failed')
    } finally {
      await owner`alter table reminders drop constraint test`
    }
    expect(await mailsTo(good)).toHaveLength(1)
    expect(await mailed(bad, at('2028-01-31'))).toBe(true)
  })

  test('is decided by the database itself', async () => {
    const { id } = await person()
    const add = () => owner`
      insert into reminders (user_id, due_on, token_hash, sent_at, expires_at)
      values (${id}, '2028-01-31', ${tokenHash(randomUUID())}, now(), now())`
    await add()
    await expect(add()).rejects.toMatchObject({ code: '23505' })
  })
})

describe('the link of a reminder', () => {
  async function reminded() {
    const user = await person()
    await sendReminders(at('2028-01-31'))
    return { user, token: await newestToken(user) }
  }

  test('lets someone say that all is still right; the day stays, however often it is said', async () => {
    const { user, token } = await reminded()
    expect(await findReminder(token, at('2028-02-01'))).toEqual({ confirmedAt: null, draft: false })
    expect(await confirmStillRight(token, at('2028-02-01'))).toBe(true)
    expect(await confirmStillRight(token, at('2028-02-03'))).toBe(true)
    expect(await findReminder(token, at('2028-02-03'))).toEqual({
      confirmedAt: at('2028-02-01'),
      draft: false,
    })
    expect((await readSummary(user.id))?.stillRightAt).toEqual(at('2028-02-01'))
  })

  test('starts the count anew', async () => {
    const { user, token } = await reminded()
    await confirmStillRight(token, at('2028-03-15'))
    expect(await mailed(user, at('2029-01-31'))).toBe(false)
    expect(await mailed(user, at('2029-03-15'))).toBe(true)
  })

  test('says no more once the wishes were changed', async () => {
    const { user, token } = await reminded()
    await confirmStillRight(token, at('2028-02-01'))
    await saveAgain(user, at('2028-02-02'))
    expect((await readSummary(user.id))?.stillRightAt).toBeNull()
  })

  test('works 90 days, and only as it was made', async () => {
    const { token } = await reminded()
    expect(await findReminder(token, at('2028-04-29'))).not.toBeNull()
    for (const [wrong, now] of [
      [token, at('2028-05-01')],
      [token.toLowerCase(), at('2028-02-01')],
      ['', at('2028-02-01')],
      ['\0', at('2028-02-01')],
    ] as const) {
      expect(await findReminder(wrong, now)).toBeNull()
      expect(await confirmStillRight(wrong, now)).toBe(false)
    }
  })

  test('is stored as a hash only', async () => {
    const { user, token } = await reminded()
    const [row] =
      await owner`select reminders::text as all from reminders where user_id = ${user.id}`
    expect(row?.all).not.toContain(token)
  })
})
