import { expect, test } from 'vitest'
import { owner } from '#tests/setup/database.ts'
import { DEMO_ACCOUNTS, seed } from './seed.ts'

test('adds the demo accounts once, and says whether nobody was there before', async () => {
  expect(await seed()).toBe(true)
  expect(await seed()).toBe(false)
  const [row] = await owner<{ people: number; fresh: number }[]>`
    select count(*)::int as people,
           count(*) filter (where first_signed_in_at is null)::int as fresh from users`
  // Nobody is told at a first sign-in that it confirmed their address.
  expect(row).toEqual({ people: DEMO_ACCOUNTS.length, fresh: 0 })
})
