/** What somebody uploaded is looked at before a copy is made of it. */
import { Readable } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { storeDocument } from '#app/features/documents/documents.server.ts'
import {
  allowHealthData,
  registerScannedPaper,
} from '#app/features/living-will/living-will.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import {
  approvedRequest,
  livingWillRequest,
  type Owner,
  ownerOfFile,
} from '#tests/fixtures/people/access-requests.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { EICAR } from '#tests/fixtures/faults/clamd.ts'
import { clamd } from '#tests/fixtures/faults/clamd-for-tests.ts'
import { PNG } from '#tests/fixtures/exports.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { newSession } from '#tests/fixtures/people/people.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { deliveryOf, fetchDelivered } from './delivered.server.ts'
import { deliverDue } from './job.server.ts'

let member: TestUser
let person: Owner

beforeEach(async () => {
  member = await testUser('franchise')
  person = await ownerOfFile()
})

/** As what came in before its virus was known. */
async function unseen<T>(uploads: () => Promise<T>): Promise<T> {
  const says = clamd.said
  clamd.said = 'stream: OK'
  try {
    return await uploads()
  } finally {
    clamd.said = says
    clamd.looked.length = 0
  }
}

async function upload(name: string, text: string) {
  const contents = Readable.from([Buffer.from(text)])
  const document = { purpose: 'document', name, nameWhenEmpty: 'x', description: '' } as const
  const stored = await unseen(() => storeDocument(person.id, { ...document, contents }))
  if (!stored.ok) throw new Error(stored.reason)
}

const deliveryFor = ({ id }: { id: string }, request: string) => deliveryOf(id, request)

const namesIn = (files: readonly { name: string }[] | undefined) =>
  files?.map(({ name }) => name.replace(/ WR.*\./, '.'))

async function objects(): Promise<number> {
  let count = 0
  for await (const _ of (await storage()).list()) count += 1
  return count
}

test('a file with a virus is left out, and named to the member and the office', async () => {
  await upload('rouwkaart.txt', 'Lieve allemaal')
  await upload('factuur.txt', `Zie ${EICAR}`)
  const request = await approvedRequest(member, person)
  const before = await objects()
  await deliverDue()
  const delivery = await deliveryFor(member, request)
  expect(namesIn(delivery?.files)).toEqual([
    'Draaiboek.pdf',
    'Boekje voor de naasten.pdf',
    'rouwkaart.txt',
  ])
  expect(delivery?.files.map(({ scan }) => scan)).toEqual([null, null, 'clean'])
  expect(namesIn(delivery?.withheld)).toEqual(['factuur.txt'])
  expect(await objects()).toBe(before + 3)
  expect(clamd.looked.map(String).toSorted()).toEqual(['Lieve allemaal', `Zie ${EICAR}`])
  for (const role of ['staff', 'admin'] as const)
    expect(namesIn((await deliveryFor(await testUser(role), request))?.withheld)).toEqual([
      'factuur.txt',
    ])
})

test('a file with a virus is given to nobody, and nothing is noted as got', async () => {
  await upload('factuur.txt', EICAR)
  const request = await approvedRequest(member, person)
  await deliverDue()
  const [withheld] = (await deliveryFor(member, request))?.withheld ?? []
  const getter = { ...actorOf(member), sessionId: tokenHash(member.token) }
  expect(await fetchDelivered(getter, request, withheld?.id ?? '')).toBeNull()
  expect(
    await owner`
      select 1 from delivery_downloads g join deliveries d on d.id = g.delivery_id
       where d.request_id = ${request}`,
  ).toEqual([])
})

test('what is missing is told to nobody else, nor after the request was stopped', async () => {
  await upload('factuur.txt', EICAR)
  const request = await approvedRequest(member, person)
  await deliverDue()
  const told = async (user: { id: string }) => (await deliveryFor(user, request))?.withheld ?? []
  expect(await told(await testUser('franchise'))).toEqual([])
  expect(await told(person)).toEqual([])
  const staff = await testUser('staff')
  expect(await told(staff)).toHaveLength(1)
  await newSession(person.id)
  expect([await told(member), await told(staff)]).toEqual([[], []])
})

test('when the term is over the name of what was missing goes too', async () => {
  await upload('factuur.txt', EICAR)
  const request = await approvedRequest(member, person)
  await deliverDue()
  await owner`
    insert into delivery_downloads (delivery_id, part, on_behalf)
    select id, 'wishes', false from deliveries where request_id = ${request}`
  const { availableUntil } = (await deliveryFor(member, request)) ?? {}
  await deliverDue(availableUntil ?? undefined)
  expect(
    await owner`
      select 1 from delivery_files f join deliveries d on d.id = f.delivery_id
       where d.request_id = ${request}`,
  ).toEqual([])
})

test('the picture of a living will is looked at too', async () => {
  await allowHealthData(person.id)
  const paper = { name: 'scan.png', nameWhenEmpty: 'x', contents: Readable.from([PNG]) }
  await registerScannedPaper(person.id, { title: 'Behandelverbod', date: '2019-05-03' }, paper)
  clamd.said = 'stream: Eicar FOUND'
  const request = await approvedRequest(member, person, livingWillRequest)
  await deliverDue()
  const delivery = await deliveryFor(member, request)
  expect(namesIn(delivery?.files)).toEqual(['Voorblad wilsverklaring.pdf'])
  expect(namesIn(delivery?.withheld)).toEqual(['Wilsverklaring.png'])
})

test('without an answer nothing is delivered; it is tried again, and the office is told', async () => {
  await upload('rouwkaart.txt', 'Lieve allemaal')
  const request = await approvedRequest(member, person)
  const before = await objects()
  clamd.said = 'INSTREAM size limit exceeded. ERROR'
  for (const day of [0, 1, 2, 3])
    await expect(deliverDue(new Date(Date.now() + day * 24 * 60 * 60_000))).rejects.toThrow(
      'failed',
    )
  expect(await deliveryFor(member, request)).toMatchObject({ deliveredAt: null, failures: 4 })
  expect(await objects()).toBe(before)
  const told = (await letters('helpdesk@wensenregister.example')).filter(
    ({ subject, text }) => text.includes(request) && subject.includes('levering'),
  )
  expect(told.map(({ subject }) => subject)).toEqual(['Een levering lukt niet'])
  clamd.said = undefined
  await deliverDue(new Date(Date.now() + 4 * 24 * 60 * 60_000))
  expect((await deliveryFor(member, request))?.files).toHaveLength(3)
})
