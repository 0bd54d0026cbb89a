/** Codes that people type over from paper. */
import { randomBytes } from 'node:crypto'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'

const LENGTH = 16

/** Without letters that are taken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Makes a code of 80 bits, as 'ABCD-EFGH-JKMN-PQRS'. */
export const newCode = (): string => codeOf(randomBytes(LENGTH))

/** @param bytes at least 16: five bits of each make a letter */
export function codeOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-')
}

/** What is stored of a code, as it was made; `hashOfTyped` is for one that was typed. */
export const recoveryCodeHash = (code: string) => tokenHash(code.replaceAll('-', ''))

/** The hash of a code, however it was typed. */
export function hashOfTyped(typed: string) {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0')
  return recoveryCodeHash(code.replaceAll(/[IL]/g, '1'))
}
