/** A code on the last page of a booklet, as it is written and as it is typed over. */

/** Without signs that are taken for another. Their number is a prime, which the check sign needs. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const SIGNS = 11

/** One sign more than that, of the same. */
const CODE = /^[2-9A-HJKMNP-Z]{12}$/

const BASE = BigInt(ALPHABET.length)

/** Each place weighs otherwise, so that one wrong sign, or two that changed places, do not fit. */
const checkOf = (signs: string): string => {
  const sum = Array.from(signs).reduce(
    (total, sign, place) => total + (place + 1) * ALPHABET.indexOf(sign),
    0,
  )
  return ALPHABET.charAt(sum % ALPHABET.length)
}

/**
 * Makes a code of 54 bits and a check sign out of a hash.
 *
 * @param hash at least 16 bytes
 * @returns 12 signs without spaces
 */
export function codeOf(hash: Buffer): string {
  let rest = BigInt(`0x${hash.subarray(0, 16).toString('hex')}`)
  let signs = ''
  while (signs.length < SIGNS) {
    signs += ALPHABET.charAt(Number(rest % BASE))
    rest /= BASE
  }
  return signs + checkOf(signs)
}

/** A code as it stands on paper: 'ABCD EFGH JKMN'. */
export const inGroups = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$& ')

/** A code however it was typed, without spaces and in capitals. */
export const asCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s.-]/g, '')

/** Whether it can be a code of ours: a sign that was mistyped shows by itself, without asking anybody. */
export const isCode = (code: string): boolean =>
  CODE.test(code) && code.at(-1) === checkOf(code.slice(0, -1))
