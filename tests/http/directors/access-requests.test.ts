/** Asking for a file over the web: what the pages show, and that nothing shows whether there is one. */
import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { refuseRequest } from '#app/features/release/decision/decision.server.ts'
import { askForFile } from '#app/features/release/request.server.ts'
import { lookAfterRequests } from '#tests/fixtures/jobs.ts'
import {
  approvedRequest,
  approveRequest,
  fullRequest,
  livingWillRequest,
  lookedUp,
  type Owner,
  ownerOfFile,
  paidRequest,
  signWill,
  tokenFor,
  untilDelivered,
  waitingRequest,
  waitIsOver,
} from '#tests/fixtures/people/access-requests.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { toAskFor } from '#tests/fixtures/people/to-ask-for.ts'
import { decoded, pageOf, textOf } from '#tests/fixtures/page.ts'
import { LEAST_PDF, MULTIPART, partsBody } from '#tests/fixtures/upload.ts'
import { type Answer, signedIn, Visitor } from '#tests/setup/client.ts'
import { withName, createPerson, newEmail } from '#tests/fixtures/people/people.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'
import { fieldsOn } from '../access/forms.ts'

let member: TestUser
let person: Owner
let [admin, staff]: TestUser[] = []

beforeAll(async () => {
  ;[member, admin, staff] = [
    await testUser('franchise'),
    await withName(await testUser('admin'), 'Ineke', 'Bos'),
    await withName(await testUser('staff'), 'Joost', 'Smit'),
  ]
})

beforeEach(async () => {
  person = await ownerOfFile()
})

const actor = (one: TestUser | undefined) => actorOf({ id: one?.id ?? '' })

async function paid(contact = person.trusted) {
  const id = await paidRequest(member, fullRequest({ number: person.number, contact }))
  await lookedUp(id)
  return id
}

async function confirmed() {
  const id = await paid()
  const token = await tokenFor(person.trusted, 'bevestigen')
  const sent = await answering(token, 'mag')
  expect(sent.headers.location).toBe('/dossieropvragen/bevestigen?gelukt=mag')
  await waitIsOver(id)
  return id
}
/** An answer is shown once more before it counts. */
async function answering(token: string, intent: string) {
  const [visitor, page] = [new Visitor(), '/dossieropvragen/bevestigen']
  const asked = await visitor.post(page, { token, intent })
  if (!asked.headers.location?.includes('antwoord=')) return asked
  return visitor.post(page, { token, intent, zeker: 'ja' })
}
/** A refusal is asked about once more, on a page of its own. */
async function refuses(visitor: Visitor, path: string, reden: string) {
  const asked = await visitor.post(path, { reden })
  return visitor.post(asked.headers.location ?? '', {})
}

/** So is the last approval. */
async function approves(visitor: Visitor, path: string, approve: Record<string, string>) {
  const asked = await visitor.post(path, approve)
  return visitor.post(asked.headers.location ?? '', {})
}

const stateOf = async (id: string) =>
  (
    await owner<
      DbRow<'access_requests', 'state'>[]
    >`select state from access_requests where id = ${id}`
  )[0]?.state

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
    const no = await answering(token, 'mag-niet')
    expect(no.headers.location).toBe('/dossieropvragen/bevestigen?gelukt=mag-niet')
    expect(await stateOf(id)).toBe('rejected')
    const dead = await new Visitor().get(path)
    expect(dead.status).toBe(200)
    expect(textOf(dead.text)).toMatch(/U zei dat .* de wensen van Tess Proef niet mag lezen\./)
    expect(textOf(dead.text)).toMatch(/Vergiste u zich\? (Bel|Mail) ons vandaag: /)
    expect(dead.text).not.toContain('U hoeft niets te doen')
    const told = await (await signedIn(member)).get(`/franchise/aanvragen/${id}`)
    expect(decoded(told.text)).toContain('Afgewezen: de vertrouwenspersoon zei nee')
    expect(decoded(told.text)).not.toContain('Wij hebben deze aanvraag afgewezen')
  })

  test.each([
    [fullRequest, 'mag', /U zegt dat Tess Proef is overleden, .* ook het vertrouwelijke deel/],
    [fullRequest, 'mag-niet', /U zegt dat Tess Proef is overleden, .* niet mag lezen/],
    [fullRequest, 'leeft', /U zegt dat Tess Proef leeft/],
    [livingWillRequest, 'ja', /U zegt dat .* de wilsverklaring van Tess Proef mag lezen/],
    [livingWillRequest, 'nee', /U zegt dat .* de wilsverklaring van Tess Proef niet mag lezen/],
  ] as const)(
    'shows the trusted person what was pressed before it counts: %o, %s',
    async (make, intent, said) => {
      const id = await paidRequest(member, make({ number: person.number, contact: person.trusted }))
      await lookedUp(id)
      const token = await tokenFor(person.trusted, 'bevestigen')
      const visitor = new Visitor()
      const pressed = await visitor.post('/dossieropvragen/bevestigen', { token, intent })
      const page = await visitor.get(pressed.headers.location ?? '')
      expect(textOf(page.text)).toMatch(said)
      expect(page.text).toContain('Ja, dat klopt')
      expect(await stateOf(id)).toBe('waiting_contact')
    },
  )

  test.each([
    ['full', fullRequest, 'mag', 'mag-niet', 'Tess Proef is overleden'],
    ['living_will', livingWillRequest, 'ja', 'nee', 'de wilsverklaring van Tess Proef mag lezen'],
  ] as const)(
    'for the trusted person says what they said, and takes it back until the office decided: %s',
    async (_, make, yes, no, said) => {
      const id = await paidRequest(member, make({ number: person.number, contact: person.trusted }))
      await lookedUp(id)
      const token = await tokenFor(person.trusted, 'bevestigen')
      await answering(token, yes)
      const path = `/dossieropvragen/bevestigen?token=${token}`
      const again = await new Visitor().get(path)
      expect([again.status, decoded(again.text)]).toEqual([200, expect.stringContaining(said)])
      expect(decoded(again.text)).not.toContain('Is Tess Proef overleden?')
      expect((await answering(token, yes)).headers.location).toContain(`gelukt=${yes}`)
      // Which no it is, is asked, and shown before it counts.
      expect(again.text.includes('value="leeft"')).toBe(yes === 'mag')
      const visitor = new Visitor()
      const pressed = await visitor.post('/dossieropvragen/bevestigen', { token, intent: no })
      const look = await visitor.get(pressed.headers.location ?? '')
      expect(look.text).toContain('Ja, dat klopt')
      expect(await stateOf(id)).not.toBe('rejected')
      expect((await answering(token, no)).headers.location).toContain(`gelukt=${no}`)
      expect(await stateOf(id)).toBe('rejected')
      const denied = await new Visitor().get(path)
      expect([denied.status, textOf(denied.text)]).toEqual([
        200,
        expect.stringMatching(/U zei [^]*Vergiste u zich\?/),
      ])
    },
  )

  test.each([
    [
      'full',
      fullRequest,
      [
        'Is Tess Proef overleden?',
        'condoleren',
        'verwijderen wij die hier voorgoed',
        'Ja, en Uitvaartzorg Proef mag de wensen lezen',
        'Tess Proef is overleden, maar Uitvaartzorg Proef mag de wensen niet lezen',
        'Nee, Tess Proef leeft',
      ],
    ],
    [
      'living_will',
      livingWillRequest,
      [
        'Mag Uitvaartzorg Proef deze wilsverklaring lezen?',
        'Wij verwijderen niets',
        'Ja, dat mag',
        'Nee, dat mag niet',
      ],
    ],
  ] as const)(
    'for the trusted person says of whom, why, and what follows: %s',
    async (_, make, more) => {
      const why = 'Zij heeft het nodig <b>nu</b> www.elders.example'
      const asked = make({ number: person.number, contact: person.trusted })
      await paidRequest(member, { ...asked, verklaring: why })
      await lookAfterRequests()
      const token = await tokenFor(person.trusted, 'bevestigen')
      const { text } = await new Visitor().get(`/dossieropvragen/bevestigen?token=${token}`)
      const said = decoded(text)
      for (const one of [
        ...more,
        'Tess Proef',
        '1 maart 1950',
        'Uitvaartzorg Proef schrijft erbij: ‘Zij heeft',
        'Zegt u ja',
        'Zegt u nee',
        'Weet u het niet?',
        'href="mailto:',
      ])
        expect(said).toContain(one)
      expect(text).not.toContain('<b>nu</b>')
      expect(text).not.toContain('href="http://www.elders')
      expect(text).not.toContain(person.number)
    },
  )

  test.each([
    ['full', fullRequest, 'Iemand zegt dat u bent overleden'],
    ['living_will', livingWillRequest, 'Iemand vraagt uw wilsverklaring op'],
  ] as const)(
    'for the owner says how grave it is, and may be left as it is: %s',
    async (kind, make, title) => {
      const id = await paidRequest(member, make({ number: person.number, contact: person.trusted }))
      await lookAfterRequests()
      const token = await tokenFor(person.email, 'stoppen')
      const { text } = await new Visitor().get(`/dossieropvragen/stoppen?token=${token}`)
      expect(text).toContain(`<h1>${title}</h1>`)
      expect(text.includes('verwijderen wij uw dossier voorgoed')).toBe(kind === 'full')
      const left = /href="(\/dossieropvragen\/stoppen\?niets=)"/.exec(text)?.[1] ?? ''
      expect((await new Visitor().get(left)).text).toContain('U heeft niets veranderd')
      expect(await stateOf(id)).toBe('waiting_contact')
      expect((await new Visitor().post('/dossieropvragen/stoppen', { token })).status).toBe(303)
    },
  )

  test('for the owner stops it without signing in', async () => {
    const id = await paid()
    const token = await tokenFor(person.email, 'stoppen')
    expect((await new Visitor().get(`/dossieropvragen/stoppen?token=${token}`)).status).toBe(200)
    expect(await stateOf(id)).toBe('waiting_contact')
    const sent = await new Visitor().post('/dossieropvragen/stoppen', { token })
    expect(sent.headers.location).toBe(`/dossieropvragen/stoppen?gelukt=&token=${token}`)
    expect(await stateOf(id)).toBe('stopped')
    const page = await (await signedIn(member)).get(`/franchise/aanvragen/${id}`)
    expect(decoded(page.text)).toContain('Heeft u al iets opgehaald? Verwijder dat dan.')
    expect(pageOf(page).heading).toBe('Tess Proef')
    expect(decoded(page.text)).not.toContain('uitvaart liep af')
  })

  test('for the owner says what the company may have read, once the request was approved', async () => {
    const id = await confirmed()
    const token = await tokenFor(person.email, 'stoppen')
    const page = async () =>
      pageOf(await new Visitor().get(`/dossieropvragen/stoppen?token=${token}`)).text
    expect(await page()).toContain('na onze controle')
    for (const one of [admin, staff]) await approveRequest(actor(one), id)
    const text = await page()
    expect(text).not.toContain('na onze controle')
    expect(text).toContain('haalde ze misschien al op')
    await owner`
      insert into delivery_downloads (delivery_id, part, on_behalf)
      select id, 'wishes', false from deliveries where request_id = ${id}`
    const stopped = await new Visitor().post('/dossieropvragen/stoppen', { token })
    const { text: after } = await new Visitor().get(String(stopped.headers.location))
    expect(decoded(after)).toContain('haalde uw wensen op')
    const colleague = await signedIn(staff ?? member)
    const at = async (path: string) => decoded((await colleague.get(path)).text)
    expect(await at('/admin')).toContain('had het al')
    const toDo = await at('/admin/aandacht')
    expect(toDo).toContain('Tess Proef leeft: de eigenaar stopte de aanvraag zelf.')
    expect(toDo).toContain('Melden bij de Autoriteit Persoonsgegevens kan tot')
    const desk = await at(`/admin/toegangsverzoeken/${id}`)
    expect(desk).toContain('had het toen al. Vraag of alles is verwijderd.')
    expect(desk).not.toContain('Heeft u al iets opgehaald?')
  })

  test.each(['bevestigen', 'stoppen'])('%s that is made up does nothing', async (page) => {
    const token = randomBytes(32).toString('base64url')
    const path = `/dossieropvragen/${page}`
    expect((await new Visitor().get(`${path}?token=${token}`)).status).toBe(410)
    expect((await new Visitor().post(path, { token, intent: 'ja' })).status).toBe(410)
  })

  test.each([
    ['mag', 'ja', 'waiting_time'],
    ['mag-niet', 'leeft', 'rejected'],
    ['leeft', 'mag', 'rejected'],
    // Of a page of the release before, which asked both in one.
    ['ja', 'mag', 'waiting_time'],
    ['nee', 'mag', 'rejected'],
  ])('whose button %s is pressed twice says that it was done', async (said, other, state) => {
    const id = await paid()
    const token = await tokenFor(person.trusted, 'bevestigen')
    for (const sent of [await answering(token, said), await answering(token, said)])
      expect(sent.headers.location).toBe(`/dossieropvragen/bevestigen?gelukt=${said}`)
    // Another yes is the same; what was denied is not taken back.
    expect((await answering(token, other)).status).toBe(state === 'rejected' ? 410 : 303)
    expect(await stateOf(id)).toBe(state)
  })

  test('that stops, pressed twice, says that it is stopped', async () => {
    const id = await paid()
    const token = await tokenFor(person.email, 'stoppen')
    const stop = () => new Visitor().post('/dossieropvragen/stoppen', { token })
    for (const sent of [await stop(), await stop()])
      expect(sent.headers.location).toBe(`/dossieropvragen/stoppen?gelukt=&token=${token}`)
    expect(await stateOf(id)).toBe('stopped')
  })

  test.each([
    ['mag-niet', 'zei dat het overlijden klopt, maar dat het bedrijf niet mag lezen'],
    ['leeft', 'zei dat deze persoon leeft'],
    ['nee', 'zei nee'],
  ])(
    'that says no (%s) stops it; the office reads which, and who asked only that somebody lives',
    async (intent, said) => {
      const id = await paid()
      await answering(await tokenFor(person.trusted, 'bevestigen'), intent)
      expect(await stateOf(id)).toBe('rejected')
      const office = await signedIn(staff ?? member)
      const of = `Afgewezen: de vertrouwenspersoon ${said}`
      const page = decoded((await office.get(`/admin/toegangsverzoeken/${id}`)).text)
      expect(page.split(of[0]?.toLowerCase() + of.slice(1)).length).toBe(2)
      expect(page).toContain(of)
      expect(decoded((await office.get('/admin/toegangsverzoeken')).text)).toContain(of)
      // Who decides on what another company asks reads it too.
      const other = await paid()
      expect(decoded((await office.get(`/admin/toegangsverzoeken/${other}`)).text)).toContain(of)
      const asks = await signedIn(member)
      const told = decoded((await asks.get(`/franchise/aanvragen/${id}`)).text)
      if (intent === 'leeft') {
        expect(told).toContain('Afgewezen: de vertrouwenspersoon zei dat deze persoon leeft')
        expect(textOf(told)).toContain(
          'zei dat Tess Proef leeft. Kijk het dossiernummer en de naam na',
        )
        expect(told).not.toContain('Daarmee is het klaar.')
        for (const path of ['/admin', '/admin/aandacht'])
          expect(textOf((await office.get(path)).text)).toContain('zegt dat Tess Proef leeft')
      } else {
        // Others of this member stand on its dashboard.
        for (const path of [`/franchise/aanvragen/${id}`, '/franchise/meldingen'])
          for (const kept of ['leeft', 'niet mag lezen'])
            expect(decoded((await asks.get(path)).text)).not.toContain(kept)
        expect(told).toContain('Afgewezen: de vertrouwenspersoon zei nee')
        expect(told).toContain('Daarmee is het klaar.')
      }
      for (const again of ['Nieuwe aanvraag doen', 'Doe dan een nieuwe', 'ons vergissen'])
        expect(told).not.toContain(again)
    },
  )

  test.each([
    ['mag', true],
    ['mag-niet', true],
    ['leeft', false],
    ['ja', false],
    ['nee', false],
  ])('once answered (%s) leads on to the first days after a death: %j', async (said, days) => {
    const { text } = await new Visitor().get(`/dossieropvragen/bevestigen?gelukt=${said}`)
    expect(text.includes('href="/overleden/eerste-dagen"')).toBe(days)
    expect(decoded(text)).toContain('Naar de startpagina')
  })

  test('for the trusted person has the sun above it where it is about a living will: nobody died', async () => {
    const asks = livingWillRequest({ number: person.number, contact: person.trusted })
    await lookedUp(await paidRequest(member, asks))
    const token = await tokenFor(person.trusted, 'bevestigen')
    const page = `/dossieropvragen/bevestigen?token=${token}`
    for (const path of [page, '/dossieropvragen/bevestigen?gelukt=ja']) {
      const { text } = await new Visitor().get(path)
      expect([text.includes('/lamp.svg'), text.includes('/ochtend.svg')]).toEqual([false, true])
    }
  })

  test('for the trusted person is a page of the house for who has lost someone', async () => {
    await paid()
    const token = await tokenFor(person.trusted, 'bevestigen')
    const pages = [`token=${token}`, 'gelukt=mag', 'token=x'].map((query) =>
      new Visitor().get(`/dossieropvragen/bevestigen?${query}`),
    )
    for (const { text } of await Promise.all(pages)) {
      expect(text).toContain('/lamp.svg')
      expect(text).not.toContain('Inloggen')
    }
  })

  test.each(['mag', 'mag-niet', 'leeft'])(
    'about a living will takes no answer about a death: %s',
    async (intent) => {
      const asked = livingWillRequest({ number: person.number, contact: person.trusted })
      const id = await paidRequest(member, asked)
      await lookedUp(id)
      const token = await tokenFor(person.trusted, 'bevestigen')
      const { headers } = await answering(token, intent)
      expect(headers.location).toBe(`/dossieropvragen/bevestigen?token=${token}`)
      expect(await stateOf(id)).toBe('waiting_contact')
    },
  )

  test.each(['', 'misschien', 'toString'])(
    'takes no other answer for a yes: %j',
    async (intent) => {
      const id = await paid()
      const token = await tokenFor(person.trusted, 'bevestigen')
      const { headers } = await answering(token, intent)
      expect(headers.location).toBe(`/dossieropvragen/bevestigen?token=${token}`)
      expect(await stateOf(id)).toBe('waiting_contact')
    },
  )
})

describe('a call with the trusted person', () => {
  test('is what a member is told of who has no address, and no mail', async () => {
    const id = await paid()
    const [asks, page] = [await signedIn(member), `/franchise/aanvragen/${id}`]
    expect(decoded((await asks.get(page)).text)).toContain('per e-mail of het klopt')
    const contact = { contactNaam: 'Bram Proef', email: '', contactTelefoon: '038-1234567' }
    expect((await asks.post(page, contact)).headers.location).toBe(page)
    const { text } = await asks.get(page)
    for (const told of ['Wij hebben de nieuwe gegevens.', 'want er is geen e-mailadres'])
      expect(decoded(text)).toContain(told)
    expect(decoded(text)).not.toContain('per e-mail of het klopt')
  })

  const said = { nummer: '038-1234567', dag: '20-11-2026', tijd: '10:05', antwoord: 'mag' }

  test('is written down by one colleague and confirmed by another', async () => {
    const id = await paid()
    const path = `/admin/toegangsverzoeken/${id}/telefoon`
    const [one, other] = [await signedIn(staff ?? member), await signedIn(admin ?? member)]
    const page = decoded((await one.get(path)).text)
    for (const shown of ['Bram Proef', person.trusted, 'Tess Proef']) expect(page).toContain(shown)
    for (const [wrong, error] of [
      [{ nummer: '' }, 'Vul een telefoonnummer in'],
      [{ tijd: 'x' }, 'Vul een tijd in, zoals 14.30'],
      [{ tijd: 'rond half drie' }, 'Vul een tijd in, zoals 14.30'],
      [{ dag: '30-2-2026' }, 'Vul een datum in zoals'],
      [{ antwoord: 'x' }, 'Kies een van de mogelijkheden'],
      // Of a page of the release before, which asked both in one; and about a living will.
      [{ antwoord: 'no' }, 'Kies een van de mogelijkheden'],
      [{ antwoord: 'nee' }, 'Kies een van de mogelijkheden'],
    ] as const) {
      const refused = await one.post(path, { ...said, ...wrong })
      expect([refused.status, decoded(refused.text).includes(error)]).toEqual([422, true])
    }
    expect((await one.post(path, said)).headers.location).toBe(path)
    const noted = decoded((await one.get(path)).text)
    expect(noted).toContain('U schreef dit op. Een collega moet het bevestigen.')
    expect(noted).not.toContain('Ik bevestig dit antwoord')
    const gesprek = /value="([0-9a-f-]{36})"/.exec((await other.get(path)).text)?.[1] ?? ''
    expect((await one.post(path, { gesprek })).headers.location).toBe(path)
    expect(await stateOf(id)).toBe('waiting_contact')
    expect((await other.post(path, { gesprek: 'x' })).headers.location).toBe(path)
    const sent = await other.post(path, { gesprek })
    expect(sent.headers.location).toBe(`/admin/toegangsverzoeken/${id}`)
    // Another test may let the time pass that it waits.
    expect(await stateOf(id)).toMatch(/^(waiting_time|pending_verification)$/)
    const over = decoded((await one.get(path)).text)
    expect(over).toContain('Bevestigd door een collega op')
    expect(over).not.toContain('Bel dan.')
  })

  test('that nobody answered is written down with the hour, and shown to who calls next', async () => {
    const id = await paid()
    const page = `/admin/toegangsverzoeken/${id}`
    const [one, other] = [await signedIn(staff ?? member), await signedIn(admin ?? member)]
    const form = fieldsOn(await one.get(`${page}/telefoon`))
    expect(form.get('dag')).toMatch(/^\d{1,2}-\d{1,2}-\d{4}$/)
    expect(form.get('tijd')).toMatch(/^\d{1,2}\.\d\d$/)
    const typed = { ...Object.fromEntries(form), nummer: '038-1234567', antwoord: 'none' }
    const sent = await one.post(`${page}/telefoon`, typed)
    expect(sent.headers.location).toBe(`${page}/telefoon`)
    expect(decoded((await one.get(`${page}/telefoon`)).text)).toMatch(
      /U belde om [\d.]+\suur, geen/,
    )
    for (const path of [page, `${page}/telefoon`])
      expect(decoded((await other.get(path)).text)).toMatch(
        /(Joost Smit|Ineke Bos) belde om [\d.]+\suur, geen gehoor/,
      )
    await other.post(`${page}/telefoon`, { ...typed, antwoord: 'message' })
    expect(decoded((await other.get(`${page}/telefoon`)).text)).toContain(
      'Opgeschreven: u sprak in.',
    )
    expect(decoded((await other.get(page)).text)).toMatch(/en sprak in\. Al 2 keer gebeld/)
  })

  test('is known to the director as an answer that is looked at, and to nobody asked again meanwhile', async () => {
    const id = await paid()
    const asks = await signedIn(member)
    const follow = `/franchise/aanvragen/${id}`
    expect(decoded((await asks.get(follow)).text)).toContain('Verstuur de vraag opnieuw')
    await (await signedIn(staff ?? member)).post(`/admin/toegangsverzoeken/${id}/telefoon`, said)
    const shown = decoded((await asks.get(follow)).text)
    expect(shown).toContain('gaf antwoord aan de telefoon. Een tweede medewerker kijkt dat na.')
    for (const over of ['Verstuur de vraag opnieuw', 'Er is nog geen antwoord', 'zelf even'])
      expect(shown).not.toContain(over)
    const again = { contactNaam: 'Bram Proef', email: person.trusted, contactTelefoon: '' }
    expect((await asks.post(follow, again)).headers.location).toBe(follow)
    expect(decoded((await asks.get(follow)).text)).toContain('gaf antwoord aan de telefoon')
  })

  test('goes to the number of the file: the one that the member gave is not offered, nor counts', async () => {
    person = await ownerOfFile('06-12345678')
    const id = await paid()
    const page = `/admin/toegangsverzoeken/${id}`
    const contact = { contactNaam: 'Bram Proef', email: person.trusted }
    const asks = await signedIn(member)
    await asks.post(`/franchise/aanvragen/${id}`, { ...contact, contactTelefoon: '06-99999999' })
    await lookedUp(id)
    const one = await signedIn(staff ?? member)
    const compared = decoded((await one.get(page)).text)
    expect(compared).toContain('Staat niet zo in het dossier. Bel dit nummer niet zonder meer')
    expect(compared).not.toContain('Geen verschillen')
    const before = decoded((await one.get(`${page}/telefoon`)).text)
    expect(before).toContain('Opgegeven door Uitvaartzorg Proef: 06-99999999')
    for (const offered of ['value="06-99999999"', 'tel:0699999999', '06-12345678'])
      expect(before).not.toContain(offered)
    const shown = (await one.post(`${page}/telefoon`, { intent: 'nummer' })).text
    for (const offered of ['href="tel:0612345678"', 'value="06-12345678"'])
      expect(shown).toContain(offered)
    const refused = await one.post(`${page}/telefoon`, { ...said, nummer: '06-99999999' })
    expect(refused.status).toBe(422)
    expect(decoded(refused.text)).toContain('Dit nummer staat niet in het dossier.')
    await asks.post(`/franchise/aanvragen/${id}`, { ...contact, contactTelefoon: '06 12345678' })
    await lookedUp(id)
    const same = decoded((await one.get(`${page}/telefoon`)).text)
    for (const offered of ['value="06 12345678"', 'href="tel:0612345678"'])
      expect(same).toContain(offered)
    const noted = await one.post(`${page}/telefoon`, { ...said, nummer: '0031612345678' })
    expect(noted.headers.location).toBe(`${page}/telefoon`)
  })

  const DEATH = [
    'Ja, en Uitvaartzorg Proef mag de wensen lezen',
    'Tess Proef is overleden, maar Uitvaartzorg Proef mag de wensen niet lezen',
    'Nee, Tess Proef leeft',
  ]
  const WILL = ['Ja, dat mag', 'Nee, dat mag niet']
  const ASKED = { full: fullRequest, living_will: livingWillRequest }

  test.each([
    ['full', 'mag-niet', DEATH, 'overlijden klopt, maar dat het bedrijf niet mag lezen'],
    ['full', 'leeft', DEATH, 'dat deze persoon leeft'],
    ['living_will', 'nee', WILL, 'De vertrouwenspersoon zei nee'],
  ] as const)(
    'about %s takes the answers that the link offers, and a no (%s) is told to the office as by the link',
    async (kind, antwoord, offered, why) => {
      const id = await paidRequest(
        member,
        ASKED[kind]({ number: person.number, contact: person.trusted }),
      )
      await lookedUp(id)
      const link = `/dossieropvragen/bevestigen?token=${await tokenFor(person.trusted, 'bevestigen')}`
      const path = `/admin/toegangsverzoeken/${id}/telefoon`
      const [one, other] = [await signedIn(staff ?? member), await signedIn(admin ?? member)]
      const [asked, page] = [await new Visitor().get(link), await one.get(path)]
      for (const answer of offered)
        for (const { text } of [asked, page]) expect(decoded(text)).toContain(answer)
      const [, others] = kind === 'full' ? [DEATH, WILL] : [WILL, DEATH]
      for (const answer of others) expect(decoded(page.text)).not.toContain(answer)

      expect((await one.post(path, { ...said, antwoord })).headers.location).toBe(path)
      const { text } = await other.get(path)
      const [, noted = ''] = decoded(text).split('Opgeschreven gesprek')
      const given = offered[antwoord === 'mag-niet' ? 1 : offered.length - 1] ?? ''
      expect(noted.split('Ik bevestig dit antwoord')[0]).toContain(given)
      const gesprek = /value="([0-9a-f-]{36})"/.exec(text)?.[1] ?? ''
      expect(await stateOf(id)).toBe('waiting_contact')
      const sent = await other.post(path, { gesprek })
      const request = `/admin/toegangsverzoeken/${id}`
      expect(sent.headers.location).toBe(request)
      const after = decoded((await other.get(request)).text).toLowerCase()
      expect(after).toContain(why.toLowerCase())
      expect(after).not.toContain('gaat verder')
      const told = decoded((await (await signedIn(member)).get(`/franchise/aanvragen/${id}`)).text)
      expect(told).toContain(
        `Afgewezen: de vertrouwenspersoon ${antwoord === 'leeft' ? 'zei dat deze persoon leeft' : 'zei nee'}`,
      )
    },
  )
})

describe('the office', () => {
  test('sees a stranger as trusted person in red, and decides', async () => {
    const id = await paid(`vreemd-${member.email}`)
    const visitor = await signedIn(staff ?? member)
    const page = await visitor.get(`/admin/toegangsverzoeken/${id}`)
    expect(page.text).toContain('niet door de eigenaar opgegeven')
    const path = `/admin/toegangsverzoeken/${id}`
    const early = await visitor.post(path, { intent: 'accorderen' })
    expect(early.headers.location).toBe(path)
    expect((await visitor.get(path)).text).toContain('U kunt deze aanvraag nog niet accorderen')
    expect((await visitor.post(path, {})).status).toBe(422)
    const question = `${path}/afwijzen?reden=contact-unsure`
    const asked = await visitor.post(path, { reden: 'contact-unsure' })
    expect([asked.status, asked.headers.location]).toEqual([303, question])
    const asks = await visitor.get(question)
    expect([asks.status, await stateOf(id)]).toEqual([200, 'waiting_contact'])
    expect(decoded(asks.text)).toMatch(
      /<h1[^>]*>Wijst u de aanvraag over Tess Proef af\?[^]*krijgt de betaling niet terug[^]*Ja, wijs af/,
    )
    expect(decoded(asks.text)).toMatch(/<title>Wijst u de aanvraag over Tess Proef af\?/)
    expect((await visitor.post(`${path}/afwijzen`, {})).headers.location).toBe(`${path}#afwijzen`)
    expect(await stateOf(id)).toBe('waiting_contact')
    expect((await visitor.post(question, {})).status).toBe(303)
    expect((await visitor.get('/admin/toegangsverzoeken')).text).toContain(
      'De aanvraag is afgewezen',
    )
    // What there is now stands on its own page: it is in no open list any more.
    const again = await refuses(visitor, path, 'no-death')
    expect(again.headers.location).toBe(path)
    expect(decoded((await visitor.get(path)).text)).toContain(
      `Uw afwijzing is niet opgeslagen: Joost Smit wees deze aanvraag af op`,
    )
  })

  test.each([
    ['an approval', '', { intent: 'accorderen' }, 'Uw akkoord'],
    ['the last approval', '/accorderen?nagekeken=contact-called', {}, 'Uw akkoord'],
    ['a refusal', '', { reden: 'details-differ' }, 'Uw afwijzing'],
    ['a refusal that is sure', '/afwijzen?reden=details-differ', {}, 'Uw afwijzing'],
    ['Enter', '', { intent: 'kiezen' }, 'Uw besluit'],
  ])(
    'says who approved before: %s on an older page was not saved',
    async (_what, where, post, did) => {
      const id = await approvedRequest(member, await ownerOfFile())
      const visitor = await signedIn(staff ?? member)
      const path = `/admin/toegangsverzoeken/${id}`
      const late = await visitor.post(`${path}${where}`, post)
      expect([late.status, late.headers.location]).toEqual([303, path])
      const page = await visitor.get(path)
      expect(pageOf(page).title).not.toMatch(/^Fout/)
      expect(textOf(page.text)).toMatch(
        new RegExp(
          `${did} is niet opgeslagen: [A-Z]\\w+ \\w+ accordeerde deze aanvraag op .*Stop deze levering`,
        ),
      )
      expect(await stateOf(id)).toBe('completed')
    },
  )

  test('approves with two, sees how many wait, and the last that ended', async () => {
    const id = await confirmed()
    const [one, other] = [await signedIn(admin ?? member), await signedIn(staff ?? member)]
    const path = `/admin/toegangsverzoeken/${id}`
    const list = decoded((await one.get('/admin/toegangsverzoeken')).text)
    for (const said of [person.number, 'Wacht op verificatie', 'Accorderen', 'Afwijzen'])
      expect(list).toContain(said)
    const approve = { intent: 'accorderen', nagekeken: 'contact-called' }
    await one.post(path, approve)
    expect((await one.get(path)).text).toContain('Een collega moet het ook nog doen')
    const said = decoded((await other.get(path)).text)
    expect(said).toContain(`Ineke Bos accordeerde (gebeld met de vertrouwenspersoon)`)
    const last = `${path}/accorderen?nagekeken=contact-called`
    expect((await other.post(path, approve)).headers.location).toBe(last)
    expect(await stateOf(id)).toBe('pending_verification')
    const question = decoded((await other.get(last)).text)
    expect(question).toMatch(/<h1[^>]*>Krijgt Uitvaartzorg Proef alle wensen van Tess Proef\?</)
    expect(question).toContain('Ook het vertrouwelijke deel. Dit is de laatste stap.')
    expect(question).toContain(`Ineke Bos accordeerde`)
    expect((await other.post(last, {})).headers.location).toBe('/admin/toegangsverzoeken')
    expect(await stateOf(id)).toBe('completed')
    expect(decoded((await one.get('/admin/toegangsverzoeken')).text)).toContain('Afgerond')
    expect(await approveRequest(actor(admin), id)).toBe('gone')
  })
})

describe('the page of a request', () => {
  /** One that waits for a decision. */
  async function waiting(change: Partial<ReturnType<typeof fullRequest>> = {}) {
    const asking = fullRequest({ number: person.number, contact: person.trusted })
    const id = await waitingRequest(member, { ...asking, ...change })
    return { id, path: `/admin/toegangsverzoeken/${id}`, visitor: await signedIn(staff ?? member) }
  }
  const approve = { intent: 'accorderen', nagekeken: 'contact-called' }

  test('says what differs, names nobody, and lets a wrong dead person through to nobody', async () => {
    const { id, path, visitor } = await waiting({
      naamOverledene: 'Jan Klaassen',
      geboortedatum: '1931-02-03',
    })
    const text = decoded((await visitor.get(path)).text)
    for (const said of ['Jan Klaassen', '3 februari 1931', 'geboortedatum klopt niet', 'Verschilt'])
      expect(text).toContain(said)
    // Who works at the member is called so as well.
    expect(text.replace(/Uitvaartzorg Proef, Tess Proef/, '')).not.toContain('Tess Proef')
    expect(decoded((await visitor.get('/admin/toegangsverzoeken')).text)).toContain('2 verschillen')
    expect((await visitor.post(path, approve)).headers.location).toBe(path)
    expect((await visitor.get(path)).text).toContain('data-status="error"')
    expect(await owner`select 1 from access_request_approvals where request_id = ${id}`).toEqual([])
    expect(await stateOf(id)).toBe('pending_verification')
  })

  test.each([
    ['a death in 1900', { overlijdensdatum: '1900-01-01' }, 'Kan niet: dit is voor de geboorte'],
    ['the member as trusted person', {}, 'Kan niet: werkt bij dit gildelid of bij ons'],
  ])('lets nobody approve %s', async (_what, change, said) => {
    const { id, path, visitor } = await waiting({ vertrouwensEmail: member.email, ...change })
    expect(decoded((await visitor.get(path)).text)).toContain(said)
    await visitor.post(path, approve)
    expect(await owner`select 1 from access_request_approvals where request_id = ${id}`).toEqual([])
  })

  test('says once, and not as a fault, that no living will was signed, and offers to refuse', async () => {
    const asks = livingWillRequest({ number: person.number, contact: person.trusted })
    const id = await paidRequest(member, asks)
    await lookedUp(id)
    const visitor = await signedIn(staff ?? member)
    const text = decoded((await visitor.get(`/admin/toegangsverzoeken/${id}`)).text)
    // On top, in the place of the knob to approve, and among the reasons of a refusal.
    expect(text.split('geen ondertekende wilsverklaring')).toHaveLength(4)
    expect(text).toContain('Afwijzen: er is geen ondertekende wilsverklaring')
    expect(text).not.toContain('data-status="error"')
    expect(text).not.toContain('Antwoord van de vertrouwenspersoon')
    const first = decoded((await visitor.get('/admin')).text)
    expect(first).toContain('Er is geen ondertekende wilsverklaring')
    expect(first).toMatch(/Bel [^<]+, of wijs af/)
  })

  test('asks how it was checked, and why where something differs, and keeps what was chosen', async () => {
    const { path, visitor } = await waiting({ geboortedatum: '1950-03-02' })
    const none = await visitor.post(path, { intent: 'accorderen', reden: 'no-death' })
    expect(none.status).toBe(422)
    expect(none.text).toContain('href="#nagekeken"')
    expect(none.text).toContain('href="#ondanks"')
    expect(none.text).toMatch(
      /value="no-death" checked|checked="" [^>]*value="no-death"|value="no-death"[^>]*checked/,
    )
    // As a browser posts the choice that is none.
    const unsaid = await visitor.post(path, { ...approve, ondanks: '' })
    expect(unsaid.status).toBe(422)
    expect(unsaid.text).toContain('href="#ondanks"')
    expect(unsaid.text).toMatch(
      /value="contact-called"[^>]*checked|checked=""[^>]*value="contact-called"/,
    )
    const sent = await visitor.post(path, { ...approve, ondanks: 'typing-error' })
    expect(sent.headers.location).toBe(path)
    expect(decoded((await visitor.get(path)).text)).toContain('typefout in de aanvraag')
  })

  test('tells that money went back in whole sentences', async () => {
    const { path, visitor } = await waiting()
    const question = `${path}/afwijzen?reden=our-fault`
    const asks = await visitor.get(question)
    expect(decoded(asks.text)).toMatch(/leest als reden[^]*krijgt de betaling terug/)
    expect((await visitor.post(question, {})).headers.location).toBe('/admin/toegangsverzoeken')
    expect(decoded((await visitor.get(path)).text)).toContain(
      'wees af. Wij hebben een fout gemaakt',
    )
  })

  test('asks for the password where the sign-in is old, for approving and for money back', async () => {
    const { id, path, visitor } = await waiting()
    await owner`
      update sessions set created_at = now() - interval '11 minutes', proven_at = null
       where user_id = ${staff?.id ?? ''}`
    // In the box of its button, before anything is pressed.
    const box = /id="accorderen"[^]*?name="currentPassword"[^]*?value="accorderen"/
    expect((await visitor.get(path)).text).toMatch(box)
    const empty = await visitor.post(path, { intent: 'accorderen', currentPassword: '' })
    for (const name of ['nagekeken', 'currentPassword'])
      expect(empty.text).toContain(`href="#${name}"`)
    const unproven = await visitor.post(path, approve)
    expect(unproven.status).toBe(422)
    expect(unproven.text).toContain('href="#currentPassword"')
    expect(unproven.text).toMatch(box)
    expect(unproven.text).toMatch(
      /value="contact-called"[^>]*checked|checked=""[^>]*value="contact-called"/,
    )
    // A reason that is none asks it too.
    expect((await visitor.post(path, { ...approve, ondanks: 'none' })).status).toBe(422)
    expect(await owner`select 1 from access_request_approvals where request_id = ${id}`).toEqual([])
    const question = `${path}/afwijzen?reden=our-fault`
    expect((await visitor.get(question)).text).toContain('name="currentPassword"')
    const back = await visitor.post(question, {})
    expect([back.status, await stateOf(id)]).toEqual([422, 'pending_verification'])
    expect(back.text).toContain('href="#currentPassword"')
    expect((await refuses(visitor, path, 'no-death')).status).toBe(303)
  })

  test('says what stands in the way before it asks who is there', async () => {
    const { path, visitor } = await waiting({ vertrouwensEmail: member.email })
    await owner`
      update sessions set created_at = now() - interval '11 minutes', proven_at = null
       where user_id = ${staff?.id ?? ''}`
    expect((await visitor.post(path, approve)).headers.location).toBe(path)
    const { text } = await visitor.get(path)
    expect(decoded(text)).toContain('Accorderen kan zo niet.')
  })

  test('of a death that a stranger confirmed is approved once somebody was called whom its owner named', async () => {
    const { path, visitor } = await waiting({ vertrouwensEmail: newEmail() })
    const before = decoded((await visitor.get(path)).text)
    expect(before).toContain('De eigenaar noemde deze vertrouwenspersoon niet.')
    expect(before).not.toContain('Gebeld met de vertrouwenspersoon')
    expect(before).not.toContain(person.trusted)
    const unheard = await visitor.post(path, approve)
    expect([unheard.status, decoded(unheard.text)]).toEqual([
      422,
      expect.stringContaining('schrijf op wat u hoorde.'),
    ])
    await owner`update sessions set proven_at = now() where user_id = ${staff?.id ?? ''}`
    const heard = { ...approve, nagekeken: 'named-called' }
    // By a hand-made post: nothing was heard from anybody.
    const made = await visitor.post(path, heard)
    expect([made.status, decoded(made.text)]).toEqual([
      422,
      expect.stringContaining('Vink alleen aan wat u zelf deed.'),
    ])
    const named = decoded((await visitor.post(path, { intent: 'genoemd' })).text)
    expect(named).toMatch(/Bram Proef.{0,60}geen telefoonnummer bekend/)
    await call(visitor, path, 'yes')
    expect((await visitor.post(path, heard)).headers.location).toBe(path)
    expect(decoded((await visitor.get(path)).text)).toContain(
      `Joost Smit sprak Bram Proef: Tess Proef is overleden`,
    )
    const second = await signedIn(admin ?? member)
    const { text } = await second.get(path)
    expect(decoded(text)).toMatch(
      /id="accorderen"[^]*sprak Bram Proef: Tess Proef is overleden[^]*value="accorderen"/,
    )
    // What another heard they did not hear themselves.
    expect(text).not.toContain('value="named-called"')
    expect((await second.post(path, heard)).status).toBe(422)
  })

  /** Presses one of the answers beside whom the owner named. */
  async function call(visitor: Visitor, path: string, said: 'yes' | 'no' | 'none') {
    const wie = new RegExp(`value="([\\w-]{36} ${said})"`).exec((await visitor.get(path)).text)?.[1]
    const sent = await visitor.post(path, { intent: 'gesprek', wie: wie ?? '' })
    expect(sent.headers.location).toBe(`${path}#genoemd`)
  }

  test('takes no answer of somebody whom the colleague did not look at, nor of one who is not named', async () => {
    const { id, path, visitor } = await waiting({ vertrouwensEmail: newEmail() })
    const [named] = await owner<DbRow<'relatives', 'id'>[]>`
      select id from relatives where owner_id = ${person.id}`
    const said = (one: string | undefined, answer = 'yes') =>
      visitor.post(path, { intent: 'gesprek', wie: `${one} ${answer}` })
    await said(named?.id)
    expect(decoded((await visitor.get(path)).text)).toContain('Bekijk eerst wie de eigenaar noemde')
    await visitor.post(path, { intent: 'genoemd' })
    for (const [one, answer] of [
      [randomUUID(), 'yes'],
      ['x', 'yes'],
      [named?.id, 'misschien'],
    ])
      await said(one, answer)
    await visitor.post(path, { intent: 'arts', arts: 'Dokter Visser', plaats: 'Zwolle' })
    expect(await owner`select from request_calls where request_id = ${id}`).toHaveLength(0)
    await said(named?.id)
    expect(await owner`select from request_calls where request_id = ${id}`).toHaveLength(1)
  })

  test('of whom somebody says that they live is approved by nobody, whoever is called after', async () => {
    const { id, path, visitor } = await waiting({ vertrouwensEmail: newEmail() })
    await visitor.post(path, { intent: 'genoemd' })
    await call(visitor, path, 'none')
    expect(decoded((await visitor.get(path)).text)).toContain('Bram Proef: er nam niemand op')
    await call(visitor, path, 'no')
    const page = decoded((await visitor.get(path)).text)
    expect(page).toContain('Afwijzen: aan de telefoon tegengesproken')
    expect(page).not.toContain('value="accorderen"')
    const other = await signedIn(admin ?? member)
    for (const one of [visitor, other]) await one.post(path, approve)
    expect(await owner`select 1 from access_request_approvals where request_id = ${id}`).toEqual([])
    // What the same person says later is what counts.
    await call(visitor, path, 'yes')
    expect((await visitor.post(path, approve)).headers.location).toBe(path)
    expect(
      await owner`select 1 from access_request_approvals where request_id = ${id}`,
    ).toHaveLength(1)
  })

  test('is taken back by who approved it, as long as nobody else did', async () => {
    const { id, path, visitor } = await waiting()
    const back = { intent: 'terugnemen' }
    const approvals = () => owner`select 1 from access_request_approvals where request_id = ${id}`
    expect((await visitor.get(path)).text).not.toContain('value="terugnemen"')
    await visitor.post(path, approve)
    const other = await signedIn(admin ?? member)
    await other.post(path, back)
    expect(await approvals()).toHaveLength(1)
    expect(decoded((await visitor.get(path)).text)).toContain('Neem mijn akkoord terug')
    expect((await visitor.post(path, back)).headers.location).toBe(path)
    expect(await approvals()).toHaveLength(0)
    await visitor.post(path, approve)
    await approveRequest(actor(admin), id)
    await visitor.post(path, back)
    expect([await stateOf(id), (await approvals()).length]).toEqual(['completed', 2])
  })

  test('was compared with the file by nobody who did not look whose it is', async () => {
    const { id, path, visitor } = await waiting()
    expect((await visitor.get(path)).text).not.toContain('value="details-compared"')
    const compared = { ...approve, nagekeken: 'details-compared' }
    expect((await visitor.post(path, compared)).status).toBe(422)
    const other = await signedIn(admin ?? member)
    await other.post(path, { intent: 'bekijken' })
    expect((await visitor.post(path, compared)).status).toBe(422)
    expect(await owner`select 1 from access_request_approvals where request_id = ${id}`).toEqual([])
    await visitor.post(path, { intent: 'bekijken' })
    const seen = await visitor.get(path)
    expect(decoded(seen.text)).toContain('Naam in het dossier')
    expect(seen.text).toContain('value="details-compared"')
    expect((await visitor.post(path, compared)).headers.location).toBe(path)
  })

  test('asks about the last approval only who gives it, with what they chose, and keeps all that is asked', async () => {
    // Who shows who they are goes on in another session.
    const second = await testUser('admin')
    const { id, path, visitor } = await waiting()
    const last = `${path}/accorderen?nagekeken=contact-called`
    // The first has nothing to be asked about.
    for (const sent of [await visitor.get(last), await visitor.post(last, {})])
      expect([sent.status, sent.headers.location]).toEqual([
        303,
        `${path}?nagekeken=contact-called#accorderen`,
      ])
    expect(textOf((await visitor.get(path)).text)).toContain('er veranderde iets aan deze aanvraag')
    await approveRequest(actor(staff), id)
    const other = await signedIn(second)
    for (const chosen of [
      '',
      '?nagekeken=',
      '?nagekeken=details-compared',
      '?nagekeken=named-called',
    ]) {
      const sent = await other.post(`${path}/accorderen${chosen}`, {})
      expect([chosen, sent.headers.location]).toEqual([chosen, `${path}${chosen}#accorderen`])
    }
    await owner`
      update sessions set created_at = now() - interval '11 minutes', proven_at = null
       where user_id = ${second.id}`
    expect((await other.get(last)).text).toContain('name="currentPassword"')
    const unproven = await other.post(last, {})
    expect([unproven.status, await stateOf(id)]).toEqual([422, 'pending_verification'])
    const sent = await other.post(last, { currentPassword: TEST_PASSWORD })
    expect([sent.headers.location, await stateOf(id)]).toEqual([
      '/admin/toegangsverzoeken',
      'completed',
    ])
  })

  test('says of an approval that is none since a colleague took theirs back, and keeps what was chosen', async () => {
    const { id, path, visitor } = await waiting()
    await visitor.post(path, approve)
    const other = await signedIn(admin ?? member)
    const last = (await other.post(path, approve)).headers.location ?? ''
    expect(last).toContain('/accorderen?')
    await visitor.post(path, { intent: 'terugnemen' })
    const sent = await other.post(last, {})
    expect(sent.headers.location).toBe(`${path}?nagekeken=contact-called#accorderen`)
    expect(await owner`select 1 from access_request_approvals where request_id = ${id}`).toEqual([])
    const page = await other.get(sent.headers.location ?? '')
    expect(pageOf(page).text).toContain(
      'Uw akkoord is niet opgeslagen: Joost Smit nam intussen het eigen akkoord terug. Kijk opnieuw, en accordeer dan.',
    )
    expect(page.text).toMatch(
      /value="contact-called"[^>]*checked|checked=""[^>]*value="contact-called"/,
    )
    expect(pageOf(page).text).toContain('Joost Smit nam het eigen akkoord terug')
  })

  test.each(['cross-site', 'same-site', 'none'])(
    'ticks nothing for a colleague who followed a link from elsewhere: %s',
    async (site) => {
      const { path, visitor } = await waiting()
      const link = `${path}?nagekeken=contact-called`
      const ticked = /value="contact-called"[^>]*checked|checked=""[^>]*value="contact-called"/
      const isTicked = ({ text }: { text: string }) => ticked.test(text)
      expect(isTicked(await visitor.get(link, { 'sec-fetch-site': 'same-origin' }))).toBe(true)
      expect(isTicked(await visitor.get(link, { 'sec-fetch-site': site }))).toBe(false)
      await visitor.post(path, approve)
      const other = await signedIn(admin ?? member)
      const last = (await other.post(path, approve)).headers.location ?? ''
      const asks = (from: string) => other.get(last, { 'sec-fetch-site': from })
      expect((await asks('same-origin')).status).toBe(200)
      expect((await asks(site)).status).toBe(303)
    },
  )

  test('says on top that the owner said they live, and is approved by nobody before a call', async () => {
    const before = await waiting()
    await owner`
      update access_requests set state = 'stopped', because = 'owner-answered' where id = ${before.id}`
    const { id, path, visitor } = await waiting()
    const text = textOf((await visitor.get(path)).text)
    expect(text).toMatch(
      /Leeft de eigenaar\?[^]*de eigenaar zei op .*: ik leef\. Bel eerst[^]*Naam/,
    )
    expect(text).toContain('1 verschil')
    expect(text).toContain('Zonder een van de drie kan niemand deze aanvraag accorderen.')
    const refused = await visitor.post(path, { ...approve, ondanks: 'death-sure' })
    expect([refused.status, textOf(refused.text)]).toEqual([
      422,
      expect.stringContaining('De eigenaar liet eerder weten te leven. Bel de eigenaar'),
    ])
    expect(await owner`select 1 from access_request_approvals where request_id = ${id}`).toEqual([])
  })

  test('decides nothing by Enter, whatever was filled in, and says what to press', async () => {
    const { id, path, visitor } = await waiting()
    const { text } = await visitor.get(path)
    const form = text.slice(text.lastIndexOf('<form', text.indexOf('name="nagekeken"')))
    expect(/<button[^>]*>/.exec(form)?.[0]).toContain('value="kiezen"')
    const filled = { ...approve, reden: 'no-death', intent: 'kiezen' }
    const answer = await visitor.post(path, filled)
    expect([answer.status, answer.text.includes('href="#accorderen"')]).toEqual([422, true])
    expect(answer.text).toMatch(
      /value="contact-called"[^>]*checked|checked=""[^>]*value="contact-called"/,
    )
    expect(await owner`select 1 from access_request_approvals where request_id = ${id}`).toEqual([])
    expect(await stateOf(id)).toBe('pending_verification')
  })

  test('shows whose file it is to who asks for it, and no longer after the end', async () => {
    const { id, path, visitor } = await waiting()
    expect(decoded((await visitor.get(path)).text)).not.toContain('Naam in het dossier')
    const shown = decoded((await visitor.post(path, { intent: 'bekijken' })).text)
    for (const said of ['Naam in het dossier', 'Tess Proef', '1 maart 1950'])
      expect(shown).toContain(said)
    await owner`update access_requests set state = 'rejected' where id = ${id}`
    const ended = decoded((await visitor.post(path, { intent: 'bekijken' })).text)
    expect(ended).not.toContain('1 maart 1950 ')
    expect(ended).not.toContain('Naam in het dossier')
  })
})

describe('an owner whom no mail reaches', () => {
  test('is on the first page and on that of the request, until a colleague noted that they called', async () => {
    await owner`update users set email = null, email_verified_at = null where id = ${person.id}`
    const id = await paid()
    const [visitor, path] = [await signedIn(staff ?? member), `/admin/toegangsverzoeken/${id}`]
    const said = 'De eigenaar krijgt geen e-mail, en is nog niet gebeld.'
    expect(decoded((await visitor.get('/admin')).text)).toContain(
      'Bel de eigenaar: er is een aanvraag',
    )
    const page = decoded((await visitor.get(path)).text)
    for (const words of [
      said,
      'De eigenaar weet nog niet van deze aanvraag',
      'staan bij het dossier',
    ])
      expect(page).toContain(words)
    expect(page).not.toContain('De eigenaar kan het nog stoppen')
    const wie = /value="([\w-]{36} tried)"/.exec(page)?.[1] ?? ''
    for (const wrong of ['x', `${randomUUID()} tried`, wie.replace('tried', 'misschien')])
      await visitor.post(path, { intent: 'gebeld', wie: wrong })
    expect(decoded((await visitor.get(path)).text)).toContain(said)
    expect((await visitor.post(path, { intent: 'gebeld', wie })).headers.location).toBe(path)
    const after = decoded((await visitor.get(path)).text)
    expect(after).toContain('Ingesproken of geschreven op')
    expect(after).not.toContain(said)
    expect(decoded((await visitor.get('/admin')).text)).not.toContain(`${id}#bellen`)
  })
})

describe('a living will of which a stranger says yes', () => {
  const waiting = async () => {
    await signWill(person)
    const id = await waitingRequest(
      member,
      livingWillRequest({ number: person.number, contact: newEmail() }),
    )
    return { id, path: `/admin/toegangsverzoeken/${id}`, visitor: await signedIn(staff ?? member) }
  }
  const approve = { intent: 'accorderen', nagekeken: 'member-called' }
  const arts = { intent: 'arts', arts: 'Dokter Visser', plaats: 'Zwolle' }

  test('is given by one colleague after a call to a doctor by name, which its owner reads', async () => {
    const { id, path, visitor } = await waiting()
    expect(decoded((await visitor.get(path)).text)).toContain(
      'Bel daarom de eigenaar, of iemand die de eigenaar wel noemde.',
    )
    const refused = await visitor.post(path, approve)
    expect([refused.status, decoded(refused.text)]).toEqual([
      422,
      expect.stringContaining('of de arts. Schrijf op wat u hoorde.'),
    ])
    for (const open of [{ arts: '' }, { plaats: ' ' }]) {
      const sent = await visitor.post(path, { ...arts, ...open })
      expect(sent.status).toBe(422)
      expect(sent.text).toContain(`href="#${Object.keys(open)[0]}"`)
    }
    expect((await visitor.post(path, approve)).status).toBe(422)
    expect((await visitor.post(path, arts)).headers.location).toBe(`${path}#genoemd`)
    expect(decoded((await visitor.get(path)).text)).toContain(
      `Joost Smit belde met Dokter Visser, Zwolle`,
    )
    const last = `${path}/accorderen?nagekeken=member-called`
    expect((await visitor.post(path, approve)).headers.location).toBe(last)
    expect(await stateOf(id)).toBe('pending_verification')
    const question = textOf((await visitor.get(last)).text)
    expect(question).toContain('Krijgt Uitvaartzorg Proef de wilsverklaring van Tess Proef?')
    expect(question).toContain('krijgt die meteen. Dit is de laatste stap')
    expect(question).toMatch(
      /Zo keek u het na:\s+Gebeld met het gildelid[^]*belde met Dokter Visser/,
    )
    expect((await visitor.post(last, {})).headers.location).toBe('/admin/toegangsverzoeken')
    expect(await stateOf(id)).toBe('completed')
    await lookAfterRequests()
    const mails = await letters(person.email)
    expect(
      mails.some(({ text }) => text.includes('Met wie wij belden: Dokter Visser, Zwolle')),
    ).toBe(true)
  })

  test('is not given by a call to a doctor that was taken back by who wrote it down', async () => {
    const { id, path, visitor } = await waiting()
    await visitor.post(path, arts)
    const button = /<button[^>]*Neem dit gesprek terug: Dokter Visser[^>]*>/
    const [pressed = ''] = button.exec(decoded((await visitor.get(path)).text)) ?? []
    const call = /value="([\w-]{36})"/.exec(pressed)?.[1] ?? ''
    const back = { intent: 'gesprek-terug', wie: call }
    const other = await signedIn(admin ?? member)
    expect((await other.get(path)).text).not.toMatch(button)
    for (const wie of [call, 'x', randomUUID()]) await other.post(path, { ...back, wie })
    expect((await visitor.get(path)).text).toMatch(button)
    expect((await visitor.post(path, back)).headers.location).toBe(`${path}#genoemd`)
    const page = await visitor.get(path)
    expect(page.text).not.toMatch(button)
    expect(decoded(page.text)).toMatch(
      /belde met Dokter Visser, Zwolle\. Teruggenomen op .{5,40}: dit telt niet meer/,
    )
    expect((await visitor.post(path, approve)).status).toBe(422)
    expect(await stateOf(id)).toBe('pending_verification')
    await visitor.post(path, { ...arts, arts: 'Dokter Bakker' })
    await approves(visitor, path, approve)
    expect(await stateOf(id)).toBe('completed')
    await lookAfterRequests()
    const mails = (await letters(person.email)).map(({ text }) => text).join()
    expect(mails).toContain('Dokter Bakker')
    expect(mails).not.toContain('Dokter Visser')
  })

  test('is not given where its owner says no, whatever doctor was called', async () => {
    const { id, path, visitor } = await waiting()
    await visitor.post(path, { intent: 'genoemd' })
    const page = await visitor.get(path)
    expect(decoded(page.text)).toContain('Wat zegt Tess Proef, de eigenaar?')
    const no = new RegExp(`value="(${person.id} no)"`).exec(page.text)?.[1] ?? ''
    await visitor.post(path, { intent: 'gesprek', wie: no })
    await visitor.post(path, arts)
    await visitor.post(path, approve)
    expect(await stateOf(id)).toBe('pending_verification')
    expect(decoded((await visitor.get(path)).text)).toContain('sprak deze aanvraag tegen')
    await visitor.post(path, { intent: 'gesprek', wie: no.replace('no', 'yes') })
    expect((await approves(visitor, path, approve)).headers.location).toBe(
      '/admin/toegangsverzoeken',
    )
  })
})

test('a colleague whom a file names as a contact is led to no refusal of a request for it', async () => {
  const id = await confirmed()
  const visitor = await signedIn(await createPerson(person.trusted, ['staff']))
  const office = `/admin/toegangsverzoeken/${id}`
  const page = decoded((await visitor.get(office)).text)
  expect(page).toContain('u staat in dit dossier als contactpersoon. Andere collega’s beslissen.')
  expect(page).not.toContain('#afwijzen')
  expect(page).not.toContain('id="afwijzen"')
  expect((await visitor.get(`${office}/afwijzen?reden=our-fault`)).headers.location).toBe(office)
  expect((await refuses(visitor, office, 'our-fault')).headers.location).toBe(office)
  expect(await stateOf(id)).toBe('pending_verification')
})

describe('of a request the office reads', () => {
  const page = async (id: string) =>
    decoded((await (await signedIn(staff ?? member)).get(`/admin/toegangsverzoeken/${id}`)).text)

  test('what to do where it was refused by mistake, and what runs for the same file', async () => {
    const refused = await confirmed()
    await refuseRequest(actor(staff), refused, 'details-differ')
    expect(await page(refused)).not.toContain('Andere aanvragen voor dit dossier')
    const asked = fullRequest({ number: person.number, contact: newEmail() })
    const other = await waitingRequest(await testUser('franchise'), asked)
    const said = await page(refused)
    expect(said).toContain('Ten onrechte afgewezen? Terugdraaien kan niet')
    expect(said).toContain(`href="/admin/toegangsverzoeken/${other}"`)
    expect(await page(other)).toContain(`href="/admin/toegangsverzoeken/${refused}"`)
    await refuseRequest(actor(staff), other, 'our-fault')
    const ours = await page(other)
    for (const none of ['Ten onrechte afgewezen', 'Andere aanvragen voor dit dossier'])
      expect(ours).not.toContain(none)
  })

  test('nothing of money where a request costs nothing, since it takes the place of another', async () => {
    const id = await confirmed()
    const asks = async (reason: string) => {
      const visitor = await signedIn(staff ?? member)
      const { text } = await visitor.get(`/admin/toegangsverzoeken/${id}/afwijzen?reden=${reason}`)
      return decoded(text)
    }
    expect(await asks('our-fault')).toContain('krijgt de betaling terug.')
    const former = await waitingRequest(
      await testUser('franchise'),
      fullRequest({ number: person.number, contact: newEmail() }),
    )
    await owner`update access_requests set instead_of = ${former} where id = ${id}`
    for (const reason of ['our-fault', 'details-differ']) {
      expect(await asks(reason)).toContain('leest als reden')
      expect(await asks(reason)).not.toContain('betaling')
    }
    await refuseRequest(actor(staff), id, 'details-differ')
    const said = await page(id)
    expect(said).toContain('Ten onrechte afgewezen? Terugdraaien kan niet')
    expect(said).not.toContain('Stripe')
  })

  test('that its member is not active any more, as long as it runs', async () => {
    const boss = await testUser('franchise')
    const asked = fullRequest({ number: person.number, contact: newEmail() })
    const id = await waitingRequest(boss, asked)
    const mark = 'Het gildelid is niet actief'
    const list = async () =>
      decoded((await (await signedIn(staff ?? member)).get('/admin/toegangsverzoeken')).text)
    expect(await page(id)).not.toContain(mark)
    await owner`
      update franchise_partners f set status = 'inactive' from guild_memberships m
       where m.user_id = ${boss.id} and f.id = m.member_id`
    expect(await page(id)).toContain(mark)
    expect(await list()).toContain(mark)
    await owner`update access_requests set state = 'rejected' where id = ${id}`
    expect(await page(id)).not.toContain(mark)
  })
})

test('a press to pay on a page from before it was paid says so, and asks the trusted person nothing', async () => {
  const id = await paid()
  const visitor = await signedIn(member)
  const path = `/franchise/aanvragen/${id}`
  expect((await visitor.post(path, {})).headers.location).toBe(path)
  const page = decoded((await visitor.get(path)).text)
  expect(page).toContain('Deze aanvraag is al betaald of weg. Er is niets gewijzigd.')
  expect(page).not.toContain('Vul een naam in')
})

test.each([
  ['they answered', ['waiting_time', 'pending_verification'], 'Er was al een antwoord.'],
  ['the request was refused', ['rejected'], 'Deze aanvraag is al voorbij.'],
])(
  'another trusted person named on a page from before %s is told what is so',
  async (_, states, said) => {
    const id = await paid()
    for (const state of states)
      await owner`update access_requests set state = ${state} where id = ${id}`
    const visitor = await signedIn(member)
    const path = `/franchise/aanvragen/${id}`
    const contact = { contactNaam: 'Bram Proef', email: '', contactTelefoon: '038-1234567' }
    expect((await visitor.post(path, contact)).headers.location).toBe(path)
    const page = decoded((await visitor.get(path)).text)
    expect(page).toContain(said)
    expect(page).not.toContain('al betaald of weg')
  },
)

describe('a second request of a member for the same file', () => {
  test('is not paid for while the first one runs', async () => {
    const first = await paid()
    const visitor = await signedIn(member)
    const asked = fullRequest({ number: person.number, contact: newEmail() })
    const second = (await askForFile(member.id, asked)) ?? ''
    const path = `/franchise/aanvragen/${second}`
    const page = decoded((await visitor.get(path)).text)
    expect(page).toContain('Uw bedrijf vroeg dit dossier al op')
    expect(page).toContain(`href="/franchise/aanvragen/${first}"`)
    expect(page).not.toMatch(/Betaal €/)
    const listed = decoded((await visitor.get('/franchise/dashboard')).text)
    expect(listed).toContain('Uw bedrijf vroeg dit al op.')
    expect(listed).toContain(`href="${path}/weggooien"`)
    // Where who began to pay reads what becomes of that.
    expect(listed).toContain(`href="${path}"`)
    expect(listed).not.toMatch(/Betaal €/)
    expect((await visitor.post(path, {})).headers.location).toBe(path)
    expect(await owner`select from payments where request_id = ${second}`).toHaveLength(0)
    await owner`update access_requests set state = 'rejected' where id = ${first}`
    expect(decoded((await visitor.get(path)).text)).toMatch(/Betaal €/)
    expect(decoded((await visitor.get('/franchise/dashboard')).text)).toContain(`href="${path}"`)
  })

  /** What the form says that asks for the file of this person. */
  async function askedBy(asks: TestUser, more: Record<string, string> = {}) {
    const { card: _, ...fields } = fullRequest({ number: person.number, contact: person.trusted })
    const answer = await (await signedIn(asks)).post(ASK, { ...fields, ...more })
    return { ...answer, said: decoded(answer.text) }
  }
  const ASK = '/franchise/opvragen/volledig'
  const requestsOf = (asks: TestUser) => owner`
    select from access_requests join guild_memberships using (member_id) where user_id = ${asks.id}`

  test('is not made while the first one runs', async () => {
    const asks = await testUser('franchise')
    const first = await paidRequest(
      asks,
      fullRequest({ number: person.number, contact: person.trusted }),
    )
    const again = await askedBy(asks)
    expect([again.status, (await requestsOf(asks)).length]).toEqual([422, 1])
    expect(again.said).toContain('Die aanvraag loopt nog.')
    expect(again.said).toContain(`href="/franchise/aanvragen/${first}"`)
    expect(again.said).toContain('value="Tess Proef"')
    // The same form sent once more is the first request, and another number another one.
    const same = await askedBy(asks, { aanvraag: first })
    expect(same.headers.location).toBe(`/franchise/aanvragen/${first}`)
    expect((await askedBy(asks, { dossierNummer: 'WR00000077' })).status).toBe(303)
  })

  test('is not made once the first was approved, and leads to what lies ready', async () => {
    const asks = await testUser('franchise')
    const first = await approvedRequest(asks, person)
    await untilDelivered(first)
    const { status, said } = await askedBy(asks)
    expect([status, (await requestsOf(asks)).length]).toEqual([422, 1])
    expect(said).toContain('De wensen staan al voor u klaar.')
    expect(said).toMatch(new RegExp(`href="/franchise/aanvragen/${first}"[^>]*>Haal de wensen op`))
    await owner`
      update deliveries set available_until = now() - interval '1 hour' where request_id = ${first}`
    expect((await askedBy(asks)).status).toBe(303)
  })
})

describe('the lists of the office', () => {
  const LIST = '/admin/toegangsverzoeken'
  const ago = (id: string, hours: number) => owner`
    update access_requests set changed_at = now() - make_interval(hours => ${hours}) where id = ${id}`
  const asking = () => fullRequest({ number: person.number, contact: person.trusted })
  /** The row that says it of a request. */
  const rowOf = (text: string, id: string) =>
    text.split('<tr ').find((row) => row.includes(id)) ?? ''

  test('have who waits longest first, then who waits for others, then what ended', async () => {
    const [first, second] = [
      await waitingRequest(member, asking()),
      await waitingRequest(member, asking()),
    ]
    const [elsewhere, ended] = [await paid(), await paid()]
    await owner`update access_requests set state = 'rejected' where id = ${ended}`
    await ago(first, 30)
    await ago(second, 50)
    const { text } = await (await signedIn(staff ?? member)).get(LIST)
    const places = [second, first, elsewhere, ended].map((id) => text.indexOf(id))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(rowOf(text, second)).toContain('2 dagen')
    expect(decoded(rowOf(text, ended))).toContain('Tess Proef')
  })

  test('have a living will before a file that waits longer, with its owner and what it is', async () => {
    const file = await waitingRequest(member, asking())
    await ago(file, 50)
    const will = await waitingRequest(
      member,
      livingWillRequest({ number: person.number, contact: person.trusted }),
    )
    const { text } = await (await signedIn(staff ?? member)).get(LIST)
    expect(text.indexOf(will)).toBeLessThan(text.indexOf(file))
    expect(decoded(rowOf(text, will))).toMatch(/Tess Proef[^]*Wilsverklaring/)
  })

  test('offer who approved nothing more: it waits for another', async () => {
    const id = await waitingRequest(member, asking())
    const [one, other] = [await signedIn(admin ?? member), await signedIn(staff ?? member)]
    await approveRequest(actor(admin), id)
    const mine = decoded((await one.get(LIST)).text)
    expect(rowOf(mine, id)).toContain('U accordeerde al. Een collega beslist.')
    expect(rowOf(mine, id)).not.toMatch(/#accorderen|#afwijzen/)
    expect(mine.indexOf(id)).toBeGreaterThan(mine.indexOf('nog op iemand anders wachten'))
    const page = decoded((await one.get(`${LIST}/${id}`)).text)
    expect(page).toContain('U accordeerde al. Een collega beslist.')
    const theirs = rowOf(decoded((await other.get(LIST)).text), id)
    expect(theirs).toContain('Een collega accordeerde al')
    expect(theirs).toContain('#accorderen')
    const last = 'Accordeert u ook, dan krijgt'
    expect(decoded((await other.get(`${LIST}/${id}`)).text)).toContain(last)
    const untouched = await waitingRequest(member, asking())
    expect(decoded((await other.get(`${LIST}/${untouched}`)).text)).not.toContain(last)
  })

  test('say of an approval that it counts no longer, once who gave it lost the right', async () => {
    const former = await testUser('staff')
    const id = await waitingRequest(member, asking())
    await approveRequest(actor(former), id)
    const other = await signedIn(staff ?? member)
    const past = async (who: Visitor) => decoded((await who.get(`${LIST}/${id}`)).text)
    expect(await past(other)).not.toContain('Dit telt niet meer')
    await owner`delete from user_roles where user_id = ${former.id}`
    expect(await past(other)).toMatch(
      /accordeerde \([^)]*\)\. Dit telt niet meer: deze collega beslist hier niet over/,
    )
    await owner`insert into user_roles (user_id, role) values (${former.id}, 'staff')`
    expect(await past(await signedIn(former))).toContain('maar dat telt niet meer')
    await refuseRequest(actor(staff ?? member), id, 'no-death')
    expect(await past(other)).not.toContain('Dit telt niet meer')
  })

  test('say when a file was deleted after its delivery, and that of the member until when it was there', async () => {
    const id = await approvedRequest(member, person)
    await untilDelivered(id)
    const mine = await signedIn(member)
    await owner`
      update deliveries set delivered_at = now(), deletes_at = '2999-10-30T23:00Z',
                            available_until = '2999-10-30T23:00Z' where request_id = ${id}`
    const ready = decoded((await mine.get('/franchise/dashboard')).text)
    expect(ready).toContain('Ophalen kan tot en met 30 oktober 2999.')
    expect(ready).not.toContain('Afgerond')
    await owner`
      update deliveries
         set available_until = (date_trunc('day', now() at time zone 'Europe/Amsterdam') + interval '1 day')
                               at time zone 'Europe/Amsterdam' where request_id = ${id}`
    const lastDay = async () => decoded((await mine.get('/franchise/dashboard')).text)
    expect(await lastDay()).toContain('Haal het vandaag op: ons kantoor kan de levering stoppen.')
    await owner`
      insert into delivery_downloads (delivery_id, part, on_behalf)
      select id, 'wishes', true from deliveries where request_id = ${id}`
    expect(await lastDay()).toContain('U kunt het vandaag nog ophalen. Morgen verwijderen wij het.')
    await owner`
      update deliveries set delivered_at = '2026-10-01T09:00Z', deletes_at = '2026-10-30T23:00Z',
                            available_until = '2026-10-30T23:00Z' where request_id = ${id}`
    await owner`
      update access_requests set subject_id = null, changed_at = now() where id = ${id}`
    await owner`
      insert into history (machine, row_id, former, next, acted_as, at)
      select 'release_cases', case_id, 'delivered', 'closed', 'deletion', '2026-10-31T09:00Z' from access_requests where id = ${id}`
    const { text } = await (await signedIn(staff ?? member)).get(LIST)
    expect(rowOf(text, id)).toContain('Verwijderd op 31 oktober 2026')
    const own = await mine.get('/franchise/dashboard')
    expect(own.text).toContain('Ophalen kon tot en met 30 oktober 2026.')
    expect(own.text).toMatch(/<h2[^>]*>Klaar<\/h2>/)
  })

  test('have what can only be refused among what is to be decided, while it still waits', async () => {
    const asked = fullRequest({ number: person.number, contact: person.trusted })
    const other = { naamOverledene: 'Karel Anders', geboortedatum: '1930-01-01' }
    const id = await paidRequest(member, { ...asked, ...other })
    await lookedUp(id)
    await owner`
      update franchise_partners set phone = '038-7654321' where email = ${member.email}`
    const visitor = await signedIn(admin ?? member)
    const { text } = await visitor.get(LIST)
    const [toDecide = ''] = text.split('Aanvragen die nog op iemand anders wachten')
    expect(toDecide).toContain(id)
    expect(rowOf(text, id)).toContain('Afwijzen: naam en geboortedatum kloppen niet')
    expect(rowOf(text, id)).not.toContain('#accorderen')
    const page = decoded((await visitor.get(`${LIST}/${id}`)).text)
    expect(page).toContain('Afwijzen: naam en geboortedatum kloppen niet')
    expect(page).toContain(
      'De naam wijkt af, en de geboortedatum klopt niet of is niet te vergelijken.',
    )
    expect(page).not.toContain('U kunt deze aanvraag nog niet accorderen')
    // Whom to call there.
    expect(page).toContain('href="tel:0387654321"')
    const refused = await refuses(visitor, `${LIST}/${id}`, 'details-differ')
    expect(refused.headers.location).toBe(LIST)
    expect(await stateOf(id)).toBe('rejected')
  })

  test('mark a call that a colleague has to confirm', async () => {
    const id = await paid()
    const visitor = await signedIn(staff ?? member)
    const said = { nummer: '038-1234567', dag: '20-11-2026', tijd: '10:05', antwoord: 'mag' }
    await visitor.post(`${LIST}/${id}/telefoon`, said)
    const other = await signedIn(admin ?? member)
    expect(rowOf((await other.get(LIST)).text, id)).toContain('Een collega bevestigt het')
    expect((await other.get(`${LIST}/${id}`)).text).toContain('Bekijk en bevestig het')
  })
})

describe('what one chooses from', () => {
  test.each([
    ['a whole file', fullRequest, 'no-death', 'not-signed', true],
    ['a living will', livingWillRequest, 'not-signed', 'no-death', false],
  ] as const)('suits %s', async (_what, make, has, lacks, isFull) => {
    await signWill(person)
    const id = await waitingRequest(
      member,
      make({ number: person.number, contact: person.trusted }),
    )
    const path = `/admin/toegangsverzoeken/${id}`
    const visitor = await signedIn(staff ?? member)
    const { text } = await visitor.get(path)
    expect(text).toContain(`value="${has}"`)
    expect(text).not.toContain(`value="${lacks}"`)
    const whose = isFull ? 'Volledig dossier' : 'Wilsverklaring'
    expect(text).toContain(`${whose} van Tess Proef, dossiernummer ${person.number}`)
    expect(text.includes('Geen bedenktijd')).toBe(!isFull)
    expect((await visitor.post(path, { reden: lacks })).status).toBe(422)
    expect(await stateOf(id)).toBe('pending_verification')
  })
})

const sendCertificate = (visitor: Visitor, id: string, contents: Uint8Array | string) =>
  visitor.send(
    'POST',
    `/franchise/aanvragen/${id}/akte`,
    { origin: visitor.site, 'content-type': MULTIPART },
    partsBody([], { field: 'file', name: 'Akte.pdf', contents }),
  )

describe('the certificate of a death', () => {
  test('is added by the member, and saved by the office as a file', async () => {
    const id = await paid()
    const [asks, decides] = [await signedIn(member), await signedIn(staff ?? member)]
    const [page, office] = [`/franchise/aanvragen/${id}/akte`, `/admin/toegangsverzoeken/${id}`]
    expect((await asks.get(`/franchise/aanvragen/${id}`)).text).toContain(page)
    expect((await decides.get(`${office}/akte`)).status).toBe(404)
    expect((await decides.post(office, { intent: 'akte' })).headers.location).toBe(office)
    expect(decoded((await decides.get(office)).text)).toContain('vraag om de akte')

    const wrong = await sendCertificate(asks, id, 'Zij is overleden.')
    expect(wrong.status).toBe(422)
    expect(decoded(wrong.text)).toContain('Kies een PDF, JPG of PNG')
    expect((await sendCertificate(asks, id, LEAST_PDF)).headers.location).toBe(page)
    expect(decoded((await asks.get(page)).text)).toContain('Akte.pdf')
    const request = decoded((await asks.get(`/franchise/aanvragen/${id}`)).text)
    expect(request).toContain('U voegde de akte van overlijden toe op')
    expect(request).not.toContain('Voeg de akte van overlijden toe')
    const saved = await decides.get(`${office}/akte`)
    expect(saved.headers['content-disposition']).toContain('attachment; filename=Akte.pdf')
    expect(saved.bytes.equals(LEAST_PDF)).toBe(true)
    for (const other of [await signedIn(await testUser('franchise')), decides])
      expect((await other.get(page)).status).toBeGreaterThanOrEqual(403)
  })
})

describe('a certificate that is asked for', () => {
  test.each([
    ['named', () => person.trusted],
    ['did not name', () => newEmail()],
  ])('says the same where the owner %s the trusted person', async (_what, contact) => {
    const said = 'Zonder de akte van overlijden kunnen wij uw aanvraag misschien niet goedkeuren.'
    const id = await paid(contact())
    await (
      await signedIn(staff ?? member)
    ).post(`/admin/toegangsverzoeken/${id}`, { intent: 'akte' })
    const mine = await signedIn(member)
    expect(decoded((await mine.get(`/franchise/aanvragen/${id}`)).text)).toContain(said)
    const [letter] = (await letters(member.email)).filter(({ text }) => text.includes(id))
    expect(letter?.text.replaceAll(/\s+/g, ' ')).toContain(said)
    expect(decoded((await mine.get(`/franchise/aanvragen/${id}/akte`)).text)).toContain(said)
  })

  test('stands on the page for a call to a stranger, with whom to call instead', async () => {
    const [id, known] = [await paid(newEmail()), await paid()]
    const visitor = await signedIn(staff ?? member)
    const called = async (one: string) =>
      decoded((await visitor.get(`/admin/toegangsverzoeken/${one}/telefoon`)).text)
    const page = await called(id)
    expect(page).toContain(
      'De eigenaar noemde Bram Proef niet. Bel iemand die de eigenaar wel noemde',
    )
    expect(page).toContain(`href="/admin/toegangsverzoeken/${id}#genoemd"`)
    expect(await called(known)).not.toContain('De eigenaar noemde Bram Proef niet')
  })
})

describe('a certificate', () => {
  test('was seen by nobody where there is none', async () => {
    const id = await confirmed()
    const office = `/admin/toegangsverzoeken/${id}`
    const visitor = await signedIn(staff ?? member)
    // Other tests let time pass since they showed who they are.
    await owner`update sessions set created_at = now() where user_id = ${staff?.id ?? null}`
    expect((await visitor.get(office)).text).not.toContain('value="certificate-seen"')
    const approve = { intent: 'accorderen', nagekeken: 'certificate-seen' }
    const refused = await visitor.post(office, approve)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('href="#nagekeken')
    const approvals = () => owner`select 1 from access_request_approvals where request_id = ${id}`
    expect(await approvals()).toHaveLength(0)
    await sendCertificate(await signedIn(member), id, LEAST_PDF)
    // Nor by who did not get it.
    expect((await visitor.get(office)).text).not.toContain('value="certificate-seen"')
    expect((await visitor.post(office, approve)).status).toBe(422)
    expect(await approvals()).toHaveLength(0)
    await visitor.get(`${office}/akte`)
    expect((await visitor.get(office)).text).toContain('value="certificate-seen"')
    expect((await visitor.post(office, approve)).headers.location).toBe(office)
    expect(await approvals()).toHaveLength(1)
  })
})

describe('a card', () => {
  test.each([
    ['was seen by nobody where there is none', 'none', 422, 0],
    ['was seen where it was used', 'valid', 303, 1],
  ])('%s', async (_what, card, status, approvals) => {
    const id = await confirmed()
    await owner`update access_requests set card = ${card} where id = ${id}`
    const office = `/admin/toegangsverzoeken/${id}`
    const visitor = await signedIn(staff ?? member)
    await owner`update sessions set created_at = now() where user_id = ${staff?.id ?? null}`
    const { text } = await visitor.get(office)
    expect(text.includes('value="card-seen"')).toBe(card === 'valid')
    const sent = await visitor.post(office, { intent: 'accorderen', nagekeken: 'card-seen' })
    expect(sent.status).toBe(status)
    const kept = await owner`select 1 from access_request_approvals where request_id = ${id}`
    expect(kept).toHaveLength(approvals)
  })
})

describe('the history of a request', () => {
  const past = async (id: string) =>
    pageOf(await (await signedIn(staff ?? member)).get(`/admin/toegangsverzoeken/${id}`)).text

  test('says which colleague refused it, and that the money went back once it did', async () => {
    const id = await confirmed()
    await refuseRequest(actor(staff), id, 'our-fault')
    expect(await past(id)).toContain('Joost Smit wees af. Wij hebben een fout gemaakt')
    expect(await past(id)).not.toContain('de betaling is terug')
    const payment = randomUUID()
    await owner`
      insert into payments (id, request_id, member_id, amount_cents, vat_percent, intent_id)
      select ${payment}, id, member_id, 1050, 21, ${payment} from access_requests where id = ${id}`
    for (const state of ['paid', 'refunded'])
      await owner`update payments set state = ${state} where id = ${payment}`
    expect(await past(id)).toContain('de betaling is terug bij het gildelid')
  })

  test('names no colleague where the trusted person said no', async () => {
    const id = await paid()
    await answering(await tokenFor(person.trusted, 'bevestigen'), 'nee')
    const said = await past(id)
    expect(said).toContain('de vertrouwenspersoon zei nee')
    expect(said).not.toContain('wees af')
  })
})

describe('a colleague who opens a request for a member', () => {
  test('says for whom, and loses nothing of what was typed', async () => {
    const by = await testUser('franchise')
    const visitor = await signedIn(staff ?? member)
    const path = '/admin/toegangsverzoeken/nieuw/volledig'
    const opened = decoded((await visitor.get(`${path}?dossier=${person.number}`)).text)
    expect(opened).toContain(`value="${person.number}"`)
    expect(opened).toContain(`/nieuw/wilsverklaring?dossier=${person.number}"`)
    const {
      kind: _,
      card: _card,
      ...filled
    } = fullRequest({
      number: person.number,
      contact: person.trusted,
    })
    const nobody = await visitor.post(path, filled)
    expect(nobody.status).toBe(422)
    for (const said of ['Kies een actief gildelid', person.number, person.trusted])
      expect(decoded(nobody.text)).toContain(said)
    const [{ id = '' } = {}] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
      select member_id as id from guild_memberships where user_id = ${by.id}`
    const half = await visitor.post(path, { ...filled, gildelid: id, naamOverledene: '' })
    expect(half.status).toBe(422)
    expect(half.text).toMatch(new RegExp(`value="${id}"[^>]*checked|checked=""[^>]*value="${id}"`))
    const sent = await visitor.post(path, { ...filled, gildelid: id })
    expect(sent.headers.location).toBe('/admin/toegangsverzoeken')
    expect((await (await signedIn(by)).get('/franchise/dashboard')).text).toContain(person.number)
  })

  test.each(['volledig', 'wilsverklaring'])(
    'names as trusted person for %s nobody of that member or of the office',
    async (sort) => {
      const [by, other] = [await testUser('franchise'), await testUser('franchise')]
      const visitor = await signedIn(staff ?? member)
      const path = `/admin/toegangsverzoeken/nieuw/${sort}`
      const [{ id = '' } = {}] = await owner<DbRow<'franchise_partners', 'id'>[]>`
        update franchise_partners f set phone = '038-7654321' from guild_memberships m
         where m.user_id = ${by.id} and f.id = m.member_id returning f.id`
      const make = sort === 'volledig' ? fullRequest : livingWillRequest
      const field = sort === 'volledig' ? 'vertrouwensEmail' : 'contactEmail'
      const post = async (contact: string, contactTelefoon = '') => {
        const { kind: _, card: _card, ...filled } = make({ number: person.number, contact })
        return visitor.post(path, { ...filled, contactTelefoon, gildelid: id })
      }
      for (const contact of [by.email, admin?.email ?? '']) {
        const { status, text } = await post(contact)
        expect([status, text.includes(`href="#${field}"`), text.includes(contact)]).toEqual([
          422,
          true,
          true,
        ])
        expect(text).toContain('die bij dit gildelid of bij ons werkt')
      }
      const { text } = await post('', '+31 38 765 43 21')
      expect(text).toContain('href="#contactTelefoon"')
      expect((await post(other.email)).status).toBe(303)
    },
  )
})

describe('the waiting time', () => {
  test('is 24 hours, and none for a living will, until its owner chooses another, within limits', async () => {
    const visitor = await signedIn(await testUser())
    const path = '/dashboard/account/bedenktijd'
    const checked = (text: string) =>
      Array.from(text.matchAll(/<input[^>]*type="radio"[^>]*>/g), ([input]) => input)
        .filter((input) => input.includes(' checked'))
        .map((input) => /value="(\d+)"/.exec(input)?.[1])
    const { text: first } = await visitor.get(path)
    expect(checked(first)).toEqual(['24', '0'])
    expect(decoded(first)).toMatch(/Geen bedenktijd[^]*1 dag[^]*3 dagen/)
    expect(decoded(first)).toContain(
      'Een arts kan uw wilsverklaring meteen nodig hebben. Daarom is er dan geen bedenktijd, tenzij u die hier kiest.',
    )
    const chosen = { uren: '48', urenWilsverklaring: '7' }
    const wrong = [
      ...['73', '-1', 'x', ''].map((uren) => ({ uren })),
      ...['25', '-1', 'x', ''].map((urenWilsverklaring) => ({ urenWilsverklaring })),
    ]
    for (const one of wrong)
      expect((await visitor.post(path, { ...chosen, ...one })).status).toBe(422)
    expect((await visitor.post(path, chosen)).status).toBe(303)
    const { text } = await visitor.get(path)
    expect(checked(text)).toEqual(['48', '7'])
    // What nobody offers stays as it was chosen.
    expect(decoded(text)).toMatch(/Geen bedenktijd[^]*7 uur[^]*Een halve dag/)
  })

  test('asks for the password when it gets shorter, and tells from when on that counts', async () => {
    const owning = await testUser()
    const visitor = await signedIn(owning)
    const path = '/dashboard/account/bedenktijd'
    await owner`
      update sessions set created_at = now() - interval '11 minutes' where user_id = ${owning.id}`
    expect((await visitor.post(path, { uren: '30', urenWilsverklaring: '5' })).status).toBe(303)
    const shorter = { uren: '2', urenWilsverklaring: '5' }
    const asked = await visitor.post(path, shorter)
    expect([asked.status, asked.text.includes('name="currentPassword"')]).toEqual([422, true])
    expect(asked.text).toMatch(/value="2"/)
    expect((await visitor.post(path, { ...shorter, currentPassword: 'x' })).status).toBe(422)
    const proven = { ...shorter, currentPassword: TEST_PASSWORD }
    expect((await visitor.post(path, proven)).status).toBe(303)
    const { text } = await visitor.get(path)
    expect(decoded(text)).toMatch(/De kortere bedenktijd geldt vanaf .* 2026/)
    expect(decoded(text)).toContain('30 uur voor uw dossier en 5 uur voor uw wilsverklaring')
    const [mail] = await letters(owning.email)
    const link = /\/bedenktijd-houden\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    const stranger = new Visitor()
    expect((await stranger.get(link)).status).toBe(200)
    const token = new URL(link, 'https://x').searchParams.get('token') ?? ''
    const kept = await stranger.post('/bedenktijd-houden', { token })
    expect(kept.headers.location).toBe('/bedenktijd-houden?gelukt=')
    expect((await visitor.get(path)).text).toMatch(/value="30"/)
    expect((await stranger.post('/bedenktijd-houden', { token })).status).toBe(410)
  })
})

const right = {
  full: {
    naamOverledene: 'Tess Proef',
    geboortedatum: '1-3-1950',
    overlijdensdatum: '1-11-2026',
    contactNaam: 'Bram Proef',
    vertrouwensEmail: 'bram@example.nl',
    verklaring: 'Wij verzorgen de uitvaart.',
  },
  living_will: {
    naamEigenaar: 'Tess Proef',
    geboortedatum: '1-3-1950',
    contactNaam: 'Bram Proef',
    contactEmail: 'bram@example.nl',
    verklaring: 'De dokter vraagt naar de wensen.',
  },
}
const PAGES = {
  full: '/franchise/opvragen/volledig',
  living_will: '/franchise/opvragen/wilsverklaring',
}

/** The way of asking for something new, up to the page that leads to the payment. */
async function ask(visitor: Visitor, dossierNummer: string, kind: keyof typeof PAGES = 'full') {
  const verklaring = `${right[kind].verklaring} ${randomUUID()}`
  const filled = { dossierNummer, kaart: '', ...right[kind], verklaring }
  const sent = await visitor.post(PAGES[kind], filled)
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
    expect(text.includes('Daarna verwijderen wij het voorgoed.')).toBe(kind === 'full')
  })

  test('says first what is wrong first, and all of it at the fields', async () => {
    const visitor = await signedIn(member)
    const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const wrong = { dossierNummer: '1234567', naamOverledene: 'T', overlijdensdatum: tomorrow }
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
      'Vul de hele naam in',
      'Overlijdensdatum kan niet in de toekomst liggen',
      'Ongeldig e-mailadres',
      'Schrijf één zin, van minstens 10 letters',
    ].map((one) => said.indexOf(one))
    expect(inOrder.every((place) => place >= 0)).toBe(true)
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
  })

  const filled = { dossierNummer: 'WR12345678', kaart: '', ...right.full }

  test.each([
    ['a death before the birth', { geboortedatum: '2-11-2026' }, 'vóór de geboortedatum'],
    ['a birth to come', { geboortedatum: '1-1-2126' }, 'Vul een geboortedatum in'],
    ['no birth', { geboortedatum: '' }, 'Vul een geboortedatum in'],
    ['nobody to ask', { contactNaam: '' }, 'Vul een naam in'],
    ['no way to reach them', { vertrouwensEmail: '' }, 'e-mailadres in, of een telefoonnummer'],
    ['half a number', { contactTelefoon: '06' }, 'telefoonnummer in van 10 tot 20 tekens'],
  ])('is refused with %s, and keeps the rest', async (_what, wrong, said) => {
    const visitor = await signedIn(member)
    const { status, text } = await visitor.post(PAGES.full, { ...filled, ...wrong })
    expect(status).toBe(422)
    expect(decoded(text)).toContain(said)
    expect(text).toContain(right.full.verklaring)
  })

  test('names a trusted person by a telephone number alone', async () => {
    const visitor = await signedIn(member)
    const reached = { vertrouwensEmail: '', contactTelefoon: '06-12345678' }
    const sent = await visitor.post(PAGES.full, { ...filled, ...reached })
    expect(sent.status).toBe(303)
    expect((await visitor.get(String(sent.headers.location))).text).toContain('06-12345678')
  })

  test('takes nobody who works for who asks or for the office, and says of all the same', async () => {
    const asker = await testUser('franchise')
    const [membership] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
      select member_id as id from guild_memberships where user_id = ${asker.id}`
    const id = membership?.id ?? ''
    const [company, colleague] = [`bedrijf-${asker.email}`, `collega-${asker.email}`]
    await owner`
      update franchise_partners set email = ${company}, phone = '038-7654321' where id = ${id}`
    await owner`
      insert into guild_memberships (member_id, part, name, email)
      values (${id}, 'colleague', 'Joris', ${colleague})`
    const visitor = await signedIn(asker)
    const said = async (contact: Record<string, string>) => {
      const asks = await visitor.post(PAGES.full, { ...filled, ...contact })
      const { vertrouwensEmail: email = '', ...rest } = contact
      const wrong = fullRequest({ number: 'WR00000001', contact: 'bram@example.nl' })
      const mends = await visitor.post(`/franchise/aanvragen/${await paidRequest(asker, wrong)}`, {
        contactNaam: 'Bram',
        email,
        ...rest,
      })
      return [asks, mends].map(({ status, text }) => [status, text.includes('Noem iemand anders')])
    }
    const refused = [422, true]
    const addresses = [company, colleague, asker.email.toUpperCase(), admin?.email, staff?.email]
    for (const address of addresses)
      expect(await said({ vertrouwensEmail: address ?? '' })).toEqual([refused, refused])
    expect(await said({ vertrouwensEmail: '', contactTelefoon: '+31 38 765 43 21' })).toEqual([
      refused,
      refused,
    ])
    expect(await said({ vertrouwensEmail: person.trusted })).toEqual([
      [303, false],
      [303, false],
    ])
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

describe('a request that was not paid', () => {
  const form = (change = {}) => ({
    dossierNummer: 'WR00000001',
    kaart: '',
    ...right.full,
    ...change,
  })
  const rowsOf = async (visitor: Visitor) => {
    const { text } = await visitor.get('/franchise/dashboard')
    return new Set(text.match(/\/franchise\/aanvragen\/[\w-]{36}/g) ?? [])
  }
  const idIn = (text: string) => /name="aanvraag" value="([\w-]+)"/.exec(text)?.[1] ?? ''

  test('is found again by the same form sent twice, or filled in anew; another form is another request', async () => {
    const visitor = await signedIn(await testUser('franchise'))
    const aanvraag = idIn((await visitor.get(PAGES.full)).text)
    const first = await visitor.post(PAGES.full, form({ aanvraag }))
    const again = await visitor.post(PAGES.full, form({ aanvraag }))
    expect([first.status, again.headers.location]).toEqual([303, first.headers.location])
    expect(first.headers.location).toBe(`/franchise/aanvragen/${aanvraag}`)
    const other = await visitor.post(PAGES.full, form({ aanvraag, naamOverledene: 'Jan Proef' }))
    expect(other.headers.location).not.toBe(first.headers.location)
    expect((await rowsOf(visitor)).size).toBe(2)
    // Back in the browser, the form is new.
    const renewed = idIn((await visitor.get(PAGES.full)).text)
    const back = await visitor.post(PAGES.full, form({ aanvraag: renewed }))
    expect([renewed === aanvraag, back.headers.location]).toEqual([false, first.headers.location])
    expect((await rowsOf(visitor)).size).toBe(2)
    const thief = await signedIn(await testUser('franchise'))
    expect((await thief.post(PAGES.full, form({ aanvraag }))).status).toBe(403)
  })

  test('is changed in the same form, and stays the same request', async () => {
    const visitor = await signedIn(await testUser('franchise'))
    const { next } = await ask(visitor, 'WR00000001')
    const id = next.split('/').at(-1) ?? ''
    const page = `${PAGES.full}?wijzig=${id}`
    expect(decoded((await visitor.get(next)).text)).toContain(page)
    const opened = decoded((await visitor.get(page)).text)
    for (const said of ['value="Tess Proef"', 'value="WR00000001"', 'Wijzigingen opslaan'])
      expect(opened).toContain(said)
    expect((await visitor.post(page, form({ naamOverledene: 'T' }))).status).toBe(422)
    const sent = await visitor.post(page, form({ naamOverledene: 'Jan Proef' }))
    expect(sent.headers.location).toBe(next)
    const after = decoded((await visitor.get(next)).text)
    expect(after).toContain('Jan Proef')
    expect(after).not.toContain('Tess Proef')
    expect((await rowsOf(visitor)).size).toBe(1)
    expect(decoded((await visitor.get('/franchise/dashboard')).text)).toContain('Jan Proef</h3>')
    const other = await signedIn(await testUser('franchise'))
    expect((await other.get(page)).status).toBe(404)
    expect((await other.post(page, form())).status).toBe(404)
  })

  test('is thrown away after one question, with what was filled in', async () => {
    const visitor = await signedIn(await testUser('franchise'))
    const { next } = await ask(visitor, 'WR00000001')
    const id = next.split('/').at(-1) ?? ''
    const page = `${next}/weggooien`
    expect(decoded((await visitor.get(page)).text)).toContain('Deze aanvraag weggooien?')
    expect((await rowsOf(visitor)).size).toBe(1)
    const other = await signedIn(await testUser('franchise'))
    expect((await other.post(page)).headers.location).toBe('/franchise/dashboard')
    expect((await rowsOf(visitor)).size).toBe(1)
    expect((await visitor.post(page)).headers.location).toBe('/franchise/dashboard')
    expect((await rowsOf(visitor)).size).toBe(0)
    // Pressed twice.
    expect((await visitor.post(page)).headers.location).toBe('/franchise/dashboard')
    expect((await visitor.get(next)).status).toBe(404)
    expect(await owner`select sealed, because from access_requests where id = ${id}`).toEqual([
      { sealed: null, because: 'thrown-away' },
    ])
  })

  test('cannot be changed or thrown away once it is paid', async () => {
    const id = await paid()
    const visitor = await signedIn(member)
    expect((await visitor.get(`${PAGES.full}?wijzig=${id}`)).status).toBe(404)
    expect((await visitor.post(`${PAGES.full}?wijzig=${id}`, form())).status).toBe(404)
    expect((await visitor.get(`/franchise/aanvragen/${id}/weggooien`)).status).toBe(404)
    await visitor.post(`/franchise/aanvragen/${id}/weggooien`)
    expect(await stateOf(id)).toBe('waiting_contact')
  })
})

test('an owner who signs in reads once that it stopped a release, and where more is told', async () => {
  const STOPPED =
    'Uitvaartzorg Proef zei dat u bent overleden, en vroeg uw wensen op. Dat is nu gestopt.'
  const signIn = async () => {
    const visitor = new Visitor()
    const form = { intent: 'signin', email: person.email, password: TEST_PASSWORD }
    let sent = await visitor.post('/auth', form)
    if (sent.headers.location === '/auth/bent-u-het')
      sent = await visitor.post('/auth/bent-u-het', { antwoord: 'ja' })
    const first = await visitor.get(String(sent.headers.location))
    return [first, await visitor.get('/dashboard')].map(({ text }) => decoded(text))
  }
  const id = await paid()
  const [first, next] = await signIn()
  expect(await stateOf(id)).toBe('stopped')
  expect(first).toContain(STOPPED)
  expect(first).toContain('href="/dashboard/privacy#wie-keek"')
  expect(next).not.toContain(STOPPED)
  expect((await signIn())[0]).not.toContain(STOPPED)
})

test.each([
  ['with a message', '/dashboard/account/bedenktijd', { uren: '2', urenWilsverklaring: '5' }],
  [
    'with a new session',
    '/dashboard/account/wachtwoord',
    { password: 'Anders2026', confirmPassword: 'Anders2026' },
  ],
  ['with a file', '/dashboard/exporteren/bestand', {}],
])(
  'an owner who proves who they are in an open session reads on the next page that it stopped a release: %s',
  async (_how, path, answers) => {
    const STOPPED = 'Dat is nu gestopt.'
    const visitor = await signedIn(person)
    const id = await paid()
    await owner`
      update sessions set created_at = now() - interval '11 minutes' where user_id = ${person.id}`
    const wrong = await visitor.post(path, { ...answers, currentPassword: 'x' })
    expect([wrong.status < 500, await stateOf(id)]).toEqual([true, 'waiting_contact'])
    expect((await visitor.get('/dashboard')).text).not.toContain(STOPPED)
    const sent = await visitor.post(path, { ...answers, currentPassword: TEST_PASSWORD })
    expect([sent.status < 400, await stateOf(id)]).toEqual([true, 'stopped'])
    const next = await visitor.get(String(sent.headers.location ?? '/dashboard'))
    expect(next.text).toContain(STOPPED)
    expect(next.text).toContain('href="/dashboard/privacy#wie-keek"')
    expect((await visitor.get('/dashboard')).text).not.toContain(STOPPED)
  },
)

test.each([
  ['full', fullRequest, 'uw dossier'],
  ['living_will', livingWillRequest, 'uw wilsverklaring'],
] as const)(
  'an owner reads who asked for what, and nobody else does: %s',
  async (_, make, what) => {
    const id = await paidRequest(member, make({ number: person.number, contact: person.trusted }))
    await lookedUp(id)
    await owner`update access_requests set state = 'stopped', because = 'by-owner' where id = ${id}`
    const page = decoded((await (await signedIn(person)).get('/dashboard/privacy')).text)
    expect(page).toContain(`Uitvaartzorg Proef vroeg ${what} op. Stand: Gestopt.`)
    expect(page).toContain(`een uitvaartondernemer vroeg ${what} op.`)
    const other = await signedIn(await testUser())
    expect((await other.get('/dashboard/privacy')).text).not.toContain('Uitvaartzorg Proef')
  },
)

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

    const mended = { contactNaam: 'Bram Proef', email: person.trusted }
    expect((await visitor.post(path, mended)).headers.location).toBe(path)
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
    const contact = (email: string) => ({ contactNaam: 'Bram Proef', email })
    for (let count = 0; count < 5; count += 1)
      expect((await visitor.post(path, contact(person.trusted))).status).toBe(303)
    const { status, text } = await visitor.post(path, contact('nieuw@example.nl'))
    expect({ status, kept: text.includes('nieuw@example.nl') }).toEqual({ status: 429, kept: true })
    const said = decoded(text)
    expect(said).toContain('Wacht 24 uur en probeer het dan opnieuw.')
    for (const other of ['1440', 'wachtwoord', 'account is niet geblokkeerd'])
      expect(said).not.toContain(other)
  })

  test('asks nobody any more once the office decides', async () => {
    const id = await confirmed()
    const visitor = await signedIn(member)
    const path = `/franchise/aanvragen/${id}`
    const page = decoded((await visitor.get(path)).text)
    expect(page).toMatch(
      /nog stoppen, meestal tot \p{L}+dag .+ uur\. Daarna beslissen twee medewerkers\./u,
    )
    expect(page).toContain('Wij beslissen van maandag tot en met vrijdag, van 9.00 tot 17.00')
    expect(page).toMatch(/Hoort u op \p{L}+dag \d+ \p{L}+ nog niets\?/u)
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
  const ROUNDS = { least: 6, most: 80 }

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
    const { cards } = await toAskFor(owner)
    const visitor = await signedIn(await testUser('franchise'))
    const pages = new Map<string, Answer>()
    for (const [name, card] of Object.entries(cards))
      pages.set(name, await visitor.get(`${PAGES.full}?kaart=${card}`))
    for (const page of pages.values()) {
      expect(decoded(page.text)).toContain('Vul het dossiernummer in dat erop staat.')
      expect(page.text).toMatch(/name="dossierNummer"[^>]* value=""/)
    }
    for (const path of [PAGES.full, '/dossieropvragen']) {
      const { text } = await visitor.get(`${path}?kaart=onzin`)
      expect(decoded(text)).toContain('Dit is geen kaartje van ons.')
      expect(text).not.toMatch(/value="WR|kaart=onzin/)
    }
    const seen = [...pages.values()].map((page) => JSON.stringify(seenOf(page)))
    expect(new Set(seen).size).toBe(1)
  })
})
