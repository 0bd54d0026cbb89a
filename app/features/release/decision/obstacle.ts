/** What stands in the way of approving a request: its page says it before, and who approves it is told. */
import type { Comparison } from './comparison.ts'
import type { ApprovalRefused, RequestState } from '../states.ts'

/**
 * early: it is not to be decided on yet. notFound: there is no such file. unsigned: no living will was
 * signed. other: another request for this file was approved. impossible: the day of death cannot be.
 * differs: both name and day of birth do. self: who asks confirms it, or a colleague who decides. again:
 * who approves did so before. The rest: of who approves.
 */
export type Obstacle =
  | 'early'
  | 'notFound'
  | 'unsigned'
  | 'other'
  | 'impossible'
  | 'differs'
  | 'self'
  | 'again'
  | ApprovalRefused

export type DecidableRequest = {
  state: RequestState
  found: boolean
  deliverable: boolean
  otherApproved: boolean
  compared: Comparison | null
  byMe: boolean
  refused: ApprovalRefused | null
}

/** Why who asks cannot approve a request now. The only place that says so. */
export function obstacleTo(request: DecidableRequest): Obstacle | null {
  const { state, found, deliverable, otherApproved, compared, byMe, refused } = request
  // What cannot be compared (any more) is approved by nobody.
  if (state !== 'pending_verification' || !compared) return 'early'
  if (!found) return 'notFound'
  if (!deliverable) return 'unsigned'
  if (otherApproved) return 'other'
  return differenceIn(compared) ?? (byMe ? 'again' : refused)
}

function differenceIn({ name, birth, death, confirmsItself }: Comparison): Obstacle | null {
  if (death === 'future' || death === 'beforeBirth') return 'impossible'
  if (name === 'differs' && birth === 'differs') return 'differs'
  return confirmsItself ? 'self' : null
}

/** Whether the colleague who approves has to say why they do all the same. */
export const takesReason = ({ compared }: Pick<DecidableRequest, 'compared'>): boolean => {
  if (!compared) return false
  const { name, birth, death, confirmedLater } = compared
  return name === 'differs' || birth === 'differs' || death === 'old' || confirmedLater
}
