/**
 * Pages over a slow line: a proxy that holds everything back as a weak telephone
 * connection does, and a browser whose processor is slowed down.
 */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { findBrowser } from '#tests/setup/browser.ts'
import { type Kind, startServer } from './children.ts'

const ROUND_TRIP_MS = 400
const BYTES_PER_MS = 400_000 / 8 / 1000
const PACKET = 1460
const CPU_SLOWDOWN = 6
const PHONE = { width: 360, height: 640 }

/** In milliseconds, from the moment the address is asked for. */
type Visit = { painted: number; complete: number }
/** A page and the session of who opens it. */
type Asked = { path: string; cookie?: string }
const AIM: Visit = { painted: 2000, complete: 2500 }

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
  const { port } = new URL(target)
  const [up, down] = [lane(), lane()]
  const server = createServer((client) => {
    const opens = performance.now() + ROUND_TRIP_MS * 1.5
    const site = connect(Number(port), '127.0.0.1')
    passOn(client, site, up, opens)
    passOn(site, client, down, opens)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return { origin: `http://localhost:${own}`, close: () => server.close() }
}

/** Opens a page in a fresh browser, so many times, and gives the medians. */
async function visitSlowly(site: string, { path, cookie }: Asked, runs: number): Promise<Visit> {
  const line = await slowLine(site)
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const visits: Visit[] = []
  try {
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: PHONE })
      const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(cookie ?? '') ?? []
      if (name) await context.addCookies([{ name, value, url: line.origin }])
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      await page.goto(line.origin + path, { waitUntil: 'load' })
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length,
      )
      visits.push(
        await page.evaluate(() => ({
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
          complete: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
            .loadEventEnd,
        })),
      )
      await context.close()
    }
  } finally {
    await browser.close()
    line.close()
  }
  return { painted: middle(visits, 'painted'), complete: middle(visits, 'complete') }
}

const middle = (visits: Visit[], key: keyof Visit) =>
  visits.map((visit) => visit[key]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0

/** A line for the report. */
function slowReport({ path }: Asked, visit: Visit): string {
  const met = visit.painted <= AIM.painted && visit.complete <= AIM.complete
  const seconds = (ms: number) => (ms / 1000).toFixed(2)
  return (
    `- ${met ? 'Met' : 'Not met'}: on a slow line ${path} paints after ${seconds(visit.painted)} s ` +
    `(at most ${seconds(AIM.painted)}) and is complete after ${seconds(visit.complete)} s ` +
    `(at most ${seconds(AIM.complete)})`
  )
}

/** @param cookie of someone with answers. @param runs visits of each page */
export async function visitAllSlowly(site: string, cookie: string, runs: number): Promise<string> {
  const lines: string[] = []
  for (const asked of pagesOf(cookie))
    lines.push(slowReport(asked, await visitSlowly(site, asked, runs)))
  return lines.join('\n')
}

/** The landing page over the slow line, and what the server then holds. */
export async function landingOnSlowLine(kind: Kind, runs: number): Promise<string> {
  const server = await startServer(kind)
  try {
    const slow = slowReport(FRONT, await visitSlowly(server.origin, FRONT, runs))
    return `${slow}\n- Memory after a few pages: ${Math.round(await server.rss())} MB`
  } finally {
    await server.stop()
  }
}

const FRONT: Asked = { path: '/' }

const pagesOf = (cookie: string): Asked[] => [
  FRONT,
  { path: '/kennisbank/begrafenis-of-crematie' },
  { path: '/auth' },
  { path: '/vragenlijst/praktisch', cookie },
  { path: '/dashboard', cookie },
]
