import {
  keysToReplace,
  replaceKeysBefore,
  replaceKeysOf,
} from '#app/features/manifests/ask-data-keys.server.ts'
import { type Command, dayIn, type Given, KEYS, Misused, Refused } from './command.ts'

type Whose = { email: string } | { before: Date }

function whose({ options }: Given): Whose {
  const { of: email, 'older-than': day } = options
  if (typeof email === 'string' && day === undefined) return { email }
  const before = dayIn(day)
  if (email === undefined && before) return { before: new Date(before) }
  throw new Misused('Say whose: --of EMAIL, or --older-than with a day like 2026-01-31.')
}

export const replaceDataKeys: Command = {
  lock: KEYS,
  does: 'has data keys replaced: of one person, or all that were made before a day',
  options: { of: { type: 'string' }, 'older-than': { type: 'string' } },
  optionsHelp: '--of EMAIL | --older-than DAY',
  asks: (given) => {
    const wanted = whose(given)
    const who =
      'email' in wanted
        ? wanted.email
        : `everybody whose key is from before ${wanted.before.toISOString().slice(0, 10)}`
    return `Replace the data keys of ${who}? Older contents of backups then open with the people of that time only.`
  },
  run: async (given, { owner, request, say }) => {
    const wanted = whose(given)
    if ('before' in wanted)
      say(`People: ${await replaceKeysBefore(owner, { request }, wanted.before)}.`)
    else if (!(await replaceKeysOf(owner, { request }, wanted.email)))
      throw new Refused(`${wanted.email}: nobody has an account by that address.`)
    say(
      `In the queue: ${await owner.asOperator(keysToReplace)} people. \`work\` does it; \`status\` says how many are left.`,
    )
  },
}
