import { POSTAL_CODE } from '#app/forms/formats.ts'

/** The parts that an address is asked in. */
export type Address = { street?: string; postalCode?: string; city?: string }

/**
 * One line, as a profile keeps it: 'street, postalCode, city' (specification 3). A part that is
 * empty keeps its place, so that the others are found again.
 *
 * @returns undefined when every part is empty
 */
export function joinAddress({
  street = '',
  postalCode = '',
  city = '',
}: Address): string | undefined {
  const parts = [street, postalCode, city]
  return parts.some(Boolean) ? parts.join(', ') : undefined
}

/**
 * Takes a line apart on its commas (specification 4, 'Address on load'). Where it has more of them
 * than it should, the postal code tells where the street ends, or else the last two parts do.
 */
export function splitAddress(line: string): Required<Address> {
  const parts = line.split(',').map((part) => part.trim())
  const code = parts.findIndex((part) => POSTAL_CODE.test(part))
  const at = code < 0 ? Math.max(1, parts.length - 2) : code
  return {
    street: parts.slice(0, at).join(', '),
    postalCode: parts[at] ?? '',
    city: parts.slice(at + 1).join(', '),
  }
}
