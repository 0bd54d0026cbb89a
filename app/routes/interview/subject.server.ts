import { data, type RouterContextProvider } from 'react-router'
import type { Subject } from '#app/access/subject.ts'
import { findHeldMandate } from '#app/features/mandates/held-mandates.server.ts'
import { requireCapability, requireUser } from '#app/middleware/user.server.ts'

/** Of an address; `mandate` stands in those of a conversation. */
type Params = { section?: string; mandate?: string }

/**
 * Whose wishes a request is about. The address alone says so: the client of a conversation, or who asks.
 *
 * @throws an answer: to sign in, or that there is no such mandate (any more)
 */
export async function subjectOf(
  context: Readonly<RouterContextProvider>,
  { mandate }: Params,
): Promise<Subject> {
  if (mandate === undefined) {
    const { id, email } = requireUser(context)
    return { id, email }
  }
  const actor = requireCapability(context, 'conversations.hold')
  const held = await findHeldMandate(actor, mandate)
  if (!held) throw data('mandate', { status: 403 })
  return { id: held.subject, email: held.email, by: { actor, mandate } }
}
