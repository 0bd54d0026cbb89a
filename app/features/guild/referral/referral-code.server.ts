import { randomInt } from 'node:crypto'

/** What a company is called beside its name: says nothing of which one it is. */
const LEGAL = /\b(?:b\.?v|n\.?v|v\.?o\.?f|c\.?v|stichting|vereniging)\b\.?/gi

/** What many of them are called. */
const COMMON =
  /^(?:(?:UITVAART|BEGRAFENIS|CREMATIE|AFSCHEID).*|BEGELEIDING|ZORG|ZO+N|ZONEN|DOCHTERS?|GEBR|GEBROEDERS|FAMILIE|FIRMA|HET|EEN|VAN|DEN|DER|TEN|TER|VOOR|BIJ)$/

/** Not nought and one, which look and sound like letters. */
const DIGITS = '23456789'

/**
 * Makes a code to be said on the telephone: a word of the name and four digits, like SMIT2846. It
 * is no secret.
 *
 * @returns another one each time; whether it is taken is for the caller
 */
export function newReferralCode(companyName: string): string {
  const digits = Array.from({ length: 4 }, () => DIGITS[randomInt(DIGITS.length)])
  return `${wordOf(companyName)}${digits.join('')}`
}

/** The first word that not every second company has and that is not too short, at most eight letters of it. */
function wordOf(companyName: string): string {
  const words = companyName
    .normalize('NFD')
    .replaceAll(LEGAL, ' ')
    .toUpperCase()
    .split(/[\s&/+.,-]+/)
    .map((word) => word.replaceAll(/[^A-Z]/g, ''))
    .filter(({ length }) => length >= 3)
  const own = words.find((word) => !COMMON.test(word)) ?? words[0]
  return own?.slice(0, 8) ?? 'GILDE'
}
