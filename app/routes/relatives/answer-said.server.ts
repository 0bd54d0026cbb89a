/** What a contact reads after their answer, and where. */
import { href } from 'react-router'
import {
  type AnswerKey,
  lookAtQuestion,
  type Question,
} from '#app/features/contacts/invitation.server.ts'
import { lastDayToAnswer } from '#app/features/contacts/readiness.ts'
import { dateOf } from '#app/locales/dates.ts'
import { calledBy } from '#app/platform/names.ts'

/**
 * What is said after an answer. By the link of a mail, that works until `date`; by a code; or by a link that works no
 * more, or of who is said to have died, and is told nothing.
 */
export type Said = {
  title: 'doneYes' | 'doneNo'
  key:
    | `doneYes${'Text' | 'Now' | 'ByCode' | 'ByLetter' | 'Later'}`
    | `doneNo${'To' | 'Text' | 'Later'}`
  name: string
  date: string
}

/** In the address of what is said after an answer: that who asked hears nothing of it. */
export const UNTOLD = 'stil'

/** Reads what to say by the address of it: `saidAddress`. */
export async function saidAt(query: URLSearchParams): Promise<Said> {
  const token = query.get('token')
  const question = token && !query.has(UNTOLD) ? await lookAtQuestion({ token }) : null
  const by = question && {
    name: calledBy(question.owner),
    // Of a link all that day: the day before its last, on which it ends at some hour.
    date: dateOf(lastDayToAnswer(question.until)),
  }
  const said = by ?? { name: '', date: '' }
  if (query.get('gezegd') !== 'ja')
    return { title: 'doneNo', key: keyOfNo(query, question), ...said }
  return { title: 'doneYes', key: keyOfYes(query, question), ...said }
}

function keyOfYes(query: URLSearchParams, question: Question | null): Said['key'] {
  if (query.has(UNTOLD)) return 'doneYesLater'
  // Who has no address reads with that code later.
  if (!query.has('token')) return query.has('brief') ? 'doneYesByLetter' : 'doneYesByCode'
  if (question?.said !== 'yes' || question.isMourned) return 'doneYesLater'
  return question.readsNow ? 'doneYesNow' : 'doneYesText'
}

function keyOfNo(query: URLSearchParams, question: Question | null): Said['key'] {
  if (query.has(UNTOLD) || question?.isMourned) return 'doneNoLater'
  return question?.said === 'no' ? 'doneNoTo' : 'doneNoText'
}

/** The address of what is said after an answer. A code stands in none, which a browser would remember. */
export function saidAddress(answer: string, key: AnswerKey, said: Question | null): string {
  const more = 'token' in key ? key : answer === 'ja' && !said?.hasEmail && { brief: '1' }
  const untold = said?.isMourned && { [UNTOLD]: '1' }
  const asked = new URLSearchParams({ gezegd: answer, ...more, ...untold })
  return `${href('/contactpersoon/antwoord')}?${asked}`
}
