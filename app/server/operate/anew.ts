/** Commands that make anew what follows from keys. Broken off, each goes on where it was. */
import { hashContacts } from '#app/features/accounts/hash-contacts.server.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { processesWithout } from '#app/features/manifests/processes.server.ts'
import { leftUnderOlder, rotateKeys } from '#app/features/manifests/rotation.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { masterKeyNames } from '#app/platform/keys/crypto.server.ts'
import { type Done, noteDone } from '#app/features/operator/note.server.ts'
import { rebuildIndex } from '#app/features/office-files/rebuild.server.ts'
import { newMasterKey } from '#app/platform/keys/kms.server.ts'
import { env } from '#app/platform/env.server.ts'
import { type Command, type Given, KEYS, Misused, Refused, type Tools } from './command.ts'

const note = ({ owner, request }: Tools, action: Done) =>
  owner.asOperator((sql) => noteDone(sql, request, action))

const ALL = {
  options: { all: { type: 'boolean' } },
  optionsHelp: '--all',
} satisfies Partial<Command>

/** Looks again and again until there is nothing to wait for, and says each time that it changes. */
async function until(find: () => Promise<string>, seconds: number, say: Tools['say']) {
  let said = ''
  for (let waits = await find(); waits !== ''; waits = await find()) {
    if (waits !== said) say(waits)
    said = waits
    await pause(seconds * 1000)
  }
}

/** Seconds between two looks. */
function secondsOf({ options: { every = '15' } }: Given): number {
  const seconds = Number(every)
  if (!(seconds > 0 && seconds <= 3600)) throw new Misused('--every takes seconds, 3600 at most.')
  return seconds
}

const inFront = async (sql: Sql, master: string) => {
  const others = await processesWithout(sql, master)
  if (others.length === 0) return ''
  const which = others.map(({ command, first }) => `${command} (${first ?? 'no key'})`).join(', ')
  return `Waiting for processes that do not have ${master} in front: ${which}. Restart them.`
}

const goesByItself = async (sql: Sql) => {
  const left = (await leftUnderOlder(sql)).filter(({ total }) => total > 0)
  if (left.length === 0) return ''
  const what = left.map(({ table, total }) => `${total} ${table}`).join(', ')
  return `Waiting for what goes by itself: ${what}. It can be stopped and run again.`
}

const brokenAnyway = async (sql: Sql) => {
  const left = await leftUnderOlder(sql)
  return left.flatMap(({ table, broken }) => (broken > 0 ? [`${broken} ${table}`] : []))
}

export const rotate: Command = {
  lock: KEYS,
  does: 'replaces the master key: waits until every process has it, wraps anew, says when older ones may go',
  options: { every: { type: 'string' } },
  optionsHelp: '--every SECONDS',
  asks: (given) => {
    secondsOf(given)
    return 'Wrap all keys by the first of MASTER_KEYS, once every process has it in front?'
  },
  run: async (given, tools) => {
    const { owner, say } = tools
    const [seconds, [master = '', ...older]] = [secondsOf(given), masterKeyNames()]
    await until(() => owner.asOperator((sql) => inFront(sql, master)), seconds, say)
    const { wrapped, broken } = await rotateKeys()
    say(`Keys wrapped anew: ${wrapped}`)
    await note(tools, 'keys.wrap')
    await until(() => owner.asOperator(goesByItself), seconds, say)
    const all = [...broken, ...(await owner.asOperator(brokenAnyway))]
    if (all.length > 0)
      throw new Refused(
        `No master key opens these, and they were passed over: ${all.join(', ')}. Look at them before an older key goes: one may be missing from MASTER_KEYS.`,
      )
    if (older.length > 0)
      say(
        `Nothing needs ${older.join(', ')} any more but backups from before: take it out of MASTER_KEYS, restart every process, and then run hash-contacts --all.`,
      )
  },
}

export const rebuildSearch: Command = {
  lock: KEYS,
  ...ALL,
  does: 'makes anew what people are found by: what an older search key made, or all',
  asks: () => 'Make anew what people are found by?',
  run: async ({ options: { all } }, tools) => {
    tools.say(`Made anew: ${await rebuildIndex(all === true)}`)
    await note(tools, 'search.rebuild')
  },
}

export const hashContactsAnew: Command = {
  lock: KEYS,
  ...ALL,
  does: 'fills in by what trusted people are recognised: where it is missing, or all',
  asks: () => 'Fill in by what trusted people are recognised?',
  run: async ({ options: { all } }, tools) => {
    tools.say(`Filled in: ${await hashContacts(all === true)}`)
    await note(tools, 'contacts.hash')
  },
}

export const makeMasterKey: Command = {
  does: 'has KMS make a master key, and prints it as it stands in MASTER_KEYS; nothing changes',
  takes: ['NAME'],
  withoutKeys: true,
  run: async ({ words: [name = ''] }, { say }) => {
    if (!/^[a-z0-9-]{1,32}$/.test(name))
      throw new Misused(
        'NAME has lower-case letters, digits and dashes, and was never used before.',
      )
    if (!env().KMS_KEY)
      throw new Refused('KMS_KEY is not set, nor its keys: there is no KMS to ask.')
    say(await newMasterKey(name))
  },
}
