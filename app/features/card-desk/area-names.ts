/** The names of the inputs of the matrix: one choice for each region, and what it was made from. */

/** Stands for no contact: a text browser leaves an empty value out. */
export const NOBODY = 'niemand'

export const FORMER = 'was_'

/** @param start first postal code of the region */
export const areaNameFrom = (start: number): string => `gebied_${start}`

/** Names the choice of who gets all regions that have no contact, and its button. */
export const REST = 'rest'

/** Names the button that searches. */
export const SEARCH = 'zoeken'
