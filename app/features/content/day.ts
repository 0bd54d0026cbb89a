const format = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as people write it: '21 november 2026'. @param day '2026-11-21' */
export const dutchDay = (day: string): string => format.format(new Date(day))
