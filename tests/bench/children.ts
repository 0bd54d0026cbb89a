/** The servers and the load, each in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import manifest from '../../package.json' with { type: 'json' }
import { freePort } from '#db/embedded.ts'
import type { Load, Outcome } from './load.ts'

/** How to start one of the servers that are compared. */
export type Kind = {
  name: string
  folder: string
  /** Program and arguments for Node. */
  args: string[]
  settings?: Record<string, string>
}

export type Running = {
  origin: string
  /** Resident memory in megabytes. */
  rss: () => Promise<number>
  /** Processor time used so far in milliseconds. */
  cpu: () => Promise<number>
  /** How often it has asked the system to write so far, to whatever. */
  writes: () => Promise<number>
  stop: () => Promise<void>
}

/** Node's settings of the start command; every server gets the same. */
export const FLAGS = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'))

const running = new Set<ChildProcess>()

/** Starts a server and waits until it answers. @param env that leads it to its database */
export async function startServer(
  { name, folder, args, settings }: Kind,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Running> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [...FLAGS, ...profiling(name), ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...env,
      // One session saves as fast as it can.
      SAVES_A_MINUTE: '1000000',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      ...settings,
    },
  })
  running.add(child)
  await untilOpen(port, child)
  return {
    origin,
    rss: () => residentMemory(child),
    cpu: () => processorTime(child),
    writes: () => writesOf(child),
    stop: () => stop(child),
  }
}

/** Starts a server in so many processes, each on a port of its own: a proxy sends the same visitor to the same. */
export async function startProcesses(kind: Kind, count: number) {
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(kind)))
  return {
    originFor: (visitor: number): string => servers[visitor % count]?.origin ?? '',
    /** As of a server, all together. */
    cpu: async () => (await Promise.all(servers.map(({ cpu }) => cpu()))).reduce((a, b) => a + b),
    stop: () => Promise.all(servers.map(({ stop: end }) => end())),
  }
}

/** With BENCH_PROFILE set to a folder, every server leaves a profile of its time there. */
function profiling(name: string): string[] {
  const folder = process.env.BENCH_PROFILE
  if (!folder) return []
  const ending = `data:text/javascript,process.on('SIGINT',()=>process.exit())`
  const file = `${name.replaceAll(/\W+/g, '-')}-${Date.now()}.cpuprofile`
  return ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${file}`, '--import', ending]
}

async function stop(child: ChildProcess) {
  running.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(process.env.BENCH_PROFILE ? 'SIGINT' : 'SIGKILL')
  await gone
}

/** Ends every process that was started here. */
export const stopChildren = () => Promise.all([...running].map(stop))

async function untilOpen(port: number, child: ChildProcess) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error('A server did not start.')
    try {
      await fetch(`http://127.0.0.1:${port}/healthz`)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('A server does not answer.')
}

/** Resident memory of a process in megabytes, as Linux counts it. */
async function residentMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

async function writesOf({ pid }: ChildProcess): Promise<number> {
  const counts = await readFile(`/proc/${pid}/io`, 'utf8')
  return Number(/syscw: (\d+)/.exec(counts)?.[1])
}

const processorTime = ({ pid }: ChildProcess): Promise<number> => timeOfProcess(pid ?? 0)

/**
 * Milliseconds of processor time of a process. Linux counts in nanoseconds what each thread has run, in
 * its code and for it in the kernel.
 */
export async function timeOfProcess(pid: number): Promise<number> {
  const threads = `/proc/${pid}/task`
  const stats = (await readdir(threads)).map((id) => readFile(`${threads}/${id}/schedstat`, 'utf8'))
  const all = (await Promise.all(stats)).map((stat) => Number(stat.split(' ', 1)[0]))
  return all.reduce((sum, one) => sum + one, 0) / 1e6
}

/** Measures once. */
export async function measure(load: Load): Promise<Omit<Outcome, 'cpu'>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  running.add(child)
  child.stdin.end(JSON.stringify(load))
  const outcome = await text(child.stdout)
  running.delete(child)
  if (!outcome) throw new Error('The measurement failed.')
  return JSON.parse(outcome) as Omit<Outcome, 'cpu'>
}
