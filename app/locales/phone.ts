/** The address that calls a number as people write it: 'tel:0381234567'. */
export const dialled = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

/** A number as it is shown: it stays on one line. */
export const unbroken = (phone: string): string =>
  phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')
