import { dutch } from '#app/locales/dutch.server.ts'
import { lineWithName } from '#app/platform/names.ts'

const t = dutch.getFixedT('nl', 'guild')

/** Which member it is, in a mail to somebody else. */
export const directorFact = (name: string): string[] =>
  lineWithName(name, t('mail.director', { name }))
