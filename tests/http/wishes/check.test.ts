/** The page where a booklet is checked: what it says of each file, and what it keeps to itself. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PDFParse } from 'pdf-parse'
import { describe, expect, test } from 'vitest'
import { signBooklet, signedJson } from '#app/features/signatures/sign.server.ts'
import { MOST_CHECKED } from '#app/features/signatures/check-form.ts'
import { pageOf } from '#tests/fixtures/page.ts'
import { gerda, keyOf, pdfOf, signedPdf, withSignatureOf } from '#tests/fixtures/signatures.ts'
import { LEAST_PDF, MULTIPART, partsBody } from '#tests/fixtures/upload.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { type TestUser, testUser } from '#tests/setup/database.ts'
import { save } from '#tests/fixtures/people/saves.ts'

const PAGE = '/controleer'
const NOW = new Date('2026-11-25T12:00:00Z')
const SIGNED = signedPdf(gerda, NOW)

async function checked(contents: Uint8Array | string, visitor = new Visitor()) {
  const body = partsBody([], { field: 'bestand', name: 'wensen.pdf', contents })
  const headers = { origin: visitor.site, 'content-type': MULTIPART }
  const answer = await visitor.send('POST', PAGE, headers, body)
  return { ...answer, said: pageOf(answer).text.replaceAll(/\s+/g, ' ') }
}

/** The booklet of somebody, as their own page gives it. */
async function bookletOf(user: TestUser, revision: number, energy: string) {
  await save({ revision, data: { energy }, final: true }, user)
  return (await (await signedIn(user)).get('/dashboard/wensen.pdf')).bytes
}

describe('a file', () => {
  test.each([
    ['as it was made', SIGNED, 'Dit bestand is echt'],
    ['with a changed word', Buffer.from(SIGNED).fill('X', 12, 14), 'Dit bestand is veranderd'],
    ['with more behind it', Buffer.concat([SIGNED, LEAST_PDF]), 'Er is iets aan dit bestand toe'],
    ['without its end', SIGNED.subarray(0, -3), 'Een deel van dit bestand ontbreekt'],
    ['without its signature', pdfOf(gerda), 'Een deel van dit bestand ontbreekt'],
    [
      'with the signature of somebody else',
      withSignatureOf(SIGNED, signedPdf({ ...gerda, number: 'WR87654321', name: 'Joop' }, NOW)),
      'De handtekening is van een ander bestand',
    ],
    [
      'with the signature of another version',
      withSignatureOf(SIGNED, signedPdf({ ...gerda, version: 1 }, NOW)),
      'De handtekening is van een ander bestand',
    ],
    ['signed by another', signedPdf(gerda, NOW, keyOf('test', 11)), 'Deze handtekening is niet'],
    [
      'of an unknown key',
      signedPdf(gerda, NOW, keyOf('elders', 9)),
      'Wij kennen deze sleutel niet',
    ],
    [
      'of a key of before, after its days',
      signedPdf(gerda, NOW, keyOf('former', 10)),
      'De datum van de handtekening klopt niet',
    ],
    ['without any signature', Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n'), 'Er staat geen hand'],
    ['that is no PDF', 'Lieve Lisa', 'Dit is geen PDF'],
    ['that is empty', '', 'Dit is geen PDF'],
  ])('%s is told from others', async (_what, contents, said) => {
    const answer = await checked(contents)
    expect(answer.status).toBe(200)
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(answer.text)?.[1]).toContain(said)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['cache-control']).toContain('no-store')
    const isTrusted = said === 'Dit bestand is echt'
    expect(answer.said.includes('Gerda de Vries')).toBe(isTrusted)
    expect(answer.said).not.toContain('Joop')
  })

  test('says what it says of itself, and of a key of before until when it was in use', async () => {
    const { said } = await checked(SIGNED)
    expect(said).toMatch(
      /Gerda de Vries[^]*WR12345678[^]*Boekje met wensen[^]*2, bevestigd op 12 nov/,
    )
    expect(said).toContain('25 november 2026')
    const old = signedPdf(
      gerda,
      new Date('2025-03-01T12:00:00Z'),
      keyOf('former', 10, '2025-01-01'),
    )
    expect((await checked(old)).said).toMatch(/1 maart 2025. De sleutel[^]*31 december 2025/)
  })

  test('with the data of an account says when they were made, and that they were changed', async () => {
    const about = { part: 'export' as const, number: 'WR12345678', name: 'Gerda de Vries' }
    const exportedAt = '2026-11-20T12:00:00.000Z'
    const text = `${JSON.stringify({ format: 'wensenregister', exportedAt, zee: 'zwemmen' }, null, 2)}\n`
    const file = await buffer(signedJson(Readable.from([text]), { ...about, exportedAt }, NOW))
    const { said } = await checked(file)
    expect(said).toMatch(
      /Dit bestand is echt[^]*Gerda de Vries[^]*wensen\.json[^]*20 november 2026/,
    )
    expect(said).not.toContain('Is er een nieuwere versie?')
    const at = file.indexOf('zwemmen')
    const changed = Buffer.from(file).fill('x', at, at + 2)
    expect((await checked(changed)).said).toContain('Dit bestand is veranderd')
    expect((await checked(file.subarray(0, -2))).said).toContain(
      'Een deel van dit bestand ontbreekt',
    )
    const forged = signedJson(
      Readable.from([text]),
      { ...about, exportedAt },
      NOW,
      keyOf('test', 11),
    )
    expect((await checked(await buffer(forged))).said).toContain(
      'Deze handtekening is niet van ons',
    )
  })

  test('is asked for when there is none', async () => {
    const visitor = new Visitor()
    const headers = { origin: visitor.site, 'content-type': MULTIPART }
    const { status, text } = await visitor.send('POST', PAGE, headers, partsBody([]))
    expect(status).toBe(422)
    expect(text).toContain('Kies het bestand dat u wilt controleren.')
  })

  test('that is too large is refused in words, however long it says that it is', async () => {
    const large = Buffer.alloc(MOST_CHECKED + 1, '%PDF-')
    const { status, said } = await checked(large)
    expect(status).toBe(413)
    expect(said).toContain('groter dan 40 MB')
  })

  test('that does not say how long it is is not read', async () => {
    const visitor = new Visitor()
    const headers = {
      origin: visitor.site,
      'content-type': MULTIPART,
      'content-length': undefined,
      'transfer-encoding': 'chunked',
    }
    const body = partsBody([], { field: 'bestand', name: 'wensen.pdf', contents: SIGNED })
    expect((await visitor.send('POST', PAGE, headers, body)).status).toBe(411)
  })

  test('is looked at sixty times an hour for a network', async () => {
    const visitor = new Visitor()
    for (let count = 0; count < 60; count += 1)
      expect((await checked('x', visitor)).status).toBe(200)
    const refused = await checked('x', visitor)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await checked('x')).status).toBe(200)
  })
})

describe('a code on paper', () => {
  const CODE_PAGE = '/controleer/code'
  const asked = async (code: string, visitor = new Visitor()) => {
    const answer = await visitor.post(CODE_PAGE, { code })
    return { ...answer, said: pageOf(answer).text.replaceAll(/\s+/g, ' ') }
  }
  /** The code on the last page of a booklet. */
  const codeOn = async (pdf: Uint8Array) => {
    const { pages } = await new PDFParse({ data: new Uint8Array(pdf) }).getText()
    const [code = ''] =
      /\b[2-9A-Z]{4} [2-9A-Z]{4} [2-9A-Z]{4}\b/.exec(pages.at(-1)?.text ?? '') ?? []
    return code
  }

  test('says whose booklet it is and which version, also after it was printed anew', async () => {
    const user = await testUser()
    const code = await codeOn(await bookletOf(user, 0, 'zwemmen'))
    const again = await (await signedIn(user)).get('/dashboard/wensen.pdf')
    expect(await codeOn(again.bytes)).toBe(code)
    const { status, said, headers } = await asked(code.toLowerCase().replaceAll(' ', '-'))
    expect(status).toBe(200)
    expect(said).toMatch(/Deze code is van ons[^]*WR\d{8}[^]*Boekje met wensen[^]*1, bevestigd op/)
    expect(said).toContain('Dat zeggen wij hier niet.')
    expect(said).not.toContain('Getekend op')
    expect(headers['set-cookie']).toBeUndefined()
    const second = await codeOn(await bookletOf(user, 1, 'wandelen'))
    expect(second).not.toBe(code)
    const owner = await signedIn(user)
    expect((await asked(code, owner)).said).toContain('Ja. U heeft versie 2 bevestigd op')
    expect((await asked(second, owner)).said).toContain('Nee. Dit is de nieuwste versie')
  })

  test.each([
    ['', 'Deze code klopt niet'],
    ['ABCD EFGH', 'Deze code klopt niet'],
    ['2222 2222 2223', 'Deze code klopt niet'],
    ['OIL0 1111 2222', 'Deze code klopt niet'],
    ['2222 2222 2222', 'Wij kennen deze code niet'],
  ])("'%s' comes back as it was typed, with what is wrong", async (code, wrong) => {
    const { status, text } = await asked(code)
    expect(status).toBe(422)
    expect(text).toContain(wrong)
    if (code) expect(text).toContain(`value="${code}"`)
  })

  test('is guessed at twenty times an hour from a network; a typing error is no guess', async () => {
    const visitor = new Visitor()
    for (let count = 0; count < 30; count += 1)
      expect((await asked('2222 2222 2223', visitor)).status).toBe(422)
    for (let count = 0; count < 20; count += 1)
      expect((await asked('2222 2222 2222', visitor)).status).toBe(422)
    const refused = await asked('2222 2222 2222', visitor)
    expect(refused.status).toBe(429)
    expect(refused.text).toContain('value="2222 2222 2222"')
  })
})

describe('whether there is a newer version', () => {
  test('is said to its owner, and to nobody else', async () => {
    const user = await testUser()
    const first = await bookletOf(user, 0, 'zwemmen')
    const owner = await signedIn(user)
    expect((await checked(first, owner)).said).toContain('Nee. Dit is de nieuwste versie')
    const second = await bookletOf(user, 1, 'wandelen')
    expect((await checked(first, owner)).said).toContain('Ja. U heeft versie 2 bevestigd op')
    expect((await checked(second, owner)).said).toContain('Nee. Dit is de nieuwste versie')
    for (const other of [new Visitor(), await signedIn(await testUser())]) {
      const { said } = await checked(first, other)
      expect(said).toContain('Dat zeggen wij hier niet.')
      expect(said).not.toMatch(/versie 2|nieuwste versie die/)
    }
    await save({ revision: 2, data: { energy: 'fietsen' } }, user)
    expect((await checked(second, owner)).said).toContain('Dat is nog niet bevestigd.')
  })

  test('of a file that only names their number is not said to its owner', async () => {
    const user = await testUser()
    const booklet = await bookletOf(user, 0, 'zwemmen')
    const [, number = ''] = /getekend\/(WR\d{8})/.exec(booklet.toString('latin1')) ?? []
    const about = { ...gerda, number }
    const forged = Buffer.from(signBooklet(pdfOf(about), about, NOW, keyOf('test', 11)))
    expect((await checked(forged, await signedIn(user))).said).not.toContain('Is er een nieuwere')
  })
})
