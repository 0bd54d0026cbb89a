import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const LOG = join(import.meta.dirname, 'log.server.ts')

/** No database is asked. */
const SETTINGS = {
  LOG_LEVEL: 'info',
  APP_DATABASE_URL: `postgres://wensenregister_app:${'x'.repeat(32)}@127.0.0.1:1/x`,
}

/** @returns what a process wrote that logged a line and went on in that way */
function written(goesOn: string): string {
  const code = `const { log } = await import(${JSON.stringify(LOG)})
    log().info('the last line')
    ${goesOn}`
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { ...process.env, ...SETTINGS },
  })
  return ended.stdout
}

test.each([
  ['has nothing left to do', ''],
  ['is ended', 'process.exit(1)'],
  ['fails', "throw new Error('not caught')"],
])('a line that waits is written when the process %s', (_how, goesOn) => {
  expect(written(goesOn)).toContain('the last line')
})

test('a line does not wait for the next in a process that goes on', () => {
  expect(written("setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1500)")).toContain(
    'the last line',
  )
})
