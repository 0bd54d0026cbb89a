import { type MiddlewareFunction, RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { sessionCookie } from '#app/platform/http/cookies.server.ts'
import { log } from '#app/platform/log.server.ts'
import { type TestUser, testUser } from '#tests/setup/database.ts'
import { requestLog } from './log.server.ts'
import { currentUser, requireCapability } from './user.server.ts'

afterEach(() => vi.restoreAllMocks())

type Args = Parameters<MiddlewareFunction<Response>>[0]

/** A request of this person. */
async function requestOf({ token }: TestUser): Promise<Args> {
  const context = new RouterContextProvider()
  context.set(requestFacts, { nonce: undefined, network: '192.0.2.1', reference: 'ab12cd34' })
  const cookie = (await sessionCookie().serialize(token)).split(';', 1)[0] ?? ''
  const request = new Request('http://localhost/admin?q=geheim', { headers: { cookie } })
  const args = { request, context, pattern: 'admin', params: {}, url: new URL(request.url) }
  return args as unknown as Args
}

test('who lacks a right is refused, and the log says who and which', async () => {
  const user = await testUser()
  const args = await requestOf(user)
  await currentUser(args, async () => new Response())
  const lines = vi.spyOn(log(), 'info')
  let refusal: unknown
  try {
    requireCapability(args.context, 'office.enter')
  } catch (answer) {
    refusal = answer
  }
  expect(refusal).toMatchObject({ data: 'capability', init: { status: 403 } })
  expect(lines.mock.calls).toEqual([[{ user: user.id, capability: 'office.enter' }, 'refused']])
})

test.each([
  [403, true],
  [404, true],
  [429, true],
  [200, false],
  [303, false],
  [422, false],
])('the line of an answer with %i says who asked: %s', async (status, isSaid) => {
  const user = await testUser()
  const args = await requestOf(user)
  const lines = vi.spyOn(log(), 'info')
  await requestLog(args, async () => {
    await currentUser(args, async () => new Response())
    return new Response(null, { status })
  })
  const line = { method: 'GET', route: 'admin', status, ms: expect.any(Number) }
  expect(lines.mock.calls).toEqual([[isSaid ? { ...line, user: user.id } : line]])
})
