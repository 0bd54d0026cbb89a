/** What makes PDFs is in nobody's way, whatever someone wrote and however often they ask. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { WRITTEN, writeMuch } from '#tests/fixtures/people/long-file.ts'
import { MEASURED } from '#tests/fixtures/measured.ts'
import { PDFParse } from 'pdf-parse'
import { textOf, unbroken, WHOLE } from '#tests/fixtures/page.ts'
import { visitor } from '#tests/fixtures/people/someone.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'
import { startSite } from '#tests/setup/site.ts'

const PDF = '/dashboard/wensen.pdf'
const GERDA = {
  firstName: 'Gerda',
  lastName: 'de Vries',
  dateOfBirth: '12-03-1951',
  street: 'Dijkweg 12',
  postalCode: '8011 AB',
  city: 'Zwolle',
}

const isPdf = ({ status, bytes }: { status: number; bytes: Buffer }) =>
  status === 200 && bytes.subarray(0, 5).toString() === '%PDF-'

/** Someone with a file who is signed in at a site. */
async function writer(site: string, text: string): Promise<Visitor> {
  const user = await testUser()
  await writeMuch(user, text)
  return signedIn(user, site)
}

describe('on a machine with little memory', () => {
  let site: Awaited<ReturnType<typeof startSite>>

  beforeAll(async () => {
    const { databaseUrl } = inject('site')
    site = await startSite(databaseUrl, { NODE_OPTIONS: '--max-old-space-size=256' })
  })
  afterAll(() => site.stop())

  /** How long nine of ten others wait at most for a small answer, in ms, until `done`. */
  async function waitOf(done: (asked: number) => boolean): Promise<number> {
    const times: number[] = []
    const other = new Visitor(site.address)
    while (!done(times.length)) {
      const start = performance.now()
      expect((await other.get('/healthz')).status).toBe(200)
      times.push(performance.now() - start)
      await pause(10)
    }
    return times.toSorted((one, two) => one - two)[Math.floor(times.length * 0.9)] ?? 0
  }

  test.each(Object.entries(WRITTEN))(
    'the longest file there can be (%s) is printed, and nobody waits for it',
    MEASURED,
    async (_name, text) => {
      const someone = await writer(site.address, text)
      // What else this machine does is not ours.
      const before = await waitOf((asked) => asked >= 30)
      let ended = false
      const asked = someone.get(PDF).finally(() => {
        ended = true
      })
      const during = await waitOf(() => ended)
      expect(isPdf(await asked)).toBe(true)
      expect(during - before).toBeLessThan(50)
      expect((await someone.get('/dashboard')).status).toBe(200)
    },
  )

  test('who asks while many wait is told so', async () => {
    const someone = await writer(site.address, WRITTEN.dutch)
    const answers = await Promise.all(Array.from({ length: 12 }, () => someone.get(PDF)))
    const refused = answers.filter((answer) => textOf(answer.text).includes('Uw PDF komt zo'))
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, headers } of refused) {
      expect(status).toBe(503)
      expect(headers['retry-after']).toBe('60')
    }
  }, 120_000)
})

test('twenty in ten minutes are enough for anybody', async () => {
  await visitor.post('/vragenlijst/veer', { energy: 'zwemmen', ...WHOLE })
  for (let count = 0; count < 20; count += 1) expect(isPdf(await visitor.get(PDF))).toBe(true)
  const refused = await visitor.get(PDF)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(textOf(refused.text)).toContain('Even wachten')
})

test('who has nothing to print reads so on a page', async () => {
  const answer = await visitor.get(PDF)
  expect(answer.status).toBe(404)
  expect(answer.headers['content-type']).toContain('text/html')
})

test.each([
  ['', 'Mijn wensen WR\\d{8} Gerda de Vries'],
  ['?letters=groot', 'Mijn wensen WR\\d{8} Gerda de Vries grote letters'],
  ['?vorm=vouwen', 'Mijn wensen WR\\d{8} Gerda de Vries om te vouwen'],
  ['?deel=vertrouwelijk', 'Vertrouwelijk WR\\d{8} Gerda de Vries'],
  ['?deel=vertrouwelijk&letters=groot', 'Vertrouwelijk WR\\d{8} Gerda de Vries grote letters'],
])('%s has its own file, by whose name files are told apart', async (query, name) => {
  await visitor.post('/vragenlijst/secret', { caution: 'Stil', ...WHOLE })
  await visitor.post('/vragenlijst/naw', { ...GERDA, ...WHOLE })
  const answer = await visitor.get(`${PDF}${query}`)
  expect(isPdf(answer)).toBe(true)
  expect(answer.headers['content-disposition']).toMatch(new RegExp(`filename="${name}\\.pdf"`))
})

test('the booklet that one button gives holds nothing confidential; another gives that part', async () => {
  await visitor.post('/vragenlijst/veer', { energy: 'zwemmen', ...WHOLE })
  const before = await visitor.get('/dashboard')
  expect(before.text).not.toContain('deel=vertrouwelijk')
  expect((await visitor.get(`${PDF}?deel=vertrouwelijk`)).status).toBe(404)
  await visitor.post('/vragenlijst/secret', { caution: 'De buurman', ...WHOLE })
  const links = await pdfLinksOn('/dashboard')
  expect(links.map(({ text }) => text)).toEqual([
    'Boekje voor uw naasten (PDF)',
    'Boekje met grote letters',
    'Boekje om te vouwen',
    'Vertrouwelijk deel apart (PDF)',
    'Vertrouwelijk deel met grote letters',
  ])
  for (const [index, { address }] of links.entries()) {
    const { text } = await new PDFParse({ data: (await visitor.get(address)).bytes }).getText()
    expect(text.includes('De buurman')).toBe(index > 2)
    expect(text.includes('zwemmen')).toBe(index < 3)
  }
})

async function pdfLinksOn(page: string) {
  const { text } = await visitor.get(page)
  return [...text.matchAll(/<a[^>]*href="([^"]*wensen\.pdf[^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, address = '', label = '']) => ({
      address: address.replaceAll('&amp;', '&'),
      text: unbroken(textOf(label)).trim(),
    }),
  )
}

test('anybody gets the interview on paper, the same each time', async () => {
  const { address } = inject('site')
  const anybody = new Visitor(address)
  expect((await anybody.get('/hoewerkthet')).text).toContain('href="/vragenlijst/papier"')
  const page = await anybody.get('/vragenlijst/papier')
  const links = [...page.text.matchAll(/href="(\/vragenlijst\/papier\/[^"]+)"/g)].map(
    ([, link = '']) => link,
  )
  expect(links).toHaveLength(2)
  const made = await Promise.all(links.map((link) => anybody.get(link)))
  const again = await Promise.all(links.map((link) => anybody.get(link)))
  for (const [i, answer] of made.entries()) {
    expect(isPdf(answer)).toBe(true)
    expect(again[i]?.bytes.equals(answer.bytes)).toBe(true)
  }
  expect(made[0]?.bytes.equals(made[1]?.bytes ?? Buffer.alloc(0))).toBe(false)
})
