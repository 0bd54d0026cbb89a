/** Dates as people in the Netherlands read them, whatever the clock of the server says. */
const ZONE = { timeZone: 'Europe/Amsterdam' } as const

/** '21 november 2026'. */
export const dateOf = (date: Date | string): string =>
  new Date(date).toLocaleDateString('nl-NL', { dateStyle: 'long', ...ZONE })

/** '21 november 2026 om 14:05'. */
export const momentOf = (date: Date | string): string =>
  new Date(date).toLocaleString('nl-NL', { dateStyle: 'long', timeStyle: 'short', ...ZONE })
