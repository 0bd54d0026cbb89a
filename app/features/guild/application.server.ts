import { href } from 'react-router'
import { officeEmail, queueMail } from '#app/features/mail/outbox.server.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { callbacks } from '#app/features/callbacks/texts.nl.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { countFrom } from '#app/platform/limits.server.ts'
import { withActor, asSystem, type Sql } from '#app/platform/database/sql.server.ts'
import { HOUR_SECONDS } from '#app/platform/durations.ts'
import type { applicationForm } from './forms/application-form.ts'
import { insertBusiness } from './business.server.ts'

const texts = dutch<['callbacks']>({ callbacks })

type Application = AnswersOf<typeof applicationForm>

/** What the office is told, in this order. */
const FACTS = ['companyName', 'contactName', 'email', 'phone', 'address', 'website', 'kvk'] as const

/** Counts applications, of which a network may make 5 an hour. @returns the seconds to wait */
export const tooManyApplications = (network: string): Promise<number | undefined> =>
  countFrom({ name: 'guild application', points: 5, seconds: HOUR_SECONDS }, network)

/**
 * Adds an inactive member, for the office to activate (specification 4), and mails both sides. A
 * known address is left as it is, unseen by who applies.
 */
export function applyForMembership(application: Application): Promise<void> {
  return withActor(asSystem('accounts'), async (sql) => {
    if (await insertBusiness(sql, application)) await mailBoth(sql, application)
  })
}

async function mailBoth(sql: Sql, application: Application) {
  const { contactName, email, street, houseNumber, postalCode, city } = application
  const said = { ...application, address: `${street} ${houseNumber}, ${postalCode} ${city}` }
  const facts = FACTS.flatMap((name) => {
    const text = said[name]
    return text ? [texts(`office.${name}`, { text })] : []
  })
  await queueMail(sql, {
    kind: 'office-application',
    to: officeEmail(),
    facts,
    link: absoluteLink(href('/admin/gilde')),
  })
  await queueMail(sql, {
    kind: 'application-received',
    to: email,
    firstName: contactName,
    link: absoluteLink(href('/uitvaartondernemers/samenwerkingsmodel')),
  })
}
