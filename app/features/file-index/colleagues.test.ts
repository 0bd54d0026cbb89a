/** Colleagues are called by their names, and nobody else is found by an address. */
import { expect, test } from 'vitest'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { namesOfColleagues } from './colleagues.server.ts'

const namesFor = ({ id }: TestUser, ...people: TestUser[]) =>
  readOnly(asPerson(id), async (sql) => {
    const nameOf = await namesOfColleagues(sql, [null, ...people.map(({ email }) => email)])
    return people.map(({ email }) => nameOf(email.toUpperCase()))
  })

test('who works at the office reads the names of colleagues, and of nobody else', async () => {
  const [staff, admin] = [await testUser('staff'), await testUser('admin')]
  const others = [await testUser(), await testUser('franchise')]
  expect(await namesFor(staff, admin, staff, ...others)).toEqual([
    'Tess Proef',
    'Tess Proef',
    null,
    null,
  ])
  for (const other of others) expect(await namesFor(other, staff)).toEqual([null])
})

test('who left is still called by name for what they approved', async () => {
  const [staff, former, member] = [
    await testUser('staff'),
    await testUser('staff'),
    await testUser('franchise'),
  ]
  await owner`
    with request as (
      insert into access_requests (id, member_id, kind)
      select gen_random_uuid(), member_id, 'full' from guild_memberships where user_id = ${member.id}
      returning id)
    insert into access_request_approvals (request_id, colleague_id)
    select id, ${former.id} from request`
  await owner`delete from user_roles where user_id = ${former.id}`
  expect(await namesFor(staff, former)).toEqual(['Tess Proef'])
})
