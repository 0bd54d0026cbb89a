/** A save on what somebody else, another tab or the same form stored before. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import type { AnswersTo } from '#app/features/interview/sections/index.ts'
import { row, save, saved, stored, file, user, versions } from '#tests/fixtures/people/saves.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { saveInTransaction } from './save-in-transaction.server.ts'

describe('a save on an older revision', () => {
  beforeEach(async () => {
    await saved({ data: { energy: 'eerst', values: 'zelfde' } })
    await saved({ revision: 1, data: { energy: 'andere tab', values: 'zelfde' } })
  })

  test('that differs stores nothing and gives both values', async () => {
    const before = await row()
    const result = await save({ revision: 1, data: { energy: 'mijn tekst', values: 'zelfde' } })
    expect(result).toMatchObject({
      ok: false,
      disputed: ['energy'],
      stored: { energy: 'andere tab', values: 'zelfde' },
      revision: 2,
    })
    expect(await stored()).toEqual({
      data: { energy: 'andere tab', values: 'zelfde' },
      revision: 2,
    })
    expect(await row()).toEqual(before)
  })

  test('may not complete the file either', async () => {
    await save({ revision: 1, data: { energy: 'mijn tekst' }, final: true })
    expect(await row()).toMatchObject({ is_completed: false })
    expect(await versions()).toEqual([])
  })

  test('without differences goes through', async () => {
    const data = { energy: 'andere tab', values: 'zelfde', traditions: '' }
    expect(await save({ revision: 1, data })).toMatchObject({ ok: true, revision: 2 })
    expect(await save({ revision: 1, data, final: true })).toMatchObject({ ok: true, revision: 2 })
    expect(await row()).toMatchObject({ is_completed: true })
  })

  test.each([0, 1, 3, 999])('revision %i is not the newest', async (revision) => {
    expect(await save({ revision, data: { energy: 'x' } })).toMatchObject({
      ok: false,
      revision: 2,
    })
  })

  test('a wrong answer to a question that has a stored one is asked about as well', async () => {
    const data = { values: 'zelfde' }
    const result = await save({ revision: 1, data, wrong: ['energy', 'traditions'] })
    expect(result).toMatchObject({ ok: false, disputed: ['energy'] })
    // On the newest revision it is simply wrong.
    expect(await save({ revision: 2, data, wrong: ['energy'] })).toMatchObject({ ok: true })
  })

  test('a choice made on the newest revision goes through', async () => {
    const typed = { energy: 'mijn tekst', values: 'zelfde' }
    const conflict = await save({ revision: 1, data: typed })
    const result = await save({ revision: conflict.revision, data: typed })
    expect(result).toMatchObject({ ok: true, revision: 3, stored: typed })
  })

  test('of two saves at once one goes through and the other hears of it', async () => {
    const results = await Promise.all(
      ['links', 'rechts'].map((energy) => save({ revision: 2, data: { energy } })),
    )
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    const winner = results[0]?.ok ? 'links' : 'rechts'
    expect((await stored()).data.energy).toBe(winner)
  })

  test('rows, choices and boxes are compared by what they say', async () => {
    const data: AnswersTo<'rituelen'> = {
      colors: ['Wit', 'Rood'],
      musicSpecifications: [{ artist: 'a', title: 'b' }],
    }
    await saved({ section: 'rituelen', data })
    expect(await save({ section: 'rituelen', revision: 0, data })).toMatchObject({ ok: true })
    const other: AnswersTo<'rituelen'> = { ...data, colors: ['Wit'], musicSpecifications: [] }
    expect(await save({ section: 'rituelen', revision: 0, data: other })).toMatchObject({
      ok: false,
      disputed: ['colors', 'musicSpecifications'],
    })
  })
})

test('a save of answers that are gone by the time that they are written is acknowledged by nobody', async () => {
  await saved({})
  const { id: wish } = await row()
  const id = randomUUID()
  const losing = withActor(asPerson(user.id), (sql) => {
    const again = {
      section: 'veer',
      id,
      revision: 1,
      data: { energy: 'lezen' },
      final: false,
    } as const
    return saveInTransaction(sql, user.id, again, async (_sql, statement, check) => {
      await owner`delete from wish_sections where wish_id = ${wish}`
      check(await statement)
    })
  })
  await expect(losing).rejects.toThrow('not stored')
  await saved({ id, data: { energy: 'lezen' } })
  expect((await stored()).data).toEqual({ energy: 'lezen' })
})

describe('the record of saves', () => {
  const kept = async () => {
    const { id } = await row()
    return owner<DbRow<'wish_saves', 'id'>[]>`select id from wish_saves where wish_id = ${id}`
  }

  test('tells to the hour when a form saved last, so that one that still saves is kept', async () => {
    const id = randomUUID()
    await saved({ id })
    await owner`update wish_saves set created_at = now() - interval '6 days' where id = ${id}`
    await saved({ id, sequence: 2, revision: 1, data: { energy: 'lezen' } })
    const [note] = await owner<{ recent: boolean }[]>`
      select created_at >= date_trunc('hour', now()) - interval '1 hour' as recent from wish_saves where id = ${id}`
    expect(note?.recent).toBe(true)
  })

  test('holds the newest hundred, however many forms save', async () => {
    const ids = Array.from({ length: 103 }, () => randomUUID())
    for (const id of ids) await saved({ id })
    expect((await kept()).map(({ id }) => id).toSorted()).toEqual(ids.slice(3).toSorted())
  })

  test('does not grow by forms that say that they go on from another', async () => {
    await saved({})
    const id = randomUUID()
    for (let count = 0; count < 103; count += 1)
      await saved({ id, after: randomUUID(), sequence: count, revision: 1 })
    expect((await kept()).length).toBeLessThanOrEqual(100)
  })

  test('knows a save of not long ago: it is repeated with its first message', async () => {
    const id = randomUUID()
    const first = await saved({ id })
    for (let count = 0; count < 99; count += 1) await saved({ revision: 1 })
    expect(await saved({ id })).toEqual(first)
  })

  test('that has forgotten a save lets nothing be overwritten by it', async () => {
    const id = randomUUID()
    await saved({ id, data: { energy: 'eerst' } })
    await saved({ revision: 1, data: { energy: 'van elders' } })
    for (let count = 0; count < 100; count += 1)
      await saved({ revision: 2, data: { energy: 'van elders' } })
    const again = { id, data: { energy: 'eerst' } }
    expect(await save(again)).toMatchObject({ ok: false, disputed: ['energy'] })
    expect((await stored()).data).toEqual({ energy: 'van elders' })
  })
})

describe('a save that is repeated', () => {
  test('gives the earlier result and changes nothing', async () => {
    const id = randomUUID()
    const first = await saved({ id, final: true })
    const before = await row()
    expect(await saved({ id, final: true })).toMatchObject({ number: first.number, revision: 1 })
    expect(await row()).toEqual(before)
    expect(await versions()).toHaveLength(1)
  })

  test('five times at once is one save', async () => {
    const id = randomUUID()
    const results = await Promise.all(Array.from({ length: 5 }, () => save({ id })))
    for (const result of results)
      expect(result).toMatchObject({ ok: true, revision: 1, isNew: true })
    expect((await stored()).revision).toBe(1)
  })

  test('with other content is another save', async () => {
    const id = randomUUID()
    await saved({ id })
    expect(await save({ id, data: { energy: 'iets anders' } })).toMatchObject({ ok: false })
    expect(await save({ id, revision: 1, data: { energy: 'iets anders' } })).toMatchObject({
      ok: true,
      revision: 2,
    })
    expect((await stored()).data).toEqual({ energy: 'iets anders' })
  })

  test('in another section or by another person is another save', async () => {
    const id = randomUUID()
    await saved({ id })
    expect(await save({ id, section: 'steen' })).toMatchObject({ ok: true, revision: 1 })
    const other = await testUser()
    expect(await save({ id }, other)).toMatchObject({ ok: true, isNew: true })
    expect((await stored('steen')).data).toEqual({ energy: 'zwemmen' })
    expect((await stored('veer', other)).data).toEqual({ energy: 'zwemmen' })
  })

  test('does not pass for the newest when something was changed since', async () => {
    const id = randomUUID()
    await saved({ id })
    await saved({ revision: 1, data: { energy: 'andere tab' } })
    const repeated = await saved({ id })
    expect(await stored()).toMatchObject({ data: { energy: 'andere tab' }, revision: 2 })
    const next = await save({ revision: repeated.revision, data: { energy: 'verder getypt' } })
    expect(next).toMatchObject({ ok: false, disputed: ['energy'] })
  })

  test('keeps nothing readable of what was saved', async () => {
    await saved({ data: { energy: 'zwemmen' } })
    const { id } = (await file()) ?? { id: '' }
    const [kept] = await owner`select content from wish_saves where wish_id = ${id}`
    expect(kept?.content).toHaveLength(32)
  })
})

test('a repeated save gives the earlier result', async () => {
  const id = randomUUID()
  const first = await saved({ id })
  expect(first).toMatchObject({ isNew: true, cards: 'none' })
  expect(await saved({ id })).toEqual(first)
})
