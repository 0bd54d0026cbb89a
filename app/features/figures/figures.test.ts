import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { asPerson, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { averageAge, keepAverageAge } from './age.server.ts'
import { figuresOf, keepFigures } from './figures.server.ts'
import { csvOf } from './table.server.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const actor = async (...roles: Parameters<typeof testUser>) => actorOf(await testUser(...roles))

beforeEach(() => owner`delete from daily_figures`)

const keep = (kind: string, day: string, total: number) =>
  owner`insert into daily_figures values (${kind}, ${day}, ${total})`

test('days add up to weeks and months', async () => {
  for (const [day, total] of [
    ['2026-10-31', 1],
    ['2026-11-01', 2],
    ['2026-11-02', 4],
    ['2026-11-08', 8],
  ] as const)
    await keep('cards', day, total)
  const staff = await actor('staff')
  const weeks = await figuresOf(staff, 'week', NOW)
  expect(weeks.totals.cards.slice(-4)).toEqual([3, 12, 0, 0])
  const months = await figuresOf(staff, 'month', NOW)
  expect(months.totals.cards.slice(-2)).toEqual([1, 14])
})

test('deaths that were let known, and those after which somebody reads, are counted and kept', async () => {
  const staff = await actor('staff')
  const counted = async () => {
    const { deaths, readings } = (await figuresOf(staff, 'week')).totals
    return [deaths, readings].map((totals) => totals.reduce((sum, total) => sum + total, 0))
  }
  const [deathsBefore = 0, readingsBefore = 0] = await counted()
  const ids = [randomUUID(), randomUUID()]
  for (const id of ids)
    await owner`
      insert into death_reports (id, died_on, way, waits_until) values (${id}, now(), 'contact', now())`
  await owner`
    update death_reports
       set first_at = now(), all_at = now() + interval '12 hours',
           copies_until = now() + interval '1 year'
     where id = ${ids[0] ?? ''}`
  const after = [deathsBefore + 2, readingsBefore + 1]
  expect(await counted()).toEqual(after)
  await keepFigures()
  await owner`delete from death_reports where id = any(${ids})`
  expect(await counted()).toEqual(after)
})

test.each([['franchise'], []] as const)('who is %s reads no figures', async (...roles) => {
  await keep('cards', '2026-11-20', 3)
  const other = await actor(...roles)
  const { totals } = await figuresOf(other, 'week', NOW)
  expect(Object.values(totals).flat().some(Boolean)).toBe(false)
  const rows = await readOnly(asPerson(other.id), (sql) => sql`select * from daily_figures`)
  expect(rows).toEqual([])
})

describe('keeping', () => {
  test('never makes a number less, and is for the nightly cleaning alone', async () => {
    const today = owner`(now() at time zone 'Europe/Amsterdam')::date`
    await owner`insert into daily_figures values ('callbacks', ${today}, 5)`
    await keepFigures()
    await keepFigures()
    const kept = await owner`
      select kind, total from daily_figures where day = ${today} and kind = 'callbacks'`
    expect(kept).toEqual([{ kind: 'callbacks', total: 5 }])
    const admin = await testUser('admin')
    const other = withActor(asPerson(admin.id), (sql) => sql`select keep_figures()`)
    await expect(other).rejects.toMatchObject({ code: '42501' })
  })
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a spreadsheet does not compute %j',
  (cell) => {
    const [, line = ''] = csvOf([['kop'], [cell]]).split(/\r\n/)
    expect(line.replace(/^"/, '')).toMatch(/^'/)
  },
)

describe('the average age', () => {
  const born = async (year: number) => {
    const { id } = await testUser()
    const profile = { firstName: 'Tess', lastName: 'Proef', dateOfBirth: `${year}-07-01` }
    await withActor(asPerson(id), (sql) => writeProfile(sql, id, profile))
    return id
  }

  test('is of everyone who gave a date of birth, as it is this night', async () => {
    for (const year of [1940, 1950, 1960]) await born(year)
    const staff = await testUser('staff')
    await keepAverageAge(NOW, 3)
    expect(await averageAge(staff)).toBe(76)
    expect(await averageAge(await testUser())).toBeNull()
  })

  test('leaves nobody out where people are read in parts', async () => {
    const [last] = await owner<{ position: number }[]>`
      select max(position)::integer as position from file_index`
    // Some of these have a digit more in their number than the others.
    const from = 10 ** String(last?.position).length - 4
    for (const [index, year] of [1900, 1900, 1900, 2020, 2020, 2020].entries()) {
      const id = await born(year)
      await owner`update file_index set position = ${from + index * 2} where user_id = ${id}`
    }
    const staff = await testUser('staff')
    await keepAverageAge(NOW, 3, 10_000)
    const whole = await averageAge(staff)
    await owner`delete from daily_figures`
    await keepAverageAge(NOW, 3, 2)
    expect(await averageAge(staff)).toBe(whole)
  })

  test('is not kept of fewer than a hundred people', async () => {
    await born(1950)
    await keepAverageAge(NOW)
    expect(await averageAge(await testUser('staff'))).toBeNull()
  })
})
