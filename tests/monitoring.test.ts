/** The rules that tell somebody of trouble: each says what to do, and goes off when it should. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findProgram } from './setup/browser.ts'

const RULES = resolve('docs/monitoring/alerts.yml')
const text = await readFile(RULES, 'utf8')
const alerts = text
  .split(/^ +- alert: /m)
  .slice(1)
  .map((body) => ({ name: /^\w+/.exec(body)?.[0] ?? '', body }))
const NAMES = alerts.map(({ name }) => name)

type Case = {
  /** What is told, one value a minute (`0+1x90` grows by one, `3x90` stays). */
  trouble: Record<string, string>
  /** The same while all is well. */
  well: Record<string, string>
  /** What else the alert says of itself. */
  labels?: Record<string, string>
}

const METRIC = 'wensenregister_'
const serve = `${METRIC}info{command="serve"}`
const work = `${METRIC}info{command="work"}`
const requests = (status: string) =>
  `${METRIC}request_seconds_count{route="/",method="GET",status="${status}"}`
const bucket = (le: string) =>
  `${METRIC}request_seconds_bucket{route="vragenlijst/:section",method="POST",status="303",le="${le}"}`
const saves = (outcome: string) => `${METRIC}saves_total{outcome="${outcome}"}`

/** One series that is one thing in trouble and another while all is well. */
const either = (
  series: string,
  trouble: string,
  well: string,
  labels: Record<string, string> = {},
): Case => ({ trouble: { [series]: trouble }, well: { [series]: well }, labels })

/** For each alert: what sets it off. */
const CASES: Record<string, Case> = {
  NobodyServes: {
    trouble: { [work]: '1x90' },
    well: { [serve]: '1x90' },
    labels: { command: 'serve' },
  },
  NobodyWorks: {
    trouble: { [serve]: '1x90' },
    well: { [work]: '1x90' },
    labels: { command: 'work' },
  },
  DatabaseAway: either(`${METRIC}database_up`, '0x90', '1x90'),
  FilesCannotBeKept: either(`${METRIC}storage_up`, '0x90', '1x90'),
  RequestsFail: {
    trouble: { [requests('200')]: '0+600x90', [requests('500')]: '0+60x90' },
    well: { [requests('200')]: '0+600x90', [requests('500')]: '0+6x90' },
  },
  SavesAreSlow: {
    trouble: { [bucket('1')]: '0+50x90', [bucket('2.5')]: '0+60x90', [bucket('+Inf')]: '0+60x90' },
    well: { [bucket('1')]: '0+60x90', [bucket('2.5')]: '0+60x90', [bucket('+Inf')]: '0+60x90' },
  },
  SavesFail: either(saves('failed'), '0+1x90', '0x90'),
  ManyConflicts: {
    trouble: { [saves('conflict')]: '0+5x90', [saves('stored')]: '0+50x90' },
    well: { [saves('conflict')]: '0+1x90', [saves('stored')]: '0+50x90' },
  },
  QueueIsLate: either(`${METRIC}job_oldest_seconds{task="send-mail"}`, '0+60x90', '20x90', {
    task: 'send-mail',
  }),
  JobsGaveUp: either(`${METRIC}jobs{task="send-mail",state="failed"}`, '1x90', '0x90', {
    task: 'send-mail',
  }),
  MailsWait: either(`${METRIC}mail_oldest_seconds`, '0+60x90', '20x90'),
  MailsNeedReview: either(`${METRIC}mails{state="failed"}`, '1x90', '0x90'),
  MailsFail: either(`${METRIC}mail_tries_total{outcome="failed"}`, '0+2x90', '0x90'),
  SomethingNeedsAPerson: either(`${METRIC}attention{kind="refund"}`, '1x90', '0x90', {
    kind: 'refund',
  }),
  AuditLogIsNotChained: either(`${METRIC}audit_unchained_seconds`, '0+60x90', '30x90'),
  BackupIsLate: either(`${METRIC}backup_seconds`, '200000x90', '50000x90'),
  ConnectionsAreUsedUp: either(
    `${METRIC}connections{instance="a",pool="site",state="waiting"}`,
    '20x90',
    '0x90',
    { instance: 'a', pool: 'site' },
  ),
  EventLoopIsLate: either('nodejs_eventloop_lag_p99_seconds{instance="a"}', '2x90', '0.02x90', {
    instance: 'a',
  }),
  MemoryGrows: either(
    'process_resident_memory_bytes{job="wensenregister",instance="a"}',
    '1000000000x90',
    '300000000x90',
    { job: 'wensenregister', instance: 'a' },
  ),
  StandbyIsBehind: either(`${METRIC}standby_lag_seconds{standby="copy"}`, '100x90', '1x90', {
    standby: 'copy',
  }),
}

test('each alert has what sets it off here', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(NAMES.toSorted())
})

test.each(alerts)('$name says how bad it is, what it is and what to do', ({ body }) => {
  expect(body).toMatch(/severity: (page|ticket)\b/)
  expect(body).toMatch(/summary: \S/)
  const [, told = ''] = /runbook:([^]*)$/.exec(body) ?? []
  expect(told.replaceAll(/\s+/g, ' ').length).toBeGreaterThan(60)
})

type Panel = {
  id: number
  type: string
  title: string
  gridPos: { h: number; w: number; x: number; y: number }
  targets: { refId: string; expr: string; legendFormat: string }[]
}

const dashboard = JSON.parse(await readFile('docs/monitoring/dashboard.json', 'utf8')) as {
  panels: Panel[]
}
const PANELS = dashboard.panels.filter(({ type }) => type !== 'row')

describe('the dashboard', () => {
  test('has each panel once, and none over another', () => {
    const ids = dashboard.panels.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    const squares = dashboard.panels.flatMap(({ gridPos: { h, w, x, y } }) =>
      Array.from({ length: h * w }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    )
    expect(squares.length).toBe(new Set(squares).size)
    expect(Math.max(...dashboard.panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24)
  })

  test.each(PANELS)('names each line of $title by labels that it has', ({ targets }) => {
    for (const { expr, legendFormat } of targets) {
      const named = Array.from(legendFormat.matchAll(/\{\{(\w+)\}\}/g), ([, label]) => label)
      const [, by] = /\bby \(([^)]*)\)/.exec(expr) ?? []
      // What is not added up keeps the label of the process that told it.
      expect(by?.split(', ') ?? ['instance']).toEqual(expect.arrayContaining(named))
    }
  })
})

/** After an hour: everything that has to last has lasted, and the first values are out of sight. */
const AT = '62m'

const promtool = findProgram('promtool')

describe.skipIf(!promtool)('by promtool (Debian package prometheus; skipped without it)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const severityOf = (name: string) =>
    /severity: (\w+)/.exec(alerts.find((one) => one.name === name)?.body ?? '')?.[1]

  /** That this alert goes off after an hour of what is told, or does not; of the others nothing. */
  function question(name: string, series: Record<string, string>, fires: boolean) {
    const labels = { alertname: name, alertstate: 'firing', severity: severityOf(name) }
    const own = { ...labels, ...CASES[name]?.labels }
    const said = Object.entries(own).map(([key, value]) => `${key}="${value}"`)
    const expected = [{ labels: `ALERTS{${said.join(',')}}`, value: 1 }]
    return {
      interval: '1m',
      input_series: Object.entries(series).map(([one, values]) => ({ series: one, values })),
      promql_expr_test: [
        {
          expr: `ALERTS{alertname="${name}",alertstate="firing"}`,
          eval_time: AT,
          exp_samples: fires ? expected : [],
        },
      ],
    }
  }

  function run(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(promtool ?? '', args, { encoding: 'utf8' })
    return { status, said: status === 0 ? '' : stdout + stderr }
  }

  const right = { status: 0, said: '' }

  test.each([
    ['goes off in its trouble', 'trouble'],
    ['is quiet while all is well', 'well'],
  ] as const)('each alert %s', (_what, kind) => {
    const file = join(folder, `${kind}.yml`)
    const tests = NAMES.map((name) => question(name, CASES[name]?.[kind] ?? {}, kind === 'trouble'))
    writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests }))
    expect(run('test', 'rules', file)).toEqual(right)
  })

  test('rules and the example of settings are as Prometheus reads them', () => {
    expect(run('check', 'config', 'docs/monitoring/prometheus.yml')).toEqual(right)
  })

  test('what each panel of the dashboard asks is as Prometheus reads it', () => {
    const groups = PANELS.map(({ title, targets }) => ({
      name: title,
      rules: targets.map(({ refId, expr }) => ({ record: `line_${refId}`, expr })),
    }))
    const file = join(folder, 'dashboard.yml')
    writeFileSync(file, JSON.stringify({ groups }))
    expect(run('check', 'rules', file)).toEqual(right)
  })
})
