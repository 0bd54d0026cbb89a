/**
 * Says whether a booklet, or the data of an account, is as the register signed it:
 * `npm run verify -- booklet.pdf --key keys.json`, or `wensen.json` in its place.
 * Needs no network, no settings and no database. Ends with 0 when it is, 1 when it is not, 2 when that
 * cannot be said.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  fingerprintOf,
  publishedKeys,
  type Statement,
  type Verdict,
  verifyBooklet,
} from '#app/features/signatures/verify.server.ts'

const WORDS: Record<Verdict['state'], string> = {
  genuine: 'Genuine: every byte is as the register signed it.',
  changed: 'Changed: this is not what the register signed.',
  appended: 'Changed: something was put behind what the register signed, and may hide it.',
  truncated:
    'Truncated: the end of the file is missing, and with it the signature or a part of it.',
  swapped: 'Changed: the signature belongs to another version or another person.',
  forged: 'Forged: the register did not make this signature.',
  keyOver: 'Not valid: signed outside the days on which its key was in use.',
  unknownKey: 'Unknown key: get the public keys anew from /sleutels.json of the register.',
  unsigned: 'No signature. A draft has none, nor has what was downloaded before there were any.',
  otherFile: 'No PDF of a booklet, and no wensen.json.',
}
const UNSAID = new Set<Verdict['state']>(['unknownKey', 'unsigned', 'otherFile'])

const OF_PART = {
  booklet: '',
  confidential: ', the confidential part',
  relative: ', what one relative may read',
  export: '',
} satisfies Record<Statement['part'], string>

const wholeOf = (said: Statement) => {
  const { number, name, part, signedOn, key } = said
  return [
    `  of: ${name || 'no name'}${number && `, file ${number}`}`,
    said.part === 'export'
      ? `  all data, as they were at ${said.exportedAt}`
      : `  version: ${said.version}, confirmed ${said.confirmedAt}${OF_PART[part]}`,
    `  signed: ${signedOn}, by key ${key}`,
  ].join('\n')
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string', default: 'sleutels.json' } },
  })
  const [path, ...more] = positionals
  if (!path || more.length > 0)
    throw new Error('which file? npm run verify -- booklet.pdf --key keys.json (or wensen.json)')
  const { keys } = publishedKeys.parse(JSON.parse(await readFile(values.key, 'utf8')))
  const verdict = verifyBooklet(await readFile(path), keys)
  console.log(WORDS[verdict.state])
  if ('said' in verdict) console.log(wholeOf(verdict.said))
  if (verdict.state === 'genuine')
    console.log(`  fingerprint of that key: ${fingerprintOf(verdict.key)}`)
  if (verdict.state === 'unknownKey') console.log(`  it names key ${verdict.id}`)
  if (verdict.state === 'genuine' && verdict.key.until)
    console.log(`  that key was in use until ${verdict.key.until}`)
  process.exitCode = verdict.state === 'genuine' ? 0 : UNSAID.has(verdict.state) ? 2 : 1
} catch (error) {
  console.error(`Could not be checked: ${error instanceof Error ? error.message : 'unknown'}`)
  process.exitCode = 2
}
