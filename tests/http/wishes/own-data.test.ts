/** Taking everything along, bringing it in, and deleting the account. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ownData } from '#app/features/own-data/texts.nl.ts'
import { pageOf, textOf } from '#tests/fixtures/page.ts'
import { allowHealthData, saveAnswers } from '#app/features/living-will/living-will.server.ts'
import { reportFor } from '#app/features/deaths/report.server.ts'
import { readerOf, reported } from '#tests/fixtures/people/deaths.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { user, visitor } from '#tests/fixtures/people/someone.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, TEST_PASSWORD, testUser } from '#tests/setup/database.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'

/** The session began longer ago than counts as recent. */
const someTimeLater = () => owner`
  update sessions set created_at = now() - interval '11 minutes' where user_id = ${user.id}`

const write = (id: string) =>
  saveSection(
    { id },
    {
      section: 'veer',
      id: randomUUID(),
      revision: 0,
      data: { energy: 'zwemmen in zee' },
      final: true,
    },
  )

const FILE = '/dashboard/exporteren/bestand'

describe('the export', () => {
  test('is a ZIP to save, which no cache may keep', async () => {
    await write(user.id)
    const { status, headers, bytes } = await visitor.post(FILE)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="wensenregister-[\d-]+\.zip"$/,
      ),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.includes('wensen.json')).toBe(true)
  })

  test('is not said to hold everything: the page names what is left out', async () => {
    const text = textOf((await visitor.get('/dashboard/exporteren')).text)
    expect(text).not.toContain('alles wat wij van u bewaren')
    for (const line of Object.values(ownData.export.leftOut)) expect(text).toContain(line)
  })

  test('asks for the password when the sign-in was some time ago', async () => {
    await someTimeLater()
    expect((await visitor.get('/dashboard/exporteren')).text).toContain('name="currentPassword"')
    for (const [currentPassword, text] of [
      ['', 'Wachtwoord is verplicht'],
      ['geraden', 'Dit is niet uw huidige wachtwoord'],
    ] as const) {
      const refused = await visitor.post(FILE, { currentPassword })
      expect(refused.status).toBe(303)
      const page = await visitor.get(String(refused.headers.location))
      expect(page.status).toBe(422)
      expect(pageOf(page)).toMatchObject({
        title: expect.stringMatching(/^Fout: /),
        text: expect.stringContaining(text),
      })
    }
    expect((await visitor.post(FILE, { currentPassword: TEST_PASSWORD })).status).toBe(200)
  })

  test('asks nothing shortly after signing in', async () => {
    expect((await visitor.get('/dashboard/exporteren')).text).not.toContain('currentPassword')
  })

  test('can be made ten times an hour', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) statuses.push((await visitor.post(FILE)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
  })

  test('is described by a schema that everyone can read', async () => {
    const { headers, text } = await new Visitor().get('/schema/export-1.json')
    expect(headers['content-type']).toBe('application/schema+json; charset=utf-8')
    expect(JSON.parse(text)).toMatchObject({ type: 'object', additionalProperties: false })
  })
})

/** A form with a file, as a browser sends it. */
function form(contents: Buffer | undefined, fields: Record<string, string> = {}): Buffer {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--grens\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  const name = contents ? 'wensen.zip' : ''
  const head = `--grens\r\nContent-Disposition: form-data; name="bestand"; filename="${name}"\r\nContent-Type: application/zip\r\n\r\n`
  return Buffer.concat([
    ...parts,
    Buffer.from(head),
    contents ?? Buffer.alloc(0),
    Buffer.from('\r\n--grens--\r\n'),
  ])
}

const bringIn = (
  who: Visitor,
  contents: Buffer | undefined,
  headers: Record<string, string> = {},
  fields: Record<string, string> = {},
) =>
  who.send(
    'POST',
    '/dashboard/importeren',
    { origin: who.site, 'content-type': 'multipart/form-data; boundary=grens', ...headers },
    form(contents, fields),
  )

describe('the import', () => {
  test('fills an empty account with what another one gave', async () => {
    await write(user.id)
    const { bytes } = await visitor.post(FILE)
    const other = await signedIn(await testUser())
    const done = await bringIn(other, bytes)
    expect(done).toMatchObject({ status: 303, headers: { location: '/dashboard' } })
    const page = pageOf(await other.get('/dashboard')).text
    expect(page).toContain('Alles uit uw bestand staat weer in uw account.')
    expect(page).toContain('zwemmen in zee')
    expect(pageOf(await other.get('/dashboard/versies')).text).toContain(
      'Deze versie komt uit een ander account',
    )
  })

  test('says that a living will is left out where nobody agreed to it', async () => {
    await write(user.id)
    await allowHealthData(user.id)
    await saveAnswers(user.id, { revision: 0, data: { proxyName: 'Anna Wit' } })
    const { bytes } = await visitor.post(FILE)
    const said = async (fields: Record<string, string>) => {
      const other = await signedIn(await testUser())
      await bringIn(other, bytes, {}, fields)
      return pageOf(await other.get('/dashboard')).text
    }
    expect(await said({})).toContain('Daarom staat uw wilsverklaring niet in dit account')
    expect(await said({ gezondheid: 'true' })).toContain('Alles uit uw bestand staat weer')
  })

  test.each<[string, number, Buffer | undefined, string]>([
    ['no file', 422, undefined, 'Kies het ZIP-bestand'],
    ['another file', 422, Buffer.from('geen zip'), 'beschadigd of is geen ZIP'],
  ])('says what is wrong with %s', async (_, status, contents, text) => {
    const answer = await bringIn(visitor, contents)
    expect(answer.status).toBe(status)
    expect(pageOf(answer)).toMatchObject({
      title: expect.stringMatching(/^Fout: /),
      text: expect.stringContaining(text),
    })
  })

  test('keeps the tick when the file is refused', async () => {
    const ticked = { gezondheid: 'true' }
    for (const contents of [undefined, Buffer.from('geen zip')]) {
      const { text } = await bringIn(visitor, contents, {}, ticked)
      expect(text).toMatch(/<input[^>]*name="gezondheid"[^>]*checked=""/)
    }
  })

  test('refuses an account that holds something', async () => {
    await write(user.id)
    const { bytes } = await visitor.post(FILE)
    expect((await bringIn(visitor, bytes)).status).toBe(409)
    expect((await visitor.get('/dashboard/importeren')).text).not.toContain('name="bestand"')
  })

  test('refuses what is no form with a file', async () => {
    expect((await visitor.post('/dashboard/importeren', { bestand: 'x' })).status).toBe(415)
    const broken = await bringIn(visitor, Buffer.from('x'), {
      'content-type': 'multipart/form-data',
    })
    expect(broken.status).toBe(400)
  })
})

describe('the deletion of the account', () => {
  const PAGE = '/dashboard/account/verwijderen'
  const planned = async () =>
    (await owner`select 1 from account_deletions where user_id = ${user.id}`).length > 0
  const linkOf = async () => {
    const [mail] = await letters(user.email)
    return /\/account-behouden\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  test('is asked for on a page of its own, and taken back on the overview', async () => {
    expect(pageOf(await visitor.get(PAGE)).text).toContain('Wij wachten eerst 7 dagen.')
    expect(await planned()).toBe(false)
    expect((await visitor.post(PAGE)).headers.location).toBe('/dashboard')
    expect(await planned()).toBe(true)
    expect(pageOf(await visitor.get('/dashboard')).text).toContain('Uw account wordt verwijderd')
    expect((await visitor.post('/dashboard/account/behouden')).headers.location).toBe('/dashboard')
    expect(await planned()).toBe(false)
    expect(pageOf(await visitor.get('/dashboard')).text).toContain('Er wordt niets verwijderd.')
  })

  test('ends at once what contacts read, says so, and opens it again when it is taken back', async () => {
    const lisa = await testUser()
    await fillForRelatives(user.id, [
      { firstName: 'Lisa', lastName: 'de Vries', email: lisa.email },
    ])
    const parts = { praktisch: 'now', rituelen: 'now', documents: 'now' } as const
    const id = await confirmedRelative(owner, user.id, 'Lisa', parts)
    const contact = await signedIn(lisa)
    const start = `/contactpersoon/${id}`
    const said = async (path: string, who = contact) =>
      pageOf(await who.get(path)).text.replaceAll(/\s+/g, ' ')
    const reads = () => said(`${start}/lezen/afscheid`)
    expect(await reads()).toContain('Mijn blauwe jurk')

    expect(await said(PAGE, visitor)).toContain(
      'Koos u contactpersonen? Zij lezen vanaf dat moment niets',
    )
    await visitor.post(PAGE)
    expect(await reads()).not.toContain('Mijn blauwe jurk')
    const closed = await said(start)
    expect(closed).toContain('Gerda laat de wensen nu niet lezen. Wilt u weten waarom?')
    expect(closed).not.toContain('Laat het ons weten')
    const list = await said('/contactpersoon')
    expect(list).toContain('Gerda laat de wensen nu niet lezen.')
    expect(list).not.toContain('Laat het ons weten')
    for (const path of ['/dashboard', '/dashboard/contacten', `/dashboard/contacten/${id}`])
      expect(await said(path, visitor)).toContain(
        'Koos u contactpersonen? Zij lezen vanaf nu niets meer.',
      )
    expect((await letters(user.email))[0]?.text).toContain('Zij lezen vanaf nu niets meer.')

    const told = { stap: 'ja', dag: 'gisteren', weg: 'paper' }
    expect((await contact.post(`${start}/overleden`, told)).status).toBe(404)
    expect((await contact.get(`${start}/overleden`)).headers.location).toBe(start)

    await visitor.post('/dashboard/account/behouden')
    expect(await said('/dashboard', visitor)).toContain('lezen weer wat u koos')
    expect(await reads()).toContain('Mijn blauwe jurk')
  })

  test('stops what runs after a report of their death, by the button alone too', async () => {
    await fillForRelatives(user.id, [
      { firstName: 'Lisa', lastName: 'de Vries', email: 'lisa@example.nl' },
    ])
    await confirmedRelative(owner, user.id, 'Lisa', {})
    const reader = await readerOf(user.id, 'Lisa')
    await reported(reader)
    await visitor.post(PAGE)
    expect((await reportFor(reader))?.state).toBe('stopped')
  })

  test('needs the password when the sign-in was some time ago', async () => {
    await someTimeLater()
    const refused = await visitor.post(PAGE, { currentPassword: 'geraden' })
    expect(refused.status).toBe(422)
    expect(pageOf(refused).text).toContain('Dit is niet uw huidige wachtwoord')
    expect(await planned()).toBe(false)
    expect((await visitor.post(PAGE, { currentPassword: TEST_PASSWORD })).status).toBe(303)
    expect(await planned()).toBe(true)
  })

  test('is told where one still writes, that it goes as well', async () => {
    await visitor.post(PAGE)
    for (const path of ['/vragenlijst/veer', '/vragenlijst/veer/vraag/energy'])
      expect(pageOf(await visitor.get(path)).text).toContain('Dan verdwijnt ook wat u nu schrijft.')
    expect(pageOf(await visitor.get('/dashboard')).text).not.toContain('Wat u nu schrijft')
  })

  test('is taken back with the link of the mail, once and without signing in', async () => {
    await visitor.post(PAGE)
    const stranger = new Visitor()
    const link = await linkOf()
    const token = link.split('=')[1] ?? ''
    expect(pageOf(await stranger.get(link)).text).toContain('Mijn account behouden')
    expect(await planned()).toBe(true)
    const kept = await stranger.post('/account-behouden', { token })
    expect([kept.status, kept.headers.location]).toEqual([303, '/account-behouden?gelukt='])
    const said = await stranger.get('/account-behouden?gelukt=')
    expect(said.status).toBe(200)
    expect(pageOf(said).text).toContain('blijft bestaan')
    expect(await planned()).toBe(false)
    expect((await stranger.get(link)).status).toBe(410)
    expect((await stranger.post('/account-behouden', { token })).status).toBe(410)
  })

  test.each(['', 'x', '\u0000', 'x'.repeat(10_000)])(
    'has no link with the token %j',
    async (token) => {
      expect((await new Visitor().post('/account-behouden', { token })).status).toBe(410)
    },
  )

  test('is where withdrawing the consent to keep anything leads', async () => {
    const withdraw = '/dashboard/privacy/intrekken/privacy'
    expect((await visitor.get(withdraw)).text).toContain(PAGE)
    expect((await visitor.post(withdraw)).headers.location).toBe(PAGE)
    expect(await planned()).toBe(false)
  })
})
