/** The term of a delivery ends at midnight: the day before is the last one. */
export const lastDay = (until: Date): Date => new Date(until.getTime() - 1)
