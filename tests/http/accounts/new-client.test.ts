/** A conversation with a client who has no account yet, and how that client takes it over. */
import { randomUUID } from 'node:crypto'
import { PDFParse } from 'pdf-parse'
import { beforeAll, describe, expect, test } from 'vitest'
import { letters } from '#tests/fixtures/people/letters.ts'
import { linkFromMail, tokenOf } from '#tests/fixtures/people/mailbox.ts'
import { answer } from '#tests/fixtures/people/someone.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { createPerson, newEmail } from '#tests/fixtures/people/people.ts'
import { owner, testUser } from '#tests/setup/database.ts'

const NEW = '/admin/wensengesprek/nieuw'
const PASSWORD = 'Kersenboom8'
const chosen = { password: PASSWORD, confirmPassword: PASSWORD, privacyConsent: 'true' }

let staff: Visitor

beforeAll(async () => {
  staff = await signedIn(await testUser('staff'))
})

const client = (fields: Record<string, string> = {}) => ({
  firstName: 'Gerda',
  lastName: 'de Vries',
  dateOfBirth: '5-1-1960',
  reached: 'email',
  consent: 'aloud',
  days: '7',
  agreed: 'true',
  privacyConsent: 'true',
  ...fields,
})

const byLetter = {
  reached: 'letter',
  street: 'Zeestraat 1',
  postalCode: '2042 AB',
  city: 'Zandvoort',
}

/** @returns the address of the conversation */
async function made(fields: Record<string, string>): Promise<string> {
  const { status, headers } = await staff.post(NEW, client(fields))
  expect(status).toBe(303)
  return (headers.location ?? '').replace(/\/brief$/, '')
}

const signIn = (email: string) =>
  new Visitor().post('/auth', { intent: 'signin', email, password: PASSWORD })

describe('with an address', () => {
  test('gets the ordinary link, shows the day of birth, and finds what was told', async () => {
    const email = newEmail()
    const place = await made({ email })
    expect((await answer(`${place}/veer`, { energy: 'zwemmen' }, staff)).status).toBe(303)
    const told = await letters(email)
    expect(told.map(({ subject }) => subject)).toContain(
      'Een medewerker schrijft uw wensen voor u op',
    )
    const link = await linkFromMail(email)
    expect(link).toContain('/reset-password?token=')
    const visitor = new Visitor()
    expect((await visitor.get(link)).text).toContain('Uw geboortedatum')
    const token = tokenOf(link)
    const wrong = await visitor.post(link, { token, dateOfBirth: '6-1-1960', ...chosen })
    expect([wrong.status, wrong.text.includes('hoort niet bij dit dossier')]).toEqual([422, true])
    const generated = await visitor.post(link, {
      token,
      dateOfBirth: '5-1-1960',
      intent: 'generate',
    })
    expect(generated.text).toContain('value="5-1-1960"')
    const right = await visitor.post(link, { token, dateOfBirth: '5-1-1960', ...chosen })
    expect(right.status).toBe(303)
    expect((await visitor.get('/vragenlijst/veer')).text).toContain('zwemmen')
    expect((await visitor.get('/dashboard/account')).text).toContain('de Vries')
    expect((await signIn(email)).status).toBe(303)
  })

  test('who signs up with that address gets no further without the day of birth', async () => {
    const email = newEmail()
    await made({ email })
    const stranger = new Visitor()
    await stranger.post('/auth', {
      intent: 'signup',
      firstName: 'Piet',
      lastName: 'Anders',
      email,
      ...chosen,
    })
    const link = await linkFromMail(email)
    expect(link).toContain('/reset-password?token=')
    const token = tokenOf(link)
    for (let guess = 1; guess <= 5; guess += 1)
      await stranger.post(link, { token, dateOfBirth: `${guess}-2-1961`, ...chosen })
    const late = await stranger.post(link, { token, dateOfBirth: '5-1-1960', ...chosen })
    expect(late.status).toBe(429)
  })

  test('is made once, where the form is sent twice', async () => {
    const page = await staff.get(NEW)
    const formulier = /name="formulier" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const email = newEmail()
    const place = await made({ email, formulier })
    expect(await made({ email, formulier })).toBe(place)
    const told = await letters(email)
    expect(told.filter(({ subject }) => /schrijft uw wensen/.test(subject))).toHaveLength(1)
    const other = await staff.post(NEW, client({ email, formulier, firstName: 'Griet' }))
    expect([other.status, other.text.includes(`value="${formulier}"`)]).toEqual([422, true])
  })

  test.each([
    [
      'an address that has an account',
      async () => ({ email: (await testUser()).email }),
      'hoort al een account',
    ],
    ['no address', async () => ({ email: '' }), 'Vul een e-mailadres in'],
    [
      'no consent to keep anything',
      async () => ({ email: newEmail(), privacyConsent: '' }),
      'Vraag de cliënt eerst of wij de gegevens',
    ],
    [
      'no day of birth',
      async () => ({ email: newEmail(), dateOfBirth: '' }),
      'Vul een geboortedatum in',
    ],
  ])('makes none with %s', async (_what, fields, said) => {
    const { status, text } = await staff.post(NEW, client(await fields()))
    expect({ status, said: text.includes(said) }).toEqual({ status: 422, said: true })
  })
})

describe('without an address', () => {
  async function printed(place: string): Promise<string> {
    const { status, headers, bytes } = await staff.post(`${place}/brief`, {})
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const parser = new PDFParse({ data: new Uint8Array(bytes) })
    return (await parser.getText()).text
  }
  const codeIn = (text: string) => /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text)?.[0] ?? ''

  const takeOver = (fields: Record<string, string>, visitor = new Visitor()) =>
    visitor.post('/dossier-overnemen', { dateOfBirth: '5-1-1960', ...chosen, ...fields })
  const CONFIRM = '/dossier-overnemen/bevestigen'

  test('gets a letter with a code, and takes the file over with it and an address', async () => {
    const place = await made(byLetter)
    expect((await answer(`${place}/veer`, { energy: 'zwemmen' }, staff)).status).toBe(303)
    const text = await printed(place)
    for (const said of ['Gerda de Vries', 'Zeestraat 1', 'dossier-overnemen'])
      expect(text).toContain(said)
    const code = codeIn(text)
    const email = newEmail()
    const visitor = new Visitor()
    const typed = code.toLowerCase().replaceAll('-', ' ')
    const asked = await takeOver({ code: typed, email }, visitor)
    expect([asked.status, asked.headers.location]).toEqual([303, '/dossier-overnemen?gelukt='])
    const waits = await visitor.get('/dossier-overnemen?gelukt=')
    expect(waits.text).toContain('Vul de code opnieuw in')
    const link = await linkFromMail(email)
    expect((await visitor.get(link)).text).toContain(email)
    expect((await signIn(email)).status).toBe(422)
    const token = tokenOf(link)
    const confirmed = await visitor.post(CONFIRM, { token })
    expect([confirmed.status, confirmed.headers.location]).toEqual([303, '/auth'])
    const twice = await visitor.post(CONFIRM, { token })
    expect(twice.status).toBe(410)
    expect(twice.text).toContain('Dan kunt u gewoon inloggen')
    const theirs = new Visitor()
    await theirs.post('/auth', { intent: 'signin', email, password: PASSWORD })
    expect((await theirs.get('/vragenlijst/veer')).text).toContain('zwemmen')
    expect((await takeOver({ code, email: newEmail() })).status).toBe(422)
    expect((await staff.post(`${place}/brief`, {})).status).toBe(303)
  })

  test('is made once, where the form is sent twice', async () => {
    const formulier = randomUUID()
    const [one, two] = await Promise.all([
      made({ ...byLetter, formulier }),
      made({ ...byLetter, formulier }),
    ])
    expect(one).toBe(two)
    expect(await made({ ...byLetter, formulier, firstName: 'Griet' })).not.toBe(one)
  })

  test('reads all of it by the letter, which the end of the conversation says', async () => {
    const place = await made(byLetter)
    const page = (await staff.get(`${place}/einde`)).text
    expect(page).toContain('Druk hem eerst af')
    expect(page).not.toContain('krijgt een e-mail')
    await staff.post(`${place}/einde`, {})
    const after = (await staff.get('/admin/wensengesprek')).text
    expect(after).toContain('met de code van de brief')
    expect(after).not.toContain('krijgt een e-mail')
  })

  test('who got the mail in a mistyped address sees no name, and gets nothing by the link', async () => {
    const code = codeIn(await printed(await made(byLetter)))
    const email = newEmail()
    await takeOver({ code, email })
    const link = await linkFromMail(email)
    const token = tokenOf(link)
    const stranger = new Visitor()
    const page = await stranger.get(link)
    expect(page.text).not.toMatch(/Gerda|de Vries/)
    for (const said of ['Uw geboortedatum', 'Herhaal het wachtwoord'])
      expect(page.text).toContain(said)
    expect((await stranger.post(link, { token })).status).toBe(422)
    const words = { password: PASSWORD, confirmPassword: PASSWORD }
    const wrong = await stranger.post(link, { token, dateOfBirth: '6-1-1960', ...words })
    expect([wrong.status, wrong.text.includes('hoort niet bij dit dossier')]).toEqual([422, true])
    expect(wrong.text).toContain('value="6-1-1960"')
    const generated = await stranger.post(link, { token, intent: 'generate' })
    expect([generated.status, generated.text.includes('name="generated"')]).toEqual([200, true])
    const right = await stranger.post(link, { token, dateOfBirth: '5-1-1960', ...words })
    expect([right.status, right.headers.location]).toEqual([303, '/auth'])
    expect((await signIn(email)).status).toBe(303)
  })

  test('whose address got an account meanwhile is told so, and the code still works', async () => {
    const code = codeIn(await printed(await made(byLetter)))
    const [email, visitor] = [newEmail(), new Visitor()]
    await takeOver({ code, email }, visitor)
    const token = tokenOf(await linkFromMail(email))
    await createPerson(email)
    const { status, text } = await visitor.post(`${CONFIRM}?token=${token}`, { token })
    expect(status).toBe(409)
    for (const said of [
      'Dit e-mailadres hoort al bij een account',
      'De code uit de brief werkt nog',
    ])
      expect(text).toContain(said)
    const other = newEmail()
    expect((await takeOver({ code, email: other }, visitor)).status).toBe(303)
    const again = tokenOf(await linkFromMail(other))
    expect((await visitor.post(CONFIRM, { token: again })).headers.location).toBe('/auth')
  })

  test('another letter has another code, in place of the one before', async () => {
    const place = await made(byLetter)
    const [first, second] = [codeIn(await printed(place)), codeIn(await printed(place))]
    expect(first).not.toBe(second)
    expect((await takeOver({ code: first, email: newEmail() })).status).toBe(422)
    expect((await takeOver({ code: second, email: newEmail() })).status).toBe(303)
  })

  test.each([
    ['a code that was never given', { code: 'AAAA-BBBB-CCCC-DDDD' }, 'Deze code werkt niet'],
    ['another day of birth', { dateOfBirth: '6-1-1960' }, 'hoort niet bij dit dossier'],
    ['an address that is none', { email: 'x' }, 'Ongeldig e-mailadres'],
  ])('does not take over with %s', async (_what, fields, said) => {
    const code = codeIn(await printed(await made(byLetter)))
    const { status, text } = await takeOver({ code, email: newEmail(), ...fields })
    expect({ status, said: text.includes(said) }).toEqual({ status: 422, said: true })
  })

  test('an old code does not count, and the account waits for a year', async () => {
    const place = await made(byLetter)
    const code = codeIn(await printed(place))
    await owner`
      update prepared_accounts set code_until = now() - interval '1 day', made_at = now() - interval '2 months'
       where code_until > now() + interval '80 days' and user_id in (
         select subject_id from mandates where id = ${place.split('/').at(-1) ?? ''})`
    expect((await takeOver({ code, email: newEmail() })).status).toBe(422)
  })
})
