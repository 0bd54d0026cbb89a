/** After so many failures a delivery is late: its member and the office are told. */
export const LATE_AFTER = 3

/** The term of a delivery ends at midnight: the day before is the last one. */
export const lastDayOfTerm = (until: Date): Date => new Date(until.getTime() - 1)
