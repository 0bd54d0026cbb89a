/** Letters of every script with the marks that some are written with, spaces, hyphens, apostrophes. */
const PLAIN = /^[\p{L}\p{M} '’-]+$/u

/**
 * Whether a text may be a name: no address of a page, no sentence for a mail in somebody else's
 * name.
 */
export const isPlainName = (text: string): boolean => PLAIN.test(text)

/**
 * Dots of initials and titles: after a letter, before a space, hyphen, end or another initial. Mail
 * programs make a link of any other.
 */
const WITH_INITIALS = /^(?:[\p{L}\p{M} '’-]|(?<=[\p{L}\p{M}])\.(?=[ -]|$|\p{L}\p{M}*\.))+$/u

/**
 * Whether a name holds no link: anyone may type one in a mail to an address that anyone may type.
 */
export const isNameWithoutLink = (text: string): boolean => WITH_INITIALS.test(text)

/** A line of a mail with somebody's name in it; none where mail programs might make a link of that. */
export const lineWithName = (name: string, line: string): string[] =>
  isNameWithoutLink(name) ? [line] : []
