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
