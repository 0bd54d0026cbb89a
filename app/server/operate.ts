/** The commands of who runs the site: `node app/server/operate.ts` lists them. */
import { createInterface } from 'node:readline/promises'
import { operate } from './operate/run.ts'

/** Anything but yes is no. */
async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^(y|yes|j|ja)$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

process.exitCode = await operate(process.argv.slice(2), {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  ask: process.stdin.isTTY ? ask : undefined,
})
