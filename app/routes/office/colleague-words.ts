import type { TFunction } from 'i18next'
import type { ShownColleague } from '#app/features/file-index/colleagues.server.ts'

/** Which colleague, in words: nobody is shown an address. */
export const colleagueWords = ({ isOwn, name }: ShownColleague, t: TFunction<'office'>): string =>
  isOwn ? t('colleague.you') : (name ?? t('colleague.nameless'))
