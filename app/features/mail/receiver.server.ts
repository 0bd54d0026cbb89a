import { greetedAt } from '#app/features/accounts/users.server.ts'
import { log } from '#app/platform/log.server.ts'
import { MANNERS } from './manners.ts'
import type { QueuedMail } from './outbox.server.ts'

/**
 * Whom a letter greets: who it says that it is for, or else who has the account of its address. So anybody
 * whose name we know is greeted by it. Empty for others.
 */
export async function receiverOf(mail: QueuedMail): Promise<string> {
  if ('firstName' in mail) return mail.firstName
  if (MANNERS[mail.kind].isNote) return ''
  return greetedAt(mail.to).catch((error: unknown) => {
    // It matters more that it arrives.
    log().error({ err: error, mail: mail.kind }, 'nobody to greet')
    return ''
  })
}
