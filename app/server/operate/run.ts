/** Runs a command of an operator: reads the line, asks, looks who may, and says how it went. */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { connectAsOwner } from '#app/platform/database/owner.server.ts'
import { closeDatabase } from '#app/platform/database/sql.server.ts'
import { parseEnv, parseOwnerAddress } from '#app/platform/env.server.ts'
import { haveMasterKeys } from '#app/platform/keys/kms.server.ts'
import { type Command, type Given, Misused, Refused } from './command.ts'
import { commands } from './commands.ts'

export type Terminal = {
  say: (line: string) => void
  complain: (line: string) => void
  /** Undefined where nobody is there to answer. */
  ask: ((question: string) => Promise<boolean>) | undefined
}

const YES = { yes: { type: 'boolean', short: 'y' }, help: { type: 'boolean', short: 'h' } } as const

/**
 * @param line what stands behind the name of the program
 * @returns the code to end with: 1 when it refuses or fails, 2 when the line is wrong
 */
export async function operate(line: string[], terminal: Terminal): Promise<number> {
  const [name = '', ...rest] = line
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const isAsked = ['', 'help', '--help', '-h'].includes(name)
    const show = isAsked ? terminal.say : terminal.complain
    if (!isAsked) show(`There is no command ${name}.`)
    helpLines().forEach(show)
    return isAsked ? 0 : 2
  }
  try {
    return await carryOut(name, command, rest, terminal)
  } catch (error) {
    terminal.complain(error instanceof Error ? error.message : String(error))
    if (error instanceof Misused) terminal.complain(usageOf(name, command))
    return error instanceof Misused ? 2 : 1
  } finally {
    await closeDatabase()
  }
}

async function carryOut(
  name: string,
  command: Command,
  rest: string[],
  terminal: Terminal,
): Promise<number> {
  const given = readLine(command, rest)
  if (given.options.help) {
    terminal.say(`${usageOf(name, command)}\n    ${command.does}`)
    return 0
  }
  const words = wordsOf(command, given)
  if (given.words.length !== words.length)
    throw new Misused(`It takes ${words.join(' and ') || 'no words'}.`)
  const question = await command.asks?.(given)
  const request = randomBytes(4).toString('hex')
  const owner = await connect(request)
  try {
    if (question && !(await agreed(question, given, terminal))) {
      terminal.say('Nothing was done.')
      return 1
    }
    if (question && !(await owner.hold(command.lock ?? name)))
      throw new Refused(
        `Somebody else runs ${command.lock ?? name} now. Run it again when that has ended.`,
      )
    if (!command.withoutKeys) await haveMasterKeys()
    await command.run(given, { owner, request, say: terminal.say })
    if (owner.noted()) terminal.say(`In the audit log as request ${request}.`)
    return 0
  } finally {
    await owner.end()
  }
}

function connect(request: string) {
  parseEnv(process.env)
  if (!process.env.DATABASE_URL)
    throw new Refused('DATABASE_URL is not set: the address of the database, as its owner.')
  return connectAsOwner(parseOwnerAddress(process.env), request)
}

function readLine({ options = {} }: Command, args: string[]): Given {
  try {
    const all = { ...options, ...YES }
    const { positionals, values } = parseArgs({ args, options: all, allowPositionals: true })
    return { words: positionals, options: values as Given['options'] }
  } catch (error) {
    throw new Misused(error instanceof Error ? error.message : String(error))
  }
}

async function agreed(question: string, { options }: Given, { ask }: Terminal): Promise<boolean> {
  if (options.yes) return true
  if (!ask) throw new Misused('Nobody is there to ask. In a script, add --yes.')
  return ask(question)
}

/** With --all, nobody is named. */
const wordsOf = ({ takes = [] }: Command, { options }: Given) => (options.all ? [] : takes)

const usageOf = (name: string, { takes: words = [], optionsHelp, asks }: Command) =>
  ['operate', name, ...words, optionsHelp && `[${optionsHelp}]`, asks && '[--yes]']
    .filter(Boolean)
    .join(' ')

function helpLines(): string[] {
  return [
    'node app/server/operate.ts COMMAND, with the settings of `serve`, and DATABASE_URL as for `migrate`.',
    'What changes something asks first (--yes answers), and is noted in the audit log.',
    '',
    ...Object.entries(commands).flatMap(([name, command]) => [
      usageOf(name, command).replace('operate ', ''),
      `    ${command.does}`,
    ]),
  ]
}
