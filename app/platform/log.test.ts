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
    env: { ...process.env, ...SETTINGS, TZ: 'America/New_York' },
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

test('the moment of a line is in UTC, wherever the machine is', () => {
  const { time } = JSON.parse(written('')) as { time: string }
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(60_000)
})
