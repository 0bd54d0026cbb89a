/** The three commands as they run in production, each with the settings of its own. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePort } from '#db/embedded.ts'
import { APP_ROLE } from '#app/platform/database/database-roles.ts'
import { Visitor } from '#tests/setup/client.ts'
import { environmentOf } from '#tests/setup/processes.ts'
import { databaseSettings, TEST_SETTINGS } from '#tests/setup/settings.ts'
import { type Command, spawnStart } from '#tests/setup/start-command.ts'

const url = new URL(inject('templateUrl'))
const server = postgres(new URL('/postgres', url).href, { max: 1, onnotice: () => {} })
url.pathname = '/commands'
const owner = postgres(url.href, { max: 1, onnotice: () => {} })

const { APP_DATABASE_URL, JOBS_DATABASE_URL } = databaseSettings(url.href)
const PORT = String(await freePort())
const SERVING = {
  NODE_ENV: 'production',
  PORT,
  PUBLIC_ORIGIN: 'https://wensenregister.example',
  MASTER_KEYS: TEST_SETTINGS.MASTER_KEYS,
  SEARCH_KEYS: TEST_SETTINGS.SEARCH_KEYS,
  SIGNING_KEY: TEST_SETTINGS.SIGNING_KEY,
  COOKIE_SECRETS: TEST_SETTINGS.COOKIE_SECRETS,
  RESEND_API_KEY: 'key',
  MAIL_FROM: 'post@wensenregister.example',
  HELPDESK_EMAIL: 'hulp@wensenregister.example',
  DOCUMENTS_FOLDER: TEST_SETTINGS.DOCUMENTS_FOLDER,
  LOG_LEVEL: 'error',
  APP_DATABASE_URL,
}
const SETTINGS = {
  migrate: { DATABASE_URL: url.href, APP_DATABASE_URL, JOBS_DATABASE_URL },
  serve: SERVING,
  work: { ...SERVING, JOBS_DATABASE_URL },
}
type Settings = Record<string, string>

beforeAll(() => server`create database commands`)
afterAll(async () => {
  await owner.end()
  await server`drop database commands`
  await server.end()
})

/** Runs a command until it ends by itself. */
async function outcomeOf(command: Command, settings: Settings) {
  const child = spawnStart(settings, command)
  const [out, error, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit'),
  ])
  return { code: code as number | null, said: out + error }
}

/** Starts a command that goes on, and waits until it says that it does. */
async function started(command: Command, settings: Settings): Promise<ChildProcess> {
  const child = spawnStart(settings, command)
  child.stderr?.pipe(process.stderr)
  const ready = child.stdout && once(child.stdout, 'data')
  await Promise.race([
    ready,
    once(child, 'exit').then(() => Promise.reject(new Error(`'${command}' has ended`))),
  ])
  return child
}

const isServed = async (path: string) =>
  (await new Visitor(`http://127.0.0.1:${PORT}`).get(path)).status

describe('the commands of production', () => {
  test.each(['serve', 'work'] as const)(
    'do not begin on a database that is not up to date: %s',
    async (command) => {
      const { code, said } = await outcomeOf(command, SETTINGS[command])
      expect(code).toBe(1)
      expect(said).toContain('run npm run migrate (0001_platform.sql, ')
    },
  )

  test('bring the database up to date with three settings, once', async () => {
    const first = await outcomeOf('migrate', SETTINGS.migrate)
    expect(first).toEqual({ code: 0, said: expect.stringContaining('0001_platform.sql, 0002') })
    const again = await outcomeOf('migrate', SETTINGS.migrate)
    expect(again).toEqual({ code: 0, said: expect.stringContaining('none') })
  })

  test('serve and work, each with the passwords of its own roles only', async () => {
    const [serving, working] = await Promise.all([
      started('serve', SETTINGS.serve),
      started('work', SETTINGS.work),
    ])
    expect([await isServed('/readyz'), await isServed('/kennisbank')]).toEqual([200, 200])
    await owner`insert into rate_limits (key, points, expire) values ('over', 1, 0)`
    await owner`select graphile_worker.add_job('clean-up')`
    const left = async () => (await owner`select 1 from rate_limits where key = 'over'`).length
    await expect.poll(left, { timeout: 15_000 }).toBe(0)
    for (const [child, knows] of [
      [serving, [APP_DATABASE_URL]],
      [working, [APP_DATABASE_URL, JOBS_DATABASE_URL]],
    ] as const) {
      const environment = await environmentOf(`/proc/${child.pid}`)
      const found = [APP_DATABASE_URL, JOBS_DATABASE_URL].filter((one) => environment.includes(one))
      expect(found).toEqual(knows)
      expect(environment).not.toContain(url.password)
    }
    const ends = [serving, working].map((child) => once(child, 'exit'))
    for (const child of [serving, working]) child.kill()
    expect(await Promise.all(ends)).toEqual([
      [0, null],
      [0, null],
    ])
  })

  test.each(['PORT', 'METRICS_PORT'])(
    'serve says that %s is taken by another program, and what to do',
    async (name) => {
      const other = createServer().listen(0, '127.0.0.1')
      await once(other, 'listening')
      const port = String((other.address() as AddressInfo).port)
      const { code, said } = await outcomeOf('serve', { ...SETTINGS.serve, [name]: port })
      other.close()
      expect(code).toBe(1)
      expect(said.trim()).toBe(
        `${name}: something else listens at port ${port} of 127.0.0.1. Stop that, or choose another port.`,
      )
    },
  )

  test.each([
    [
      'serve',
      { ...SETTINGS.serve, DATABASE_URL: url.href },
      'DATABASE_URL is the address of the owner',
    ],
    [
      'work',
      { ...SETTINGS.work, DATABASE_URL: url.href },
      'DATABASE_URL is the address of the owner',
    ],
    ['serve', { ...SETTINGS.serve, APP_DATABASE_URL: url.href }, 'APP_DATABASE_URL: verwacht'],
    ['work', SETTINGS.serve, 'JOBS_DATABASE_URL: is not set'],
    ['migrate', { ...SETTINGS.migrate, JOBS_DATABASE_URL: '' }, 'JOBS_DATABASE_URL: is not set'],
  ] satisfies [Command, Settings, string][])(
    '%s is refused with settings that are not its own: %#',
    async (command, settings, words) => {
      const { code, said } = await outcomeOf(command, settings)
      expect(code).toBe(1)
      expect(said).toContain(words)
      expect(said).not.toContain(url.password)
    },
  )

  test.each(['serve', 'work'] as const)(
    'are refused when their role owns a table, which no policy keeps from its owner: %s',
    async (command) => {
      await owner.unsafe(`create table owned (); alter table owned owner to ${APP_ROLE}`)
      try {
        const { code, said } = await outcomeOf(command, SETTINGS[command])
        expect(code).toBe(1)
        expect(said).toContain('must not be a superuser, bypass row security or own tables')
      } finally {
        await owner`drop table owned`
      }
    },
  )
})
