import type { DbRow } from '#db/row.ts'
import { asPerson, asSystem, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { noteProof } from '#app/features/accounts/session-renewal.server.ts'
import { noteTry } from '#app/platform/tries.server.ts'
import { tooManyProofs } from '#app/features/accounts/attempts.server.ts'
import { checkPasskey } from '#app/features/second-factor/passkeys.server.ts'
import { passwordIsRight } from './passwords.server.ts'
import {
  checkCode,
  type FactorChecked,
  type Factors,
  factorsOf,
} from '#app/features/second-factor/second-factor.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'

/**
 * How someone shows once more who they are: by the password, and by a code where one is set up; or
 * by a passkey, which asks for more than the device by itself.
 */
export type AskedProof = Factors

/** Who signed in or proved it so recently need not prove it again. */
const RECENT = '10 minutes'

/** Says what this session has to show. @returns null when it did so a short time ago */
export async function proofNeeded({ id, sessionId }: SignedIn): Promise<AskedProof | null> {
  const recent = await readOnly(
    asPerson(id),
    (sql) => sql`
      select 1 from sessions
       where id = ${sessionId} and coalesce(proven_at, created_at) > now() - ${RECENT}::interval`,
  )
  return recent.length > 0 ? null : factorsOf(id)
}

/** A passkey, or what one signs in with besides. */
export type GivenProof = { passkey: string } | { password: string; code?: string }

export type Proven = FactorChecked<'password' | 'code' | 'passkey'>

/** 'alive': that the owner of the file lives, of whom somebody let us know that they died. */
export type SaidWithProof = 'alive'

/** Checks what was shown. @param asked what `proofNeeded` said */
export async function prove(
  user: SignedIn,
  asked: AskedProof,
  shown: GivenProof,
  said?: SaidWithProof,
): Promise<Proven> {
  const checked =
    'passkey' in shown
      ? await checkPasskey(user, shown.passkey)
      : await checkBoth(user, asked, shown)
  if (!checked.ok) return checked
  await noteProven(user, said)
  return { ok: true }
}

/** Notes that somebody showed who they are. What a proof of the owner of a file stops, is stopped. */
export const noteProven = (user: SignedIn, said?: SaidWithProof): Promise<void> =>
  withActor(asSystem('accounts'), async (sql) => {
    if (said === 'alive') await sql`select say_alive(${user.id})`
    await sql`update sessions set proven_at = now() where id = ${user.sessionId}`
    await noteProof(sql, user)
  })

type Both = Extract<GivenProof, { password: string }>

async function checkBoth(
  user: SignedIn,
  asked: AskedProof,
  { password, code = '' }: Both,
): Promise<Proven> {
  const checked = await checkOwnPassword(user, password)
  if (!checked.ok) return checked
  if (asked.code) return checkCode(user.id, code)
  return asked.passkey ? { ok: false, reason: 'passkey' } : { ok: true }
}

/** Checks the password of the person who is signed in. It proves nothing for later. */
export async function checkOwnPassword(
  user: SignedIn,
  password: string,
): Promise<FactorChecked<'password'>> {
  const refused = await tooManyProofs(user)
  if (refused) return noteTry('password again', refused, user.id)
  const [row] = await readOnly(
    asPerson(user.id),
    (sql) =>
      sql<
        DbRow<'users', 'password_hash as hash'>[]
      >`select password_hash as hash from users where id = ${user.id}`,
  )
  const right = await passwordIsRight(row?.hash, password)
  return noteTry(
    'password again',
    right ? { ok: true } : { ok: false, reason: 'password' },
    user.id,
  )
}
