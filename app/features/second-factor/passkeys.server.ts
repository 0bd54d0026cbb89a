import { randomUUID } from 'node:crypto'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import type { DbRow } from '#db/row.ts'
import { personKey } from '#app/access/keys.server.ts'
import { openJson, sealJson } from '#app/platform/keys/crypto.server.ts'
import { env } from '#app/platform/env.server.ts'
import { asSystem, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { noteTry } from '#app/platform/tries.server.ts'
import { tooManyCodes } from '#app/features/accounts/attempts.server.ts'
import { type Holder, keepChallenge, takeChallenge } from './challenges.server.ts'
import {
  type FactorChecked,
  mailAboutFactor,
  turnOffFactor,
  turnOn,
} from './second-factor.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'

/** Loaded when it is first needed: it would take a quarter of the time that the site takes to start. */
const webAuthn = () => import('@simplewebauthn/server')

/** The site as browsers and devices know it. */
function site() {
  const { hostname, origin } = new URL(env().PUBLIC_ORIGIN)
  return { rpID: hostname, origin }
}

/** EdDSA, ES256 and RS256: what devices of today sign with. */
const supportedAlgorithmIDs = [-8, -7, -257]

const MAX_PASSKEYS = 20

export type Passkey = DbRow<
  'passkeys',
  'id' | 'created_at as createdAt' | 'last_used_at as lastUsedAt'
> & { name: string }

const belongsTo = (id: string) => `passkeys ${id}`

/** Lists passkeys, the oldest first. */
export function listPasskeys({ id: userId }: SignedIn): Promise<Passkey[]> {
  return readOnly(asSystem('accounts'), async (sql) => {
    const key = await personKey(sql, userId, 'personal')
    const rows = await sql<(Omit<Passkey, 'name'> & DbRow<'passkeys', 'name as sealed'>)[]>`
      select id, name as sealed, created_at as "createdAt", last_used_at as "lastUsedAt"
        from passkeys where user_id = ${userId} order by created_at, id`
    return rows.map(({ sealed, ...passkey }) => ({
      ...passkey,
      name: openJson<string>(key, sealed, belongsTo(passkey.id)),
    }))
  })
}

type PasskeyHandle = { id: string; transports: string[] }

/** As browsers name them. */
async function knownOf(userId: string): Promise<PasskeyHandle[]> {
  const rows = await readOnly(
    asSystem('accounts'),
    (sql) => sql<DbRow<'passkeys', 'credential_id as id' | 'transports'>[]>`
      select credential_id as id, transports from passkeys where user_id = ${userId}`,
  )
  return rows.map(({ id, transports }) => ({ id: id.toString('base64url'), transports }))
}

/** What a browser needs to make a passkey. The device asks for a finger, a face or a PIN. */
export async function addingOptions(user: SignedIn) {
  const { id, email } = user
  const library = await webAuthn()
  const options = await library.generateRegistrationOptions({
    rpName: 'Wensenregister',
    rpID: site().rpID,
    userID: new Uint8Array(Buffer.from(id.replaceAll('-', ''), 'hex')),
    userName: email,
    userDisplayName: email,
    supportedAlgorithmIDs,
    excludeCredentials: await knownOf(id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await keepChallenge(user, 'add', options.challenge)
  return options
}

/** What a browser needs to sign with a passkey of this account. */
export async function showingOptions(holder: Holder) {
  const library = await webAuthn()
  const options = await library.generateAuthenticationOptions({
    rpID: site().rpID,
    allowCredentials: await knownOf(holder.id),
    userVerification: 'required',
  })
  await keepChallenge(holder, 'show', options.challenge)
  return options
}

const text = z.string().max(10_000)
const common = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.strictObject({}),
}

const made = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(10),
  }),
})

const assertionSchema = z.strictObject({
  ...common,
  response: z.strictObject({ clientDataJSON: text, authenticatorData: text, signature: text }),
})

/** @returns null for what no script of ours sent */
function credentialIn<T>(schema: z.ZodType<T>, json: string): T | null {
  try {
    return schema.parse(JSON.parse(json))
  } catch {
    return null
  }
}

/** The library throws at whatever is wrong. */
async function unlessWrong<T extends { verified: boolean }>(verify: () => Promise<T>) {
  try {
    const result = await verify()
    return result.verified ? result : null
  } catch {
    return null
  }
}

export type Added =
  /** `codes`: recovery codes, when this is the first second factor, or one in place of a lost one. */
  { ok: true; codes: string[] | null } | { ok: false; reason: 'passkey' | 'full' }

/** Adds a passkey. @param json what the browser made of `addingOptions` */
export async function addPasskey(user: SignedIn, name: string, json: string): Promise<Added> {
  const expectedChallenge = await takeChallenge(user, 'add')
  const response = credentialIn(made, json)
  const { rpID, origin } = site()
  const library = await webAuthn()
  const verified =
    response &&
    (await unlessWrong(() =>
      library.verifyRegistrationResponse({
        // The library's type names the transports of today; we keep whatever there is.
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      }),
    ))
  if (!verified?.registrationInfo) return { ok: false, reason: 'passkey' }
  const { credential } = verified.registrationInfo
  return withActor(asSystem('accounts'), async (sql) => {
    await sql`select 1 from users where id = ${user.id} for update`
    const before = await sql`select 1 from passkeys where user_id = ${user.id}`
    if (before.length >= MAX_PASSKEYS) return { ok: false, reason: 'full' }
    const id = randomUUID()
    const key = await personKey(sql, user.id, 'personal')
    const { count } = await sql`
      insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
      values (${id}, ${user.id}, ${Buffer.from(credential.id, 'base64url')},
              ${Buffer.from(credential.publicKey)}, ${credential.counter},
              ${credential.transports ?? []}, ${sealJson(key, name, belongsTo(id))})
      on conflict do nothing`
    if (count === 0) return { ok: false, reason: 'passkey' }
    return { ok: true, codes: await nowOn(sql, user) }
  })
}

async function nowOn(sql: Sql, user: SignedIn): Promise<string[] | null> {
  if (user.secondFactor !== 'set') return turnOn(sql, user)
  await mailAboutFactor(sql, 'passkey-added', user.email)
  return null
}

/** Checks a passkey of this account, which its device signed once somebody unlocked that. */
export async function checkPasskey(
  holder: Holder,
  json: string,
): Promise<FactorChecked<'passkey'>> {
  return noteTry('passkey', await takePasskey(holder, json), holder.id)
}

async function takePasskey(holder: Holder, json: string): Promise<FactorChecked<'passkey'>> {
  const refused = await tooManyCodes('passkey', holder.id)
  if (refused) return refused
  const expectedChallenge = await takeChallenge(holder, 'show')
  const response = credentialIn(assertionSchema, json)
  const credential = response && (await credentialOf(holder.id, response.id))
  if (!response || !credential) return { ok: false, reason: 'passkey' }
  const { rpID, origin } = site()
  const library = await webAuthn()
  const verified = await unlessWrong(() =>
    library.verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential,
    }),
  )
  if (!verified) return { ok: false, reason: 'passkey' }
  const { newCounter } = verified.authenticationInfo
  // A device that does not count says 0. One that does never says the same twice.
  const { count } = await withActor(
    asSystem('accounts'),
    (sql) => sql`
      update passkeys set counter = ${newCounter}, last_used_at = now()
       where user_id = ${holder.id} and credential_id = ${Buffer.from(credential.id, 'base64url')}
         and (counter < ${newCounter} or (counter = 0 and ${newCounter} = 0))`,
  )
  return count > 0 ? { ok: true } : { ok: false, reason: 'passkey' }
}

async function credentialOf(userId: string, id: string) {
  const [row] = await readOnly(
    asSystem('accounts'),
    (sql) => sql<(DbRow<'passkeys', 'public_key as publicKey'> & { counter: number })[]>`
      select public_key as "publicKey", counter::float8 from passkeys
       where user_id = ${userId} and credential_id = ${Buffer.from(id, 'base64url')}`,
  )
  return row ? { id, publicKey: new Uint8Array(row.publicKey), counter: row.counter } : null
}

export type PasskeyRemoved = { ok: true } | { ok: false; reason: 'unknown' | 'last' }

/**
 * Removes a passkey.
 *
 * @param isRequired of who works for the register the last second factor stays; of others it is
 *   turned off with it
 */
export function removePasskey(
  user: SignedIn,
  id: string,
  isRequired: boolean,
): Promise<PasskeyRemoved> {
  return withActor(asSystem('accounts'), async (sql) => {
    await sql`select 1 from users where id = ${user.id} for update`
    const left = await sql`
      select 1 from second_factors where user_id = ${user.id} and sealed is not null
      union all
      select 1 from passkeys where user_id = ${user.id} and id::text <> ${id}`
    if (left.length === 0 && isRequired) return { ok: false, reason: 'last' }
    const { count } = await sql`
      delete from passkeys where user_id = ${user.id} and id::text = ${id}`
    if (count === 0) return { ok: false, reason: 'unknown' }
    if (left.length === 0) await turnOffFactor(sql, user)
    else await mailAboutFactor(sql, 'passkey-removed', user.email)
    return { ok: true }
  })
}
