import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ask } from '#app/platform/database/sql.server.ts'
import { fillReadable } from '#tests/fixtures/readable.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { growthAt, intakeFigures, percentMore } from './intake.server.ts'

/** A Wednesday; it is summer in the Netherlands, two hours before Greenwich. */
const NOW = new Date('2027-06-16T10:00:00Z')

test('files are counted by the Dutch day, week and month, those of later left out', async () => {
  const begun = [
    '2027-06-17T08:00Z', // tomorrow
    '2027-06-16T09:00Z',
    '2027-06-15T22:30Z', // half past twelve at night: today
    '2027-06-15T21:30Z', // yesterday
    '2027-06-13T22:30Z', // Monday, half past twelve at night
    '2027-06-13T21:30Z', // Sunday: the week before
    '2027-05-31T22:30Z', // the first of June
    '2027-05-31T21:30Z', // the last of May
  ]
  for (const at of begun) {
    const { id } = await testUser()
    await fillReadable(id)
    await owner`update wishes set created_at = ${at} where user_id = ${id}`
  }
  const growth = await ask((sql) => growthAt(sql, NOW))
  expect(growth).toEqual({ total: 7, today: 2, week: 4, beforeMonth: 1 })
})

test.each([
  [115, 100, 15],
  [100, 100, 0],
  [3, 2, 50],
  [5, 0, null],
])('%i files after %i is %j%% more', (total, beforeMonth, percent) => {
  expect(percentMore({ total, beforeMonth, today: 0, week: 0 })).toBe(percent)
})

describe('conversations', () => {
  const book = (start: string, status = 'scheduled') => owner`
    insert into appointments (id, appointment_type, scheduled_date, duration_minutes, ends_at, notes,
                              token_hash, status)
    values (${randomUUID()}, 'online_consultation', ${start}, 30,
            ${start}::timestamptz + interval '30 minutes', ${Buffer.from('x')},
            ${Buffer.from(randomUUID())}, ${status})`

  test('of today and of this week are counted, those that are over apart', async () => {
    await book('2027-06-13T21:00Z') // Sunday
    await book('2027-06-14T08:00Z') // Monday
    await book('2027-06-16T08:00Z') // today, over
    await book('2027-06-16T09:45Z') // today, going on
    await book('2027-06-16T12:00Z', 'cancelled')
    await book('2027-06-16T13:00Z') // this afternoon
    await book('2027-06-20T21:00Z') // Sunday
    await book('2027-06-20T22:30Z') // Monday, half past twelve at night
    const staff = await testUser('staff')
    const figures = await intakeFigures(staff.id, NOW)
    expect(figures.today.map(({ start }) => start.toISOString().slice(11, 16))).toEqual([
      '08:00',
      '09:45',
      '13:00',
    ])
    expect(figures).toMatchObject({
      heldToday: 1,
      heldThisWeek: 2,
      goal: { week: 3, minutes: '60-90' },
    })
    const person = await intakeFigures((await testUser()).id, NOW)
    expect(person).toMatchObject({ today: [], heldThisWeek: 0 })
  })
})
