import { createHash } from 'node:crypto'
import { HASHES } from './common-password-hashes.ts'

/** With digits or a mark around one of these, a password is among the first that anyone tries. */
const WORDS = new Set(
  `aanmelden abcd abcdef admin administrator ajax amsterdam appel april asdf asdfgh augustus auto
  azerty baby begrafenis bloem charlie computer daniel december denhaag dennis dragon eindhoven
  familie februari feyenoord football gast gebruiker geheim geheimpje geluk groningen hallo herfst
  hockey hond internet iloveyou januari jantje jeroen jezus juli juni kanker kantoor kerstmis
  klaproos koekje koningsdag kusjes letmein liefde liefje lente maart maandag master
  michael mickey monkey nederland november oktober oma opa oranje paard papa pasword passw password
  passwort patrick poes poesje princess psv qazwsx qwer qwert qwerty rotterdam samsung school
  schatje secret september shadow sinterklaas snoopy sunshine superman test tester thomas tijger
  tilburg trustno uitvaart utrecht vakantie vlinder voetbal voetballen vrijdag vriend wachtwoord
  wachtwoorden welcome welkom wens wensen wensenregister winter woensdag zaterdag zomer zon zondag
  zonnetje zwolle`.split(/\s+/),
)

/**
 * How a password stands in the list: 48 bits of its SHA-256, in any capitals. So short a hash may
 * be of another one too, which is then refused as well.
 */
export const commonHash = (password: string): string =>
  createHash('sha256').update(password.toLowerCase()).digest('base64url').slice(0, 8)

let listed: Set<string> | undefined

/**
 * Whether a password is on the list, in any capitals; is a common word with look-alikes, digits or
 * marks (W3lkom2026!); or is a row of the same few characters.
 */
export function isCommonPassword(password: string): boolean {
  const bare = password.toLowerCase()
  if (new Set(bare).size <= 3) return true
  listed ??= new Set(HASHES.split(/\s+/))
  if (listed.has(commonHash(bare))) return true
  return [bare, lookAlikes(bare)].some((text) => WORDS.has(withoutEnds(text)))
}

const withoutEnds = (text: string) => /\p{L}(.*\p{L})?/su.exec(text)?.[0] ?? ''

const MEANT: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}

/** Digits between letters; those at the ends are just digits. */
const lookAlikes = (text: string) =>
  withoutEnds(text).replace(/[01345@$]/g, (character) => MEANT[character] ?? character)
