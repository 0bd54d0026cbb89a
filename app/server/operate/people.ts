import { MADE_SURE } from '#app/features/operator/words.ts'
import { deleteNamed } from '#app/features/deletion/deletion.server.ts'
import {
  type StoppedForOwner,
  stopForOwner,
  stopOneForOwner,
} from '#app/features/release/stops/stop-for-owner.server.ts'
import { resetLostFactor } from '#app/features/second-factor/second-factor.server.ts'
import { endSessionsOf, endSessionsOfAll } from '#app/features/sign-in/sessions.server.ts'
import { endLinksOf } from '#app/features/sign-in/tokens.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { type Command, type Given, Misused, Refused } from './command.ts'

const madeSure = ({ options }: Given) => {
  const said = MADE_SURE.find((one) => one === options['made-sure'])
  if (!said)
    throw new Misused(
      `Say how you made sure who asks, never by mail alone: --made-sure ${MADE_SURE.join(' or ')}`,
    )
  return said
}

export const resetSecondFactor: Command = {
  does: 'for who lost the telephone and the recovery codes: they set another up at the next sign-in',
  takes: ['EMAIL'],
  options: { 'made-sure': { type: 'string' } },
  optionsHelp: `--made-sure ${MADE_SURE.join('|')}`,
  asks: (given) =>
    `You made sure who asks: ${madeSure(given)}. Whoever knows the password gets in: if that may have leaked, have a new one chosen first. Take the second factor of ${given.words[0]} away?`,
  run: async (given, { owner, request, say }) => {
    const [email = ''] = given.words
    const done = await owner.asOperator((sql) =>
      resetLostFactor(sql, { request }, email, madeSure(given)),
    )
    if (done === 'unknown') throw new Refused(`${email}: nobody has an account by that address.`)
    if (done === 'none') throw new Refused(`${email} has no second factor.`)
    say(`${email} has no second factor any more, and was signed out everywhere. They were mailed.`)
  },
}

export const endSessions: Command = {
  does: 'signs somebody out on all their devices: one was lost or stolen; --all in the place of EMAIL: everybody',
  takes: ['EMAIL'],
  options: { all: { type: 'boolean' } },
  optionsHelp: '--all',
  asks: ({ words: [email], options: { all } }) =>
    all
      ? 'Sign everybody out everywhere? All have to sign in again.'
      : `Sign ${email} out everywhere? Whoever knows the password signs in again: if it may have leaked, have a new one chosen.`,
  run: async ({ words: [email = ''], options: { all } }, { owner, request, say }) => {
    const ended = await owner.asOperator((sql) =>
      all ? endSessionsOfAll(sql, { request }) : endSessionsOf(sql, { request }, email),
    )
    if (ended === null) throw new Refused(`${email}: nobody has an account by that address.`)
    say(`${all ? 'Everybody' : email} was signed out: ${ended} browsers.`)
  },
}

export const endLinks: Command = {
  does: 'ends the links in mails to somebody: one of them leaked',
  takes: ['EMAIL-OR-FILE-NUMBER'],
  asks: ({ words: [named] }) =>
    `End the links in mails to ${named}: to confirm the address, to sign in, for a new password? They can ask for new ones.`,
  run: async ({ words: [named = ''] }, { owner, request, say }) => {
    const ended = await owner.asOperator((sql) => endLinksOf(sql, { request }, named))
    if (ended === null) throw new Refused(unknown(named))
    say(`Links of ${named} that work no more: ${ended}.`)
  },
}

const unknown = (named: string) => `${named}: nobody has that address or that file.`

export const deletePerson: Command = {
  does: 'deletes somebody for good, with all that is theirs; they and their contacts are mailed, unless --without-mails',
  takes: ['EMAIL-OR-FILE-NUMBER'],
  options: { 'without-mails': { type: 'boolean' } },
  optionsHelp: '--without-mails',
  asks: ({ words: [named] }) =>
    `Delete ${named} for good, with their wishes, files and cards? Nothing brings them back but a backup.`,
  run: async ({ words: [named = ''], options }, { owner, request, say }) => {
    const silently = options['without-mails'] === true
    const done = await owner.asOperator((sql) => deleteNamed(sql, { request }, { named, silently }))
    if (done !== 'deleted') throw new Refused(NOT_DELETED[done](named))
    say(
      `${named} was deleted. Uploaded files go by night. Cards that are being printed: throw them away.`,
    )
  },
}

const NOT_DELETED = {
  unknown,
  works: (named: string) => `${named} has a role: take that away first.`,
  released: (named: string) =>
    `The file of ${named} is being released or read. Where its owner lives: stop-requests first.`,
}

export const stopRequests: Command = {
  does: 'stops all requests and reports of a death for the file of somebody who lives',
  takes: ['EMAIL-OR-FILE-NUMBER'],
  asks: ({ words: [named] }) =>
    `The owner of the file says that they live. Stop everything that runs for ${named}? All who asked are told.`,
  run: async ({ words: [named = ''] }, { owner, say }) => {
    const stopped = await owner.asOperator((sql) => stopForOwner(sql, named))
    if (!stopped) throw new Refused(unknown(named))
    say(saysStopped(stopped))
  },
}

const saysStopped = ({ requests, reports }: StoppedForOwner) =>
  `Stopped: ${requests} requests, ${reports} reports of a death.`

export const stopRequest: Command = {
  does: 'stops one request of a guild member, whose number ends the address of its page in the office',
  takes: ['REQUEST'],
  asks: (given) =>
    `The owner of the file does not want request ${requestIn(given)}. Stop it? One about a death takes along all that runs for the file, as its owner lives. All who asked are told.`,
  run: async (given, { owner, say }) => {
    const request = requestIn(given)
    const stopped = await owner.asOperator((sql) => stopOneForOwner(sql, request))
    if (!stopped) throw new Refused(`${request}: nobody asked for a file by that number.`)
    say(saysStopped(stopped))
  },
}

/** Alone, or in the address of its page. */
function requestIn({ words: [word = ''] }: Given): string {
  const id = word.split('/').at(-1)?.toLowerCase() ?? ''
  if (!isUuid(id))
    throw new Misused(
      'REQUEST ends the address of its page in the office: /admin/toegangsverzoeken/REQUEST.',
    )
  return id
}
