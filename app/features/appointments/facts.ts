import type { TFunction } from 'i18next'
import { type Kind, KINDS, type Location } from './kinds.ts'

type What = { kind: Kind; location: Location | null; start: Date; end: Date }

const ZONE = { timeZone: 'Europe/Amsterdam' } as const

/** 'woensdag 25 november 2026'. */
export const longDay = (day: Date | string): string =>
  new Date(typeof day === 'string' ? `${day}T12:00Z` : day).toLocaleDateString('nl-NL', {
    dateStyle: 'full',
    ...ZONE,
  })

const clock = (moment: Date) => moment.toLocaleTimeString('nl-NL', { timeStyle: 'short', ...ZONE })

/** When, how and where, a line each, as pages and mails say it. */
export const facts = (
  { kind, location, start, end }: What,
  t: TFunction<'appointments'>,
): string[] => [
  t('facts.day', { day: longDay(start) }),
  t('facts.time', { from: clock(start), to: clock(end), minutes: KINDS[kind].minutes }),
  location ? t('facts.place', { place: t(`locations.${location}`) }) : t('facts.online'),
]
