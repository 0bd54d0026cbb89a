/** The page on which a member gets what was delivered, and who gets nothing there. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { storeDocument } from '#app/features/documents/documents.server.ts'
import { endUnfetched } from '#app/features/delivery/delivered.server.ts'
import { deliverDue } from '#app/features/delivery/job.server.ts'
import { deactivateMember } from '#app/features/guild/change.server.ts'
import type { SomeAnswers } from '#app/features/interview/sections/index.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import {
  approvedRequest,
  livingWillRequest,
  type Owner,
  ownerOfFile,
  signWill,
  untilDelivered,
} from '#tests/fixtures/people/access-requests.ts'
import { decoded, pageOf } from '#tests/fixtures/page.ts'
import { newSession } from '#tests/fixtures/people/people.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { linkPhone } from '#tests/setup/phone.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'

type Delivered = { id: string; member: TestUser; person: Owner; page: string; sheet: string }

type SomeSections = Partial<Record<'kaars' | 'praktisch' | 'secret', SomeAnswers>>

/** For a member of its own each, to stop, end or deactivate. */
async function delivered(said: SomeSections = {}): Promise<Delivered> {
  const [member, person] = [await testUser('franchise'), await ownerOfFile()]
  for (const section of Object.keys(said) as (keyof SomeSections)[])
    await saveSection(person, {
      id: randomUUID(),
      revision: 0,
      final: false,
      section,
      data: said[section] ?? {},
    })
  const stored = await storeDocument(person.id, {
    purpose: 'document',
    name: 'brief.txt',
    nameWhenEmpty: 'x',
    description: 'Brief aan Lisa',
    contents: Readable.from([Buffer.from('Lieve Lisa')]),
  })
  expect(stored.ok).toBe(true)
  const id = await approvedRequest(member, person)
  await untilDelivered(id)
  const page = `/franchise/aanvragen/${id}/dossier`
  const [sheet] = await owner<DbRow<'delivery_files', 'id'>[]>`
    select f.id from delivery_files f join deliveries d on d.id = f.delivery_id
     where d.request_id = ${id} and f.part = 'run sheet'`
  return { id, member, person, page, sheet: `${page}/${sheet?.id ?? ''}` }
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
    const sheet = page.text.indexOf('Open het draaiboek')
    expect(sheet).toBeGreaterThan(0)
    expect(sheet).toBeLessThan(page.text.indexOf('Boekje voor de naasten'))
    for (const text of ['kB', 'Ophalen kan tot en met', 'Nog niet opgehaald'])
      expect(decoded(page.text)).toContain(text)
    expect(pageOf(page)).toMatchObject({ heading: 'De wensen van Tess Proef' })
    expect(decoded(page.text)).toMatch(/<a [^>]*><bdi>Brief aan Lisa<\/bdi><\/a>/)
    expect(decoded(page.text)).toContain('De overledene bewaarde dit, en noemde het zo.')
    expect(decoded(page.text)).toMatch(
      /Ophalen kan tot en met \d+\s\w+ \d{4}\. Heeft u het opgehaald\? Bewaar het dan goed. Op \d+\s\w+ \d{4} verwijderen wij het volledige dossier voorgoed\./,
    )
    expect(decoded(page.text).split('Ophalen kan').length, 'said once').toBe(2)
    const dashboard = (await visitor.get('/franchise/dashboard')).text
    expect(dashboard).toContain(ready.page)
    const order = [
      'Dit staat voor u klaar',
      'Nog niet opgehaald.',
      'Ophalen kan tot en met',
      'Haal de wensen op',
      'Dossier opvragen',
    ]
    const places = order.map((said) => decoded(dashboard).indexOf(said))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test('reads first that it ends within a week, and last when there is time', async () => {
    const visitor = await signedIn(ready.member)
    const placeIn = async (words: string) =>
      decoded((await visitor.get(ready.page)).text).indexOf(words)
    const deletion = 'verwijderen wij het volledige dossier'
    expect(await placeIn(deletion)).toBeGreaterThan(await placeIn('Wat erin zit'))
    await owner`
      update deliveries set deletes_at = now() + interval '6 days' where request_id = ${ready.id}`
    expect(await placeIn(deletion)).toBeLessThan(await placeIn('Eerst bellen'))
    expect(await placeIn('data-status="warning"')).toBe(-1)
    expect(await placeIn('Morgen verwijderen wij dit dossier')).toBe(-1)
    await owner`
      update deliveries set deletes_at = night_after(now(), 0), available_until = night_after(now(), 0)
       where request_id = ${ready.id}`
    expect(await placeIn('Haal dit dossier vandaag op')).toBeGreaterThan(0)
    expect(await placeIn('verwijderen wij')).toBe(-1)
    await owner`
      insert into delivery_downloads (delivery_id, part, on_behalf)
      select id, 'run sheet', true from deliveries where request_id = ${ready.id}`
    expect(await placeIn('Morgen verwijderen wij dit dossier')).toBeGreaterThan(0)
    expect(await placeIn('data-status="warning"')).toBeGreaterThan(0)
    await owner`delete from delivery_downloads where on_behalf`
    await owner`
      update deliveries set deletes_at = night_after(now(), 30), available_until = night_after(now(), 30)
       where request_id = ${ready.id}`
  })

  test('reads first a sentence and what is needed at once; what is not known leaves no place', async () => {
    const plain = decoded((await (await signedIn(ready.member)).get(ready.page)).text)
    expect(plain).toMatch(/Eerst bellen<\/dt><dd[^>]*>Bram Proef</)
    for (const absent of ['Keuze</dt>', 'Verzekering</dt>', 'Lees ook ‘Vertrouwelijk’'])
      expect(plain).not.toContain(absent)
    const { page, member } = await delivered({
      kaars: { remembered: 'Als iemand die altijd tijd had.' },
      praktisch: { burial: 'Cremeren' },
      secret: { extraAttention: 'Let op het huis.' },
    })
    const text = decoded((await (await signedIn(member)).get(page)).text)
    const order = [
      '‘Als iemand die altijd tijd had.’',
      'Keuze</dt>',
      'Eerst bellen</dt>',
      'Open het draaiboek',
      'Lees ook ‘Vertrouwelijk’ voordat u naar de familie gaat.',
      'Alles downloaden (ZIP, ',
      'Wat erin zit',
      'Alleen voor u, niet voor de familie.',
      'Ophalen kan tot en met',
    ].map((said) => text.indexOf(said))
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(text).not.toContain('Let op het huis')
    expect(text.slice(text.indexOf('Wat erin zit'))).toMatch(/<bdi>Draaiboek</)
  })

  test('is told which files nobody looked at for viruses', async () => {
    const { text } = await (await signedIn(ready.member)).get(ready.page)
    expect(decoded(text)).toContain('Niet elk bestand is op virussen gecontroleerd.')
    expect(decoded(text).match(/· Niet op virussen gecontroleerd/g)).toHaveLength(1)
  })

  test('and the office are told which file is missing for its virus, and nobody gets it', async () => {
    const fresh = await delivered()
    const [document] = await owner<DbRow<'delivery_files', 'id'>[]>`
      update delivery_files f set scan = 'infected', storage_key = null, size = null
        from deliveries d
       where d.id = f.delivery_id and d.request_id = ${fresh.id} and f.part = 'document'
      returning f.id`
    const name = `Brief aan Lisa ${fresh.person.number} Tess Proef.txt`
    const visitor = await signedIn(fresh.member)
    const page = decoded((await visitor.get(fresh.page)).text)
    for (const text of ['Eén bestand krijgt u niet', 'waarschijnlijk een virus', name])
      expect(page).toContain(text)
    expect(page).not.toContain(`${fresh.page}/${document?.id}`)
    expect((await visitor.get(`${fresh.page}/${document?.id}`)).status).toBe(404)
    const staff = await signedIn(await testUser('staff'))
    const office = decoded((await staff.get(`/admin/toegangsverzoeken/${fresh.id}`)).text)
    for (const text of ['Eén bestand is niet geleverd', name]) expect(office).toContain(text)
    const list = decoded((await staff.get('/admin/toegangsverzoeken')).text)
    expect(list.split(fresh.id)[1]?.split('</tr>')[0]).toContain('virus')
  })

  test.each([
    ['meer-tijd', 'Het gildelid heeft meer tijd gekregen', 'delivered'],
    ['beeindigen', 'De levering is beëindigd', 'closed'],
  ])(
    'that got nothing stands with the office until that decides: %s, once',
    async (intent, said, state) => {
      const { id, person } = await delivered()
      const path = `/admin/toegangsverzoeken/${id}`
      // To end it is looked over on a page of its own.
      const at = intent === 'beeindigen' ? `${path}/beeindigen` : path
      const staff = await signedIn(await testUser('staff'))
      const marked = async () =>
        decoded((await staff.get('/admin/toegangsverzoeken')).text).includes(
          'Niemand haalde iets op. Beslis wat er gebeurt',
        )
      const stands = async () => {
        const [row] = await owner<DbRow<'release_cases', 'state'>[]>`
          select c.state from release_cases c join access_requests r on r.case_id = c.id
           where r.id = ${id}`
        return row?.state
      }
      expect((await staff.get(path)).text).not.toContain('value="meer-tijd"')
      expect((await staff.post(at, { intent })).headers.location).toBe(path)
      const early = await staff.get(path)
      expect(early.text).toMatch(/data-status="info"[^]*Dit is niet meer nodig/)
      await owner`update deliveries set unfetched_since = now() where request_id = ${id}`
      const page = (await staff.get(path)).text
      expect([page.includes('value="meer-tijd"'), await marked()]).toEqual([true, true])
      expect(page).toContain(`href="${path}/beeindigen"`)
      expect(page).toContain('Had dit dossier niet geleverd mogen worden?')
      expect(decoded((await staff.get(at)).text)).toContain(
        intent === 'beeindigen' ? 'Het dossier blijft bewaard.' : 'Beëindig de levering',
      )
      expect(page).not.toContain('Dossier wordt verwijderd op')
      expect(decoded(page)).toMatch(/Geef meer tijd \(tot en met \d+.\p{L}+ \d{4}\)/u)
      expect((await staff.post(at, { intent })).headers.location).toBe(path)
      const after = decoded((await staff.get(path)).text)
      expect(after).toContain(said)
      expect(after.includes(', als het dan is opgehaald')).toBe(state === 'delivered')
      if (state === 'closed') {
        expect(after).toMatch(
          /Beëindigd op .* door (Tess Proef|een collega)\. Niets opgehaald\. Het dossier blijft/,
        )
        expect(after).not.toContain('Op te halen tot en met')
        const file = await staff.get(`/admin/wensen/${person.number}`)
        expect(decoded(file.text)).not.toContain('Het dossier wordt verwijderd op')
      }
      expect(await stands()).toBe(state)
      await staff.post(at, { intent })
      expect(decoded((await staff.get(path)).text)).not.toContain(said)
      expect(await stands()).toBe(state)
    },
  )

  test('asked for by HEAD is described, and counts as got by nobody', async () => {
    const fresh = await delivered()
    const visitor = await signedIn(fresh.member)
    const head = await visitor.send('HEAD', fresh.sheet, {})
    expect(head.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Draaiboek ${fresh.person.number} Tess Proef.pdf"`,
    })
    expect(
      await owner`
        select 1 from delivery_downloads g join deliveries d on d.id = g.delivery_id
         where d.request_id = ${fresh.id}`,
    ).toEqual([])
  })

  test('without a second factor is led to it, and gets nothing before', async () => {
    const { page, sheet, member } = await delivered()
    const visitor = await signedIn({ token: await newSession(member.id) })
    const { text } = await visitor.get(page)
    const factor = `/dashboard/account/tweede-stap?terug=${encodeURIComponent(page)}`
    expect(text).toContain(`href="${factor}"`)
    expect(text).not.toContain('Open het draaiboek')
    expect(decoded(text)).not.toContain('U kunt alles downloaden en bewaren')
    expect((await visitor.get(sheet)).headers.location).toBe(page)
    const asking = await visitor.get('/franchise/opvragen/volledig')
    expect(decoded(asking.text)).toContain('Logt u nog in één stap in?')
    const { status, text: codes } = await linkPhone(visitor, factor)
    expect([status, codes.includes(`href="${page}"`)]).toEqual([200, true])
    expect((await visitor.get(page)).text).toContain('Open het draaiboek')
  })

  test('shows once more who they are before the first document, not before the next', async () => {
    const { page, sheet, member } = await delivered()
    const visitor = await signedIn(member)
    const later = () => owner`
      update sessions set created_at = now() - interval '11 minutes', proven_at = null
       where user_id = ${member.id}`
    await later()
    const asked = await visitor.get(page)
    expect([
      asked.text.includes('currentPassword'),
      asked.text.includes('Open het draaiboek'),
    ]).toEqual([true, false])
    expect((await visitor.get(sheet)).headers.location).toBe(page)
    expect((await visitor.post(page, { currentPassword: 'geraden' })).status).toBe(422)
    const shown = await visitor.post(page, { currentPassword: TEST_PASSWORD })
    expect(shown.headers.location).toBe(page)
    expect((await visitor.get(sheet)).text).toMatch(/^%PDF-/)
    await later()
    expect((await visitor.get(sheet)).text).toMatch(/^%PDF-/)
  })

  test('saves a document whole, which the page and the office tell from then on', async () => {
    const visitor = await signedIn(ready.member)
    const file = await visitor.get(ready.sheet)
    expect(file.status).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Draaiboek ${ready.person.number} Tess Proef.pdf"`,
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
    ['by a stop', ({ person }: Delivered) => newSession(person.id), 'Verwijder dat dan.'],
  ])('%s, the pages say so', async (_how, end, said) => {
    const gone = await delivered()
    const visitor = await signedIn(gone.member)
    // What nobody got is given more time by a job of the site.
    expect((await visitor.get(gone.sheet)).status).toBe(200)
    await end(gone)
    const page = await visitor.get(gone.page)
    expect(page.status).toBe(410)
    expect(page.text).toContain(said)
    expect(page.text).not.toContain('Open het draaiboek')
    const file = await visitor.get(gone.sheet)
    expect([file.status, file.headers.location]).toEqual([303, `/franchise/aanvragen/${gone.id}`])
  })

  test('by the office, since nobody got anything, the page says that, and that the file stays', async () => {
    const gone = await delivered()
    await owner`update deliveries set unfetched_since = now() where request_id = ${gone.id}`
    expect(await endUnfetched(actorOf(await testUser('staff')), gone.id)).toBe(true)
    const { text } = await (await signedIn(gone.member)).get(gone.page)
    expect(decoded(text)).toContain('Ons kantoor sloot deze levering op')
    expect(decoded(text)).toContain('Wij bewaren het dossier.')
    expect(text).not.toContain('De termijn is voorbij')
  })

  test('with the membership, a colleague gets it on its behalf', async () => {
    const left = await delivered()
    const visitor = await signedIn(left.member)
    const [admin, staff] = [await testUser('admin'), await testUser('staff')]
    const ofOffice = left.sheet.replace('/franchise/aanvragen', '/admin/toegangsverzoeken')
    const office = await signedIn(staff)
    expect((await office.get(ofOffice)).status).toBe(404)
    const [company] = await owner<DbRow<'access_requests', 'member_id as id'>[]>`
      select member_id as id from access_requests where id = ${left.id}`
    await deactivateMember(actorOf(admin), company?.id ?? '', 'asked')
    for (const path of [left.page, left.sheet])
      expect([302, 303, 403]).toContain((await visitor.get(path)).status)
    const request = await office.get(`/admin/toegangsverzoeken/${left.id}`)
    expect(request.text).toContain(ofOffice)
    const later = () => owner`
      update sessions set created_at = now() - interval '11 minutes', proven_at = null
       where user_id = ${staff.id}`
    await later()
    const page = `/admin/toegangsverzoeken/${left.id}`
    const { text } = await office.get(page)
    expect([text.includes('currentPassword'), text.includes(ofOffice)]).toEqual([true, false])
    expect((await office.get(ofOffice)).headers.location).toBe(page)
    const proof = { intent: 'tonen', currentPassword: 'geraden' }
    expect((await office.post(page, proof)).status).toBe(422)
    expect((await office.get(ofOffice)).headers.location).toBe(page)
    const shown = await office.post(page, { ...proof, currentPassword: TEST_PASSWORD })
    expect(shown.headers.location).toBe(page)
    expect((await office.get(ofOffice)).text).toMatch(/^%PDF-/)
    await later()
    expect((await office.get(ofOffice)).text).toMatch(/^%PDF-/)
    expect(decoded((await office.get(page)).text)).toContain('Een medewerker, namens ')
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

test('a living will is opened by a knob before all else, with what counts', async () => {
  const [member, person] = [await testUser('franchise'), await ownerOfFile()]
  await signWill(person)
  const id = await approvedRequest(member, person, livingWillRequest)
  await untilDelivered(id)
  const visitor = await signedIn(member)
  const { text } = await visitor.get(`/franchise/aanvragen/${id}/dossier`)
  const [, first] = /<a href="([^"]*)"[^>]*>Open de wilsverklaring/.exec(text) ?? []
  expect((await visitor.get(first ?? '')).headers['content-type']).toBe('application/pdf')
  expect(decoded(text)).toMatch(
    /Geef deze aan de arts[^]*Het papier met de handtekening geldt[^]*Wat erin zit/,
  )
})

test('the office sees what could not be delivered, and has it tried again', async () => {
  const [member, person] = [await testUser('franchise'), await ownerOfFile()]
  await signWill(person)
  const id = await withDeliveriesWaiting(person, () =>
    approvedRequest(member, person, livingWillRequest),
  )
  await owner`update wilsverklaringen set state = 'revoked' where user_id = ${person.id}`
  await owner`update deliveries set next_try_at = now() - interval '1 second' where request_id = ${id}`
  await deliverDue()
  const page = await (await signedIn(member)).get(`/franchise/aanvragen/${id}/dossier`)
  expect(page.text).toContain('Wij maken het dossier voor u klaar')
  const office = await signedIn(await testUser('staff'))
  const path = `/admin/toegangsverzoeken/${id}`
  // The job of the site may have its turn: then this one does nothing.
  await vi.waitFor(async () => {
    await deliverDue()
    expect((await office.get(path)).text).toContain('geen ondertekende wilsverklaring')
  }, 20_000)
  await owner`insert into user_roles (user_id, role) values (${member.id}, 'staff')`
  const own = await signedIn(member)
  expect((await own.get(path)).text).toContain('U werkt ook voor deze uitvaartondernemer.')
  expect((await own.get(path)).text).not.toContain('value="opnieuw"')
  await own.post(path, { intent: 'opnieuw' })
  expect((await own.get(path)).text).not.toContain('Wij proberen de levering opnieuw te maken.')
  const sent = await office.post(path, { intent: 'opnieuw' })
  expect(sent.headers.location).toBe(path)
  expect((await office.get(path)).text).toContain('Wij proberen de levering opnieuw te maken.')
})

test('a call about what nobody got is written down, and shown to who calls next', async () => {
  const [member, person] = [await testUser('franchise'), await ownerOfFile()]
  const id = await approvedRequest(member, person)
  await untilDelivered(id)
  await owner`
    update deliveries set unfetched_since = now() - interval '1 hour' where request_id = ${id}`
  const [one, other] = [
    await signedIn(await testUser('staff')),
    await signedIn(await testUser('staff')),
  ]
  const path = `/admin/toegangsverzoeken/${id}`
  const note = async (gesprek: string) => {
    expect((await one.post(path, { intent: 'lid-gebeld', gesprek })).headers.location).toBe(path)
    return [await one.get(path), await other.get(path)].map(({ text }) => decoded(text))
  }
  expect((await note('misschien'))[0]).toContain('Dit is niet meer nodig')
  const [mine, theirs] = await note('none')
  expect(mine).toMatch(/U belde om [\d.]+\suur, geen gehoor/)
  expect(theirs).toMatch(/Tess Proef belde om [\d.]+\suur, geen gehoor/)
  expect((await note('reached'))[1]).toMatch(/Tess Proef sprak het bedrijf om [\d.]+\suur/)
})

test('what was got before a stop leads to a decision that is written down with the request', async () => {
  const [member, person] = [await testUser('franchise'), await ownerOfFile()]
  const id = await approvedRequest(member, person)
  await owner`
    insert into delivery_downloads (delivery_id, part, on_behalf)
    select id, 'wishes', false from deliveries where request_id = ${id}`
  await owner`update access_requests set state = 'stopped', because = 'by-owner' where id = ${id}`
  const office = await signedIn(await testUser('staff'))
  const path = `/admin/toegangsverzoeken/${id}`
  const task = `href="${path}"`
  expect((await office.get('/admin/aandacht')).text).toContain(task)
  expect(decoded((await office.get(path)).text)).toMatch(/Autoriteit Persoonsgegevens kan tot \S+/)
  const open = await office.post(path, { intent: 'datalek', waarom: 'unread' })
  expect([open.status, open.text]).toEqual([422, expect.stringContaining('href="#besluit"')])
  const why = await office.post(path, { intent: 'datalek', besluit: 'leak-owner', waarom: '' })
  expect([why.status, why.text]).toEqual([422, expect.stringContaining('href="#waarom"')])
  expect(why.text).toMatch(/checked=""[^>]*value="leak-owner"|value="leak-owner"[^>]*checked/)
  const decided = { intent: 'datalek', besluit: 'leak-owner', waarom: 'unread' }
  expect((await office.post(path, decided)).headers.location).toBe(path)
  expect(decoded((await office.get(path)).text)).toMatch(
    /Tess Proef schreef op: Verteld aan de eigenaar, niet gemeld\. Waarom niet gemeld: Het bedrijf/,
  )
  expect((await office.get('/admin/aandacht')).text).not.toContain(task)
})
