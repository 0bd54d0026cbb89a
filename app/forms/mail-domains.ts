/**
 * Addresses that were probably typed wrong: at a domain that is nearly one of those that most people here
 * have. Such an address is asked about once and never refused.
 */

import { isOneSlipFrom } from './one-slip.ts'

/** Of who has no other ending: 'gmail.nl' is a mistake too. */
const ONE_ENDING = [
  'gmail.com',
  'icloud.com',
  'ziggo.nl',
  'kpnmail.nl',
  'kpnplanet.nl',
  'hetnet.nl',
  'upcmail.nl',
  'casema.nl',
  'quicknet.nl',
  'zeelandnet.nl',
  'telfort.nl',
  'caiway.nl',
  'xs4all.nl',
]
const OTHERS = [
  'hotmail.com',
  'hotmail.nl',
  'outlook.com',
  'live.nl',
  'live.com',
  'msn.com',
  'planet.nl',
  'home.nl',
  'solcon.nl',
  'chello.nl',
  'online.nl',
  'tele2.nl',
  'yahoo.com',
  'me.com',
  'protonmail.com',
]
const COMMON = [...ONE_ENDING, ...OTHERS]
/** These are there too, though they look like one of the others. */
const RIGHT = new Set([...COMMON, 'mail.com', 'email.com', 'ymail.com', 'mac.com', 'aol.com'])

/** The name of a hidden input with an address that is right as it stands: its page asked about it. */
export const SURE = 'kloptZo'

/** In a shorter name another letter makes a name of its own: 'love.nl' is no mistake. */
const SHORT_NAME = 4

const nameOf = (domain: string) => domain.slice(0, domain.indexOf('.'))
/** What stands behind the last '@' of an address, in lower case. */
export const domainOf = (address: string): string =>
  address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()

/** The domain that was probably meant with that of an address; undefined where it may be right. */
export function domainMeant(address: string): string | undefined {
  const typed = domainOf(address)
  if (!address.includes('@') || RIGHT.has(typed)) return undefined
  const name = nameOf(typed)
  return (
    ONE_ENDING.find((domain) => nameOf(domain) === name) ??
    COMMON.find(
      (domain) =>
        isOneSlipFrom(typed, domain) &&
        (nameOf(domain).length > SHORT_NAME || name === nameOf(domain)),
    )
  )
}
