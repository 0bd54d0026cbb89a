/** Asking for a file over the web: what the pages show, and that nothing shows whether there is one. */
import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approveRequest } from '#app/features/release/decide.server.ts'
import { askForFile } from '#app/features/release/ask.server.ts'
import { lookAfterRequests } from '#app/features/release/work.server.ts'
import {
  fullRequest,
  type Owner,
  ownerOfFile,
  paidRequest,
  tokenFor,
} from '#tests/fixtures/access-requests.ts'
import { actorOf } from '#tests/fixtures/actor.ts'
import { toAskFor } from '#tests/fixtures/to-ask-for.ts'
import { decoded } from '#tests/fixtures/page.ts'
import { type Answer, signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'

let member: TestUser
let person: Owner
let [admin, staff]: TestUser[] = []

beforeAll(async () => {
  ;[member, admin, staff] = [
    await testUser('franchise'),
    await testUser('admin'),
    await testUser('staff'),
  ]
})

beforeEach(async () => {
  person = await ownerOfFile()
})

const actor = (one: TestUser | undefined) => actorOf({ id: one?.id ?? '' })

async function paid(contact = person.trusted) {
  const id = await paidRequest(member, fullRequest({ number: person.number, contact }))
  await lookAfterRequests()
  return id
}

async function confirmed() {
  const id = await paid()
  const token = await tokenFor(person.trusted, 'bevestigen')
  const sent = await new Visitor().post('/dossieropvragen/bevestigen', { token })
  expect(sent.headers.location).toBe('/dossieropvragen/bevestigen?gelukt=ja')
  await lookAfterRequests(new Date(Date.now() + 4 * 24 * 60 * 60 * 1000))
  return id
}
const stateOf = async (id: string) =>
  (await owner<{ state: string }[]>`select state from access_requests where id = ${id}`)[0]?.state

describe('a link in a mail', () => {
  test('for the trusted person says what is asked, changes nothing by looking, and works once', async () => {
    const id = await paid()
    const path = `/dossieropvragen/bevestigen?token=${await tokenFor(person.trusted, 'bevestigen')}`
    const page = await new Visitor().get(path)
    expect(page.status).toBe(200)
    for (const said of ['Uitvaartzorg Proef', 'Tess Proef', '1 november 2026'])
      expect(decoded(page.text)).toContain(said)
    expect(page.text).not.toContain(person.number)
    expect(await stateOf(id)).toBe('waiting_contact')
    const token = path.split('=')[1] ?? ''
    const no = await new Visitor().post('/dossieropvragen/bevestigen', { token, intent: 'nee' })
    expect(no.headers.location).toBe('/dossieropvragen/bevestigen?gelukt=nee')
    expect(await stateOf(id)).toBe('rejected')
    expect((await new Visitor().get(path)).status).toBe(410)
  })

  test('for the owner stops it without signing in', async () => {
    const id = await paid()
    const token = await tokenFor(person.email, 'stoppen')
    expect((await new Visitor().get(`/dossieropvragen/stoppen?token=${token}`)).status).toBe(200)
    expect(await stateOf(id)).toBe('waiting_contact')
    const sent = await new Visitor().post('/dossieropvragen/stoppen', { token })
    expect(sent.headers.location).toBe('/dossieropvragen/stoppen?gelukt=')
    expect(await stateOf(id)).toBe('stopped')
    expect((await new Visitor().post('/dossieropvragen/stoppen', { token })).status).toBe(410)
  })

  test.each(['bevestigen', 'stoppen'])('%s that is made up does nothing', async (page) => {
    const token = randomBytes(32).toString('base64url')
    const path = `/dossieropvragen/${page}`
    expect((await new Visitor().get(`${path}?token=${token}`)).status).toBe(410)
    expect((await new Visitor().post(path, { token })).status).toBe(410)
  })
})

describe('the office', () => {
  test('sees a stranger as trusted person in red, and decides', async () => {
    const id = await paid(`vreemd-${member.email}`)
    const visitor = await signedIn(staff ?? member)
    const page = await visitor.get(`/admin/toegangsverzoeken/${id}`)
    expect(page.text).toContain('e-mailadres van de vertrouwenspersoon niet opgegeven.')
    const path = `/admin/toegangsverzoeken/${id}`
    const early = await visitor.post(path, { intent: 'accorderen' })
    expect(early.headers.location).toBe(path)
    expect((await visitor.get(path)).text).toContain('U kunt dit verzoek nog niet accorderen')
    expect((await visitor.post(path, {})).status).toBe(422)
    expect((await visitor.post(path, { reden: 'contact-unsure' })).status).toBe(303)
    expect((await visitor.get('/admin/toegangsverzoeken')).text).toContain(
      'Het verzoek is afgewezen',
    )
    expect((await visitor.post(path, { reden: 'no-death' })).status).toBe(303)
    expect((await visitor.get('/admin/toegangsverzoeken')).text).toContain(
      'Iemand anders heeft dit verzoek net afgehandeld',
    )
  })

  test('approves with two, sees how many wait, and the last that ended', async () => {
    const id = await confirmed()
    const [one, other] = [await signedIn(admin ?? member), await signedIn(staff ?? member)]
    const path = `/admin/toegangsverzoeken/${id}`
    const list = decoded((await one.get('/admin/toegangsverzoeken')).text)
    for (const said of [person.number, 'Wacht op verificatie', 'Accorderen', 'Afwijzen'])
      expect(list).toContain(said)
    await one.post(path, { intent: 'accorderen' })
    expect((await one.get(path)).text).toContain('Een collega moet het ook nog doen')
    expect((await other.post(path, { intent: 'accorderen' })).headers.location).toBe(
      '/admin/toegangsverzoeken',
    )
    expect(await stateOf(id)).toBe('completed')
    expect(decoded((await one.get('/admin/toegangsverzoeken')).text)).toContain('Afgerond')
    expect(await approveRequest(actor(admin), id)).toBe('gone')
  })
})

describe('the waiting time', () => {
  test('is 24 hours until its owner chooses another, within limits', async () => {
    const visitor = await signedIn(await testUser())
    const path = '/dashboard/account/bedenktijd'
    expect((await visitor.get(path)).text).toMatch(/value="24"/)
    for (const uren of ['73', '-1', 'x', ''])
      expect((await visitor.post(path, { uren })).status).toBe(422)
    expect((await visitor.post(path, { uren: '48' })).status).toBe(303)
    expect((await visitor.get(path)).text).toMatch(/value="48"/)
  })
})

const right = {
  full: {
    naamOverledene: 'Tess Proef',
    overlijdensdatum: '1-11-2026',
    vertrouwensEmail: 'bram@example.nl',
    verklaring: 'Wij verzorgen de uitvaart.',
  },
  living_will: { contactNaam: 'Bram Proef', contactEmail: 'bram@example.nl' },
}
const PAGES = {
  full: '/franchise/opvragen/volledig',
  living_will: '/franchise/opvragen/wilsverklaring',
}

/** The way of asking, up to the page that leads to the payment. */
async function ask(visitor: Visitor, dossierNummer: string, kind: keyof typeof PAGES = 'full') {
  const sent = await visitor.post(PAGES[kind], { dossierNummer, kaart: '', ...right[kind] })
  const next = String(sent.headers.location)
  return { sent, next, page: next.startsWith('/') ? await visitor.get(next) : undefined }
}

describe('asking for a file', () => {
  test.each(['full', 'living_will'] as const)('%s leads to what it costs', async (kind) => {
    const visitor = await signedIn(await testUser('franchise'))
    const { sent, page } = await ask(visitor, person.number, kind)
    expect(sent.status).toBe(303)
    const text = decoded(page?.text ?? '')
    expect(text).toMatch(/€\s10,50/)
    expect(text.includes('verwijderen wij het volledige dossier voorgoed')).toBe(kind === 'full')
  })

  test('says first what is wrong first, and all of it at the fields', async () => {
    const visitor = await signedIn(member)
    const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const wrong = { dossierNummer: '12345678', naamOverledene: 'T', overlijdensdatum: tomorrow }
    const { status, text } = await visitor.post(PAGES.full, {
      ...wrong,
      vertrouwensEmail: 'x',
      verklaring: 'te kort',
    })
    expect(status).toBe(422)
    const said = decoded(text)
    const inOrder = [
      'Validatiefout',
      'Dossiernummer moet het formaat WR12345678 hebben',
      'Vul hier minimaal 2 tekens in',
      'Overlijdensdatum kan niet in de toekomst liggen',
      'Ongeldig e-mailadres',
      'Vul hier minimaal 10 tekens in',
    ].map((one) => said.indexOf(one))
    expect(inOrder.every((place) => place >= 0)).toBe(true)
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
  })

  test('is over for a member that is deactivated, at the next request', async () => {
    const other = await testUser('franchise')
    const visitor = await signedIn(other)
    expect((await visitor.get(PAGES.full)).status).toBe(200)
    await owner`
      update franchise_partners set status = 'inactive'
       where id = (select member_id from guild_memberships where user_id = ${other.id})`
    const { status, headers } = await visitor.get(PAGES.full)
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/auth\?/)])
    expect(
      await askForFile(other.id, fullRequest({ number: person.number, contact: '' })),
    ).toBeNull()
  })

  test('of another member cannot be seen or paid', async () => {
    const { next } = await ask(await signedIn(member), person.number)
    const other = await signedIn(await testUser('franchise'))
    expect((await other.get(next)).status).toBe(404)
    expect((await other.post(next)).status).toBe(404)
  })

  test('goes no faster than twenty times an hour', async () => {
    const visitor = await signedIn(await testUser('franchise'))
    for (let count = 0; count < 20; count += 1)
      expect((await ask(visitor, person.number)).sent.status).toBe(303)
    const { sent } = await ask(visitor, person.number)
    expect({ status: sent.status, kept: sent.text.includes(person.number) }).toEqual({
      status: 429,
      kept: true,
    })
  })
})

describe('a request that was paid', () => {
  test('has a page that says how far it is, on which the trusted person is asked again', async () => {
    const contact = 'mis.getypt@example.nl'
    const id = await paid(contact)
    const visitor = await signedIn(member)
    const path = `/franchise/aanvragen/${id}`
    expect((await visitor.get('/franchise/dashboard')).text).toContain(path)
    for (const said of [contact, person.number, 'Wacht op de vertrouwenspersoon'])
      expect(decoded((await visitor.get(path)).text)).toContain(said)

    const wrong = await visitor.post(path, { email: 'mis getypt' })
    expect(wrong.status).toBe(422)
    for (const said of ['mis getypt', 'Ongeldig e-mailadres']) expect(wrong.text).toContain(said)

    expect((await visitor.post(path, { email: person.trusted })).headers.location).toBe(path)
    const after = decoded((await visitor.get(path)).text)
    expect(after).toContain('Wij hebben de vertrouwenspersoon opnieuw een e-mail gestuurd')
    expect(after).toContain(person.trusted)
    await lookAfterRequests()
    await tokenFor(person.trusted, 'bevestigen')
  })

  test('asks no more than five times a day, and keeps what was typed', async () => {
    const id = await paid()
    const visitor = await signedIn(member)
    const path = `/franchise/aanvragen/${id}`
    for (let count = 0; count < 5; count += 1)
      expect((await visitor.post(path, { email: person.trusted })).status).toBe(303)
    const { status, text } = await visitor.post(path, { email: 'nieuw@example.nl' })
    expect({ status, kept: text.includes('nieuw@example.nl') }).toEqual({ status: 429, kept: true })
  })

  test('asks nobody any more once the office decides', async () => {
    const id = await confirmed()
    const visitor = await signedIn(member)
    const path = `/franchise/aanvragen/${id}`
    const page = decoded((await visitor.get(path)).text)
    expect(page).toContain('Wij kijken de aanvraag na')
    expect(page).not.toContain('Verstuur de vraag opnieuw')
    expect((await visitor.post(path, { email: 'nieuw@example.nl' })).headers.location).toBe(path)
    expect(decoded((await visitor.get(path)).text)).not.toContain('nieuw@example.nl')
  })
})

/** What can be told from outside of an answer, but for what is new in each. */
const seenOf = (answer: { status: number; text: string; headers: object }) => ({
  status: answer.status,
  size: answer.text.length,
  headers: Object.keys(answer.headers).toSorted(),
})

describe('nothing shows whether there is such a file', () => {
  /** In ms. Medians over many are measured by `npm run bench -- --release`. */
  const WITHIN = 10
  const ROUNDS = { least: 6, most: 40 }

  test('in asking for it by number: same answers, same time', { timeout: 300_000 }, async () => {
    const { numbers } = await toAskFor(owner)
    const all = Object.entries(numbers)
    const fastest = new Map(all.map(([name]) => [name, Infinity]))
    // What else a machine does only makes an answer slower: while it is busy, more of them are looked at.
    const apart = () => Math.max(...fastest.values()) - Math.min(...fastest.values())
    const seen = new Set<string>()
    for (let round = 0; round < ROUNDS.most; round += 1) {
      if (round >= ROUNDS.least && apart() < WITHIN) break
      const visitor = await signedIn(await testUser('franchise'))
      for (let count = 0; count < 20; count += 1) {
        const [name, number] = all[(round + count) % all.length] ?? ['', '']
        const began = performance.now()
        const { sent, page } = await ask(visitor, number)
        fastest.set(name, Math.min(fastest.get(name) ?? Infinity, performance.now() - began))
        seen.add(JSON.stringify([seenOf(sent), page && seenOf(page)]))
      }
    }
    expect([...seen]).toHaveLength(1)
    expect(apart()).toBeLessThan(WITHIN)
  })

  test('in coming by a card that works, is of another member, was revoked, or is made up', async () => {
    const { numbers, cards } = await toAskFor(owner)
    const visitor = await signedIn(await testUser('franchise'))
    const pages = new Map<string, Answer>()
    for (const [name, card] of Object.entries(cards))
      pages.set(name, await visitor.get(`${PAGES.full}?kaart=${card}`))
    const numberOn = (name: string) =>
      /name="dossierNummer"[^>]* value="(WR\d{8})"/.exec(pages.get(name)?.text ?? '')?.[1]
    expect(['works', 'revoked', 'foreign'].map(numberOn)).toEqual([
      numbers.works,
      numbers.works,
      numbers.foreign,
    ])
    expect(numberOn('unknown')).toMatch(/^WR\d{8}$/)
    const seen = [...pages.values()].map((page) => JSON.stringify(seenOf(page)))
    expect(new Set(seen).size).toBe(1)
  })
})
