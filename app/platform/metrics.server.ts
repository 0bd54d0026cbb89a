/**
 * What this process counts of its own work, for what watches it. Labels are patterns and names out of
 * the code: never a value of a person. Nothing is counted, and the library not loaded, before
 * `startMetrics`.
 */
import type { Counter, Gauge, Histogram, OpenMetricsContentType, Registry } from 'prom-client'

/** In seconds. A save has to be there within a quarter of a second; nobody waits longer than ten. */
const REQUEST_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Answer = { method: string; route: string; status: number; ms: number }
/** `failed`: of one try, which is done again; `review`: left for a person. */
const MAILS = ['sent', 'failed', 'review'] as const
/** `stored` is what was stored before, too: a save that is sent twice. */
const SAVES = ['stored', 'conflict', 'failed'] as const
type SaveOutcome = (typeof SAVES)[number]

/** What is read when somebody asks, and not counted as it happens. */
export type Reading = {
  name: string
  help: string
  labels: readonly string[]
  values: { labels?: Record<string, string>; value: number }[]
}

export type PoolCounts = { used: number; idle: number; waiting: number; most: number }

type Meters = {
  registry: Registry<OpenMetricsContentType>
  requests: Histogram<'method' | 'route' | 'status'>
  saves: Counter<'outcome'>
  mails: Counter<'outcome'>
  jobs: Counter<'task' | 'outcome'>
  gaugeOf: (reading: Reading) => Gauge
}

let meters: Meters | undefined

const pools = new Map<string, () => PoolCounts>()

/** Counts from now on. Twice is as once. */
export async function startMetrics(): Promise<void> {
  if (meters) return
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const gauges = new Map<string, Gauge>()
  const saves = counter('wensenregister_saves_total', 'Saves of a section of wishes', ['outcome'])
  const mails = counter('wensenregister_mail_tries_total', 'Tries to hand a mail over', ['outcome'])
  // From the beginning, or the first of each would not show as a change.
  for (const outcome of SAVES) saves.inc({ outcome }, 0)
  for (const outcome of MAILS) mails.inc({ outcome }, 0)
  meters = {
    registry,
    requests: new Histogram({
      name: 'wensenregister_request_seconds',
      help: 'Time until the answer of a request, by the pattern of its route',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    saves,
    mails,
    jobs: counter('wensenregister_job_tries_total', 'Jobs that were tried', ['task', 'outcome']),
    gaugeOf: ({ name, help, labels }) => {
      const gauge = gauges.get(name) ?? new Gauge({ name, help, labelNames: labels, registers })
      gauges.set(name, gauge)
      return gauge
    },
  }
}

/** Counts an answer, with the pattern of its route. */
export function countAnswer({ method, route, status, ms }: Answer): void {
  meters?.requests.observe({ method, route, status }, ms / 1000)
}

/** Counts a save of wishes, by what became of it. @throws what `saving` throws */
export async function countSave<T extends { ok: boolean }>(saving: Promise<T>): Promise<T> {
  try {
    const result = await saving
    meters?.saves.inc({ outcome: (result.ok ? 'stored' : 'conflict') satisfies SaveOutcome })
    return result
  } catch (error) {
    meters?.saves.inc({ outcome: 'failed' satisfies SaveOutcome })
    throw error
  }
}

/** Counts a try to hand a mail over. */
export function countMail(outcome: (typeof MAILS)[number]): void {
  meters?.mails.inc({ outcome })
}

/** Counts a job that was tried. */
export function countJob(task: string, outcome: 'done' | 'failed'): void {
  meters?.jobs.inc({ task, outcome })
}

/** Has the connections of a pool told from now on, by the name of the pool. */
export function watchPool(name: string, read: () => PoolCounts): void {
  pools.set(name, read)
}

const POOL_STATES = ['used', 'idle', 'waiting', 'most'] as const

const ofPools = (): Reading => ({
  name: 'wensenregister_connections',
  help: 'Connections to the database by pool; waiting: who wants one, most: how many there can be',
  labels: ['pool', 'state'],
  values: [...pools].flatMap(([pool, read]) => {
    const counts = read()
    return POOL_STATES.map((state) => ({ labels: { pool, state }, value: counts[state] }))
  }),
})

/**
 * All that is counted, in the format OpenMetrics.
 *
 * @param readings what is known otherwise, to be told with it
 * @throws before `startMetrics`
 */
export async function readMetrics(
  readings: readonly Reading[],
): Promise<{ type: string; text: string }> {
  if (!meters) throw new Error('Nothing is counted.')
  for (const reading of [ofPools(), ...readings]) {
    const gauge = meters.gaugeOf(reading)
    gauge.reset()
    for (const { labels = {}, value } of reading.values) gauge.set(labels, value)
  }
  const { registry } = meters
  return { type: registry.contentType, text: await registry.metrics() }
}
