/** What the address of a page of the interview names: a step, and whose file. */
import { data, type RouterContextProvider } from 'react-router'
import { noMandate } from '#app/access/in-file.server.ts'
import type { Subject } from '#app/access/subject.ts'
import type { SectionKey } from '#app/features/interview/sections/index.ts'
import { type Place, stepsIn } from '#app/features/interview/step.ts'
import { findHeldMandate } from '#app/features/mandates/held-mandates.server.ts'
import { requireCapability, requireUser } from '#app/middleware/user.server.ts'

/** `mandate` stands in the addresses of a conversation. */
type Params = { section?: string | undefined; mandate?: string | undefined }

/**
 * The step that an address names; capitals make no difference, as elsewhere in an address.
 *
 * @throws a 404 answer when there is no such step
 */
export function stepIn({ section, mandate }: Params): SectionKey {
  const key = stepsIn(mandate).find((candidate) => candidate === section?.toLowerCase())
  if (!key) throw data('step', { status: 404 })
  return key
}

/** In whose file the page of an address is. */
export const mandateIn = ({ mandate }: Params): Place => mandate

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
  if (!held) throw noMandate()
  return { id: held.subject, email: held.email, by: { actor, mandate } }
}
