import { randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { addressOfAccount, contactHash } from '#app/features/accounts/contact-details.server.ts'
import { addressOfContact } from '#app/features/contacts/people.server.ts'
import { currentRelatives } from '#app/features/relatives/current.server.ts'
import { keptMailsTo, letters } from '#tests/fixtures/people/letters.ts'
import { tokenOf } from '#tests/fixtures/people/mailbox.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import {
  answerVisitRequest,
  askForVisit,
  endVisit,
  lookAtVisitLink,
  openVisit,
  readersAt,
  visitOf,
} from './visits.server.ts'

const BROWSER = 'this browser'
let email: string
let network: string

beforeEach(async () => {
  email = `${randomUUID()}@example.nl`
  network = `192.0.2.${Math.floor(Math.random() * 250)}.${randomUUID()}`
  await owner`delete from rate_limits`
})

/** Somebody who named a contact with this address, who said yes. */
async function named(address = email, firstName = 'Lisa') {
  const { id } = await testUser()
  await fillForRelatives(id, [{ firstName, lastName: 'Vos', email: address }])
  return { id, relative: await confirmedRelative(owner, id, firstName, { veer: 'now' }) }
}

/** Asks, and does the job. @returns the tokens of the mails so far, the newest first */
async function asked(address = email, browser = BROWSER): Promise<string[]> {
  await owner`delete from graphile_worker._private_jobs`
  expect(await askForVisit(address, browser, network)).toBeUndefined()
  const jobs = await owner`
    select payload from graphile_worker._private_jobs`
  for (const { payload } of jobs) await answerVisitRequest(payload as unknown)
  return (await keptMailsTo(address)).flatMap(({ mail }) =>
    'link' in mail ? [tokenOf(String(mail.link))] : [],
  )
}

describe('a link', () => {
  test('opens a visit in the browser that asked for it, and nothing a minute later', async () => {
    const { relative } = await named()
    const [token = ''] = await asked()
    expect(await lookAtVisitLink(token, BROWSER)).toBe('open')
    const visit = await openVisit(token, BROWSER, network)
    const address = await visitOf(visit ?? '')
    expect((await readersAt(address as Buffer)).map(({ id }) => id)).toEqual([relative])
    await owner`
      update relative_visits set started_at = now() - interval '61 seconds' where address = ${address}`
    expect(await openVisit(token, BROWSER, network)).toBeNull()
    expect(await lookAtVisitLink(token, BROWSER)).toBe('dead')
  })

  test('greets nobody by name, where the account of the mailbox may be of who died', async () => {
    const { email: shared } = await testUser()
    await named(shared)
    await asked(shared)
    expect((await letters(shared))[0]?.text).toMatch(/^Goedendag,\n/)
  })

  test('whose button is pressed twice, at once or after another, opens one visit', async () => {
    await named()
    const [token = ''] = await asked()
    const press = () => openVisit(token, BROWSER, network)
    const [one, other] = await Promise.all([press(), press()])
    expect(await visitOf(one ?? '')).toEqual(contactHash(email))
    expect([other, await press()]).toEqual([one, one])
    expect(await lookAtVisitLink(token, BROWSER)).toBe('open')
    expect(await openVisit(token, 'another browser', network)).toBeNull()
    expect(await lookAtVisitLink(token, 'another browser')).toBe('dead')
  })

  test('opens nothing again once the visit was ended, however soon', async () => {
    await named()
    const [token = ''] = await asked()
    const visit = (await openVisit(token, BROWSER, network)) ?? ''
    await endVisit(visit)
    expect(await openVisit(token, BROWSER, network)).toBeNull()
    expect(await lookAtVisitLink(token, BROWSER)).toBe('dead')
    expect(await visitOf(visit)).toBeNull()
  })

  test('that was forwarded works nowhere else, and is not used up there', async () => {
    await named()
    const [token = ''] = await asked()
    for (const other of ['another browser', undefined]) {
      expect(await lookAtVisitLink(token, other)).toBe('elsewhere')
      expect(await openVisit(token, other, network)).toBeNull()
    }
    expect(await openVisit(token, BROWSER, network)).not.toBeNull()
  })

  test('works for an hour, and not for who was taken back meanwhile', async () => {
    const { relative } = await named()
    const [token = ''] = await asked()
    await owner`update relative_links set expires_at = now() - interval '1 second' where relative_id = ${relative}`
    expect(await openVisit(token, BROWSER, network)).toBeNull()
    const [newer = ''] = await asked()
    await owner`update relatives set state = 'withdrawn' where id = ${relative}`
    expect(await lookAtVisitLink(newer, BROWSER)).toBe('dead')
    expect(await openVisit(newer, BROWSER, network)).toBeNull()
  })
})

describe('who asks', () => {
  test('with an address that nobody named gets the same answer, and no mail', async () => {
    expect(await asked('nobody@example.nl')).toEqual([])
  })

  test('too often gets no more mails than five an hour, and the same answer', async () => {
    await named()
    for (let times = 0; times < 7; times += 1) await asked()
    expect(await keptMailsTo(email)).toHaveLength(5)
  })

  test('from one network all the time has to wait', async () => {
    let wait: number | undefined
    for (let times = 0; times < 21; times += 1)
      wait = await askForVisit(`${times}@example.nl`, BROWSER, network)
    expect(wait).toBeGreaterThan(0)
  })
})

test('a visit ends after two hours without a page, after twelve hours, and at once when asked', async () => {
  await named()
  const visit = async () => {
    const [token = ''] = await asked()
    await owner`delete from rate_limits`
    return (await openVisit(token, BROWSER, network)) ?? ''
  }
  const [idle, long, left] = [await visit(), await visit(), await visit()]
  const address = contactHash(email)
  const rows = await owner<DbRow<'relative_visits', 'id'>[]>`
    select id from relative_visits where address = ${address} order by started_at`
  await owner`
    update relative_visits set seen_at = now() - interval '2 hours 1 second' where id = ${rows[0]?.id ?? ''}`
  await owner`
    update relative_visits set started_at = now() - interval '12 hours 1 second' where id = ${rows[1]?.id ?? ''}`
  expect([await visitOf(idle), await visitOf(long)]).toEqual([null, null])
  expect(await visitOf(left)).toEqual(address)
  await endVisit(left)
  expect(await visitOf(left)).toBeNull()
})

test('an address that two contacts of one person share is that of both', async () => {
  const { id } = await testUser()
  const two = ['Lisa', 'Mark'].map((firstName) => ({ firstName, lastName: 'Vos', email }))
  await fillForRelatives(id, two)
  const both = [
    await confirmedRelative(owner, id, 'Lisa', {}),
    await confirmedRelative(owner, id, 'Mark', {}),
  ]
  const found = await readersAt(contactHash(email))
  expect(found.map((one) => one.id).toSorted()).toEqual(both.toSorted())
})

test('one address may be that of contacts of several people', async () => {
  const both = [(await named()).relative, (await named()).relative]
  const found = await readersAt(contactHash(email))
  expect(found.map(({ id }) => id).toSorted()).toEqual(both.toSorted())
})

test('a contact without an address is nobody else of that name, with another person or the same one', async () => {
  const mine = await named('')
  const others = await named('')
  const both = await owner<DbRow<'relatives', 'contact_hash'>[]>`
    select contact_hash from relatives where id in ${owner([mine.relative, others.relative])}`
  expect(both[0]?.contact_hash).toEqual(both[1]?.contact_hash)
  const [me] = (await currentRelatives(mine.id)).map(addressOfContact)
  expect((await readersAt(me as Buffer)).map(({ id }) => id)).toEqual([mine.relative])
  expect(await readersAt(both[0]?.contact_hash as Buffer)).toEqual([])
})

test('an account counts by its address once that is confirmed', async () => {
  const user = await testUser()
  expect(await addressOfAccount(user.id)).toEqual(contactHash(user.email))
  await owner`update users set email_verified_at = null where id = ${user.id}`
  expect(await addressOfAccount(user.id)).toBeNull()
})
