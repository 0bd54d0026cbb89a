/**
 * Sends the built site random requests for some time: any address, changed forms, files, imports,
 * texts in any script. A seed and a number make the same request again: `--seed 5 --only 1234`.
 * Fails when the site fails, keeps someone waiting, tells how it is made, or keeps growing.
 */
import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { onStop, runUntilStopped } from '#app/server/prepare.ts'
import { closeDatabase } from '#app/platform/database/sql.server.ts'
import { buildOnce } from '#tests/setup/build.ts'
import { startTestCluster } from '#tests/setup/cluster.ts'
import { databaseSettings, TEST_SETTINGS } from '#tests/setup/settings.ts'
import { startSite, WORKS } from '#tests/setup/site.ts'
import { entriesOf } from './changed.ts'
import { People } from './people.ts'
import { filterPictures } from './pictures.ts'
import { described, Tally, wrongWith } from './report.ts'
import { requestOf } from './requests.ts'
import { type Exchange, send, type World } from './send.ts'

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    seconds: { type: 'string', default: '600' },
    /** How many, in place of a time: the same on every machine. */
    requests: { type: 'string' },
    /** The number of one request, to send it again and hear what the site logs. */
    only: { type: 'string' },
  },
})
const seed = Number(options.seed)
const say = (text: string) => console.log(text)

/** Sent at the same time; and sent before anything is sent again. */
const [TOGETHER, ROUND] = [6, 120]
/** Nobody may be kept waiting this long, in ms, nor ever as long as the second. */
const [PATIENCE, MAX_WAIT] = [2000, 10_000]
/** The parts of it all after which memory is looked at: warmed up, halfway from there, and at the end. */
const LOOKS = [0.5, 0.75]
/** Pictures that go straight through the filters, before the site starts. */
const PICTURES = 10_000
/** By how much memory may have grown from the first look to the last, in megabytes. */
const MAX_GROWTH = 100

runUntilStopped(async () => {
  if (!options.only) {
    const { kept, refused } = await filterPictures(seed, PICTURES)
    say(`${PICTURES} pictures: ${kept} kept, ${refused} refused`)
  }
  await buildOnce()
  const started = await startAll()
  const { address } = started.site
  const exported = await exportAt(address)
  const newWorld = () => ({ people: new People(address), exported })
  if (options.only) await sendOnly(Number(options.only), newWorld())
  else await sendAll(started, newWorld)
  process.kill(process.pid, 'SIGTERM')
})

type Started = Awaited<ReturnType<typeof startAll>>

/** The site on a database of its own, with as little memory as on the smallest machine. */
async function startAll() {
  const database = await startTestCluster()
  onStop(database.stop)
  Object.assign(process.env, TEST_SETTINGS, databaseSettings(database.url))
  onStop(() => rm(TEST_SETTINGS.DOCUMENTS_FOLDER, { recursive: true, force: true }))
  onStop(closeDatabase)
  const owner = postgres(database.url, { max: 1, onnotice: () => {} })
  onStop(() => owner.end())
  const site = await startSite(database.url, {
    ...WORKS,
    LOG_LEVEL: options.only ? 'error' : 'silent',
    NODE_OPTIONS: '--max-old-space-size=256',
  })
  onStop(site.stop)
  return { site, owner }
}

/** What someone with a full file takes along. */
async function exportAt(address: string): Promise<World['exported']> {
  const visitor = await new People(address).visitor('user')
  return entriesOf((await visitor.post('/dashboard/exporteren/bestand')).bytes)
}

async function sendOnly(number: number, world: World) {
  for (const exchange of await send(requestOf(seed, number), world)) {
    const { answer } = exchange
    const text = answer instanceof Error ? answer.message : answer.text
    say([described(exchange), wrongWith(exchange) ?? 'as it should be', text, ''].join('\n'))
  }
}

/** Sends one request after another until enough were sent. @throws when anything was wrong */
async function sendAll({ site, owner }: Started, newWorld: () => World) {
  const { requests, seconds } = options
  say(`Seed ${seed}, ${requests ? `${requests} requests` : `${seconds} s`}`)
  const began = performance.now()
  /** Which part of it is done before the request of a number: from 1 on, all. */
  const done = (number: number) =>
    requests ? number / Number(requests) : (performance.now() - began) / 1000 / Number(seconds)
  const tally = new Tally(seed)
  const memory: number[] = []
  for (let number = 0; done(number) < 1; number += ROUND) {
    // Everyone is new in a round, so that what was done to them long before plays no part.
    await sendRound(number, { site, world: newWorld(), tally, done })
    // Limits are tested elsewhere; here they would hide what lies behind them.
    await owner`delete from rate_limits`
    if (done(number + ROUND) > (LOOKS[memory.length] ?? Infinity)) memory.push(await memoryOf(site))
  }
  memory.push(await memoryOf(site))
  say(`\n${tally}\nmemory   ${memory.map(Math.round).join(', ')} MB, warmed up and later`)
  if (steadyGrowth(memory) > MAX_GROWTH) throw new Error('The site keeps growing.')
  if (tally.failures > 0) throw new Error(`${tally.failures} failures`)
}

type Sending = {
  site: Started['site']
  world: World
  tally: Tally
  done: (number: number) => number
}

/** Sends the requests from a number on, a few at a time. */
async function sendRound(first: number, { site, world, tally, done }: Sending) {
  const numbers = Array.from({ length: ROUND }, (_, index) => first + index)
  const again: number[] = []
  const next = numbers.values()
  async function lane() {
    for (const number of next) {
      if (done(number) >= 1) return
      const exchanges = await send(requestOf(seed, number), world)
      for (const exchange of exchanges) tally.add(exchange, number)
      if (exchanges.some(isDoubtful)) again.push(number)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, lane))
  for (const number of again) await sendAlone(number, { site, world, tally })
}

const isDoubtful = ({ answer, ms }: Exchange) => answer instanceof Error || ms > PATIENCE

/**
 * Whoever was kept waiting, or got no answer, asks again, alone. What the site itself worked decides,
 * which is how long others wait for it; only who waits very long does so whatever else the machine
 * does. An export breaks off when a file of it is deleted meanwhile; alone it does not.
 */
async function sendAlone(number: number, { site, world, tally }: Omit<Sending, 'done'>) {
  const before = await site.usage()
  const exchanges = await send(requestOf(seed, number), world)
  const worked = (await site.usage()).cpu - before.cpu
  for (const exchange of exchanges) {
    if (exchange.answer instanceof Error) tally.fail(exchange, number, exchange.answer.message)
    if (worked > PATIENCE || exchange.ms > MAX_WAIT)
      tally.fail(exchange, number, `too slow, also alone: ${Math.round(worked)} ms of work`)
  }
}

/** From the first look to the last, of which each stretch has its part: a leak goes on, a larger heap does not. */
function steadyGrowth(memory: readonly number[]): number {
  const stretches = memory.slice(1).map((now, index) => now - (memory[index] ?? now))
  return Math.min(...stretches) * stretches.length
}

/** In megabytes, once the site has nothing left to do. */
async function memoryOf(site: Started['site']): Promise<number> {
  await pause(2000)
  return (await site.usage(true)).memory
}
