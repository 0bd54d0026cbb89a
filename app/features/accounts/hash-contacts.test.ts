/** Trusted people who were saved before their addresses could be compared. */
import { expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { ownerOfFile } from '#tests/fixtures/people/access-requests.ts'
import { owner } from '#tests/setup/database.ts'
import { contactHash } from './contact-details.server.ts'
import { hashContacts } from './hash-contacts.server.ts'

const hashesOf = ({ id }: { id: string }) =>
  owner<DbRow<'trusted_contacts', 'email_hash as hash'>[]>`
    select email_hash as hash from trusted_contacts where owner_id = ${id}`

test('are compared once the command has run, which leaves the others as they are', async () => {
  const [person, other] = [await ownerOfFile(), await ownerOfFile()]
  await owner`update trusted_contacts set email_hash = null where owner_id = ${person.id}`
  await owner`update trusted_contacts set email_hash = 'kept' where owner_id = ${other.id}`
  expect(await hashContacts(false)).toBe(1)
  expect(await hashesOf(person)).toEqual([{ hash: contactHash(person.trusted) }])
  expect(await hashesOf(other)).toEqual([{ hash: Buffer.from('kept') }])
  expect(await hashContacts(false)).toBe(0)

  expect(await hashContacts(true)).toBeGreaterThanOrEqual(2)
  expect(await hashesOf(other)).toEqual([{ hash: contactHash(other.trusted) }])
})
