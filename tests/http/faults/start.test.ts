import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { freePort } from '#db/embedded.ts'
import { APP_ROLE, JOBS_ROLE, rolePassword } from '#app/platform/database/database-roles.ts'
import { Visitor } from '#tests/setup/client.ts'
import { commandsOf } from '#tests/setup/processes.ts'
import { NO_DATABASE, TEST_SETTINGS } from '#tests/setup/settings.ts'
import { type Command, newFolder, spawnStart, startLocally } from '#tests/setup/start-command.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://wensenregister.example',
  APP_DATABASE_URL: NO_DATABASE,
  MASTER_KEYS: TEST_SETTINGS.MASTER_KEYS,
  SEARCH_KEYS: TEST_SETTINGS.SEARCH_KEYS,
  SIGNING_KEY: TEST_SETTINGS.SIGNING_KEY,
  COOKIE_SECRETS: TEST_SETTINGS.COOKIE_SECRETS,
  RESEND_API_KEY: 'key',
  MAIL_FROM: 'post@wensenregister.example',
  HELPDESK_EMAIL: 'hulp@wensenregister.example',
  DOCUMENTS_FOLDER: '/tmp',
}
/** No database is started where an address is set. */
const LOCALLY = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  SKIP_BUILD: '1',
  DATA_FOLDER: '/tmp',
}
const NEEDED = Object.keys(PRODUCTION).filter((name) => name !== 'NODE_ENV')

/** Made by the first start, gone on with by the others. */
const folder = newFolder()
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }))

/** Runs a command that is refused. */
async function refusal(settings: Record<string, string>, command: Command = 'serve') {
  const child = spawnStart(settings, command)
  const said = child.stderr ? text(child.stderr) : ''
  const [code] = await once(child, 'exit')
  return { code: code as number, said: await said }
}

describe('serving in production', () => {
  // Setting by setting it is asked of the function that reads them (app/platform/env.test.ts).
  test('without settings is refused and names each', async () => {
    const { code, said } = await refusal({ NODE_ENV: 'production' })
    expect(code).toBe(1)
    const lines = said.trim().split('\n').slice(1)
    expect(lines.toSorted()).toEqual(NEEDED.map((name) => `  ${name}: is not set`).toSorted())
  })

  test('without one of them is refused and names it', async () => {
    const { code, said } = await refusal({ ...PRODUCTION, SIGNING_KEY: '' })
    expect(code).toBe(1)
    expect(said.trim().split('\n').slice(1)).toEqual(['  SIGNING_KEY: is not set'])
  })

  test('with weak and unreadable ones is refused before it asks the database, and names them', async () => {
    const weak = {
      PUBLIC_ORIGIN: 'http://wensenregister.example',
      MASTER_KEYS: 'short:c2hvcnQ=',
      COOKIE_SECRETS: 'short',
      TRUSTED_PROXIES: 'proxy.example',
    }
    const { code, said } = await refusal({ ...PRODUCTION, ...weak })
    expect(code).toBe(1)
    for (const [name, value] of Object.entries(weak)) {
      expect(said).toContain(`${name}: `)
      expect(said).not.toContain(value)
    }
  })

  test.each<[string, Command, Record<string, string>, string]>([
    ['in production', 'serve', { ...PRODUCTION, LOCAL: 'true' }, 'PUBLIC_ORIGIN: '],
    [
      'in production, on the machine itself',
      'serve',
      { ...PRODUCTION, LOCAL: 'yes', PUBLIC_ORIGIN: 'http://localhost:1' },
      'LOCAL ',
    ],
    ['by the start command, in production', 'start', PRODUCTION, 'npm run migrate'],
    [
      'without NODE_ENV, for others to reach',
      'start',
      { ...PRODUCTION, ...LOCALLY, NODE_ENV: '' },
      'PUBLIC_ORIGIN: ',
    ],
    [
      'without NODE_ENV, where others reach the port',
      'start',
      {
        ...PRODUCTION,
        ...LOCALLY,
        NODE_ENV: '',
        PUBLIC_ORIGIN: 'http://localhost:3000',
        HOST: '0.0.0.0',
      },
      'HOST: ',
    ],
  ])(
    'with demo accounts %s is refused before it touches the database',
    async (_when, command, settings, names) => {
      const { code, said } = await refusal(settings, command)
      expect(code).toBe(1)
      expect(said).toContain(names)
    },
  )

  test('with an unknown host of the database fails', async () => {
    expect((await refusal(PRODUCTION)).code).toBe(1)
  })
})

type Running = Awaited<ReturnType<typeof startLocally>>

/** @param code that it ends with */
async function expectToStop(
  { address, stop }: Running,
  signal: NodeJS.Signals,
  code: number | null,
) {
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  const pid = await databaseOf(folder)
  expect(isRunning(pid)).toBe(true)
  expect(await stop(signal)).toBe(code)
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 })
  const asked = () => fetch(`${address}/healthz`)
  await vi.waitFor(() => expect(asked()).rejects.toThrow('fetch failed'), { timeout: 10_000 })
}

describe('the start on a developer’s machine', { timeout: 60_000 }, () => {
  // The signal that nobody can catch leaves the folder, hence the last column. SIGTERM stops the one below.
  test.each<[NodeJS.Signals, number | null]>([
    ['SIGINT', 0],
    ['SIGHUP', 0],
    ['SIGKILL', null],
  ])('stops at %s and leaves no process behind', async (signal, code) => {
    expect(inject('site').address).toBeTruthy() // the site has been built
    await expectToStop(await startLocally({ PORT: '0' }, { folder }), signal, code)
  })

  /** One start for all that leaves it running: each takes seconds of a processor. */
  describe('after it was killed together with its database', () => {
    let running: Running
    const readSecrets = () => readFile(join(folder, 'secrets.json'), 'utf8')
    let secrets: string
    beforeAll(async () => {
      const killed = await startLocally({ PORT: '0' }, { folder })
      secrets = await readSecrets()
      const pid = await databaseOf(folder)
      killed.child.kill('SIGKILL')
      process.kill(pid, 'SIGKILL')
      await killed.gone
      running = await startLocally({ PORT: '0' }, { folder })
    })
    afterAll(() => running.stop())

    test('goes on with what it kept', async () => {
      expect(await isReady(running.address)).toBe(true)
      expect(await readSecrets()).toBe(secrets)
    })

    test.runIf(existsSync('/proc'))(
      'serves and works in processes that do not know the owner of the database',
      async () => {
        const { DATABASE_ROLE_SECRET } = JSON.parse(secrets) as { DATABASE_ROLE_SECRET: string }
        const children = (await commandsOf(running.child.pid ?? 0)).filter(({ command }) => command)
        expect(children.map(({ command }) => command).toSorted()).toEqual(['serve', 'work'])
        for (const { command, environment } of children) {
          const known = [DATABASE_ROLE_SECRET, rolePassword('postgres', DATABASE_ROLE_SECRET)]
          expect(
            known.filter((one) => environment.includes(one)),
            command,
          ).toEqual([])
          expect(environment).toContain(rolePassword(APP_ROLE, DATABASE_ROLE_SECRET))
          expect(environment.includes(rolePassword(JOBS_ROLE, DATABASE_ROLE_SECRET)), command).toBe(
            command === 'work',
          )
        }
      },
    )

    test('has its database again when that was killed', async () => {
      const pid = await databaseOf(folder)
      process.kill(pid, 'SIGKILL')
      await vi.waitFor(() => expect(databaseOf(folder)).resolves.not.toBe(pid), PATIENTLY)
      await vi.waitFor(() => expect(isReady(running.address)).resolves.toBe(true), PATIENTLY)
    })

    test('stops at SIGTERM and leaves no process behind', () => expectToStop(running, 'SIGTERM', 0))
  })

  test('ends with a message when its database cannot be had again', async () => {
    const { child, gone } = await startLocally({ PORT: '0' }, { folder })
    const said = child.stderr ? text(child.stderr) : ''
    const pid = await databaseOf(folder)
    const cluster = join(folder, 'postgres/cluster')
    const elsewhere = `${cluster}-elsewhere`
    await rename(cluster, elsewhere)
    process.kill(pid, 'SIGKILL')
    expect(await gone).toEqual([1, null])
    expect(await said).toContain('PostgreSQL stops time and again.\n')
    await rename(elsewhere, cluster)
  })

  test('is refused when the secrets of its database are gone, with what to do', async () => {
    const DATA_FOLDER = await mkdtemp(join(tmpdir(), 'wensenregister-start-'))
    const cluster = join(DATA_FOLDER, 'postgres/cluster')
    await mkdir(cluster, { recursive: true })
    await writeFile(join(cluster, 'PG_VERSION'), '18\n')
    const { code, said } = await refusal({ SKIP_BUILD: '1', DATA_FOLDER }, 'start')
    expect(code).toBe(1)
    expect(said).toContain(`${join(DATA_FOLDER, 'secrets.json')} is missing`)
    expect(await readdir(cluster)).toEqual(['PG_VERSION'])
    expect(await readdir(DATA_FOLDER)).toEqual(['postgres'])
    await rm(DATA_FOLDER, { recursive: true })
  })
})

test('the development command stops at Ctrl-C while a page is open in a browser', async () => {
  const { address, stop } = await startLocally(
    { PORT: String(await freePort()) },
    { command: 'dev', folder },
  )
  const script = await (await fetch(`${address}/@vite/client`)).text()
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(script) ?? []
  // What the page opens, to be told of changes.
  const page = new WebSocket(`${address.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  await once(page, 'message')
  // What Vite serves is as little for a page of others as the rest.
  for (const path of ['/', '/app/root.tsx', '/@vite/client'])
    expect((await new Visitor(address).get(path, { host: 'evil.example' })).status).toBe(400)
  const closed = once(page, 'close')
  expect(await stop('SIGINT')).toBe(0)
  await closed
}, 60_000)

const PATIENTLY = { timeout: 15_000 }

/** The main process of the embedded database. */
async function databaseOf(data: string): Promise<number> {
  const file = await readFile(join(data, 'postgres/cluster/postmaster.pid'), 'utf8')
  return Number(file.split('\n')[0])
}

const isReady = async (address: string) => (await fetch(`${address}/readyz`)).ok

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
