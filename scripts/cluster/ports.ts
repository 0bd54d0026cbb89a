/** At which port of this machine each part listens. */
import { createServer } from 'node:net'

/** How far each port is from the first. */
const PLACES = {
  site: 0,
  primary: 1,
  pooler: 2,
  files: 3,
  secure: 4,
  open: 5,
  web1: 11,
  web2: 12,
  web3: 13,
  pg1: 21,
  pg2: 22,
  rest1: 31,
  rest2: 32,
  etcd1: 41,
  etcd2: 42,
  etcd3: 43,
  peer1: 51,
  peer2: 52,
  peer3: 53,
}

export type PartName = keyof typeof PLACES
export type Ports = Record<PartName, number>

const LAST = Math.max(...Object.values(PLACES))

/** The ports of a cluster. @throws when the first leaves no room for the others */
export function portsFrom(first: number): Ports {
  if (!Number.isInteger(first) || first < 1024 || first + LAST > 65_535)
    throw new Error(`The first port is a number from 1024 to ${65_535 - LAST}.`)
  const all = Object.entries(PLACES).map(([name, place]) => [name, first + place])
  return Object.fromEntries(all) as Ports
}

/** Looks at each before anything starts. @throws naming those that something else listens at */
export async function refuseTaken(ports: Ports): Promise<void> {
  const all = Object.entries(ports)
  const free = await Promise.all(all.map(([, port]) => isFree(port)))
  const taken = all.filter((_, index) => !free[index]).map(([name, port]) => `${port} (${name})`)
  if (taken.length > 0)
    throw new Error(
      `Nothing was started: something else listens at port ${taken.join(', ')}. Stop that, or choose others with --port.`,
    )
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** For tests: the first port of a row that nothing listens at. */
export async function freePorts(): Promise<number> {
  for (let tried = 0; tried < 100; tried += 1) {
    const first = 20_000 + Math.floor(Math.random() * 100) * 100
    const free = await refuseTaken(portsFrom(first)).then(
      () => true,
      () => false,
    )
    if (free) return first
  }
  throw new Error('There are no free ports.')
}
