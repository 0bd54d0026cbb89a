import type { TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { Authenticator } from '#tests/fixtures/people/authenticator.ts'
import { newSession } from '#tests/fixtures/people/people.ts'
import { type Fields, signedIn, Visitor } from '#tests/setup/client.ts'
import { linkPhone } from '#tests/setup/phone.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'

const SET_UP = '/dashboard/account/tweede-stap'
const STEP = '/auth/tweede-stap'

let admin: TestUser
beforeEach(async () => {
  admin = await testUser('admin')
})

/** Signs in with the password alone. */
async function withPassword({ email }: TestUser, back = '') {
  const visitor = new Visitor()
  const form = { intent: 'signin', email, password: TEST_PASSWORD }
  const answer = await visitor.post(`/auth${back && `?terug=${encodeURIComponent(back)}`}`, form)
  return { visitor, leads: answer.headers.location }
}

/** Of the next half minute, since each counts once. */
const nextCode = (phone: TOTP) => phone.generate({ timestamp: Date.now() + 30_000 })

const to = async (visitor: Visitor, path: string) => (await visitor.get(path)).headers.location

describe('who works for the register', () => {
  test('is led through it at the first sign-in, and then is in', async () => {
    const { visitor, leads } = await withPassword(admin)
    expect(leads).toBe('/admin')
    for (const path of ['/admin', '/admin/logboek', '/admin/dossier', '/admin/rollen'])
      expect(await to(visitor, path)).toBe(SET_UP)
    expect((await visitor.post('/admin/rollen', {})).headers.location).toBe(SET_UP)
    expect((await visitor.get('/dashboard')).status).toBe(200)
    const token = visitor.cookies.get('session')
    const { page, status, codes } = await linkPhone(visitor)
    expect(visitor.cookies.get('session')).not.toBe(token)
    const before = new Visitor()
    before.cookies.set('session', token ?? '')
    expect(await to(before, '/dashboard')).toBe('/auth?terug=%2Fdashboard')
    expect(page).toContain('U werkt voor het register')
    expect(page).toMatch(/<svg[^>]*><title>QR-code/)
    expect({ status, codes: codes.length }).toEqual({ status: 200, codes: 10 })
    expect((await visitor.get('/admin')).status).toBe(200)
    expect((await visitor.get(SET_UP)).text).not.toContain(codes[0])
  })

  test('cannot turn it off', async () => {
    const { visitor } = await withPassword(admin)
    await linkPhone(visitor)
    expect((await visitor.get(SET_UP)).text).not.toContain('value="off"')
    expect((await visitor.post(SET_UP, { intent: 'off' })).status).toBe(400)
    expect((await visitor.get('/admin')).status).toBe(200)
  })

  test('is still led to it after a new password, which shows no second factor', async () => {
    const visitor = await signedIn({ token: await newSession(admin.id) })
    const password = 'Perenboom8'
    const form = { currentPassword: TEST_PASSWORD, password, confirmPassword: password }
    await visitor.post('/dashboard/account/wachtwoord', form)
    expect(await to(visitor, '/admin')).toBe(SET_UP)
  })
})

describe('signing in with a telephone', () => {
  test('asks for a code between the password and the page that one came for', async () => {
    const { phone } = await linkPhone((await withPassword(admin)).visitor)
    const { visitor, leads } = await withPassword(admin, '/admin/logboek')
    expect(leads).toBe(`${STEP}?terug=%2Fadmin%2Flogboek`)
    const wrong = await visitor.post(leads ?? '', { code: '000 000' })
    expect([wrong.status, wrong.text.includes('Deze code klopt niet')]).toEqual([422, true])
    expect(await to(visitor, '/admin')).toBe('/auth?terug=%2Fadmin')
    const waiting = visitor.cookies.get('session')
    const code = nextCode(phone).replace(/^.../, '$& ')
    const right = await visitor.post(leads ?? '', { code })
    expect([right.status, right.headers.location]).toEqual([303, '/admin/logboek'])
    expect((await visitor.get('/admin/logboek')).status).toBe(200)
    expect(visitor.cookies.get('session')).not.toBe(waiting)
    const again = await withPassword(admin)
    expect((await again.visitor.post(STEP, { code })).status).toBe(422)
  })

  test('begins anew after ten minutes, or without a password', async () => {
    await linkPhone((await withPassword(admin)).visitor)
    const { visitor } = await withPassword(admin)
    await owner`update sessions set expires_at = now() - interval '1 second' where user_id = ${admin.id}`
    expect(await to(visitor, STEP)).toBe('/auth')
    expect((await visitor.post(STEP, { code: '123456' })).headers.location).toBe('/auth')
    expect(await to(await signedIn(await testUser()), STEP)).toBe('/auth')
  })

  test('is refused after ten wrong codes, in all browsers together', async () => {
    const { phone, codes } = await linkPhone((await withPassword(admin)).visitor)
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) {
      const { visitor } = await withPassword(admin)
      statuses.push((await visitor.post(STEP, { code: 'x' })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    const { visitor } = await withPassword(admin)
    expect((await visitor.post(STEP, { code: nextCode(phone) })).status).toBe(429)
    expect((await visitor.post(STEP, { recoveryCode: codes[0] ?? '' })).status).toBe(303)
  })
})

describe('showing it again after ten minutes', () => {
  /** As if everything in these sessions was shown eleven minutes ago. */
  const later = ({ id }: TestUser) => owner`
    update sessions set created_at = now() - interval '11 minutes',
                        proven_at = proven_at - interval '11 minutes'
     where user_id = ${id}`

  test('asks for password and code, and keeps what was typed', async () => {
    const { visitor } = await withPassword(admin)
    const { phone } = await linkPhone(visitor)
    const person = await testUser()
    const role = { email: person.email, role: 'staff' }
    await later(admin)
    const page = (await visitor.get('/admin/rollen')).text
    for (const name of ['currentPassword', 'proofCode']) expect(page).toContain(`name="${name}"`)
    for (const [shown, said] of [
      [{}, 'Vul uw wachtwoord in'],
      [{ currentPassword: TEST_PASSWORD }, 'Vul de zes cijfers in'],
      [{ currentPassword: 'geraden', proofCode: nextCode(phone) }, 'niet uw huidige wachtwoord'],
      [{ currentPassword: TEST_PASSWORD, proofCode: '000000' }, 'Deze code klopt niet'],
    ] as const) {
      const refused = await visitor.post('/admin/rollen', { ...role, ...shown })
      expect([refused.status, refused.text.includes(said)]).toEqual([422, true])
      expect(refused.text).toContain(`value="${person.email}"`)
    }
    const both = { currentPassword: TEST_PASSWORD, proofCode: nextCode(phone) }
    expect((await visitor.post('/admin/rollen', { ...role, ...both })).status).toBe(303)
    // What was shown counts for ten minutes.
    expect((await visitor.post('/admin/rollen', role)).status).toBe(303)
    await later(admin)
    expect((await visitor.post('/admin/rollen', role)).status).toBe(422)
    // A code counts once, here too.
    expect((await visitor.post('/admin/rollen', { ...role, ...both })).status).toBe(422)
  })

  test('counts for that session alone', async () => {
    const person = await testUser()
    const { visitor: one } = await withPassword(person)
    const { phone } = await linkPhone(one)
    const other = await signedIn({ token: await newSession(person.id, 'two factors') })
    await later(person)
    const both = { currentPassword: TEST_PASSWORD, proofCode: nextCode(phone) }
    expect((await one.post('/dashboard/exporteren/bestand', both)).status).toBe(200)
    expect((await one.post('/dashboard/exporteren/bestand')).status).toBe(200)
    for (const [shown, wrong] of [
      [{}, 'leeg'],
      [{ currentPassword: 'geraden', proofCode: '000000' }, 'wachtwoord'],
      [both, 'code'],
    ] as const) {
      const refused = await other.post('/dashboard/exporteren/bestand', shown)
      expect(refused.headers.location).toBe(`/dashboard/exporteren?fout=${wrong}`)
      expect((await other.get(refused.headers.location ?? '')).status).toBe(422)
    }
  })
})

describe('a passkey', () => {
  const options = async (visitor: Visitor, use: string) => {
    const { status, text } = await visitor.post('/auth/passkey', { use })
    return { status, asked: status === 200 ? JSON.parse(text) : null }
  }

  /** Adds one on the page. @returns its device, and the answer */
  async function addPasskey(visitor: Visitor) {
    const device = new Authenticator()
    const { asked } = await options(visitor, 'add')
    const form = { intent: 'addPasskey', passkeyName: 'Laptop van werk' }
    return { device, answer: await visitor.post(SET_UP, { ...form, passkey: device.make(asked) }) }
  }

  test('is added by who works for the register, signs in, and is shown again after a while', async () => {
    const first = (await withPassword(admin)).visitor
    const { device, answer } = await addPasskey(first)
    expect([answer.status, answer.text.match(/([0-9A-Z]{4}-){3}[0-9A-Z]{4}/g)?.length]).toEqual([
      200, 10,
    ])
    expect((await first.get('/admin')).status).toBe(200)
    expect((await first.get(SET_UP)).text).toContain('Laptop van werk')

    const { visitor, leads } = await withPassword(admin, '/admin/logboek')
    expect((await visitor.get(leads ?? '')).text).toContain('data-passkey="show"')
    expect((await options(visitor, 'add')).status).toBe(403)
    const wrong = await visitor.post(leads ?? '', { passkey: '{}' })
    expect([wrong.status, wrong.text.includes('Het lukte niet met deze passkey')]).toEqual([
      422,
      true,
    ])
    const passkey = device.show((await options(visitor, 'show')).asked)
    const right = await visitor.post(leads ?? '', { passkey })
    expect([right.status, right.headers.location]).toEqual([303, '/admin/logboek'])
    expect((await visitor.get('/admin')).status).toBe(200)

    await owner`
      update sessions set created_at = now() - interval '11 minutes' where user_id = ${admin.id}`
    const role = { email: (await testUser()).email, role: 'staff' }
    expect((await options(visitor, 'add')).status).toBe(403)
    const tries: Fields[] = [{}, { currentPassword: TEST_PASSWORD }, { passkey }]
    for (const shown of tries)
      expect((await visitor.post('/admin/rollen', { ...role, ...shown })).status).toBe(422)
    const again = device.show((await options(visitor, 'show')).asked)
    expect((await visitor.post('/admin/rollen', { ...role, passkey: again })).status).toBe(303)
    // The last one of who works for the register stays.
    const [, id = ''] =
      /<button(?=[^>]*name="remove")[^>]*value="([^"]+)"/.exec((await visitor.get(SET_UP)).text) ??
      []
    const kept = await visitor.post(SET_UP, { remove: id })
    expect([kept.status, kept.headers.location]).toEqual([303, SET_UP])
    expect((await visitor.get(SET_UP)).text).toContain('Laptop van werk')
  })

  test.each([
    ['nobody', () => new Visitor()],
    ['who has none', async () => signedIn(await testUser())],
    [
      'who waits and has none',
      async () => {
        await linkPhone((await withPassword(admin)).visitor)
        return (await withPassword(admin)).visitor
      },
    ],
  ])('is asked of a device for %s: no', async (_who, visitor) => {
    expect((await options(await visitor(), 'show')).status).toBe(403)
  })

  test('comes back without a name with what is missing', async () => {
    const visitor = await signedIn(await testUser())
    const { status, text } = await visitor.post(SET_UP, { intent: 'addPasskey', passkey: '' })
    expect([status, text.includes('Geef de passkey een naam')]).toEqual([422, true])
  })
})

test('a new password needs the second factor too, since a sign-in follows on it', async () => {
  const { visitor } = await withPassword(admin)
  const { phone } = await linkPhone(visitor)
  await owner`
    update sessions set created_at = now() - interval '11 minutes',
                        proven_at = now() - interval '11 minutes'
     where user_id = ${admin.id}`
  const page = '/dashboard/account/wachtwoord'
  const form = {
    currentPassword: TEST_PASSWORD,
    password: 'Perenboom8',
    confirmPassword: 'Perenboom8',
  }
  expect((await visitor.get(page)).text).toContain('name="proofCode"')
  expect((await visitor.post(page, form)).status).toBe(422)
  expect((await visitor.post(page, { ...form, proofCode: nextCode(phone) })).status).toBe(303)
})

test('a lost telephone: a recovery code lets in, and nothing goes on without another telephone', async () => {
  const { codes } = await linkPhone((await withPassword(admin)).visitor)
  const { visitor } = await withPassword(admin)
  const wrong = await visitor.post(STEP, { recoveryCode: 'AAAA-AAAA-AAAA-AAAA' })
  expect([wrong.status, wrong.text.includes('Deze herstelcode klopt niet')]).toEqual([422, true])
  const right = await visitor.post(STEP, { recoveryCode: codes[3] ?? '' })
  expect([right.status, right.headers.location]).toEqual([303, '/admin'])
  for (const path of ['/admin', '/dashboard', '/dashboard/privacy', '/vragenlijst/documenten'])
    expect(await to(visitor, path)).toBe(SET_UP)
  const saved = await visitor.post('/vragenlijst/veer/automatisch', { energy: 'zwemmen' })
  expect([saved.status, JSON.parse(saved.text)]).toEqual([401, { ok: false, reason: 'signedOut' }])
  expect((await visitor.get(SET_UP)).text).toContain('Stel nu een andere in')
  const { codes: anew } = await linkPhone(visitor)
  expect(anew).toHaveLength(10)
  expect((await visitor.get('/admin')).status).toBe(200)
})

test('everybody else may turn it on, make new codes, and turn it off, with the password after a while', async () => {
  const person = await testUser()
  const { visitor } = await withPassword(person)
  expect((await visitor.get('/dashboard/account')).text).toContain(`href="${SET_UP}"`)
  const { phone } = await linkPhone(visitor)
  expect((await withPassword(person)).leads).toBe(STEP)
  const fresh = await visitor.post(SET_UP, { intent: 'codes' })
  expect(fresh.text.match(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/g)).toHaveLength(10)
  await owner`
    update sessions set created_at = now() - interval '11 minutes',
                        proven_at = now() - interval '11 minutes'
     where user_id = ${person.id}`
  const off = { intent: 'off' }
  expect((await visitor.post(SET_UP, off)).status).toBe(422)
  const shown = { currentPassword: TEST_PASSWORD, proofCode: nextCode(phone) }
  expect((await visitor.post(SET_UP, { ...off, ...shown })).status).toBe(303)
  expect((await withPassword(person)).leads).toBe('/dashboard')
  // The password was shown just now.
  expect((await visitor.post(SET_UP, { intent: 'begin' })).status).toBe(303)
})
