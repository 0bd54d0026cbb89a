import { readFile } from 'node:fs/promises'
import { chooseBackup, type Faults, faultsOf, opens } from '#app/features/backup/choose.server.ts'
import { makeBackup, PEOPLE_DAYS } from '#app/features/backup/make.server.ts'
import { placeAt } from '#app/features/backup/place.server.ts'
import { refuseUnlessEmpty, restoreBackup } from '#app/features/backup/restore.server.ts'
import { identityIn } from '#app/platform/keys/age.server.ts'
import { type Command, type Given, Misused, Refused, type Tools } from './command.ts'
import { verify } from './verify.ts'

function needed({ options }: Given, name: string): string {
  const value = options[name]
  if (typeof value !== 'string' || value === '') throw new Misused(`It needs --${name}.`)
  return value
}

const text = { type: 'string' } as const

export const backup: Command = {
  lock: 'backup or restore',
  does: 'writes people, contents and new files, sealed; destroys people of 30 days ago',
  options: { to: text, recipient: text },
  optionsHelp: '--to FOLDER-OR-BUCKET --recipient age1…',
  asks: (given) =>
    `Write a backup to ${needed(given, 'to')}, and destroy what it has of people of ${PEOPLE_DAYS} days ago? Only who has the secret key of ${needed(given, 'recipient')} can open it.`,
  run: async (given, { owner, request, say }) => {
    const [place, recipient] = [await placeAt(needed(given, 'to')), needed(given, 'recipient')]
    const made = await makeBackup(owner, request, { place, recipient, now: new Date() })
    say(`Written: ${made.name}, ${made.rows} rows, ${made.files} new files.`)
    if (made.absent > 0)
      say(
        `Files that a row names and the storage lacks: ${made.absent}. They were lost, or removed while this ran.`,
      )
    if (made.destroyed.length > 0) say(`Destroyed: the people of ${made.destroyed.join(', ')}.`)
  },
}

const contentsOf = ({ options: { contents } }: Given) =>
  typeof contents === 'string' ? contents : undefined

export const restore: Command = {
  lock: 'backup or restore',
  does: 'puts a backup into an empty database, and shows that it is what it was',
  options: {
    from: text,
    identity: text,
    contents: text,
    'without-lost-files': { type: 'boolean' },
  },
  optionsHelp:
    '--from FOLDER-OR-BUCKET --identity FILE --contents NAME-OF-OLDER-ONES --without-lost-files',
  asks: async (given) => {
    needed(given, 'identity')
    const { manifests, newer } = await chooseBackup(
      await placeAt(needed(given, 'from')),
      contentsOf(given),
    )
    const which = `Put the people of ${manifests.people.moment} and the contents of ${manifests.contents.moment} into this database?`
    return newer
      ? `${which} There are newer contents, of ${newer}: what was written since is then missing.`
      : which
  },
  run: async (given, tools) => {
    const { owner, request, say } = tools
    const place = await placeAt(needed(given, 'from'))
    const identity = await identityIn(await readFile(needed(given, 'identity'), 'utf8'))
    await owner.snapshot(refuseUnlessEmpty)
    const chosen = await chooseBackup(place, contentsOf(given))
    const faults = await faultsOf(place, chosen)
    refuseFaults(faults, given.options['without-lost-files'] === true, say)
    if (!(await opens(place, chosen, identity)))
      throw new Refused('The secret key does not open this backup: it was sealed for another one.')
    const restored = await restoreBackup(owner, request, {
      place,
      chosen,
      identity,
      lost: faults.lost,
    })
    say(`Put back: ${restored.rows} rows in ${restored.tables} tables, each as it was.`)
    say(`Jobs in the queue: ${restored.jobs}. Files: ${restored.files.back}.`)
    for (const [table, count] of Object.entries(restored.gone))
      say(`Of who was gone: ${count} rows of ${table}.`)
    await verify.run({ words: [], options: {} }, tools)
    const { missing } = restored.files
    if (missing.length > 0)
      throw new Refused(`Files that are in no backup: ${missing.length}. ${missing.join(' ')}`)
  },
}

/** Rows that are not whole are never put back; the rest may be, where files are lost for good. */
function refuseFaults({ rows, files, listed }: Faults, withoutLost: boolean, say: Tools['say']) {
  for (const fault of [...rows, ...files]) say(fault)
  if (rows.length > 0) throw new Refused('The backup is not whole. Nothing was put back.')
  if (files.length > 0 && !withoutLost)
    throw new Refused(
      'Uploaded files are not whole. Nothing was put back. Where they are nowhere else, put the rest back: --without-lost-files.',
    )
  if (listed === undefined) say(NOT_COUNTED)
}

const NOT_COUNTED =
  'This backup has no list of its uploaded files: those that are there were looked at, not whether one is missing.'

export const verifyBackup: Command = {
  does: 'looks whether every byte of the newest backup is there, without a key',
  options: { from: text },
  optionsHelp: '--from FOLDER-OR-BUCKET',
  run: async (given, { say }) => {
    const place = await placeAt(needed(given, 'from'))
    const chosen = await chooseBackup(place)
    const { people, contents } = chosen.manifests
    const { rows, files, listed } = await faultsOf(place, chosen)
    for (const fault of [...rows, ...files]) say(fault)
    if (rows.length + files.length > 0) throw new Refused('The backup is not whole.')
    say(`Whole: the people of ${people.moment}, the contents of ${contents.moment}.`)
    say(listed === undefined ? NOT_COUNTED : `All its uploaded files are there: ${listed}.`)
  },
}
