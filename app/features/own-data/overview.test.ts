/** The parts of a file besides the wishes, as the overview of their owner shows them. */
import { Readable } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { storeDocument } from '#app/features/documents/documents.server.ts'
import {
  allowHealthData,
  saveAnswers,
  signLivingWill,
} from '#app/features/living-will/living-will.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { LEAST_PDF } from '#tests/fixtures/upload.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { overviewParts } from './overview.server.ts'

let user: TestUser
beforeEach(async () => {
  user = await testUser()
})

const parts = () => readOnly(asPerson(user.id), (sql) => overviewParts(sql, user.id))
const states = async () => (await parts()).map(({ state }) => state)
const file = (name: string) => ({ name, nameWhenEmpty: name, contents: Readable.from([LEAST_PDF]) })

test('a new file shows each part with its way there, in order', async () => {
  expect((await parts()).map(({ address, name }) => `${name} ${address}`)).toEqual([
    'Wilsverklaring /dashboard/wilsverklaring',
    'Documenten /vragenlijst/documenten',
    expect.stringMatching(/^Herinnering \/vragenlijst\//),
  ])
  expect(await states()).toEqual(['nog niet gemaakt', 'nog geen bestanden', 'staat uit'])
})

test('each part says how far it is', async () => {
  await allowHealthData(user.id)
  await saveAnswers(user.id, { revision: 0, data: { resuscitation: 'no' } })
  await storeDocument(user.id, { ...file('a.pdf'), purpose: 'document', description: '' })
  await owner`
    update profiles set reminder_frequency = 'custom', reminder_interval_months = 6
     where user_id = ${user.id}`
  expect(await states()).toEqual(['concept, nog niet ondertekend', '1 bestand', 'elke 6 maanden'])
  await owner`update wilsverklaringen set state = 'printed' where user_id = ${user.id}`
  await signLivingWill(user.id, '2026-03-05', file('scan.pdf'))
  await storeDocument(user.id, { ...file('b.pdf'), purpose: 'document', description: '' })
  // The signed paper is of the living will.
  expect((await states()).slice(0, 2)).toEqual(['ondertekend', '2\u00a0bestanden'])
})
