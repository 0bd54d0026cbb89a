import { expect, test } from 'vitest'
import { owner } from '#tests/setup/database.ts'
import { DEMO_ACCOUNTS, seed } from './seed.ts'

test('adds the demo accounts once, and says whether nobody was there before', async () => {
  expect(await seed()).toBe(true)
  expect(await seed()).toBe(false)
  const [row] = await owner<{ people: number }[]>`select count(*)::int as people from users`
  expect(row?.people).toBe(DEMO_ACCOUNTS.length)
})
