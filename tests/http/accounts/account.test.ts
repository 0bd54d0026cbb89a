/** The pages about someone's own account: details, password, sessions, consents and contacts. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { inputsOf, pageOf } from '#tests/fixtures/page.ts'
import { newSession } from '#tests/fixtures/people/people.ts'
import { user, visitor } from '#tests/fixtures/people/someone.ts'
import { type Answer, type Fields, signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'
import { CONSENT_VERSION, giveConsent } from '#app/features/accounts/consents.server.ts'
import { cancelDeletion, requestDeletion } from '#app/features/deletion/deletion.server.ts'
import { readProfile } from '#app/features/accounts/profile.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { readSection } from '#app/features/wishes/file/sections.server.ts'
import { withActor, asPerson, readOnly } from '#app/platform/database/sql.server.ts'

const naw = () => readOnly(asPerson(user.id), (sql) => readSection(sql, user.id, 'naw'))
const profile = () => readOnly(asPerson(user.id), (sql) => readProfile(sql, user.id))

/** What the form of the page posts, as it was last seen. */
const formOf = (answer: Answer) => Object.fromEntries(inputsOf(answer))

describe('the details', () => {
  const ADDRESS = { street: 'Kade 1', postalCode: '1234 AB', city: 'Zwolle' }
  const change = async (changes: Fields) =>
    visitor.post('/dashboard/account', {
      ...formOf(await visitor.get('/dashboard/account')),
      ...changes,
    })

  test('change the profile and make no wish file where there is none', async () => {
    const answer = await change({ ...ADDRESS, firstName: 'Bo', phone: '06-12345678' })
    expect(answer).toMatchObject({ status: 303, headers: { location: '/dashboard/account' } })
    expect(await profile()).toMatchObject({
      firstName: 'Bo',
      lastName: 'Proef',
      phone: '06-12345678',
      address: 'Kade 1, 1234 AB, Zwolle',
    })
    expect(await owner`select 1 from wishes where user_id = ${user.id}`).toHaveLength(0)
    expect(formOf(await visitor.get('/dashboard/account'))).toMatchObject(ADDRESS)
    expect(formOf(await visitor.get('/vragenlijst/naw'))).toMatchObject(ADDRESS)
  })

  test('hold the date of birth, which the step shows too', async () => {
    expect((await change({ ...ADDRESS, dateOfBirth: '31 mei' })).status).toBe(422)
    expect((await change({ ...ADDRESS, dateOfBirth: '31-12-1950' })).status).toBe(303)
    expect(await profile()).toMatchObject({ dateOfBirth: '1950-12-31' })
    expect(formOf(await visitor.get('/vragenlijst/naw'))).toMatchObject({
      dateOfBirth: '31-12-1950',
    })
  })

  test('change the answers of the step as well, which becomes a draft, and nothing else of it', async () => {
    const contacts = [{ firstName: 'An', lastName: 'Vos', email: 'an@example.nl' }]
    await saveSection(user, {
      section: 'naw',
      id: randomUUID(),
      revision: 0,
      data: {
        ...ADDRESS,
        firstName: 'Tess',
        lastName: 'Proef',
        reminderFrequency: 'yearly',
        contacts,
      },
      final: true,
    })
    expect((await change({ city: 'Leiden' })).status).toBe(303)
    expect((await naw()).data).toMatchObject({
      city: 'Leiden',
      reminderFrequency: 'yearly',
      contacts,
    })
    expect(await profile()).toMatchObject({ address: 'Kade 1, 1234 AB, Leiden' })
    const [file] = await owner`select is_completed from wishes where user_id = ${user.id}`
    expect(file?.is_completed).toBe(false)
    const [row] = await owner`select reminder_frequency from profiles where user_id = ${user.id}`
    expect(row?.reminder_frequency).toBe('yearly')
  })

  test('that are wrong are shown again, and what is right is saved', async () => {
    const answer = await change({ ...ADDRESS, postalCode: 'x', phone: '1', firstName: '<b>' })
    expect(answer.status).toBe(422)
    const page = pageOf(answer)
    expect(page.title).toMatch(/^Fout: /)
    expect(page.errors.map(({ id }) => id)).toEqual(['firstName', 'phone', 'postalCode'])
    expect(formOf(answer)).toMatchObject({ postalCode: 'x', phone: '1', firstName: '<b>' })
    expect(await profile()).toMatchObject({ firstName: 'Tess', address: 'Kade 1, , Zwolle' })
  })

  test('ask for a name as at sign-up, and for no address with a new phone number', async () => {
    expect((await change({ phone: '06-12345678' })).status).toBe(303)
    expect(await profile()).toMatchObject({ phone: '06-12345678' })
    for (const [firstName, message] of [
      ['', 'Dit veld is verplicht'],
      ['Bo2', 'Naam mag alleen letters, spaties, streepjes en apostroffen bevatten'],
    ] as const) {
      const answer = await change({ firstName })
      expect(answer.status).toBe(422)
      expect(pageOf(answer).errors).toEqual([
        { id: 'firstName', text: expect.stringContaining(message) },
      ])
      expect(await profile()).toMatchObject({ firstName: 'Tess' })
    }
  })

  test('that were changed elsewhere meanwhile are not overwritten unseen', async () => {
    await saveSection(user, {
      section: 'naw',
      id: randomUUID(),
      revision: 0,
      data: { ...ADDRESS, firstName: 'Tess', lastName: 'Proef' },
      final: false,
    })
    const seen = formOf(await visitor.get('/dashboard/account'))
    await change({ city: 'Leiden' })
    const refused = await visitor.post('/dashboard/account', { ...seen, city: 'Gouda' })
    expect(refused.status).toBe(409)
    expect(pageOf(refused).text).toContain('Daar staat nu: Leiden.')
    expect((await naw()).data).toMatchObject({ city: 'Leiden' })
    const again = await visitor.post('/dashboard/account', formOf(refused))
    expect(again.status).toBe(303)
    expect((await naw()).data).toMatchObject({ city: 'Gouda' })
  })

  test('that were changed in another tab are not overwritten unseen where there is no file yet', async () => {
    const seen = formOf(await visitor.get('/dashboard/account'))
    expect((await change({ phone: '06-12345678', ...ADDRESS, city: 'Leiden' })).status).toBe(303)
    const late = { ...seen, ...ADDRESS, city: 'Gouda', firstName: 'Bo' }
    const refused = await visitor.post('/dashboard/account', late)
    expect([refused.status, pageOf(refused).text.includes('Daar staat nu: Leiden.')]).toEqual([
      409,
      true,
    ])
    expect(formOf(refused)).toMatchObject({ city: 'Gouda', firstName: 'Bo', phone: '06-12345678' })
    expect(await profile()).toMatchObject({ firstName: 'Tess', address: 'Kade 1, 1234 AB, Leiden' })
    expect((await visitor.post('/dashboard/account', formOf(refused))).status).toBe(303)
    expect(await profile()).toMatchObject({
      firstName: 'Bo',
      phone: '06-12345678',
      address: 'Kade 1, 1234 AB, Gouda',
    })
  })

  test('that were filled in elsewhere meanwhile stay when the page is saved again', async () => {
    await saveSection(user, {
      section: 'naw',
      id: randomUUID(),
      revision: 0,
      data: { ...ADDRESS, firstName: 'Tess', lastName: 'Proef' },
      final: false,
    })
    const seen = formOf(await visitor.get('/dashboard/account'))
    await change({ phone: '06-12345678' })
    const saved = await visitor.post('/dashboard/account', { ...seen, city: 'Gouda' })
    expect(saved.status).toBe(303)
    expect((await naw()).data).toMatchObject({ city: 'Gouda', phone: '06-12345678' })
  })

  test('ask for the number of a house, where cards would be sent', async () => {
    const answer = await change({ street: 'Dorpsstraat' })
    expect([answer.status, pageOf(answer).text]).toEqual([
      422,
      expect.stringContaining('Vul ook het huisnummer in'),
    ])
  })

  test.each<[string, Fields]>([
    ['a NUL byte', { city: 'a\u0000b' }],
    ['a field given twice', { city: ['a', 'b'] }],
    ['a very long text', { street: 'x'.repeat(50_000) }],
    ['a field of the step that is not on the page', { reminderFrequency: 'custom', contacts: 'x' }],
    ['an address of its own', { email: 'ander@example.nl' }],
    ['a revision that is none', { revision: 'x', saveId: 'y' }],
  ])('take %s without failing', async (_, fields) => {
    const answer = await change(fields)
    expect([303, 422]).toContain(answer.status)
    expect((await naw()).revision).toBe(0)
    const [row] =
      await owner`select email, reminder_frequency from users join profiles on user_id = id where id = ${user.id}`
    expect(row).toEqual({ email: user.email, reminder_frequency: 'never' })
  })
})

describe('the password', () => {
  const NEW = 'Perenboom8'
  const change = (fields: Fields, headers: Record<string, string> = {}) => {
    const typed = { currentPassword: TEST_PASSWORD, password: NEW, confirmPassword: NEW }
    return visitor.post('/dashboard/account/wachtwoord', { ...typed, ...fields }, headers)
  }
  const signsIn = async (password: string) =>
    (await new Visitor().post('/auth', { intent: 'signin', email: user.email, password }))
      .status === 303

  test('changes, ends every other session and tells by mail', async () => {
    const other = await newSession(user.id)
    const before =
      await owner`select count(*)::int as count from mails where kind = 'password-changed'`
    expect((await change({})).headers.location).toBe('/dashboard/account')
    expect((await visitor.get('/dashboard')).status).toBe(200)
    expect((await (await signedIn({ token: other })).get('/dashboard')).status).toBe(303)
    expect(await signsIn(TEST_PASSWORD)).toBe(false)
    expect(await signsIn(NEW)).toBe(true)
    const after =
      await owner`select count(*)::int as count from mails where kind = 'password-changed'`
    expect(after[0]?.count).toBe(before[0]?.count + 1)
  })

  test.each<[string, Fields, string]>([
    ['without the current one', { currentPassword: '' }, 'Wachtwoord is verplicht'],
    ['with a wrong current one', { currentPassword: 'x' }, 'Dit is niet uw huidige wachtwoord'],
    ['with a short new one', { password: 'Kort1', confirmPassword: 'Kort1' }, 'minimaal 8 tekens'],
    [
      'to the one that it is',
      { password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD },
      'Dit is uw huidige wachtwoord',
    ],
    ['with another confirmation', { confirmPassword: 'Anders99' }, 'komen niet overeen'],
    ['with NUL bytes', { currentPassword: 'a\u0000' }, 'Dit is niet uw huidige wachtwoord'],
  ])('does not change %s', async (_, fields, text) => {
    const answer = await change(fields)
    expect(answer.status).toBe(422)
    expect(pageOf(answer)).toMatchObject({
      title: expect.stringMatching(/^Fout: Wachtwoord wijzigen/),
      text: expect.stringContaining(text),
    })
    expect(answer.text.match(/<title>/g)).toHaveLength(1)
    expect(answer.text).not.toContain(`value="${NEW}"`)
    expect(await signsIn(TEST_PASSWORD)).toBe(true)
  })

  test('is generated on request and changes nothing yet', async () => {
    const answer = await change({ intent: 'generate' })
    expect(answer.status).toBe(200)
    expect(/id="password"[^>]* value="([^"]{16,})"/.exec(answer.text)).not.toBeNull()
    expect(await signsIn(TEST_PASSWORD)).toBe(true)
  })

  test('gives the session another token; the one before opens nothing any more', async () => {
    const before = new Map(visitor.cookies)
    expect((await change({})).status).toBe(303)
    expect(visitor.cookies.get('session')).not.toBe(before.get('session'))
    for (const [name, value] of before) visitor.cookies.set(name, value)
    expect((await visitor.get('/dashboard')).status).toBe(303)
  })

  test('can be guessed at ten times in a session, from however many networks', async () => {
    const answers = await Promise.all(
      Array.from({ length: 11 }, (_, count) =>
        change({ currentPassword: 'geraden' }, { 'x-forwarded-for': `192.0.2.${count}` }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect((await change({})).status).toBe(429)
  })
})

describe('the sessions', () => {
  const END = '/dashboard/sessies/beeindigen'
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const another = (userAgent?: string) => signInAs(user, userAgent)

  async function signInAs({ email }: TestUser, userAgent?: string) {
    const browser = new Visitor()
    const fields = { intent: 'signin', email, password: TEST_PASSWORD }
    expect((await browser.post('/auth', fields, { 'user-agent': userAgent })).status).toBe(303)
    return browser
  }

  const linksOf = (html: string) =>
    Array.from(html.matchAll(/sessies\/beeindigen\?welke=([0-9a-f-]{36})/g), ([, id = '']) => id)
  const works = async (browser: Visitor) => (await browser.get('/dashboard')).status === 200

  test('are listed with the kind of browser and system, and nothing that opens one', async () => {
    await another(FIREFOX)
    const { text: html } = await visitor.get('/dashboard/sessies')
    const { text } = pageOf({ text: html })
    expect(text).toContain('Firefox op Windows')
    expect(text).toContain('Dit apparaat gebruikt u nu.')
    expect(linksOf(html)).toHaveLength(1)
    const rows = await owner`select id from sessions where user_id = ${user.id}`
    for (const { id } of rows) {
      expect(html).not.toContain(id.toString('hex'))
      expect(html).not.toContain(id.toString('base64url'))
    }
    expect(html).not.toContain(user.token)
  })

  test.each([undefined, '', '<script>alert(1)</script>', 'x'.repeat(9000), 'Lynx/2.9 "\u00e9'])(
    'are listed for a browser that calls itself %s',
    async (userAgent) => {
      await another(userAgent)
      const answer = await visitor.get('/dashboard/sessies')
      expect(answer.status).toBe(200)
      expect(answer.text).not.toContain('<script>alert')
    },
  )

  test('end one at a time, after a question', async () => {
    const [one, two] = [await another(FIREFOX), await another()]
    const [newest = ''] = linksOf((await visitor.get('/dashboard/sessies')).text)
    expect(pageOf(await visitor.get(`${END}?welke=${newest}`)).heading).toContain('uitloggen?')
    expect([await works(one), await works(two)]).toEqual([true, true])
    expect((await visitor.post(END, { welke: newest })).status).toBe(303)
    expect([await works(one), await works(two), await works(visitor)].filter(Boolean)).toHaveLength(
      2,
    )
    expect(await works(visitor)).toBe(true)
    // Pressed twice.
    expect((await visitor.post(END, { welke: newest })).headers.location).toBe('/dashboard/sessies')
    expect((await visitor.get('/dashboard/sessies')).text).toContain(
      'Dat apparaat was al uitgelogd.',
    )
  })

  test('end all but this one', async () => {
    const other = await another()
    expect((await visitor.post(END, { welke: 'andere' })).status).toBe(303)
    expect([await works(other), await works(visitor)]).toEqual([false, true])
  })

  test('end all', async () => {
    const other = await another()
    const answer = await visitor.post(END, { welke: 'alle' })
    expect(answer.headers.location).toBe('/')
    expect([await works(other), await works(visitor)]).toEqual([false, false])
  })

  test.each(['alle', 'andere', 'een'])(
    'end (%s) only for who has just signed in, or shows the password once more',
    async (which) => {
      const other = await another()
      const [handle = ''] = linksOf((await visitor.get('/dashboard/sessies')).text)
      await owner`
        update sessions set created_at = now() - interval '11 minutes' where user_id = ${user.id}`
      const welke = which === 'een' ? handle : which
      const page = `${END}?welke=${welke}`
      expect(pageOf(await visitor.get(page)).text).toContain('Uw wachtwoord')
      for (const currentPassword of ['', 'Van een ander 7']) {
        const refused = await visitor.post(page, { welke, currentPassword })
        expect(refused.status).toBe(422)
        expect(pageOf(refused).heading).toContain('uitloggen?')
      }
      expect([await works(other), await works(visitor)]).toEqual([true, true])
      const ended = await visitor.post(page, { welke, currentPassword: TEST_PASSWORD })
      expect(ended.status).toBe(303)
      expect(await works(other)).toBe(false)
    },
  )

  test('of someone else cannot be seen or ended', async () => {
    const stranger = await testUser()
    const [row] = await owner`select handle from sessions where user_id = ${stranger.id}`
    // As of one that nobody has.
    for (const welke of [String(row?.handle), randomUUID()])
      for (const answer of [
        await visitor.get(`${END}?welke=${welke}`),
        await visitor.post(END, { welke }),
      ])
        expect([answer.status, answer.headers.location]).toEqual([303, '/dashboard/sessies'])
    expect(await works(await signedIn(stranger))).toBe(true)
  })

  test.each(['', 'x', '\u0000', '__proto__'])('named %j are not there', async (welke) => {
    const query = new URLSearchParams({ welke }).toString()
    expect((await visitor.get(`${END}?${query}`)).status).toBe(404)
    expect((await visitor.post(END, { welke })).status).toBe(404)
    expect(await works(visitor)).toBe(true)
  })

  test('a handle opens nothing', async () => {
    const [row] = await owner`select handle from sessions where user_id = ${user.id}`
    expect(await works(await signedIn({ token: row?.handle }))).toBe(false)
  })
})

describe('the consents', () => {
  const PAGE = '/dashboard/privacy'
  const give = (kind: 'privacy' | 'health', version: string) =>
    withActor(asPerson(user.id), (sql) => giveConsent(sql, user.id, kind, version))

  test('are shown with version and time, and withdrawn after a question', async () => {
    await give('privacy', CONSENT_VERSION)
    await give('health', '7.5')
    const { text } = pageOf(await visitor.get(PAGE))
    expect(text).toMatch(
      /U heeft toestemming gegeven op \d+ \w+ \d{4} om \d{1,2}\.\d\d uur, voor versie 1\.1\./,
    )
    expect(text).toContain('voor versie 7.5.')
    expect(pageOf(await visitor.get(`${PAGE}/intrekken/health`)).text).toContain('wilsverklaring')
    expect((await visitor.post(`${PAGE}/intrekken/health`)).headers.location).toBe(PAGE)
    const after = pageOf(await visitor.get(PAGE)).text
    expect(after).toMatch(/versie 7\.5\. Ingetrokken op/)
    expect(after).toMatch(/U heeft uw toestemming ingetrokken op \d+ \w+ \d{4}/)
    expect(after).not.toContain('geen toestemming gegeven')
    expect(after).toContain('Uw gegevens over uw gezondheid zijn verwijderd.')
    expect(after).toContain('voor versie 1.1.')
  })

  test('to keep anything are said to be withdrawn while the account goes, and given when it stays', async () => {
    const asks = `${PAGE}/intrekken/privacy`
    const withdrawn = /U heeft uw toestemming ingetrokken op \d+ \w+ \d{4} om \d{1,2}\.\d\d uur\./
    await give('privacy', CONSENT_VERSION)
    await requestDeletion(user)
    const goes = await visitor.get(PAGE)
    const { text } = pageOf(goes)
    expect(text).toMatch(withdrawn)
    expect(text).toContain('Uw account wordt verwijderd')
    expect(text).not.toMatch(/staat niet in dit overzicht|mogen wij uw wensen bewaren/)
    expect(goes.text).not.toContain(asks)
    await cancelDeletion(user.id)
    const stays = await visitor.get(PAGE)
    expect(pageOf(stays).text).not.toMatch(withdrawn)
    expect(pageOf(stays).text).toContain('mogen wij uw wensen bewaren')
    expect(stays.text).toContain(asks)
  })

  test.each(['x', '__proto__', '%00', 'HEALTH'])('of the kind %s do not exist', async (kind) => {
    expect((await visitor.get(`${PAGE}/intrekken/${kind}`)).status).toBe(404)
    expect((await visitor.post(`${PAGE}/intrekken/${kind}`)).status).toBe(404)
  })
})

test('the contacts that were named are shown, with what they can be reached by', async () => {
  expect(pageOf(await visitor.get('/dashboard/contacten')).text).toContain('nog niemand genoemd')
  await saveSection(user, {
    section: 'naw',
    id: randomUUID(),
    revision: 0,
    data: {
      contacts: [
        { firstName: 'An', lastName: 'Vos', email: 'an@example.nl', phone: '0612345678' },
        { firstName: 'Zonder', lastName: 'Adres' },
      ],
    },
    final: false,
  })
  const { text } = pageOf(await visitor.get('/dashboard/contacten'))
  expect(text).toMatch(/An Vos[^]*an@example\.nl/)
  expect(text).toContain('0612345678')
  expect(text).toContain('Zonder Adres')
})

test('the contacts list who has no e-mail address too, and say what is missing', async () => {
  const contacts = [{ firstName: 'An', lastName: 'Vos', relation: 'zus' }]
  const data = { street: 'Kade 1', postalCode: '1234 AB', city: 'Zwolle', contacts }
  await saveSection(user, { section: 'naw', id: randomUUID(), revision: 0, data, final: false })
  const { text } = pageOf(await visitor.get('/dashboard/contacten'))
  expect(text).toContain('An Vos')
  expect(text).toContain(
    'Vul ook een e-mailadres of telefoonnummer in. Anders kunnen wij An niet vinden.',
  )
  expect(text).not.toContain('Dan weten wij zeker')
  expect(text).not.toContain('nog niemand genoemd')
  expect(pageOf(await visitor.get('/dashboard')).text).not.toContain('nog niemand genoemd')
})

test('the overview says whose wishes they are', async () => {
  const data = { firstName: 'An', lastName: 'Vos', dateOfBirth: '1950-12-31', city: 'Zwolle' }
  await saveSection(user, { section: 'naw', id: randomUUID(), revision: 0, data, final: false })
  const { text } = pageOf(await visitor.get('/dashboard'))
  for (const part of [
    'De wensen van An Vos',
    'Geboren op 31 december 1950.',
    'Woonplaats: Zwolle.',
  ])
    expect(text).toContain(part)
})
