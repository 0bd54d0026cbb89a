/**
 * What a save costs here and in another checkout, each with a database of its own as its migrations make it, in
 * turn, so that what else the machine does falls on both.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onStop, ROOT } from '#app/server/prepare.ts'
import { openedBy, typing } from '../autosave.ts'
import { type Kind, startServer } from '../children.ts'
import { otherCheckout } from '../compare.ts'
import { median } from '../figures.ts'
import { watchDatabase } from '../ground.ts'
import type { Ground } from './ground-of.ts'

const ROUNDS = 12
/** Saving again as soon as the save before it is answered: what is measured is how much fits. */
const AT_ONCE = 0
type Cost = { name: string; server: number; database: number; writes: number }

/**
 * @param site of this checkout
 * @param folder of the other checkout, which was built
 * @param plan `data` is a folder for both databases
 * @returns a table
 */
export async function measureBeside(
  site: Kind,
  folder: string,
  plan: { data: string; people: number; seconds: number },
): Promise<string> {
  const both = [
    await started(site, ROOT, join(plan.data, 'data'), plan.people),
    await started(otherCheckout(folder), folder, join(plan.data, 'other-data'), plan.people),
  ]
  const costs: Cost[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const one of round % 2 === 0 ? both : both.toReversed()) {
      const cost = await costOf(one, plan.seconds)
      // The first round makes both warm.
      if (round > 0) costs.push(cost)
    }
  for (const { writers } of both) for (const { agent } of writers) agent.destroy()
  for (const { running } of both) await running.stop()
  return table(both.map(({ name }) => middle(costs.filter((one) => one.name === name))))
}

async function started(kind: Kind, checkout: string, data: string, count: number) {
  const { ownerUrl, settings, people, revisions } = await groundOf(checkout, data, count)
  const running = await startServer(kind, settings)
  const writers = await openedBy(people, () => running.origin, revisions)
  return { name: kind.name, running, writers, databaseTime: await watchDatabase(ownerUrl) }
}

type Started = Awaited<ReturnType<typeof started>>

async function groundOf(checkout: string, data: string, people: number): Promise<Ground> {
  await mkdir(data, { recursive: true })
  const program = join(import.meta.dirname, 'ground-of.ts')
  const child = spawn(process.execPath, [program, checkout, data, String(people)], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onStop(() => ended(child))
  for await (const line of createInterface(child.stdout))
    if (line.startsWith('{')) return JSON.parse(line) as Ground
  throw new Error(`No database of ${checkout}`)
}

async function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  await gone
}

async function costOf({ name, running, writers, databaseTime }: Started, seconds: number) {
  const before = [await running.cpu(), await databaseTime(), await running.writes()] as const
  const { times, errors } = await typing(writers, seconds * 1000, AT_ONCE)
  if (errors.length > 0) throw new Error(`${errors.length} saves failed: ${errors[0]}`)
  const each = (now: number, then: number) => (now - then) / times.length
  return {
    name,
    server: each(await running.cpu(), before[0]),
    database: each(await databaseTime(), before[1]),
    writes: each(await running.writes(), before[2]),
  }
}

function middle(costs: Cost[]): Cost {
  const of = (key: 'server' | 'database' | 'writes') => median(costs.map((one) => one[key]))
  const { name } = costs[0] ?? { name: '' }
  return { name, server: of('server'), database: of('database'), writes: of('writes') }
}

function table(rows: Cost[]): string {
  const [ours, other] = rows
  if (!ours || !other) throw new Error('nothing to compare')
  const all = ({ server, database }: Cost) => server + database
  const less = (part: (cost: Cost) => number) =>
    `${Math.round((1 - part(ours) / part(other)) * 100)} %`
  return [
    `- A save takes ${less(all)} less processor time than in the other checkout: the server ` +
      `${less(({ server }) => server)}, the database ${less(({ database }) => database)}`,
    '',
    '| Milliseconds of processor time a save | Server | Database | Both | Times that the server writes |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(
      (row) =>
        `| ${row.name} | ${row.server.toFixed(2)} | ${row.database.toFixed(2)} | ${all(row).toFixed(2)} | ${row.writes.toFixed(1)} |`,
    ),
  ].join('\n')
}
