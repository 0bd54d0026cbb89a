const format = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
})

/** Day and time of a mail. */
export const shortTime = (at: Date): string => format.format(at)
