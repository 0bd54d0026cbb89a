import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import { personNamed } from '#app/features/accounts/users.server.ts'
import {
  openForSystem,
  randomToken,
  sealForSystem,
  tokenHash,
} from '#app/platform/keys/crypto.server.ts'
import { asSystem, readOnly, type Sql } from '#app/platform/database/sql.server.ts'

/**
 * verify: confirms an address. reset: allows a new password. link: signs in. takeover: gives an account
 * the address of who showed the code of a letter.
 */
export type TokenPurpose = 'verify' | 'reset' | 'link' | 'takeover'

/** Specification 2.3 and 9. */
const VALID_HOURS = 24
/** How long a link works on once a newer one was asked for: mails come late, and out of order. */
const SUPERSEDED = '1 hour'

const belongsTo = (id: Buffer) => `tokens ${id.toString('hex')}`

/**
 * Makes a token that works once.
 *
 * @param payload takes effect with this very token; stored sealed
 * @param validHours of an invitation, which nobody asked for and waits for
 * @returns the token for the link; only its hash is stored
 */
export async function issueToken(
  sql: Sql,
  userId: string,
  purpose: TokenPurpose,
  payload?: object,
  validHours = VALID_HOURS,
): Promise<string> {
  const token = randomToken()
  const id = tokenHash(token)
  const sealed = payload ? sealForSystem(payload, belongsTo(id)) : null
  await sql`
    insert into tokens (id, user_id, purpose, payload, expires_at)
    values (${id}, ${userId}, ${purpose}, ${sealed}, now() + make_interval(hours => ${validHours}))`
  return token
}

/**
 * Makes a token for a link that anyone may ask for. Those before it work on for an hour and no
 * longer: at once would let a stranger end the one that its owner just got. An invitation stays,
 * which nobody asks for.
 */
export async function issueNewest(sql: Sql, userId: string, purpose: 'reset' | 'link') {
  // Locked in one order: two that are asked for at once would wait for each other.
  await sql`
    with older as (
      select id from tokens
       where user_id = ${userId} and purpose = ${purpose} and used_at is null
         and not exists (select from guild_memberships m where m.invitation = tokens.id)
       order by id for update
    )
    update tokens set expires_at = least(expires_at, now() + ${SUPERSEDED}::interval)
      from older where tokens.id = older.id`
  return issueToken(sql, userId, purpose)
}

/**
 * Reads a token and does not use it up: programs that check mail look too. Null when it does not
 * work (any more).
 *
 * @returns with the address of the account, null of a client who has none
 */
export function lookAtToken<Payload>(
  token: string,
  purpose: TokenPurpose,
): Promise<{ email: string | null; payload: Payload | null } | null> {
  const id = tokenHash(token)
  return readOnly(asSystem('accounts'), async (sql) => {
    const [row] = await sql<(DbRow<'users', 'email'> & DbRow<'tokens', 'payload'>)[]>`
      select u.email, t.payload from tokens t join users u on u.id = t.user_id
       where t.id = ${id} and t.purpose = ${purpose}
         and t.used_at is null and t.expires_at > now()`
    if (!row) return null
    const payload = row.payload && openForSystem<Payload>(row.payload, belongsTo(id))
    return { email: row.email, payload }
  })
}

/** Uses a token up. Null when it is unknown, used or expired. */
export async function redeemToken<Payload>(
  sql: Sql,
  token: string,
  purpose: TokenPurpose,
): Promise<{ userId: string; payload: Payload | null } | null> {
  const id = tokenHash(token)
  const [row] = await sql<DbRow<'tokens', 'user_id' | 'payload'>[]>`
    update tokens set used_at = now()
     where id = ${id} and purpose = ${purpose} and used_at is null and expires_at > now()
    returning user_id, payload`
  if (!row) return null
  const payload = row.payload && openForSystem<Payload>(row.payload, belongsTo(id))
  return { userId: row.user_id, payload }
}

/** Lists what the working tokens of a person carry, the newest first. */
export async function openTokens<Payload>(
  sql: Sql,
  userId: string,
  purpose: TokenPurpose,
): Promise<Payload[]> {
  const rows = await sql<DbRow<'tokens', 'id' | 'payload!'>[]>`
    select id, payload from tokens
     where user_id = ${userId} and purpose = ${purpose} and payload is not null
       and used_at is null and expires_at > now()
     order by created_at desc`
  return rows.map(({ id, payload }) => openForSystem<Payload>(payload, belongsTo(id)))
}

/** Ends all links of those purposes that are in a mail somewhere; one that was used stays, for who presses twice. */
export const removeTokens = (sql: Sql, userId: string, ...purposes: TokenPurpose[]) =>
  sql`
    delete from tokens
     where user_id = ${userId} and purpose in ${sql(purposes)} and used_at is null`

/** Ends all of them for an operator: a mail was read by somebody else. @returns how many; null for nobody */
export async function endLinksOf(
  sql: Sql,
  by: Pick<Actor, 'request'>,
  named: string,
): Promise<number | null> {
  const person = await personNamed(sql, named)
  if (!person) return null
  const { count } = await removeTokens(sql, person.id, 'verify', 'reset', 'link', 'takeover')
  await noteAudit(sql, by, { action: 'links.end', subject: person.id })
  return count
}
