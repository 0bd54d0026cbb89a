import { expect, test } from 'vitest'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { requestCallback } from './callbacks.server.ts'
import { callbacksOf, markCallback } from './office.server.ts'

test('who waits longest for a call comes first, and of those that were called the last', async () => {
  await owner`truncate callback_requests`
  for (let nr = 0; nr < 52; nr += 1)
    await requestCallback({
      companyName: `Nr ${nr}`,
      contactName: 'Noor de Wit',
      email: newEmail(),
      phone: '06-12345678',
      message: '',
    })
  const staff = actorOf(await testUser('staff'), 'staff')
  const first = await callbacksOf(staff, 'pending')
  const second = await callbacksOf(staff, 'pending', first.next)
  const rows = [...first.rows, ...second.rows]
  expect(rows.map(({ companyName }) => companyName)).toEqual(
    Array.from({ length: 52 }, (_, nr) => `Nr ${nr}`),
  )
  for (const { id } of rows.slice(0, 2)) await markCallback(staff, id, 'contacted')
  const called = (await callbacksOf(staff, 'contacted')).rows
  expect(called.map(({ companyName }) => companyName)).toEqual(['Nr 1', 'Nr 0'])
})
