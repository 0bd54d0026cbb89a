/**
 * Small requests that once cost much: what they ask for is refused or passed over at once, by a site
 * with as little memory as on the smallest machine.
 */
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import {
  allowHealthData,
  printDraft,
  saveAnswers,
} from '#app/features/living-will/living-will.server.ts'
import { MEASURED } from '#tests/fixtures/measured.ts'
import { MULTIPART, partsBody, URLENCODED } from '#tests/fixtures/upload.ts'
import { type Answer, signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { startSite } from '#tests/setup/site.ts'

const UPLOAD = '/vragenlijst/documenten'

/** 950 names with a thousand places in each of 16 lists; that makes a form of 92 kB. */
const deep = (field: string): string =>
  Array.from({ length: 950 }, (_, place) => `&${field}[999][${place}]${'[999]'.repeat(14)}=1`).join(
    '',
  )

let site: Awaited<ReturnType<typeof startSite>>
let user: TestUser
let visitor: Visitor

beforeAll(async () => {
  // What node takes of a machine with 512 MB.
  site = await startSite(inject('site').databaseUrl, { NODE_OPTIONS: '--max-old-space-size=256' })
})
afterAll(() => site.stop())

// A person of its own for each test, since posts of some forms are counted.
beforeEach(async () => {
  user = await testUser()
  visitor = await signedIn(user, site.address)
})

/** In time of the processor, which does not depend on what else the machine does. */
async function expectCheap(what: string, status: number, send: () => Promise<Answer>) {
  const before = await site.usage()
  const answer = await send()
  const after = await site.usage()
  const cost = { cpu: after.cpu - before.cpu, memory: after.most - before.most }
  expect({ status: answer.status, ...cost }, what).toEqual({
    status,
    cpu: expect.toSatisfy((ms: number) => ms < 200),
    memory: expect.toSatisfy((mb: number) => mb < 20),
  })
}

async function expectCheapRefusals(path: string, type: string, bodies: (string | Buffer)[]) {
  const headers = { origin: site.address, 'content-type': type }
  const harmless = type === MULTIPART ? partsBody([['a', 'x']]) : 'a=x'
  await visitor.send('POST', path, headers, harmless)
  for (const body of bodies)
    await expectCheap(String(body).slice(0, 60), 400, () =>
      visitor.send('POST', path, headers, body),
    )
}

test.each([
  ['the older form', '/formulier', 'ceremonyType'],
  ['a step', '/vragenlijst/naw', 'contacts'],
  ['an automatic save', '/vragenlijst/naw/automatisch', 'contacts'],
  ['a list of music', `${UPLOAD}/muziek`, 'musicSpecifications'],
])('the form of %s refuses lists without end', MEASURED, async (_, path, field) => {
  const names = ['[99999999]', '[99999999].a', '[100].a', '[0].a.b', '[0][0]', '[]']
  const bodies = names.map((name) => `${field}${name}=x`)
  await expectCheapRefusals(path, URLENCODED, [...bodies, `profiel=ja${deep(field)}`])
})

test.each([
  ['signing up', '/auth'],
  ['the older registration', '/aanmelden'],
  ['beginning with a question', '/beginnen'],
])('the form of %s refuses lists without end, and long ones unread', MEASURED, async (_, path) => {
  const names = ['[99999999]', '[99999999].a', '[100].a', '[0].a.b', '[0][0]', '[]']
  await expectCheapRefusals(
    path,
    URLENCODED,
    names.map((name) => `firstName${name}=x`),
  )
  const headers = { origin: site.address, 'content-type': URLENCODED }
  const long = `profiel=ja${deep('firstName')}`
  await expectCheap('long', 413, () => visitor.send('POST', path, headers, long))
})

const withPrinted = async () => {
  await allowHealthData(user.id)
  await saveAnswers(user.id, { revision: 0, data: { treatmentWords: 'Laat mij gaan' } })
  await printDraft(user.id)
}

test.each([
  ['a document', UPLOAD, async () => {}],
  ['a signed living will', '/dashboard/wilsverklaring/ondertekend', withPrinted],
  ['an import', '/dashboard/importeren', async () => {}],
])('the upload of %s refuses lists without end', MEASURED, async (_, path, arrange) => {
  await arrange()
  const names = ['[99999999]', '.a.b', '[999]'.repeat(1000)]
  const bodies = names.map((name) => partsBody([[`description${name}`, 'x']]))
  await expectCheapRefusals(path, MULTIPART, bodies)
})

test('a file that comes after such a field is not kept', async () => {
  const file = { field: 'file', name: 'brief.txt', contents: 'Lieve allemaal' }
  const body = partsBody([['description[9][9]', 'x']], file)
  const headers = { origin: site.address, 'content-type': MULTIPART }
  expect((await visitor.send('POST', UPLOAD, headers, body)).status).toBe(400)
  expect(await owner`select 1 from documents where user_id = ${user.id}`).toHaveLength(0)
})

// As many as fit in the head of a request.
test.each(['/auth', '/'])('a cookie full of spaces costs little on %s', MEASURED, async (path) => {
  const cookies = [`a=1${' '.repeat(15_800)}x`, 'a=1;'.repeat(3900), '_ga=1;'.repeat(2600)]
  await visitor.get(path, { cookie: 'a=1' })
  for (const cookie of cookies)
    await expectCheap(cookie.slice(0, 20), 200, () => visitor.get(path, { cookie }))
})
