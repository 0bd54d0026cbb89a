import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { pictureOf } from '#app/files/picture.server.ts'
import { openSealedObject, putSealed } from '#app/files/sealed-object.server.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { removeObjects } from '#app/platform/storage/storage.server.ts'

/** Bytes (specification 5). */
export const MAX_LOGO_BYTES = 5 * 1024 * 1024

/** In pixels: sharp on a card when it is printed with 600 dots per inch. */
const LARGEST = { width: 1200, height: 600 }

export type CardLogo = DbRow<'card_logos', 'id' | 'kind' | 'width' | 'height'> & { bytes: Buffer }

export type LogoStored = { ok: true } | { ok: false; reason: 'tooLarge' | 'picture' }

const belongsTo = (id: string) => `card_logos ${id}`

/** Decoded and written anew; takes the place of the one before. All or nothing. */
export async function storeLogo(
  actor: Actor,
  contents: AsyncIterable<Uint8Array>,
): Promise<LogoStored> {
  const bytes = await upTo(MAX_LOGO_BYTES, contents)
  if (!bytes) return { ok: false, reason: 'tooLarge' }
  const picture = await pictureOf({ bytes, ...LARGEST })
  if (!picture) return { ok: false, reason: 'picture' }
  const id = randomUUID()
  const { kind, width, height } = picture
  const { storageKey, key } = await putSealed(Readable.from([picture.bytes]), belongsTo(id))
  try {
    await withActor(asPerson(actor.id), async (sql) => {
      await sql`
        insert into card_logos (id, kind, width, height, sealed_key, storage_key)
        values (${id}, ${kind}, ${width}, ${height},
                ${sealForSystem(key, belongsTo(id))}, ${storageKey})`
      await sql`update default_card_settings set logo_id = ${id}, updated_at = now()`
    })
  } catch (error) {
    await removeObjects([storageKey])
    throw error
  }
  return { ok: true }
}

/** @returns null when there is more */
async function upTo(most: number, contents: AsyncIterable<Uint8Array>): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of contents) {
    size += part.length
    if (size > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The id of the logo that is used now. */
export async function currentLogo(sql: Sql): Promise<string | null> {
  const [row] = await sql<DbRow<'default_card_settings', 'logo_id as id'>[]>`
    select logo_id as id from default_card_settings`
  return row?.id ?? null
}

/** @param id of the one on a batch; else the one that is used now */
export async function readLogo(actor: Actor, id?: string): Promise<CardLogo | null> {
  const row = await readOnly(asPerson(actor.id), async (sql) => {
    const wanted = id ?? (await currentLogo(sql))
    const [found] = await sql<(Omit<CardLogo, 'bytes'> & Row)[]>`
      select id, kind, width, height, sealed_key as "sealedKey", storage_key as "storageKey"
        from card_logos where id = ${wanted}`
    return found
  })
  if (!row) return null
  const { sealedKey, storageKey, ...logo } = row
  const key = openForSystem<string>(sealedKey, belongsTo(logo.id))
  const contents = await openSealedObject({ storageKey, key }, belongsTo(logo.id))
  return { ...logo, bytes: await buffer(contents) }
}

type Row = DbRow<'card_logos', 'sealed_key as sealedKey' | 'storage_key as storageKey'>
