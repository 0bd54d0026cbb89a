import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import { mailRequestsAnswered } from '#tests/fixtures/people/mail-requests.ts'
import { linkFromMail, mailsTo, tokenOf } from '#tests/fixtures/people/mailbox.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { owner, TEST_PASSWORD, testUser } from '#tests/setup/database.ts'
import { inputOf, pageOf } from '#tests/fixtures/page.ts'
import { type Fields, signedIn, Visitor } from '#tests/setup/client.ts'
import { ownSite } from '#tests/setup/own-site.ts'

const FORM = {
  intent: 'signup',
  firstName: 'Anna',
  lastName: 'de Wit',
  password: 'Regenboog7trap',
  confirmPassword: 'Regenboog7trap',
  privacyConsent: 'true',
}

/** What can be seen of an answer, without what differs every time. */
const seen = ({ status, headers, text }: Awaited<ReturnType<Visitor['get']>>, email: string) => ({
  status,
  location: headers.location,
  cookies: headers['set-cookie']?.map((line) => line.split('=')[0]),
  text: text.replaceAll(email, 'ADDRESS').replace(/nonce="[^"]*"/g, ''),
})

/** Title of the message at the top of a page. */
const messageOf = ({ text }: { text: string }) =>
  /role="(?:status|alert)"[\s\S]*?<h2[^>]*>([^<]*)</.exec(text)?.[1]

describe('the whole way in', () => {
  test('sign up, mail, confirm, sign out, sign in, come back where one wanted to be', async () => {
    const visitor = new Visitor()
    const email = newEmail()
    expect((await visitor.get('/vragenlijst')).headers.location).toBe('/auth?terug=%2Fvragenlijst')
    const sent = await visitor.post('/auth?tab=signup', { ...FORM, email })
    expect([sent.status, sent.headers.location]).toEqual([303, '/auth/controleer-uw-mail'])
    expect((await visitor.get('/auth/controleer-uw-mail')).text).toContain(
      `De e-mail gaat naar ${email}`,
    )
    const link = await linkFromMail(email)
    expect((await visitor.get(link)).status).toBe(200)
    expect((await visitor.get(link)).status).toBe(200)
    const confirmed = await visitor.post(link, { token: tokenOf(link) })
    expect(confirmed.headers.location).toBe('/vragenlijst/veer')
    expect(messageOf(await visitor.get('/vragenlijst/veer'))).toBe('Welkom')
    const again = await visitor.post(link, { token: tokenOf(link) })
    expect([again.status, again.text.includes('Deze link werkt niet meer')]).toEqual([410, true])
    expect(again.text).toContain('U bent nu ingelogd op dit apparaat.')
    expect((await visitor.post('/auth/uitloggen')).headers.location).toBe('/')
    const credentials = { intent: 'signin', email, password: FORM.password }
    const inside = await visitor.post('/auth?terug=%2Fvragenlijst', credentials)
    expect([inside.status, inside.headers.location]).toEqual([303, '/vragenlijst'])
    expect(messageOf(await visitor.get('/vragenlijst'))).toBe('Welkom terug')
    expect((await visitor.get('/auth')).headers.location).toBe('/dashboard')
    expect((await visitor.get('/auth/uitloggen')).status).toBe(200)
    expect((await visitor.get('/dashboard')).status).toBe(200)
    const before = new Map(visitor.cookies)
    expect((await visitor.post('/auth/uitloggen')).headers.location).toBe('/')
    for (const [name, value] of before) visitor.cookies.set(name, value)
    expect((await visitor.get('/dashboard')).status).toBe(303)
  })

  test('the session cookie ends with the browser and is out of reach of scripts', async () => {
    const { email } = await testUser()
    const answer = await new Visitor().post('/auth', {
      intent: 'signin',
      email,
      password: TEST_PASSWORD,
    })
    const [line] =
      answer.headers['set-cookie']?.filter((cookie) => cookie.includes('session=')) ?? []
    expect(line).toMatch(/; HttpOnly/)
    expect(line).toMatch(/; SameSite=Lax/)
    expect(line).not.toMatch(/max-age|expires/i)
  })

  test('with a one-time link', async () => {
    const { email } = await testUser('franchise')
    const visitor = new Visitor()
    await visitor.post('/auth', { intent: 'link', email })
    const link = await linkFromMail(email)
    expect((await visitor.get(link)).text).toContain('Nu inloggen')
    const inside = await visitor.post(link, { token: tokenOf(link) })
    expect(inside.headers.location).toBe('/franchise/dashboard')
    expect((await visitor.post(link, { token: tokenOf(link) })).status).toBe(410)
  })

  test('with a new password; the old session ends', async () => {
    const user = await testUser()
    const visitor = new Visitor()
    await visitor.post('/auth?tab=forgot', { intent: 'forgot', email: user.email })
    const link = await linkFromMail(user.email)
    expect((await visitor.get(link)).text).toContain('Wachtwoord reset gestart')
    const [token, password] = [tokenOf(link), FORM.password]
    const wrong = await visitor.post(link, { token, password, confirmPassword: 'x' })
    expect([wrong.status, wrong.text.includes('Wachtwoorden komen niet overeen')]).toEqual([
      422,
      true,
    ])
    const done = await visitor.post(link, { token, password, confirmPassword: password })
    expect(done.headers.location).toBe('/reset-password?gelukt=')
    const page = await visitor.get('/reset-password?gelukt=')
    expect(page.text).toMatch(/http-equiv="refresh" content="2;url=\/dashboard"/i)
    expect((await visitor.get('/dashboard')).status).toBe(200)
    expect((await (await signedIn(user)).get('/dashboard')).status).toBe(303)
  })

  test('with a new password that is sent twice, the first answer being lost; once, and by nothing else', async () => {
    const { email } = await testUser()
    await new Visitor().post('/auth?tab=forgot', { intent: 'forgot', email })
    const link = await linkFromMail(email)
    const chosen = { password: FORM.password, confirmPassword: FORM.password }
    const send = (fields = chosen) => {
      const visitor = new Visitor()
      return { visitor, reply: visitor.post(link, { token: tokenOf(link), ...fields }) }
    }
    for (const { visitor, reply } of [send(), send(), send()]) {
      expect((await reply).headers.location).toBe('/reset-password?gelukt=')
      expect((await visitor.get('/dashboard')).status).toBe(200)
    }
    const other = { password: 'Ander1wachtwoord', confirmPassword: 'Ander1wachtwoord' }
    expect((await send(other).reply).status).toBe(410)
    expect((await new Visitor().get(link)).status).toBe(410)
    expect(await mailsTo(email)).toHaveLength(2)
    await owner`
      update tokens set used_at = used_at - interval '1 minute'
       where user_id = (select id from users where email = ${email})`
    expect((await send().reply).status).toBe(410)
  })
})

test.each([
  ['someone', [], '/dashboard', 'Uw wensen'],
  ['a guild member', ['franchise'], '/dashboard', 'Uw wensen'],
  ['staff', ['staff'], '/admin', 'Admin Dashboard'],
  ['an administrator who is a guild member', ['franchise', 'admin'], '/admin', 'Admin Dashboard'],
] as const)('the header leads %s to their page', async (_who, roles, path, text) => {
  const visitor = await signedIn(await testUser(...roles))
  const { text: page } = await visitor.get('/vragenlijst')
  const header = page.slice(page.indexOf('<header'), page.indexOf('</header>'))
  const account = header.slice(header.indexOf('</nav>'), header.indexOf('<details'))
  expect(account).toContain(`href="${path}"`)
  expect(account).toContain(`>${text}</a>`)
  expect(header.includes('href="/franchise/dashboard"')).toBe(
    roles.some((role) => role === 'franchise'),
  )
})

/** Goes on as a browser does. @returns where it ends */
async function followed(visitor: Visitor, { headers }: { headers: { location?: string } }) {
  let path = headers.location ?? ''
  for (let hops = 0; hops < 5; hops += 1) {
    const answer = await visitor.get(path)
    if (answer.status !== 303) return { ...answer, path }
    path = answer.headers.location ?? ''
  }
  throw new Error(`leads on and on: ${path}`)
}

describe('a page for another account', () => {
  test.each([
    ['an owner at the office', [], '/admin/logboek', 'Naar uw wensen'],
    ['a director at the office', ['franchise'], '/admin', 'Naar het Gildedashboard'],
    ['the office at a guild member', ['staff'], '/franchise/dashboard', 'Naar het Admin Dashboard'],
    ['an owner with the link of a member', [], '/franchise/koppelen?token=x', 'Naar uw wensen'],
    ['who reads nothing', [], `/contactpersoon/${randomUUID()}`, 'Bekijk wat voor u klaarstaat'],
    ['for whom nothing is there', [], '/contactpersoon', 'Naar uw wensen'],
  ] as const)(
    'tells %s who is signed in, and lets them go on as another',
    async (_who, roles, path, home) => {
      const user = await testUser(...roles)
      const visitor = await signedIn(user)
      const { text } = await visitor.get(path)
      expect(text).toContain(`U bent ingelogd als ${user.email}.`)
      expect(text).toContain(home)
      const form = /<form[^>]*action="\/auth\/uitloggen".*?<\/form>/s.exec(text)?.[0] ?? ''
      const terug = inputOf({ text: form }, 'terug')
      expect(terug).toBe(path)
      const out = await visitor.post('/auth/uitloggen', { terug, intent: 'uitloggen' })
      expect(out.headers.location).toBe(path)
      const end = await followed(visitor, out)
      expect(end.text).toContain('U bent uitgelogd')
      const back = new URLSearchParams({ terug: path })
      expect(end.path).toBe(
        path.startsWith('/contactpersoon') ? '/contactpersoon' : `/auth?${back}`,
      )
    },
  )

  test.each(['https://elders.example/', '//elders.example', '/\\elders.example', 'dashboard'])(
    'leads to no other place: %s',
    async (terug) => {
      const visitor = await signedIn(await testUser())
      expect((await visitor.post('/auth/uitloggen', { terug })).headers.location).toBe('/')
      expect((await visitor.get('/dashboard')).status).toBe(303)
    },
  )

  test('has no such words for who is not signed in, nor for another refusal', async () => {
    const { text } = await new Visitor().get(`/pagina-${randomUUID()}`)
    expect(text).not.toContain('U bent ingelogd als')
    const evil = { origin: 'https://evil.example' }
    const refused = await (await signedIn(await testUser())).post('/formulier', {}, evil)
    expect([refused.status, refused.text.includes('U bent ingelogd als')]).toEqual([403, false])
  })
})

/** Signs up as someone with this address. @returns the link of the mail */
async function signUpWith(email: string, visitor = new Visitor()) {
  await visitor.post('/auth?tab=signup', { ...FORM, email })
  return linkFromMail(email)
}

/** Whose details a browser sees; undefined when nobody is signed in there. */
async function whoIsIn(visitor: Visitor): Promise<string | undefined> {
  const { status, text } = await visitor.get('/dashboard/account')
  return status === 200 ? /[\w-]+@example\.nl/.exec(text)?.[0] : undefined
}

describe('confirming an address begins a session', () => {
  test('in the browser that signed up, in place of whoever was signed in there', async () => {
    const visitor = await signedIn(await testUser())
    const email = newEmail()
    const link = await signUpWith(email, visitor)
    const before = new Map(visitor.cookies)
    expect((await visitor.post(link, { token: tokenOf(link) })).status).toBe(303)
    expect(await whoIsIn(visitor)).toBe(email)
    for (const [name, value] of before) visitor.cookies.set(name, value)
    expect(await whoIsIn(visitor)).toBeUndefined()
  })

  test("not when a stranger signed up with one's address: neither here nor there", async () => {
    const [stranger, owned] = [new Visitor(), new Visitor()]
    const email = newEmail()
    const link = await signUpWith(email, stranger)
    await signUpWith(newEmail(), owned)
    const refused = await owned.post(link, { token: tokenOf(link) })
    expect(refused.status).toBe(422)
    const told = await owned.post(link, { token: tokenOf(link), password: FORM.password })
    expect([told.status, told.headers.location]).toEqual([303, '/auth'])
    for (const visitor of [stranger, owned]) expect(await whoIsIn(visitor)).toBeUndefined()
    expect((await stranger.post(link, { token: tokenOf(link) })).status).toBe(410)
    expect(await whoIsIn(stranger)).toBeUndefined()
  })

  test('not when a stranger sends the link of their own sign-up', async () => {
    const me = await testUser()
    const mine = await signedIn(me)
    await signUpWith(newEmail(), mine)
    const link = await signUpWith(newEmail())
    for (const password of [undefined, FORM.password]) {
      await mine.post(link, { token: tokenOf(link), ...(password && { password }) })
      expect(await whoIsIn(mine)).toBe(me.email)
    }
  })

  test.each(['', 'x', 'e30', 'A'.repeat(43)])(
    'not with a mark that was made up: %j',
    async (mark) => {
      const link = await signUpWith(newEmail())
      const visitor = new Visitor()
      visitor.cookies.set('signup', mark)
      expect((await visitor.post(link, { token: tokenOf(link) })).status).toBe(422)
    },
  )

  test('and who signs in elsewhere is welcome first, and welcome back after that', async () => {
    const email = newEmail()
    const link = await signUpWith(email)
    const visitor = new Visitor()
    await visitor.post(link, { token: tokenOf(link), password: FORM.password })
    for (const title of ['Welkom', 'Welkom terug']) {
      const credentials = { intent: 'signin', email, password: FORM.password }
      const inside = await visitor.post('/auth', credentials)
      expect(inside.headers.location).toBe('/dashboard')
      expect(messageOf(await visitor.get('/dashboard'))).toBe(title)
    }
  })
})

const signInWith = (visitor: Visitor, email: string) =>
  visitor.post('/auth', { intent: 'signin', email, password: TEST_PASSWORD })

async function signInByLink(visitor: Visitor, email: string) {
  await visitor.post('/auth', { intent: 'link', email })
  const link = await linkFromMail(email)
  return visitor.post(link, { token: tokenOf(link) })
}

async function choosePassword(visitor: Visitor, email: string) {
  await visitor.post('/auth?tab=forgot', { intent: 'forgot', email })
  const link = await linkFromMail(email)
  const { password, confirmPassword } = FORM
  return visitor.post(link, { token: tokenOf(link), password, confirmPassword })
}

describe('an account with a second factor', () => {
  test.each([
    ['a password', signInWith],
    ['a link', signInByLink],
    ['a new password', choosePassword],
  ])('is not open to who has shown %s only', async (_what, shows) => {
    const user = await testUser()
    await owner`update users set second_factor_since = now() where id = ${user.id}`
    const visitor = new Visitor()
    const answer = await shows(visitor, user.email)
    expect([answer.status, answer.headers.location]).toEqual([303, '/auth/tweede-stap'])
    expect(visitor.cookies.has('session')).toBe(true)
    expect((await visitor.get('/auth/tweede-stap')).text).toContain('De tweede stap')
    expect((await visitor.get('/dashboard')).headers.location).toBe('/auth?terug=%2Fdashboard')
    expect((await visitor.get('/dashboard.data')).text).not.toContain(user.email)
    expect(await whoIsIn(visitor)).toBeUndefined()
  })

  test('is asked for it with the word that a new password was saved', async () => {
    const user = await testUser()
    await owner`update users set second_factor_since = now() where id = ${user.id}`
    const visitor = new Visitor()
    await choosePassword(visitor, user.email)
    const { text } = await visitor.get('/auth/tweede-stap')
    expect(text).toContain('Uw nieuwe wachtwoord is opgeslagen')
  })
})

describe('the link of a sign-up', () => {
  const BOX = 'name="password"'

  const signsIn = async (email: string, password: string) =>
    (await new Visitor().post('/auth', { intent: 'signin', email, password })).status === 303

  test('asks for nothing more in the browser that signed up, whoever signed up there too', async () => {
    const visitor = new Visitor()
    const [mine, theirs] = [newEmail(), newEmail()]
    const links = [await signUpWith(mine, visitor), await signUpWith(theirs, visitor)]
    for (const link of links) {
      expect((await visitor.get(link)).text).not.toContain(BOX)
      expect((await visitor.post(link, { token: tokenOf(link) })).status).toBe(303)
    }
  })

  test('asks for the password of the sign-up in any other browser', async () => {
    const email = newEmail()
    const link = await signUpWith(email)
    const elsewhere = new Visitor()
    await signUpWith(newEmail(), elsewhere)
    expect((await elsewhere.get(link)).text).toContain(BOX)
    const token = tokenOf(link)
    for (const [password, text] of [
      [undefined, 'Wachtwoord is verplicht'],
      ['', 'Wachtwoord is verplicht'],
      ['Geraden1', 'Dit is niet het wachtwoord van de registratie.'],
    ] as const) {
      const refused = await elsewhere.post(link, {
        token,
        ...(password !== undefined && { password }),
      })
      expect(refused.status).toBe(422)
      expect(refused.text).toContain(text)
      expect(refused.text).toContain('<title>Fout: E-mailadres bevestigen')
    }
    expect(await signsIn(email, FORM.password)).toBe(false)
    expect((await elsewhere.post(link, { token, password: FORM.password })).status).toBe(303)
    expect(await signsIn(email, FORM.password)).toBe(true)
  })

  test('lets its password be guessed at ten times', async () => {
    const link = await signUpWith(newEmail())
    const guesser = new Visitor()
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1)
      statuses.push((await guesser.post(link, { token: tokenOf(link), password: 'x' })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })

  test('of a stranger lets the owner choose a password, and takes nothing of the stranger over', async () => {
    const email = newEmail()
    const link = await signUpWith(email)
    const mine = new Visitor()
    const token = tokenOf(link)
    expect((await mine.get(link)).text).toContain('Dat gaat dan niet mee')
    const on = await mine.post(`${link}&terug=%2Fvragenlijst`, { token, intent: 'choose' })
    expect(on.status).toBe(303)
    const next = String(on.headers.location)
    expect(next).toMatch(/^\/reset-password\?token=[\w-]{43}&terug=%2Fvragenlijst$/)
    const page = (await mine.get(next)).text
    expect(page).toContain('name="privacyConsent"')
    expect(page).toContain('Dat gaat niet mee als u hier verdergaat')
    const password = 'Kersenboom8'
    const names = { firstName: 'Hanna', lastName: 'Smit' }
    const chosen = { ...names, token: tokenOf(next), password, confirmPassword: password }
    expect((await mine.post(next, { ...chosen, privacyConsent: 'true' })).status).toBe(303)
    expect((await mine.get('/vragenlijst/naw')).text).not.toContain(FORM.firstName)
    expect([await signsIn(email, FORM.password), await signsIn(email, password)]).toEqual([
      false,
      true,
    ])
    expect((await mine.post(link, { token, intent: 'choose' })).status).toBe(410)
  })
})

describe('the page of a link', () => {
  test.each([
    ['to sign in', '/auth', { intent: 'link' }],
    ['for a new password', '/auth?tab=forgot', { intent: 'forgot' }],
  ])('%s says for whose account it is, while it works', async (_what, path, fields) => {
    const { email } = await testUser()
    await new Visitor().post(path, { ...fields, email })
    const link = await linkFromMail(email)
    const whose = `De link is voor het account met het e-mailadres ${email}.`
    expect((await new Visitor().get(link)).text).toContain(whose)
    await owner`delete from tokens where id = ${tokenHash(tokenOf(link))}`
    const dead = await new Visitor().get(link)
    expect([dead.status, dead.text.includes(email)]).toEqual([410, false])
  })

  test('to confirm an address says which', async () => {
    const email = newEmail()
    await new Visitor().post('/auth?tab=signup', { ...FORM, email })
    const { text } = await new Visitor().get(await linkFromMail(email))
    expect(text).toContain(`De link is voor het account met het e-mailadres ${email}.`)
  })
})

describe('whether an address has an account', () => {
  test.each([
    ['signing up', '/auth?tab=signup', FORM, '/auth/controleer-uw-mail'],
    ['a reset', '/auth?tab=forgot', { intent: 'forgot' }, '/auth'],
    ['a link', '/auth', { intent: 'link' }, '/auth'],
    ['a new mail', '/auth/controleer-uw-mail', {}, '/auth/controleer-uw-mail'],
    ['signing in', '/auth', { intent: 'signin', password: 'nee' }, '/auth'],
  ])('is not told by %s', async (_what, path, fields, next) => {
    const known = await testUser()
    const views = []
    for (const email of [known.email, newEmail()]) {
      const visitor = new Visitor()
      const answer = await visitor.post(path, { ...fields, email })
      views.push([seen(answer, email), seen(await visitor.get(next), email)])
    }
    expect(views[0]).toEqual(views[1])
  })
})

describe('the form', () => {
  test('comes back with what was typed and what is wrong, never with a password', async () => {
    const path = '/auth?tab=signup&ref=SMIT2026&terug=%2Fvragenlijst'
    const { status, text } = await new Visitor().post(path, {
      ...FORM,
      email: 'nee',
      lastName: 'X <3>',
    })
    expect(status).toBe(422)
    expect(text).toContain('<title>Fout: Registreren')
    expect(text).toContain('value="X &lt;3&gt;"')
    expect(text).toContain('href="#email">Ongeldig e-mailadres')
    expect(text).toContain('ref=SMIT2026&amp;terug=%2Fvragenlijst')
    expect(text).not.toContain(FORM.password)
  })

  test('makes a password in both fields, keeps the rest, and signs up on Enter', async () => {
    const fields = {
      ...FORM,
      intent: 'generate',
      password: '',
      confirmPassword: '',
      email: 'a@b.nl',
    }
    const { status, text } = await new Visitor().post('/auth?tab=signup', fields)
    expect(status).toBe(200)
    const made = [
      ...text.matchAll(
        /<input type="text"[^>]*name="(?:password|confirmPassword)" value="([^"]+)"/g,
      ),
    ]
    expect(made).toHaveLength(2)
    expect(made[0]?.[1]).toBe(made[1]?.[1])
    expect(text).toContain('value="a@b.nl"')
    expect(/<button[^>]*>/.exec(text.slice(text.indexOf('<form')))?.[0]).toContain('value="signup"')
  })

  test('keeps a password that it made when something else is wrong, and no other', async () => {
    const visitor = new Visitor()
    const post = (fields: Fields) => visitor.post('/auth?tab=signup', fields)
    const made = inputOf(await post({ ...FORM, intent: 'generate' }), 'generated')
    const typed = { ...FORM, password: made, confirmPassword: made, generated: made }
    const refused = await post({ ...typed, privacyConsent: '' })
    expect(refused.status).toBe(422)
    for (const name of ['password', 'confirmPassword', 'generated'])
      expect(inputOf(refused, name)).toBe(made)
    const own = await post({ ...typed, password: 'Zelf-bedacht-7', privacyConsent: '' })
    expect(own.text).not.toContain('Zelf-bedacht-7')
    expect(own.text).not.toContain(made)
  })

  test.each([
    ['nothing', {}, 400],
    ['an unknown job', { intent: 'constructor' }, 400],
    [
      'five thousand fields',
      Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`f${n}`, ''])),
      400,
    ],
    ['a way to the prototype', { intent: 'signup', '__proto__.x': '1' }, 400],
    ['NUL bytes', { intent: 'signup', email: '\0', firstName: '\0', password: '\0' }, 422],
    ['a lone surrogate', { intent: 'signin', email: '\ud800', password: '\ud800' }, 422],
    ['words of the form library', { intent: 'signup', __intent__: '{', __state__: '{' }, 422],
  ])('with %s is refused in words', async (_what, fields, status) => {
    expect((await new Visitor().post('/auth?tab=signup', fields)).status).toBe(status)
  })
})

test('the eleventh attempt in three minutes has to wait, from this network only', async () => {
  const [visitor, fields] = [
    new Visitor(),
    { intent: 'signin', email: newEmail(), password: 'nee' },
  ]
  for (let count = 0; count < 10; count += 1)
    expect((await visitor.post('/auth', fields)).status).toBe(422)
  const refused = await visitor.post('/auth', fields)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(170)
  expect(refused.text).toContain('Wacht 3 minuten')
  expect(refused.text).toContain('<title>Fout: Inloggen')
  expect(refused.text).toContain(`value="${fields.email}"`)
  expect(refused.text).not.toContain('value="nee"')
  expect((await new Visitor().post('/auth', fields)).status).toBe(422)
})

test.each([
  ['signing up', '/auth?tab=signup', { ...FORM, email: newEmail() }, ['Anna', 'de Wit', 'true']],
  ['asking for a link', '/auth', { intent: 'link', email: newEmail() }, []],
  ['asking for a reset', '/auth?tab=forgot', { intent: 'forgot', email: newEmail() }, []],
  ['asking for a new mail', '/auth/controleer-uw-mail', { email: newEmail() }, []],
])('%s too often keeps what was typed', async (_what, path, fields, typed) => {
  const visitor = new Visitor()
  for (let count = 0; count < 10; count += 1)
    expect((await visitor.post(path, fields)).status).toBe(303)
  const { status, headers, text } = await visitor.post(path, fields)
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(100)
  for (const value of [fields.email, ...typed]) expect(text).toContain(`value="${value}"`)
  expect(text).not.toContain(FORM.password)
})

describe('where someone wanted to be', () => {
  const THERE = '/vragenlijst/veer?x=1'
  const terug = new URLSearchParams({ terug: THERE }).toString()

  test('is kept through signing up, and asking for the mail again', async () => {
    const [visitor, email] = [new Visitor(), newEmail()]
    const sent = await visitor.post(`/auth?tab=signup&${terug}`, { ...FORM, email })
    expect(sent.headers.location).toBe(`/auth/controleer-uw-mail?${terug}`)
    const link = await linkFromMail(email)
    const confirmed = await visitor.post(link, { token: tokenOf(link) })
    expect(confirmed.headers.location).toBe(THERE)
    expect(messageOf(await visitor.get(THERE))).toBe('Welkom')
    const other = newEmail()
    await visitor.post(`/auth?tab=signup&${terug}`, { ...FORM, email: other })
    await mailRequestsAnswered()
    const again = await visitor.post(`/auth/controleer-uw-mail?${terug}`, { email: other })
    expect(again.headers.location).toBe(`/auth/controleer-uw-mail?${terug}`)
    expect(await linkFromMail(other)).toMatch(/^\/auth\/bevestigen\?.*&terug=/)
  })

  test('is kept through a one-time link', async () => {
    const { email } = await testUser()
    const visitor = new Visitor()
    const sent = await visitor.post(`/auth?${terug}`, { intent: 'link', email })
    expect(sent.headers.location).toBe(`/auth?${terug}`)
    const link = await linkFromMail(email)
    expect((await visitor.post(link, { token: tokenOf(link) })).headers.location).toBe(THERE)
  })

  test('is kept through a new password', async () => {
    const { email } = await testUser()
    const visitor = new Visitor()
    const sent = await visitor.post(`/auth?tab=forgot&${terug}`, { intent: 'forgot', email })
    expect(sent.headers.location).toBe(`/auth?${terug}`)
    const link = await linkFromMail(email)
    const { password, confirmPassword } = FORM
    const done = await visitor.post(link, { token: tokenOf(link), password, confirmPassword })
    expect(done.headers.location).toBe(`/reset-password?gelukt=&${terug}`)
    const page = await visitor.get(String(done.headers.location))
    expect(page.text).toContain(`content="2;url=${THERE}"`)
  })
})

test.each(['forgot', 'link'])(
  'who asked for a mail (%s) sees to which address, with and without an account alike',
  async (intent) => {
    const known = await testUser()
    const texts = await Promise.all(
      [known.email, newEmail()].map(async (email) => {
        const visitor = new Visitor()
        await visitor.post('/auth', { intent, email })
        const page = await visitor.get('/auth')
        expect(page.text).toContain(`De e-mail gaat naar ${email}, als daar een account voor is.`)
        expect(inputOf(page, 'email')).toBe(email)
        expect((await visitor.get('/auth')).text).not.toContain(email)
        return pageOf(page).text.replaceAll(email, 'ADDRESS')
      }),
    )
    expect(texts[0]).toBe(texts[1])
  },
)

describe('the page about the mail', () => {
  const HERE = '/auth/controleer-uw-mail'

  test('opened by itself does not say that one was sent', async () => {
    const { text } = await new Visitor().get(HERE)
    expect(text).not.toContain('Wij hebben een e-mail gestuurd')
    expect(text).toContain('Hieronder vraagt u een nieuwe e-mail aan.')
  })

  test('nor does it where someone else signed up and asks again', async () => {
    const visitor = new Visitor()
    await visitor.post(HERE, { email: newEmail() })
    const { text } = await visitor.get(HERE)
    expect(text).toContain('Dan is de e-mail onderweg.')
    expect(text).not.toContain('Email verzonden')
    expect(text).not.toContain('Wij hebben een e-mail gestuurd')
  })

  test('says so when it was sent again where someone signed up', async () => {
    const [visitor, email] = [new Visitor(), newEmail()]
    await visitor.post('/auth?tab=signup', { ...FORM, email })
    await visitor.get(HERE)
    await visitor.post(HERE, { email })
    const { text } = await visitor.get(HERE)
    expect(text).toContain('Email verzonden')
    expect(text).toContain('Wij hebben een e-mail gestuurd')
  })
})

describe('opened again where someone signed up, the page about the mail', () => {
  const HERE = '/auth/controleer-uw-mail'
  const said = async (visitor: Visitor) =>
    /De e-mail gaat naar ([^ ]+)\. /.exec((await visitor.get(HERE)).text)?.[1]

  test('still knows the address until it is confirmed there, and nobody else does', async () => {
    const [visitor, email] = [new Visitor(), newEmail()]
    await visitor.post('/auth?tab=signup', { ...FORM, email })
    const link = await linkFromMail(email)
    expect([await said(visitor), await said(visitor)]).toEqual([email, email])
    expect([...visitor.cookies.values()].join()).not.toContain(email.split('@')[0])
    expect(await said(new Visitor())).toBeUndefined()
    await visitor.post(link, { token: tokenOf(link) })
    expect(await said(visitor)).toBeUndefined()
  })

  test('says the same of an address with an account, and of the one that was given last', async () => {
    const visitor = new Visitor()
    const { email } = await testUser()
    await visitor.post('/auth?tab=signup', { ...FORM, email })
    expect([await said(visitor), await said(visitor)]).toEqual([email, email])
    const other = newEmail()
    await visitor.post(HERE, { email: other })
    expect([await said(visitor), await said(visitor)]).toEqual([other, other])
  })

  test('asks for the address when what the browser keeps is not ours', async () => {
    const visitor = new Visitor()
    await visitor.post('/auth?tab=signup', { ...FORM, email: newEmail() })
    await said(visitor)
    const [name = ''] = [...visitor.cookies.keys()].filter((key) => key.includes('signup'))
    const value = `${'x'.repeat(43)}.${'y'.repeat(200)}`
    visitor.cookies.set(name, Buffer.from(JSON.stringify(value)).toString('base64'))
    expect(await said(visitor)).toBeUndefined()
  })
})

test('the mail asked for again where someone signed up holds the same sign-up', async () => {
  const [visitor, email] = [new Visitor(), newEmail()]
  await visitor.post('/auth?tab=signup', { ...FORM, email })
  await mailRequestsAnswered()
  await visitor.post('/auth/controleer-uw-mail', { email })
  const link = await linkFromMail(email)
  const confirmed = await visitor.post(link, { token: tokenOf(link) })
  expect(confirmed.headers.location).toBe('/vragenlijst/veer')
  expect((await visitor.get('/dashboard/account')).text).toContain('value="de Wit"')
})

test('who confirms by choosing a password consents then, and says who they are', async () => {
  const [visitor, email] = [new Visitor(), newEmail()]
  await visitor.post('/auth?tab=signup', { ...FORM, email })
  await mailRequestsAnswered()
  await visitor.post('/auth?tab=forgot', { intent: 'forgot', email })
  const link = await linkFromMail(email)
  const page = await visitor.get(link)
  expect(page.text).toContain('<h1>Bevestig uw e-mailadres en kies een wachtwoord</h1>')
  expect(page.text).toContain('name="privacyConsent"')
  const { password, confirmPassword } = FORM
  const chosen = { token: tokenOf(link), password, confirmPassword }
  const refused = await visitor.post(link, chosen)
  expect(refused.status).toBe(422)
  for (const key of ['firstName', 'lastName']) expect(refused.text).toContain(`href="#${key}"`)
  expect(refused.text).toContain('href="#privacyConsent">Zet een vinkje als u akkoord gaat.')
  const done = await visitor.post(link, { ...FORM, ...chosen })
  expect(done.headers.location).toBe('/reset-password?gelukt=')
  expect((await visitor.get('/dashboard/account')).text).toContain('value="de Wit"')
})

test('a repeated address is read in one way only: no guesses beyond the limit', async () => {
  const { email } = await testUser()
  const visitor = new Visitor()
  const first = { intent: 'signin', email, password: 'nee' }
  for (let count = 0; count < 10; count += 1) await visitor.post('/auth', first)
  expect((await visitor.post('/auth', { ...first, password: TEST_PASSWORD })).status).toBe(429)
  const guess = { intent: 'signin', email: [newEmail(), email], password: TEST_PASSWORD }
  expect((await visitor.post('/auth', guess)).status).toBe(422)
})

test.each([
  '//elsewhere.example',
  '/.//elsewhere.example',
  'https://elsewhere.example',
  '/\\elsewhere.example',
])('signing in never leads to %s', async (terug) => {
  const { email } = await testUser()
  const path = `/auth?${new URLSearchParams({ terug })}`
  const answer = await new Visitor().post(path, {
    intent: 'signin',
    email,
    password: TEST_PASSWORD,
  })
  expect(answer.headers.location).toBe('/dashboard')
})

test('the development mailbox and the test desk do not exist in production', async () => {
  const site = await ownSite('production', {
    LOCAL: 'false',
    PUBLIC_ORIGIN: 'https://wensenregister.example',
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: 'http://127.0.0.1:9',
    MAIL_FROM: 'noreply@wensenregister.example',
    HELPDESK_EMAIL: 'helpdesk@wensenregister.example',
  })
  const visitor = new Visitor(site.address)
  for (const path of ['/dev/postvak', '/dev/postvak.data', `/dev/postvak/${randomUUID()}`])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
  const origin = 'https://wensenregister.example'
  for (const path of [`/dev/kassa/cs_test_${'0'.repeat(32)}`, '/betaling/bericht'])
    expect([path, (await visitor.post(path, { stap: 'betalen' }, { origin })).status]).toEqual([
      path,
      404,
    ])
  await site.stop()
})
