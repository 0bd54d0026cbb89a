import { Secret, TOTP } from 'otpauth'
import { decodeQR } from 'qr/decode.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { qrCells } from '../letters/qr-code.server.ts'
import {
  beginSetUp,
  checkCode,
  checkRecoveryCode,
  confirmSetUp,
  newRecoveryCodes,
  readSecondFactor,
  removeSecondFactor,
} from './second-factor.server.ts'
import { beginSession, findSession } from '#app/features/sign-in/sessions.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'

let user: TestUser

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  user = await testUser()
})
afterEach(() => vi.useRealTimers())

const seconds = (count: number) => vi.setSystemTime(Date.now() + count * 1000)

async function session(): Promise<SignedIn> {
  const found = await findSession(user.token)
  if (!found) throw new Error('no session')
  return found
}

/** What an app on a telephone does, by the address in the QR code. */
const app = (address: string) => {
  const parameters = new URL(address).searchParams
  return new TOTP({ secret: Secret.fromBase32(parameters.get('secret') ?? '') })
}

/** Sets a telephone up. @returns the app on it, and the recovery codes */
async function withTelephone() {
  await beginSetUp(await session())
  const { setUp } = await readSecondFactor(await session())
  const phone = app(setUp?.address ?? '')
  const confirmed = await confirmSetUp(await session(), phone.generate())
  if (!confirmed.ok) throw new Error(confirmed.reason)
  return { phone, codes: confirmed.codes }
}

/** The last digit otherwise, so that it is no code of any step near. */
const wrong = (phone: TOTP) => {
  const near = [-2, -1, 0, 1, 2].map((step) =>
    phone.generate({ timestamp: Date.now() + step * 30_000 }),
  )
  for (let code = 0; ; code += 1) {
    const text = String(code).padStart(6, '0')
    if (!near.includes(text)) return text
  }
}

const begin = () => beginSession(user.id, 'one factor', { previous: null })
const mails = () =>
  owner<
    DbRow<'mails', 'kind'>[]
  >`select kind from mails where created_at > now() - interval '1 minute'`
const check = (code: string) => checkCode(user.id, code)

describe('setting up', () => {
  test('counts once a code of the app was shown, and makes this session one of two factors', async () => {
    const other = await begin()
    await beginSetUp(await session())
    expect((await begin()).kind).toBe('signedIn')
    const { setUp } = await readSecondFactor(await session())
    const phone = app(setUp?.address ?? '')
    expect(await confirmSetUp(await session(), wrong(phone))).toEqual({ ok: false, reason: 'code' })
    expect((await begin()).kind).toBe('signedIn')
    const confirmed = await confirmSetUp(await session(), phone.generate())
    expect(confirmed).toMatchObject({ ok: true })
    expect(await session()).toMatchObject({ assurance: 'two factors', secondFactor: 'set' })
    expect((await begin()).kind).toBe('needsSecondFactor')
    expect(await findSession(other.token)).toBeNull()
    expect((await mails()).map(({ kind }) => kind)).toContain('second-factor-on')
  })

  test('shows a QR code that a reader reads, with the secret that can be typed', async () => {
    await beginSetUp(await session())
    const { setUp } = await readSecondFactor(await session())
    const address = setUp?.address ?? ''
    expect(address).toContain(`secret=${setUp?.secret}`)
    expect(decodeURIComponent(address)).toContain(`Wensenregister:${user.email}`)
    expect(read(qrCells(address))).toBe(address)
  })

  test('keeps the secret sealed', async () => {
    await withTelephone()
    await beginSetUp(await session())
    const { setUp } = await readSecondFactor(await session())
    const [row] = await owner<DbRow<'second_factors', 'sealed!' | 'sealed_new! as fresh'>[]>`
      select sealed, sealed_new as fresh from second_factors where user_id = ${user.id}`
    for (const bytes of [row?.sealed, row?.fresh])
      expect(bytes?.includes(setUp?.secret ?? '-')).toBe(false)
  })

  test('must be done within an hour', async () => {
    await beginSetUp(await session())
    await owner`
      update second_factors set new_since = now() - interval '61 minutes' where user_id = ${user.id}`
    expect((await readSecondFactor(await session())).setUp).toBeNull()
    expect(await confirmSetUp(await session(), '123456')).toEqual({ ok: false, reason: 'notBegun' })
  })

  test('of another telephone leaves the one before until it is done', async () => {
    const { phone } = await withTelephone()
    await beginSetUp(await session())
    seconds(60)
    expect(await check(phone.generate())).toEqual({ ok: true })
    const { phone: another } = await withTelephone()
    seconds(60)
    expect(await check(phone.generate())).toEqual({ ok: false, reason: 'code' })
    expect(await check(another.generate())).toEqual({ ok: true })
  })
})

/** Draws the cells, eight dots each, as a camera would see them. */
function read(cells: boolean[][]): string {
  const scale = 8
  const size = cells.length * scale
  const data = new Uint8Array(size * size * 4).fill(255)
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (cells[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3)
  return decodeQR({ width: size, height: size, data })
}

describe('a code', () => {
  test('counts once, also when it is sent twice at the same time', async () => {
    const { phone } = await withTelephone()
    expect(await check(phone.generate())).toEqual({ ok: false, reason: 'code' })
    seconds(60)
    const code = phone.generate()
    const both = await Promise.all([check(code), check(code)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await check(code)).toEqual({ ok: false, reason: 'code' })
  })

  test.each([
    [-30, true],
    [30, true],
    [-90, false],
    [90, false],
  ])('of a clock that is %i seconds off is taken: %j', async (off, taken) => {
    const { phone } = await withTelephone()
    seconds(300)
    const code = phone.generate({ timestamp: Date.now() + off * 1000 })
    expect((await check(code)).ok).toBe(taken)
  })

  test('older than one that was used is worth nothing', async () => {
    const { phone } = await withTelephone()
    seconds(300)
    const older = phone.generate({ timestamp: Date.now() - 30_000 })
    expect((await check(phone.generate())).ok).toBe(true)
    expect((await check(older)).ok).toBe(false)
  })

  test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('is not %j', async (code) => {
    await withTelephone()
    expect(await check(code)).toEqual({ ok: false, reason: 'code' })
  })

  test('of someone else is worth nothing', async () => {
    await withTelephone()
    const first = user
    user = await testUser()
    const { phone } = await withTelephone()
    seconds(60)
    expect((await checkCode(first.id, phone.generate())).ok).toBe(false)
  })

  test('is guessed at 1,000 times in vain: ten are looked at, then even the right one is not', async () => {
    const { phone } = await withTelephone()
    seconds(60)
    const reasons: string[] = []
    for (let count = 0; count < 1000; count += 1) {
      const checked = await check(wrong(phone))
      reasons.push(checked.ok ? 'ok' : checked.reason)
    }
    expect(reasons.filter((reason) => reason === 'code')).toHaveLength(10)
    expect(reasons.filter((reason) => reason === 'tooOften')).toHaveLength(990)
    expect(await check(phone.generate())).toMatchObject({ ok: false, reason: 'tooOften' })
    const told = (await mails()).filter(({ kind }) => kind === 'code-guessing')
    expect(told).toHaveLength(1)
  }, 60_000)
})

describe('a recovery code', () => {
  test('is one of ten, each otherwise, of which only hashes are stored', async () => {
    const { codes } = await withTelephone()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const rows = await owner`select hash::text from recovery_codes where user_id = ${user.id}`
    expect(rows).toHaveLength(10)
  })

  test('works once, however it is typed, and makes the telephone worth nothing', async () => {
    const { phone, codes } = await withTelephone()
    const [code = ''] = codes
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect(await checkRecoveryCode(user.id, typed)).toEqual({ ok: true })
    expect(await checkRecoveryCode(user.id, code)).toEqual({ ok: false, reason: 'code' })
    seconds(60)
    expect((await check(phone.generate())).ok).toBe(false)
    expect((await session()).secondFactor).toBe('lost')
    expect((await mails()).map(({ kind }) => kind)).toContain('recovery-code-used')
  })

  test('asks for another telephone, which brings ten new ones', async () => {
    const { codes } = await withTelephone()
    await checkRecoveryCode(user.id, codes[0] ?? '')
    const { codes: anew } = await withTelephone()
    expect((await session()).secondFactor).toBe('set')
    expect(await checkRecoveryCode(user.id, codes[1] ?? '')).toMatchObject({ ok: false })
    expect(await checkRecoveryCode(user.id, anew[1] ?? '')).toEqual({ ok: true })
  })

  test('is still taken when codes of the telephone were guessed at', async () => {
    const { phone, codes } = await withTelephone()
    for (let count = 0; count < 11; count += 1) await check(wrong(phone))
    expect(await checkRecoveryCode(user.id, codes[0] ?? '')).toEqual({ ok: true })
  })

  test('is guessed at ten times', async () => {
    const { codes } = await withTelephone()
    for (let count = 0; count < 10; count += 1) await checkRecoveryCode(user.id, 'AAAA')
    expect(await checkRecoveryCode(user.id, codes[0] ?? '')).toMatchObject({ reason: 'tooOften' })
  })

  test('is replaced on request, and all go with the second factor', async () => {
    const { codes } = await withTelephone()
    const anew = await newRecoveryCodes(await session())
    expect(await checkRecoveryCode(user.id, codes[0] ?? '')).toMatchObject({ ok: false })
    expect(anew).toHaveLength(10)
    await removeSecondFactor(await session())
    expect(await checkRecoveryCode(user.id, anew[0] ?? '')).toMatchObject({ ok: false })
    expect((await begin()).kind).toBe('signedIn')
    expect((await mails()).map(({ kind }) => kind)).toContain('second-factor-off')
  })
})
