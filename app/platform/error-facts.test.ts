import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { NO_DATABASE } from '#tests/setup/settings.ts'
import { errorFacts } from './error-facts.server.ts'

test('an error gives its class, code, constraint and places', () => {
  const error = Object.assign(new RangeError('x'), { code: '23505', constraint_name: 'one' })
  const { places, ...rest } = errorFacts(error)
  expect(rest).toEqual({ type: 'RangeError', code: '23505', constraint: 'one' })
  expect(places[0]).toContain('app/platform/error-facts.test.ts')
})

const nothing = { code: undefined, constraint: undefined, places: [] }

test.each([
  ['words', 'jan@example.nl', { type: 'string', ...nothing }],
  ['nothing', undefined, { type: 'undefined', ...nothing }],
  ['null', null, { type: 'object', ...nothing }],
])('what is thrown may be %s', (_, thrown, facts) => {
  expect(errorFacts(thrown)).toEqual(facts)
})

const TYPED = 'invalid input "Ik wil\n at mijn moeders graf liggen"\n    at Jan (brief.txt:1:1)'

test('lines of the message are no places, however they look', () => {
  const { places } = errorFacts(new Error(TYPED))
  expect(places.join()).not.toMatch(/graf|Jan|brief/)
  expect(places.length).toBeGreaterThan(0)
})

test('a message that was changed afterwards takes all places along', () => {
  const error = new Error('something else')
  error.stack = new Error(TYPED).stack ?? ''
  expect(errorFacts(error).places).toEqual([])
})

test('a line of the log tells where it went wrong and nothing of what was typed', async () => {
  const code = `
    import { log } from '#app/platform/log.server.ts'
    log().error({ err: Object.assign(new Error(${JSON.stringify(TYPED)}), { detail: 'Jan' }) }, 'failed')`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', code],
    { env: { ...process.env, APP_DATABASE_URL: NO_DATABASE, LOG_LEVEL: 'info' } },
  )
  expect(stdout).not.toMatch(/graf|Jan|brief|Ik wil/)
  const { err } = JSON.parse(stdout) as { err: Record<string, string> }
  expect(err.type).toBe('Error')
  expect(err.stack).toMatch(/^\s+at /)
})
