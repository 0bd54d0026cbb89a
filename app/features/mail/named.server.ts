import { greetedAt } from '#app/features/accounts/users.server.ts'
import { log } from '#app/platform/log.server.ts'
import { MANNERS } from './manners.ts'
import type { QueuedMail } from './outbox.server.ts'

/**
 * A letter that does not say to whom it goes, with the first name of the account of its address. Like that
 * anybody whose name we know is greeted by it, and it is written down no sooner than it is needed.
 */
export async function named(mail: QueuedMail): Promise<QueuedMail> {
  if ('firstName' in mail || MANNERS[mail.kind]?.isNote) return mail
  const firstName = await greetedAt(mail.to).catch((error: unknown) => {
    // It matters more that it arrives.
    log().error({ err: error, mail: mail.kind }, 'nobody to greet')
    return ''
  })
  return { ...mail, firstName } as QueuedMail
}
