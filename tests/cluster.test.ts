/** What `npm run cluster` does before anything starts. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { kindOf, planOf } from '#tests/chaos/plan.ts'
import { chaosReport, type Outcome, violations } from '#tests/chaos/report.ts'
import { newFolder } from '#tests/setup/start-command.ts'
import { configure } from '../scripts/cluster/configure.ts'
import { placeOf } from '../scripts/cluster/packages.ts'
import { freePorts, portsFrom, refuseTaken } from '../scripts/cluster/ports.ts'
import { fill, TEMPLATES } from '../scripts/cluster/templates.ts'

const place = newFolder()
afterAll(() => rm(place, { recursive: true, force: true }))

test('a template gets its values', () => {
  expect(fill('$(a):$(b) $(a)', { a: '127.0.0.1', b: 5432 })).toBe('127.0.0.1:5432 127.0.0.1')
})

test.each([
  ['a place without a value', '$(a) $(b)', { a: 1 }, '$(b) has no value.'],
  ['a value without a place', '$(a)', { a: 1, b: 2 }, 'There is no place for b.'],
  ['a value that begins a line', '$(a)', { a: 'x\nauth_type = any' }, '$(a) cannot hold that.'],
  ['a value that ends a text', '$(a)', { a: `x'` }, '$(a) cannot hold that.'],
])('%s is refused', (_what, template, values, message) => {
  expect(() => fill(template, values as Record<string, string>)).toThrow(message)
})

test('every part has a port of its own', () => {
  const ports = Object.values(portsFrom(4600))
  expect(new Set(ports).size).toBe(ports.length)
})

test.each([80, 65_500, 4600.5, Number.NaN])('%d is no first port', (first) => {
  expect(() => portsFrom(first)).toThrow('The first port is a number from 1024')
})

test('a port that is taken is named, with what would listen there', async () => {
  const first = await freePorts()
  const other = createServer().listen(first + 2, '127.0.0.1')
  await once(other, 'listening')
  await expect(refuseTaken(portsFrom(first))).rejects.toThrow(`${first + 2} (pooler)`)
  await new Promise((resolve) => other.close(resolve))
  await refuseTaken(portsFrom(first))
})

const haproxy = placeOf('haproxy') ?? ''

/** Writes all configuration of a cluster at an address. @returns how its proxy is started */
async function proxyAt(origin: string) {
  const none = { patroni: '', etcd: '', pgbouncer: '', postgres: '' }
  const commands = await configure({
    folder: place,
    ports: portsFrom(4600),
    programs: { ...none, haproxy },
    passwords: { superuser: 'a', replication: 'b' },
    appUrl: 'postgres://wensenregister_app:c@127.0.0.1:4601/wensenregister',
    link: (_name, port) => Promise.resolve(port),
    origin,
  })
  return commands.proxy.args
}

describe.skipIf(!haproxy || !placeOf('openssl'))('the proxy', () => {
  test.each([
    ['http://localhost:4600', ['haproxy.cfg']],
    ['https://localhost:4604', ['haproxy.cfg', 'front.cfg']],
  ])('of a site at %s takes %j as they are filled in', async (origin, files) => {
    const args = await proxyAt(origin)
    const paths = files.map((file) => join(place, 'etc', file))
    expect(args).toEqual(['-db', ...paths.flatMap((path) => ['-f', path])])
    execFileSync(haproxy, ['-c', ...args], { stdio: 'pipe' })
  })
})

test('the pages of the proxy are in Dutch, say what to do, and load nothing', () => {
  const folder = join(TEMPLATES, 'errors')
  const names = readdirSync(folder)
  expect(names.toSorted()).toEqual(['502.http', '503.http', '504.http'])
  for (const name of names) {
    const [head = '', page = ''] = readFileSync(join(folder, name), 'utf8').split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${name.slice(0, 3)} `))
    expect(head).toContain('Cache-Control: no-store')
    expect(page).toContain('<html lang="nl">')
    expect(page).toContain('Uw tekst staat er nog.')
    expect(page).not.toMatch(/(src|href)=/)
  }
})

describe('what chaos does', () => {
  test('is the same again by the same seed, and other things by another', () => {
    expect(planOf(7, 120)).toEqual(planOf(7, 120))
    expect(planOf(8, 120)).not.toEqual(planOf(7, 120))
  })

  test('is all of it before any comes again', () => {
    const kinds = planOf(7, 600)
      .slice(0, 19)
      .map((deed) => kindOf(deed).replace(/ \(.*/, ''))
    expect(new Set(kinds).size).toBe(16)
  })
})

const well: Outcome = {
  seed: 7,
  people: 2,
  minutes: 1,
  deeds: { 'kill the pooler': 1 },
  answers: [
    { what: 'GET /', status: 200, ms: 20, at: 0 },
    { what: 'POST /auth', status: 503, ms: 9999, at: 0 },
  ],
  saves: 3,
  confirmations: 1,
  versions: 1,
  files: 1,
  payments: 1,
  messages: 3,
  mails: 2,
  repeats: 0,
  recovered: 3,
  takeovers: 1,
  faults: [],
}

test.each<[string, Partial<Outcome>, string[]]>([
  ['nothing', {}, []],
  ['a fault', { faults: ['x'] }, ['x']],
  ['a version too many', { versions: 2 }, ['1 confirmations made 2 versions.']],
  [
    'an answer that took long',
    { answers: [{ what: 'GET /', status: 200, ms: 10_400, at: 0 }] },
    ['1 answers took longer than 10 s: GET / 200 10.4 s.'],
  ],
])('chaos finds %s', (_what, changes, found) => {
  const outcome = { ...well, ...changes }
  expect(violations(outcome)).toEqual(found)
  for (const line of found) expect(chaosReport(outcome)).toContain(line)
})
