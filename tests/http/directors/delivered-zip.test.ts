/** All of a delivery in one ZIP: by the same rules as each document, and noted like each. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import type { DbRow } from '#db/row.ts'
import { isSoon } from '#app/features/first-days/funeral-term.ts'
import { lastFuneralDay } from '#app/features/first-days/funeral-term.server.ts'
import { dayAfter, dayOf } from '#app/locales/dates.ts'
import { storeDocument } from '#app/features/documents/documents.server.ts'
import {
  approvedRequest,
  fullRequest,
  type Owner,
  ownerOfFile,
  untilDelivered,
} from '#tests/fixtures/people/access-requests.ts'
import { decoded, pageOf, textOf } from '#tests/fixtures/page.ts'
import { newSession } from '#tests/fixtures/people/people.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'

let member: TestUser
let person: Owner
let page: string
let zip: string
let id: string

/** The newest first, as they are given. */
const LETTERS = [
  ['', 'Lieve allemaal'],
  ['Brief aan Lisa', 'Lieve Lisa, nog één ding'],
  ['Brief aan Lisa', 'Lieve Lisa'],
] as const

beforeEach(async () => {
  member = await testUser('franchise')
  person = await ownerOfFile()
  for (const [description, contents] of LETTERS.toReversed())
    await storeDocument(person.id, {
      purpose: 'document',
      name: 'brief.txt',
      nameWhenEmpty: 'x',
      description,
      contents: Readable.from([Buffer.from(contents)]),
    })
  id = await approvedRequest(member, person)
  page = `/franchise/aanvragen/${id}/dossier`
  zip = `${page}.zip`
  await untilDelivered(id)
})

test('is called by the name in the file, and not as who asked wrote it', async () => {
  const misspelled = (wanted: Parameters<typeof fullRequest>[0]) => ({
    ...fullRequest(wanted),
    naamOverledene: 'Tes Proev',
  })
  const someone = await ownerOfFile()
  const asked = await approvedRequest(member, someone, misspelled, {
    nagekeken: ['contact-called'],
    ondanks: 'typing-error',
  })
  await untilDelivered(asked)
  const visitor = await signedIn(member)
  const path = `/franchise/aanvragen/${asked}/dossier`
  expect(pageOf(await visitor.get(path)).heading).toBe('De wensen van Tess Proef')
  const { headers } = await visitor.get(`${path}.zip`)
  expect(headers['content-disposition']).toContain(`"Wensen ${someone.number} Tess Proef.zip"`)
})

/** What was got of it, by the parts that are noted. */
async function noted() {
  const rows = await owner<DbRow<'delivery_downloads', 'part'>[]>`
    select g.part from delivery_downloads g join deliveries d on d.id = g.delivery_id
     where d.request_id = ${id} order by g.id`
  return rows.map(({ part }) => part)
}

const logged = async (action: string) => {
  const rows = await owner`
    select 1 from audit_log where subject_id = ${person.id} and action = ${action}`
  return rows.length
}

const ALL = ['run sheet', 'wishes', 'document', 'document', 'document']

test('holds each document under a name that says whose it is, and each is noted', async () => {
  const visitor = await signedIn(member)
  expect((await visitor.get(page)).text).toContain(`href="${zip}"`)
  const { status, headers, bytes } = await visitor.get(zip)
  const whose = `${person.number} Tess Proef`
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="Wensen ${whose}.zip"`,
    'content-length': String(bytes.length),
    'cache-control': 'private, no-store',
  })
  const opened = await fromBufferPromise(bytes)
  const contents = new Map<string, string>()
  for await (const entry of opened.eachEntry())
    contents.set(entry.fileName, String(await buffer(await opened.openReadStreamPromise(entry))))
  const folder = `Wensen ${whose}`
  expect([...contents.keys()]).toEqual([
    `${folder}/Draaiboek ${whose}.pdf`,
    `${folder}/Boekje voor de naasten ${whose}.pdf`,
    `${folder}/brief ${whose}.txt`,
    ...['Brief aan Lisa', 'Brief aan Lisa'].map(
      (name, index) => `${folder}/${name} ${whose}${index > 0 ? ' (2)' : ''}.txt`,
    ),
  ])
  expect(contents.get(`${folder}/Draaiboek ${whose}.pdf`)).toMatch(/^%PDF-/)
  expect([...contents.values()].slice(2)).toEqual(LETTERS.map(([, letter]) => letter))
  expect(await noted()).toEqual(ALL)
  expect(await logged('access.fetch')).toBe(ALL.length)
  const office = await signedIn(await testUser('staff'))
  const told = decoded((await office.get(`/admin/toegangsverzoeken/${id}`)).text)
  expect(told).toMatch(/haalde op [^.]+ om [\d.]+\suur in één ZIP op: het draaiboek, /)
  expect(told).not.toContain('haalde op het')
  const own = decoded((await (await signedIn(person)).get('/dashboard/privacy')).text)
  expect(own.match(/haalde dit op:/g)).toHaveLength(1)
  expect(own).toContain(
    'Uitvaartzorg Proef haalde dit op: het draaiboek, het boekje en een document.',
  )
  const after = decoded((await visitor.get(page)).text)
  expect(after).not.toContain('Nog niet opgehaald')
  expect((await visitor.get('/franchise/dashboard')).text).toMatch(/Opgehaald op \d+/)
})

test('asked for by HEAD is described, and counts as got by nobody', async () => {
  const visitor = await signedIn(member)
  const { headers } = await visitor.send('HEAD', zip, {})
  expect(await noted()).toEqual([])
  expect(headers['content-length']).toBe((await visitor.get(zip)).headers['content-length'])
})

test('is for nobody else', async () => {
  expect((await (await signedIn(await testUser('franchise'))).get(zip)).status).toBe(404)
  for (const one of [await testUser(), await testUser('staff')])
    expect((await (await signedIn(one)).get(zip)).status).toBe(403)
  expect((await new Visitor().get(zip)).headers.location).toMatch(/^\/auth\?terug=/)
  expect(await noted()).toEqual([])
})

test('asks for two steps, and for who one is before the first document', async () => {
  const once = await signedIn({ token: await newSession(member.id) })
  expect((await once.get(zip)).headers.location).toBe(page)
  const visitor = await signedIn(member)
  await owner`
    update sessions set created_at = now() - interval '11 minutes', proven_at = null
     where user_id = ${member.id}`
  expect((await visitor.get(page)).text).not.toContain(zip)
  expect((await visitor.get(zip)).headers.location).toBe(page)
  expect(await noted()).toEqual([])
  await visitor.post(page, { currentPassword: TEST_PASSWORD })
  expect((await visitor.get(zip)).status).toBe(200)
  expect(await noted()).toEqual(ALL)
})

test('leaves out what has a virus', async () => {
  await owner`
    update delivery_files f set scan = 'infected', storage_key = null, size = null
      from deliveries d
     where d.id = f.delivery_id and d.request_id = ${id} and f.part = 'document'`
  const { bytes } = await (await signedIn(member)).get(zip)
  expect((await fromBufferPromise(bytes)).entryCount).toBe(2)
})

test.each([
  [
    'the term is over',
    () => owner`
      update deliveries set available_until = now(), deletes_at = now() where request_id = ${id}`,
  ],
  ['its owner signed in', () => newSession(person.id)],
  ['a colleague stopped it', () => stopAtDesk()],
])('is gone once %s', async (_how, end) => {
  const visitor = await signedIn(member)
  const [sheet] = await owner<DbRow<'delivery_files', 'id'>[]>`
    select f.id from delivery_files f join deliveries d on d.id = f.delivery_id
     where d.request_id = ${id} and f.part = 'run sheet'`
  // What nobody got is given more time by a job of the site.
  expect((await visitor.get(`${page}/${sheet?.id}`)).status).toBe(200)
  await end()
  expect((await visitor.get(page)).status).toBe(410)
  // The page of the request says what ended it.
  for (const path of [zip, `${page}/${sheet?.id}`])
    expect((await visitor.get(path)).headers.location).toBe(`/franchise/aanvragen/${id}`)
  expect(await noted()).toEqual(['run sheet'])
})

test('says at the office whom to call while nobody got it and the funeral is near', async () => {
  const today = dayOf(new Date())
  const days = Array.from({ length: 15 }, (_, ago) => dayAfter(today, -ago))
  const funerals = await Promise.all(days.map(lastFuneralDay))
  const day = days[funerals.findIndex((one) => isSoon(one, new Date()))] ?? today
  const near = (wanted: Parameters<typeof fullRequest>[0]) => ({
    ...fullRequest(wanted),
    overlijdensdatum: day,
  })
  const asked = await approvedRequest(member, await ownerOfFile(), near)
  await untilDelivered(asked)
  const colleague = await signedIn(await testUser('staff'))
  const read = async () => textOf((await colleague.get(`/admin/toegangsverzoeken/${asked}`)).text)
  expect(await read()).toMatch(
    /Nog niet opgehaald\. De uitvaart is uiterlijk [^]*(Bel:|Neem contact op)/,
  )
  expect(await read()).toContain('Afgerond: de levering loopt')
  expect(await read()).not.toContain('afgehandeld')
  await (await signedIn(member)).get(`/franchise/aanvragen/${asked}/dossier.zip`)
  expect(await read()).not.toContain('De uitvaart is uiterlijk')
})

test('that the office should not have given has a colleague call its trusted person after the company', async () => {
  await (await signedIn(member)).get(zip)
  const colleague = await signedIn(await testUser('staff'))
  const stop = `/admin/toegangsverzoeken/${id}/stoppen`
  expect((await colleague.post(stop, { reden: 'our-fault' })).status).toBe(303)
  const today = textOf((await colleague.get('/admin')).text)
  expect(today).toContain('en daarna Bram Proef. Beslis vandaag of dit een datalek is')
})

/** As one does at the office, on the page of the request. */
async function stopAtDesk() {
  const colleague = await signedIn(await testUser('staff'))
  const request = `/admin/toegangsverzoeken/${id}`
  const stop = `${request}/stoppen`
  expect((await colleague.get(request)).text).toContain(`href="${stop}"`)
  const asked = textOf((await colleague.get(stop)).text)
  expect(asked).toContain('haalde al iets op')
  const unsaid = await colleague.post(stop, {})
  expect([unsaid.status, pageOf(unsaid).title]).toEqual([422, expect.stringMatching(/^Fout: /)])
  const done = await colleague.post(stop, { reden: 'said-to-live' })
  expect([done.status, done.headers.location]).toEqual([303, request])
  expect(await logged('access.stop')).toBe(1)
  const after = textOf((await colleague.get(request)).text)
  expect(after).toContain('stopte de levering. Wij hoorden dat deze persoon leeft')
  expect(after).not.toContain('Stop deze levering')
  expect(textOf((await colleague.get(stop)).text)).toContain('Er is niets te stoppen')
  expect((await colleague.post(stop, { reden: 'our-fault' })).headers.location).toBe(request)
  expect(textOf((await colleague.get('/admin/aandacht')).text)).toContain(
    'Wij stopten de levering zelf: wij hoorden dat deze persoon leeft.',
  )
}
