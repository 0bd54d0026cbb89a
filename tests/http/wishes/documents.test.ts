/** Documents and media: what is kept, what is refused, and who gets at it. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, truncate, utimes } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textIn } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { exifWith } from '#app/files/metadata/orientation.server.ts'
import { sweepObjects } from '#app/features/manifests/sweep.server.ts'
import { DISK_FAILS, RULE_BROKEN, whileFailing } from '#tests/fixtures/faults/failing.ts'
import { heic, jpegWith, pngWith } from '#tests/fixtures/images.ts'
import { decoded, hiddenOf, pageOf, WHOLE } from '#tests/fixtures/page.ts'
import { LEAST_PDF, MULTIPART, partsBody, upload, uploadBody } from '#tests/fixtures/upload.ts'
import { docxWith, zipOf } from '#tests/fixtures/zips.ts'
import { type Answer, signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { startSite } from '#tests/setup/site.ts'

const HERE = '/vragenlijst/documenten'
const PDF = LEAST_PDF
const MB = 1024 * 1024
const PICTURE = await sharp({
  create: { width: 30, height: 20, channels: 3, background: '#a98f66' },
})
  .png()
  .toBuffer()
const DOCX = await docxWith()
const MACROS = await docxWith(['word/vbaProject.bin'])
const PROGRAMS = await zipOf([['programma.exe']])

/** A storage in which no other tests put anything, of a site of its own. */
const folder = await mkdtemp(join(tmpdir(), 'documents-'))
const startOwnSite = () => startSite(inject('site').databaseUrl, { DOCUMENTS_FOLDER: folder })
let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  process.env.DOCUMENTS_FOLDER = folder // for the job that tidies it
  site = await startOwnSite()
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

async function someone(at = site): Promise<{ user: TestUser; visitor: Visitor }> {
  const user = await testUser()
  return { user, visitor: await signedIn(user, at.address) }
}

/** The name that a browser saves a download under (RFC 6266): the extended one where there is one. */
function savedAs({ 'content-disposition': header = '' }: Answer['headers']): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1]
  if (extended) return decodeURIComponent(extended)
  const [, quoted, plain] = /filename=(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/.exec(header) ?? []
  return quoted === undefined ? plain : quoted.replaceAll(/\\(.)/g, '$1')
}

const linksOf = ({ text }: Answer) =>
  [...text.matchAll(/href="(\/vragenlijst\/documenten\/[^"]+\/bestand)"/g)].map(
    ([, link = '']) => link,
  )

/** The one document of someone, downloaded. */
async function downloaded(visitor: Visitor): Promise<Answer> {
  const [link = ''] = linksOf(await visitor.get(HERE))
  return visitor.get(link)
}

const countOf = async ({ id }: TestUser): Promise<number> =>
  (await owner`select 1 from documents where user_id = ${id}`).length

/** The files in the storage. */
async function objects(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
}

describe('a file that was uploaded', () => {
  test('is on the page with its description, and comes back as it was, to save only', async () => {
    const { visitor } = await someone()
    const copied = 'Voor de klein\u00adkinderen'
    const sent = await upload(visitor, 'Mijn brief.pdf', PDF, copied)
    expect(sent.status).toBe(303)
    const page = await visitor.get(HERE)
    expect(page.text).toContain('Uw bestand is opgeslagen.')
    expect(page.text).toContain('<bdi>Mijn brief.pdf</bdi>')
    expect(page.text).toContain('Voor de kleinkinderen')
    const file = await downloaded(visitor)
    expect(file.status).toBe(200)
    expect(file.bytes.equals(PDF)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="Mijn brief.pdf"$/),
      'content-length': String(PDF.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(file.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('of 25 MB comes back as it was', async () => {
    const { visitor } = await someone()
    const contents = Buffer.concat([PDF, randomBytes(25 * MB - PDF.length)])
    expect((await upload(visitor, 'groot.pdf', contents)).status).toBe(303)
    expect((await downloaded(visitor)).bytes.equals(contents)).toBe(true)
  })

  test('is for its owner only, whoever asks and however', async () => {
    const { visitor } = await someone()
    await upload(visitor, 'brief.pdf', PDF)
    const [link = ''] = linksOf(await visitor.get(HERE))
    const id = link.split('/')[3] ?? ''
    const { visitor: other } = await someone()
    for (const path of ['', '/bestand', '/verwijderen', '/bestand.data', '.data', '/BESTAND'])
      expect((await other.get(`${HERE}/${id}${path}`)).status).toBe(404)
    const asked = { intent: 'verwijderen' }
    expect((await other.post(`${HERE}/${id}/verwijderen`, asked)).headers.location).toBe(HERE)
    expect((await other.get(HERE)).text).toContain('Dit bestand was al verwijderd.')
    expect((await other.post(`${HERE}/${id}`, { name: 'x' })).status).toBe(404)
    expect((await new Visitor(site.address).get(link)).status).toBe(303)
    expect((await visitor.get(link)).bytes.equals(PDF)).toBe(true)
  })

  test('of a picture is put in the booklet by a button, and taken out by another', async () => {
    const { visitor } = await someone()
    await visitor.post('/vragenlijst/veer', { energy: 'zwemmen', ...WHOLE })
    const picturesIn = async () => {
      const { status, bytes } = await visitor.get('/dashboard/wensen.pdf')
      expect(status).toBe(200)
      return bytes.toString('latin1').match(/\/Subtype ?\/Image\b/g)?.length ?? 0
    }
    const without = await picturesIn()
    await upload(visitor, 'brief.pdf', PDF)
    expect((await visitor.get(HERE)).text).not.toContain('Op de eerste bladzijde')
    await upload(visitor, 'zomer.png', PICTURE, 'Aan het water')
    const { text } = await visitor.get(HERE)
    const address = /action="(\/vragenlijst\/documenten\/[^"]+\/boekje)"/.exec(text)?.[1] ?? ''
    expect(text).toContain('Op de eerste bladzijde van uw boekje')
    expect(await picturesIn()).toBe(without)

    expect((await visitor.post(address, { boekje: 'ja' })).headers.location).toBe(HERE)
    const chosen = (await visitor.get(HERE)).text
    expect(chosen).toContain('Deze foto komt in uw boekje')
    expect(chosen).toContain('Deze foto staat in uw boekje')
    expect(await picturesIn()).toBe(without + 1)
    const small = address.replace('boekje', 'klein')
    expect(chosen).toContain(`src="${small}"`)
    const picture = await visitor.get(small)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename=foto.png',
      'cache-control': 'private, no-store',
    })
    expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
    expect((await (await someone()).visitor.get(small)).status).toBe(404)

    expect((await visitor.post(address, { boekje: 'nee' })).headers.location).toBe(HERE)
    expect((await visitor.get(HERE)).text).toContain('Deze foto komt niet meer in uw boekje')
    expect((await visitor.get(HERE)).text).toContain(`src="${small}" class=`)
    expect((await visitor.get(small)).status).toBe(200)
    expect(await picturesIn()).toBe(without)
  })

  test('of a picture that cannot be printed is not put in the booklet, and the page says so', async () => {
    const { user, visitor } = await someone()
    const damaged = Buffer.from(PICTURE)
    damaged.fill(7, damaged.indexOf('IDAT') + 6, damaged.indexOf('IEND') - 8)
    expect((await upload(visitor, 'kapot.png', damaged)).status).toBe(303)
    const { text } = await visitor.get(HERE)
    const address = /action="(\/vragenlijst\/documenten\/[^"]+\/boekje)"/.exec(text)?.[1] ?? ''
    await visitor.post(address, { boekje: 'ja' })
    expect((await visitor.get(HERE)).text).toContain('Deze foto kunnen wij niet afdrukken')
    const rows = await owner`select 1 from documents where user_id = ${user.id} and in_booklet`
    expect(rows).toHaveLength(0)
  })

  test('whose object was changed breaks off instead of ending well', async () => {
    const { user, visitor } = await someone()
    await upload(visitor, 'brief.pdf', PDF)
    const [row] = await owner`select storage_key as key from documents where user_id = ${user.id}`
    const path = (await objects()).find((one) => one.endsWith(row?.key)) ?? ''
    await truncate(path, 20)
    await expect(downloaded(visitor)).rejects.toThrow(/./)
    expect((await visitor.get('/readyz')).status).toBe(200)
  })

  test('and is lost says so, and what to do; sent anew it comes in its place', async () => {
    const { user, visitor } = await someone()
    await upload(visitor, 'brief.pdf', PDF, 'Van mij')
    const [row] = await owner`select storage_key as key from documents where user_id = ${user.id}`
    for (const path of await objects()) if (path.includes(String(row?.['key']))) await rm(path)
    const gone = await downloaded(visitor)
    expect([gone.status, pageOf(gone).heading]).toEqual([410, 'Dit bestand is bij ons weg'])
    expect(gone.text).toContain('href="/vragenlijst/documenten"')
    await upload(visitor, 'brief.pdf', PDF)
    expect((await downloaded(visitor)).bytes.equals(PDF)).toBe(true)
    expect(linksOf(await visitor.get(HERE))).toHaveLength(1)
    expect((await visitor.get(HERE)).text).toContain('Van mij')
  })

  test('can be renamed, described and deleted', async () => {
    const { user, visitor } = await someone()
    await upload(visitor, 'brief.pdf', PDF)
    const [link = ''] = linksOf(await visitor.get(HERE))
    const page = link.replace('/bestand', '')
    expect(pageOf(await visitor.get(page)).heading).toBe('Bestand wijzigen')
    const hidden = hiddenOf(await visitor.get(page))
    const wrong = await visitor.post(page, {
      ...hidden,
      name: ' ',
      description: 'x'.repeat(600),
    })
    expect(wrong.status).toBe(422)
    expect(pageOf(wrong).errors.map(({ id }) => id)).toEqual(['name', 'description'])
    expect(wrong.text).toContain('x'.repeat(600))
    expect(pageOf(wrong).title).toMatch(/^Fout: /)
    const words = { name: 'afscheid', description: 'Lees dit <eerst>' }
    const right = await visitor.post(page, { ...hidden, ...words })
    expect(right.status).toBe(303)
    const list = await visitor.get(HERE)
    expect(list.text).toContain('<bdi>afscheid.pdf</bdi>')
    expect(list.text).toContain('Lees dit &lt;eerst&gt;')
    expect((await visitor.get(`${page}/verwijderen`)).text).toContain('afscheid.pdf')
    expect((await visitor.post(`${page}/verwijderen`, { intent: 'verwijderen' })).status).toBe(303)
    expect(await countOf(user)).toBe(0)
    expect((await visitor.get(link)).status).toBe(404)
  })
})

describe('the words of a document that two tabs change', () => {
  const CHANGED = 'U heeft dit bestand ook ergens anders gewijzigd'
  const MINE = { name: 'tweede.pdf', description: 'tweede tab' }

  /** A document of which another tab changed both words since its page was opened. */
  async function changedMeanwhile(theirs = { name: 'eerste.pdf', description: 'eerste tab' }) {
    const { visitor } = await someone()
    await upload(visitor, 'brief.pdf', PDF, 'wat er stond')
    const [link = ''] = linksOf(await visitor.get(HERE))
    const page = link.replace('/bestand', '')
    const opened = hiddenOf(await visitor.get(page))
    expect((await visitor.post(page, { ...opened, ...theirs })).status).toBe(303)
    const send = (fields: Record<string, string>) => visitor.post(page, fields)
    return { visitor, send, opened }
  }

  test('are not overwritten unseen: both texts are there to choose from', async () => {
    const { visitor, send, opened } = await changedMeanwhile()
    const refused = await send({ ...opened, ...MINE })
    const page = pageOf(refused)
    expect([refused.status, page.text.includes(CHANGED)]).toEqual([409, true])
    expect(page.errors.map(({ id }) => id)).toEqual(['keuze-name', 'keuze-description'])
    expect(page.ids).toEqual(expect.arrayContaining(['keuze-name', 'keuze-description']))
    for (const text of ['eerste.pdf', 'eerste tab']) expect(page.text).toContain(text)
    for (const text of ['value="tweede.pdf"', '>tweede tab</textarea>'])
      expect(refused.text).toContain(text)
    expect((await visitor.get(HERE)).text).toContain('eerste tab')

    const again = hiddenOf(refused)
    const undecided = await send({
      ...again,
      ...MINE,
      'keuze.name': 'getypt',
      'keuze.description': '',
    })
    expect(undecided.status).toBe(409)
    const choices = { 'keuze.name': 'opgeslagen', 'keuze.description': 'getypt' }
    expect((await send({ ...again, ...MINE, ...choices })).status).toBe(303)
    const { text } = await visitor.get(HERE)
    expect(text).toContain('<bdi>eerste.pdf</bdi>')
    expect(text).toContain('tweede tab')
  })

  test('are merged where each changed another one', async () => {
    const theirs = { name: 'eerste.pdf', description: 'wat er stond' }
    const { visitor, send, opened } = await changedMeanwhile(theirs)
    const mine = { name: 'brief.pdf', description: 'tweede tab' }
    expect((await send({ ...opened, ...mine })).status).toBe(303)
    const { text } = await visitor.get(HERE)
    expect(text).toContain('<bdi>eerste.pdf</bdi>')
    expect(text).toContain('tweede tab')
  })

  test('are asked about where a page does not say what it was made from', async () => {
    const { visitor, send } = await changedMeanwhile()
    expect((await send({ ...WHOLE, ...MINE })).status).toBe(409)
    expect((await visitor.get(HERE)).text).toContain('eerste tab')
  })
})

describe('what a file is, is decided by what is in it', () => {
  const png = pngWith(1, exifWith)
  const KEPT: [name: string, contents: Buffer | string, type: string, savedAs: string][] = [
    ['foto.jpg', jpegWith(1, exifWith).given, 'image/jpeg', 'foto.jpg'],
    ['plaatje.png', png.given, 'image/png', 'plaatje.png'],
    ['foto.HEIC', heic().given, 'image/heic', 'foto.heic'],
    [
      'lied.mp3',
      Buffer.concat([
        Buffer.from('ID3\x04\0\0\0\0\0\x0a'),
        Buffer.alloc(10),
        Buffer.of(0xff, 0xfb, 0x90, 0),
        Buffer.alloc(200),
      ]),
      'audio/mpeg',
      'lied.mp3',
    ],
    [
      'opname.m4a',
      Buffer.concat([Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0mp42isom'), Buffer.alloc(99)]),
      'audio/mp4',
      'opname.m4a',
    ],
    [
      'film.mp4',
      Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0mp42isom'), Buffer.alloc(99)]),
      'video/mp4',
      'film.mp4',
    ],
    [
      'IMG_0123.MOV',
      Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  '), Buffer.alloc(99)]),
      'video/quicktime',
      'IMG_0123.mov',
    ],
    [
      'brief.zip',
      DOCX,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'brief.zip.docx',
    ],
    ['brief.txt', 'Lieve Zoë,\r\n\tdank 🌷', 'text/plain; charset=utf-8', 'brief.txt'],
    ['een foto die brief.pdf heet', png.given, 'image/png', 'een foto die brief.pdf heet.png'],
    ['tekst.exe', 'gewone tekst', 'text/plain; charset=utf-8', 'tekst.exe.txt'],
    ['MZ.txt', 'MZ en BM zijn letters', 'text/plain; charset=utf-8', 'MZ.txt'],
    [
      'bom.pdf',
      Buffer.concat([PDF, Buffer.from('stream\n'), Buffer.alloc(1000)]),
      'application/pdf',
      'bom.pdf',
    ],
  ]
  test.each(KEPT)('%s is kept as what it is', async (given, contents, type, name) => {
    const { visitor } = await someone()
    expect((await upload(visitor, given, contents)).status).toBe(303)
    const { headers } = await downloaded(visitor)
    expect(headers['content-type']).toBe(type)
    expect(savedAs(headers)).toBe(name)
  })

  const KIND = 'Dit soort bestand kunnen wij niet bewaren.'
  const MARKUP = 'Dit bestand is een webpagina of tekening met code'
  const TEXT = 'In deze tekst staan tekens die wij niet kunnen lezen.'
  const DAMAGED = 'Dit bestand is beschadigd.'
  const REFUSED: [name: string, contents: Buffer | string, why: string][] = [
    ['leeg.pdf', '', 'Dit bestand is leeg.'],
    ['tekening.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', MARKUP],
    ['foto.jpg', '\ufeff  <?xml version="1.0"?><svg><script>alert(1)</script></svg>', MARKUP],
    ['brief.txt', '<!DOCTYPE html><script>alert(1)</script>', MARKUP],
    ['notitie.txt', 'Dag! <script src="https://evil.example"></script>', MARKUP],
    ['brief.rtf', '{\\rtf1 hallo}', MARKUP],
    ['programma.pdf', Buffer.from('MZ\x90\0\x03\0\0\0'), KIND],
    ['archief.pdf', Buffer.from('PK\x03\x04\x14\0\0\0\x08\0'), DAMAGED],
    ['archief.docx', PROGRAMS, KIND],
    ['brief.docx', MACROS, 'een programma (een macro)'],
    ['bom.gz', Buffer.from('\x1f\x8b\x08\0\0\0\0\0', 'latin1'), KIND],
    ['film.avi', Buffer.from('RIFF\0\0\0\0AVI LIST'), KIND],
    ['animatie.gif', Buffer.from('GIF89a\x01\0\x01\0'), KIND],
    ['bijna.pdf', Buffer.concat([Buffer.from('\n\0'), PDF]), KIND],
    ['oud.txt', Buffer.from('caf\xe9 en een taartje', 'latin1'), TEXT],
    ['nul.txt', 'a\0b', KIND],
    ['laat.txt', `${'a'.repeat(9000)}\0`, TEXT],
    ['half.txt', Buffer.concat([Buffer.alloc(9000, 'a'), Buffer.of(0xc3)]), TEXT],
    ['foto.jpg', Buffer.from('ffd8ffe000104a46', 'hex'), DAMAGED],
    ['plaatje.png', png.given.subarray(0, 60), DAMAGED],
    ['foto.heic', heic({ metaLast: true }).given, 'Sla de foto op als JPG'],
  ]
  test.each(REFUSED)('%s is refused with the reason', async (name, contents, why) => {
    const { user, visitor } = await someone()
    const before = await objects()
    const answer = await upload(visitor, name, contents, 'mijn omschrijving')
    expect(answer.status).toBe(422)
    const { errors, title } = pageOf(answer)
    expect(title).toMatch(/^Fout: /)
    expect(errors).toEqual([{ id: 'file', text: expect.stringContaining(why) }])
    expect(answer.text).toContain('mijn omschrijving')
    expect(await countOf(user)).toBe(0)
    expect((await objects()).filter((one) => !before.includes(one))).toEqual([])
  })
})

describe('a name', () => {
  const NAMES: [given: string, shown: string][] = [
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\map\\brief.pdf', 'brief.pdf'],
    ['a"b.pdf', 'a"b.pdf'],
    ["een 'naam'; x=y.pdf", "een 'naam'; x=y.pdf"],
    ['a\r\nSet-Cookie: x=y.pdf', 'a Set-Cookie: x=y.pdf'],
    ['\u202efdp.exe', 'fdp.exe.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['   ', 'document.pdf'],
    ['.pdf', 'document.pdf'],
    ['<b>&.pdf', '<b>&.pdf'],
    ['100% zeker.pdf', '100% zeker.pdf'],
    ['Zoë 🌷.pdf', 'Zoë 🌷.pdf'],
    ['שלום.pdf', 'שלום.pdf'],
    [`${'lang'.repeat(100)}.pdf`, `${'lang'.repeat(100).slice(0, 150)}.pdf`],
  ]
  test.each(NAMES)('%j is shown and saved as %j', async (given, shown) => {
    const { visitor } = await someone()
    expect((await upload(visitor, given, PDF)).status).toBe(303)
    const page = await visitor.get(HERE)
    expect(/<bdi>(.*?)<\/bdi>/.exec(page.text)?.[1]).toSatisfy(
      (name: string) => decoded(name) === shown,
    )
    const { headers } = await downloaded(visitor)
    expect(savedAs(headers)).toBe(shown)
    expect(headers['content-disposition']).toMatch(/^attachment; filename[\x20-\x7e]+$/)
    expect(headers['set-cookie']).toBeUndefined()
  })
})

/** Sends the head of an upload and no more than a part of its body. */
function begin(
  visitor: Visitor,
  path: string,
  length: number,
  headers: Record<string, string> = {},
): ClientRequest {
  const { hostname, port } = new URL(visitor.site)
  const sent = request({
    hostname,
    port,
    method: 'POST',
    path,
    headers: {
      origin: visitor.site,
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': MULTIPART,
      'content-length': String(length),
      ...headers,
    },
  })
  sent.on('error', () => {})
  sent.flushHeaders()
  return sent
}

async function answerTo(sent: ClientRequest) {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode: status, headers } = answer
  const text = status === 303 ? '' : await textIn(answer)
  sent.destroy()
  return { status, headers, text }
}

describe('a body', () => {
  test('is not read before it is known who sends it, from where and whether it fits', async () => {
    const { visitor } = await someone()
    const large = 20 * MB
    expect((await answerTo(begin(new Visitor(site.address), HERE, large))).status).toBe(303)
    const elsewhere = begin(visitor, HERE, large, { origin: 'https://evil.example' })
    expect((await answerTo(elsewhere)).status).toBe(403)
    expect(
      (await answerTo(begin(visitor, HERE, large, { 'content-type': 'text/plain' }))).status,
    ).toBe(415)
    const tooLarge = await answerTo(begin(visitor, HERE, 400 * MB))
    expect(tooLarge.status).toBe(413)
    expect(pageOf(tooLarge).errors).toEqual([{ id: 'file', text: expect.stringMatching(/25\sMB/) }])
  })

  test.each([
    `${HERE}.data`,
    `${HERE}/`,
    '/Vragenlijst/documenten',
    '/vragenlijst/%64ocumenten',
    `${HERE}/muziek`,
    '/vragenlijst/veer',
  ])('of more than a form is refused at %s, even for who may upload', async (path) => {
    const { visitor } = await someone()
    const { status, headers } = await answerTo(begin(visitor, path, 3 * MB))
    expect(status).toBe(413)
    expect(headers['content-type']).toMatch(/^text\/plain/)
  })

  test('with a file of more than 25 MB is read to the end, so that the answer arrives', async () => {
    const { user, visitor } = await someone()
    const before = await objects()
    const contents = Buffer.concat([PDF, Buffer.alloc(25 * MB)])
    const answer = await upload(visitor, 'te groot.pdf', contents)
    expect(answer.status).toBe(413)
    expect(pageOf(answer).errors[0]?.text).toMatch(/25\sMB/)
    expect(await countOf(user)).toBe(0)
    expect((await objects()).filter((one) => !before.includes(one))).toEqual([])
  })

  test.each([
    ['with no file', uploadBody('', ''), 422],
    ['that is cut off', uploadBody('a.pdf', PDF).subarray(0, -30), 400],
    ['that is no form', Buffer.from('hallo'), 400],
    ['that is empty', Buffer.alloc(0), 400],
    [
      'with the file under another name',
      Buffer.from(
        uploadBody('a.pdf', PDF).toString('latin1').replace('name="file"', 'name="__proto__"'),
        'latin1',
      ),
      422,
    ],
    ['with a description that is too long', uploadBody('a.pdf', PDF, 'x'.repeat(501)), 422],
    ['with a NUL in the description', uploadBody('a.pdf', PDF, 'a\0b'), 422],
  ])('%s is answered clearly and leaves nothing', async (_what, body, status) => {
    const { user, visitor } = await someone()
    const answer = await visitor.send(
      'POST',
      HERE,
      { origin: visitor.site, 'content-type': MULTIPART },
      body,
    )
    expect(answer.status).toBe(status)
    expect(pageOf(answer).heading).not.toBe('')
    expect(await countOf(user)).toBe(0)
  })

  test('with something wrong before its file asks for the file again', async () => {
    const { user, visitor } = await someone()
    const answer = await upload(visitor, 'a.pdf', PDF, 'x'.repeat(501))
    expect(pageOf(answer).errors).toEqual([
      { id: 'description', text: expect.stringContaining('500 tekens') },
      { id: 'file', text: 'Kies het bestand opnieuw.' },
    ])
    expect(await countOf(user)).toBe(0)
  })

  test('with two descriptions, or a text in the place of its file, keeps nothing', async () => {
    const { user, visitor } = await someone()
    const twice: [string, string][] = [
      ['description', 'een'],
      ['description', 'twee'],
    ]
    const file = { field: 'file', name: 'a.pdf', contents: PDF }
    for (const body of [partsBody(twice, file), partsBody([['file', 'a.pdf']])]) {
      const headers = { origin: visitor.site, 'content-type': MULTIPART }
      expect((await visitor.send('POST', HERE, headers, body)).status).toBe(422)
    }
    expect(await countOf(user)).toBe(0)
  })

  test('that breaks off midway leaves no row and no file', async () => {
    const { user, visitor } = await someone()
    const before = await objects()
    const body = uploadBody('a.pdf', Buffer.concat([PDF, randomBytes(2 * MB)]))
    const sent = begin(visitor, HERE, body.length)
    sent.write(body.subarray(0, MB))
    const newOnes = async () => (await objects()).filter((one) => !before.includes(one))
    await vi.waitFor(async () => expect(await newOnes()).toHaveLength(1), 10_000)
    sent.destroy()
    await vi.waitFor(async () => expect(await newOnes()).toEqual([]), 10_000)
    expect(await countOf(user)).toBe(0)
    expect((await visitor.get(HERE)).status).toBe(200)
  })
})

describe('room', () => {
  const fill = (userId: string, files: number, size: number) => owner`
    insert into documents (id, user_id, purpose, kind, size, sealed, storage_key)
    select gen_random_uuid(), ${userId}, 'wilsverklaring', 'pdf', ${size}, ''::bytea, gen_random_uuid()
      from generate_series(1, ${files})`

  test('that has run out is said before the file is sent', async () => {
    const { user, visitor } = await someone()
    await fill(user.id, 10, 25 * MB - 1000)
    const answer = await answerTo(begin(visitor, HERE, 20 * MB))
    expect(answer.status).toBe(422)
    expect(pageOf(answer).errors[0]?.text).toMatch(/250\sMB/)
    const small = await upload(visitor, 'a.pdf', Buffer.concat([PDF, Buffer.alloc(20_000)]))
    expect(pageOf(small).errors[0]?.text).toMatch(/250\sMB/)
    expect(await countOf(user)).toBe(10)
  })

  test('that has run out loses nothing that was typed', async () => {
    const { user, visitor } = await someone()
    await fill(user.id, 10, 25 * MB - 1000)
    for (const size of [200_000, 20 * MB, 26 * MB]) {
      const contents = Buffer.concat([PDF, Buffer.alloc(size)])
      const answer = await upload(visitor, 'a.pdf', contents, 'Voor de kinderen')
      expect(pageOf(answer).errors[0]?.id).toBe('file')
      expect(answer.text).toContain('Voor de kinderen</textarea>')
    }
  })

  test('for files ends at a thousand', async () => {
    const { user, visitor } = await someone()
    await fill(user.id, 1000, 1)
    const answer = await upload(visitor, 'a.pdf', PDF)
    expect(answer.status).toBe(422)
    expect(pageOf(answer).errors[0]?.text).toContain('1.000 bestanden')
  })

  test('for many small uploads ends after sixty in ten minutes, with a page that says so', async () => {
    const { user, visitor } = await someone()
    const statuses = new Map<number, number>()
    let last: Answer | undefined
    for (let index = 0; index < 65; index += 1) {
      last = await upload(visitor, `${index}.txt`, `tekst ${index}`, `omschrijving ${index}`)
      statuses.set(last.status, (statuses.get(last.status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 303: 60, 429: 5 })
    const page = pageOf({ text: last?.text ?? '' })
    expect(page.errors[0]?.text).toContain('Wacht tien minuten')
    expect(last?.text).toContain('>omschrijving 64</textarea>')
    expect(await countOf(user)).toBe(60)
    const { visitor: other } = await someone()
    expect((await upload(other, 'a.pdf', PDF)).status).toBe(303)
  })
})

describe('a fault of the machine', () => {
  test.each([
    ['an outage', 503, DISK_FAILS],
    ['a bug, which is none', 500, RULE_BROKEN],
  ])('that nobody foresaw loses no description: %s', async (_, status, code) => {
    const { user, visitor } = await someone()
    const send = () => upload(visitor, 'a.pdf', PDF, 'Voor de kinderen')
    const ours = `new.user_id = '${user.id}'`
    const answer = await whileFailing('documents', ours, send, owner, code)
    expect(answer.status).toBe(status)
    expect(pageOf(answer).errors[0]?.text).toContain('Dat ligt niet aan u.')
    expect(answer.text).toContain('>Voor de kinderen</textarea>')
    expect(await countOf(user)).toBe(0)
  })

  test('a full disk is said in plain words, and nothing is left', async () => {
    const full = await startOwnSite()
    try {
      const { user, visitor } = await someone(full)
      // Writing on beyond this fails, as it does on a full disk.
      execFileSync('prlimit', [`--pid=${full.pid}`, '--fsize=300000'])
      const before = await objects()
      const answer = await upload(visitor, 'a.pdf', Buffer.concat([PDF, randomBytes(MB)]))
      expect(answer.status).toBe(507)
      expect(pageOf(answer).errors[0]?.text).toContain('onze opslag vol is')
      expect(await countOf(user)).toBe(0)
      expect((await objects()).filter((one) => !before.includes(one))).toEqual([])
      expect((await upload(visitor, 'klein.pdf', PDF)).status).toBe(303)
    } finally {
      await full.stop()
    }
  })

  test('what a killed server left half-written is no document, and the nightly job removes it', async () => {
    const killed = await startOwnSite()
    const { user, visitor } = await someone(killed)
    const before = await objects()
    const body = uploadBody('a.pdf', Buffer.concat([PDF, randomBytes(2 * MB)]))
    begin(visitor, HERE, body.length).write(body.subarray(0, MB))
    const left = async () => (await objects()).filter((one) => !before.includes(one))
    await vi.waitFor(async () => expect(await left()).toHaveLength(1), 10_000)
    await killed.kill()
    const [path = ''] = await left()
    expect((await stat(path)).isFile()).toBe(true)
    expect(await countOf(user)).toBe(0)
    await sweepObjects(new Date())
    expect(await left()).toEqual([path])
    const longAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
    await utimes(path, longAgo, longAgo)
    await sweepObjects(new Date())
    expect(await left()).toEqual([])
  })
})

test('a file that is not there answers with a page that says so', async () => {
  const { visitor } = await someone()
  const answer = await visitor.get(
    `/vragenlijst/documenten/00000000-0000-4000-8000-000000000000/bestand`,
  )
  expect(answer.status).toBe(404)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(pageOf(answer).text).toContain('Naar de inhoud')
})
