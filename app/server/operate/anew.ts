/** Commands that make anew what follows from keys. Broken off, each goes on where it was. */
import { hashContacts } from '#app/features/accounts/hash-contacts.server.ts'
import { rotateKeys } from '#app/features/manifests/rotation.server.ts'
import { type Done, noteDone } from '#app/features/operator/note.server.ts'
import { rebuildIndex } from '#app/features/office-files/rebuild.server.ts'
import { newMasterKey } from '#app/platform/keys/kms.server.ts'
import { env } from '#app/platform/env.server.ts'
import { type Command, Misused, Refused, type Tools } from './command.ts'

const note = ({ owner, request }: Tools, action: Done) =>
  owner.asOperator((sql) => noteDone(sql, request, action))

const ALL = {
  options: { all: { type: 'boolean' } },
  optionsHelp: '--all',
} satisfies Partial<Command>

export const rotate: Command = {
  does: 'wraps anew the keys that an older master key wraps',
  asks: () => 'Wrap all keys by the first of MASTER_KEYS?',
  run: async (_given, tools) => {
    tools.say(`Keys wrapped anew: ${await rotateKeys()}`)
    await note(tools, 'keys.wrap')
  },
}

export const rebuildSearch: Command = {
  ...ALL,
  does: 'makes anew what people are found by: what an older search key made, or all',
  asks: () => 'Make anew what people are found by?',
  run: async ({ options: { all } }, tools) => {
    tools.say(`Made anew: ${await rebuildIndex(all === true)}`)
    await note(tools, 'search.rebuild')
  },
}

export const hashContactsAnew: Command = {
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
