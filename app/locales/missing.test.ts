import { beforeAll, expect, test, vi } from 'vitest'
import { log } from '#app/platform/log.server.ts'
import { NO_DATABASE } from '#tests/setup/settings.ts'
import { dutch } from './dutch.server.ts'

beforeAll(() => void vi.stubEnv('APP_DATABASE_URL', NO_DATABASE))

const t = dutch({ common: { states: { done: 'klaar' } } } as never) as unknown as (
  key: string,
  values?: object,
) => string

test.each([
  ['states.done', 'klaar'],
  ['states.of-a-newer-version', 'onbekend'],
  ['nothing.like.it', 'onbekend'],
])('%s is shown as %s, and never as the name that the code has for it', (key, text) => {
  expect(t(key)).toBe(text)
  expect(t(key, { name: 'An' })).toBe(text)
})

test('one that is missing is in the log, once', () => {
  const lines = vi.spyOn(log(), 'warn')
  for (let times = 0; times < 2; times += 1) t('nothing.seen.before')
  expect(lines.mock.calls).toEqual([[{ key: 'nothing.seen.before' }, 'text missing']])
  lines.mockRestore()
})
