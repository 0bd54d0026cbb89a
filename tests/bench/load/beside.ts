/** What a save costs here and in another checkout, in turn, so that what else the machine does falls on both. */
import { openedBy, typing } from '../autosave.ts'
import { type Kind, startServer } from '../children.ts'
import { otherCheckout } from '../compare.ts'
import { median } from '../figures.ts'
import { watchDatabase } from '../ground.ts'
import type { Person } from '../people.ts'

const ROUNDS = 12
/** Saving again as soon as the save before it is answered: what is measured is how much fits. */
const AT_ONCE = 0
type Cost = { name: string; server: number; database: number; writes: number }

/** @param folder of the other checkout, which was built. @returns a table */
export async function measureBeside(
  site: Kind,
  folder: string,
  people: Person[],
  ownerUrl: string,
  seconds: number,
): Promise<string> {
  const servers = await Promise.all(
    [site, otherCheckout(folder)].map(async (kind) => ({
      name: kind.name,
      running: await startServer(kind),
    })),
  )
  const writers = await openedBy(people, () => '')
  const databaseTime = await watchDatabase(ownerUrl)
  const costs: Cost[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { name, running } of round % 2 === 0 ? servers : servers.toReversed()) {
      const before = [await running.cpu(), await databaseTime(), await running.writes()] as const
      for (const writer of writers) writer.origin = running.origin
      const { times, errors } = await typing(writers, seconds * 1000, AT_ONCE)
      if (errors.length > 0) throw new Error(`${errors.length} saves failed: ${errors[0]}`)
      const each = (now: number, then: number) => (now - then) / times.length
      const server = each(await running.cpu(), before[0])
      const database = each(await databaseTime(), before[1])
      const writes = each(await running.writes(), before[2])
      // The first round makes both warm.
      if (round > 0) costs.push({ name, server, database, writes })
    }
  for (const { agent } of writers) agent.destroy()
  for (const { running } of servers) await running.stop()
  return table(servers.map(({ name }) => middle(costs.filter((one) => one.name === name))))
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
