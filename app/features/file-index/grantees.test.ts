import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import { giveMandate } from '#app/features/mandates/mandate.server.ts'
import { asPerson, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { granteesOf } from './grantees.server.ts'

const namesFor = async (id: string) =>
  [...(await readOnly(asPerson(id), granteesOf)).values()].toSorted()

test('who was let in is known by name to whose file it is, and to nobody else', async () => {
  const [client, colleague, other] = [await testUser(), await testUser('staff'), await testUser()]
  const profile = { firstName: 'Noor', lastName: 'Bakker' }
  await withActor(asPerson(colleague.id), (sql) => writeProfile(sql, colleague.id, profile))
  const asked = { who: client.email, lastName: 'Proef', consent: 'phone', days: '1' } as const
  await giveMandate(actorOf(colleague, 'staff'), { ...asked, agreed: true })
  const member = await testUser('franchise')
  await owner`
    insert into grants (id, subject_id, grantee_member_id, scope, reason, origin)
    select ${randomUUID()}, ${client.id}, member_id, 'details', 'delivery', 'office'
      from guild_memberships where user_id = ${member.id}`
  expect(await namesFor(client.id)).toEqual(['Noor Bakker', 'Uitvaartzorg Proef'])
  for (const { id } of [colleague, member, other]) expect(await namesFor(id)).toEqual([])
})

test('a colleague whose card has yet to be made has no name', async () => {
  const [client, colleague] = [await testUser(), await testUser('staff')]
  const asked = { who: client.email, lastName: 'Proef', consent: 'phone', days: '1' } as const
  await giveMandate(actorOf(colleague, 'staff'), { ...asked, agreed: true })
  await owner`update file_index set sealed = null where user_id = ${colleague.id}`
  expect(await namesFor(client.id)).toEqual([])
})
