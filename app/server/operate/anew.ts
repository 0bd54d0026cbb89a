/** Commands that make anew what follows from keys. Broken off, each goes on where it was. */
import { hashContacts } from '#app/features/accounts/hash-contacts.server.ts'
import { rotateKeys } from '#app/features/manifests/rotation.server.ts'
import { type Done, noteDone } from '#app/features/operator/note.server.ts'
import { rebuildIndex } from '#app/features/office-files/rebuild.server.ts'
import type { Command, Tools } from './command.ts'

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
