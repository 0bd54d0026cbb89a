/** A guild member looks after itself: its people, notices and facts. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { dateOf } from '#app/locales/dates.ts'
import { approvedRequest, ownerOfFile } from '#tests/fixtures/people/access-requests.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { linkFromMail, tokenOf } from '#tests/fixtures/people/mailbox.ts'
import { inputOf, textOf, unbroken } from '#tests/fixtures/page.ts'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'

const PEOPLE = '/franchise/collegas'

let boss: TestUser
let visitor: Visitor
let member: string

beforeEach(async () => {
  boss = await testUser('franchise')
  visitor = await signedIn(boss)
  const [row] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
    select member_id as id from guild_memberships where user_id = ${boss.id}`
  member = row?.id ?? ''
})

/** The text of the page that an answer leads to. */
async function after(who: Visitor, { headers, status }: Awaited<ReturnType<Visitor['post']>>) {
  expect(status).toBe(303)
  return textOf((await who.get(headers.location ?? '')).text)
}

/** As who looked over whom it goes to. */
const invite = (form: { name: string; email: string }) =>
  visitor.post(PEOPLE, { ...form, intent: 'zeker' })

async function colleague(): Promise<{ person: TestUser; membership: string }> {
  const person = await testUser()
  const [row] = await owner<DbRow<'guild_memberships', 'id'>[]>`
    insert into guild_memberships (member_id, user_id, part, name, email)
    values (${member}, ${person.id}, 'colleague', 'Bram Proef', ${person.email}) returning id`
  return { person, membership: row?.id ?? '' }
}

test('the owner invites a colleague, and reads the same for an address that has an account', async () => {
  const said: string[] = []
  for (const email of [newEmail(), (await testUser()).email]) {
    const page = await after(visitor, await invite({ name: 'Bram Proef', email }))
    expect(page).toContain('De uitnodiging is verstuurd.')
    said.push(...(page.match(/Uitgenodigd/g) ?? []))
    await vi.waitUntil(
      async () => (await letters(email)).find(({ subject }) => subject.includes('collega')),
      { timeout: 20_000, interval: 50 },
    )
    const shown = textOf((await visitor.get(PEOPLE)).text)
    expect(shown.slice(shown.indexOf(email)).slice(0, 120)).toContain('Uitgenodigd')
  }
  expect(said).toHaveLength(3)
})

test('a new colleague is asked for a password only, and reads nothing of wishes', async () => {
  const email = newEmail()
  await invite({ name: 'Bram Proef', email })
  const link = await linkFromMail(email)
  const theirs = new Visitor()
  const page = await theirs.get(link)
  expect(page.status).toBe(200)
  expect(page.text).not.toContain('name="firstName"')
  const words = { password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, privacyConsent: 'true' }
  const done = await theirs.post(link, { token: tokenOf(link), ...words })
  const next = await theirs.get(done.headers.location ?? '')
  expect([done.status, next.status]).toEqual([303, 200])
  const main = (text: string) => /<main.*<\/main>/s.exec(text)?.[0] ?? ''
  for (const { text } of [page, next]) expect(main(text)).not.toMatch(/uw wensen/i)
  expect(main(next.text)).toContain('href="/franchise/dashboard"')
  expect((await theirs.get('/franchise/dashboard')).status).toBe(200)
  expect((await theirs.get('/dashboard/account')).text).toContain('value="Bram"')
}, 30_000)

test.each([
  [{ name: '', email: 'bram@example.nl' }, 'Vul een naam in'],
  [{ name: 'Bram', email: 'bram' }, 'Ongeldig e-mailadres'],
])('an invitation of %j comes back with what was typed', async (form, said) => {
  const { status, text } = await visitor.post(PEOPLE, form)
  expect([status, textOf(text).includes(said)]).toEqual([422, true])
  expect(text).toContain(`value="${form.email}"`)
})

test('an address with an open invitation is said to have one, since when, and how it is sent anew', async () => {
  const [email, one] = [newEmail(), new Date()]
  await invite({ name: 'Bram', email })
  const { status, text } = await invite({ name: 'Bram Proef', email })
  expect(status).toBe(422)
  expect(textOf(text)).toContain(
    unbroken(`Er is al een uitnodiging voor dit adres, van ${dateOf(one)}.`),
  )
  expect(textOf(text)).toContain('Kies hierboven ‘Stuur de link opnieuw’.')
})

test('an invitation is looked over before it goes, and goes back with what was typed', async () => {
  const form = { name: 'Bram Proef', email: newEmail() }
  const look = await visitor.post(PEOPLE, form)
  expect(look.status).toBe(200)
  for (const said of [
    'Klopt dit adres?',
    form.email,
    'Deze persoon leest alles wat uw bedrijf opvraagt',
  ])
    expect(textOf(look.text)).toContain(said)
  expect(await owner`select 1 from guild_memberships where email = ${form.email}`).toEqual([])
  const back = await visitor.post(PEOPLE, { ...form, intent: 'terug' })
  expect([back.status, inputOf(back, 'email')]).toEqual([200, form.email])
  expect(await after(visitor, await invite(form))).toContain('De uitnodiging is verstuurd.')
})

test('an invitation that is open says since when, and its link is sent again by a button', async () => {
  const form = { name: 'Bo Proef', email: newEmail() }
  await invite(form)
  await owner`update guild_memberships set created_at = now() - interval '2 days' where email = ${form.email}`
  const page = await visitor.get(PEOPLE)
  const since = dateOf(new Date(Date.now() - 2 * 24 * 60 * 60 * 1000))
  expect(textOf(page.text)).toContain(unbroken(`Uitgenodigd op ${since}`))
  expect(page.text).toContain('aria-label="Stuur de link opnieuw: Bo Proef"')
  const again = await after(visitor, await visitor.post(PEOPLE, { ...form, intent: 'opnieuw' }))
  expect(again).toContain(unbroken(`Uitgenodigd op ${dateOf(new Date())}`))
  expect((await owner`select 1 from guild_memberships where email = ${form.email}`).length).toBe(1)
})

test('the eleventh invitation within an hour has to wait', async () => {
  const once = () => invite({ name: 'Bram', email: newEmail() })
  for (let nr = 0; nr < 10; nr += 1) await once()
  expect((await once()).status).toBe(429)
})

test('a colleague whose access is taken away is out at the next request, with a page that asks first', async () => {
  const { person, membership } = await colleague()
  const theirs = await signedIn({ token: await newSession(person.id) })
  expect((await theirs.get('/franchise/dashboard')).status).toBe(200)
  expect((await theirs.get(`${PEOPLE}/${membership}/verwijderen`)).status).toBe(404)
  expect((await theirs.post(`${PEOPLE}/${membership}/verwijderen`)).status).toBe(404)
  expect((await theirs.post(PEOPLE, { name: 'Anna', email: newEmail() })).status).toBe(403)
  const page = `${PEOPLE}/${membership}/verwijderen`
  expect(textOf((await visitor.get(page)).text)).toContain('Toegang van Bram Proef stoppen?')
  expect(await after(visitor, await visitor.post(page))).toContain('De toegang is gestopt.')
  const { status, headers } = await theirs.get('/franchise/dashboard')
  expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/auth\?/)])
  expect(await after(visitor, await visitor.post(page))).toContain(
    'Deze collega had al geen toegang meer.',
  )
})

test('a colleague whose access was taken away and who signs in reads so, and whom to ask, until they say they did', async () => {
  const { person, membership } = await colleague()
  await visitor.post(`${PEOPLE}/${membership}/verwijderen`)
  const back = new Visitor()
  const form = { intent: 'signin', email: person.email, password: TEST_PASSWORD }
  const signIn = await back.post('/auth', form)
  expect(signIn.headers.location).toBe('/franchise/gestopt')
  expect(textOf((await back.get('/franchise/gestopt')).text)).toContain(
    'Uw toegang tot het gildedashboard van Uitvaartzorg Proef is gestopt. Vragen? Vraag Tess Proef.',
  )
  expect((await back.get('/franchise/dashboard')).headers.location).toBe('/franchise/gestopt')
  expect((await back.post('/franchise/gestopt')).headers.location).toBe('/dashboard')
  expect((await back.get('/franchise/gestopt')).headers.location).toBe('/dashboard')
  expect((await back.get('/franchise/dashboard')).status).toBe(403)
})

test('an invitation that expired says so, and a button sends it again', async () => {
  const email = newEmail()
  await invite({ name: 'Bo Laat', email })
  await owner`
    update guild_memberships set created_at = '2026-01-01T12:00Z' where email = ${email}`
  const page = await visitor.get(PEOPLE)
  expect(textOf(page.text)).toContain('Uitnodiging verlopen op 8 januari 2026')
  expect(page.text).toContain('aria-label="Stuur de link opnieuw: Bo Laat"')
  const form = { name: inputOf(page, 'name'), email: inputOf(page, 'email') }
  expect(form).toEqual({ name: 'Bo Laat', email })
  const next = await after(visitor, await visitor.post(PEOPLE, { ...form, intent: 'opnieuw' }))
  expect(next).toContain('De uitnodiging is verstuurd.')
  expect(next).toContain('Uitgenodigd')
  expect(next).not.toContain('verlopen')
})

test('an invitation is taken back, and nobody is said to be signed out who was never in', async () => {
  const email = newEmail()
  await invite({ name: 'Bo Typefout', email })
  const [row] = await owner<DbRow<'guild_memberships', 'id'>[]>`
    select id from guild_memberships where email = ${email}`
  const page = `${PEOPLE}/${row?.id}/verwijderen`
  expect(textOf((await visitor.get(PEOPLE)).text)).toContain('Uitnodiging intrekken')
  const asked = textOf((await visitor.get(page)).text)
  expect(asked).toContain('Uitnodiging van Bo Typefout intrekken?')
  expect(asked).toContain(`De link in de e-mail aan ${email} werkt dan niet meer.`)
  expect(asked).not.toContain('uitgelogd')
  expect(await after(visitor, await visitor.post(page))).toContain('De uitnodiging is ingetrokken.')
})

test('who works for a member is not told to work for the register, where an account is deleted', async () => {
  const page = textOf((await visitor.get('/dashboard/account/verwijderen')).text)
  expect(page).toContain('U gebruikt dit account ook voor uw werk.')
  expect(page).not.toContain('Mijn account verwijderen')
})

test('who signs in for a member that was stopped reads why, and gets to their own wishes', async () => {
  const { person } = await colleague()
  await owner`update franchise_partners set status = 'inactive' where id = ${member}`
  const back = new Visitor()
  const form = { intent: 'signin', email: person.email, password: TEST_PASSWORD }
  const said = await after(back, await back.post('/auth', form))
  expect(said).toContain('Uw lidmaatschap is nu niet actief')
  expect(said).toContain('Uitvaartzorg Proef')
  // A colleague, and an owner since, got none.
  expect(said).toContain('In onze e-mail aan Uitvaartzorg Proef staat waarom.')
  for (const path of ['/franchise/dashboard', '/franchise/opvragen/volledig'])
    expect((await back.get(path)).headers.location).toBe('/franchise/gestopt')
  expect((await back.get('/dashboard')).status).toBe(200)
})

test('notices stand as unread until they are read', async () => {
  const id = randomUUID()
  await owner`
    insert into franchise_notifications (id, franchise_id, type, title, message)
    values (${id}, ${member}, 'warning', 'Dossierkoppeling verbroken', 'Dossier WR00000001')`
  expect(textOf((await visitor.get('/franchise/dashboard')).text)).toContain(
    'U heeft 1 ongelezen melding.',
  )
  const page = '/franchise/meldingen'
  const unread = textOf((await visitor.get(page)).text)
  expect(unread).toContain('Ongelezen')
  expect(unread).toContain('Markeer als gelezen')
  expect(unread).toContain('Markeer alles als gelezen')
  expect(await after(visitor, await visitor.post(page, { melding: id }))).toContain('Gelezen')
  expect(textOf((await visitor.get(page)).text)).not.toContain('Ongelezen')
  expect((await visitor.get('/franchise/dashboard')).text).not.toContain('ongelezen')
  expect((await visitor.post(page, { melding: 'x' })).status).toBe(303)
})

test('of read notices the newest three stay in sight, and each that is unread', async () => {
  const page = '/franchise/meldingen'
  const inSight = async () => {
    const [, list = ''] = (await visitor.get(page)).text.split('</h1>')
    return list.split('<details')[0]?.match(/<h3/g)?.length
  }
  const tell = (count: number, read: string | null) => owner`
    insert into franchise_notifications (id, franchise_id, type, title, message, created_at, read_at)
    select gen_random_uuid(), ${member}, 'warning', 'Dossierkoppeling verbroken', '',
           now() - interval '1 minute' * n, ${read}
      from generate_series(1, ${count}) n`
  await owner`delete from franchise_notifications where franchise_id = ${member}`
  await tell(8, '2026-01-01')
  expect(await inSight()).toBe(3)
  expect(textOf((await visitor.get(page)).text)).toContain('Nog 5 gelezen meldingen')
  await owner`
    update franchise_notifications set read_at = null
     where id = (select id from franchise_notifications where franchise_id = ${member}
                  order by created_at desc offset 5 limit 1)`
  expect(await inSight()).toBe(4)
})

test('the owner changes how to reach the business, and a colleague sees it', async () => {
  const { person } = await colleague()
  const theirs = await signedIn({ token: await newSession(person.id) })
  const page = '/franchise/gegevens'
  const gezien = inputOf(await visitor.get(page), 'gezien')
  const form = { contactName: 'Noor de Wit', city: 'Zwolle', postalCode: '1234ab', gezien }
  expect(await after(visitor, await visitor.post(page, form))).toContain('zijn opgeslagen')
  const seen = textOf((await theirs.get(page)).text)
  for (const text of ['Noor de Wit', '1234 AB', 'De eigenaar kan dit wijzigen'])
    expect(seen).toContain(text)
  expect((await theirs.post(page, form)).status).toBe(403)
  const wrong = await visitor.post(page, { ...form, postalCode: '1234 SS' })
  expect([wrong.status, wrong.text.includes('value="Zwolle"')]).toEqual([422, true])
})

test('the owner replaces nothing unseen that another window stored, and is told what was pressed twice', async () => {
  const page = '/franchise/gegevens'
  const gezien = inputOf(await visitor.get(page), 'gezien')
  const form = { contactName: 'Tess Proef', city: 'Zwolle', postalCode: '1234ab', listed: 'true' }
  expect((await visitor.post(page, { ...form, gezien })).status).toBe(303)
  const twice = await visitor.post(page, { ...form, gezien })
  expect([twice.status, twice.text.includes('Dit is al opgeslagen')]).toEqual([409, true])
  expect(twice.text).not.toMatch(/<title>Fout: |Dit is net gewijzigd/)
  const other = { contactName: 'Tess Proef', city: 'Kampen', postalCode: '1234ab', gezien }
  const late = await visitor.post(page, other)
  expect(late.status).toBe(409)
  expect(late.text).toContain('<title>Fout: ')
  const said = textOf(late.text)
  for (const text of ['Dit is net gewijzigd', 'Plaats: Zwolle', 'openbare lijst: ja'])
    expect(said).toContain(text)
  expect(said).not.toContain('Postcode: 1234 AB')
  expect(late.text).toContain('value="Kampen"')
  const seen = { gezien: inputOf(late, 'gezien') }
  expect((await visitor.post(page, { ...other, ...seen })).status).toBe(303)
  expect(textOf((await visitor.get(page)).text)).toContain('zijn opgeslagen')
})

test('who works for a member gets to its dashboard from any public page, others to signing in', async () => {
  const way = 'href="/franchise/dashboard"'
  for (const page of ['/', '/kennisbank', '/dossieropvragen']) {
    expect((await visitor.get(page)).text).toContain(way)
    expect((await new Visitor().get(page)).text).not.toContain(way)
  }
})

test('the dashboard has the link as text, as a QR code and for copying, and figures in a table', async () => {
  const { text } = await visitor.get('/franchise/dashboard')
  const link = `/met/${boss.id}`
  expect(text).toContain(link)
  expect(text).toContain('data-copy="Kopieer"')
  expect(text).toContain('<title>QR-code van uw eigen link</title>')
  for (const name of ['Aanvragen per maand', 'Nieuwe koppelingen per maand'])
    expect(text).toContain(`<caption>${name}</caption>`)
})

const asLongAgo = (person: TestUser) => owner`
  update sessions set created_at = now() - interval '1 hour', proven_at = null where user_id = ${person.id}`

test('a colleague leaves by a page of their own, which the owner has not', async () => {
  const { person } = await colleague()
  const own = await signedIn(person)
  const page = '/franchise/collegas/vertrekken'
  expect((await own.get(PEOPLE)).text).toContain(`href="${page}"`)
  expect((await visitor.get(PEOPLE)).text).not.toContain(`href="${page}"`)
  expect(textOf((await own.get(page)).text)).toContain(
    'De eigenaar van uw bedrijf krijgt hierover een e-mail.',
  )
  await asLongAgo(person)
  expect((await own.post(page, {})).status).toBe(422)
  const gone = await own.post(page, { currentPassword: TEST_PASSWORD })
  expect(gone.headers.location).toBe('/auth')
  expect((await own.get('/franchise/dashboard')).status).toBe(303)
  const [left] = await owner`select 1 from guild_memberships where user_id = ${person.id}`
  expect(left).toBeUndefined()
})

test('a colleague of a stopped company leaves it by the page that says so, and its owner is told to mail', async () => {
  const { person } = await colleague()
  const page = '/franchise/gestopt'
  await owner`update franchise_partners set status = 'inactive' where id = ${member}`
  const again = async ({ id }: TestUser) => signedIn({ token: await newSession(id) })
  const [own, owners] = [await again(person), await again(boss)]
  expect(textOf((await owners.get(page)).text)).toContain('Wilt u stoppen als gildelid?')
  expect(textOf((await own.get(page)).text)).toContain('Stop mijn toegang')
  await asLongAgo(person)
  expect((await own.post(page, {})).status).toBe(422)
  const gone = await own.post(page, { currentPassword: TEST_PASSWORD })
  expect(gone.headers.location).toBe('/auth')
  expect((await own.get('/dashboard')).headers.location).toContain('/auth')
  expect((await (await again(person)).get(page)).headers.location).toBe('/dashboard')
})

test('the owner passes that on, shown what it means, once the colleague has a second factor', async () => {
  const { person, membership } = await colleague()
  const page = `${PEOPLE}/${membership}/eigenaar`
  expect((await visitor.get(PEOPLE)).text).toContain(`href="${page}"`)
  expect(textOf((await visitor.get(page)).text)).toContain(
    'Bram Proef logt nog in zonder tweede stap.',
  )
  const [company] = await owner<DbRow<'franchise_partners', 'email'>[]>`
    select email from franchise_partners where id = ${member}`
  expect(textOf((await visitor.get(page)).text)).toContain(
    `blijven zoals ze zijn: ${company?.email}`,
  )
  expect(await after(visitor, await visitor.post(page, {}))).toContain('Er is niets veranderd.')
  await owner`
    insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
    values (${randomUUID()}, ${person.id}, ${Buffer.from(person.id)}, ''::bytea, 0, '{}', ''::bytea)`
  await asLongAgo(boss)
  expect((await visitor.post(page, {})).status).toBe(422)
  const done = await visitor.post(page, { currentPassword: TEST_PASSWORD })
  expect(await after(visitor, done)).toContain('Bram Proef is nu eigenaar. U bent nu collega.')
  expect((await visitor.get(page)).status).toBe(404)
  expect((await visitor.get('/franchise/stoppen')).status).toBe(404)
})

test('the owner ends the membership after reading what ends with it, and is signed out', async () => {
  const { person } = await colleague()
  const page = '/franchise/stoppen'
  expect((await (await signedIn(person)).get(page)).status).toBe(404)
  expect((await (await signedIn(person)).post(page, { zeker: 'true' })).status).toBe(404)
  expect((await visitor.get('/franchise/gegevens')).text).toContain(`href="${page}"`)
  const text = textOf((await visitor.get(page)).text)
  for (const said of [
    'geen gildelid meer',
    'zeven jaar',
    'Iedereen van uw bedrijf wordt uitgelogd',
  ])
    expect(text).toContain(said)
  await asLongAgo(boss)
  expect((await visitor.post(page, { currentPassword: TEST_PASSWORD })).status).toBe(422)
  expect((await visitor.post(page, { zeker: 'true' })).status).toBe(422)
  const ended = await visitor.post(page, { zeker: 'true', currentPassword: TEST_PASSWORD })
  expect(ended.headers.location).toBe('/uitvaartondernemers')
  expect((await visitor.get('/franchise/dashboard')).status).toBe(303)
  const [left] = await owner`
    select 1 from franchise_partners where id = ${member} and removed_at is null`
  expect(left).toBeUndefined()
})

test('neither the owner nor the office ends a membership with a delivery that is not over: both read which', async () => {
  const person = await ownerOfFile()
  const id = await approvedRequest(boss, person)
  const page = '/franchise/stoppen'
  const own = await visitor.get(page)
  expect(own.text).toContain(`href="/franchise/aanvragen/${id}"`)
  expect(textOf(own.text)).toContain('Dit kan nog niet: één levering is nog niet klaar')
  expect(own.text).not.toContain('name="zeker"')
  const refused = await visitor.post(page, { zeker: 'true', currentPassword: TEST_PASSWORD })
  expect(refused.headers.location).toBe(page)
  const office = await signedIn(await testUser('admin'))
  const remove = `/admin/gilde/leden/${member}/verwijderen`
  const shown = await office.get(remove)
  expect(shown.text).toContain(`href="/admin/toegangsverzoeken/${id}"`)
  expect(textOf(shown.text)).toContain('Dit kan nog niet: één levering is nog niet voorbij')
  expect(shown.text).not.toContain('value="verwijderen"')
  const posted = await office.post(remove, { currentPassword: TEST_PASSWORD })
  expect(posted.headers.location).toBe(remove)
  expect((await visitor.get(page)).status).toBe(200)
})
