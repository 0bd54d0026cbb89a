/** A sentence as a part of another one. A second one within it keeps its capital. */
export const withoutCapital = (said: string): string => said.charAt(0).toLowerCase() + said.slice(1)

/** What begins with a name as it was typed, as a sentence. */
export const withCapital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1)
