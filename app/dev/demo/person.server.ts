/** Somebody in the demo, and what anybody does in the register. */
import { randomUUID } from 'node:crypto'
import type { Actor } from '#app/access/actor.ts'
import type { Role } from '#app/access/capabilities.ts'
import {
  answerQuestion,
  confirmRelative,
  invite,
} from '#app/features/contacts/invitation.server.ts'
import type { FileData, FileSectionKey } from '#app/features/interview/sections/index.ts'
import { confirmSignUp } from '#app/features/sign-in/confirm-sign-up.server.ts'
import { signUp } from '#app/features/sign-in/sign-up.server.ts'
import { requestCards } from '#app/features/wishes/cards.server.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { answerMailRequests, done, type Stage, tokenFor } from './stage.server.ts'

export type Person = {
  id: string
  email: string
  /** Of the file, once there is one. */
  number: string
  /** Of each section that was saved: a page knows it. */
  revisions: Partial<Record<FileSectionKey, number>>
}

/** Somebody who has an account and no file yet. */
export const personWith = (id: string, email: string): Person => ({
  id,
  email,
  number: '',
  revisions: {},
})

/** Somebody in a request, as features know who acts. */
export const actorOf = ({ id }: Pick<Person, 'id'>, ...roles: Role[]): Actor => ({
  id,
  roles,
  request: randomUUID().slice(0, 8),
})

export type Applicant = {
  firstName: string
  lastName: string
  email: string
  /** The code of the guild member by whom they came. */
  referral?: string | undefined
}

let networks = 0
/** Nobody in the demo shares one, so that nobody is counted for another. */
const newNetwork = () => `10.1.${Math.floor(networks / 250)}.${1 + (networks++ % 250)}`

/** Signs up; the mail with its link is there, and not opened. */
export async function signUpOnly(stage: Stage, applicant: Applicant) {
  const { referral, ...names } = applicant
  const browser = randomUUID()
  const network = newNetwork()
  const password = { hash: stage.passwordHash }
  done('sign up', await signUp({ ...names, password, referral, browser }, network))
  await answerMailRequests(stage)
  return { browser, network }
}

/** Signs up and opens the mail. */
export async function joins(stage: Stage, applicant: Applicant): Promise<Person> {
  const { email } = applicant
  const { browser, network } = await signUpOnly(stage, applicant)
  const token = await tokenFor(stage, email, 'verify')
  const confirmed = done('confirm', await confirmSignUp(token, { browser, network }))
  if (confirmed.elsewhere) throw new Error('the demo changed browsers')
  return personWith(confirmed.userId, email)
}

/** Saves sections one after the other, as from page to page. */
export async function writes(person: Person, answers: FileData) {
  for (const [key, data] of Object.entries(answers)) {
    const section = key as FileSectionKey
    const revision = person.revisions[section] ?? 0
    const save = { section, id: randomUUID(), revision, data, final: false }
    const saved = done(`save ${section}`, await saveSection(person, save))
    person.revisions[section] = saved.revision
    person.number = saved.number ?? person.number
  }
}

/** Asks for cards with the address of the interview. @throws when it has none */
export async function asksForCards(person: Person) {
  if (!(await requestCards(person.id))) throw new Error('no address for cards')
  person.revisions.naw = (person.revisions.naw ?? 0) + 1
}

/** Gives a contact a letter, at the kitchen table; they say yes, and are who was meant. */
export async function saysYes({ id: ownerId }: Person, contact: string) {
  const by = { id: ownerId, request: randomUUID().slice(0, 8) }
  const { code } = done('ask a contact', await invite(by, contact, 'letter'))
  const said = code && (await answerQuestion({ code }, true, by.request))
  if (!said || !(await confirmRelative(by, contact))) throw new Error('a contact did not say yes')
}

/** Confirms the wishes; the version is of the moment that it is in the demo. */
export async function confirms({ now }: Stage, person: Person) {
  const completed = await completeFile(person.id, undefined, now())
  if (!completed || completed.notConfirmed) throw new Error(`not confirmed: ${person.email}`)
}
