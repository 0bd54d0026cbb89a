import type { TFunction } from 'i18next'
import { longDateOf, timeOf } from '#app/locales/dates.ts'
import { type Kind, KINDS, type Location } from './kinds.ts'

type What = { kind: Kind; location: Location | null; start: Date; end: Date }

export const facts = (
  { kind, location, start, end }: What,
  t: TFunction<'appointments'>,
): string[] => [
  t('facts.day', { day: longDateOf(start) }),
  t('facts.time', { from: timeOf(start), to: timeOf(end), minutes: KINDS[kind].minutes }),
  location ? t('facts.place', { place: t(`locations.${location}`) }) : t('facts.online'),
]
