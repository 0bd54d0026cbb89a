import { expect, test } from 'vitest'
import { withActor, asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { testUser } from '#tests/setup/database.ts'
import { personKey } from './keys.server.ts'

test('a person has a key for everything and another for the confidential section', async () => {
  const { id } = await testUser()
  const [personal, secret] = await readOnly(asPerson(id), async (sql) => [
    (await personKey(sql, id, 'personal')).export(),
    (await personKey(sql, id, 'secret')).export(),
  ])
  expect(personal).toHaveLength(32)
  expect(personal?.equals(secret ?? Buffer.alloc(0))).toBe(false)
})

test("nobody gets another person's key", async () => {
  const [one, other] = [await testUser(), await testUser()]
  await expect(
    withActor(asPerson(other.id), (sql) => personKey(sql, one.id, 'personal')),
  ).rejects.toThrow('no data key')
})
