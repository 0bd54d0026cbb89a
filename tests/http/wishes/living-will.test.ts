/** The medical living will as a browser without scripts makes it. */
import { Readable } from 'node:stream'
import { shownDay } from '#app/forms/formats.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { ADDRESS, askForCards, saveNaw } from '#tests/fixtures/people/cards.ts'
import type { Entries } from '#tests/fixtures/people/interview.ts'
import { changed, fieldsOf, hiddenOf, pageOf, textOf, WHOLE } from '#tests/fixtures/page.ts'
import { open, user, visitor } from '#tests/fixtures/people/someone.ts'
import { LEAST_PDF } from '#tests/fixtures/upload.ts'
import { type Fields, signedIn } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { listDocuments } from '#app/features/documents/documents.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import {
  allowHealthData,
  printDraft,
  readLivingWills,
  saveAnswers,
  takeWillStep,
} from '#app/features/living-will/living-will.server.ts'
import { holdPaper } from '#app/features/living-will/waiting-paper.server.ts'

const HOME = '/dashboard/wilsverklaring'
const FORM = `${HOME}/invullen`
const PDF = `${HOME}/wilsverklaring.pdf`
const TODAY = dayOf(new Date())

const fill = (fields: Fields) => visitor.post(FORM, { ...fields, ...WHOLE })
const answersOf = async () => (await readLivingWills(user.id)).draft?.answers

async function draft(data = { treatmentWords: 'Laat mij gaan' }) {
  await allowHealthData(user.id)
  await saveAnswers(user.id, { revision: 0, data })
}

async function printed() {
  await draft()
  await printDraft(user.id)
}

async function signed() {
  await printed()
  await takeWillStep(user.id, 'signed', TODAY)
}

const FILE_AGAIN = { id: 'file', text: 'Kies het bestand opnieuw.' }

describe('consent', () => {
  test('comes first; without it nothing is stored', async () => {
    expect((await open(HOME)).text).toContain('Eerst uw toestemming')
    for (const reply of [await visitor.get(FORM), await visitor.post(FORM, { proxyName: 'Anna' })])
      expect([reply.status, reply.headers.location]).toEqual([303, HOME])
    expect(await owner`select 1 from wilsverklaringen where user_id = ${user.id}`).toHaveLength(0)
  })

  test.each([[{}], [{ consent: '' }], [{ consent: 'nee' }], [{ consent: ['nee', 'true'] }]])(
    'is not given by %j',
    async (fields) => {
      const reply = await visitor.post(HOME, fields)
      expect(reply.status).toBe(422)
      const page = pageOf(reply)
      expect(page.title).toBe('Fout: Wilsverklaring | Wensenregister')
      expect(page.errors).toEqual([
        {
          id: 'consent',
          text: 'Zet een vinkje als u toestemming geeft. Zonder toestemming bewaren wij niets.',
        },
      ])
      expect(page.ids).toContain('consent')
      expect((await readLivingWills(user.id)).consent).toBe(false)
    },
  )

  test('is kept with its version, once', async () => {
    for (const _ of [1, 2])
      expect((await visitor.post(HOME, { consent: 'true' })).headers.location).toBe(FORM)
    const given = await owner`select kind, version from consents where user_id = ${user.id}`
    expect(given).toEqual([{ kind: 'health', version: '1.0' }])
    expect((await open(HOME)).text).toContain(
      'Er staat nu geen wilsverklaring van u in het register.',
    )
  })
})

describe('the form', () => {
  beforeEach(() => allowHealthData(user.id))

  test('keeps what was answered and shows it again', async () => {
    const fields = {
      revision: '0',
      treatments: ['ventilation', 'dialysis'],
      resuscitation: 'no',
      proxyName: 'Anna <de> Wit',
    }
    const reply = await fill(fields)
    expect([reply.status, reply.headers.location]).toEqual([303, HOME])
    expect((await open(HOME)).text).toContain('Uw wilsverklaring is opgeslagen als concept.')
    expect(await answersOf()).toEqual({
      treatments: ['ventilation', 'dialysis'],
      resuscitation: 'no',
      proxyName: 'Anna <de> Wit',
    })
    const page = await visitor.get(FORM)
    expect(page.text).toContain('value="Anna &lt;de&gt; Wit"')
    expect(page.text.match(/checked=""/g)).toHaveLength(3)
  })

  test('keeps everything that was typed when something is wrong, and stores the rest', async () => {
    const reply = await fill({
      revision: '0',
      proxyPhone: 'bel maar',
      treatmentWords: 'x'.repeat(5001),
      resuscitationWords: 'a\u0000b',
      proxyName: 'Anna',
    })
    expect(reply.status).toBe(422)
    const page = pageOf(reply)
    expect(page.errors.map(({ id }) => id)).toEqual([
      'treatmentWords',
      'resuscitationWords',
      'proxyPhone',
    ])
    for (const { id } of page.errors) expect(page.ids).toContain(id)
    expect(reply.text).toContain('value="bel maar"')
    expect(reply.text).toContain('x'.repeat(5001))
    expect(await answersOf()).toEqual({ proxyName: 'Anna' })
    // The page that says so is on the newest revision: putting it right goes through.
    expect(reply.text).toContain('name="revision" value="1"')
  })

  test('shows what another tab saved, and overwrites nothing', async () => {
    await fill({ revision: '0', treatmentWords: 'eerste' })
    await fill({ revision: '1', treatmentWords: 'tweede' })
    const reply = await fill({ revision: '1', treatmentWords: 'derde' })
    expect(reply.status).toBe(409)
    expect(pageOf(reply).text).toContain('ook ergens anders gewijzigd')
    expect(pageOf(reply).text).toContain('tweede')
    expect(reply.text).toMatch(/<textarea[^>]*>derde</)
    expect(await answersOf()).toEqual({ treatmentWords: 'tweede' })
    const again = await fill({ revision: '2', treatmentWords: 'derde' })
    expect(again.status).toBe(303)
    expect(await answersOf()).toEqual({ treatmentWords: 'derde' })
  })

  test('keeps what another tab answered where this one has nothing', async () => {
    await fill({ revision: '0', treatmentWords: 'eerste' })
    const reply = await fill({ revision: '0', treatmentWords: '', proxyName: 'Anna' })
    expect(reply.status).toBe(409)
    expect(reply.text).toMatch(/<textarea[^>]*>eerste</)
    expect(reply.text).toContain('value="Anna"')
    expect(await answersOf()).toEqual({ treatmentWords: 'eerste' })
  })

  test.each([
    [{ revision: 'x' }, 303],
    [{ revision: '-1', treatments: 'verzonnen' }, 422],
    [{ treatments: ['a', 'b'], resuscitation: ['no', 'yes'] }, 422],
    [{ 'treatments[0][__proto__]': 'x' }, 400],
    [{ onbekend: 'x' }, 303],
  ])('takes %j with %i', async (fields, status) => {
    expect((await fill(fields as Fields)).status).toBe(status)
  })
})

describe('saving by itself', () => {
  beforeEach(() => allowHealthData(user.id))

  const auto = (entries: Entries) => visitor.post(`${FORM}/automatisch`, fieldsOf(entries))
  const stateNow = async () => (await readLivingWills(user.id)).draft?.state

  test('keeps what is typed, again and again from one page, and the button goes on from there', async () => {
    const { fields } = await open(FORM)
    for (const [index, treatmentWords] of ['Ik', 'Ik wil', 'Ik wil niet'].entries()) {
      const reply = await auto(changed(fields, { treatmentWords, sequence: String(index + 1) }))
      expect([reply.status, JSON.parse(reply.text)]).toMatchObject([200, { ok: true }])
      expect(await answersOf()).toEqual({ treatmentWords })
    }
    // One that comes late says nothing new.
    await auto(changed(fields, { treatmentWords: 'I', sequence: '2' }))
    expect(await answersOf()).toEqual({ treatmentWords: 'Ik wil niet' })
    const words = { treatmentWords: 'Ik wil niet meer', sequence: '3' }
    expect((await visitor.post(FORM, fieldsOf(changed(fields, words)))).status).toBe(303)
    expect(await answersOf()).toEqual({ treatmentWords: 'Ik wil niet meer' })
    await auto(changed(fields, { treatmentWords: 'Ik wil niet', sequence: '3' }))
    expect(await answersOf()).toEqual({ treatmentWords: 'Ik wil niet meer' })
  })

  test('makes no draft of a page on which nothing was written', async () => {
    await auto((await open(FORM)).fields)
    expect(await stateNow()).toBeUndefined()
  })

  test('leaves a PDF that was made as it is, until something changes', async () => {
    await printed()
    const page = await open(FORM)
    expect(page.text).toContain('U maakte al een PDF.')
    await auto(changed(page.fields, { sequence: '1' }))
    expect(await stateNow()).toBe('printed')
    await auto(changed(page.fields, { proxyName: 'Anna de Wit', sequence: '2' }))
    expect(await stateNow()).toBe('draft')
  })

  test('says what it did not keep, and keeps the rest', async () => {
    const { fields } = await open(FORM)
    const reply = await auto(changed(fields, { proxyPhone: 'bel', proxyName: 'Anna de Wit' }))
    expect(JSON.parse(reply.text)).toMatchObject({
      ok: true,
      open: '‘Telefoonnummer van uw gemachtigde’',
    })
    expect(await answersOf()).toEqual({ proxyName: 'Anna de Wit' })
  })

  test('is refused for another person, for a page that was cut off, and without consent', async () => {
    const { fields } = await open(FORM)
    const typed = changed(fields, { treatmentWords: 'x' })
    const of = (entries: Entries) => auto(entries).then(({ status }) => status)
    const other = await testUser()
    expect(await of(changed(typed, { account: other.id }))).toBe(401)
    expect(await of(typed.filter(([name]) => name !== 'whole'))).toBe(422)
    await visitor.post('/dashboard/privacy/intrekken/health', { intent: 'intrekken' })
    expect(await of(typed)).toBe(422)
    expect(await stateNow()).toBeUndefined()
  })

  test('asks which text counts where another tab wrote too', async () => {
    const { fields } = await open(FORM)
    await fill({ revision: '0', treatmentWords: 'eerste' })
    const reply = await auto(changed(fields, { treatmentWords: 'tweede', sequence: '1' }))
    expect([reply.status, JSON.parse(reply.text)]).toEqual([409, { ok: false, reason: 'conflict' }])
    expect(await answersOf()).toEqual({ treatmentWords: 'eerste' })
  })
})

describe('on paper', () => {
  test('nothing is printed that a doctor could do nothing with; the form says how to mend it', async () => {
    await allowHealthData(user.id)
    await fill({
      treatments: 'ventilation',
      treatmentWords: 'Ik wil niet aan slangen liggen zoals Kees.',
      resuscitation: 'sometimes',
      proxyName: 'Anneke',
    })
    const reply = await visitor.post(HOME, { intent: 'afdrukken' })
    expect(reply.headers.location).toBe(`${FORM}?nog=`)
    const page = await open(`${FORM}?nog=`)
    expect(page.title).toMatch(/^Fout: /)
    expect(page.errors.map(({ id }) => id)).toEqual([
      'situations',
      'resuscitationWords',
      'proxyName',
    ])
    for (const { id } of page.errors) expect(page.ids).toContain(id)
    expect(page.text).toContain('Kies ten minste één situatie.')
    expect(page.text).toContain('Vul ook de achternaam van Anneke in.')
    expect((await visitor.get(PDF)).status).toBe(404)
    const mended = { resuscitationWords: 'Als ik gezond ben.', proxyName: 'Anneke Vos' }
    const fields = [...changed(page.fields, mended), ['situations', 'own'] as [string, string]]
    await visitor.post(FORM, fieldsOf(fields))
    expect((await visitor.post(HOME, { intent: 'afdrukken' })).headers.location).toBe(HOME)
  })

  test('what was signed can be read again, and by nobody before', async () => {
    await printed()
    expect((await visitor.get(`${PDF}?ondertekend=ja`)).status).toBe(404)
    await takeWillStep(user.id, 'signed', TODAY)
    expect((await open(HOME)).text).toContain('Lees wat u ondertekende (PDF)')
    const { status, bytes } = await visitor.get(`${PDF}?ondertekend=ja`)
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })

  test('the PDF is there after asking for it', async () => {
    await draft()
    expect((await visitor.get(PDF)).status).toBe(404)
    // Who began has read what it is worth: that is folded.
    expect((await visitor.get(HOME)).text).toMatch(/<summary>Wat is een wilsverklaring waard/)
    expect((await visitor.post(HOME, { intent: 'afdrukken' })).headers.location).toBe(HOME)
    expect((await open(HOME)).text).toContain('De PDF staat klaar.')
    const { status, headers, bytes } = await visitor.get(PDF)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Wilsverklaring Tess Proef.pdf"',
      'cache-control': 'private, no-store',
    })
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('nothing is printed without answers', async () => {
    await allowHealthData(user.id)
    await visitor.post(HOME, { intent: 'afdrukken' })
    expect((await open(HOME)).text).toContain('Vul eerst minstens één onderdeel in.')
  })
})

/** Sends answers and a file, as a browser does; without a name no file was chosen. */
function sending(
  page: string,
  fields: Record<string, string>,
  name = 'scan.pdf',
  contents: string | Buffer = LEAST_PDF,
) {
  const body = Buffer.concat([
    ...Object.entries(fields).map(([field, value]) =>
      Buffer.from(`--grens\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`),
    ),
    Buffer.from(
      `--grens\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    ),
    Buffer.from(contents),
    Buffer.from('\r\n--grens--\r\n'),
  ])
  const type = 'multipart/form-data; boundary=grens'
  return visitor.send(
    'POST',
    `${HOME}/${page}`,
    { origin: visitor.site, 'content-type': type },
    body,
  )
}

/** Sends the day of signing and a file. */
const signing = (date: string, name?: string, contents?: string | Buffer) =>
  sending('ondertekend', { date }, name, contents)

const waiting = async () => (await listDocuments(user.id, 'waiting')).documents
const scans = async () => (await listDocuments(user.id, 'wilsverklaring')).documents

describe('signing', () => {
  test('says that it was not kept, where the text was changed in another tab', async () => {
    await printed()
    await fill({ revision: '1', treatmentWords: 'toch anders' })
    expect((await signing(TODAY)).headers.location).toBe(HOME)
    expect((await open(HOME)).text).toContain('Dit is niet opgeslagen')
  })

  test('says that it counts, where the button is pressed twice', async () => {
    await printed()
    await signing(TODAY)
    await visitor.get(HOME)
    await signing(TODAY)
    expect((await open(HOME)).text).toContain('Uw wilsverklaring telt nu mee')
  })

  test('takes the day and the paper, and makes the living will count', async () => {
    await printed()
    const reply = await signing(TODAY)
    expect([reply.status, reply.headers.location]).toEqual([303, HOME])
    expect((await open(HOME)).text).toContain('Uw wilsverklaring telt nu mee')
    const { valid } = await readLivingWills(user.id)
    expect(valid).toMatchObject({ state: 'signed', dates: { signed: TODAY } })
    const file = `/vragenlijst/documenten/${valid?.scanId}/bestand`
    expect((await visitor.get(HOME)).text).toContain(`href="${file}"`)
    expect((await visitor.get(file)).text).toBe(LEAST_PDF.toString())
    expect((await open('/vragenlijst/documenten')).text).not.toContain('scan.pdf')
    const other = await signedIn(await testUser())
    expect((await other.get(file)).status).toBe(404)
  })

  test.each([
    ['no file', TODAY, '', '', 'Voeg een foto of scan toe'],
    [
      'a text',
      TODAY,
      'scan.pdf',
      'Gewoon tekst',
      'Dit soort bestand kunnen wij hier niet bewaren.',
    ],
    [
      'a page with script',
      TODAY,
      'scan.pdf',
      '<html><script>1</script>',
      'Dit bestand is een webpagina',
    ],
    ['no day', '', 'scan.pdf', LEAST_PDF, 'Vul een datum in zoals 25-11-2026'],
    [
      'a day that does not exist',
      '31-2-2026',
      'scan.pdf',
      LEAST_PDF,
      'Vul een datum in zoals 25-11-2026',
    ],
    [
      'a day that is not text',
      '\u0000',
      'scan.pdf',
      LEAST_PDF,
      'Vul een datum in zoals 25-11-2026',
    ],
    ['a day to come', '1-1-2999', 'scan.pdf', LEAST_PDF, 'Deze datum is nog niet geweest.'],
    ['a day before the text', '1-1-1999', 'scan.pdf', LEAST_PDF, 'Deze datum is te vroeg.'],
  ])(
    'refuses %s, keeps the day and signs nothing',
    async (_what, date, name, contents, message) => {
      await printed()
      const reply = await signing(date, name, contents)
      expect(reply.status).toBe(422)
      const page = pageOf(reply)
      expect(page.title).toMatch(/^Fout: /)
      expect(page.errors.map(({ text }) => text).join()).toContain(message)
      for (const { id } of page.errors) expect(page.ids).toContain(id)
      if (date !== '\u0000') expect(reply.text).toContain(`value="${shownDay(date)}"`)
      expect((await readLivingWills(user.id)).draft?.state).toBe('printed')
      expect(await scans()).toEqual([])
    },
  )

  const tomorrow = '1-1-2999'

  test('says the name of the file that waits as it is', async () => {
    await printed()
    const refused = await signing(tomorrow, "scan $& $' $$.pdf")
    expect(textOf(refused.text)).toContain("Wij hebben ‘scan $& $' $$.pdf’.")
  })

  test('keeps the file while the day is to be mended, also over a second mistake', async () => {
    await printed()
    const refused = await signing(tomorrow, 'Mijn scan.pdf')
    expect(textOf(refused.text)).toContain('Wij hebben ‘Mijn scan.pdf’.')
    expect(pageOf(refused).errors.map(({ id }) => id)).toEqual(['date'])
    const { waits = '' } = hiddenOf(refused)
    const again = await sending('ondertekend', { waits, date: '' }, '', '')
    expect([again.status, hiddenOf(again).waits]).toEqual([422, waits])
    expect(await scans()).toEqual([])
    const done = await sending('ondertekend', { waits, date: TODAY }, '', '')
    expect([done.status, done.headers.location]).toEqual([303, HOME])
    expect(await scans()).toMatchObject([{ id: waits, name: 'Mijn scan.pdf' }])
    expect((await readLivingWills(user.id)).valid?.scanId).toBe(waits)
    expect(await waiting()).toEqual([])
  })

  test('takes another file in the place of the one that waits', async () => {
    await printed()
    const { waits = '' } = hiddenOf(await signing(tomorrow, 'een.pdf'))
    const { waits: other = '' } = hiddenOf(await signing(tomorrow, 'twee.pdf'))
    expect(await waiting()).toMatchObject([{ id: other, name: 'twee.pdf' }])
    const gone = await sending('ondertekend', { waits, date: TODAY }, '', '')
    expect([gone.status, pageOf(gone).errors]).toEqual([422, [FILE_AGAIN]])
    await sending('ondertekend', { waits: other, date: TODAY }, 'drie.pdf')
    expect(await scans()).toMatchObject([{ name: 'drie.pdf' }])
    expect(await waiting()).toEqual([])
  })

  test('has nothing wait that shows no paper, and says so with the rest', async () => {
    await printed()
    const refused = await signing(tomorrow, 'scan.pdf', 'Gewoon tekst')
    expect(pageOf(refused).errors.map(({ id }) => id)).toEqual(['date', 'file'])
    expect([hiddenOf(refused).waits, await waiting()]).toEqual([undefined, []])
  })

  test('takes no file that waits for someone else', async () => {
    await printed()
    const other = await testUser()
    const contents = Readable.from([LEAST_PDF])
    const held = await holdPaper(other.id, { name: 'a.pdf', nameWhenEmpty: 'a', contents })
    const waits = held.ok ? held.id : ''
    expect((await sending('ondertekend', { waits, date: TODAY }, '', '')).status).toBe(422)
    expect(await listDocuments(other.id, 'waiting')).toMatchObject({ documents: [{ id: waits }] })
  })

  test('has the file that waits go when the consent is withdrawn', async () => {
    await printed()
    await signing(tomorrow)
    expect(await waiting()).toHaveLength(1)
    await visitor.post('/dashboard/privacy/intrekken/health', { intent: 'intrekken' })
    expect(await waiting()).toEqual([])
  })

  test('keeps the day when it is known beforehand that the file is too large', async () => {
    await printed()
    const reply = await signing(
      TODAY,
      'scan.pdf',
      Buffer.concat([LEAST_PDF, Buffer.alloc(27_000_000)]),
    )
    expect(reply.status).toBe(413)
    expect(pageOf(reply).errors[0]?.text).toMatch(/25\sMB/)
    expect(reply.text).toContain(`value="${shownDay(TODAY)}"`)
    expect(await scans()).toEqual([])
  })

  test('needs a form that can hold a file', async () => {
    await printed()
    expect((await visitor.post(`${HOME}/ondertekend`, { date: TODAY })).status).toBe(415)
  })

  test('the paper goes when the consent is withdrawn', async () => {
    await printed()
    await signing(TODAY)
    expect(await scans()).toHaveLength(1)
    await visitor.post('/dashboard/privacy/intrekken/health', { intent: 'intrekken' })
    expect(await scans()).toEqual([])
    expect(await owner`select 1 from wilsverklaringen where user_id = ${user.id}`).toHaveLength(0)
  })
})

describe('a living will from elsewhere', () => {
  const PAPER = `${HOME}/op-papier`
  const NVVE = { title: 'Behandelverbod NVVE', date: '3-5-2019' }

  test('is taken in once there is consent for data about health', async () => {
    const reply = await sending('op-papier', NVVE)
    expect([reply.status, reply.headers.location]).toEqual([303, HOME])
    expect(await readLivingWills(user.id)).toMatchObject({ valid: null })
    await allowHealthData(user.id)
    expect((await visitor.get(HOME)).text).toContain(`href="${PAPER}"`)
    expect((await open(PAPER)).heading).toBe('Een wilsverklaring die u al heeft')
  })

  test.each([
    ['with a picture of it', 'scan.pdf', 1],
    ['without', '', 0],
  ])('counts, with its own day, %s', async (_, name, pictures) => {
    await allowHealthData(user.id)
    expect((await sending('op-papier', NVVE, name)).headers.location).toBe(HOME)
    const { text } = await open(HOME)
    for (const part of [
      'Behandelverbod NVVE',
      '3 mei 2019',
      'Ondertekend',
      'staat in het register',
    ])
      expect(text).toContain(part)
    expect(text.includes('Hier staat geen foto van het getekende papier.')).toBe(pictures === 0)
    expect(text.includes('Download het getekende papier')).toBe(pictures === 1)
    expect(text).toContain('Die komt in de plaats van deze.')
    expect(await scans()).toHaveLength(pictures)
    expect((await open('/dashboard')).text).toMatch(/Wilsverklaring\s*:\s*ondertekend/)
    await saveNaw(user, ADDRESS)
    expect((await open('/vragenlijst/naw/kaartjes')).text).toContain('U heeft een wilsverklaring')
  })

  test('is one, also where the button is pressed twice', async () => {
    await allowHealthData(user.id)
    for (const sent of [await sending('op-papier', NVVE, ''), await sending('op-papier', NVVE, '')])
      expect(sent.headers.location).toBe(HOME)
    expect(
      await owner`select state from wilsverklaringen where user_id = ${user.id}`,
    ).toMatchObject([{ state: 'signed' }])
  })

  test('gets its picture later, and is the same one all the while', async () => {
    await allowHealthData(user.id)
    await sending('op-papier', NVVE, '')
    await visitor.post(`${HOME}/besproken`, { date: '1-6-2019' })
    const before = (await readLivingWills(user.id)).valid
    expect((await visitor.get(HOME)).text).toContain(`href="${PAPER}?foto="`)
    const form = (await visitor.get(`${PAPER}?foto=`)).text
    expect(form).toContain('Verder blijft alles zoals het is')
    expect(form).not.toContain('name="title"')
    const none = await sending('op-papier?foto=', {}, '')
    expect([none.status, none.text]).toEqual([422, expect.stringContaining('Verder blijft alles')])
    expect((await readLivingWills(user.id)).valid).toEqual(before)
    expect((await sending('op-papier?foto=', {})).headers.location).toBe(HOME)
    await sending('op-papier', NVVE)
    const { valid } = await readLivingWills(user.id)
    expect(valid).toMatchObject({ ...before, changedAt: valid?.changedAt, scanId: valid?.scanId })
    expect((await scans()).map(({ id }) => id)).toEqual([valid?.scanId])
    expect(
      await owner`select state from wilsverklaringen where user_id = ${user.id}`,
    ).toMatchObject([{ state: 'discussed' }])
    expect((await visitor.get(HOME)).text).not.toContain('?foto=')
    await visitor.post(`${HOME}/intrekken`)
    expect((await visitor.get(`${PAPER}?foto=`)).headers.location).toBe(HOME)
  })

  test('can have been discussed years ago, takes the place of the one before, and is revoked', async () => {
    await signed()
    await sending('op-papier', NVVE)
    expect((await readLivingWills(user.id)).valid).toMatchObject({ title: NVVE.title })
    await visitor.post(`${HOME}/besproken`, { date: '1-6-2019' })
    expect((await readLivingWills(user.id)).valid).toMatchObject({
      state: 'discussed',
      title: NVVE.title,
      dates: { signed: '2019-05-03', discussed: '2019-06-01' },
    })
    await visitor.post(`${HOME}/intrekken`)
    expect(await readLivingWills(user.id)).toMatchObject({ valid: null })
    expect(await scans()).toEqual([])
  })

  test.each([
    ['no name', { title: ' ' }, 'title', 'verplicht'],
    ['no day', { date: '' }, 'date', 'Vul een datum in'],
    ['a day before birth', { date: '1-1-1950' }, 'date', 'Deze datum is te vroeg.'],
    ['a day to come', { date: '1-1-2999' }, 'date', 'Deze datum is nog niet geweest.'],
  ])('is refused with %s', async (_, wrong, id, message) => {
    await allowHealthData(user.id)
    await withActor(asPerson(user.id), (sql) =>
      writeProfile(sql, user.id, {
        firstName: 'Tess',
        lastName: 'Proef',
        dateOfBirth: '1951-03-12',
      }),
    )
    const reply = await sending('op-papier', { ...NVVE, ...wrong })
    expect(reply.status).toBe(422)
    const { errors } = pageOf(reply)
    expect(errors[0]).toEqual({ id, text: expect.stringContaining(message) })
    expect(await readLivingWills(user.id)).toMatchObject({ valid: null })
    expect(await scans()).toEqual([])
  })

  test('keeps its file while the rest is to be mended', async () => {
    await allowHealthData(user.id)
    const refused = await sending('op-papier', { ...NVVE, title: '' })
    const { waits = '' } = hiddenOf(refused)
    const done = await sending('op-papier', { ...NVVE, waits }, '', '')
    expect(done.headers.location).toBe(HOME)
    expect((await readLivingWills(user.id)).valid?.scanId).toBe(waits)
  })

  test('does not count without its picture where that waits no more, unless that is said', async () => {
    await allowHealthData(user.id)
    const { waits = '' } = hiddenOf(await sending('op-papier', { ...NVVE, title: '' }))
    await sending('op-papier', { ...NVVE, title: '' }, 'twee.pdf')
    const refused = await sending('op-papier', { ...NVVE, waits }, '', '')
    expect([refused.status, pageOf(refused).errors]).toEqual([422, [FILE_AGAIN]])
    expect([hiddenOf(refused).waits, refused.text.includes('value="Behandelverbod NVVE"')]).toEqual(
      [undefined, true],
    )
    expect(await readLivingWills(user.id)).toMatchObject({ valid: null })
    expect((await sending('op-papier', NVVE, '', '')).headers.location).toBe(HOME)
  })

  test('is refused with a file that is no picture of a paper', async () => {
    await allowHealthData(user.id)
    const reply = await sending('op-papier', NVVE, 'scan.pdf', 'Gewoon tekst')
    expect(reply.status).toBe(422)
    expect(reply.text).toContain('value="Behandelverbod NVVE"')
    expect(await readLivingWills(user.id)).toMatchObject({ valid: null })
  })
})

describe('the days afterwards', () => {
  test.each([
    ['besproken', 'discussed', 'De datum van het gesprek met uw arts is opgeslagen.'],
    ['opnieuw-ondertekend', 'confirmed', 'De nieuwe datum bij uw handtekening'],
  ] as const)('%s', async (part, state, message) => {
    await signed()
    const reply = await visitor.post(`${HOME}/${part}`, { date: TODAY })
    expect([reply.status, reply.headers.location]).toEqual([303, HOME])
    expect((await open(HOME)).text).toContain(message)
    expect((await readLivingWills(user.id)).valid?.state).toBe(state)
  })

  test.each([
    [['', 'x'], 'Vul een datum in zoals 25-11-2026'],
    ['\u0000', 'Vul een datum in zoals 25-11-2026'],
    ['1-1-2999', 'Deze datum is nog niet geweest.'],
    ['1-1-1999', 'Deze datum is te vroeg.'],
  ])('refuses %j and keeps it', async (date, message) => {
    await signed()
    const reply = await visitor.post(`${HOME}/besproken`, { date })
    expect(reply.status).toBe(422)
    expect(pageOf(reply).errors[0]).toEqual({ id: 'date', text: expect.stringContaining(message) })
    if (typeof date === 'string' && date !== '\u0000')
      expect(reply.text).toContain(`value="${shownDay(date)}"`)
    expect((await readLivingWills(user.id)).valid?.state).toBe('signed')
  })
})

describe('ending', () => {
  test('revoking and throwing away ask first', async () => {
    await signed()
    await saveAnswers(user.id, { revision: 0, data: { proxyName: 'Anna' } })
    expect((await open(`${HOME}/weggooien`)).heading).toBe('Concept weggooien')
    expect((await open(`${HOME}/intrekken`)).heading).toBe('Wilsverklaring intrekken')
    expect((await readLivingWills(user.id)).draft).not.toBeNull()
    await visitor.post(`${HOME}/weggooien`)
    await visitor.post(`${HOME}/intrekken`)
    expect(await readLivingWills(user.id)).toMatchObject({ draft: null, valid: null })
    expect((await visitor.post(`${HOME}/intrekken`)).headers.location).toBe(HOME)
  })
})

describe('cards', () => {
  test('with a signed living will say so in the toast', async () => {
    await signed()
    await saveNaw(user, ADDRESS)
    expect((await open('/vragenlijst/naw/kaartjes')).text).toContain('U heeft een wilsverklaring')
    await visitor.post('/vragenlijst/naw/kaartjes', { naar: 'opslaan' })
    const { text } = await open('/vragenlijst/naw')
    expect(text).toContain('Kaartjes aangevraagd met wilsverklaring-indicatie')
    expect(text).toContain('Na het opslaan van uw wensen worden de kaartjes verstuurd.')
  })

  test('that wait when it is signed are to mention it by a button, here and at the cards', async () => {
    const asks = 'Uw kaartjes noemen uw wilsverklaring niet'
    await askForCards(user)
    expect((await open('/dashboard/kaartjes')).text).not.toContain(asks)
    await signed()
    for (const path of [HOME, '/dashboard/kaartjes'])
      expect((await open(path)).text).toContain(asks)
    const said = async () => {
      const { status, headers } = await visitor.post('/dashboard/kaartjes')
      expect([status, headers.location]).toEqual([303, '/dashboard/kaartjes'])
      return (await open('/dashboard/kaartjes')).text
    }
    const text = await said()
    expect(text).toContain('Op uw kaartjes komt te staan dat u een wilsverklaring heeft.')
    expect(text).not.toContain(asks)
    expect(await said()).toContain('Er is niets veranderd.')
  })
})

describe('from the interview', () => {
  test.each([
    ['/vragenlijst', 'vragenlijst', '/vragenlijst'],
    ['/vragenlijst/praktisch', 'praktisch', '/vragenlijst/praktisch'],
    ['/vragenlijst/naw/kaartjes', 'kaartjes', '/vragenlijst/naw/kaartjes'],
  ])(
    '%s leads there, and it leads back, also after a living will was made',
    async (page, from, back) => {
      await saveNaw(user, ADDRESS)
      const there = `${HOME}?van=${from}`
      expect((await visitor.get(page)).text).toContain(`href="${there}"`)
      await allowHealthData(user.id)
      for (const path of [there, HOME])
        expect((await visitor.get(path)).text).toMatch(new RegExp(`href="${back}"[^>]*>Terug naar`))
      await sending('op-papier', { title: 'NVVE', date: '3-5-2019' })
      expect((await visitor.get(HOME)).text).toMatch(new RegExp(`href="${back}"[^>]*>Terug naar`))
    },
  )

  test.each(['__proto__', 'https://elders.example', ''])('not to %j', async (from) => {
    const { text } = await visitor.get(`${HOME}?van=${encodeURIComponent(from)}`)
    expect(text).not.toContain('>Terug naar')
  })
})

test('the page says what the law asks for, and where official information is', async () => {
  const { text } = await open(HOME)
  expect(text).toContain('artikel 450 van boek 7')
  expect(text).toContain('Een getypte tekst is op zichzelf niet de wettelijke vorm')
  const { text: html } = await visitor.get(HOME)
  for (const site of [
    'rijksoverheid.nl',
    'euthanasiecommissie.nl',
    'nvve.nl',
    'patientenfederatie.nl',
  ])
    expect(html).toContain(site)
  expect((await open(`${HOME}/overschrijven`)).text).toContain('geboren op')
})
