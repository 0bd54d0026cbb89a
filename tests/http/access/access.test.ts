/**
 * Who gets what, for every route of the site: as a page, as data, as data of one route, and by post.
 * The table says what is expected; a route without a row fails, and so does a row without a route.
 */
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Answer, signedIn, Visitor } from '#tests/setup/client.ts'
import { insertSession } from '#tests/fixtures/people/people.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import { keptPaths } from '#app/features/content/feeds.server.ts'
import { accessTable, type Outcome, outcomeFor, type Row, type Who, WHO } from './access-table.ts'

const users = new Map<Who, TestUser>()

beforeAll(async () => {
  users.set('user', await testUser())
  users.set('other', await testUser())
  users.set('guild', await testUser('franchise'))
  users.set('staff', await testUser('staff'))
  users.set('admin', await testUser('admin'))
  users.set('unsure', await testUser('admin'))
})

/** A browser of someone, with a session of its own, since a post may end the others. */
async function browserOf(who: Who): Promise<Visitor> {
  const user = users.get(who)
  if (!user) return new Visitor()
  const sure = who === 'staff' || who === 'admin'
  const token = await insertSession(owner, user.id, sure ? 'two factors' : 'one factor')
  return signedIn({ token })
}

async function pathOf({ path }: Row): Promise<string> {
  const user = users.get('user')
  if (typeof path === 'string') return path
  if (!user) throw new Error('no user')
  return path(user)
}

/** The address of a page's data: '/x?y' becomes '/x.data?y', '/' becomes '/_.data'. */
function dataPath(path: string, extra = ''): string {
  const { pathname, search } = new URL(path, 'http://here')
  const parts = [search.slice(1), extra].filter(Boolean).join('&')
  return `${pathname === '/' ? '/_' : pathname}.data${parts ? `?${parts}` : ''}`
}

function expectPage(answer: Answer, expected: Outcome, forEveryone = false) {
  if (forEveryone) expectKept(answer)
  else expectPrivate(answer)
  if (typeof expected === 'number') return expect(answer.status).toBe(expected)
  expect({ status: answer.status, location: answer.headers.location }).toEqual({
    status: typeof expected === 'string' ? 303 : 301,
    location: expect.stringMatching(startingWith(addressOf(expected))),
  })
}

function expectData(answer: Answer, expected: Outcome) {
  expectPrivate(answer)
  if (typeof expected === 'number') return expect(answer.status).toBe(expected)
  const location = /"redirect","([^"]*)"/.exec(answer.text)?.[1]
  expect({ status: answer.status, location }).toEqual({
    status: 202,
    location: expect.stringMatching(startingWith(addressOf(expected))),
  })
}

/** Where the route itself has nothing to refuse, another one on the page may have. */
function expectOwnData(answer: Answer, expected: Outcome) {
  if (typeof expected !== 'number' || expected === 200) return expectData(answer, expected)
  expectPrivate(answer)
  expect(answer.status).toBeGreaterThanOrEqual(400)
}

const addressOf = (outcome: Exclude<Outcome, number>) =>
  typeof outcome === 'string' ? outcome : outcome.moved
const said = (outcome: Outcome) => (typeof outcome === 'number' ? outcome : addressOf(outcome))

const startingWith = (text: string) => new RegExp(`^${text.replaceAll(/[?.]/g, '\\$&')}`)

const expectPrivate = ({ headers }: Answer) =>
  expect(headers['cache-control']).toBe('private, no-store')

/** Public pages are the same for all who are not signed in, and say so. */
const expectKept = ({ headers }: Answer) =>
  expect(headers['cache-control']).toBe('private, no-cache')
const kept = new Set(keptPaths())

test('every route that answers has a row, and every row has a route', () => {
  const routes = inject('site').routes.filter(({ answers }) => answers)
  const named = new Set(Object.entries(accessTable).map(([name, { route = name }]) => route))
  expect([...named].toSorted()).toEqual(routes.map(({ id }) => id).toSorted())
})

test('every step of the interview has a row', () => {
  const paths = Object.values(accessTable).map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(sectionKeys.map((section) => `/vragenlijst/${section}`)),
  )
})

/**
 * Who asks for a route: everyone, where somebody of those who are signed in is refused; where they all
 * get the same, `user` and one of the others, a different one in turn.
 */
function askersOf({ get, post }: Row, turn: number): Who[] {
  const outcomes = (who: Who) => [outcomeFor(get, who), outcomeFor(post, who)]
  const members: Who[] = WHO.filter((who) => who !== 'anonymous')
  const isRefused = (who: Who) => outcomes(who).some((one) => one === 403 || one === 404)
  const isAlike = (who: Who) => isDeepStrictEqual(outcomes(who), outcomes('user'))
  if (members.some(isRefused) || !members.every(isAlike)) return [...WHO]
  const others: Who[] = members.filter((who) => who !== 'user')
  return WHO.filter((who) => !others.includes(who) || who === others[turn % others.length])
}

const asked = Object.entries(accessTable).map(([name, row], turn) => ({
  name,
  row,
  askers: askersOf(row, turn),
}))

test('everyone asks for something that is for all who are signed in', () => {
  const alike = asked.filter(({ askers }) => askers.length < WHO.length)
  expect(new Set(alike.flatMap(({ askers }) => askers))).toEqual(new Set(WHO))
})

describe.each(asked)('$name', ({ name, row, askers }) => {
  describe.each(askers)('for %s', (who) => {
    const get = outcomeFor(row.get, who)
    const post = outcomeFor(row.post, who)
    let browser: Promise<Visitor> | undefined
    /** The same one until a post, which may end its session. */
    const first = () => (browser ??= browserOf(who))

    test(`gives ${said(get)}, as a page, as data and as its own data alone`, async () => {
      const visitor = await first()
      const path = await pathOf(row)
      const ownData = dataPath(path, `_routes=${row.route ?? name}`)
      const [page, data, own] = await Promise.all(
        [path, dataPath(path), ownData].map((address) => visitor.get(address)),
      )
      if (!page || !data || !own) throw new Error('no answer')
      expectPage(page, get, who === 'anonymous' && kept.has(path))
      expectData(data, get)
      expectOwnData(own, get)
    })

    test(`answers a post with ${said(post)}, and one from another site with 403`, async () => {
      const visitor = await first()
      const path = await pathOf(row)
      const [answer, refused] = await Promise.all([
        visitor.post(path),
        visitor.post(path, {}, { origin: 'https://evil.example' }),
      ])
      expectPage(answer, post)
      expectPage(refused, 403)
      expectData(await (await browserOf(who)).post(dataPath(await pathOf(row))), post)
    })
  })
})

test('a session that has ended opens nothing', async () => {
  const user = await testUser()
  const visitor = await signedIn(user)
  expectPage(await visitor.get('/dashboard'), 200)
  await owner`delete from sessions where user_id = ${user.id}`
  expectPage(await visitor.get('/dashboard'), '/auth')
})

test('a made-up session opens nothing', async () => {
  const visitor = await signedIn({ token: 'A'.repeat(43) })
  expectPage(await visitor.get('/dashboard'), '/auth')
})
