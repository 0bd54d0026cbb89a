import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { letters, subjectsTo } from '#tests/fixtures/people/letters.ts'
import { answerMailRequests } from '#tests/fixtures/people/mail-requests.ts'
import { owner, TEST_PASSWORD, testUser } from '#tests/setup/database.ts'
import type { KeptMail } from '#app/features/mail/mailbox.server.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import { withActor, asSystem } from '#app/platform/database/sql.server.ts'
import { answerMailRequest } from './answer-mail-request.server.ts'
import {
  mayTryPassword,
  tooManyAttempts,
  type TooOften,
} from '#app/features/accounts/attempts.server.ts'
import { confirmSignUp } from './confirm-sign-up.server.ts'
import { requestMail } from './mail-requests.server.ts'
import { readProfile } from '#app/features/accounts/profile.server.ts'
import { resetPassword } from './reset.server.ts'
import { listSessions } from './own-sessions.server.ts'
import { beginSession, findSession } from './sessions.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { checkLink, checkPassword, landingOf } from './sign-in.server.ts'
import { browserHash, signUp } from './sign-up.server.ts'
import { issueToken, lookAtToken, type TokenPurpose } from './tokens.server.ts'

const PASSWORD = 'Regenboog7trap'
const newEmail = () => `${randomUUID()}@example.nl`

/** Asks for a mail to an address from a network, and has it answered. */
async function ask(kind: 'confirm' | 'link' | 'reset', email: string, network = '192.0.2.1') {
  await requestMail({ kind, email }, network)
  await answerMailRequests()
}

async function signUpAs(
  email: string,
  {
    password = PASSWORD,
    firstName = 'Anna',
    referral = '',
    network = '192.0.2.1',
    browser = 'here',
  } = {},
) {
  const names = { firstName, lastName: 'de Wit' }
  const form = { email, ...names, password, referral: referral || undefined, browser }
  await signUp(form, network)
  await answerMailRequests()
}

function tokenIn(mail: KeptMail | undefined): string {
  const [, token = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? []
  expect(token).toHaveLength(43)
  return token
}
const newestToken = async (email: string) => tokenIn((await letters(email))[0])

async function accountOf(email: string) {
  const [row] = await owner`
    select u.id, u.email_verified_at, p.privacy_consent_version, p.privacy_consent_at,
           p.referred_by_franchise_id, p.referral_tracked_at
      from users u left join profiles p on p.user_id = u.id where u.email = ${email}`
  return row
}
const consentsOf = (id: string) => owner`select version from consents where user_id = ${id}`
const profileOf = (id: string) => withActor(asSystem('accounts'), (sql) => readProfile(sql, id))

const tokenWorks = async (token: string, purpose: TokenPurpose) =>
  (await lookAtToken(token, purpose)) !== null
const HERE = { browser: 'here', network: '192.0.2.1' }
/** Confirms an address in the browser that signed up. @returns whether the link worked */
const confirms = async (token: string) => (await confirmSignUp(token, HERE)).ok
/** Tries a password from a network where nobody tried one. */
const tries = (email: string, password: string) =>
  checkPassword(email, password, { network: randomNetwork(), marks: [] })
const randomNetwork = () => `2001:db8:${randomUUID().slice(0, 4)}::1`
/** Begins a session in a new browser. */
const begins = (userId: string, previous: SignedIn | null = null) =>
  beginSession(userId, 'one factor', { previous })

/** Makes a link a day old. */
const age = (token: string) =>
  owner`update tokens set expires_at = now() - interval '1 second' where id = ${tokenHash(token)}`

describe('signing up', () => {
  test('needs the address confirmed before the password works; then welcomes', async () => {
    const email = newEmail()
    await signUpAs(email)
    expect(await tries(email, PASSWORD)).toEqual({ ok: false, reason: 'password' })
    expect(await subjectsTo(email)).toEqual(['Bevestig uw e-mailadres'])
    const token = await newestToken(email)
    expect(await tokenWorks(token, 'verify')).toBe(true)
    expect(await confirms(token)).toBe(true)
    expect(await tries(email.toUpperCase(), PASSWORD)).toMatchObject({ ok: true })
    expect(await subjectsTo(email)).toEqual([
      'Bevestig uw e-mailadres',
      'Welkom bij het Wensenregister',
    ])
  })

  test('stores consent and names', async () => {
    const email = newEmail()
    await signUpAs(email)
    const token = await newestToken(email)
    await confirms(token)
    const account = await accountOf(email)
    expect(account).toMatchObject({
      privacy_consent_version: '1.1',
      referred_by_franchise_id: null,
    })
    expect(account?.privacy_consent_at).toBeInstanceOf(Date)
    expect(await profileOf(account?.id)).toMatchObject({ firstName: 'Anna', lastName: 'de Wit' })
  })

  test('stores the guild member of an active referral code only', async () => {
    const member = await testUser('franchise')
    const idle = await testUser('franchise')
    await owner`update franchise_partners set status = 'inactive'
       where id = (select member_id from guild_memberships where user_id = ${idle.id})`
    for (const [referral, tracked] of [
      [member.id, true],
      [idle.id, false],
      ['NIET-BEKEND', false],
    ] as const) {
      const email = newEmail()
      await signUpAs(email, { referral })
      await confirms(await newestToken(email))
      const account = await accountOf(email)
      expect(account?.referred_by_franchise_id !== null).toBe(tracked)
      expect(account?.referral_tracked_at !== null).toBe(tracked)
    }
  })

  test('with the address of an existing account changes nothing and tells its owner', async () => {
    const { email } = await testUser()
    await signUpAs(email, { firstName: 'Vreemde' })
    expect(await subjectsTo(email)).toEqual(['U heeft al een account'])
    expect((await letters(email))[0]?.text).toContain('Beste Tess,')
    expect(await tries(email, PASSWORD)).toMatchObject({ ok: false })
    expect(await tries(email, TEST_PASSWORD)).toMatchObject({ ok: true })
  })

  test('first with the address of another gives no way in: the password of the used link counts', async () => {
    const email = newEmail()
    await signUpAs(email, { password: 'Indringer7x', firstName: 'Boef' })
    const intruder = await newestToken(email)
    await signUpAs(email)
    expect(await confirms(await newestToken(email))).toBe(true)
    expect(await confirms(intruder)).toBe(false)
    expect(await tries(email, 'Indringer7x')).toMatchObject({ ok: false })
    expect(await tries(email, PASSWORD)).toMatchObject({ ok: true })
    expect(await profileOf((await accountOf(email))?.id)).toMatchObject({ firstName: 'Anna' })
  })

  test('last with the address of another gives no way in either', async () => {
    const email = newEmail()
    await signUpAs(email)
    const mine = await newestToken(email)
    await signUpAs(email, { password: 'Indringer7x' })
    expect(await confirms(mine)).toBe(true)
    expect(await tries(email, 'Indringer7x')).toMatchObject({ ok: false })
  })

  test('ten times at once makes one account', async () => {
    const email = newEmail()
    await Promise.all(Array.from({ length: 10 }, () => signUpAs(email)))
    const [row] = await owner`select count(*)::int as count from users where email = ${email}`
    expect(row?.count).toBe(1)
  })

  test('keeps what was typed out of the account until the address is confirmed', async () => {
    const member = await testUser('franchise')
    const email = newEmail()
    await signUpAs(email, { referral: member.id })
    const account = await accountOf(email)
    expect(account).toMatchObject({ email_verified_at: null, referred_by_franchise_id: null })
    expect(await profileOf(account?.id)).toBeNull()
    expect(await consentsOf(account?.id)).toEqual([])
  })

  test('sends at most five mails an hour to an address for one network', async () => {
    const email = newEmail()
    for (let count = 0; count < 4; count += 1) await signUpAs(email)
    await ask('reset', email)
    await ask('link', email)
    await ask('confirm', email)
    expect(await letters(email)).toHaveLength(5)
  })

  test('leaves the owner their own mail, whatever a stranger asked for elsewhere', async () => {
    const { email } = await testUser()
    for (let count = 0; count < 7; count += 1) await ask('reset', email, `2001:db8:7:${count}::1`)
    expect(await letters(email)).toHaveLength(5)
    await ask('reset', email)
    expect(await letters(email)).toHaveLength(6)
  })

  test('sends at most twenty mails an hour to an address, whoever asks', async () => {
    const { email } = await testUser()
    await Promise.all(
      Array.from({ length: 25 }, (_, count) => ask('link', email, `192.0.2.${100 + count}`)),
    )
    expect(await letters(email)).toHaveLength(20)
  })
})

describe('confirming an address', () => {
  test('signs in where the sign-up was made, whatever the password, and nowhere else', async () => {
    const email = newEmail()
    await signUpAs(email)
    const token = await newestToken(email)
    const network = randomNetwork()
    const tried = (browser: string | undefined, password?: string) =>
      confirmSignUp(token, { browser, password, network })
    expect(await tried(undefined)).toEqual({ ok: false, reason: 'password' })
    expect(await tried('there', 'Geraden1')).toEqual({ ok: false, reason: 'password' })
    expect(await tried('there', PASSWORD)).toMatchObject({ ok: true, elsewhere: true })
    expect(await tried('here')).toEqual({ ok: false, reason: 'link' })
  })
})

describe('a link from a mail', () => {
  test('works once, also when it is used twice at the same time', async () => {
    const email = newEmail()
    await signUpAs(email)
    const token = await newestToken(email)
    const results = await Promise.all([confirms(token), confirms(token), confirms(token)])
    expect(results.filter(Boolean)).toHaveLength(1)
    expect(await tokenWorks(token, 'verify')).toBe(false)
  })

  test('ends after 24 hours', async () => {
    const email = newEmail()
    await signUpAs(email)
    const token = await newestToken(email)
    const [row] = await owner`
      select expires_at - created_at = interval '24 hours' as day from tokens where id = ${tokenHash(token)}`
    expect(row?.day).toBe(true)
    await age(token)
    expect(await tokenWorks(token, 'verify')).toBe(false)
    expect(await confirms(token)).toBe(false)
  })

  test('serves its own purpose only', async () => {
    const { email } = await testUser()
    await ask('reset', email)
    const token = await newestToken(email)
    expect(await checkLink(token)).toMatchObject({ ok: false })
    expect(await confirms(token)).toBe(false)
    expect(await tokenWorks(token, 'reset')).toBe(true)
  })

  test.each(['', 'x', '\0', '\ud800', 'a'.repeat(10_000)])(
    'that was made up (%j) does not work',
    async (token) => {
      expect(await tokenWorks(token.slice(0, 100), 'verify')).toBe(false)
      expect(await confirms(token)).toBe(false)
      expect(await checkLink(token)).toMatchObject({ ok: false })
      expect(await resetPassword(token, PASSWORD)).toBeNull()
    },
  )
})

describe('asking for a mail', () => {
  test('works while nothing that knows of accounts can be read: each address takes the same work', async () => {
    const email = newEmail()
    const kinds = ['confirm', 'link', 'reset'] as const
    await owner.begin(async (sql) => {
      await sql`lock table users, tokens, person_keys, profiles, mails in access exclusive mode`
      for (const kind of kinds) await requestMail({ kind, email }, '192.0.2.1')
      const names = { firstName: 'Anna', lastName: 'de Wit' }
      const form = { email, ...names, referral: undefined, browser: 'here' }
      await signUp({ ...form, password: PASSWORD }, '192.0.2.1')
    })
    const waiting = await owner<{ text: string }[]>`
      select encode(sealed, 'escape') as text from mail_requests`
    expect(waiting).toHaveLength(4)
    for (const { text } of waiting) expect(text).not.toMatch(/example|Anna|argon2/)
    await answerMailRequests()
    expect(await subjectsTo(email)).toEqual(['Bevestig uw e-mailadres'])
  })

  test('is done once, whatever runs the job again', async () => {
    const { email } = await testUser()
    await requestMail({ kind: 'link', email }, '192.0.2.1')
    const waiting = await owner<DbRow<'mail_requests', 'id'>[]>`select id from mail_requests`
    await answerMailRequests()
    for (const { id } of waiting) await answerMailRequest({ id })
    expect(await subjectsTo(email)).toEqual(['Uw inloglink'])
  })

  test.each(['confirm', 'link', 'reset'] as const)(
    '%s: an address without account gets none',
    async (kind) => {
      const email = newEmail()
      await ask(kind, email)
      expect(await letters(email)).toEqual([])
    },
  )

  test.each(['confirm', 'link', 'reset'] as const)(
    '%s: an address that was never confirmed is confirmed by choosing a password',
    async (kind) => {
      const email = newEmail()
      await signUpAs(email, { password: 'Indringer7x' })
      const intruder = await newestToken(email)
      await ask(kind, email)
      expect((await subjectsTo(email)).at(-1)).toBe(
        'Bevestig uw e-mailadres en kies een wachtwoord',
      )
      expect(await resetPassword(await newestToken(email), PASSWORD)).not.toBeNull()
      expect((await accountOf(email))?.email_verified_at).toBeInstanceOf(Date)
      expect(await confirms(intruder)).toBe(false)
      expect(await tries(email, PASSWORD)).toMatchObject({ ok: true })
    },
  )

  test('the browser of a sign-up gets that very sign-up again, and no other browser', async () => {
    const member = await testUser('franchise')
    const [email, network] = [newEmail(), '192.0.2.1']
    await signUpAs(email, { firstName: 'Anna', referral: member.id })
    await requestMail({ kind: 'confirm', email, browser: browserHash('elsewhere') }, network)
    await answerMailRequests()
    expect((await subjectsTo(email)).at(-1)).toBe('Bevestig uw e-mailadres en kies een wachtwoord')
    await requestMail({ kind: 'confirm', email, browser: browserHash('here') }, network)
    await answerMailRequests()
    expect((await subjectsTo(email)).at(-1)).toBe('Bevestig uw e-mailadres')
    expect(await confirms(await newestToken(email))).toBe(true)
    const account = await accountOf(email)
    expect(account?.referred_by_franchise_id).toEqual(expect.any(String))
    expect(await profileOf(account?.id)).toEqual({ firstName: 'Anna', lastName: 'de Wit' })
    expect(await tries(email, PASSWORD)).toMatchObject({ ok: true })
  })

  test('the browser of a sign-up takes it to another address without an account, and no other browser', async () => {
    const [before, email, network] = [newEmail(), newEmail(), '192.0.2.1']
    await signUpAs(before)
    const move = async (to: string, browser: string) => {
      await requestMail(
        { kind: 'confirm', email: to, browser: browserHash(browser), before },
        network,
      )
      await answerMailRequests()
    }
    await move(email, 'elsewhere')
    expect(await subjectsTo(email)).toEqual([])
    await move(email, 'here')
    expect(await confirms(await newestToken(email))).toBe(true)
    expect(await tries(email, PASSWORD)).toMatchObject({ ok: true })

    const { email: known } = await testUser()
    await move(known, 'here')
    expect(await subjectsTo(known)).toEqual(['Uw e-mailadres is al bevestigd'])
    const other = newEmail()
    await signUpAs(other, { browser: 'there' })
    await move(other, 'here')
    expect((await subjectsTo(other)).at(-1)).toBe('Bevestig uw e-mailadres en kies een wachtwoord')
  })

  test('choosing a password takes nothing over of what a stranger typed, and welcomes', async () => {
    const member = await testUser('franchise')
    const email = newEmail()
    await signUpAs(email, { firstName: 'Boef', referral: member.id })
    await ask('reset', email)
    await resetPassword(await newestToken(email), PASSWORD)
    const account = await accountOf(email)
    expect(account).toMatchObject({
      privacy_consent_version: '1.1',
      referred_by_franchise_id: null,
    })
    expect(await profileOf(account?.id)).toEqual({ firstName: '', lastName: '' })
    const since = await owner`select given_at > u.created_at as ours from consents c
      join users u on u.id = c.user_id where u.id = ${account?.id}`
    expect(since.map(({ ours }) => ours)).toEqual([true])
    const [welcome] = await letters(email)
    expect(welcome?.subject).toBe('Welkom bij het Wensenregister')
    expect(welcome?.text).toMatch(/^Goedendag,\n/)
    expect(await subjectsTo(email)).not.toContain('Uw wachtwoord is gewijzigd')
  })

  test('to confirm an address that is confirmed says just that', async () => {
    const { email } = await testUser()
    await ask('confirm', email)
    expect(await subjectsTo(email)).toEqual(['Uw e-mailadres is al bevestigd'])
  })
})

describe('a new password', () => {
  test('ends every session and link, and tells the owner', async () => {
    const user = await testUser()
    await ask('link', user.email)
    const link = await newestToken(user.email)
    await ask('reset', user.email)
    expect(await resetPassword(await newestToken(user.email), PASSWORD)).toBe(user.id)
    expect(await findSession(user.token)).toBeNull()
    expect(await checkLink(link)).toMatchObject({ ok: false })
    expect(await tries(user.email, TEST_PASSWORD)).toMatchObject({ ok: false })
    expect(await tries(user.email, PASSWORD)).toMatchObject({ ok: true })
    expect((await subjectsTo(user.email)).at(-1)).toBe('Uw wachtwoord is gewijzigd')
  })
})

describe('signing in', () => {
  test('ends a week later, however often the session is used', async () => {
    const user = await testUser()
    const { token } = await begins(user.id)
    const later = (time: string) => owner`
      update sessions set expires_at = expires_at - ${time}::interval where user_id = ${user.id}`
    await later('6 days 23 hours 59 minutes')
    expect(await findSession(token)).toMatchObject({ id: user.id })
    await later('1 minute')
    expect(await findSession(token)).toBeNull()
  })

  test.each(['link', 'reset'] as const)(
    'by an older link (%s) goes for an hour after a newer one was asked for',
    async (kind) => {
      const user = await testUser()
      const works = async () => [await tokenWorks(first, kind), await tokenWorks(second, kind)]
      const later = (minutes: number) => owner`
        update tokens set expires_at = expires_at - make_interval(mins => ${minutes})
         where user_id = ${user.id}`
      await ask(kind, user.email)
      const first = await newestToken(user.email)
      await ask(kind, user.email)
      const second = await newestToken(user.email)
      await later(59)
      expect(await works()).toEqual([true, true])
      await later(2)
      expect(await works()).toEqual([false, true])
    },
  )

  test('by an invitation goes on for as long as it says, whoever asks for a link', async () => {
    const invited = await testUser()
    const member = await testUser('franchise')
    const invitation = await withActor(asSystem('accounts'), (sql) =>
      issueToken(sql, invited.id, 'reset'),
    )
    await owner`
      insert into guild_memberships (member_id, part, name, email, invited_user_id, invitation, invited_until)
      select member_id, 'colleague', 'Bo', ${invited.email}, ${invited.id}, ${tokenHash(invitation)},
             now() + interval '7 days'
        from guild_memberships where user_id = ${member.id}`
    await ask('reset', invited.email)
    await owner`
      update tokens set expires_at = expires_at - interval '2 hours' where user_id = ${invited.id}`
    expect(await tokenWorks(invitation, 'reset')).toBe(true)
  })

  test('with one of several one-time links ends the others, and asking for one ends none', async () => {
    const { email } = await testUser()
    await ask('link', email)
    const first = await newestToken(email)
    await ask('link', email)
    const second = await newestToken(email)
    expect([await tokenWorks(first, 'link'), await tokenWorks(second, 'link')]).toEqual([
      true,
      true,
    ])
    expect(await checkLink(first)).toMatchObject({ ok: true })
    expect(await checkLink(second)).toMatchObject({ ok: false })
  })

  test('with a one-time link works once', async () => {
    const user = await testUser()
    await ask('link', user.email)
    const token = await newestToken(user.email)
    expect(await checkLink(token)).toEqual({ ok: true, userId: user.id })
    expect(await checkLink(token)).toEqual({ ok: false, reason: 'link' })
  })

  test('ends the session that the browser had and starts another', async () => {
    const user = await testUser()
    const previous = await findSession(user.token)
    const { token } = await begins(user.id, previous)
    expect(token).not.toBe(user.token)
    expect(await findSession(user.token)).toBeNull()
    expect(await findSession(token)).toMatchObject({ id: user.id })
  })

  test('is for the first time once', async () => {
    const email = newEmail()
    await signUpAs(email)
    const confirmed = await confirmSignUp(await newestToken(email), HERE)
    if (!confirmed.ok || confirmed.elsewhere) throw new Error('not confirmed here')
    expect(await begins(confirmed.userId)).toMatchObject({ kind: 'signedIn', isFirst: true })
    expect(await begins(confirmed.userId)).toMatchObject({ kind: 'signedIn', isFirst: false })
  })

  test('where there is a second factor waits for it, reaches nothing, and ends what was before', async () => {
    const user = await testUser()
    const previous = await findSession(user.token)
    await owner`update users set second_factor_since = now() where id = ${user.id}`
    const { kind, token } = await begins(user.id, previous)
    expect(kind).toBe('needsSecondFactor')
    expect(await findSession(token)).toBeNull()
    expect(await findSession(user.token)).toBeNull()
    const [row] = await owner`
      select state, assurance, expires_at <= now() + interval '10 minutes' as short
        from sessions where user_id = ${user.id}`
    expect(row).toEqual({ state: 'pending', assurance: 'one factor', short: true })

    const both = await beginSession(user.id, 'two factors', { previous: null })
    expect(both.kind).toBe('signedIn')
    const session = await findSession(both.token)
    expect(session).toMatchObject({ id: user.id, assurance: 'two factors' })
    expect(session && (await listSessions(session))).toHaveLength(1)
  })

  test('is one of fifty at most: the one without a visit for longest goes', async () => {
    const [user, other] = [await testUser(), await testUser()]
    await owner`
      update sessions set last_seen_at = now() - interval '1 hour' where user_id = ${user.id}`
    await owner`
      insert into sessions (id, user_id, assurance, state, expires_at)
      select decode(md5(${user.id} || n), 'hex'), ${user.id}, 'one factor', 'signed in',
             now() + interval '1 day' from generate_series(1, 49) n`
    const { token } = await begins(user.id)
    const rows = await owner`select 1 from sessions where user_id = ${user.id}`
    expect(rows).toHaveLength(50)
    expect(await findSession(user.token)).toBeNull()
    expect(await findSession(token)).not.toBeNull()
    expect(await findSession(other.token)).not.toBeNull()
  })

  test.each([
    ['20 hours 4 minutes', true],
    ['20 hours 6 minutes', false],
  ])('%s after the last visit was noted lasts still: %j', async (since, lasts) => {
    const user = await testUser()
    await owner`update sessions set last_seen_at = now() - ${since}::interval where user_id = ${user.id}`
    expect((await findSession(user.token)) !== null).toBe(lasts)
  })

  test.each([
    [[], '/dashboard'],
    [['franchise'], '/franchise/dashboard'],
    [['staff'], '/admin'],
    [['franchise', 'admin'], '/admin'],
  ] as const)('with roles %j lands on %s', async (roles, path) => {
    const user = await testUser(...roles)
    const begun = await begins(user.id)
    expect(begun.kind === 'signedIn' && landingOf(begun)).toBe(path)
  })
})

/** Nobody may try again soon. */
const expectRefused = (refused: TooOften | undefined) =>
  expect(refused?.seconds).toBeGreaterThan(170)

describe('attempts', () => {
  test('with a password, from all networks: fifty, and as many in each browser that knows the account', async () => {
    const email = newEmail()
    const [one, other] = [randomUUID(), randomUUID()]
    const may = (browser?: string) => mayTryPassword(email, browser)
    for (let count = 0; count < 50; count += 1) expect(await may()).toBe(true)
    expect(await may()).toBe(false)
    for (let count = 0; count < 50; count += 1) expect(await may(one)).toBe(true)
    expect([await may(one), await may(), await may(other)]).toEqual([false, false, true])
  })

  test('on one account from one network: ten, and other networks go on', async () => {
    const email = newEmail()
    for (let count = 0; count < 10; count += 1)
      expect(await tooManyAttempts('signIn', email, '192.0.2.1')).toBeUndefined()
    expectRefused(await tooManyAttempts('signIn', email, '192.0.2.1'))
    expect(await tooManyAttempts('signIn', email, '192.0.2.2')).toBeUndefined()
    expect(await tooManyAttempts('reset', email, '192.0.2.1')).toBeUndefined()
  })

  test('from one network, an IPv6 /64 counting as one: sixty', async () => {
    for (let count = 0; count < 60; count += 1)
      expect(await tooManyAttempts('signIn', newEmail(), `2001:db8:1:2::${count}`)).toBeUndefined()
    expectRefused(await tooManyAttempts('signIn', newEmail(), '2001:db8:1:2:ffff::1'))
    expect(await tooManyAttempts('signIn', newEmail(), '2001:db8:1:3::1')).toBeUndefined()
  })

  test('from the networks of one IPv6 /48: four times as many', async () => {
    const from = (network: number) => `2001:db8:48:${network.toString(16)}::1`
    for (let network = 0; network < 240; network += 1)
      expect(await tooManyAttempts('signIn', newEmail(), from(network))).toBeUndefined()
    expectRefused(await tooManyAttempts('signIn', newEmail(), from(241)))
    expect(await tooManyAttempts('signIn', newEmail(), '2001:db8:49::1')).toBeUndefined()
  })

  test.each([
    ['192.0.2.8', '::ffff:192.0.2.8'],
    ['192.0.2.9', '::FFFF:c000:0209'],
    ['2001:db8:a::1', '2001:0DB8:000a:0:1::'],
    ['fe80::1', 'fe80::1%eth0'],
  ])('from %s and %s count as from one network', async (one, other) => {
    const email = newEmail()
    for (let count = 0; count < 10; count += 1) await tooManyAttempts('signIn', email, one)
    expectRefused(await tooManyAttempts('signIn', email, other))
  })
})

test('another address ends every link in a mail to the one before, whoever changes it', async () => {
  const [moved, other] = [await testUser(), await testUser()]
  for (const { id } of [moved, other])
    for (const purpose of ['reset', 'link'] as const)
      await withActor(asSystem('accounts'), (sql) => issueToken(sql, id, purpose))
  await owner`update users set email = ${newEmail()} where id = ${moved.id}`
  await owner`update users set email = email where id = ${other.id}`
  const left = await owner<DbRow<'tokens', 'user_id as userId'>[]>`
    select user_id as "userId" from tokens where user_id in (${moved.id}, ${other.id})`
  expect(left.map(({ userId }) => userId)).toEqual([other.id, other.id])
})
