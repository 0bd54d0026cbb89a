/** What the register says of a code on paper. */
import { createSecretKey, type KeyObject, scrypt } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { personKey } from '#app/access/keys.server.ts'
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import { contentHash, openJson, sealJson } from '#app/platform/keys/crypto.server.ts'
import { asPerson, asSystem, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { countFrom } from '#app/platform/limits.server.ts'
import { HOUR_SECONDS } from '#app/platform/durations.ts'
import { codeOf } from './code.ts'
import type { ToSign } from './sign.server.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    signatures: true
  }
}

const GUESSES = { name: 'booklet code', points: 20, seconds: HOUR_SECONDS }

/** At most 20 an hour. @returns the seconds to wait, if any */
export const tooManyCodes = (network: string): Promise<number | undefined> =>
  countFrom(GUESSES, network)

/**
 * The same for every code, and no secret: a code has 54 random bits, and each guess costs 32 MB and a
 * tenth of a second, also for who has the table. It does not hang on a key that is replaced one day,
 * while the paper lies in a drawer.
 */
const SALT = 'wensenregister booklet code 1'
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/** One half finds the row, the other opens it. */
const halvesOf = (code: string): Promise<{ hash: Buffer; key: KeyObject }> =>
  new Promise((resolve, reject) => {
    scrypt(code, SALT, 64, COST, (error, made) => {
      if (error) reject(error)
      else resolve({ hash: made.subarray(0, 32), key: createSecretKey(made.subarray(32)) })
    })
  })

const belongsTo = (wishId: string) => `booklet_codes ${wishId}`

/**
 * The code of a confirmed version: the same at each printing, since it follows from a key of its owner.
 * The first time what is said of it is kept.
 *
 * @param about what the booklet says of itself
 * @returns 12 signs; null without a file
 */
export async function codeOfVersion(userId: string, about: ToSign): Promise<string | null> {
  const made = await readOnly(asPerson(userId), async (sql) => {
    const file = await findWishFile(sql, userId)
    if (!file) return null
    const key = await personKey(sql, userId, 'personal')
    const said = `booklet code ${file.id} ${about.version}`
    return { wishId: file.id, code: codeOf(contentHash(key, said)) }
  })
  if (!made) return null
  await keep(made.wishId, made.code, about)
  return made.code
}

async function keep(wishId: string, code: string, about: ToSign) {
  const isThere = await readOnly(asSystem('signatures'), async (sql) => {
    const rows = await sql`
      select 1 from booklet_codes where wish_id = ${wishId} and number = ${about.version}`
    return rows.length > 0
  })
  if (isThere) return
  // Slow on purpose: not inside the transaction.
  const { hash, key } = await halvesOf(code)
  const sealed = sealJson(key, about, belongsTo(wishId))
  await withActor(
    asSystem('signatures'),
    (sql) => sql`
      insert into booklet_codes (hash, wish_id, number, sealed)
      values (${hash}, ${wishId}, ${about.version}, ${sealed})
      on conflict do nothing`,
  )
}

/**
 * Finds what a code says. It takes as long for one that nobody has.
 *
 * @param code 12 signs, of which the last fits the others
 * @returns what the booklet says of itself; null when there is no such code, or its file is gone
 */
export async function lookUpCode(code: string): Promise<ToSign | null> {
  const { hash, key } = await halvesOf(code)
  const [row] = await readOnly(
    asSystem('signatures'),
    (sql) => sql<DbRow<'booklet_codes', 'wish_id as wishId' | 'sealed'>[]>`
      select wish_id as "wishId", sealed from booklet_codes where hash = ${hash}`,
  )
  return row ? openJson<ToSign>(key, row.sealed, belongsTo(row.wishId)) : null
}
