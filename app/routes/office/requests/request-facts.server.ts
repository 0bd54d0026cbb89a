import { answersUntil } from '#app/features/release/answers-until.ts'
import type { OfficeRequest, RequestHistory } from '#app/features/release/office-requests.server.ts'
import { diedOnIn, fileNumberIn, nameIn } from '#app/features/release/request-contents.server.ts'
import { funeralOf } from '#app/features/release/waiting-requests.server.ts'
import type { RequestTimes } from './request-state.tsx'

/** How long everybody has who can say something about it. */
export const timesOf = async (
  { asked }: OfficeRequest,
  { steps }: RequestHistory,
  now: Date,
): Promise<RequestTimes> => ({
  now,
  answersUntil: answersUntil(steps.find(({ next }) => next === 'waiting_contact')?.at),
  funeral: asked && (await funeralOf(asked)),
})

/** As who asks wrote it. Null some time after it ended. */
export function whomIn({ asked }: OfficeRequest) {
  const name = asked && nameIn(asked)
  return name ? { name, number: fileNumberIn(asked), diedOn: diedOnIn(asked) } : null
}

/** Which member asks, and whom to call there. */
export const memberOf = ({ companyName, companyContact, companyPhone }: OfficeRequest) => ({
  companyName,
  companyContact,
  companyPhone,
})
