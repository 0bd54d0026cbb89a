import { href } from 'react-router'
import { type AskedProof, proofNeeded } from '#app/features/sign-in/prove.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import {
  type Delivery,
  deliveryOf,
  fetchedBefore,
} from '#app/features/delivery/delivered.server.ts'
import { lacksSecondFactor, secondFactorPage } from '#app/middleware/user.server.ts'

type Needed =
  /** With where it is set up, which leads back. */
  { what: 'secondFactor'; address: string } | { what: 'proof'; asked: AskedProof }

/**
 * What somebody of a member does before the first document of a delivery.
 *
 * @returns null for who can go on, and where there is nothing to get
 */
export async function neededFirst(user: SignedIn, requestId: string): Promise<Needed | null> {
  const delivery = await deliveryOf(user.id, requestId)
  if (!delivery || delivery.files.length === 0) return null
  if (lacksSecondFactor(user)) {
    const page = href('/franchise/aanvragen/:id/dossier', { id: requestId })
    return { what: 'secondFactor', address: secondFactorPage(page) }
  }
  const asked = await proofFirst(user, requestId, delivery)
  return asked && { what: 'proof', asked }
}

/**
 * By what somebody of a member, or of the office on its behalf, shows who they are before the first
 * document of a delivery.
 *
 * @returns null for who did, or got one before, and where there is nothing to get
 */
export async function proofFirst(
  user: SignedIn,
  requestId: string,
  delivery: Delivery | null,
): Promise<AskedProof | null> {
  if (!delivery || delivery.files.length === 0) return null
  return (await fetchedBefore(user.id, requestId)) ? null : proofNeeded(user)
}
