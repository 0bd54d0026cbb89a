import { describe, expect, test } from 'vitest'
import { owner, testUser } from '#tests/setup/database.ts'
import { withActor, asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { withdraw } from '#app/features/own-data/withdraw.server.ts'
import {
  type ConsentKind,
  giveConsent,
  hasConsent,
  readConsents,
  withdrawConsent,
} from './consents.server.ts'

const give = (id: string, kind: ConsentKind, version: string, at?: Date) =>
  withActor(asPerson(id), (sql) => giveConsent(sql, id, kind, version, at))
const historyOf = (id: string) => readOnly(asPerson(id), (sql) => readConsents(sql, id))
const holds = (id: string, kind: ConsentKind) =>
  readOnly(asPerson(id), (sql) => hasConsent(sql, id, kind))

async function profileOf(id: string) {
  const [row] = await owner`
    select privacy_consent_version as version, privacy_consent_at as at
      from profiles where user_id = ${id}`
  return row
}

describe('a consent', () => {
  test('is in force from giving to withdrawing, and its history stays', async () => {
    const { id } = await testUser()
    expect(await holds(id, 'health')).toBe(false)
    await give(id, 'health', '1.0', new Date('2026-01-02T03:04:05Z'))
    expect(await holds(id, 'health')).toBe(true)
    await withdraw(id, 'health')
    expect(await holds(id, 'health')).toBe(false)
    await give(id, 'health', '1.1')
    expect(await holds(id, 'health')).toBe(true)
    expect(await historyOf(id)).toEqual([
      { kind: 'health', version: '1.1', givenAt: expect.any(Date), withdrawnAt: null },
      {
        kind: 'health',
        version: '1.0',
        givenAt: new Date('2026-01-02T03:04:05Z'),
        withdrawnAt: expect.any(Date),
      },
    ])
  })

  test('given twice at one moment is given once', async () => {
    const { id } = await testUser()
    const at = new Date()
    await give(id, 'health', '1.0', at)
    await give(id, 'health', '1.0', at)
    expect(await historyOf(id)).toHaveLength(1)
  })

  test('of one kind says nothing of the other', async () => {
    const { id } = await testUser()
    await give(id, 'privacy', '1.1')
    expect([await holds(id, 'privacy'), await holds(id, 'health')]).toEqual([true, false])
    await give(id, 'health', '1.0')
    await withdraw(id, 'health')
    expect(await holds(id, 'privacy')).toBe(true)
  })

  test('to the privacy statement stands in the profile as long as it is in force', async () => {
    const { id } = await testUser()
    const at = new Date('2026-05-06T07:08:09Z')
    await give(id, 'privacy', '1.1', at)
    expect(await profileOf(id)).toEqual({ version: '1.1', at })
    await withActor(asPerson(id), (sql) => withdrawConsent(sql, id, 'privacy'))
    expect(await profileOf(id)).toEqual({ version: null, at: null })
  })

  test('cannot be rewritten by the application', async () => {
    const { id } = await testUser()
    await give(id, 'health', '1.0')
    for (const column of ['version', 'given_at', 'kind'])
      await expect(
        withActor(asPerson(id), (sql) => sql`update consents set ${sql(column)} = ${sql(column)}`),
        column,
      ).rejects.toMatchObject({ code: '42501' })
  })

  test('of someone else cannot be seen or withdrawn', async () => {
    const [one, other] = [await testUser(), await testUser()]
    await give(one.id, 'health', '1.0')
    expect(await readOnly(asPerson(other.id), (sql) => readConsents(sql, one.id))).toEqual([])
    await withActor(asPerson(other.id), (sql) => withdrawConsent(sql, one.id, 'health'))
    expect(await holds(one.id, 'health')).toBe(true)
  })
})
