import { afterEach, expect, test, vi } from 'vitest'
import { holdPost, takeHeld } from './place.server.ts'
import { readForm } from '../http/form.server.ts'
import { NO_DATABASE } from '#tests/setup/settings.ts'

vi.stubEnv('APP_DATABASE_URL', NO_DATABASE)
afterEach(() => void vi.useRealTimers())

const PATH = '/auth'
const place = () => ({ id: 'a', since: Date.now() })

const posted = (fields: Record<string, string>, cookie = '') =>
  new Request('http://localhost/auth', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(fields),
  })

async function hold(fields: Record<string, string>) {
  const post = await holdPost(posted(fields), PATH, place())
  if (!post) throw new Error('not held')
  return { plaats: post.held, cookie: post.cookie.split(';', 1)[0] ?? '' }
}

const FIELDS = { email: 'a@example.nl', password: 'Appelboom7' }

test('what is held comes back as the form of the request, for the browser that has the cookie', async () => {
  const { plaats, cookie } = await hold(FIELDS)
  const request = posted({ plaats }, cookie)
  expect(await takeHeld(request, PATH)).toMatchObject({ id: 'a' })
  expect(Object.fromEntries(await readForm(request))).toEqual(FIELDS)
})

test.each([
  ['no cookie', '', PATH],
  [
    'the cookie of another',
    `place=${Buffer.from('"' + 'a'.repeat(43) + '"').toString('base64')}`,
    PATH,
  ],
  ['another form', undefined, '/reset-password'],
])('with %s it is lost', async (_what, other, path) => {
  const { plaats, cookie } = await hold(FIELDS)
  expect(await takeHeld(posted({ plaats }, other ?? cookie), path)).toBe('lost')
})

test('after an hour it is lost', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { plaats, cookie } = await hold(FIELDS)
  vi.setSystemTime(Date.now() + 61 * 60_000)
  expect(await takeHeld(posted({ plaats }, cookie), PATH)).toBe('lost')
})

test('a post without a place is new, and what is too long is not held', async () => {
  expect(await takeHeld(posted(FIELDS), PATH)).toBe('new')
  expect(await holdPost(posted({ text: 'a'.repeat(60_000) }), PATH, place())).toBeUndefined()
})

test('neither what is held nor the cookie can be read', async () => {
  const { plaats, cookie } = await hold(FIELDS)
  for (const text of [plaats, Buffer.from(plaats, 'base64url').toString('latin1'), cookie])
    for (const secret of Object.values(FIELDS)) expect(text).not.toContain(secret)
})
