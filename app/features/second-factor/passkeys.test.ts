import { generateKeyPairSync } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { Authenticator, type Twist } from '#tests/fixtures/people/authenticator.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import {
  addingOptions,
  addPasskey,
  checkPasskey,
  listPasskeys,
  removePasskey,
  showingOptions,
} from './passkeys.server.ts'
import { checkRecoveryCode } from './second-factor.server.ts'
import { beginSession, findPending, findSession } from '#app/features/sign-in/sessions.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'

let user: TestUser
let device: Authenticator

beforeEach(async () => {
  user = await testUser()
  device = new Authenticator()
})

async function session(of = user): Promise<SignedIn> {
  const found = await findSession(of.token)
  if (!found) throw new Error('no session')
  return found
}

/** A sign-in with the password alone, which waits. */
async function waiting(of = user) {
  const begun = await beginSession(of.id, 'one factor', { previous: null })
  const pending = await findPending(begun.token)
  if (!pending) throw new Error('does not wait')
  return pending
}

async function add(to = device, of = user, twist: Twist = {}) {
  const current = await session(of)
  return addPasskey(current, 'Mijn telefoon', to.make(await addingOptions(current), twist))
}

const REFUSED = { ok: false, reason: 'passkey' }
const mails = async () =>
  (
    await owner<DbRow<'mails', 'kind'>[]>`
      select kind from mails where created_at > now() - interval '1 minute'`
  ).map(({ kind }) => kind)

describe('adding a passkey', () => {
  test('turns the second factor on, with ten recovery codes, and keeps its name sealed', async () => {
    const other = await beginSession(user.id, 'one factor', { previous: null })
    expect(await add()).toMatchObject({ ok: true, codes: { length: 10 } })
    expect(await session()).toMatchObject({ assurance: 'two factors', secondFactor: 'set' })
    expect(await findSession(other.token)).toBeNull()
    expect(await listPasskeys(await session())).toMatchObject([{ name: 'Mijn telefoon' }])
    const [row] = await owner<DbRow<'passkeys', 'name'>[]>`
      select name from passkeys where user_id = ${user.id}`
    expect(row?.name.includes('telefoon')).toBe(false)
    expect(await mails()).toContain('second-factor-on')
  })

  test('beside another brings no new recovery codes, and a mail', async () => {
    await add()
    expect(await add(new Authenticator())).toEqual({ ok: true, codes: null })
    expect(await mails()).toContain('passkey-added')
  })

  test.each<[string, Twist]>([
    ['made for another site', { origin: 'https://wensenregister.evil.example' }],
    ['made for another name', { rpId: 'evil.example' }],
    ['for a challenge that we did not give', { challenge: 'AAAA' }],
    ['of a device that nobody unlocked', { verified: false }],
    ['that was meant for signing in', { type: 'webauthn.get' }],
  ])('is refused for one %s', async (_what, twist) => {
    expect(await add(device, user, twist)).toEqual(REFUSED)
    expect((await session()).secondFactor).toBe('none')
  })

  test('is refused twice with one answer, and for a device that has one already', async () => {
    const current = await session()
    const answer = device.make(await addingOptions(current))
    expect((await addPasskey(current, 'Een', answer)).ok).toBe(true)
    expect(await addPasskey(current, 'Twee', answer)).toEqual(REFUSED)
    expect(await add(device, await testUser())).toEqual(REFUSED)
  })

  test.each(['', 'null', '{}', '{"id":"a"}', '[1', '"x"'])('is refused for %j', async (json) => {
    const current = await session()
    await addingOptions(current)
    expect(await addPasskey(current, 'x', json)).toEqual(REFUSED)
  })
})

describe('showing a passkey', () => {
  beforeEach(async () => {
    await add()
  })

  test('lets in who waits, once for each challenge', async () => {
    const pending = await waiting()
    const answer = device.show(await showingOptions(pending))
    expect(await checkPasskey(pending, answer)).toEqual({ ok: true })
    expect(await checkPasskey(pending, answer)).toEqual(REFUSED)
    await showingOptions(pending)
    expect(await checkPasskey(pending, answer)).toEqual(REFUSED)
    expect(await listPasskeys(await session())).toMatchObject([{ lastUsedAt: expect.any(Date) }])
  })

  test.each<[string, Twist]>([
    ['for another site', { origin: 'https://wensenregister.evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['for a challenge that we did not give', { challenge: 'AAAA' }],
    ['of a device that nobody unlocked', { verified: false }],
    ['that was meant for adding one', { type: 'webauthn.create' }],
    ['by another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ])('is refused when it signed %s', async (_what, twist) => {
    const pending = await waiting()
    expect(await checkPasskey(pending, device.show(await showingOptions(pending), twist))).toEqual(
      REFUSED,
    )
    // What was given for it is used up.
    expect(await checkPasskey(pending, device.show({ challenge: 'x', rpId: 'localhost' }))).toEqual(
      REFUSED,
    )
  })

  test('is refused when a copy of the key has fallen behind', async () => {
    const pending = await waiting()
    const show = async (counter: number) =>
      checkPasskey(pending, device.show(await showingOptions(pending), { counter }))
    expect((await show(7)).ok).toBe(true)
    expect(await show(7)).toEqual(REFUSED)
    expect(await show(3)).toEqual(REFUSED)
    expect((await show(8)).ok).toBe(true)
  })

  test('is refused five minutes later, in another session, and for what is to be added', async () => {
    const pending = await waiting()
    const late = device.show(await showingOptions(pending))
    await owner`
      update sessions set challenge_at = now() - interval '5 minutes' where user_id = ${user.id}`
    expect(await checkPasskey(pending, late)).toEqual(REFUSED)
    const other = await waiting()
    expect(await checkPasskey(other, device.show(await showingOptions(pending)))).toEqual(REFUSED)
    const current = await session()
    const { challenge } = await addingOptions(current)
    expect(await checkPasskey(current, device.show({ challenge, rpId: 'localhost' }))).toEqual(
      REFUSED,
    )
  })

  test('of someone else is refused', async () => {
    const other = await testUser()
    const theirs = new Authenticator()
    await add(theirs, other)
    const pending = await waiting()
    expect(await checkPasskey(pending, theirs.show(await showingOptions(pending)))).toEqual(REFUSED)
    expect(await removePasskey(await session(other), await idOf(user), false)).toEqual({
      ok: false,
      reason: 'unknown',
    })
  })

  test('is tried ten times', async () => {
    const pending = await waiting()
    for (let count = 0; count < 10; count += 1) await checkPasskey(pending, '{}')
    expect(await checkPasskey(pending, device.show(await showingOptions(pending)))).toMatchObject({
      reason: 'tooOften',
    })
  })
})

const idOf = async ({ id }: TestUser) => {
  const [row] = await owner<
    DbRow<'passkeys', 'id'>[]
  >`select id from passkeys where user_id = ${id}`
  return row?.id ?? ''
}

describe('the last second factor', () => {
  beforeEach(async () => {
    await add()
  })

  test('stays with who works for the register', async () => {
    const id = await idOf(user)
    expect(await removePasskey(await session(), id, true)).toEqual({ ok: false, reason: 'last' })
    await add(new Authenticator())
    expect(await removePasskey(await session(), id, true)).toEqual({ ok: true })
    expect(await mails()).toContain('passkey-removed')
    expect((await session()).secondFactor).toBe('set')
  })

  test('is turned off with it for everybody else', async () => {
    expect(await removePasskey(await session(), await idOf(user), false)).toEqual({ ok: true })
    expect((await session()).secondFactor).toBe('none')
    expect((await beginSession(user.id, 'one factor', { previous: null })).kind).toBe('signedIn')
  })
})

test('a recovery code makes passkeys worth nothing, until another second factor is there', async () => {
  const added = await add()
  const [code = ''] = (added.ok && added.codes) || []
  expect(await checkRecoveryCode(user.id, code)).toEqual({ ok: true })
  expect(await listPasskeys(await session())).toEqual([])
  expect((await session()).secondFactor).toBe('lost')
  expect(await add(new Authenticator())).toMatchObject({ ok: true, codes: { length: 10 } })
  expect((await session()).secondFactor).toBe('set')
})
