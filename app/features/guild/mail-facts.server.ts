import { phoneInWords } from '#app/locales/phone.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { guild } from './texts.nl.ts'
import { lineWithName } from '#app/platform/names.ts'

const t = dutch<['guild']>({ guild })

/** The line of a mail to somebody else that says which member it is. */
export const directorFact = (name: string): string[] =>
  lineWithName(name, t('mail.director', { name }))

/** The line that says who stopped somebody's access. */
export const stoppedByFact = (name: string): string[] =>
  lineWithName(name, t('mail.stoppedBy', { name }))

/** The lines that say who somebody of a member is. */
export const personFacts = ({ name, email }: { name: string; email: string }): string[] => [
  ...lineWithName(name, t('mail.name', { name })),
  t('mail.email', { email }),
]

/** The lines that say how a company is reached. */
export const companyFacts = ({
  phone,
  email,
}: {
  phone: string | null
  email: string
}): string[] => [
  t('mail.companyEmail', { email }),
  ...(phone ? [t('mail.companyPhone', { phone: phoneInWords(phone) })] : []),
]

/** The line that says who became the owner of a member, or works there no more. */
export const changedFact = (what: 'owner' | 'gone', name: string): string[] =>
  lineWithName(name, t(`mail.changed.${what}`, { name }))

/** What the office is told of a company whose owner ended its membership. */
export const endedFacts = (
  company: { companyName: string; contactName: string; phone: string | null; email: string },
  running: number,
): string[] => [
  t('mail.director', { name: company.companyName }),
  t('mail.name', { name: company.contactName }),
  ...(company.phone ? [t('mail.phone', { phone: phoneInWords(company.phone) })] : []),
  t('mail.email', { email: company.email }),
  t('mail.running', { count: running }),
]
