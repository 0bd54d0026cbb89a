import type { TFunction } from 'i18next'
import type { RequestCall } from '#app/features/release/decision/calls.server.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import { momentOf } from '#app/locales/dates.ts'

type About = {
  kind: RequestKind
  /** Of the one who died, or whose living will it is, as who asks wrote it. */
  name: string | null
}

/** Which colleague called whom about a request, what they heard, and whether they took that back. */
export function callWords(call: RequestCall, about: About, t: TFunction<'release'>): string {
  const { takenBackAt } = call
  const said = heardWords(call, about, t)
  return takenBackAt ? t('desk.named.takenBack', { said, moment: momentOf(takenBackAt) }) : said
}

function heardWords(
  { who, name: called, more, said, by }: RequestCall,
  { kind, name }: About,
  t: TFunction<'release'>,
): string {
  const place = who === 'owner' ? t('desk.named.owner') : more
  const words = {
    by: by ?? t('desk.named.colleague'),
    who: [called, place].filter(Boolean).join(', '),
  }
  if (who === 'doctor') return t('desk.named.calledDoctor', words)
  if (said === 'none') return t('desk.named.calledInVain', words)
  return t('desk.named.called', {
    ...words,
    said: t(`desk.named.said.${kind}.${said}`, { name: name ?? t('desk.named.owner') }),
  })
}
