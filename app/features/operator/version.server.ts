import { readFileSync } from 'node:fs'

let version: string | undefined

/** Of the register, as `package.json` beside the build has it. */
export function registerVersion(): string {
  version ??= (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
  return version
}
