/** What watches the register is told how much of what kind, by an address of its own, and of nobody. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#app/features/manifests/jobs.server.ts'
import { freePort } from '#db/embedded.ts'
import { readOpenMetrics, type Sample } from '#tests/fixtures/metrics.ts'
import { Visitor } from '#tests/setup/client.ts'
import { ownSite } from '#tests/setup/own-site.ts'

let site: Awaited<ReturnType<typeof ownSite>>
let metrics: string
let log = ''

/** What OpenMetrics adds to the name of a family. */
const SUFFIX = /_(?:total|bucket|count|sum)$/

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
/** What somebody types or is sent, in places where it can stand. */
const PERSONAL = ['piet.jansen@example.nl', 'WR12345678', 'Zonnebloem', TRACE.slice(0, 24)]

beforeAll(async () => {
  const port = await freePort()
  const settings = { METRICS_PORT: String(port), LOG_LEVEL: 'info' }
  site = await ownSite('metrics', settings, (text) => (log += text))
  metrics = `http://127.0.0.1:${port}/metrics`
  const visitor = new Visitor(site.address)
  await visitor.get('/')
  await visitor.get('/kennisbank/wilsverklaring')
  await visitor.get('/sleutels.json', { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` })
  for (const said of PERSONAL) {
    await visitor.get(`/auth/link?token=${said}`)
    await visitor.get(`/kennisbank?q=${said}`)
    await visitor.get(`/${said}`)
    await visitor.get(`/franchise/facturen/${said}`)
    await visitor.post('/auth', { email: said, password: said })
  }
  await visitor.post('/auth', {
    intent: 'forgot',
    email: 'piet.jansen@example.nl',
  })
})

afterAll(() => site.stop())

const told = async () => readOpenMetrics(await (await fetch(metrics)).text())

test('it is in the format OpenMetrics, each family once', async () => {
  const answer = await fetch(metrics)
  expect(answer.headers.get('content-type')).toContain(
    'application/openmetrics-text; version=1.0.0',
  )
  const text = await answer.text()
  expect(text.endsWith('# EOF\n')).toBe(true)
  const { families } = readOpenMetrics(text)
  expect(families.filter((name, index) => families.indexOf(name) !== index)).toEqual([])
})

describe('labels', () => {
  /** By label: what it may say. */
  const allowed = (): Record<string, (value: string) => boolean> => {
    const parts = new Set(site.routes.flatMap(({ path }) => path?.split('/') ?? []))
    const among = (names: readonly string[]) => (value: string) => names.includes(value)
    return {
      route: (value) => value.split('/').every((part) => part === '' || parts.has(part)),
      method: among(['GET', 'HEAD', 'POST']),
      status: (value) => /^[1-5]\d\d$/.test(value),
      task: (value) => value in jobs,
      state: (value) => /^[a-z]+$/.test(value),
      outcome: among(['stored', 'conflict', 'failed', 'sent', 'review', 'done']),
      pool: among(['site', 'limits', 'queue']),
      kind: (value) => /^[a-z_]+$/.test(value),
      command: among(['serve', 'work']),
      le: (value) => value === '+Inf' || Number(value) > 0,
      // Of the library: about node itself.
      ...Object.fromEntries(
        ['version', 'node', 'major', 'minor', 'patch', 'type', 'space', 'quantile'].map((name) => [
          name,
          (value: string) => /^[\w.]+$/.test(value),
        ]),
      ),
    }
  }

  test('say patterns and names of the code, nothing that somebody asked for or typed', async () => {
    const { samples } = await told()
    const may = allowed()
    const strange = samples.flatMap(({ name, labels }) =>
      Object.entries(labels)
        .filter(([label, value]) => !may[label]?.(value))
        .map(([label, value]) => `${name} ${label}="${value}"`),
    )
    expect(strange).toEqual([])
    const text = JSON.stringify(samples)
    for (const said of PERSONAL) expect(text).not.toContain(said)
  })
})

/** Names of metrics in an expression; what a label says is left out. */
const namesIn = (text: string) =>
  Array.from(
    text.replaceAll(/"[^"]*"/g, '').matchAll(/\b(?:wensenregister|nodejs|process)_\w+/g),
    ([name]) => name,
  )

const FOLDER = 'docs/monitoring'

/** All expressions of the dashboard. */
async function dashboard(): Promise<string> {
  type Panel = { targets?: { expr: string }[] }
  const { panels } = JSON.parse(await readFile(`${FOLDER}/dashboard.json`, 'utf8')) as {
    panels: Panel[]
  }
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n')
}

/** All expressions of the rules, which end where something else is said of the alert. */
async function rules(): Promise<string> {
  const text = await readFile(`${FOLDER}/alerts.yml`, 'utf8')
  return Array.from(text.matchAll(/^ +expr:([^]*?)\n +(?:for|labels):/gm), ([, one]) => one).join(
    '\n',
  )
}

test.each([
  ['alert rules', rules],
  ['dashboard', dashboard],
])('each metric that the %s name is told', async (_which, read) => {
  const { families } = await told()
  const known = new Set(families)
  const names = namesIn(await read())
  expect(names.length).toBeGreaterThan(15)
  const isTold = (name: string) => known.has(name) || known.has(name.replace(SUFFIX, ''))
  expect(names.filter((name) => !isTold(name))).toEqual([])
})

/** In an expression: metrics with labels that they are chosen by, and labels that they are added up by. */
function labelsAsked(text: string): { metric: string; label: string }[] {
  const chosen = Array.from(
    text.matchAll(/\b((?:wensenregister|nodejs|process)_\w+)\{([^}]*)\}/g),
    ([, metric = '', matchers = '']) =>
      Array.from(matchers.matchAll(/(\w+) *[=!]/g), ([, label = '']) => ({ metric, label })),
  )
  const grouped = Array.from(
    text.matchAll(/\bby \(([^)]*)\) \(+(?:rate\()?(\w+)/g),
    ([, labels = '', metric = '']) => labels.split(', ').map((label) => ({ metric, label })),
  )
  return [...chosen, ...grouped].flat()
}

/** By what scrapes: which process told it. */
const OF_PROMETHEUS = new Set(['job', 'instance'])

test.each([
  ['alert rules', rules],
  ['dashboard', dashboard],
])('each label that the %s choose or add up by is one of that metric', async (_which, read) => {
  const { samples } = await told()
  const labelsOf = new Map<string, Set<string>>()
  for (const { name, labels } of samples)
    labelsOf.set(name, new Set([...(labelsOf.get(name) ?? []), ...Object.keys(labels)]))
  const asked = labelsAsked(await read()).filter(({ label }) => !OF_PROMETHEUS.has(label))
  expect(asked.length).toBeGreaterThan(10)
  const wrong = asked.filter(({ metric, label }) => labelsOf.get(metric)?.has(label) === false)
  expect(wrong).toEqual([])
})

const counted = (samples: Sample[], route: string, status: string) =>
  samples.find(
    ({ name, labels }) =>
      name === 'wensenregister_request_seconds_count' &&
      labels.route === route &&
      labels.status === status,
  )?.value

test('requests are counted by the pattern of their route and by status', async () => {
  const { samples } = await told()
  expect(counted(samples, '/', '200')).toBe(1)
  expect(counted(samples, 'kennisbank/:slug', '200')).toBe(1)
  expect(counted(samples, '*', '404')).toBe(PERSONAL.length)
})

test('it is told on its own address only, and not through a proxy', async () => {
  const asked = new Visitor(site.address)
  expect((await asked.get('/metrics')).status).toBe(404)
  const forwarded = await fetch(metrics, { headers: { 'x-forwarded-for': '192.0.2.1' } })
  expect(forwarded.status).toBe(403)
  expect(await forwarded.text()).not.toContain('wensenregister_')
  const elsewhere = await fetch(metrics.replace('/metrics', '/'))
  expect(elsewhere.status).toBe(404)
})

test('a line in the log has the number of the request and the trace that it came with', () => {
  const lines = log.split('\n').filter((line) => line.includes('"sleutels.json"'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    trace: TRACE,
    reference: expect.stringMatching(/^[0-9a-f]{8}$/),
  })
})
