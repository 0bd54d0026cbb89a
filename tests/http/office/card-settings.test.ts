/** The tab 'Default Contacten', as a browser without scripts uses it. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import type { DbRow } from '#db/row.ts'
import { decoded, pageOf } from '#tests/fixtures/page.ts'
import { MULTIPART, partsBody } from '#tests/fixtures/upload.ts'
import { type Answer, signedIn, type Visitor } from '#tests/setup/client.ts'
import { changesAlone, owner, testUser } from '#tests/setup/database.ts'

let admin: Visitor
let colleague: Visitor

changesAlone('who sends cards')

beforeAll(async () => {
  admin = await signedIn(await testUser('admin'))
  colleague = await signedIn(await testUser('admin'))
  // The desk may have given some to a contact of its own.
  await owner`update postcode_area_assignments set contact_id = null`
})

const TAB = '/admin/contacten'
const NEW = `${TAB}/nieuw`
const SENDER = `${TAB}/retouradres`
const AREAS = `${TAB}/postcodegebieden`
/** How many first digits of postal codes a page has, and how many of them stand open. */
const foldsIn = (text: string) => {
  const [, form = ''] = text.split('id="gebieden"')
  return [/<details/g, /<details[^>]* open=""/g].map((fold) => form.match(fold)?.length ?? 0)
}

const gerda = {
  firstName: 'Gerda',
  namePrefix: 'de',
  lastName: 'Vries',
  email: 'gerda@example.nl',
  phone: '06-12345678',
}
const sender = {
  companyName: 'Wensenregister',
  street: 'Postbus 1',
  postalCode: '8000 AA',
  city: 'Zwolle',
  qrUrl: 'https://example.nl',
}

/** What the form of a page posts when nothing is changed. */
const fieldsOf = ({ text }: { text: string }): Record<string, string> =>
  Object.fromEntries(
    parse(text)
      .querySelectorAll('form[method=post] input')
      .filter((input) => input.getAttribute('type') !== 'radio' || input.hasAttribute('checked'))
      .map((input) => [input.getAttribute('name'), input.getAttribute('value') ?? '']),
  )

/** The form of a page as it is sent, with other answers to some questions. */
const send = async (path: string, changes: Record<string, string>, who = admin) =>
  who.post(path, { ...fieldsOf(await who.get(path)), ...changes })

/** @returns the address of the page that changes the contact with this first name */
async function addressOf(firstName: string): Promise<string> {
  const [row] = await owner`select id from default_card_contacts where first_name = ${firstName}`
  return `${TAB}/${row?.id}`
}

describe.each([
  [NEW, gerda, 'firstName', 'Voornaam is verplicht'],
  [NEW, gerda, 'lastName', 'Achternaam is verplicht'],
  [NEW, gerda, 'email', 'Ongeldig e-mailadres'],
  [NEW, gerda, 'phone', 'Telefoonnummer is verplicht'],
  [SENDER, sender, 'companyName', 'Bedrijfsnaam is verplicht'],
  [SENDER, sender, 'street', 'Straat is verplicht'],
  [SENDER, sender, 'postalCode', 'Postcode is verplicht'],
  [SENDER, sender, 'city', 'Plaats is verplicht'],
  [SENDER, sender, 'qrUrl', 'Default QR URL is verplicht'],
])('the form at %s', (path, right, field, said) => {
  test(`says "${said}", and keeps the rest`, async () => {
    const answer = await send(path, { ...right, [field]: '  ' })
    expect([answer.status, pageOf(answer).errors]).toEqual([422, [{ id: field, text: said }]])
    const kept = fieldsOf(answer)
    for (const [name, value] of Object.entries(right))
      if (name !== field) expect(kept[name]).toBe(value)
  })
})

test.each([
  [NEW, gerda, 'phone', '06-12345', 'Telefoonnummer is verplicht'],
  [NEW, gerda, 'email', 'gerda', 'Ongeldig e-mailadres'],
  [SENDER, sender, 'qrUrl', 'javascript:alert(1)', 'Dit is geen link.'],
])('the form at %s refuses an answer that is wrong', async (path, right, field, value, said) => {
  const { status, text } = await send(path, { ...right, [field]: value })
  expect([status, text.includes(said)]).toEqual([422, true])
})

test('a contact is made, changed, and deleted after a page that asks', async () => {
  expect((await send(NEW, { ...gerda, firstName: 'Anna' })).headers.location).toBe(TAB)
  const list = await admin.get(TAB)
  expect(list.text).toContain('Contactpersoon aangemaakt')
  expect(list.text).toContain('Anna de Vries')
  const path = await addressOf('Anna')
  const first = fieldsOf(await admin.get(path))
  await send(path, { lastName: 'Jansen', namePrefix: '' })
  isNoFailure(await admin.post(path, { ...first, lastName: 'Jansen', namePrefix: '' }))
  const changed = await admin.get(TAB)
  expect(changed.text).toContain('Contactpersoon bijgewerkt')
  expect(changed.text).toContain('Anna Jansen')
  expect(decoded((await admin.get(`${path}/verwijderen`)).text)).toContain(
    'Anna Jansen verwijderen?',
  )
  await admin.post(`${path}/verwijderen`, { intent: 'verwijderen' })
  const { text } = await admin.get(TAB)
  expect(text).toContain('Contactpersoon verwijderd')
  expect(text).not.toContain('Anna Jansen')
  expect((await admin.get(path)).status).toBe(404)
})

/** Of what was pressed twice. */
const isNoFailure = ({ status, text }: Answer) => {
  expect([status, text.includes('Dit is al opgeslagen')]).toEqual([409, true])
  expect(text).not.toMatch(/<title>Fout: |Dit is net gewijzigd/)
}

test('the return address is kept, and who was overtaken is told what is stored now', async () => {
  const before = fieldsOf(await colleague.get(SENDER))
  await send(SENDER, sender)
  expect((await admin.get(SENDER)).text).toContain('Retouradres succesvol bijgewerkt')
  const late = await colleague.post(SENDER, {
    ...before,
    ...sender,
    street: 'Postbus 2',
  })
  expect(late.status).toBe(409)
  for (const said of ['Dit is net gewijzigd', 'Postbus 1', 'Postbus 2'])
    expect(late.text).toContain(said)
  expect(late.text).toContain('<title>Fout: ')
  const form = fieldsOf(late)
  expect((await colleague.post(SENDER, form)).status).toBe(303)
  isNoFailure(await colleague.post(SENDER, form))
  expect((await admin.get(SENDER)).text).toContain('Postbus 2')
})

describe('the logo', () => {
  const LOGO = `${TAB}/logo`
  const upload = (name: string, contents: Buffer) => {
    const body = partsBody([], { field: 'file', name, contents })
    return admin.send('POST', LOGO, { origin: admin.site, 'content-type': MULTIPART }, body)
  }
  const png = () =>
    sharp({ create: { width: 30, height: 10, channels: 3, background: '#1f4d4a' } })
      .png()
      .toBuffer()

  test('is kept, and shown', async () => {
    expect((await upload('logo.png', await png())).headers.location).toBe(LOGO)
    const page = (await admin.get(LOGO)).text
    expect(page).toContain('Logo succesvol geüpload')
    const [address] = /\/admin\/contacten\/logo\/[\w-]+/.exec(page) ?? []
    const { status, headers } = await admin.get(String(address))
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
  })

  test.each([
    ['no file', '', () => Buffer.alloc(0), 422, 'Kies eerst een bestand.'],
    [
      'an SVG',
      'logo.png',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      422,
      'Alleen afbeeldingen zijn toegestaan',
    ],
    [
      'more than 5 MB',
      'logo.png',
      () => Buffer.alloc(5 * 1024 * 1024 + 1),
      413,
      'Bestand mag maximaal 5MB groot zijn',
    ],
    [
      'far more',
      'logo.png',
      () => Buffer.alloc(7 * 1024 * 1024),
      413,
      'Bestand mag maximaal 5MB groot zijn',
    ],
  ])('refuses %s', async (_what, name, contents, status, said) => {
    const answer = await upload(name, contents())
    expect([answer.status, pageOf(answer).errors]).toEqual([status, [{ id: 'file', text: said }]])
  })
})

describe('the regions', () => {
  let berend: string
  let carla: string

  beforeAll(async () => {
    for (const firstName of ['Berend', 'Carla']) await send(NEW, { ...gerda, firstName })
    const idOf = async (name: string) => (await addressOf(name)).slice(TAB.length + 1)
    ;[berend, carla] = [await idOf('Berend'), await idOf('Carla')]
  })

  test('warn of what has no contact, and are given to one', async () => {
    const before = await admin.get(AREAS)
    expect(foldsIn(before.text), 'each in sight that has no contact').toEqual([9, 9])
    for (const said of [
      'Niet toegewezen',
      'Kaartjes voor die gebieden kunnen niet worden verstuurd',
    ])
      expect(before.text).toContain(said)
    await send(AREAS, { gebied_9700: berend })
    const { text } = await admin.get(AREAS)
    expect(text).toContain('Toewijzing bijgewerkt')
    expect(fieldsOf(await admin.get(AREAS))['gebied_9700']).toBe(berend)
  })

  test('are not given to somebody who is no contact, and nothing else is said to have happened', async () => {
    const answer = await send(AREAS, { gebied_9600: randomUUID(), gebied_9500: berend })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Deze contactpersoon bestaat niet (meer)')
    expect(answer.text).not.toContain('Iemand was u voor')
    expect(fieldsOf(await admin.get(AREAS))['gebied_9500']).not.toBe(berend)
  })

  test('that have no contact are given to one by one post', async () => {
    const before = await owner<
      DbRow<'postcode_area_assignments', 'postcode_start as start' | 'contact_id as contact'>[]
    >`
      select postcode_start as start, contact_id as contact from postcode_area_assignments`
    await send(AREAS, { gebied_9400: carla })
    for (const rest of ['', randomUUID()]) {
      const wrong = await admin.post(AREAS, { intent: 'rest', rest })
      expect([wrong.status, wrong.text.includes('Kies een contactpersoon')]).toEqual([422, true])
    }
    expect((await admin.post(AREAS, { intent: 'rest', rest: berend })).status).toBe(303)
    const page = await admin.get(AREAS)
    const chosen = fieldsOf(page)
    expect([chosen['gebied_9400'], chosen['gebied_1200']]).toEqual([carla, berend])
    expect(page.text).not.toContain('Niet toegewezen')
    expect(foldsIn(page.text), 'where nobody searches and each has one').toEqual([9, 0])
    for (const { start, contact } of before)
      await owner`
        update postcode_area_assignments set contact_id = ${contact} where postcode_start = ${start}`
  })

  test('that are searched for are changed alone', async () => {
    const path = `${AREAS}?q=9800`
    const names = Object.keys(fieldsOf(await admin.get(path)))
    expect(names.filter((name) => name.startsWith('gebied_'))).toEqual(['gebied_9800'])
    expect(foldsIn((await admin.get(path)).text)).toEqual([1, 1])
    expect((await send(path, { gebied_9800: carla })).headers.location).toBe(path)
    const { text } = await admin.get(`${AREAS}?q=${'%'.repeat(3)}zzz`)
    expect(text).toContain('Er is geen gebied dat past bij')
  })

  test('are saved by who searches on, so that no choice is lost by it', async () => {
    const search = (fields: Record<string, string>, path = AREAS) =>
      send(path, { ...fields, intent: 'zoeken' })
    const found = await search({ gebied_9800: 'niemand', q: ' 9700 ' }, `${AREAS}?q=9800`)
    expect(found.headers.location).toBe(`${AREAS}?q=9700`)
    expect((await admin.get(`${AREAS}?q=9700`)).text).toContain('Toewijzing bijgewerkt')
    expect(fieldsOf(await admin.get(AREAS))['gebied_9800']).toBe('niemand')
    // Nothing is said to be saved where nothing was chosen, and whoever empties the field sees all.
    expect((await search({ q: '' }, `${AREAS}?q=9700`)).headers.location).toBe(AREAS)
    expect((await admin.get(AREAS)).text).not.toContain('Toewijzing bijgewerkt')
    const nothing = await admin.get(`${AREAS}?q=zzz`)
    expect(nothing.text).toMatch(/name="q"[^]*value="zoeken"/)
    expect(nothing.text).not.toContain('Toewijzingen opslaan')
  })

  test('that a colleague gave away meanwhile stay so, and who was late is told', async () => {
    const before = fieldsOf(await colleague.get(AREAS))
    await send(AREAS, { gebied_9900: berend })
    const late = await colleague.post(AREAS, {
      ...before,
      gebied_9900: carla,
      gebied_9600: carla,
    })
    expect(late.status).toBe(409)
    expect(decoded(late.text)).toContain('Delfzijl, Appingedam en Het Hogeland: Berend de Vries')
    expect(late.text).toContain('Iemand was u voor')
    expect(late.text).toContain('misschien uzelf in een ander venster')
    const now = fieldsOf(await admin.get(AREAS))
    expect([now['gebied_9900'], now['gebied_9600']]).toEqual([berend, carla])
  })

  test('keep their contact from being deleted', async () => {
    const { status, text } = await admin.post(`${TAB}/${berend}/verwijderen`)
    expect(status).toBe(409)
    expect(text).toContain(
      'Deze contactpersoon is gekoppeld aan 2 postcodegebied(en). Verwijder eerst de koppelingen.',
    )
    expect(text).not.toContain('Ja, verwijderen')
    const [, path = ''] = /href="([^"]*postcodegebieden\?[^"]*)"/.exec(text) ?? []
    const theirs = Object.entries(fieldsOf(await admin.get(path)))
    const [areas, of] = [theirs.filter(([name]) => name.startsWith('gebied_')), [berend]]
    expect([areas.length, [...new Set(areas.map(([, who]) => who))]]).toEqual([2, of])
  })

  test.each<Record<string, string>>([
    { gebied_9500: 'x', was_gebied_9500: 'niemand' },
    { gebied_0001: 'niemand', was_gebied_0001: '0b1c2d3e-0000-4000-8000-000000000000' },
    { gebied_9500: '0b1c2d3e-0000-4000-8000-000000000000', was_gebied_9500: 'niemand' },
  ])('take no harm from a made-up choice: %o', async (fields) => {
    expect([303, 422]).toContain((await admin.post(AREAS, fields)).status)
    const [row] = await owner`
      select contact_id from postcode_area_assignments where postcode_start = 9500`
    expect(row?.contact_id).toBeNull()
  })
})
