/** Paying on a running site: messages of the provider, the page of a payment, its papers. */
import { randomUUID } from 'node:crypto'
import { chromium } from '@playwright/test'
import { PDFParse } from 'pdf-parse'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { fullRequest, unpaidRequest } from '#tests/fixtures/people/access-requests.ts'
import { inputOf, textOf } from '#tests/fixtures/page.ts'
import { startStripe, STRIPE_SECRET } from '#tests/fixtures/faults/stripe.ts'
import { fieldsOn } from '../access/forms.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { findBrowser } from '#tests/setup/browser.ts'
import { type Answer, address, signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { startSite } from '#tests/setup/site.ts'

const stripe = await startStripe()
const start = () =>
  startSite(inject('site').databaseUrl, {
    ...stripe.settings,
    LOG_LEVEL: 'silent',
  })

let site: Awaited<ReturnType<typeof start>>
let member: Visitor
let requestId: string
/** A payment of the member that failed, from which another begins. */
let failed: string

beforeAll(async () => {
  site = await start()
})
afterAll(async () => {
  await site.stop()
  await stripe.stop()
})
beforeEach(async () => {
  const person = await testUser('franchise')
  member = await signedIn(person, site.address)
  failed = randomUUID()
  requestId = await unpaidRequest(person.id)
  await owner`
    insert into payments (id, request_id, member_id, amount_cents, vat_percent)
    select ${failed}, ${requestId}, member_id, 1050, 21
      from guild_memberships where user_id = ${person.id}`
  await owner`update payments set state = 'failed' where id = ${failed}`
})

const pageOf = (id: string) => `/franchise/betaling/${id}`

/** Begins a payment by the button on the page of the one before. @returns the address of the checkout */
async function begin(visitor = member, script = ''): Promise<string> {
  const { status, headers } = await visitor.post(pageOf(failed), { intent: 'betalen', script })
  expect(status).toBe(303)
  return headers.location ?? ''
}

/** The payment that is there beside the failed one. */
async function newest(): Promise<{ id: string; state: string }> {
  const [row] = await owner<DbRow<'payments', 'id' | 'state'>[]>`
    select id, state from payments where request_id = ${requestId} and id <> ${failed}`
  return row ?? { id: '', state: 'none' }
}

const MESSAGES = '/betaling/bericht'

/** What the provider sends when someone has paid; it knows nothing of browsers. */
async function paidAt(url: string) {
  const session = await stripe.take('betalen', url)
  return stripe.message('checkout.session.completed', session)
}

const bring = (message: { body: string; signature: string }, to = site.address) =>
  new Visitor(to).send(
    'POST',
    MESSAGES,
    { 'content-type': 'application/json', 'stripe-signature': message.signature },
    message.body,
  )

const eventOf = (type: string, object: object) =>
  JSON.stringify({ id: `evt_${randomUUID()}`, type, created: 1_700_000_000, data: { object } })

/** Whether a message waits for the row of its payment. */
const isWaiting = async () => {
  const found = await owner`
    select 1 from pg_stat_activity
     where wait_event_type = 'Lock' and query like '%from payments where id%'`
  return found.length > 0
}

describe('a message of the provider', () => {
  test('moves the payment, needs no origin, and does nothing the second time', async () => {
    const message = await paidAt(await begin())
    expect((await newest()).state).toBe('open')
    expect((await bring(message)).status).toBe(200)
    expect((await bring(message)).status).toBe(200)
    expect((await newest()).state).toBe('paid')
  })

  test('that is not signed, too large or asked for is refused', async () => {
    const { body, signature } = await paidAt(await begin())
    expect((await bring({ body, signature: '' })).status).toBe(400)
    expect((await bring({ body: body.replace('paid', 'free'), signature })).status).toBe(400)
    expect((await bring({ body: body.padEnd(300_000), signature })).status).toBe(413)
    expect((await new Visitor(site.address).get(MESSAGES)).status).toBe(405)
    expect((await newest()).state).toBe('open')
  })

  test.each([
    ['is no object', 'null'],
    ['is no JSON', 'paid'],
    ['has no contents', JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed' })],
    ['names nothing', eventOf('checkout.session.completed', {})],
    ['names an unknown checkout', eventOf('checkout.session.completed', { id: 'cs_test_gone' })],
    ['names an odd checkout', eventOf('checkout.session.completed', { id: '../refunds?x=' })],
  ])('that is signed and %s is taken, and does nothing', async (_what, body) => {
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: STRIPE_SECRET,
    })
    expect((await bring({ body, signature })).status).toBe(200)
  })

  test('counts once when the server is killed before it was all stored', async () => {
    const message = await paidAt(await begin())
    const doomed = await start()
    const { id } = await newest()
    await owner.begin(async (sql) => {
      await sql`select 1 from payments where id = ${id} for update`
      const lost = bring(message, doomed.address).catch((error: { code?: string }) => error.code)
      await vi.waitUntil(isWaiting, { timeout: 20_000, interval: 50 })
      await doomed.kill()
      expect(await lost).toBe('ECONNRESET')
    })
    expect((await newest()).state).toBe('open')
    expect(await owner`select 1 from payment_events where payment_id = ${id}`).toEqual([])
    expect((await bring(message)).status).toBe(200)
    expect((await newest()).state).toBe('paid')
    expect(await owner`select 1 from invoices where payment_id = ${id}`).toHaveLength(1)
  })
})

describe('the page of a payment', () => {
  test('asks again by itself until the message came, then has the invoice', async () => {
    const url = await begin()
    const { id } = await newest()
    const before = await member.get(pageOf(id))
    expect(textOf(before.text)).toContain('We controleren uw betaling')
    expect(before.headers.refresh).toBeUndefined()
    const again = ({ text }: { text: string }) =>
      /<noscript><meta http-equiv="refresh" content="([^"]*)"/i.exec(text)?.[1]
    expect(again(before)).toBe(`10;url=${pageOf(id)}?keer=1#stand`)
    expect(before.text).toMatch(/<h1 id="stand" tabindex="-1">[^<]*<\/h1><p><a [^>]*\?keer=10">/i)
    expect(again(await member.get(`${pageOf(id)}?keer=3`))).toMatch(/^40;/)
    for (const rest of ['?keer=10', '?terug=ja'])
      expect(again(await member.get(pageOf(id) + rest))).toBeUndefined()
    await bring(await paidAt(url))
    const after = await member.get(pageOf(id))
    expect(again(after)).toBeUndefined()
    expect(textOf(after.text)).toMatch(/Betaald\s/)
    expect(textOf(after.text)).toContain('Wij vragen nu de vertrouwenspersoon om antwoord.')
    expect(after.text).toContain(`href="/franchise/aanvragen/${requestId}"`)
    const list = (await member.get('/franchise/betalingen')).text
    const which = new RegExp(`href="${pageOf(id)}"[^>]*>([^<]*)<`).exec(list)?.[1]
    expect(textOf(which ?? '')).toMatch(/^Volledig dossier van [A-Z].*, WR\d{8}$/)
    const path = /\/franchise\/facturen\/F\d{4}-\d{6}/.exec(after.text)?.[0] ?? ''
    const file = await member.get(path)
    expect(file.headers['content-disposition']).toMatch(/filename=factuur-F\d{4}-\d{6}\.pdf$/)
    const { text } = await new PDFParse({ data: new Uint8Array(file.bytes) }).getText()
    for (const words of ['Factuur F', 'Uitvaartzorg Proef', 'Btw 21%', '1,82', '8,68', '10,50'])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
    expect((await member.get(path)).bytes).toEqual(file.bytes)
    const other = await signedIn(await testUser('franchise'), site.address)
    expect((await other.get(path)).status).toBe(404)
    expect((await other.get(pageOf(id))).status).toBe(404)
    expect((await other.post(pageOf(id))).status).toBe(404)
  })

  test.each([
    ['amount', /Er is een ander bedrag betaald/, 'Ander bedrag betaald'],
    ['currency', /Wat binnenkwam, past niet bij deze aanvraag/, 'Wij kijken dit na'],
    ['session', /Wat binnenkwam, past niet bij deze aanvraag/, 'Wij kijken dit na'],
  ])(
    'of which the %s is another says so, and offers no way to pay twice',
    async (problem, said, listed) => {
      await begin()
      const { id } = await newest()
      await owner`update payments set problem = ${problem} where id = ${id}`
      for (const path of [pageOf(id), `/franchise/aanvragen/${requestId}`]) {
        const { text } = await member.get(path)
        expect(textOf(text)).toContain('Betaal nu niet nog een keer.')
        expect(textOf(text)).toMatch(said)
        expect(/ander bedrag/.test(textOf(text))).toBe(problem === 'amount')
        expect(text).not.toMatch(
          /name="intent" value="betalen"|>Betaal €|seconden|http-equiv="refresh"/,
        )
      }
      expect(textOf((await member.get('/franchise/betalingen')).text)).toContain(listed)
    },
  )

  test('of which nothing is known after ten minutes is no matter of seconds any more', async () => {
    await begin()
    const { id } = await newest()
    await owner`update payments set created_at = now() - interval '11 minutes' where id = ${id}`
    const { text } = await member.get(pageOf(id))
    expect(textOf(text)).toContain('Wij weten nog niet of uw betaling is gelukt.')
    expect(text).not.toContain('seconden')
  })

  test.each([
    ['rejected', 'no-death', 'paid', /U krijgt de €\s10,50 niet terug\.[^]*vergissen\?/],
    ['rejected', 'our-fault', 'paid', /U krijgt €\s10,50 terug, binnen tien werkdagen\./],
    ['stopped', 'by-owner', 'paid', /U krijgt de €\s10,50 niet terug\./],
    ['stopped', 'stopped-with-other', 'paid', /U krijgt de €\s10,50 niet terug\./],
    ['stopped', 'by-owner', 'refunded', /U kreeg €\s10,50 terug op/],
    ['expired', 'contact-silent', 'paid', /U krijgt de €\s10,50 niet terug\./],
  ])(
    'of a request that was %s: %s says whether %s money comes back',
    async (state, because, is, said) => {
      await owner`update payments set state = 'paid' where id = ${failed}`
      if (is === 'refunded')
        await owner`update payments set state = 'refunded' where id = ${failed}`
      await owner`update access_requests set state = 'waiting_contact' where id = ${requestId}`
      await owner`update access_requests set state = ${state}, because = ${because} where id = ${requestId}`
      const { text } = await member.get(`/franchise/aanvragen/${requestId}`)
      expect(textOf(text)).toMatch(said)
      expect(textOf(text)).toMatch(/(Bel ons: |Mail naar )/)
    },
  )

  test('says nothing of an answer that is there by now', async () => {
    await bring(await paidAt(await begin()))
    await owner`update access_requests set state = 'pending_verification' where id = ${requestId}`
    const { text } = await member.get(pageOf((await newest()).id))
    expect(textOf(text)).toContain('Uw betaling is binnen.')
    expect(textOf(text)).not.toContain('Wij vragen nu')
  })

  test('has an invoice with the reference that the owner of the member chose', async () => {
    const gezien = inputOf(await member.get('/franchise/gegevens'), 'gezien')
    const form = { contactName: 'Tess Proef', reference: 'PO 2026-7', gezien }
    expect((await member.post('/franchise/gegevens', form)).status).toBe(303)
    const long = { ...form, reference: 'x'.repeat(41) }
    expect((await member.post('/franchise/gegevens', long)).status).toBe(422)
    const url = await begin()
    const { id } = await newest()
    await bring(await paidAt(url))
    const page = await member.get(pageOf(id))
    expect(textOf(page.text)).toMatch(/Volledig dossier van [A-Z][^,]*, WR00000000/)
    expect(textOf(page.text)).toContain('Betaald op')
    expect(textOf(page.text)).not.toContain('Begonnen op')
    const path = /\/franchise\/facturen\/F\d{4}-\d{6}/.exec(page.text)?.[0] ?? ''
    const { bytes } = await member.get(path)
    const { text } = await new PDFParse({ data: new Uint8Array(bytes) }).getText()
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Uw kenmerk PO 2026-7')
  })

  test('has an invoice with the reference of the one request, given as long as it is not paid', async () => {
    await owner`
      update franchise_partners set invoice_reference = 'PO 2026-7'
       where id = (select member_id from access_requests where id = ${requestId})`
    const change = `/franchise/opvragen/volledig?wijzig=${requestId}`
    const { card: _, ...typed } = fullRequest({ number: 'WR00000000', contact: newEmail() })
    const opened = Object.fromEntries(fieldsOn(await member.get(change)))
    const form = { ...opened, ...typed, kenmerk: 'Uitvaart WR 00000000' }
    const number = await member.post(change, form)
    expect([number.status, textOf(number.text).includes('komt op geen factuur')]).toEqual([
      422,
      true,
    ])
    expect((await member.post(change, { ...form, kenmerk: 'U2026-118' })).status).toBe(303)
    const request = textOf((await member.get(`/franchise/aanvragen/${requestId}`)).text)
    expect(request).toMatch(/Uw eigen kenmerk\s+U2026-118/)
    await bring(await paidAt(await begin()))
    const { id } = await newest()
    expect(textOf((await member.get(pageOf(id))).text)).toMatch(/Uw kenmerk\s+U2026-118/)
    const list = (await member.get('/franchise/betalingen')).text
    expect(textOf(list)).toContain('Uw kenmerk: U2026-118')
    const path = /\/franchise\/facturen\/F\d{4}-\d{6}/.exec(list)?.[0] ?? ''
    const { bytes } = await member.get(path)
    const { text } = await new PDFParse({ data: new Uint8Array(bytes) }).getText()
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Uw kenmerk U2026-118')
    expect(text).not.toContain('PO 2026-7')
    expect(text).not.toContain('WR00000000')
  })

  test('begins one checkout however often and wherever the button is pressed', async () => {
    const both = await Promise.all([begin(), begin()])
    expect(new Set([...both, await begin()]).size).toBe(1)
  })

  test('that is open is led to from its request, so that nobody pays twice', async () => {
    const request = `/franchise/aanvragen/${requestId}`
    expect((await member.get(request)).text).not.toContain('U begon al met betalen')
    await begin()
    const { text } = await member.get(request)
    expect(text).toContain('U begon al met betalen')
    expect(text).toContain(`href="${pageOf((await newest()).id)}"`)
  })

  test('whose request was thrown away is not paid again', async () => {
    expect((await member.get(pageOf(failed))).text).toContain('Opnieuw betalen')
    await owner`update payments set request_id = null where id = ${failed}`
    for (const path of [pageOf(failed), '/franchise/betalingen']) {
      const { status, text } = await member.get(path)
      expect([status, text.includes('Opnieuw betalen')]).toEqual([200, false])
      expect(text).not.toContain('/franchise/aanvragen/null')
    }
    expect((await member.post(pageOf(failed), { intent: 'betalen' })).status).toBe(404)
  })

  test('that failed tells and takes the price of today, not of then', async () => {
    await owner`update payments set amount_cents = 800 where id = ${failed}`
    const page = textOf((await member.get(pageOf(failed))).text)
    expect(page).toMatch(/Bedrag\s+€\s8,00/)
    expect(page).toMatch(/U betaalt één keer €\s10,50\./)
    await begin()
    const [row] = await owner`
      select amount_cents as cents from payments where request_id = ${requestId} and id <> ${failed}`
    expect(row).toEqual({ cents: 1050 })
  })

  test('is told apart in the list however many requests came after it', async () => {
    await owner`
      insert into access_requests (id, member_id, kind)
      select gen_random_uuid(), member_id, kind from access_requests, generate_series(1, 50)
       where id = ${requestId}`
    const { text } = await member.get('/franchise/betalingen')
    expect(textOf(text)).toMatch(/Volledig dossier van [A-Z][^,]*, WR00000000/)
  })

  test('says so when the provider is down, or when it is paid already', async () => {
    stripe.breakDown()
    const away = await member.post(pageOf(failed), { intent: 'betalen' })
    stripe.breakDown(false)
    expect([away.status, textOf(away.text)]).toEqual([
      503,
      expect.stringMatching(
        /Fout bij aanmaken betaling[^]*Onze betaaldienst geeft nu geen antwoord\./,
      ),
    ])
    await bring(await paidAt(await begin()))
    const again = await member.post(pageOf(failed), { intent: 'betalen' })
    expect([again.status, textOf(again.text)]).toEqual([
      409,
      expect.stringContaining('Deze aanvraag is al betaald.'),
    ])
  })

  test('alone lets its form end at the checkout', async () => {
    const formAction = async (path: string) =>
      /form-action ([^;]*)/.exec(
        String((await member.get(path)).headers['content-security-policy']),
      )
    expect((await formAction(pageOf(failed)))?.[1]).toBe(`'self' ${stripe.address}`)
    expect((await formAction('/franchise/dashboard'))?.[1]).toBe("'self'")
  })
})

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy'])

describe('the checkout in a page of ours', () => {
  test('is there for who chose to pay and runs scripts, with a policy of its own', async () => {
    const page = await begin(member, 'ja')
    const shown = await member.get(page)
    expect(shown.status).toBe(200)
    const policy = policyOf(shown)
    for (const part of ['script-src', 'frame-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${part} [^;]*https://(js|api)\\.stripe\\.com`))
    expect(policy).not.toContain('unsafe')
    for (const other of [pageOf(failed), '/franchise/dashboard'])
      expect(policyOf(await member.get(other))).not.toContain('stripe.com')
    const { id } = await newest()
    expect(await begin()).toContain(stripe.address)
    expect((await member.get(page)).headers.location).toBe(pageOf(id))
  })

  test('has a script that opens it, or goes on at the address of the provider', async () => {
    const browser = await chromium.launch({ executablePath: findBrowser() })
    try {
      const asked: string[] = []
      const page = await (await browser.newContext()).newPage()
      await page
        .context()
        .addCookies(
          [...member.cookies].map(([name, value]) => ({ name, value, url: site.address })),
        )
      page.on('request', (request) => {
        if (!request.url().startsWith(site.address)) asked.push(request.url())
      })
      await page.route('https://js.stripe.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
      )
      await page.goto(site.address + pageOf(failed))
      expect(asked).toEqual([])
      await page.getByRole('button', { name: 'Opnieuw betalen' }).click()
      await page.waitForURL(`${site.address}/franchise/betaling/*/kassa`)
      await page.getByText(/^pk_test_ofthetests cs_test_\w+_secret$/).waitFor()
      expect(asked).toEqual([
        expect.stringMatching(/^https:\/\/js\.stripe\.com\/[a-z]+\/stripe\.js\?/),
      ])

      await page.route('https://js.stripe.com/**', (route) => route.abort())
      await page.reload()
      await page.waitForURL(`${stripe.address}/pay/*`)
    } finally {
      await browser.close()
    }
  })
})

/** In the place of the provider's script, which comes from its own address only. */
const STAND_IN = `window.Stripe = (key) => ({
  createEmbeddedCheckoutPage: async ({ fetchClientSecret }) => {
    const secret = await fetchClientSecret()
    return { mount: (place) => { place.textContent = key + ' ' + secret } }
  },
})`

describe('the test desk of a site without a provider', () => {
  test.each([
    ['betalen', 'paid', 'Betaald'],
    ['mislukken', 'failed', 'Niet gelukt'],
    ['verlopen', 'expired', 'Verlopen'],
  ])('%s there makes a payment %s', async (stap, state, said) => {
    const here = new Visitor(address())
    for (const [name, value] of member.cookies) here.cookies.set(name, value)
    const desk = new URL(await begin(here, 'ja')).pathname
    expect(desk).toMatch(/^\/dev\/kassa\/cs_test_/)
    const page = textOf((await here.get(desk)).text)
    expect(page).toContain('Proefkassa')
    expect(page).toContain('Dit is geen echte betaling.')
    const { status, headers } = await here.post(desk, { stap })
    expect(status).toBe(303)
    const { pathname } = new URL(headers.location ?? '')
    expect((await newest()).state).toBe(state)
    expect(textOf((await here.get(pathname)).text)).toContain(said)
    expect(textOf((await here.get(desk)).text)).toContain('Deze betaling is al klaar.')
  })

  test('is not there beside a provider', async () => {
    const { id } = await stripe.take('betalen', await begin())
    expect((await member.get(`/dev/kassa/${id}`)).status).toBe(404)
    expect((await member.post(`/dev/kassa/${id}`, { stap: 'betalen' })).status).toBe(404)
  })
})
