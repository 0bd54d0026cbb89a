/** Letters of every script with the marks that some are written with, spaces, hyphens, apostrophes. */
const PLAIN = /^[\p{L}\p{M} '’-]+$/u

/** Whether this can be a name as specification 5 allows it. */
export const isPlainName = (text: string): boolean => PLAIN.test(text)

/**
 * Dots too, but only those of initials and titles: after a letter, and before a space, a hyphen, the
 * end, or a single letter that has a dot of its own. Mail programs make a link of any other.
 */
const WITH_INITIALS = /^(?:[\p{L}\p{M} '’-]|(?<=[\p{L}\p{M}])\.(?=[ -]|$|\p{L}\p{M}*\.))+$/u

/**
 * Whether this can be a name, and nothing in it is taken for a link. For every name that anyone may
 * type and that stands in a mail to an address that anyone may type.
 */
export const isNameWithoutLink = (text: string): boolean => WITH_INITIALS.test(text)
