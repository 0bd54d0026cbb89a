/** How often one session may save answers, whatever program does it. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RouterContextProvider } from 'react-router'
import { env } from '#app/platform/env.server.ts'
import { userOf } from '#app/middleware/user.server.ts'

const SECONDS = 60

let saves: RateLimiterMemory | undefined

/**
 * A page saves by itself twenty times a minute at most, so that twelve tabs at once stay below what is
 * usual. In the memory of this process, since it guards the processor and not a secret: counting in the database
 * would cost what it saves, and who comes by several processes gets as many times as much.
 */
const limiter = () =>
  (saves ??= new RateLimiterMemory({ points: env().SAVES_A_MINUTE, duration: SECONDS }))

/**
 * Counts a save of the session that asks for it. Of who has none nothing is saved.
 *
 * @returns the seconds to wait, when it is beyond the limit
 */
export async function waitBeforeSave(
  context: Readonly<RouterContextProvider>,
): Promise<number | undefined> {
  const user = userOf(context)
  if (!user) return undefined
  try {
    await limiter().consume(user.sessionId.toString('base64url'))
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw refusal
  }
}
