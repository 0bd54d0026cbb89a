/** Posted along with a time: the day whose times were shown. */
export const TIMES_OF = 'tijdenVan'
