import { data } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { memberDetails, type MemberDetails } from '#app/features/guild/office.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'

/** The member that an address names; null when there is none (any more). */
export const findMember = async (actor: Actor, id: string): Promise<MemberDetails | null> =>
  isUuid(id) ? memberDetails(actor, id) : null

/** @throws a 404 answer when there is none (any more) */
export async function memberOr404(actor: Actor, id: string): Promise<MemberDetails> {
  const member = await findMember(actor, id)
  if (!member) throw data('member', { status: 404 })
  return member
}
