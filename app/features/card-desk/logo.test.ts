/** The logo: what is taken, what is kept of it, and for how long. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { PDFParse } from 'pdf-parse'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { cleanUp } from '#app/features/manifests/cleaning.server.ts'
import { sweepObjects } from '#app/features/manifests/sweep.server.ts'
import { createPress } from '#app/paper/compiler.ts'
import { MAX_LOGO_BYTES, readLogo, storeLogo } from './logo.server.ts'
import { sheetsOf } from './paper.server.ts'

let admin: TestUser
beforeAll(async () => {
  admin = await testUser('admin')
})

const store = (bytes: Uint8Array, who = admin) => storeLogo(actorOf(who), Readable.from([bytes]))

const blue = { r: 20, g: 80, b: 120, alpha: 0.5 }
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: blue } })

test.each([
  ['png', () => picture(300, 100).png(), { kind: 'png', width: 300, height: 100 }],
  ['webp', () => picture(300, 100).webp(), { kind: 'png', width: 300, height: 100 }],
  ['jpeg', () => picture(300, 100).jpeg(), { kind: 'jpg', width: 300, height: 100 }],
  ['large png', () => picture(4000, 1000).png(), { kind: 'png', width: 1200, height: 300 }],
])('a %s is kept as pixels that we wrote', async (_what, made, kept) => {
  const given = await made()
    .withExif({ IFD0: { Copyright: 'Gerda de Vries' } })
    .toBuffer()
  expect(await store(given)).toEqual({ ok: true })
  const logo = await readLogo(actorOf(admin))
  expect(logo).toMatchObject(kept)
  expect(logo?.bytes.includes('Gerda')).toBe(false)
  expect((await sharp(logo?.bytes).metadata()).width).toBe(kept.width)
})

/** A small PNG whose head says another size, with a checksum that is right. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await picture(30, 10).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const svg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${body}</svg>`)

test.each([
  ['an SVG', () => svg('<script>alert(1)</script>')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n')],
  ['a text', () => Buffer.from('geen plaatje')],
  ['nothing', () => Buffer.alloc(0)],
  [
    'a picture that is cut off',
    async () => (await picture(300, 100).png().toBuffer()).subarray(0, 90),
  ],
  ['a few bytes that claim to be 3,600 million pixels', () => claiming(60_000, 60_000)],
])('%s is no picture, and the logo stays', async (_what, made) => {
  await store(await picture(30, 10).png().toBuffer())
  expect(await store(await made())).toEqual({ ok: false, reason: 'picture' })
  expect(await readLogo(actorOf(admin))).toMatchObject({ width: 30 })
})

test('more than 5 MB is not decoded', async () => {
  const large = Buffer.alloc(MAX_LOGO_BYTES + 1)
  expect(await store(large)).toEqual({ ok: false, reason: 'tooLarge' })
})

test('one that took no other’s place, or is to be printed, stays; the others go by night', async () => {
  const ids = async () =>
    (await owner<DbRow<'card_logos', 'id'>[]>`select id from card_logos`).map(({ id }) => id)
  const stored = async () => {
    await store(await picture(20, 20).png().toBuffer())
    const [row] = await owner<
      DbRow<'default_card_settings', 'logo_id! as id'>[]
    >`select logo_id as id from default_card_settings`
    return row?.id ?? ''
  }
  const [printed, old, current] = [await stored(), await stored(), await stored()]
  await owner`
    insert into card_batches (id, printed_with)
    values (${randomUUID()}, ${owner.json({ logo: printed })})`
  await owner`update card_logos set created_at = now() - interval '2 days'`
  await cleanUp()
  const left = await ids()
  expect([printed, old, current].map((id) => left.includes(id))).toEqual([true, false, true])
  await sweepObjects(new Date(Date.now() + 2 * 86_400_000))
  for (const id of [printed, current]) expect(await readLogo(actorOf(admin), id)).not.toBeNull()
})

test('guild members do not change it', async () => {
  const member = await testUser('franchise')
  await expect(store(await picture(20, 20).png().toBuffer(), member)).rejects.toMatchObject({
    code: '42501',
  })
})

const sheetsWith = (logo: string | null, phone: string) => {
  const sender = {
    companyName: 'W',
    street: 'S',
    postalCode: '8000 AA',
    city: 'Z',
    qrUrl: 'https://a.nl',
  }
  const contact = { name: 'G', email: 'g@example.nl', phone: '0612345678' }
  const card = { number: 1, link: 'https://example.nl/dossieropvragen?kaart=x' }
  const address = { firstName: 'A', lastName: 'B', street: 'C', postalCode: '1234 AB', city: 'D' }
  return sheetsOf(
    {
      number: 1,
      createdAt: new Date(0),
      printedWith: { logo: null, sender, contact },
      orders: [{ fileNumber: 'WR12345678', variant: 'wilsverklaring', address, cards: [card] }],
      logo,
    },
    'https://example.nl/kaartje',
    phone,
  )
}

test('a card shows it', async () => {
  const content = sheetsWith('logo.png', '038 - 123 45 67')
  expect(content.find).toContain('038-1234567')
  const pictures = { 'logo.png': await picture(300, 100).png().toBuffer() }
  const { compile } = createPress()
  const made = () => compile('card-sheets', content, new Date(0), pictures)
  expect(made().equals(made())).toBe(true)
  const without = compile('card-sheets', { ...content, logo: null }, new Date(0))
  expect(made().equals(without)).toBe(false)
})

test('a card has the longest telephone number that there can be on one line', async () => {
  const phone = '+888 888 - 888 888 8'
  expect(phone).toHaveLength(20)
  const pdf = createPress().compile('card-sheets', sheetsWith(null, phone), new Date(0))
  const [{ text } = { text: '' }] = (await new PDFParse({ data: new Uint8Array(pdf) }).getText())
    .pages
  expect(text).toContain(`Scan de code, bel\noverdag ${phone} of ga naar:\nexample.nl/kaartje`)
})
