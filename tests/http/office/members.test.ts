/** The office's tab 'Gilde Leden' and its three views. */
import type { DbRow } from '#db/row.ts'
import {
  approvedRequest,
  fullRequest,
  livingWillRequest,
  paidRequest,
  ownerOfFile,
  signWill,
  untilDelivered,
} from '#tests/fixtures/people/access-requests.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { requestCallback } from '#app/features/callbacks/callbacks.server.ts'
import { applyForMembership } from '#app/features/guild/application.server.ts'
import { RULE_BROKEN, whileFailing } from '#tests/fixtures/faults/failing.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { textOf } from '#tests/fixtures/page.ts'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, TEST_PASSWORD, testUser } from '#tests/setup/database.ts'
import { fieldsOn } from '../access/forms.ts'

let admin: Visitor
let colleague: Visitor

beforeAll(async () => {
  admin = await signedIn(await testUser('admin'))
  colleague = await signedIn(await testUser('admin'))
})

const MEMBERS = '/admin/gilde/leden'
const CALLS = '/admin/gilde/terugbellen'
/** What lets an application in: a look at the company, and a call. */
const LET_IN = {
  intent: 'activeren',
  kvkGezien: 'true',
  gebeld: 'true',
  gebeldOp: '038-1234567',
}

const BUSINESS = {
  contactName: 'Noor de Wit',
  phone: '06-12345678',
  street: 'Dorp',
  houseNumber: '1',
  postalCode: '1234 AB',
  city: 'Zwolle',
}

async function applied() {
  const email = newEmail()
  const companyName = `Zorg ${email.slice(0, 8)}`
  await applyForMembership({ ...BUSINESS, companyName, email })
  const [row] = await owner<
    DbRow<'franchise_partners', 'id'>[]
  >`select id from franchise_partners where email = ${email}`
  const page = `${MEMBERS}/${row?.id ?? ''}`
  return { email, companyName, page }
}

/** The text of the page that an answer leads to. */
async function after(visitor: Visitor, { headers, status }: Awaited<ReturnType<Visitor['post']>>) {
  expect(status).toBe(303)
  return textOf((await visitor.get(headers.location ?? '')).text)
}

/** A mail that a job of the site makes. */
const mailTo = (email: string, subject: RegExp) =>
  vi.waitUntil(async () => (await letters(email)).find((one) => subject.test(one.subject)), {
    timeout: 20_000,
    interval: 50,
  })

describe('an application', () => {
  test('says what it is and what is done with it first, and has no link to share yet', async () => {
    const { companyName, page } = await applied()
    const { text } = await admin.get(page)
    const parts = [`${companyName}</h1>`, 'Nieuwe aanmelding van', 'Activeer Lid', 'Wie er werkt']
    const places = parts.map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(text).not.toContain('/met/')
    await admin.post(page, LET_IN)
    expect((await admin.get(page)).text).toContain('/met/')
  })

  test('waits in its own view, and is activated on its page, once', async () => {
    const { companyName, email, page } = await applied()
    const list = textOf((await admin.get('/admin/gilde')).text)
    expect(list).toContain(companyName)
    expect(list).toMatch(/Nieuwe Aanmeldingen\s+\d+/)
    const said = await after(admin, await admin.post(page, LET_IN))
    expect(said).toContain('Status bijgewerkt')
    expect(said).toContain('Deactiveren')
    expect(textOf((await admin.get(page)).text)).toMatch(/Gebeld op\s+038-1234567/)
    expect(await after(colleague, await colleague.post(page, LET_IN))).toContain(
      'Dit gildelid was al bijgewerkt.',
    )
    expect((await admin.get('/admin/gilde')).text).not.toContain(companyName)
    const mail = await mailTo(email, /kies een wachtwoord/)
    expect(mail.text).toContain('/reset-password?token=')
    expect(mail.text).not.toMatch(/wachtwoord(?: is|:) /)
    const log = textOf((await admin.get(`/admin/logboek?wie=${email}`)).text)
    expect(log).toContain('Gildelid geactiveerd')
    expect(log).toContain(`Bij: ${companyName}, ${email}`)
    expect(log).toContain('Nagekeken: KVK, en gebeld met het bedrijf')
  })

  test('is let in on its own page alone, by who looked at the company and called it', async () => {
    const { companyName, page } = await applied()
    const list = await admin.get('/admin/gilde')
    expect(list.text).toContain(`aria-label="Kijk na: ${companyName}"`)
    expect(list.text).not.toContain('value="activeren"')
    expect(textOf((await admin.get(page)).text)).toMatch(
      /Gebeld met Noor de Wit, op een nummer dat ik zelf vond \(KVK of website van het bedrijf\)/,
    )
    for (const [lacks, said] of [
      ['kvkGezien', 'Kijk eerst na bij de KVK'],
      ['gebeld', 'Bel het bedrijf eerst'],
      ['gebeldOp', 'Vul het nummer in dat u belde'],
    ] as const) {
      const { status, text } = await admin.post(page, { ...LET_IN, [lacks]: '' })
      expect([status, textOf(text).includes(said)]).toEqual([422, true])
    }
    expect(textOf((await admin.get(page)).text)).toContain('Nieuwe aanmelding van')
    expect((await admin.post(page, LET_IN)).status).toBe(303)
  })

  test('that is refused is gone, with a mail', async () => {
    const { companyName, email, page } = await applied()
    const asked = textOf((await admin.get(`${page}/verwijderen`)).text)
    expect(asked).toContain(`Aanmelding van ${companyName} afkeuren?`)
    const said = await after(admin, await admin.post(`${page}/verwijderen`))
    expect(said).toContain(`${companyName} is verwijderd.`)
    expect((await admin.get(page)).status).toBe(404)
    await mailTo(email, /gaat niet door/)
    expect(await after(colleague, await colleague.post(`${page}/verwijderen`))).toContain(
      'Dit gildelid was al verwijderd.',
    )
  })
})

test('who is in the guild is out at the next request when the office deactivates the member', async () => {
  const person = await testUser('franchise')
  const enter = async () => signedIn({ token: await newSession(person.id) })
  let theirs = await enter()
  const [row] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
    select member_id as id from guild_memberships where user_id = ${person.id}`
  const statuses = async () => [
    (await theirs.get('/franchise/dashboard')).status,
    (await theirs.get('/franchise/dashboard.data')).status,
  ]
  expect(await statuses()).toEqual([200, 200])
  const stopping = `${MEMBERS}/${row?.id}/deactiveren`
  expect(textOf((await admin.get(stopping)).text)).not.toContain('loopt nog')
  const open = await paidRequest(person, fullRequest({ number: 'WR00000000', contact: newEmail() }))
  const { text: asking } = await admin.get(stopping)
  expect(textOf(asking)).toContain('Eén aanvraag van dit bedrijf loopt nog. Daar wacht een familie')
  expect(asking).toContain(`href="/admin/toegangsverzoeken/${open}"`)
  const unsaid = await admin.post(stopping)
  expect([unsaid.status, textOf(unsaid.text).includes('Kies een van')]).toEqual([422, true])
  expect(await statuses()).toEqual([200, 200])
  expect((await admin.post(stopping, { because: 'asked' })).status).toBe(303)
  const late = await after(colleague, await colleague.post(stopping, { because: 'rules' }))
  expect(late).toContain('Dit gildelid was al bijgewerkt.')
  expect(await statuses()).not.toContain(200)
  expect((await theirs.get('/franchise/dashboard')).headers.location).toMatch(/^\/auth\?/)
  await admin.post(`${MEMBERS}/${row?.id}`, LET_IN)
  theirs = await enter()
  expect(await statuses()).toEqual([200, 200])
})

test('who deactivates a member reads what it did not get yet, and the member how we are reached', async () => {
  const boss = await testUser('franchise')
  const asked = await ownerOfFile()
  const id = await approvedRequest(boss, asked)
  await untilDelivered(id)
  const [row] = await owner<DbRow<'access_requests', 'member_id as id'>[]>`
    select member_id as id from access_requests where id = ${id}`
  const stopping = `${MEMBERS}/${row?.id}/deactiveren`
  const { text } = await admin.get(stopping)
  expect(text).toContain(`href="/admin/toegangsverzoeken/${id}">Tess Proef</a>`)
  expect(text).toContain('Spreek met elke familie af')
  expect(text).not.toContain('Deze wilsverklaringen')
  const lives = await ownerOfFile()
  await signWill(lives)
  const will = await approvedRequest(boss, lives, livingWillRequest)
  expect((await admin.get(stopping)).text).toMatch(
    new RegExp(`Deze wilsverklaringen haalde[^]*href="/admin/toegangsverzoeken/${will}"`),
  )
  await owner`
    insert into delivery_downloads (delivery_id, part, on_behalf)
    select id, 'wishes', false from deliveries where request_id = ${id}`
  expect((await admin.get(stopping)).text).not.toContain(`/admin/toegangsverzoeken/${id}`)
  await owner`update franchise_partners set status = 'inactive' where id = ${row?.id ?? ''}`
  const back = await signedIn({ token: await newSession(boss.id) })
  const stopped = textOf((await back.get('/franchise/gestopt')).text)
  expect(stopped).toContain('In onze e-mail aan Uitvaartzorg Proef staat waarom.')
})

test('the count of active members on the first page follows at once', async () => {
  const shown = async () => {
    const text = textOf((await admin.get('/admin')).text)
    return Number(/gildeleden\D{0,40}?([\d.]+)/i.exec(text)?.[1]?.replace('.', ''))
  }
  const { page } = await applied()
  const before = await shown()
  await admin.post(page, LET_IN)
  expect(await shown()).toBeGreaterThan(before)
})

describe('a member that the office makes', () => {
  const good = () => ({
    companyName: 'Uitvaart Nu',
    contactName: 'Noor',
    email: newEmail(),
    phone: '038-4210005',
    kvk: '12345678',
    kvkGezien: 'true',
    gebeld: 'true',
    gebeldOp: '038-1234567',
  })
  const NEW = '/admin/gilde/nieuw'

  test('is active once it was looked up and called, and is found with its own address', async () => {
    const form = good()
    const said = await after(admin, await admin.post(NEW, form))
    expect(said).toContain('Gilde lid aangemaakt! Er is een email verstuurd met inloggegevens.')
    const { text } = await admin.get(`${MEMBERS}?zoek=${form.email}&stand=active`)
    const [, url] = /data-copy="Kopieer"[^>]*>([^<]+)</.exec(text) ?? []
    expect(url).toMatch(/\/met\/UITVAART[2-9]{4}$/)
    await mailTo(form.email, /kies een wachtwoord/)
    const twice = await admin.post(NEW, form)
    expect(await after(admin, twice)).toContain('Gilde lid aangemaakt!')
    const again = await colleague.post(NEW, { ...form, companyName: 'Een ander' })
    expect([again.status, textOf(again.text).includes('Er is al een gildelid')]).toEqual([
      422,
      true,
    ])
  })

  test.each([
    ['companyName', '', 'Vul alle verplichte velden in.'],
    ['contactName', ' ', 'Vul alle verplichte velden in.'],
    ['email', '', 'Vul alle verplichte velden in.'],
    ['email', 'x', 'Ongeldig e-mailadres'],
    ['postalCode', '12', 'Ongeldige postcode'],
    ['kvk', '1', 'acht cijfers'],
    ['kvk', '', 'Vul alle verplichte velden in.'],
    ['phone', '', 'Vul alle verplichte velden in.'],
    ['kvkGezien', '', 'Kijk eerst na bij de KVK of dit bedrijf bestaat'],
    ['gebeld', '', 'Bel het bedrijf eerst'],
    ['gebeldOp', '', 'Vul het nummer in dat u belde'],
  ])('with a wrong %s (%j) comes back with what was typed', async (name, value, said) => {
    const form = { ...good(), city: 'Zwolle' }
    const { status, text } = await admin.post(NEW, { ...form, [name]: value })
    expect({ status, said: textOf(text).includes(said) }).toEqual({ status: 422, said: true })
    expect(text).toContain('value="Zwolle"')
  })
})

test('the office is told of a company what is wrong, and not of its own', async () => {
  const { page } = await applied()
  const form = Object.fromEntries(fieldsOn(await admin.get(`${page}/gegevens`)))
  const { text } = await admin.post(`${page}/gegevens`, { ...form, kvk: '1', website: 'x' })
  const said = textOf(text)
  for (const what of ['van de website', 'Een KVK-nummer heeft']) expect(said).toContain(what)
})

test('the office puts the facts of a member right', async () => {
  const { page, companyName, email } = await applied()
  const form = fieldsOn(await admin.get(`${page}/gegevens`))
  expect(form.get('companyName')).toBe(companyName)
  const fields = { ...Object.fromEntries(form), companyName: 'De Nieuwe Linde', kvk: '12345678' }
  const wrong = await admin.post(`${page}/gegevens`, { ...fields, kvk: '1' })
  expect([wrong.status, wrong.text.includes('value="De Nieuwe Linde"')]).toEqual([422, true])
  const said = await after(admin, await admin.post(`${page}/gegevens`, fields))
  expect(said).toContain('De gegevens van het gildelid zijn opgeslagen.')
  for (const fact of ['De Nieuwe Linde', email]) expect(said).toContain(fact)
})

test('who is overtaken by a colleague keeps what was typed, and replaces nothing unseen', async () => {
  const { page } = await applied()
  const path = `${page}/gegevens`
  const form = Object.fromEntries(fieldsOn(await admin.get(path)))
  expect((await colleague.post(path, { ...form, city: 'Deventer' })).status).toBe(303)
  const wrong = await admin.post(path, { ...form, phone: '0612345678', kvk: '1' })
  const mended = { ...Object.fromEntries(fieldsOn(wrong)), kvk: '12345678' }
  const late = await admin.post(path, mended)
  const said = textOf(late.text)
  expect([late.status, said.includes('Dit is net gewijzigd')]).toEqual([409, true])
  expect(said).toContain('Plaats: Deventer')
  expect(said).toContain('KVK-nummer: niet ingevuld')
  expect(Object.fromEntries(fieldsOn(late))).toMatchObject({ city: 'Zwolle', phone: '0612345678' })
  const sent = Object.fromEntries(fieldsOn(late))
  expect((await admin.post(path, sent)).status).toBe(303)
  // Pressed twice, it was nobody else.
  const again = await admin.post(path, sent)
  expect([late, again].map(({ text }) => text.includes('<title>Fout: '))).toEqual([true, false])
  const twice = textOf(again.text)
  expect(twice).toContain('Dit is al opgeslagen')
  expect(twice).not.toContain('net gewijzigd')
})

test('how many requests of a member run is in the list, and said before the member is removed', async () => {
  const person = await testUser('franchise')
  const [row] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
    select member_id as id from guild_memberships where user_id = ${person.id}`
  const list = async () => {
    const { text } = await admin.get(`${MEMBERS}?zoek=${person.email}&stand=active`)
    return textOf(text)
  }
  const removal = async () => textOf((await admin.get(`${MEMBERS}/${row?.id}/verwijderen`)).text)
  expect(await list()).toContain('Lopende aanvragen')
  expect(await removal()).not.toContain('lopende aanvra')
  const asked = { number: 'WR00000000', contact: newEmail() }
  await paidRequest(person, fullRequest(asked))
  expect(await removal()).toContain('één lopende aanvraag voor een dossier. Die stopt')
  await paidRequest(person, fullRequest(asked))
  expect(await removal()).toContain('2 lopende aanvragen voor een dossier. Ze stoppen')
})

test('who signed in a while ago removes no member without the password', async () => {
  const { id, token } = await testUser('admin')
  const { page, email } = await applied()
  await admin.post(page, LET_IN)
  await owner`update sessions set created_at = now() - interval '11 minutes' where user_id = ${id}`
  const later = await signedIn({ token })
  expect((await later.post(`${page}/verwijderen`)).status).toBe(422)
  const removed = await later.post(`${page}/verwijderen`, { currentPassword: TEST_PASSWORD })
  expect(await after(later, removed)).toContain('Gebruikers die een e-mail krijgen: 0.')
  await mailTo(email, /lidmaatschap is beëindigd/)
})

test('someone with an account joins by the link, signed in', async () => {
  const person = await testUser()
  const { page } = await (async () => {
    await applyForMembership({ ...BUSINESS, companyName: 'Zorg Samen', email: person.email })
    const [row] = await owner<DbRow<'franchise_partners', 'id'>[]>`
      select id from franchise_partners where email = ${person.email}`
    return { page: `${MEMBERS}/${row?.id}` }
  })()
  await admin.post(page, LET_IN)
  const mail = await mailTo(person.email, /Koppel uw account/)
  const link = new URL(/http\S+koppelen\?token=\S+/.exec(mail.text)?.[0] ?? '')
  const path = link.pathname + link.search
  const other = await signedIn(await testUser())
  expect((await other.get(path)).status).toBe(410)
  const theirs = await signedIn(person)
  expect((await theirs.get('/franchise/dashboard')).status).toBe(403)
  expect(textOf((await theirs.get(path)).text)).toContain('Uw account koppelen aan Zorg Samen')
  const token = link.searchParams.get('token') ?? ''
  expect((await other.post(path, { token })).status).toBe(410)
  expect(await after(theirs, await theirs.post(path, { token }))).toContain('Zorg Samen')
  const twice = await theirs.post(path, { token })
  expect(textOf(twice.text)).toContain('Uw account hoort al bij Zorg Samen')
})

describe('a request to be called', () => {
  async function asked() {
    const name = `Bel ${randomUUID().slice(0, 8)}`
    const email = newEmail()
    await requestCallback({
      companyName: name,
      contactName: 'Noor',
      email,
      phone: '06-12345678',
      message: 'Wat kost het?',
    })
    const [row] = await owner<
      DbRow<'callback_requests', 'id'>[]
    >`select id from callback_requests where email = ${email}`
    return { name, email, id: row?.id ?? '' }
  }
  const stateOf = async (id: string) =>
    owner`select status, contacted_at is not null as called from callback_requests where id = ${id}`

  test('is marked, once, and taken back', async () => {
    const { name, id } = await asked()
    expect(textOf((await admin.get(CALLS)).text)).toContain('Wat kost het?')
    const said = await after(admin, await admin.post(CALLS, { markeer: id }))
    expect(said).toContain('Status bijgewerkt')
    expect(said).toContain('Verzoek gemarkeerd als gecontacteerd')
    expect(said).toContain(name)
    expect(await stateOf(id)).toEqual([{ status: 'contacted', called: true }])
    expect(await after(colleague, await colleague.post(CALLS, { markeer: id }))).toContain(
      'Dit verzoek was al bijgewerkt.',
    )
    await admin.post(CALLS, { terug: id })
    expect(await stateOf(id)).toEqual([{ status: 'pending', called: false }])
  })

  test('that nobody answered stays, and says who called and when', async () => {
    const { name, id } = await asked()
    const said = await after(admin, await admin.post(CALLS, { niemand: id }))
    expect(said).toContain('Opgeschreven: er nam niemand op.')
    expect(said).toMatch(/U belde om [\d.]+\suur, geen gehoor/)
    expect(await stateOf(id)).toEqual([{ status: 'pending', called: false }])
    await colleague.post(CALLS, { ingesproken: id })
    const again = textOf((await admin.get(CALLS)).text)
    expect(again).toContain(name)
    expect(again).toMatch(/belde om [\d.]+\suur, geen gehoor, en sprak in\. Al 2 keer gebeld/)
    await admin.post(CALLS, { markeer: id })
    expect(await after(admin, await admin.post(CALLS, { niemand: id }))).toContain('al bijgewerkt')
  })

  test('stays as it was when that fails, and says so', async () => {
    const { id } = await asked()
    const failed = await whileFailing('callback_requests', `new.id = '${id}'`, () =>
      admin.post(CALLS, { markeer: id }),
    )
    expect([failed.status, textOf(failed.text).includes('Fout bij updaten')]).toEqual([503, true])
    expect(await stateOf(id)).toEqual([{ status: 'pending', called: false }])
  })

  test('that cannot be opened makes the page say so', async () => {
    const { id } = await asked()
    const [row] = await owner`select message from callback_requests where id = ${id}`
    await owner`update callback_requests set message = '\\x00' where id = ${id}`
    const { status, text } = await admin.get(CALLS)
    await owner`update callback_requests set message = ${row?.message} where id = ${id}`
    expect([status, text.includes('<h1>Fout bij ophalen</h1>')]).toEqual([500, true])
  })
})

test.each([
  ['Fout bij bijwerken status', '', LET_IN],
  ['Fout bij verwijderen', '/verwijderen', {}],
])('%s is said when the database breaks a rule', async (said, part, fields) => {
  const { page, email } = await applied()
  const failed = await whileFailing(
    'franchise_partners',
    `new.email = '${email}'`,
    () => admin.post(page + part, fields),
    owner,
    RULE_BROKEN,
  )
  expect([failed.status, textOf(failed.text).split(said).length]).toEqual([500, 2])
})

test.each([
  `${MEMBERS}?voor=1.2`,
  `${MEMBERS}?voor=9999999999999999.0b1c2d3e-0000-4000-8000-000000000000`,
  `${MEMBERS}?zoek=%25_'%22%00`,
  `${CALLS}?nieuw=-1&gecontacteerd=x`,
])('%s does no harm', async (path) => {
  expect([200, 422]).toContain((await admin.get(path)).status)
})
