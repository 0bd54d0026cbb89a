/** A day as people write it here: '5 maart 2026'. */
export const dutchDate = (date: Date | string): string =>
  new Date(date).toLocaleDateString('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })
