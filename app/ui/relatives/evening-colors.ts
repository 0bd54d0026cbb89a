/** The top of the evening sky, and what lies above it. */
export const EVENING = '#20242b'
/** Of the sky where it meets the water. */
export const DUSK = '#6e4c38'
