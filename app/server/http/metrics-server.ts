/** What is counted, for what watches the register: on an address of its own that the internet never reaches. */
import { lookup } from 'node:dns/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import ipaddr from 'ipaddr.js'
import { recentState } from '#app/features/operator/state.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { readMetrics, startMetrics } from '#app/platform/metrics.server.ts'
import { listen } from './listen.ts'
import { type Command, stateReadings } from './state-readings.ts'

/** Of this machine, or of a network that nobody routes. */
const PRIVATE = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

/** Whether an address is of this machine or of a private network. */
export const isPrivate = (address: string): boolean =>
  ipaddr.isValid(address) && PRIVATE.has(ipaddr.process(address).range())

/** A proxy says for whom it asks in one of these. */
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** A number, or a name that only a network of one's own knows: a page elsewhere cannot have it. */
const OWN_HOST = /^(?:localhost|[\d.]+|\[[\da-f:.]+\]|[\w-]+|[\w.-]+\.internal)(?::\d+)?$/i

/**
 * Whether a question may be answered: from nearby, by whoever watches itself.
 *
 * @param ofProxy the header in which a proxy says who visits, where it has one of its own
 */
export function mayRead(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  ofProxy = '',
): boolean {
  return (
    isPrivate(socket.remoteAddress ?? '') &&
    [...OF_PROXIES, ofProxy].every((name) => headers[name] === undefined) &&
    OWN_HOST.test(headers.host ?? '')
  )
}

/** One for a process, also where it does both. */
let isServed = false

/**
 * Tells what is counted at `/metrics`, where `METRICS_PORT` is set.
 *
 * @returns what stops it
 * @throws when the port is taken, or the address is not private
 */
export async function serveMetrics(command: Command): Promise<() => Promise<void>> {
  const { METRICS_PORT, METRICS_HOST } = env()
  if (METRICS_PORT === undefined || isServed) return async () => {}
  isServed = true
  const { address } = await lookup(METRICS_HOST)
  if (!isPrivate(address))
    throw new Error('METRICS_HOST: verwacht een adres van deze machine of van een eigen netwerk.')
  await startMetrics()
  const server = createServer((req, res) => void answer(command, req, res))
  await listen(server, { port: METRICS_PORT, host: address }, 'METRICS_PORT')
  log().info({ port: (server.address() as AddressInfo).port }, 'metrics')
  return async () => {
    isServed = false
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

async function answer(command: Command, req: IncomingMessage, res: ServerResponse) {
  res.setHeader('X-Content-Type-Options', 'nosniff')
  if (!mayRead(req, env().CLIENT_IP_HEADER)) return say(res, 403, 'Not from here.')
  if (req.url !== '/metrics' || req.method !== 'GET') return say(res, 404, 'GET /metrics')
  try {
    const { type, text } = await readMetrics(stateReadings(command, await recentState()))
    res.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
  } catch (error) {
    log().error({ err: error }, 'metrics not read')
    say(res, 500, 'See the log.')
  }
}

const say = (res: ServerResponse, status: number, text: string) =>
  void res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
