import { href } from 'react-router'
import type { AnswersOf } from '#app/forms/fields.ts'
import { officeEmail, queueMail } from '#app/features/mail/outbox.server.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { HOUR_SECONDS } from '#app/platform/durations.ts'
import { callbacks } from './texts.nl.ts'
import { blindHash, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { countFrom } from '#app/platform/limits.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { uuidIn } from '#app/platform/uuid.server.ts'
import { withActor, asSystem } from '#app/platform/database/sql.server.ts'
import type { callbackForm } from './callback-form.ts'

const texts = dutch<['callbacks']>({ callbacks })

type CallbackRequest = AnswersOf<typeof callbackForm>

/** At most 5 an hour from a network. @returns the seconds to wait */
export const tooManyCallbacks = (network: string): Promise<number | undefined> =>
  countFrom({ name: 'callbacks', points: 5, seconds: HOUR_SECONDS }, network)

/**
 * The same on a day for the same words, so that a second post is one request: a kept page cannot
 * name its form.
 */
function idOf(request: CallbackRequest, now: Date): string {
  const said = JSON.stringify([now.toISOString().slice(0, 10), request])
  const hex = Buffer.from(blindHash('callback', said), 'base64url').toString('hex')
  return uuidIn(hex)
}

/** With a mail to the office, both or neither; again changes nothing. */
export function requestCallback(request: CallbackRequest, now = new Date()): Promise<void> {
  const id = idOf(request, now)
  const { companyName, contactName, email, phone, message = '' } = request
  const facts = (['companyName', 'contactName', 'email', 'phone', 'message'] as const)
    .map((name) => ({ name, text: request[name] ?? '' }))
    .filter(({ text }) => text)
    .map(({ name, text }) => texts(`office.${name}`, { text }))
  return withActor(asSystem('callbacks'), async (sql) => {
    const { count } = await sql`
      insert into callback_requests (id, company_name, contact_name, email, phone, message)
      values (${id}, ${companyName}, ${contactName}, ${email}, ${phone},
              ${message ? sealForSystem(message, `callback_requests ${id}`) : null})
      on conflict do nothing`
    if (count === 0) return
    const link = absoluteLink(href('/admin/gilde/terugbellen'))
    await queueMail(sql, { kind: 'office-callback', to: officeEmail(), facts, link })
  })
}
