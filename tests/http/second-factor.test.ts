import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { decoded } from '#tests/fixtures/page.ts'
import { newSession } from '#tests/fixtures/people.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
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

/** Links a telephone, as its owner does on the page. */
async function linkPhone(visitor: Visitor) {
  await visitor.post(SET_UP, { intent: 'begin' })
  const page = decoded((await visitor.get(SET_UP)).text)
  const [, secret = ''] = /<strong>((?:[A-Z2-7]{4} ){7}[A-Z2-7]{4})<\/strong>/.exec(page) ?? []
  const phone = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  const { status, text } = await visitor.post(SET_UP, { intent: 'confirm', code: phone.generate() })
  const codes = text.match(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/g) ?? []
  return { phone, page, status, codes }
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
    const { page, status, codes } = await linkPhone(visitor)
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
    await owner`update sessions set expires_at = now() where user_id = ${admin.id}`
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

test('a lost telephone: a recovery code lets in, and nothing goes on without another telephone', async () => {
  const { codes } = await linkPhone((await withPassword(admin)).visitor)
  const { visitor } = await withPassword(admin)
  const wrong = await visitor.post(STEP, { recoveryCode: 'AAAA-AAAA-AAAA-AAAA' })
  expect([wrong.status, wrong.text.includes('Deze herstelcode klopt niet')]).toEqual([422, true])
  const right = await visitor.post(STEP, { recoveryCode: codes[3] ?? '' })
  expect([right.status, right.headers.location]).toEqual([303, '/admin'])
  for (const path of ['/admin', '/dashboard', '/dashboard/privacy', '/vragenlijst/documenten'])
    expect(await to(visitor, path)).toBe(SET_UP)
  expect((await visitor.get(SET_UP)).text).toContain('Stel nu een andere in')
  const { codes: anew } = await linkPhone(visitor)
  expect(anew).toHaveLength(10)
  expect((await visitor.get('/admin')).status).toBe(200)
})

test('everybody else may turn it on, make new codes, and turn it off, with the password after a while', async () => {
  const person = await testUser()
  const { visitor } = await withPassword(person)
  expect((await visitor.get('/dashboard/account')).text).toContain(`href="${SET_UP}"`)
  await linkPhone(visitor)
  expect((await withPassword(person)).leads).toBe(STEP)
  const fresh = await visitor.post(SET_UP, { intent: 'codes' })
  expect(fresh.text.match(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/g)).toHaveLength(10)
  await owner`
    update sessions set created_at = now() - interval '11 minutes',
                        proven_at = now() - interval '11 minutes'
     where user_id = ${person.id}`
  const off = { intent: 'off' }
  expect((await visitor.post(SET_UP, off)).status).toBe(422)
  expect((await visitor.post(SET_UP, { ...off, currentPassword: TEST_PASSWORD })).status).toBe(303)
  expect((await withPassword(person)).leads).toBe('/dashboard')
  // The password was shown just now.
  expect((await visitor.post(SET_UP, { intent: 'begin' })).status).toBe(303)
})
