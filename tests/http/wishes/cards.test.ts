/** Asking for cards as a browser without scripts does it, and the page that their QR code opens. */
import { describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import {
  ADDRESS,
  askForCards,
  cardOf,
  finish,
  readNaw,
  saveNaw,
} from '#tests/fixtures/people/cards.ts'
import { signWill } from '#tests/fixtures/people/to-ask-for.ts'
import { fieldsOf, pageOf } from '#tests/fixtures/page.ts'
import { answer, open, user, visitor } from '#tests/fixtures/people/someone.ts'
import { type Answer, signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { addRow } from '#app/forms/rows.ts'
import { ownOrders } from '#app/features/cards/overview.server.ts'
import { requestDeletion } from '#app/features/deletion/deletion.server.ts'
import { revokeLivingWill } from '#app/features/living-will/living-will.server.ts'
import { openForSystem } from '#app/platform/keys/crypto.server.ts'

const NAW = '/vragenlijst/naw'
const ASK = `${NAW}/kaartjes`
const SENT = 'Na het opslaan van uw wensen worden de kaartjes verstuurd.'

const naw = async () => (await readNaw(user)).data

const post = (changes: Record<string, string | string[]>) => answer(NAW, changes)

const withCards = { ...ADDRESS, receiveCards: 'true' }

describe('the switch', () => {
  test.each([
    ['opslaan', NAW],
    ['volgende', '/vragenlijst/secret'],
    ['vorige', '/vragenlijst/praktisch'],
    ['dashboard', '/dashboard'],
    // To the first step that is open, as without cards.
    ['klaar', '/vragenlijst/veer'],
    ['overslaan', '/vragenlijst/veer'],
    ['later', '/vragenlijst'],
  ])('saves the step with %s, asks for confirmation and goes on', async (naar, to) => {
    const reply = await post({ ...withCards, phone: '06-12345678', naar })
    expect([reply.status, reply.headers.location]).toEqual([303, `${ASK}?naar=${naar}`])
    expect(await naw()).toMatchObject({ ...ADDRESS, phone: '06-12345678' })
    expect(await naw()).not.toHaveProperty('receiveCards')

    const page = await visitor.get(`${ASK}?naar=${naar}`)
    expect(page.text).toContain(`name="naar" value="${naar}"`)
    const confirmed = await visitor.post(ASK, { naar })
    expect([confirmed.status, confirmed.headers.location]).toEqual([303, to])
    expect((await visitor.get(to)).text).toContain('Kaartjes aangevraagd')
    expect(await naw()).toMatchObject({ receiveCards: true, phone: '06-12345678' })
  })

  test('says what happens next', async () => {
    await post(withCards)
    await visitor.post(ASK, { naar: 'opslaan' })
    const page = await open(NAW)
    expect(page.text).toContain('Kaartjes aangevraagd')
    expect(page.text).not.toContain('wilsverklaring-indicatie')
    expect(page.text).toContain(SENT)
    expect(page.fields).toContainEqual(['receiveCards', 'true'])
  })

  test('does nothing when the page is left without confirming', async () => {
    await post(withCards)
    expect((await open(NAW)).fields).not.toContainEqual(['receiveCards', 'true'])
    await finish(user)
    expect(await ownOrders(user.id)).toEqual([])
  })

  test.each(Object.keys(ADDRESS))('needs %s', async (missing) => {
    const reply = await post({ ...withCards, [missing]: '  ' })
    expect(reply.status).toBe(422)
    const { title, errors, text, fields } = pageOf(reply)
    expect(title).toMatch(/^Fout: /)
    expect(text).toContain('Adresgegevens vereist')
    expect(errors).toContainEqual({
      id: 'receiveCards',
      text: 'Vul eerst uw naam en volledige adres in voordat u kaartjes kunt aanvragen.',
    })
    expect(fields).toContainEqual(['receiveCards', 'true'])
    expect(await naw()).not.toHaveProperty('receiveCards')
  })

  test('asks nothing again once it is on', async () => {
    await askForCards(user)
    expect((await post({ phone: '06-12345678' })).headers.location).toBe(NAW)
    expect(await naw()).toMatchObject({ receiveCards: true })
  })

  test.each([
    ['before printing', [], 'Kaartjes ingetrokken', 'revoked'],
    ['after printing', ['batched', 'printed'], 'Uw kaartjes zijn al gedrukt', 'printed'],
  ])('off, %s', async (_when, path, message, state) => {
    await askForCards(user)
    await finish(user)
    for (const step of path)
      await owner`update card_orders set state = ${step} where user_id = ${user.id}`
    const { fields } = await open(NAW)
    await visitor.post(NAW, fieldsOf(fields.filter(([name]) => name !== 'receiveCards')))
    expect((await open(NAW)).text).toContain(message)
    expect((await ownOrders(user.id)).map((order) => order.state)).toEqual([state])
    expect(await naw()).not.toHaveProperty('receiveCards')
  })

  test('of another tab does not undo the confirmation unseen', async () => {
    await saveNaw(user, ADDRESS)
    const old = (await open(NAW)).fields
    await visitor.post(ASK, { naar: 'opslaan' })
    expect((await visitor.post(NAW, fieldsOf(old))).status).toBe(303)
    expect(await naw()).toMatchObject({ receiveCards: true })
  })
})

describe('the page that confirms', () => {
  test.each([
    ['', NAW],
    ['&van=kaartjes', '/dashboard/kaartjes'],
  ])('%s leads back without cards to %s', async (from, to) => {
    await saveNaw(user, ADDRESS)
    const page = await visitor.get(`${ASK}?naar=dashboard${from}`)
    const [, back] = /href="([^"]*)"[^>]*>Terug zonder kaartjes aan te vragen/.exec(page.text) ?? []
    expect(back).toBe(to)
  })

  test('shows the address and offers a living will first', async () => {
    await saveNaw(user, ADDRESS)
    const { text, title } = await open(ASK)
    expect(title).toBe('Kaartjes aanvragen | Wensenregister')
    for (const part of Object.values(ADDRESS)) expect(text).toContain(part)
    expect(text).toContain('Wilt u eerst een wilsverklaring maken?')
  })

  test('leads back to the address when there is none', async () => {
    for (const ask of [() => visitor.get(ASK), () => visitor.post(ASK)]) {
      const reply = await ask()
      expect([reply.status, reply.headers.location]).toEqual([303, NAW])
      const { text } = await open(NAW)
      expect(text).toContain('Adresgegevens vereist')
      expect(text).toContain(
        'Vul eerst uw naam en volledige adres in voordat u kaartjes kunt aanvragen.',
      )
    }
  })

  test('says that cards wait for the wishes, are on their way, or were sent before', async () => {
    await askForCards(user)
    const waiting = await open(ASK)
    expect(waiting.text).toContain('Wij sturen ze zodra u uw wensen heeft bevestigd.')
    expect(waiting.text).not.toContain('Ja, kaartjes aanvragen')
    await finish(user)
    const underWay = await open(ASK)
    expect(underWay.text).toContain('U krijgt geen tweede set.')
    expect(underWay.text).not.toContain('Ja, kaartjes aanvragen')
    for (const state of ['batched', 'printed', 'posted'])
      await owner`update card_orders set state = ${state} where user_id = ${user.id}`
    const { heading, text } = await open(ASK)
    expect(heading).toBe('Opnieuw kaartjes aanvragen')
    expect(text).toContain('Weet u zeker dat u drie nieuwe kaartjes wilt?')
    expect(text).toContain('Ja, kaartjes aanvragen')
  })

  test('is not announced in the step once cards were ordered: it says where they are', async () => {
    await askForCards(user)
    expect((await open(NAW)).text).not.toContain('U vroeg ze aan op')
    await finish(user)
    expect((await open(NAW)).text).toMatch(/U vroeg ze aan op \d+\s\w+\s\d{4}\.\s+Naar uw kaartjes/)
    for (const state of ['batched', 'printed', 'posted'])
      await owner`update card_orders set state = ${state} where user_id = ${user.id}`
    const { text } = await open(NAW)
    expect(text).toMatch(/U vroeg ze aan op \d+\s\w+\s\d{4}\. Verstuurd op \d+\s\w+\s\d{4}\./)
    expect(text).not.toContain('Zet u het vinkje?')
  })

  test('is promised by the step to nobody who deletes the account, nor is a mail to go on', async () => {
    expect((await open(NAW)).text).toMatch(/Zet u het vinkje\?[^]*Komt u 30 dagen niet terug\?/)
    await requestDeletion(user)
    const { text } = await open(NAW)
    expect(text).toContain('drukken en sturen wij geen kaartjes')
    expect(text).not.toMatch(/Zet u het vinkje\?|Komt u 30 dagen niet terug\?/)
  })

  test.each([
    ['stays when the step comes back with another row', { receiveCards: 'true' }, true],
    ['goes when the box that comes back is not ticked', { receiveCards: [] }, false],
  ])('%s', async (_what, posted, isThere) => {
    await askForCards(user)
    await finish(user)
    const { name, value } = addRow('contacts')
    const { status, text } = await post({ ...posted, [name]: value })
    expect([status, text.includes('U vroeg ze aan op')]).toEqual([200, isThere])
    expect(text.includes('Zet u het vinkje?')).toBe(!isThere)
  })

  test.each([['//evil.example'], ['\u0000'], ['__proto__'], ['x'.repeat(5000)]])(
    'goes nowhere else with %j',
    async (naar) => {
      await saveNaw(user, ADDRESS)
      expect((await visitor.get(`${ASK}?naar=${encodeURIComponent(naar)}`)).status).toBe(200)
      expect((await visitor.post(ASK, { naar: [naar, 'x'] })).headers.location).toBe(NAW)
    },
  )
})

describe('the page about the cards', () => {
  test('says how far an order is, and that a request waits for the wishes', async () => {
    const before = (await open('/dashboard/kaartjes')).text
    expect(before).toContain('nog geen kaartjes aangevraagd')
    expect(before).toContain('Kaartjes aanvragen')
    await askForCards(user)
    const waiting = (await open('/dashboard/kaartjes')).text
    expect(waiting).toContain('Uw aanvraag wacht op uw wensen')
    expect(waiting).toContain('Controleren en bevestigen')
    expect(waiting).not.toContain('Kaartjes aanvragen')
    const { text: overview } = pageOf(await visitor.get('/dashboard'))
    expect(overview).toMatch(/Uw kaartjes\s*:\s+wij sturen ze zodra u uw wensen bevestigt/)
    expect(overview).toMatch(/nog niet bevestigd[^]*Dan sturen wij ook uw kaartjes\./)
    await finish(user)
    const { text } = await open('/dashboard/kaartjes')
    expect(text).not.toContain('wacht op uw wensen')
    expect(text).toMatch(/Aangevraagd op \d{1,2} [a-z]+ \d{4}\. Wij drukken ze binnenkort\./)
    for (const number of [1, 2, 3]) expect(text).toContain(`Kaartje ${number} intrekken`)
    expect(text).toContain('3 kaartjes, nog niet gedrukt')
    expect(text).not.toContain('Opnieuw kaartjes aanvragen')
    const { text: after } = await open('/dashboard')
    expect(after).toMatch(/aangevraagd op \d{1,2} [a-z]+ \d{4}$/m)
    expect(after).not.toContain('sturen')
  })

  test('says that none are sent while the account is about to be deleted', async () => {
    await askForCards(user)
    await finish(user)
    await requestDeletion(user)
    const { text } = await open('/dashboard/kaartjes')
    expect(text).toContain('drukken en sturen wij geen kaartjes')
    expect(text).toMatch(/Aangevraagd op \d{1,2} [a-z]+ \d{4}\. Wij drukken ze nu niet\./)
    expect(text).not.toContain('Wij drukken ze binnenkort')
    expect(text).toContain('Mijn account behouden')
  })

  test('says so before any are asked for too, and offers none', async () => {
    await saveNaw(user, ADDRESS)
    await requestDeletion(user)
    const { text } = await open('/dashboard/kaartjes')
    expect(text).toContain('drukken en sturen wij geen kaartjes')
    expect(text).not.toContain('Kaartjes aanvragen')
    const asks = '/vragenlijst/naw/kaartjes?naar=dashboard'
    const page = '/dashboard/kaartjes'
    expect((await visitor.get(asks)).headers.location).toBe(page)
    expect((await visitor.post(asks)).headers.location).toBe(page)
    expect(await owner`select from card_orders where user_id = ${user.id}`).toHaveLength(0)
  })

  test('says of cards that mention a living will that there is none any more', async () => {
    const said = 'Trek deze kaartjes in, en vraag nieuwe aan.'
    await signWill(user)
    await askForCards(user)
    await finish(user)
    for (const state of ['batched', 'printed', 'posted'])
      await owner`update card_orders set state = ${state} where user_id = ${user.id}`
    expect((await open('/dashboard/kaartjes')).text).not.toContain(said)
    await revokeLivingWill(user.id)
    expect((await open('/dashboard/kaartjes')).text).toContain(said)
    await owner`update cards set revoked_at = now()`
    expect((await open('/dashboard/kaartjes')).text).not.toContain(said)
  })

  test('takes a card out of use after asking', async () => {
    const path = `/dashboard/kaartjes/${await cardOf(user)}/intrekken`
    expect((await open(path)).heading).toBe('Kaartje 1 intrekken')
    expect((await visitor.post(path, { intent: 'intrekken' })).status).toBe(303)
    const { text } = await open('/dashboard/kaartjes')
    expect(text).toContain('De QR-code op kaartje 1 werkt niet meer.')
    expect(text).not.toContain('Kaartje 1 intrekken')
    // Sent again: it is done already.
    expect((await visitor.post(path)).status).toBe(303)
    expect((await visitor.get(path)).headers.location).toBe('/dashboard/kaartjes')
  })

  test.each(['x', "' or 1=1", '%00', '__proto__', '0b1c2d3e-0000-4000-8000-000000000000'])(
    'knows no card %j',
    async (id) => {
      const path = `/dashboard/kaartjes/${encodeURIComponent(decodeURIComponent(id))}/intrekken`
      expect((await visitor.get(path)).status).toBe(404)
      expect((await visitor.post(path)).status).toBe(404)
    },
  )
})

describe('the page that a QR code opens', () => {
  const anybody = new Visitor()
  const find = (token: string) =>
    anybody.get(`/overleden/kaartje?kaart=${encodeURIComponent(token)}`)
  /** Without what differs in every answer: the nonce and the date. */
  const lasting = ({ status, headers, text }: Answer) => {
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    const { date: _, ...rest } = headers
    return JSON.stringify([status, rest, text]).replaceAll(nonce, 'NONCE')
  }

  async function tokensOf(person: TestUser) {
    const rows = await owner<DbRow<'cards', 'id' | 'sealed_for_print! as sealed'>[]>`
      select c.id, c.sealed_for_print as sealed from cards c join card_orders o on o.id = c.order_id
       where o.user_id = ${person.id} order by c.number`
    return rows.map(({ id, sealed }) => openForSystem<string>(sealed, `cards ${id}`))
  }

  test('answers alike whether the token works, is revoked or was made up', async () => {
    await visitor.post(`/dashboard/kaartjes/${await cardOf(user)}/intrekken`)
    const [revoked = '', working = ''] = await tokensOf(user)
    const plain = lasting(await find('x'))
    for (const token of [working, revoked, 'a'.repeat(43), '', '\u0000', 'x'.repeat(4000)])
      expect(lasting(await find(token))).toBe(plain)
  })

  test('does not even look the token up, so that time tells nothing', async () => {
    await cardOf(user)
    const [token = ''] = await tokensOf(user)
    await owner.begin(async (sql) => {
      // Whoever reads the cards now waits for the end of this transaction.
      await sql`lock table cards, card_orders in access exclusive mode`
      expect((await find(token)).status).toBe(200)
    })
  })

  test('keeps the token out of the Referer and out of search engines', async () => {
    const { headers, text } = await find('geheim')
    expect(headers['referrer-policy']).toBe('strict-origin')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(text).not.toContain('geheim')
  })

  test('stays within the house with the lamp, for all but directors', async () => {
    for (const who of [anybody, await signedIn(user)]) {
      const { status, headers } = await who.get('/dossieropvragen?kaart=x')
      expect([status, headers.location]).toEqual([303, '/overleden/kaartje?kaart=x'])
      expect((await who.get('/dossieropvragen')).status).toBe(200)
    }
    expect((await anybody.get('/kaartje')).headers.location).toBe('/overleden/kaartje')
    const { text } = await anybody.get('/overleden')
    expect(text).toMatch(/href="\/overleden\/kaartje"[^>]*>\s*Ik heb een kaartje/)
  })

  test('keeps the card of a director who signs in first, up to the form', async () => {
    await cardOf(user)
    const [token = ''] = await tokensOf(user)
    const director = await testUser('franchise')
    const { text: asks } = await find(token)
    expect(asks).toContain('Bent u uitvaartondernemer?')
    const sent = await anybody.post(`/overleden/kaartje?kaart=${token}`)
    const back = new URL(String(sent.headers.location), 'http://x').searchParams.get('terug')
    expect([sent.status, back]).toEqual([303, `/dossieropvragen?kaart=${token}`])
    const { text } = await (await signedIn(director)).get(String(back))
    expect(text).toContain(`/franchise/opvragen/volledig?kaart=${token}`)
    expect((await (await signedIn(user)).get('/overleden/kaartje')).text).not.toContain(
      'Bent u uitvaartondernemer?',
    )
  })

  test('says who can ask for a file and how', async () => {
    const { text } = pageOf(await anybody.get('/dossieropvragen'))
    for (const said of ['Wie mag een dossier opvragen?', 'vraagt het dossier bij ons op'])
      expect(text).toContain(said)
  })
})
