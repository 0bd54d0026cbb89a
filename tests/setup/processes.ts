import { readdir, readFile } from 'node:fs/promises'

/** What every program gets that tests start: where Node keeps what it has compiled makes it start sooner. */
export const inherited = () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}

type Command = {
  /** Of a command of ours its name, else ''. */
  command: string
  environment: string
}

/** The processes that a process has started, and what each knows by its environment (Linux). */
export async function commandsOf(parent: number): Promise<Command[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(pids.map((pid) => commandIn(`/proc/${pid}`, parent)))
  return all.flatMap((one) => one ?? [])
}

async function commandIn(folder: string, parent: number): Promise<Command | undefined> {
  try {
    const status = await readFile(`${folder}/status`, 'utf8')
    if (!status.includes(`\nPPid:\t${parent}\n`)) return undefined
    const [, command = ''] =
      /app\/server\/(\w+)\.ts/.exec(await readFile(`${folder}/cmdline`, 'utf8')) ?? []
    return { command, environment: await environmentOf(folder) }
  } catch {
    return undefined // it has ended
  }
}

/** What a process was started with. */
export const environmentOf = (folder: string) => readFile(`${folder}/environ`, 'utf8')
