/** The demo, in a database that was nobody's. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { onStop } from './prepare.ts'

/** Whether the command was told to leave the demo out: `npm start -- --empty`. */
export function isToStayEmpty(): boolean {
  const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } })
  return values.empty
}

/** In a process of its own, which takes its memory along when it ends. */
export async function makeDemo(): Promise<void> {
  console.log('Filling the register with people who do not exist, this once …')
  const env = { ...process.env, ...unhurried('DATABASE_URL'), ...unhurried('APP_DATABASE_URL') }
  const child = fork(join(import.meta.dirname, 'make-demo.ts'), { env })
  const ended = once(child, 'exit')
  onStop(async () => {
    child.kill()
    await ended
  })
  const [code] = (await ended) as [number | null]
  if (code !== 0)
    throw new Error('The demo was not finished. Remove the folder .data and start again.')
}

/** Nothing waits until it is on the disk: what a crash would lose is made anew. */
function unhurried(name: string): Record<string, string> {
  const url = new URL(process.env[name] ?? '')
  url.searchParams.set('synchronous_commit', 'off')
  return { [name]: url.href }
}
