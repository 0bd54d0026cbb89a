/**
 * Makes the list of passwords that are refused because many people use them: those of the package
 * below (MIT licence; from a collection of passwords that leaked, the most used first) that would
 * fit the rule for a new password, as hashes. To be run when the package is renewed
 * (`npm run common-passwords`); the result is kept in the repository.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { commonHash } from '#app/features/sign-in/common-passwords.server.ts'

const FILE = join(import.meta.dirname, '../app/features/sign-in/common-password-hashes.ts')
const A_LINE = 11

/** Whether it fits the rule once some of its letters are capitals. */
const fits = (password: string) =>
  /^.{8,72}$/u.test(password) && /\d/.test(password) && /\p{L}.*\p{L}/u.test(password)

const hashes = [...new Set(dictionary['passwords-common'].filter(fits).map(commonHash))].toSorted()
const lines = Array.from({ length: Math.ceil(hashes.length / A_LINE) }, (_, line) =>
  hashes.slice(line * A_LINE, (line + 1) * A_LINE).join(' '),
)
await writeFile(
  FILE,
  `/** Made by scripts/common-passwords.ts: ${hashes.length} hashes of common passwords. */
export const HASHES = \`${lines.join('\n  ')}\`
`,
)
console.log(`${hashes.length} common passwords.`)
