/** Who signs in while a release of a file runs is asked first whether they are its owner. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import {
  approvedRequest,
  fullRequest,
  livingWillRequest,
  lookedUp,
  type Owner,
  ownerOfFile,
  paidRequest,
  reportedCase,
  signWill,
  tokenFor,
  untilDelivered,
} from '#tests/fixtures/people/access-requests.ts'
import { subjectsTo } from '#tests/fixtures/people/letters.ts'
import { linkFromMail } from '#tests/fixtures/people/mailbox.ts'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'

const PAGE = '/auth/bent-u-het'

let person: Owner
beforeEach(async () => {
  person = await ownerOfFile()
})

/** Gives the right password. */
async function withPassword(back = '') {
  const visitor = new Visitor()
  const form = { intent: 'signin', email: person.email, password: TEST_PASSWORD }
  const answer = await visitor.post(`/auth${back && `?terug=${encodeURIComponent(back)}`}`, form)
  return { visitor, leads: answer.headers.location }
}

const says = async (visitor: Visitor, antwoord: string, page = PAGE) =>
  (await visitor.post(page, { antwoord })).headers.location

/** Lets go on what the page asks about. */
async function letsGoOn(visitor: Visitor) {
  const { text } = await visitor.get(PAGE)
  const vraag = [...text.matchAll(/name="vraag" value="([^"]+)"/g)].map(([, id = '']) => id)
  return (await visitor.post(PAGE, { antwoord: 'doorgaan', vraag })).headers.location
}

const isIn = async (visitor: Visitor) => (await visitor.get('/dashboard')).status === 200

const caseState = async (id: string) =>
  (await owner`select state, because from release_cases where id = ${id}`)[0]

const becauseOf = async (id: string) =>
  (await owner`select because from access_requests where id = ${id}`)[0]?.['because']

const requestState = async (id: string) =>
  (await owner`select state from access_requests where id = ${id}`)[0]?.['state']

async function asked(make: typeof fullRequest | typeof livingWillRequest) {
  const member = await testUser('franchise')
  const id = await paidRequest(member, make({ number: person.number, contact: person.trusted }))
  await lookedUp(id)
  return id
}

test('nobody is asked for whose file nothing runs', async () => {
  const { visitor, leads } = await withPassword()
  expect(leads).toBe('/dashboard')
  expect((await visitor.get(PAGE)).headers.location).toBe('/auth')
})

describe('after a report of a death', () => {
  let running: string
  beforeEach(async () => {
    running = await reportedCase(person.id)
  })

  test('nothing opens and nothing stops before the answer', async () => {
    const { visitor, leads } = await withPassword('/dashboard/contacten')
    expect(leads).toBe(`${PAGE}?terug=%2Fdashboard%2Fcontacten`)
    const page = await visitor.get(leads ?? '')
    expect(page.text).toContain('Bent u Tess?')
    expect(page.text).toContain('Ons is verteld dat Tess is overleden.')
    for (const path of ['/dashboard', '/vragenlijst/naw', '/dashboard/wensen.pdf'])
      expect((await visitor.get(path)).headers.location).toMatch(/^\/auth\?terug=/)
    expect(await caseState(running)).toMatchObject({ state: 'reported' })
  })

  test('who says that they live is in, by another token, and all of it stops', async () => {
    const { visitor, leads } = await withPassword('/dashboard/contacten')
    const before = visitor.cookies.get('session')
    expect(await says(visitor, 'ja', leads)).toBe('/dashboard/contacten')
    expect(visitor.cookies.get('session')).not.toBe(before)
    expect(await caseState(running)).toMatchObject({ state: 'stopped', because: 'owner-answered' })
    const next = await visitor.get('/dashboard')
    expect(next.text).toContain('Dat is nu gestopt')
    // Pressed twice it leads on.
    expect(await says(visitor, 'ja', leads)).toBe('/dashboard/contacten')
    const old = new Visitor()
    old.cookies.set('session', before ?? '')
    expect(await isIn(old)).toBe(false)
  })

  test('who is family is not let in, nothing stops, and the owner is mailed', async () => {
    const { visitor } = await withPassword()
    const leads = await says(visitor, 'nee')
    const page = await visitor.get(leads ?? '')
    expect(page.text).toContain('Wij lieten niets zien, en er is niets gestopt.')
    expect(page.text).toContain('href="/overleden"')
    expect(await isIn(visitor)).toBe(false)
    expect(await caseState(running)).toMatchObject({ state: 'reported' })
    expect(await subjectsTo(person.email)).toContain('Iemand wilde inloggen op uw account')
    expect(
      await owner`
      select action from audit_log where subject_id = ${person.id} and action = 'sessions.family'
    `,
    ).toHaveLength(1)
    // The answer counts once: pressed again it says the same, and lets nobody in afterwards.
    expect(await says(visitor, 'nee')).toBe(leads)
    expect(await says(visitor, 'ja')).toBe('/auth')
    expect(await caseState(running)).toMatchObject({ state: 'reported' })
  })

  test('an answer that is none asks again, and one without a sign-in leads to it', async () => {
    const { visitor } = await withPassword()
    for (const wrong of ['', 'misschien']) expect(await says(visitor, wrong)).toBe(PAGE)
    expect(await isIn(visitor)).toBe(false)
    expect(await says(new Visitor(), 'ja')).toBe('/auth')
    expect(await caseState(running)).toMatchObject({ state: 'reported' })
  })

  test('an answer of more than an hour later counts for nothing', async () => {
    const { visitor } = await withPassword()
    await owner`
      update sessions set expires_at = now() - interval '1 second' where user_id = ${person.id}`
    expect(await says(visitor, 'ja')).toBe('/auth')
    expect(await isIn(visitor)).toBe(false)
    expect(await caseState(running)).toMatchObject({ state: 'reported' })
  })

  test('it is asked of who comes by a link of a mail too', async () => {
    const visitor = new Visitor()
    await visitor.post('/auth', { intent: 'link', email: person.email })
    const link = await linkFromMail(person.email)
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
    expect((await visitor.post(link, { token })).headers.location).toBe(PAGE)
    expect(await isIn(visitor)).toBe(false)
  })

  test('it is not asked of who is signed in here, and signs in once more', async () => {
    await owner`update release_cases set state = 'stopped' where id = ${running}`
    const visitor = await signedIn({ token: await newSession(person.id) })
    running = await reportedCase(person.id)
    const form = { intent: 'signin', email: person.email, password: TEST_PASSWORD }
    expect((await visitor.post('/auth', form)).headers.location).toBe('/dashboard')
    expect(await caseState(running)).toMatchObject({ state: 'stopped' })
  })

  test('where it was stopped meanwhile, one goes on', async () => {
    const { visitor } = await withPassword()
    await owner`update release_cases set state = 'stopped' where id = ${running}`
    expect((await visitor.get(PAGE)).text).toContain('Er loopt nu niets meer over uw dossier.')
    expect(await says(visitor, 'verder')).toBe('/dashboard')
    expect(await isIn(visitor)).toBe(true)
  })
})

test('a request of a company for the whole file is asked about as a death', async () => {
  const id = await asked(fullRequest)
  const { visitor } = await withPassword()
  const { text } = await visitor.get(PAGE)
  expect(text).toContain('vroeg dit dossier op, en zegt dat Tess is overleden')
  expect(text).not.toContain('value="doorgaan"')
  for (const other of ['doorgaan', 'stop', 'verder']) {
    expect(await says(visitor, other)).toBe(PAGE)
    expect(await requestState(id)).toBe('waiting_contact')
  }
  for (const vraag of [id, crypto.randomUUID()]) {
    const { headers } = await visitor.post(PAGE, { antwoord: 'doorgaan', vraag })
    expect([headers.location, await requestState(id)]).toEqual([PAGE, 'waiting_contact'])
  }
  expect(await says(visitor, 'ja')).toBe('/dashboard')
  expect(await requestState(id)).toBe('stopped')
})

describe('while a company wants to read a living will', () => {
  let id: string
  let colleague: TestUser
  beforeEach(async () => {
    colleague = await testUser('admin')
    await signWill(person)
    id = await asked(livingWillRequest)
  })

  test('its owner lets it go on, which they are mailed and the office reads', async () => {
    const { visitor } = await withPassword()
    expect((await visitor.get(PAGE)).text).toContain('wil de wilsverklaring van Tess lezen')
    expect(await letsGoOn(visitor)).toBe('/dashboard')
    expect(await isIn(visitor)).toBe(true)
    expect(await requestState(id)).toBe('waiting_contact')
    expect(await subjectsTo(person.email)).toContain(
      'Bij het inloggen is gezegd: uw wilsverklaring mag gelezen worden',
    )
    expect(
      await owner`
      select action from audit_log where subject_id = ${person.id} and action = 'access.agree'
    `,
    ).toHaveLength(1)
    const office = await signedIn({ token: await newSession(colleague.id, 'two factors') })
    const { text } = await office.get(`/admin/toegangsverzoeken/${id}`)
    expect(text).toMatch(/Wie op [^<]* inlogde als eigenaar, zei dat het mag doorgaan/)
  })

  test('who signs in later is asked again, and stops it: another may have let it go on', async () => {
    await letsGoOn((await withPassword()).visitor)
    const { visitor, leads } = await withPassword()
    expect(leads).toBe(PAGE)
    expect(await says(visitor, 'stop')).toBe('/dashboard')
    expect(await requestState(id)).toBe('stopped')
    // When it was let go on stays: what was got in between was got with that word.
    const [row] = await owner<DbRow<'access_requests', 'owner_agreed_at' | 'last_agreed_at'>[]>`
      select owner_agreed_at, last_agreed_at from access_requests where id = ${id}`
    expect([row?.owner_agreed_at, row?.last_agreed_at]).toEqual([null, expect.any(Date)])
  })

  test('a proof in a session that let it go on does not stop it', async () => {
    const { visitor } = await withPassword()
    await letsGoOn(visitor)
    await owner`
      update sessions set proven_at = now() where user_id = ${person.id} and state = 'signed in'`
    expect(await requestState(id)).toBe('waiting_contact')
  })

  test('its owner still stops it by the link of the mail', async () => {
    await letsGoOn((await withPassword()).visitor)
    const token = await tokenFor(person.email, 'stoppen')
    await new Visitor().post('/dossieropvragen/stoppen', { token })
    expect(await requestState(id)).toBe('stopped')
  })

  test('what the page did not show does not go on', async () => {
    const { visitor } = await withPassword()
    await visitor.post(PAGE, { antwoord: 'doorgaan', vraag: ['x', crypto.randomUUID()] })
    expect(await requestState(id)).toBe('stopped')
  })

  test('a sign-in that came to nothing lets nothing go on', async () => {
    const { visitor } = await withPassword()
    await owner`delete from sessions where user_id = ${person.id} and state = 'asked'`
    await visitor.post(PAGE, { antwoord: 'doorgaan', vraag: id })
    expect(await owner`select owner_agreed_at from access_requests where id = ${id}`).toMatchObject(
      [{ owner_agreed_at: null }],
    )
  })

  test('its owner stops it', async () => {
    const { visitor } = await withPassword()
    expect(await says(visitor, 'stop')).toBe('/dashboard')
    expect(await requestState(id)).toBe('stopped')
    expect(await becauseOf(id)).toBe('owner-answered')
  })

  test('family does not stop it, and reads what to do', async () => {
    const { visitor } = await withPassword()
    const page = await visitor.get((await says(visitor, 'nee')) ?? '')
    expect(page.text).toContain('Zoek dan het papier met de handtekening')
    expect(await requestState(id)).toBe('waiting_contact')
  })

  test('who lives stops it with the report of a death, whatever was said before', async () => {
    await letsGoOn((await withPassword()).visitor)
    const running = await reportedCase(person.id)
    const { visitor } = await withPassword()
    expect(await says(visitor, 'ja')).toBe('/dashboard')
    expect(await caseState(running)).toMatchObject({ state: 'stopped' })
    expect(await requestState(id)).toBe('stopped')
  })

  test('of a death alone asks nobody about a living will: of that request nothing was answered', async () => {
    const running = await reportedCase(person.id)
    const { visitor } = await withPassword()
    await says(visitor, 'ja')
    expect(await caseState(running)).toMatchObject({ because: 'owner-answered' })
    expect(await becauseOf(id)).toBe('owner-signed-in')
  })

  test('who lets it go on is asked about a death that came in between, and stops nothing before that answer', async () => {
    const { visitor, leads } = await withPassword('/dashboard/contacten')
    const running = await reportedCase(person.id)
    const form = { antwoord: 'doorgaan', vraag: id }
    expect((await visitor.post(leads ?? '', form)).headers.location).toBe(leads)
    expect(await isIn(visitor)).toBe(false)
    expect(await caseState(running)).toMatchObject({ state: 'reported' })
    expect(await requestState(id)).toBe('waiting_contact')
    expect((await visitor.get(leads ?? '')).text).toContain('Ons is verteld dat Tess is overleden.')
  })

  test('who stops it is asked about a death that came in between, and stops nothing before that answer', async () => {
    const { visitor, leads } = await withPassword('/dashboard/contacten')
    const running = await reportedCase(person.id)
    expect(await says(visitor, 'stop', leads)).toBe(leads)
    expect(await isIn(visitor)).toBe(false)
    expect(await caseState(running)).toMatchObject({ state: 'reported' })
    expect(await requestState(id)).toBe('waiting_contact')
    const { text } = await visitor.get(leads ?? '')
    expect(text).toContain('Ons is verteld dat Tess is overleden.')
    expect(text).not.toContain('value="stop"')
    expect(await says(visitor, 'nee')).toMatch(/gezegd=nee$/)
    expect(await caseState(running)).toMatchObject({ state: 'reported' })
  })

  test('who answers about a death that is over by then is asked about the living will', async () => {
    const running = await reportedCase(person.id)
    const { visitor } = await withPassword()
    await owner`update release_cases set state = 'stopped' where id = ${running}`
    expect(await says(visitor, 'ja')).toBe(PAGE)
    expect((await visitor.get(PAGE)).text).toContain('wil de wilsverklaring van Tess lezen')
    expect(await requestState(id)).toBe('waiting_contact')
  })

  test('two that ask are named, and both go on', async () => {
    const other = await asked((wanted) => livingWillRequest({ ...wanted, contact: newEmail() }))
    await owner`
      update franchise_partners f set company_name = 'Proef ' || r.id from access_requests r
       where r.member_id = f.id and r.id in (${id}, ${other})`
    const { visitor } = await withPassword()
    expect((await visitor.get(PAGE)).text).toMatch(
      /Proef \S+ en Proef \S+ willen de wilsverklaring van Tess lezen/,
    )
    await letsGoOn(visitor)
    expect([await requestState(id), await requestState(other)]).toEqual([
      'waiting_contact',
      'waiting_contact',
    ])
  })
})

describe('who was signed in before it began', () => {
  const OWN_PAGES = ['/dashboard', '/dashboard/contacten', '/vragenlijst/veer']
  const said = async (visitor: Visitor, path: string) =>
    (await visitor.get(path)).text.replaceAll('\u00ad', '')

  test('reads on their own pages which company says that they died, and stops it there', async () => {
    const visitor = await signedIn(person)
    const id = await asked(fullRequest)
    for (const path of OWN_PAGES) {
      expect(await said(visitor, path)).toContain('Er is gezegd dat u bent overleden')
      expect(await said(visitor, path)).toMatch(/wil uw wensen lezen, en zegt dat u bent overleden/)
    }
    expect(await said(visitor, '/dashboard/ik-leef')).toContain('Met de knop stopt u dat meteen.')
    await visitor.post('/dashboard/ik-leef', { intent: 'stoppen' })
    expect(await requestState(id)).toBe('stopped')
    for (const path of OWN_PAGES)
      expect(await said(visitor, path)).not.toContain('Er is gezegd dat u bent overleden')
  })

  test('reads that a file that was approved is being made, until it can be got', async () => {
    const visitor = await signedIn(person)
    const id = await approvedRequest(await testUser('franchise'), person)
    await untilDelivered(id)
    expect(await said(visitor, '/dashboard')).toContain('kan uw wensen nu ophalen.')
    await owner`update deliveries set delivered_at = null, available_until = null, deletes_at = null where request_id = ${id}`
    expect(await said(visitor, '/dashboard')).not.toContain('kan uw wensen nu ophalen.')
    expect(await said(visitor, '/dashboard')).toContain(
      'mag uw wensen lezen. Wij maken ze nu klaar.',
    )
  })

  test('reads which company wants to read their living will, and where to stop that', async () => {
    await signWill(person)
    const visitor = await signedIn(person)
    await asked(livingWillRequest)
    for (const path of [...OWN_PAGES, '/dashboard/privacy', '/dashboard/wilsverklaring']) {
      expect(await said(visitor, path)).toMatch(/wil uw wilsverklaring lezen\./)
      expect(await said(visitor, path)).toContain('Wij wachten op het antwoord van die persoon.')
    }
    expect(await said(visitor, '/dashboard/ik-leef')).toContain('Niemand zei dat u bent overleden')
  })

  const stopPage = (id: string) => `/dashboard/privacy/aanvragen/${id}`

  test('stops what a company asks of their living will, after a page to look over', async () => {
    await signWill(person)
    const visitor = await signedIn(person)
    const id = await asked(livingWillRequest)
    expect(await said(visitor, '/dashboard/privacy')).toContain(`href="${stopPage(id)}"`)
    const page = await said(visitor, stopPage(id))
    expect(page).toContain('Stopt u, dan krijgt het bedrijf niets meer.')
    expect(await requestState(id)).toBe('waiting_contact')
    for (const _ of ['once', 'twice'])
      expect((await visitor.post(stopPage(id), { intent: 'stoppen' })).status).toBe(303)
    expect([await requestState(id), await becauseOf(id)]).toEqual(['stopped', 'by-owner'])
    expect(await said(visitor, '/dashboard/privacy')).toContain('De aanvraag is gestopt')
    expect((await visitor.get(stopPage(id))).status).toBe(404)
  })

  test('reads before and after that the end of their account stops it', async () => {
    const page = '/dashboard/account/verwijderen'
    const visitor = await signedIn(person)
    expect(await said(visitor, page)).not.toContain('Dan stopt dat meteen.')
    const id = await asked(fullRequest)
    expect(await said(visitor, page)).toContain('Dan stopt dat meteen.')
    await visitor.post(page, { intent: 'verwijderen', password: TEST_PASSWORD })
    expect(await requestState(id)).toBe('stopped')
    expect(await said(visitor, '/dashboard')).toContain(
      'is gestopt. Wie dat deed, hoort het van ons.',
    )
  })

  test('stops nothing of somebody else, nor that way what is about a death', async () => {
    await signWill(person)
    const living = await asked(livingWillRequest)
    const other = await signedIn(await testUser())
    expect((await other.get(stopPage(living))).status).toBe(404)
    expect((await other.post(stopPage(living), { intent: 'stoppen' })).status).toBe(404)
    const full = await asked(fullRequest)
    const visitor = await signedIn(person)
    expect((await visitor.post(stopPage(full), { intent: 'stoppen' })).status).toBe(404)
    expect([await requestState(living), await requestState(full)]).toEqual([
      'waiting_contact',
      'waiting_contact',
    ])
  })

  test('reads until when an approved living will can be got, and that it was', async () => {
    await signWill(person)
    const visitor = await signedIn(person)
    const member = await testUser('franchise')
    const id = await approvedRequest(member, person, livingWillRequest)
    await untilDelivered(id)
    expect(await said(visitor, '/dashboard/privacy')).toMatch(
      /kan uw wilsverklaring ophalen tot en met \d+ /,
    )
    expect(await said(visitor, stopPage(id))).toContain('Wij hebben deze aanvraag al goedgekeurd.')
    await owner`
      insert into delivery_downloads (delivery_id, part, on_behalf)
      select id, 'living will', false from deliveries where request_id = ${id}`
    expect(await said(visitor, '/dashboard/wilsverklaring')).toMatch(
      /haalde uw wilsverklaring op, op \d+ /,
    )
  })
})
