/** The page on which a member gets what was delivered, and who gets nothing there. */
import { beforeAll, describe, expect, test } from 'vitest'
import { deliver } from '#app/features/delivery/work.server.ts'
import { deactivateMember } from '#app/features/guild/change.server.ts'
import { actorOf } from '#tests/fixtures/actor.ts'
import {
  approvedRequest,
  livingWillRequest,
  type Owner,
  ownerOfFile,
  signWill,
} from '#tests/fixtures/access-requests.ts'
import { decoded } from '#tests/fixtures/page.ts'
import { newSession } from '#tests/fixtures/people.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'

type Delivered = { id: string; member: TestUser; person: TestUser; page: string; sheet: string }

/** For a member of its own each, to stop, end or deactivate. */
async function delivered(): Promise<Delivered> {
  const [member, person] = [await testUser('franchise'), await ownerOfFile()]
  const id = await approvedRequest(member, person)
  // The jobs of the site may be at it too: whoever comes first delivers.
  await deliver()
  const page = `/franchise/aanvragen/${id}/dossier`
  const [file] = await owner<{ id: string }[]>`
    select f.id from delivery_files f join deliveries d on d.id = f.delivery_id
     where d.request_id = ${id} and f.part = 'run sheet'`
  return { id, member, person, page, sheet: `${page}/${file?.id}` }
}

let ready: Delivered

beforeAll(async () => {
  ready = await delivered()
})

describe('a member', () => {
  test('sees each document, and until when, and that the file is deleted then', async () => {
    const visitor = await signedIn(ready.member)
    const request = await visitor.get(`/franchise/aanvragen/${ready.id}`)
    expect(request.headers.location).toBe(ready.page)
    const page = await visitor.get(ready.page)
    expect(page.status).toBe(200)
    expect(page.headers['cache-control']).toContain('no-store')
    for (const text of ['Draaiboek.pdf', 'Mijn wensen.pdf', 'kB', 'Ophalen kan tot en met'])
      expect(decoded(page.text)).toContain(text)
    expect(decoded(page.text)).toMatch(
      /Op \d+ \w+ \d{4} verwijderen wij het volledige dossier voorgoed/,
    )
    expect((await visitor.get('/franchise/dashboard')).text).toContain(ready.page)
  })

  test('saves a document whole, which the page and the office tell from then on', async () => {
    const visitor = await signedIn(ready.member)
    const file = await visitor.get(ready.sheet)
    expect(file.status).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=Draaiboek.pdf',
      'accept-ranges': 'none',
      'cache-control': 'private, no-store',
    })
    expect(file.text).toMatch(/^%PDF-/)
    expect((await visitor.get(ready.page)).text).toContain('Opgehaald op')
    const office = await signedIn(await testUser('staff'))
    const request = await office.get(`/admin/toegangsverzoeken/${ready.id}`)
    expect(decoded(request.text)).toContain('Wat het gildelid ophaalde')
    expect(request.text).not.toContain('/dossier/')
  })

  test('that did not ask for it finds nothing', async () => {
    const other = await signedIn(await testUser('franchise'))
    for (const path of [ready.page, ready.sheet]) expect((await other.get(path)).status).toBe(404)
  })

  test('who is not signed in is asked to', async () => {
    for (const path of [ready.page, ready.sheet])
      expect((await new Visitor().get(path)).headers.location).toMatch(/^\/auth\?terug=/)
  })
})

describe('when it is over', () => {
  test.each([
    [
      'by the term',
      ({ id }: Delivered) => owner`
        update deliveries set available_until = now(), deletes_at = now() where request_id = ${id}`,
      'De termijn is voorbij',
    ],
    ['by a stop', ({ person }: Delivered) => newSession(person.id), 'Deze aanvraag is gestopt'],
  ])('%s, the pages say so', async (_how, end, said) => {
    const gone = await delivered()
    await end(gone)
    const visitor = await signedIn(gone.member)
    const page = await visitor.get(gone.page)
    expect(page.status).toBe(410)
    expect(page.text).toContain(said)
    expect(page.text).not.toContain('Draaiboek.pdf')
    const file = await visitor.get(gone.sheet)
    expect(file.status).toBe(410)
    expect(file.text).toContain('Dit is er niet meer')
  })

  test('with the membership, a colleague gets it on its behalf', async () => {
    const left = await delivered()
    const visitor = await signedIn(left.member)
    const [admin, staff] = [await testUser('admin'), await testUser('staff')]
    const ofOffice = left.sheet.replace('/franchise/aanvragen', '/admin/toegangsverzoeken')
    const office = await signedIn(staff)
    expect((await office.get(ofOffice)).status).toBe(404)
    const [company] = await owner<{ id: string }[]>`
      select member_id as id from access_requests where id = ${left.id}`
    await deactivateMember(actorOf(admin), company?.id ?? '')
    for (const path of [left.page, left.sheet])
      expect([302, 303, 403]).toContain((await visitor.get(path)).status)
    const request = await office.get(`/admin/toegangsverzoeken/${left.id}`)
    expect(request.text).toContain(ofOffice)
    expect((await office.get(ofOffice)).text).toMatch(/^%PDF-/)
    expect(decoded((await office.get(`/admin/toegangsverzoeken/${left.id}`)).text)).toContain(
      'door een medewerker namens het gildelid',
    )
  })
})

/** Deliveries of this person are made later, since the job of the site would be first. */
async function withDeliveriesWaiting<T>({ id }: Owner, run: () => Promise<T>): Promise<T> {
  await owner.unsafe(`
    create function wait_with_delivery() returns trigger language plpgsql
      as 'begin new.next_try_at := ''infinity''; return new; end';
    create trigger wait_with_delivery before insert on deliveries
      for each row when (new.subject_id = '${id}') execute function wait_with_delivery()`)
  try {
    return await run()
  } finally {
    await owner.unsafe('drop function wait_with_delivery cascade')
  }
}

test('the office sees what could not be delivered, and has it tried again', async () => {
  const [member, person] = [await testUser('franchise'), await ownerOfFile()]
  await signWill(person)
  const id = await withDeliveriesWaiting(person, () =>
    approvedRequest(member, person, livingWillRequest),
  )
  await owner`update wilsverklaringen set state = 'revoked' where user_id = ${person.id}`
  await owner`update deliveries set next_try_at = now() where request_id = ${id}`
  await deliver()
  const page = await (await signedIn(member)).get(`/franchise/aanvragen/${id}/dossier`)
  expect(page.text).toContain('Wij maken het dossier voor u klaar')
  const office = await signedIn(await testUser('staff'))
  const path = `/admin/toegangsverzoeken/${id}`
  expect((await office.get(path)).text).toContain('geen ondertekende wilsverklaring')
  const sent = await office.post(path, { intent: 'opnieuw' })
  expect(sent.headers.location).toBe(path)
  expect((await office.get(path)).text).toContain('Wij proberen de levering opnieuw te maken.')
})
