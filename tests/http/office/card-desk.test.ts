/** The cards desk, as a browser without scripts uses it. */
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { askForCards, finish } from '#tests/fixtures/people/cards.ts'
import { decoded, pageOf } from '#tests/fixtures/page.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { changesAlone, owner, type TestUser, testUser } from '#tests/setup/database.ts'

const DESK = '/admin/kaartjes'
const contact = randomUUID()

let staff: Visitor
let colleague: Visitor
let person: TestUser
let fileNumber: string

changesAlone('who sends cards')

beforeAll(async () => {
  staff = await signedIn(await testUser('staff'))
  colleague = await signedIn(await testUser('admin'))
  await owner`
    insert into default_card_contacts (id, first_name, last_name, email, phone)
    values (${contact}, 'Gerda', 'Vries', 'gerda@example.nl', '06-12345678')`
})

/** Somebody's order, in the region of 1234 AB. */
beforeEach(async () => {
  await owner`
    update default_card_settings set sender_company_name = 'Wensenregister',
      sender_street = 'Postbus 1', sender_postal_code = '8000 AA', sender_city = 'Zwolle'`
  await owner`
    update postcode_area_assignments set contact_id = ${contact} where postcode_start = 1200`
  person = await testUser()
  await askForCards(person)
  await finish(person)
  const [file] = await owner`select wish_file_number from wishes where user_id = ${person.id}`
  fileNumber = file?.wish_file_number
})

/** @returns the address of the batch that this makes */
async function makeBatch(): Promise<string> {
  const made = await staff.post(DESK, { contact })
  expect(made.status).toBe(303)
  return String(made.headers.location)
}

const statePage = async () => (await (await signedIn(person)).get('/dashboard/kaartjes')).text

describe('what cannot be sent', () => {
  test('is in sight with the way to mend it', async () => {
    await owner`update postcode_area_assignments set contact_id = null`
    const [theirs, admins] = [await staff.get(DESK), await colleague.get(DESK)]
    for (const { text } of [theirs, admins]) {
      expect(text).toContain(fileNumber)
      expect(text).toContain('Hilversum en het Gooi')
      expect(text).toContain('Er is nu niets te drukken.')
      expect(text).toContain('href="/admin/contacten/postcodegebieden"')
    }
    const refused = await staff.post(DESK, { contact })
    expect([refused.status, refused.text.includes('Er is geen partij gemaakt')]).toEqual([
      409,
      true,
    ])
  })

  test('is everything as long as there is no return address', async () => {
    await owner`update default_card_settings set sender_city = ''`
    expect((await staff.get(DESK)).text).toContain('Er is nog geen retouradres')
    expect((await staff.post(DESK, { contact })).status).toBe(409)
  })
})

test('the desk says in one line how many orders there are, before what can be printed', async () => {
  expect(pageOf(await staff.get(DESK)).text).toMatch(
    /\d+ te drukken, \d+ in een partij, \d+ gedrukt, \d+ verstuurd, \d+ teruggekomen\.[^]*Klaar om te drukken/,
  )
})

test('a batch is printed, posted and comes back; its people see each step', async () => {
  const path = await makeBatch()
  expect((await staff.post(DESK, { contact })).status).toBe(409)
  const unopened = 'Niemand opende de PDF’s van deze partij nog'
  expect(decoded((await staff.get(`${path}/gedrukt`)).text)).toContain(unopened)
  for (const paper of ['kaartjes', 'brieven']) {
    const pdf = await staff.post(path, { papier: paper })
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.headers['content-disposition']).toContain(`${paper}.pdf`)
    expect((await colleague.post(path, { papier: paper })).status).toBe(409)
  }
  const looks = await (await signedIn(person)).get('/dashboard/privacy')
  expect(looks.text).toMatch(/iemand van ons las uw naam en adres/)
  expect((await colleague.get(`/admin/logboek?wie=${fileNumber}`)).text).toContain('partij')

  for (const step of ['verstuurd', 'teruggekomen', 'overnemen']) {
    const { status, headers } = await staff.get(`${path}/${step}`)
    expect([step, status, headers.location]).toEqual([step, 303, path])
    expect((await staff.get(path)).text).toContain('Er is niets veranderd')
  }
  expect(decoded((await staff.get(path)).text)).toContain('>Wie drukt<')
  const asked = await staff.get(`${path}/gedrukt`)
  expect(asked.text).toContain('Is alles gedrukt?')
  expect(decoded(asked.text)).not.toContain(unopened)
  expect((await colleague.post(`${path}/gedrukt`)).headers.location).toBe(path)
  expect((await colleague.get(path)).text).toContain('Er is niets veranderd')
  await staff.post(`${path}/gedrukt`, { intent: 'gedrukt' })
  expect(await statePage()).toContain('Gedrukt op ')
  expect((await staff.post(path, { papier: 'brieven' })).status).toBe(409)
  expect((await staff.get(`${path}/gedrukt`)).headers.location).toBe(path)
  expect(decoded((await staff.get(path)).text)).not.toContain('>Wie drukt<')

  const mailsBefore = await owner`select 1 from mails where kind = 'cards-posted'`
  await Promise.all([staff, colleague].map((who) => who.post(`${path}/verstuurd`)))
  expect(await statePage()).toContain('Verstuurd op ')
  const mails = await owner`select 1 from mails where kind = 'cards-posted'`
  const [{ orders = 0 } = {}] = await owner<{ orders: number }[]>`
    select count(*)::int as orders from card_orders where state = 'posted' and batch_id =
      (select batch_id from card_orders where user_id = ${person.id})`
  expect(mails.length - mailsBefore.length).toBe(orders)

  const [order] = await owner`select id from card_orders where user_id = ${person.id}`
  const back = `${path}/teruggekomen?aanvraag=${order?.id}`
  const unsaid = await staff.post(back)
  expect([unsaid.status, unsaid.text.includes('Kies een van de mogelijkheden')]).toEqual([
    422,
    true,
  ])
  await staff.post(back, { because: 'moved' })
  expect(await statePage()).toContain('Teruggekomen met de post op ')
  const asking = await (await signedIn(person)).get('/vragenlijst/naw/kaartjes')
  expect(asking.text).toContain('Uw vorige kaartjes kwamen terug')
  expect(asking.text).not.toContain('blijven geldig')
  expect(decoded((await staff.get(path)).text)).toContain('De bewoner is verhuisd')
})

test('a colleague prints in one’s place only after taking the batch over', async () => {
  const path = await makeBatch()
  expect((await colleague.get(path)).text).toContain('Een collega drukt deze partij')
  expect((await colleague.post(`${path}/overnemen`)).status).toBe(303)
  expect((await colleague.post(path, { papier: 'kaartjes' })).status).toBe(200)
  expect((await staff.post(path, { papier: 'kaartjes' })).status).toBe(409)
  await colleague.post(`${path}/gedrukt`)
})

test('cards that were taken out of use are named, to be taken out of the envelope', async () => {
  const path = await makeBatch()
  const theirs = await signedIn(person)
  const cards = await owner<DbRow<'cards', 'id'>[]>`
    select c.id from cards c join card_orders o on o.id = c.order_id
     where o.user_id = ${person.id} order by c.number`
  const revoke = (index: number) => theirs.post(`/dashboard/kaartjes/${cards[index]?.id}/intrekken`)
  await revoke(1)
  expect((await staff.get(path)).text).toContain('Ingetrokken: kaartje 2.')
  for (const index of [0, 2]) await revoke(index)
  expect((await staff.get(path)).text).toContain('Haal deze kaartjes en de brief eruit')
})

test('made-up batches are no pages, and a made-up place in the list does no harm', async () => {
  const none = ['/0', '/-1', '/99999999999999', '/1/weggooien', '/x/gedrukt']
  const all = ['?voor=-1', '?voor=x', '?voor=99999999999999999999', '?voor=1']
  const statuses = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await staff.get(`${DESK}${path}`)).status))
  expect(await statuses(none)).toEqual(none.map(() => 404))
  expect(await statuses(all)).toEqual(all.map(() => 200))
})
