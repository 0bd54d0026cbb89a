/** Letters of every script with the marks that some are written with, spaces, hyphens, apostrophes. */
const PLAIN = /^[\p{L}\p{M} '’-]+$/u

/**
 * Whether a text may be a name: no address of a page, no sentence for a mail in somebody else's
 * name.
 */
export const isPlainName = (text: string): boolean => PLAIN.test(text)

/**
 * What names of people and companies have. Dots are those of initials and titles: after a letter, before a
 * space, hyphen, end or another initial. Mail programs make a link of any other.
 */
const WITHOUT_LINK = /^(?:[\p{L}\p{M}\d& '’-]|(?<=[\p{L}\p{M}])\.(?=[ -]|$|\p{L}\p{M}*\.))+$/u

/** More digits may be a telephone number. */
const FIVE_DIGITS = /(?:\d\D*){5}/

/**
 * Whether the name of a person or company holds no link and no telephone number: anyone may type one in a
 * mail to an address that anyone may type.
 */
export const isNameWithoutLink = (text: string): boolean =>
  WITHOUT_LINK.test(text) && !FIVE_DIGITS.test(text)

/** Whether a text may be the name of a person, with initials or titles. */
export const isNameWithInitials = (text: string): boolean =>
  isNameWithoutLink(text) && !/[\d&]/.test(text)

/** A line of a mail with somebody's name in it; none where mail programs might make a link of that. */
export const lineWithName = (name: string, line: string): string[] =>
  isNameWithoutLink(name) ? [line] : []

/** What stands within a name without a capital. */
const SMALL = ['van', 'von', 'de', 'den', 'der', 'het', 'ten', 'ter', 'te', 'la', 'le', 'el', 'al']

const WORD = /(?<=^|[ .-])(?:ij|\p{Ll})\p{L}*/gu

/** A first name that was typed in small letters alone, with its capitals: 'Anne-Marie'; any other as it is. */
export function withCapitals(name: string): string {
  if (name !== name.toLowerCase() || !isNameWithInitials(name)) return name
  return name.replaceAll(WORD, (word, at: number) => {
    if (at > 0 && SMALL.includes(word)) return word
    const first = word.startsWith('ij') ? 2 : 1
    return word.slice(0, first).toUpperCase() + word.slice(first)
  })
}

/** By which somebody is called: the first name, or else the last. Empty where neither was filled in. */
export const calledBy = ({
  firstName,
  lastName,
}: {
  firstName?: string | undefined
  lastName?: string | undefined
}): string => firstName?.trim() || lastName?.trim() || ''
