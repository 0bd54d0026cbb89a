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
 * By the link of a mail, that works until then; by a code; or by a link that works no more, or of who is said to have
 * died, and is told nothing.
 */
export type SaidYes = {
  key: `doneYes${'Text' | 'Now' | 'ByCode' | 'ByLetter' | 'Later'}`
  name: string
  date: string
}

/**
 * What to say after a yes. Of a link all that day: the day before its last, on which it ends at some hour.
 *
 * @param readsByLetter whether the code with which they said so is that with which they read
 */
export async function saidYes(token: string | null, readsByLetter: boolean): Promise<SaidYes> {
  if (!token)
    return { key: readsByLetter ? 'doneYesByLetter' : 'doneYesByCode', name: '', date: '' }
  const question = await lookAtQuestion({ token })
  if (question?.said !== 'yes' || question.isMourned)
    return { key: 'doneYesLater', name: '', date: '' }
  const date = dateOf(lastDayToAnswer(question.until))
  const key = question.readsNow ? 'doneYesNow' : 'doneYesText'
  return { key, name: calledBy(question.owner), date }
}

/** Whom somebody said no to by a link, and until when the same link says yes. */
export type SaidNo = { name: string; date: string }

/** What a link said no to; null for every other. */
export async function saidNo(token: string): Promise<SaidNo | null> {
  const question = await lookAtQuestion({ token })
  if (question?.said !== 'no') return null
  return { name: calledBy(question.owner), date: dateOf(lastDayToAnswer(question.until)) }
}

/** The address of what is said after an answer. A code stands in none, which a browser would remember. */
export function saidAddress(answer: string, key: AnswerKey, said: Question | null): string {
  const more = 'token' in key ? key : answer === 'ja' && !said?.hasEmail && { brief: '1' }
  const asked = new URLSearchParams({ gezegd: answer, ...more })
  return `${href('/contactpersoon/antwoord')}?${asked}`
}
