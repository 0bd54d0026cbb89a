/** Who writes is told who reads it meanwhile. */
import { beforeEach, expect, test } from 'vitest'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { pageOf } from '#tests/fixtures/page.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'

let gerda: TestUser
let visitor: Visitor

beforeEach(async () => {
  gerda = await testUser()
  visitor = await signedIn(gerda)
  const people = ['Lisa', 'Mark'].map((firstName) => ({
    firstName,
    lastName: 'de Vries',
    email: newEmail(),
  }))
  await fillForRelatives(gerda.id, people)
})

const textAt = async (path: string) => pageOf(await visitor.get(path)).text.replaceAll(/\s+/g, ' ')

test('of each step, by whom it is read while they live', async () => {
  await confirmedRelative(owner, gerda.id, 'Lisa', { veer: 'now', steen: 'now' })
  await confirmedRelative(owner, gerda.id, 'Mark', { steen: 'now' })
  expect(await textAt('/vragenlijst/veer')).toContain('Lisa leest hier nu al mee')
  const both = 'Lisa en Mark lezen hier nu al mee, ook wat u nog niet bevestigde.'
  expect(await textAt('/vragenlijst/steen')).toContain(both)
  expect(await textAt('/vragenlijst/steen/vraag/difficulties')).toContain(both)
  expect(await textAt('/vragenlijst/kaars')).not.toContain('nu al mee')
})

test('nothing by whom was only asked, nor while their account is going', async () => {
  const lisa = await confirmedRelative(owner, gerda.id, 'Lisa', { veer: 'now' })
  await owner`insert into account_deletions (user_id, token_hash, execute_after)
              values (${gerda.id}, sha256('weg'), now() + interval '7 days')`
  expect(await textAt('/vragenlijst/veer')).not.toContain('nu al mee')
  await owner`delete from account_deletions where user_id = ${gerda.id}`
  expect(await textAt('/vragenlijst/veer')).toContain('nu al mee')
  await owner`update relatives set state = 'withdrawn' where id = ${lisa}`
  expect(await textAt('/vragenlijst/veer')).not.toContain('nu al mee')
})

test('nothing where it is read after the death, and of the confidential part', async () => {
  await confirmedRelative(owner, gerda.id, 'Lisa', { veer: 'now' })
  for (const step of ['rituelen', 'secret'])
    expect(await textAt(`/vragenlijst/${step}`)).not.toContain('nu al mee')
})

test('of the documents, who sees a new one at once', async () => {
  const said = 'ziet meteen wat u hier toevoegt'
  await confirmedRelative(owner, gerda.id, 'Mark', { veer: 'now' })
  expect(await textAt('/vragenlijst/documenten')).not.toContain(said)
  await confirmedRelative(owner, gerda.id, 'Lisa', { documents: 'now' })
  expect(await textAt('/vragenlijst/documenten')).toContain(`Lisa ${said}.`)
})
