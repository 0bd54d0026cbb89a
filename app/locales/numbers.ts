/** '1.234', as the Dutch write it. */
export const numberOf: (value: number) => string = new Intl.NumberFormat('nl-NL', {
  maximumFractionDigits: 0,
}).format

/** '2,4': one digit at most after the comma. */
export const decimalOf: (value: number) => string = new Intl.NumberFormat('nl-NL', {
  maximumFractionDigits: 1,
}).format

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** '€ 10,50'. @param cents */
export const eurosOf = (cents: number): string => euros.format(cents / 100)
