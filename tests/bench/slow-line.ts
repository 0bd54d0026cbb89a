/**
 * Pages over a slow line: a proxy that holds everything back as a weak telephone
 * connection does, and a browser whose processor is slowed down.
 */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page as Tab } from '@playwright/test'
import { findBrowser } from '#tests/setup/browser.ts'
import { type Kind, startServer } from './children.ts'
import { secureFront } from './secure-front.ts'

const ROUND_TRIP_MS = 400
const BYTES_PER_MS = 400_000 / 8 / 1000
const PACKET = 1460
const CPU_SLOWDOWN = 6
const PHONE = { width: 360, height: 640 }

/** In milliseconds, from the moment the address is asked for. */
type Visit = { arrived: number; styled: number; painted: number; complete: number }
/** A page and the session of who opens it. */
type Page = { path: string; cookie?: string }
/** Where it is, and the page that was opened before it. */
type Asked = Page & { origin: string; before?: Page }
const AIM = { painted: 2000, complete: 2500 }

/**
 * One direction of the line, shared by all connections: bytes go one after another.
 *
 * @returns when a packet arrives at the other end
 */
function lane() {
  let free = 0
  return (bytes: number): number => {
    free = Math.max(free, performance.now()) + bytes / BYTES_PER_MS
    return free + ROUND_TRIP_MS / 2
  }
}

/** Passes on in the order of arrival, not before `opens`. */
function passOn(from: Socket, to: Socket, arrival: (bytes: number) => number, opens: number) {
  let queue = Promise.resolve()
  const at = (moment: number, step: () => void) => {
    queue = queue.then(() => pause(Math.max(0, moment - performance.now()))).then(step)
  }
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += PACKET) {
      const packet = data.subarray(start, start + PACKET)
      at(Math.max(opens, arrival(packet.length)), () => void to.write(packet))
    }
  })
  from.on('end', () => at(0, () => void to.end()))
  from.on('error', () => to.destroy())
}

/** A port that leads to the same server over a slow line. A new connection takes a round trip. */
async function slowLine(target: string) {
  const { port, protocol } = new URL(target)
  const [up, down] = [lane(), lane()]
  const server = createServer((client) => {
    const opens = performance.now() + ROUND_TRIP_MS * 1.5
    const site = connect(Number(port), '127.0.0.1')
    passOn(client, site, up, opens)
    passOn(site, client, down, opens)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return { origin: `${protocol}//localhost:${own}`, close: () => server.close() }
}

/** Opens pages in turn, each as often, so that what slows the machine down for a while falls on all. */
async function visitInTurn(asked: Asked[], runs: number): Promise<Visit[]> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Asked for in a context, a certificate that nobody knows takes a handshake more for each file.
    args: ['--ignore-certificate-errors', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  const visits: Visit[][] = asked.map(() => [])
  try {
    for (let run = 0; run < runs; run += 1)
      for (const [index, one] of asked.entries()) visits[index]?.push(await open(browser, one))
  } finally {
    await browser.close()
  }
  return visits.map(middle)
}

/** Opens a page with nothing in the cache but what a page before it left there. */
async function open(browser: Browser, { origin, before, ...asked }: Asked): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    for (const { path, cookie } of before ? [before, asked] : [asked]) {
      const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(cookie ?? '') ?? []
      if (name) await context.addCookies([{ name, value, url: origin }])
      await goTo(page, origin + path)
    }
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    return await page.evaluate(timesOfPage)
  } finally {
    await context.close()
  }
}

/** The first page by its address, the next one from there: who comes from elsewhere gets other bytes. */
async function goTo(page: Tab, address: string) {
  if (page.url() === 'about:blank') return void (await page.goto(address, { waitUntil: 'load' }))
  const loaded = page.waitForEvent('load')
  await page.evaluate((to) => location.assign(to), address)
  await loaded
}

/** In the browser: what it noted itself. */
function timesOfPage(): Visit {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus?: string
  })[]
  // Styles that stand in the page are there with it; their sheet comes later, for the next page.
  const sheets = files.filter((file) => file.renderBlockingStatus === 'blocking')
  return {
    arrived: page?.responseEnd ?? Infinity,
    styled: Math.max(...sheets.map(({ responseEnd }) => responseEnd)),
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    complete: page?.loadEventEnd ?? Infinity,
  }
}

function middle(visits: Visit[]): Visit {
  const of = (key: keyof Visit) =>
    visits.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0
  return {
    arrived: of('arrived'),
    styled: of('styled'),
    painted: of('painted'),
    complete: of('complete'),
  }
}

/** A line for the report. */
function slowReport(path: string, { painted, complete }: Visit): string {
  return (
    `- ${met({ painted, complete }) ? 'Met' : 'Not met'}: on a slow line ${path} paints after ${seconds(painted)} s ` +
    `(at most ${seconds(AIM.painted)}) and is complete after ${seconds(complete)} s ` +
    `(at most ${seconds(AIM.complete)})`
  )
}

const met = ({ painted, complete }: typeof AIM) =>
  painted <= AIM.painted && complete <= AIM.complete
const seconds = (ms: number) => (ms / 1000).toFixed(2)

/**
 * Five pages in a fresh browser, and some as the second page, over HTTP/1.1 and over HTTP/2 with TLS.
 *
 * @param sites what is compared, by name. @param cookie of someone with answers. @param runs visits of each
 * @throws when there is no `openssl`, which makes a certificate
 */
export async function visitAllSlowly(
  sites: { name: string; origin: string }[],
  cookie: string,
  runs: number,
): Promise<string> {
  const lines: Line[] = []
  for (const { name, origin } of sites) {
    const front = await secureFront(origin)
    lines.push({ name, over: 'HTTP/1.1', ...(await slowLine(origin)) })
    lines.push({ name, over: 'HTTP/2', ...(await slowLine(front.origin)), front })
  }
  const asked = pagesOf(cookie).flatMap((page) => lines.map((line) => ({ ...line, ...page })))
  const visits = await visitInTurn(asked, runs)
  for (const { close, front } of lines) {
    close()
    front?.close()
  }
  const rows = asked.map((one, index) => rowOf(one, visits[index]))
  return [...HEAD, ...rows].join('\n')
}

/** A way to a site, until it is closed. */
type Line = {
  name: string
  over: string
  origin: string
  close: () => void
  front?: { close: () => void }
}

const HEAD = [
  `| Page | Over | Site | Page there | Styles there | Painted (at most ${seconds(AIM.painted)}) | Complete (at most ${seconds(AIM.complete)}) | Aim |`,
  '| --- | --- | --- | ---: | ---: | ---: | ---: | --- |',
]

function rowOf({ path, before, over, name }: Line & Asked, visit?: Visit): string {
  const { arrived, styled, painted, complete } = visit ?? NEVER
  const page = before ? `${path} after ${before.path}` : path
  const aim = met({ painted, complete }) ? 'met' : 'not met'
  // Styles that were in the cache are there at once.
  const times = [arrived, Math.max(arrived, styled), painted, complete]
  return `| ${[page, over, name, ...times.map(seconds), aim].join(' | ')} |`
}

const NEVER: Visit = { arrived: Infinity, styled: Infinity, painted: Infinity, complete: Infinity }

/** The landing page over the slow line, and what the server then holds. */
export async function landingOnSlowLine(kind: Kind, runs: number): Promise<string> {
  const server = await startServer(kind)
  const line = await slowLine(server.origin)
  try {
    const [middleOne = NEVER] = await visitInTurn([{ origin: line.origin, path: '/' }], runs)
    return `${slowReport('/', middleOne)}\n- Memory after a few pages: ${Math.round(await server.rss())} MB`
  } finally {
    line.close()
    await server.stop()
  }
}

const pagesOf = (cookie: string): Omit<Asked, 'origin'>[] => [
  { path: '/' },
  { path: '/kennisbank/begrafenis-of-crematie' },
  { path: '/auth' },
  { path: '/vragenlijst/praktisch', cookie },
  { path: '/dashboard', cookie },
  { path: '/auth', before: { path: '/' } },
  { path: '/dashboard', cookie, before: { path: '/auth' } },
  { path: '/vragenlijst/praktisch', cookie, before: { path: '/dashboard', cookie } },
]
