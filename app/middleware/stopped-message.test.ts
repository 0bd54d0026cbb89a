/** What an owner reads first of what their sign-in or proof stopped. */
import { beforeEach, describe, expect, test } from 'vitest'
import {
  fullRequest,
  livingWillRequest,
  lookedUp,
  paidRequest,
  signWill,
} from '#tests/fixtures/people/access-requests.ts'
import { readerOf, reported } from '#tests/fixtures/people/deaths.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { stoppedMessage } from './stopped-message.server.ts'

const BY_LISA = { key: 'releaseStopped_report', values: { name: 'Lisa de Vries' } }
const GENERAL = { key: 'releaseStopped' }

let gerda: TestUser
beforeEach(async () => {
  gerda = await testUser()
  await fillForRelatives(gerda.id, [{ firstName: 'Lisa', lastName: 'de Vries', email: newEmail() }])
  await confirmedRelative(owner, gerda.id, 'Lisa', {})
})

const saysDied = async () => reported(await readerOf(gerda.id, 'Lisa'), 'paper')

async function asks(make: typeof fullRequest | typeof livingWillRequest) {
  const [file] = await owner`
    select wish_file_number as number from wishes where user_id = ${gerda.id}`
  const wanted = { number: String(file?.['number']), contact: newEmail() }
  await lookedUp(await paidRequest(await testUser('franchise'), make(wanted)))
}

const signsIn = () => owner`select stop_requests_of(${gerda.id}, 'owner-signed-in')`

describe('an owner reads of what was just stopped', () => {
  test('who let us know', async () => {
    await saysDied()
    await signsIn()
    expect(await stoppedMessage(gerda.id)).toEqual(BY_LISA)
  })

  test('which company asked', async () => {
    await asks(fullRequest)
    await signsIn()
    expect((await stoppedMessage(gerda.id)).key).toBe('releaseStopped_full')
  })

  test('nobody by name where more than one was', async () => {
    await asks(fullRequest)
    await saysDied()
    await signsIn()
    expect(await stoppedMessage(gerda.id)).toEqual(GENERAL)
  })

  test('nobody by name where two companies were', async () => {
    await signWill(gerda)
    await asks(livingWillRequest)
    await asks(livingWillRequest)
    await signsIn()
    expect(await stoppedMessage(gerda.id)).toEqual(GENERAL)
  })

  test('nothing of a report that was stopped before', async () => {
    const report = await saysDied()
    await signsIn()
    await owner`
      update death_reports set changed_at = now() - interval '2 minutes' where id = ${report}`
    expect(await stoppedMessage(gerda.id)).toEqual(GENERAL)
  })

  test('a general text where it cannot be read: what was asked is done', async () => {
    expect(await stoppedMessage('no person')).toEqual(GENERAL)
  })
})
