/** What a contact reads after their answer, and where. */
import { href } from 'react-router'
import {
  type AnswerKey,
  lookAtQuestion,
  type Question,
} from '#app/features/contacts/invitation.server.ts'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { dateOf, dayAfter, dayOf } from '#app/locales/dates.ts'

/** By the link of a mail, that works until then; by a code; or by a link that works no more. */
export type SaidYes = {
  key: `doneYes${'Text' | 'Now' | 'ByCode' | 'ByLetter' | 'Later'}`
  name: string
  date: string
}

/** By which who asks is called. */
export const firstNameOf = ({ owner }: Pick<Question, 'owner'>): string =>
  owner.firstName || nameOf(owner)

/**
 * What to say after a yes. Of a link all that day: the day before its last, on which it ends at some hour.
 *
 * @param readsByLetter whether the code with which they said so is that with which they read
 */
export async function saidYes(token: string | null, readsByLetter: boolean): Promise<SaidYes> {
  if (!token)
    return { key: readsByLetter ? 'doneYesByLetter' : 'doneYesByCode', name: '', date: '' }
  const question = await lookAtQuestion({ token })
  if (!question?.saidYes) return { key: 'doneYesLater', name: '', date: '' }
  const date = dateOf(dayAfter(dayOf(question.until), -1))
  const key = question.readsNow ? 'doneYesNow' : 'doneYesText'
  return { key, name: firstNameOf(question), date }
}

/** The address of what is said after an answer. A code stands in none, which a browser would remember. */
export function saidAddress(answer: string, key: AnswerKey, said: Question | null): string {
  const more = 'token' in key ? key : !said?.hasEmail && { brief: '1' }
  const asked = new URLSearchParams({ gezegd: answer, ...(answer === 'ja' && more) })
  return `${href('/contactpersoon/antwoord')}?${asked}`
}
