import { greetedAt } from '#app/features/accounts/users.server.ts'
import { log } from '#app/platform/log.server.ts'
import { MANNERS } from './manners.ts'
import type { QueuedMail } from './outbox.server.ts'

/**
 * A mail with whom it greets: who it says that it is for, or else who has the account of its address. So
 * anybody whose name we know is greeted by it. One to the office, or of a kind of the next release, stays as it is.
 */
export async function withReceiver(mail: QueuedMail): Promise<QueuedMail> {
  if ('firstName' in mail || (MANNERS[mail.kind]?.isNote ?? true)) return mail
  const firstName = await greetedAt(mail.to).catch((error: unknown) => {
    // It matters more that it arrives.
    log().error({ err: error, mail: mail.kind }, 'nobody to greet')
    return ''
  })
  const named = { ...mail, firstName }
  return named
}
