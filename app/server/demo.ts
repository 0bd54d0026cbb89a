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
  const child = fork(join(import.meta.dirname, 'make-demo.ts'))
  const ended = once(child, 'exit')
  onStop(async () => {
    child.kill()
    await ended
  })
  const [code] = (await ended) as [number | null]
  if (code !== 0)
    throw new Error('The demo was not finished. Remove the folder .data and start again.')
}
