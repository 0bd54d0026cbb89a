/**
 * The site on several machines, in short: it starts, serves through all of its parts, goes on without
 * some of them and under another database, and leaves nothing running. `npm run chaos` goes further.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { type Cluster, startCluster } from '../../../scripts/cluster/cluster.ts'
import { findPrograms } from '../../../scripts/cluster/packages.ts'
import { freePorts, portsFrom, refuseTaken } from '../../../scripts/cluster/ports.ts'
import { type MailProvider, startMailProvider } from '#tests/chaos/mail-provider.ts'
import { Person } from '#tests/chaos/person.ts'
import { inherited } from '#tests/setup/processes.ts'
import { newFolder } from '#tests/setup/start-command.ts'

const found = findPrograms()
if ('missing' in found)
  console.log(`The cluster is not tried: ${found.missing.join(', ')} (Debian's packages) lack.`)

const READY = 'The cluster is ready'
const folder = newFolder()
let cluster: Cluster | undefined
let mails: MailProvider | undefined
let firstPort = 0

beforeAll(async () => {
  if ('missing' in found) return
  mails = await startMailProvider()
  firstPort = await freePorts()
  cluster = await startCluster({ folder, firstPort, settings: mails.settings })
}, 180_000)

afterAll(async () => {
  await cluster?.stop()
  await mails?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
}, 60_000)

/** What still runs of it: each program has its folder, or a port of its own, in its line. */
const running = () =>
  execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder))

/** The copies that what watches is told of, and whether the owner may see how far behind each is. */
async function copiesOf(ownerUrl: string) {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  try {
    const rows = await sql.begin(async (tx) => {
      await tx`select set_config('app.actor_system', 'watching', true)`
      return tx<DbRow<'register_state', 'name' | 'state' | 'since'>[]>`
        select name, state, since from register_state() where what = 'standby'`
    })
    return rows.map(({ name, state, since }) => [name, state, since !== null])
  } finally {
    await sql.end()
  }
}

test.skipIf('missing' in found)(
  'people write through the pooler while parts die and another database takes the lead',
  async () => {
    if (!cluster || !mails) throw new Error('There is no cluster.')
    const person = new Person(cluster.origin, 1, 100)
    await person.signUp(mails.sent)
    await person.open()
    await person.save('voor')
    for (const name of ['web1', 'pooler', 'work2']) await cluster.parts.get(name)?.kill()
    await person.save('zonder een deel')

    const first = await cluster.leader()
    const body = JSON.stringify({ leader: first })
    const { ports } = cluster
    const rest = first === 'pg1' ? ports.rest1 : ports.rest2
    const moved = await fetch(`http://127.0.0.1:${rest}/switchover`, { method: 'POST', body })
    expect([moved.status, await moved.text()]).toEqual([200, expect.any(String)])
    await person.save('onder een ander')
    await person.confirm()
    await cluster.whole()
    expect(await cluster.leader()).not.toBe(first)
    const { ownerUrl } = cluster
    // Of one that has everything, and nothing to do, nothing is told.
    const copiesWhile = async () => {
      await person.save('onder een ander')
      return copiesOf(ownerUrl)
    }
    await expect.poll(copiesWhile).toEqual([[first, 'streaming', true]])
    expect(await person.open()).toBe('onder een ander')
    expect(person.faults).toEqual([])
    const toPerson = mails.sent().filter(({ to }) => to === person.email)
    expect(new Set(toPerson.map(({ subject }) => subject)).size).toBe(toPerson.length)

    person.browser.close()
    await cluster.stop()
    expect(running()).toEqual([])
  },
  240_000,
)

test.skipIf('missing' in found)(
  'the command goes on with what is in its folder, and leaves nothing behind at Ctrl-C',
  async () => {
    const args = ['scripts/cluster.ts', '--folder', folder, '--port', String(firstPort)]
    const child = spawn(process.execPath, args, {
      env: { ...inherited(), SKIP_BUILD: 'yes' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    const ended = once(child, 'exit')
    let said = ''
    child.stdout.on('data', (words) => (said += String(words)))
    // What it complains of stands above; nobody waits for one that gave up.
    const isOver = () => said.includes(READY) || child.exitCode !== null
    await expect.poll(isOver, { timeout: 200_000 }).toBe(true)
    expect(said).toContain(READY)
    expect(running().length).toBeGreaterThan(5)
    // A terminal tells all that it started.
    process.kill(-(child.pid ?? 0), 'SIGINT')
    expect(await ended).toEqual([0, null])
    expect(running()).toEqual([])
    await refuseTaken(portsFrom(firstPort))
  },
  300_000,
)
