/** Sealing streams for who has the other half of a key pair, in the form of `age`: https://age-encryption.org */
import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'

export type Bytes = AsyncIterable<Uint8Array>
/** Of a `pipeline`: to be used for as many streams as one likes. */
export type Stage = (source: Bytes) => AsyncGenerator<Uint8Array>

/** @throws when it is no public key of age (`age1…`) */
export function sealedFor(recipient: string): Stage {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return async function* seal(source) {
    yield* await encrypter.encrypt(webStream(source))
  }
}

/** The stage fails with NotOpened where the key is another one, or a byte was changed. */
export function openedBy(identity: string): Stage {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return async function* open(source) {
    yield* await decrypter.decrypt(webStream(source))
  }
}

/**
 * @param text of a file as `age-keygen` writes it
 * @throws when there is no secret key in it, or more than one
 */
export async function identityIn(text: string): Promise<string> {
  const lines = text.split('\n').map((line) => line.trim())
  const [identity, ...more] = lines.filter((line) => line && !line.startsWith('#'))
  if (!identity?.startsWith('AGE-SECRET-KEY-') || more.length > 0)
    throw new Error('expected a file with one line that begins with AGE-SECRET-KEY-')
  await identityToRecipient(identity)
  return identity
}

const webStream = (source: Bytes) =>
  Readable.toWeb(Readable.from(source, { objectMode: false })) as ReadableStream<Uint8Array>

export type Measured = { bytes: number; lines: number; sha256: string }

/** A stage that changes nothing. `result` is of what has passed so far. */
export function measure(): { pass: Stage; result: () => Measured } {
  const hash: Hash = createHash('sha256')
  let [bytes, lines] = [0, 0]
  return {
    async *pass(source) {
      for await (const piece of source) {
        hash.update(piece)
        bytes += piece.length
        lines += newLinesIn(piece)
        yield piece
      }
    },
    result: () => ({ bytes, lines, sha256: hash.copy().digest('hex') }),
  }
}

function newLinesIn(piece: Uint8Array): number {
  let count = 0
  for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) count += 1
  return count
}
