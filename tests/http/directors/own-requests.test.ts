/** How a member sees its requests: by name and day, what it can do first, and how far each is. */
import { randomUUID } from 'node:crypto'
import { type HTMLElement, parse } from 'node-html-parser'
import { beforeAll, expect, test } from 'vitest'
import { requestPaid } from '#app/features/release/payment.server.ts'
import { asSystem, withActor } from '#app/platform/database/sql.server.ts'
import { askForFile } from '#app/features/release/request.server.ts'
import { dayAfter, dayOf, weekdayDateOf } from '#app/locales/dates.ts'
import {
  fullRequest,
  livingWillRequest,
  lookedUp,
  paidRequest,
} from '#tests/fixtures/people/access-requests.ts'
import { inputOf, textOf, unbroken } from '#tests/fixtures/page.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'

const DASHBOARD = '/franchise/dashboard'
const ASK = '/franchise/opvragen/volledig'

let member: TestUser
let annekes: string
let jans: string

const about = (naamOverledene: string, overlijdensdatum: string) => ({
  ...fullRequest({ number: 'WR00000001', contact: newEmail() }),
  naamOverledene,
  overlijdensdatum,
  contactNaam: 'Lisa Postma',
})
const daysAgo = (days: number) => dayAfter(dayOf(new Date()), -days)

beforeAll(async () => {
  member = await testUser('franchise')
  await askForFile(member.id, about('Wim Later', daysAgo(2)))
  await askForFile(member.id, about('Bep Eerder', daysAgo(3)))
  await askForFile(member.id, about('Cor Langgeleden', '2026-01-05'))
  jans = await paidRequest(member, {
    ...about('Jan Postma', daysAgo(1)),
    dossierNummer: 'WR00000003',
  })
  await lookedUp(jans)
  const will = livingWillRequest({ number: 'WR00000002', contact: newEmail() })
  const checked = await paidRequest(member, { ...will, naamEigenaar: 'Gé de Wil' })
  await lookedUp(checked)
  await owner`update access_requests set state = 'pending_verification' where id = ${checked}`
  annekes = await paidRequest(member, about('Anneke Wolf', daysAgo(9)))
  await lookedUp(annekes)
  await owner`
    update access_requests set state = 'rejected', because = 'details-differ' where id = ${annekes}`
})

async function shown() {
  const { text } = await (await signedIn(member)).get(DASHBOARD)
  const page = parse(text)
  const groups = page.querySelectorAll('main h2').map((heading) => ({
    title: textOf(heading.outerHTML).trim(),
    rows: (heading.parentNode ?? page).querySelectorAll(
      ':scope > ul > li, :scope > details > ul > li',
    ),
  }))
  const rowsOf = (title: string) => groups.find((one) => one.title === title)?.rows ?? []
  const namesIn = (title: string) =>
    rowsOf(title).map((row) => textOf(row.querySelector('h3')?.outerHTML ?? '').trim())
  return { page, rowsOf, namesIn }
}

/** What a screen reader says of the track of a request. */
const trackOf = (row: ReturnType<typeof parse>) =>
  row
    .querySelectorAll('ol > li')
    .map((step) => [
      textOf(step.outerHTML).replaceAll(/\s+/g, ' ').trim(),
      step.getAttribute('aria-current'),
    ])

test('stand in three groups by the name of who died, coming funerals first', async () => {
  const { namesIn } = await shown()
  expect(namesIn('Voor u')).toEqual(['Bep Eerder', 'Wim Later', 'Cor Langgeleden'])
  expect(namesIn('Wij zijn bezig')).toEqual(['Gé de Wil', 'Jan Postma'])
  expect(namesIn('Klaar')).toEqual(['Anneke Wolf'])
})

test('of a member that has none begin with what to do first, and fold nothing', async () => {
  const { text } = await (await signedIn(await testUser('franchise'))).get('/franchise/dashboard')
  expect(text).toContain('Zo begint u')
  expect(text).toContain('Uw eigen link')
  expect(text).not.toContain('uw eigen link en cijfers')
})

test('say the day of the death and the last day of the funeral', async () => {
  const { rowsOf } = await shown()
  const [next, , past] = rowsOf('Voor u').map((row) => textOf(row.outerHTML))
  expect(next).toContain(unbroken(`Overleden op ${weekdayDateOf(daysAgo(3))}`))
  expect(next).toContain('Uitvaart uiterlijk ')
  expect(past).toContain('De termijn voor de uitvaart liep af op 13 januari 2026.')
  expect(textOf(rowsOf('Wij zijn bezig')[0]?.outerHTML ?? '')).not.toMatch(/Overleden|Uitvaart/)
})

test('say before they are paid that contacts keep a copy when the file goes', async () => {
  const { rowsOf } = await shown()
  const link = rowsOf('Voor u')[0]?.querySelector('a')?.getAttribute('href') ?? ''
  const { text } = await (await signedIn(member)).get(link)
  expect(textOf(text)).toMatch(/Daarna verwijderen wij het voorgoed\.[^]*houden hun eigen kopie/)
  expect(textOf(text)).toMatch(/Betaal €\s10,50/)
})

test('name who it is about where they are paid, with the last day of the funeral', async () => {
  const { rowsOf } = await shown()
  const link = rowsOf('Voor u')[0]?.querySelector('a')?.getAttribute('href') ?? ''
  const page = parse((await (await signedIn(member)).get(link)).text)
  expect(textOf(page.querySelector('h1')?.outerHTML ?? '').trim()).toBe('Betalen: Bep Eerder')
  expect(textOf(page.querySelector('main')?.outerHTML ?? '')).toContain('Uitvaart uiterlijk ')
})

test('lead to a new request where one was refused, and not while one is looked into', async () => {
  const { rowsOf } = await shown()
  const visitor = await signedIn(member)
  const pageOf = async (row: ReturnType<typeof parse> | undefined) =>
    (await visitor.get(row?.querySelector('a')?.getAttribute('href') ?? '')).text
  const anew = 'href="/franchise/opvragen/volledig?opnieuw='
  expect(await pageOf(rowsOf('Klaar')[0])).toContain(anew)
  expect(await pageOf(rowsOf('Wij zijn bezig')[1])).not.toContain(anew)
})

test('are asked once more with what was filled in, which another member does not see', async () => {
  const { rowsOf } = await shown()
  const visitor = await signedIn(member)
  const refused = rowsOf('Klaar')[0]?.querySelector('a')?.getAttribute('href') ?? ''
  const follow = parse((await visitor.get(refused)).text)
  const link = follow.querySelector('a[href*="opnieuw="]')?.getAttribute('href') ?? ''
  const valueIn = async (by: Visitor, path: string, name: string) =>
    parse((await by.get(path)).text)
      .querySelector(`[name=${name}]`)
      ?.getAttribute('value')
  expect(await valueIn(visitor, link, 'dossierNummer')).toBe('WR00000001')
  expect(await valueIn(visitor, link, 'contactNaam')).toBeTruthy()
  expect(await valueIn(visitor, link, 'aanvraag')).not.toBe(refused.split('/').at(-1))
  const other = await signedIn(await testUser('franchise'))
  const busy = rowsOf('Wij zijn bezig')[1]?.querySelector('a')?.getAttribute('href') ?? ''
  const ofBusy = `/franchise/opvragen/volledig?opnieuw=${busy.split('/').at(-1) ?? ''}`
  const asks: [Visitor, string][] = [
    [other, link],
    [visitor, ofBusy],
    [visitor, link.replace('volledig', 'wilsverklaring')],
    [visitor, '/franchise/opvragen/volledig?opnieuw=x'],
  ]
  for (const [by, path] of asks) expect(await valueIn(by, path, 'dossierNummer')).toBeFalsy()
})

test('what was posted without a session is offered where another is asked, and gone once it was sent', async () => {
  const asks = await testUser('franchise')
  const visitor = await signedIn(asks)
  const refused = await paidRequest(asks, about('Anneke Wolf', daysAgo(9)))
  await lookedUp(refused)
  await owner`
    update access_requests set state = 'rejected', because = 'details-differ' where id = ${refused}`
  const anew = `${ASK}?opnieuw=${refused}`
  const { dossierNummer: _, ...fields } = about('Arie Verhoef', daysAgo(1))
  const arie = { ...fields, card: '', dossierNummer: 'WR00000009', account: asks.id }
  const postLate = async () => {
    const session = [...(await signedIn(asks)).cookies]
    for (const [name] of session) visitor.cookies.delete(name)
    expect((await visitor.post(ASK, arie)).headers.location).toContain('/auth')
    for (const [name, value] of session) visitor.cookies.set(name, value)
  }
  const read = async (path: string) => {
    const page = parse((await visitor.get(path)).text)
    const number = page.querySelector('[name=dossierNummer]')?.getAttribute('value')
    const text = textOf(page.querySelector('main')?.outerHTML ?? '')
    return { number, offers: text.includes('U begon een aanvraag over Arie Verhoef.'), text }
  }
  await postLate()
  expect(await read(anew)).toMatchObject({ number: 'WR00000001', offers: true })
  for (const path of [ASK.replace('volledig', 'wilsverklaring'), `${ASK}?kaart=`])
    expect(await read(path), path).toMatchObject({ number: '', offers: true })
  const again = await read(ASK)
  expect(again).toMatchObject({ number: 'WR00000009', offers: false })
  expect(again.text).toContain('Wat u invulde, staat er nog.')

  const other = { ...arie, naamOverledene: 'Anneke Wolf' }
  expect((await visitor.post(anew, other)).status).toBe(303)
  expect(await read(anew), 'after another was sent').toMatchObject({ offers: true })
  expect((await visitor.post(ASK, arie)).status).toBe(303)
  expect(await read(anew), 'after it was sent').toMatchObject({ offers: false })
  expect(await read(ASK)).toMatchObject({ number: '', offers: false })

  await postLate()
  const thrown = await visitor.post(anew, { intent: 'weggooien' })
  expect([thrown.status, thrown.headers.location]).toEqual([303, anew])
  expect(await read(ASK)).toMatchObject({ number: '' })
})

test('are reached from what a member was told of them, and not from what it was told of another', async () => {
  const { rowsOf } = await shown()
  const request = rowsOf('Klaar')[0]?.querySelector('a')?.getAttribute('href') ?? ''
  const tell = (requestId: string) => owner`
    insert into franchise_notifications (id, franchise_id, type, title, message, request_id)
    select ${randomUUID()}, member_id, 'info', 'Een melding', 'Er is iets.', ${requestId}
      from guild_memberships where user_id = ${member.id}`
  await tell(request.split('/').at(-1) ?? '')
  await tell(randomUUID())
  const { text } = await (await signedIn(member)).get('/franchise/meldingen')
  const links = parse(text).querySelectorAll('main a[href^="/franchise/aanvragen/"]')
  // The jobs of the site may have told of it too.
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set([request]))
  expect(textOf(links[0]?.outerHTML ?? '').trim()).toMatch(/^Anneke Wolf: /)
  expect(textOf(text)).toContain('Volledig dossier van Anneke Wolf, WR00000001')
  expect(textOf(parse(text).querySelector('main')?.outerHTML ?? '')).not.toContain('·')
  const titles = parse(text).querySelectorAll('main h3')
  expect(titles.map(({ textContent }) => textContent)).toContain('Anneke Wolf: een melding')
})

test('have a track of four steps, of which one is now', async () => {
  const { rowsOf } = await shown()
  const [unpaid] = rowsOf('Voor u')
  const [, asked] = rowsOf('Wij zijn bezig')
  expect(unpaid && trackOf(unpaid)).toEqual([
    ['Gevraagd (gedaan)', undefined],
    ['Te betalen', 'step'],
    ['Nakijken', undefined],
    ['Ophalen', undefined],
  ])
  expect(asked && trackOf(asked)).toEqual([
    ['Gevraagd (gedaan)', undefined],
    ['Betaald (gedaan)', undefined],
    ['Antwoord', 'step'],
    ['Ophalen', undefined],
  ])
})

test('fold on a telephone how far each is, by its name, and all that is done', async () => {
  const { rowsOf } = await shown()
  const [unpaid] = rowsOf('Voor u')
  const folded = unpaid?.querySelector('details')
  expect(textOf(folded?.querySelector('summary')?.outerHTML ?? '').trim()).toBe(
    'Meer over Bep Eerder',
  )
  expect(folded?.querySelector('ol')).toBeTruthy()
  expect(folded?.querySelector('a')).toBeNull()
  const done = rowsOf('Klaar')[0]?.parentNode?.parentNode
  expect(textOf(done?.querySelector('summary')?.outerHTML ?? '').trim()).toBe('1 aanvraag')
})

test('say that an answer may come after the funeral, and what can be done', async () => {
  const { rowsOf } = await shown()
  const waits = rowsOf('Wij zijn bezig')[1]
  expect(textOf(waits?.outerHTML ?? '')).toContain('Dit kan duren tot na de uitvaart.')
  const link = waits?.querySelector('a')?.getAttribute('href') ?? ''
  const page = parse((await (await signedIn(member)).get(link)).text)
  const said = textOf(page.querySelector('main')?.outerHTML ?? '')
  expect(said).toMatch(/Wij vroegen Lisa Postma per e-mail of het klopt\.[^]*Wij wachten tot \d/)
  expect(said).toContain('Bel Lisa Postma zelf even')
  expect(said).toContain('Vraag of onze e-mail is aangekomen.')
  // What can be done stands before what was filled in.
  expect(said.indexOf('Verstuur de vraag opnieuw')).toBeLessThan(said.indexOf('Wat u vroeg'))
})

test('say of a trusted person without an address that we call, and of no mail', async () => {
  const asks = await testUser('franchise')
  const { vertrouwensEmail: _, ...fields } = about('Truus Willems', daysAgo(4))
  const asked = { ...fields, contactNaam: 'Piet Willems', contactTelefoon: '06-12345678' }
  const id = (await askForFile(asks.id, asked)) ?? ''
  await withActor(asSystem('payments'), (sql) => requestPaid(sql, id))
  await lookedUp(id)
  const page = parse((await (await signedIn(asks)).get(`/franchise/aanvragen/${id}`)).text)
  const said = textOf(page.querySelector('main')?.outerHTML ?? '').replaceAll(/\s+/g, ' ')
  expect(said).toMatch(
    /Wij bellen Piet Willems, want er is geen e-mailadres\. Dat (doen wij zo snel mogelijk|is op zijn vroegst (vandaag|morgen|op \p{L}+dag))/u,
  )
  expect(said).toContain('Zeg vast dat wij bellen.')
  expect(said).toContain('Wij beslissen van maandag tot en met vrijdag')
  expect(said).not.toMatch(/Er ligt een vraag|vorige e-mail|ligt een e-mail/)
})

test('have one thing to do each, which says for whom', async () => {
  const { rowsOf } = await shown()
  for (const row of rowsOf('Voor u')) {
    const links = row.querySelectorAll('a')
    expect(links).toHaveLength(1)
    expect(textOf(links[0]?.outerHTML ?? '').replaceAll(/\s+/g, ' ')).toMatch(
      /Betaal € 10,50 voor \w+ \w+/,
    )
  }
  const waits = rowsOf('Wij zijn bezig').map((row) => textOf(row.outerHTML))
  expect(waits[1]).toContain('Wij vroegen Lisa Postma of het klopt. Er is nog geen antwoord.')
  expect(waits[0]).toContain('U krijgt een e-mail zodra wij beslissen.')
  expect(textOf(rowsOf('Klaar')[0]?.outerHTML ?? '')).toContain(
    'Afgewezen: de gegevens in de aanvraag kloppen niet',
  )
})

test('ask for the certificate that the office asked for, until it is there', async () => {
  const asked = (at: string | null) => owner`
    update access_requests set certificate_asked_at = ${at} where id = ${jans}`
  await asked('2026-11-29T09:00:00Z')
  const { rowsOf } = await shown()
  const row = rowsOf('Voor u').find((one) => textOf(one.outerHTML).includes('Jan Postma'))
  expect(unbroken(textOf(row?.outerHTML ?? ''))).toContain(
    'Ons kantoor vroeg op zondag 29 november om de akte van overlijden.',
  )
  expect(row?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
    `/franchise/aanvragen/${jans}/akte`,
  ])
  const page = await (await signedIn(member)).get(`/franchise/aanvragen/${jans}`)
  expect(textOf(page.text)).toContain('Ons kantoor vroeg op')
  await asked(null)
})

test('asking and paying have the menu of the member, which leads back', async () => {
  const visitor = await signedIn(member)
  const { rowsOf } = await shown()
  const pay = rowsOf('Voor u')[0]?.querySelector('a')?.getAttribute('href') ?? ''
  for (const path of ['/franchise/opvragen/volledig', '/franchise/opvragen/wilsverklaring', pay]) {
    const page = parse((await visitor.get(path)).text)
    const menu = page.querySelector('nav[aria-label="Gildedashboard"]')
    expect(menu?.querySelector(`a[href="${DASHBOARD}"]`), path).toBeTruthy()
    expect(page.querySelectorAll('h1'), path).toHaveLength(1)
  }
})

test('what was asked is one list, the trusted person below it, in the design of all facts', async () => {
  const visitor = await signedIn(member)
  const { rowsOf } = await shown()
  const lists = async (path: string) =>
    parse((await visitor.get(path)).text).querySelectorAll('main dl')
  const terms = (list: HTMLElement | undefined) =>
    list?.querySelectorAll('dt').map((term) => textOf(term.outerHTML).trim())
  const designs = new Set<string | undefined>()
  for (const [group, first] of [
    ['Voor u', 'Prijs'],
    ['Wij zijn bezig', 'Stand'],
  ] as const) {
    const page = rowsOf(group)[0]?.querySelector('a')?.getAttribute('href') ?? ''
    const [asked, contact, ...rest] = await lists(page)
    expect(rest).toEqual([])
    expect(terms(asked)).toEqual(expect.arrayContaining([first, 'Dossiernummer']))
    expect(terms(asked)?.join()).not.toContain('vertrouwenspersoon')
    expect(terms(contact)).toEqual(['Naam', 'E-mail'])
    for (const list of [asked, contact]) designs.add(list?.parentNode?.classNames)
  }
  for (const list of await lists('/franchise/gegevens')) designs.add(list.parentNode?.classNames)
  expect(designs.size).toBe(1)
})

test('a code is shown as one says it, with a sheet to print', async () => {
  await owner`
    update franchise_partners set referral_code = 'SMIT2846', company_name = 'Uitvaartzorg Smit'
     where id = (select member_id from guild_memberships where user_id = ${member.id})`
  const visitor = await signedIn(member)
  const dashboard = await visitor.get(DASHBOARD)
  for (const said of ['SMIT 2846', 'Simon, Maria, Izaak, Teunis, 2, 8, 4, 6.'])
    expect(textOf(dashboard.text)).toContain(said)
  expect(dashboard.text).toContain('href="/franchise/code"')
  const sheet = await visitor.get('/franchise/code')
  expect(sheet.text).toContain('data-print="Afdrukken"')
  for (const said of ['/met/SMIT2846', 'Uitvaartzorg Smit is aangesloten'])
    expect(textOf(sheet.text)).toContain(said)
  expect(parse(sheet.text).querySelector('h1')?.textContent).toBe('Blad met uw code')
  expect(sheet.text).toContain('<title>QR-code van uw eigen link</title>')
})

test('a reason of a newer version is never shown by the name that the code has for it', async () => {
  await owner`update access_requests set because = 'moon-was-full' where id = ${annekes}`
  const [row] = (await shown()).rowsOf('Klaar')
  expect(textOf(row?.outerHTML ?? '')).toContain('Afgewezen: onbekend')
  expect(row?.outerHTML).not.toContain('moon-was-full')
  await owner`update access_requests set because = 'details-differ' where id = ${annekes}`
})

test('one that is paid is withdrawn after a look at what becomes of it, and says so from then on', async () => {
  const director = await testUser('franchise')
  const id = await paidRequest(director, about('Truus Toch', daysAgo(1)))
  await lookedUp(id)
  await owner`
    insert into payments (id, request_id, member_id, amount_cents, vat_percent)
    select ${randomUUID()}, id, member_id, 1050, 21 from access_requests where id = ${id}`
  await owner`update payments set state = 'paid' where request_id = ${id}`
  const [page, withdraw] = [`/franchise/aanvragen/${id}`, `/franchise/aanvragen/${id}/intrekken`]
  const visitor = await signedIn(director)
  expect((await visitor.get(page)).text).toContain(`href="${withdraw}"`)
  const look = textOf((await visitor.get(withdraw)).text)
  expect(look).toContain('De aanvraag over Truus Toch stopt dan.')
  expect(look).toContain('Wij laten Lisa Postma weten dat het niet doorgaat.')
  expect(look).toMatch(/U betaalde €\s10,50\. Dat krijgt u niet terug/)
  const strange = await signedIn(await testUser('franchise'))
  expect((await strange.get(withdraw)).status).toBe(404)
  await strange.post(withdraw, {})
  expect((await visitor.get(withdraw)).status).toBe(200)
  expect((await visitor.post(withdraw, {})).headers.location).toBe(DASHBOARD)
  const after = unbroken(textOf((await visitor.get(page)).text))
  expect(after).toContain('Uw bedrijf trok deze aanvraag in.')
  expect(after).toMatch(/U krijgt de €\s10,50 niet terug\./)
  expect((await visitor.get(withdraw)).status).toBe(404)
})

test('that the trusted person hears of it is said where they were asked, and have an address or were spoken to', async () => {
  const director = await testUser('franchise')
  const id = await paidRequest(director, about('Truus Stil', daysAgo(1)))
  await lookedUp(id)
  const visitor = await signedIn(director)
  const look = async (request = id) =>
    textOf((await visitor.get(`/franchise/aanvragen/${request}/intrekken`)).text)
  const TOLD = 'Wij laten Lisa Postma weten'
  expect(await look()).toContain(TOLD)
  await owner`delete from release_links where request_id = ${id} and purpose = 'confirm'`
  expect(await look()).not.toContain(TOLD)
  const { vertrouwensEmail: _, ...called } = about('Truus Belt', daysAgo(1))
  const byPhone =
    (await askForFile(director.id, { ...called, contactTelefoon: '0612345678' })) ?? ''
  await withActor(asSystem('payments'), (sql) => requestPaid(sql, byPhone))
  await lookedUp(byPhone)
  expect(await look(byPhone)).not.toContain(TOLD)
  expect(await look(byPhone)).toContain('Wie ervan weet, hoort dat het niet doorgaat.')
  await owner`
    insert into contact_calls (id, request_id, sealed, answer, called_at, known)
    values (${randomUUID()}, ${byPhone}, ${Buffer.from('x')}, 'yes', now(), true)`
  expect(await look(byPhone)).toContain(TOLD)
})

test.each(['rejected', 'stopped'])(
  'what our fault ended (%s) is asked anew at no cost, once, by the same member',
  async (end) => {
    const director = await testUser('franchise')
    const asked = { ...about('Zus Fout', daysAgo(1)), dossierNummer: 'WR00000077' }
    const former = await paidRequest(director, asked)
    await lookedUp(former)
    await owner`
    update access_requests set state = ${end}, because = 'our-fault' where id = ${former}`
    const visitor = await signedIn(director)
    expect(textOf((await visitor.get(`/franchise/aanvragen/${former}`)).text)).toContain(
      end === 'rejected'
        ? 'Vraag het binnen 30 dagen opnieuw aan: dat kost dan niets.'
        : 'Vraagt u het binnen 30 dagen opnieuw aan, dan kost dat niets.',
    )
    const other = await testUser('franchise')
    const pages: string[] = []
    for (const [person, contents] of [
      [director, asked],
      [director, { ...asked, dossierNummer: 'WR00000078' }],
      [other, asked],
    ] as const) {
      const id = await askForFile(person.id, contents)
      pages.push(`/franchise/aanvragen/${id}`)
    }
    const [free = '', otherFile = '', others = ''] = pages
    const toSend = textOf(
      parse((await visitor.get(free)).text).querySelector('main')?.outerHTML ?? '',
    )
    expect(toSend).toContain('Versturen: Zus Fout')
    expect(toSend).toContain('Deze aanvraag kost u niets')
    expect(toSend.replace('Betalingen en facturen', '')).not.toMatch(
      /[Bb]etaling|geld terug|Betaal/,
    )
    const listed = async (page: string) =>
      textOf(
        parse((await visitor.get(DASHBOARD)).text).querySelector(`a[href="${page}"]`)?.outerHTML ??
          '',
      )
    expect(await listed(free)).toContain('Verstuur de aanvraag')
    expect(await listed(otherFile)).toContain('Betaal €')
    for (const [who, page] of [
      [visitor, otherFile],
      [await signedIn(other), others],
    ] as const) {
      const { text } = await who.get(page)
      expect(textOf(text)).not.toContain('kost u niets')
      expect(textOf(text)).toContain('Betaal €')
    }
    expect((await visitor.post(free, {})).headers.location).toBe(free)
    const sent = textOf((await visitor.get(free)).text)
    expect(sent).toContain('U betaalt er niets voor.')
    expect(sent).not.toContain('Betaald')
    const withdraw = textOf((await visitor.get(`${free}/intrekken`)).text)
    expect(withdraw).toContain('De aanvraag over Zus Fout stopt dan.')
    expect(withdraw).not.toMatch(/betaling|U betaalde/)
    const [begun] = await owner`
    select state, instead_of as former from access_requests where id = ${free.split('/').at(-1) ?? ''}`
    expect(begun).toMatchObject({ former })
    expect(begun?.state).not.toBe('unpaid')
    await owner`
    update access_requests set state = 'stopped', because = 'by-owner' where instead_of = ${former}`
    const again = await askForFile(director.id, asked)
    expect(textOf((await visitor.get(`/franchise/aanvragen/${again}`)).text)).toContain('Betaal €')
  },
)

test('a day of which the year was typed in short is said in words before it is paid', async () => {
  const director = await testUser('franchise')
  const visitor = await signedIn(director)
  const form = await visitor.get(ASK)
  const answer = await visitor.post(ASK, {
    aanvraag: inputOf(form, 'aanvraag'),
    account: inputOf(form, 'account'),
    kaart: '',
    dossierNummer: 'WR00000079',
    naamOverledene: 'Opa Kort',
    geboortedatum: '1-1-40',
    overlijdensdatum: daysAgo(1),
    contactNaam: 'Lisa Postma',
    vertrouwensEmail: newEmail(),
    verklaring: 'Voor de uitvaart.',
  })
  const page = await visitor.get(answer.headers.location ?? '')
  expect(textOf(page.text)).toContain(unbroken('1 januari 1940'))
})
