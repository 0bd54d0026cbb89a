/** In days. A trusted person may be away. */
export const CONTACT_ANSWERS_WITHIN = 14

/** Until when the trusted person can answer. @param paid when the request was paid */
export function answersUntil(paid: Date | undefined): Date | null {
  if (!paid) return null
  const until = new Date(paid)
  until.setUTCDate(until.getUTCDate() + CONTACT_ANSWERS_WITHIN)
  return until
}
