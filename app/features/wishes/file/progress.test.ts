import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FileSectionKey, SomeAnswers } from '#app/features/interview/sections/index.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { log } from '#app/platform/log.server.ts'
import { finish } from '#tests/fixtures/people/cards.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { saveSection } from '../saving/save.server.ts'
import { markStep, readSteps } from '../saving/steps.server.ts'
import { readProgress } from './progress.server.ts'

let user: TestUser

beforeEach(async () => {
  user = await testUser()
})

const progress = () =>
  readOnly(asPerson(user.id), async (sql) =>
    readProgress(sql, user.id, await readSteps(sql, user.id)),
  )

const write = (section: FileSectionKey, data: SomeAnswers) =>
  saveSection(user, { section, id: randomUUID(), revision: 0, data, final: false })

/** Nobody can open it any more. */
const damage = (section: FileSectionKey) =>
  owner`
    update wish_sections set sealed = '\\x00'
     where section = ${section} and wish_id = (select id from wishes where user_id = ${user.id})`

describe('how far someone is', () => {
  test('is not known without a file', async () => {
    expect(await progress()).toBeUndefined()
  })

  test('counts the answers to steps that are begun, the confidential one too', async () => {
    await write('veer', { energy: 'zwemmen', values: 'humor' })
    await write('secret', { caution: 'de hond' })
    const { counts, isCompleted } = (await progress()) ?? {}
    expect(isCompleted).toBe(false)
    expect(counts?.veer).toEqual({ asked: 6, answered: 2 })
    expect(counts?.secret).toMatchObject({ answered: 1 })
    expect(Object.keys(counts ?? {}).toSorted()).toEqual(['secret', 'veer'])
  })

  test('counts what the older form answered of a step', async () => {
    await write('praktisch', { hasDonation: 'Ja' })
    const { answered = 0 } = (await progress())?.counts.praktisch ?? {}
    await write('formulier', { ceremonyType: 'cremeren' })
    expect((await progress())?.counts.praktisch?.answered).toBe(answered + 1)
  })

  test('opens no step of which its owner said how far it is', async () => {
    await write('veer', { energy: 'zwemmen' })
    await write('steen', { familyIssues: 'Kees' })
    await markStep(user, 'steen', 'done')
    await damage('steen')
    expect(Object.keys((await progress())?.counts ?? {})).toEqual(['veer'])
  })

  test.each<FileSectionKey>(['naw', 'steen'])(
    'is known of the others where %s is damaged, and not of that',
    async (damaged) => {
      await write('veer', { energy: 'zwemmen' })
      await write('steen', { familyIssues: 'Kees' })
      await write('naw', { contacts: [{ firstName: 'Ik', email: user.email }] })
      await markStep(user, 'naw', 'done')
      expect((await progress())?.toLookAt).toEqual(['naw'])
      await damage(damaged)
      const logged = vi.spyOn(log(), 'error')
      const { counts = {}, toLookAt } = (await progress()) ?? {}
      expect(Object.keys(counts).toSorted()).toEqual(
        ['steen', 'veer'].filter((key) => key !== damaged),
      )
      expect(toLookAt).toEqual(damaged === 'naw' ? [] : ['naw'])
      const { id: wish } = (await owner`select id from wishes where user_id = ${user.id}`)[0] ?? {}
      expect(logged.mock.calls).toMatchObject([[{ wish, section: damaged }, expect.any(String)]])
      logged.mockRestore()
    },
  )

  test('opens nothing of wishes that are confirmed', async () => {
    await write('veer', { energy: 'zwemmen' })
    await finish(user)
    await damage('veer')
    expect(await progress()).toEqual({ isCompleted: true, counts: {}, toLookAt: [] })
  })
})
