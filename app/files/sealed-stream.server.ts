import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { chunksOf } from './chunks.server.ts'

/**
 * STREAM (Hoang, Reyhanitabar, Rogaway and Vizár, 2015) over AES-256-GCM: format (1 byte), nonce
 * prefix (7), then pieces of 64 KiB, each with a tag (16). A nonce is the prefix, the number (4)
 * and whether it is the last (1): no piece can be left out, moved, added or cut off.
 */
const FORMAT = 1
const PREFIX = 7
const CHUNK = 64 * 1024
const TAG = 16
const HEADER = 1 + PREFIX

function nonceOf(prefix: Uint8Array, number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(PREFIX + 5)
  nonce.set(prefix)
  nonce.writeUInt32BE(number, PREFIX)
  nonce[PREFIX + 4] = last ? 1 : 0
  return nonce
}

/** @param key used for this one stream only */
export async function* sealStream(
  key: KeyObject,
  plain: AsyncIterable<Uint8Array>,
  belongsTo: string,
): AsyncGenerator<Buffer> {
  const prefix = randomBytes(PREFIX)
  yield Buffer.concat([Buffer.of(FORMAT), prefix])
  let number = 0
  for await (const { bytes, last } of chunksOf(plain, CHUNK)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, number, last))
    cipher.setAAD(Buffer.from(belongsTo))
    yield cipher.update(bytes)
    cipher.final()
    yield cipher.getAuthTag()
    number += 1
  }
}

/**
 * Only at the end is it certain that all pieces came.
 *
 * @throws when the key or `belongsTo` differs, or a byte was changed, left out, moved or added
 */
export async function* openStream(
  key: KeyObject,
  sealed: AsyncIterable<Uint8Array>,
  belongsTo: string,
): AsyncGenerator<Buffer> {
  let prefix: Buffer | undefined
  let number = 0
  for await (const { bytes, last } of chunksOf(
    afterHeader(sealed, (p) => (prefix = p)),
    CHUNK + TAG,
  )) {
    if (!prefix || bytes.length < TAG) throw new Error('a sealed stream was cut off')
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, number, last), {
      authTagLength: TAG,
    })
    decipher.setAAD(Buffer.from(belongsTo))
    decipher.setAuthTag(bytes.subarray(-TAG))
    const plain = decipher.update(bytes.subarray(0, -TAG))
    decipher.final()
    yield plain
    number += 1
  }
}

async function* afterHeader(
  sealed: AsyncIterable<Uint8Array>,
  tell: (prefix: Buffer) => void,
): AsyncGenerator<Uint8Array> {
  let header = Buffer.alloc(0)
  for await (const part of sealed) {
    if (header.length >= HEADER) {
      yield part
      continue
    }
    header = Buffer.concat([header, part])
    if (header.length < HEADER) continue
    if (header[0] !== FORMAT) throw new Error('unknown format of a sealed stream')
    tell(header.subarray(1, HEADER))
    yield header.subarray(HEADER)
  }
}
