import { dutch } from '#app/locales/dutch.server.ts'
import { guild } from './texts.nl.ts'
import { lineWithName } from '#app/platform/names.ts'

const t = dutch<['guild']>({ guild })

/** Which member it is, in a mail to somebody else. */
export const directorFact = (name: string): string[] =>
  lineWithName(name, t('mail.director', { name }))
