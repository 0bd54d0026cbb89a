import type { AnswersTo } from '#app/features/interview/sections/index.ts'
import { asPostalCode, isPostalCode } from '#app/forms/formats.ts'

export type Address = Pick<AnswersTo<'naw'>, 'street' | 'postalCode' | 'city'>

/**
 * Joins the parts to 'street, postalCode, city' (specification 3); an empty part keeps its place.
 * Undefined when all are.
 */
export function joinAddress({
  street = '',
  postalCode = '',
  city = '',
}: Address): string | undefined {
  const parts = [street, postalCode, city]
  return parts.some(Boolean) ? parts.join(', ') : undefined
}

/** The street above postal code and town, as on an envelope; of what is lacking there is no line. */
export const linesOfAddress = ({ street = '', postalCode = '', city = '' }: Address): string[] =>
  [street, `${postalCode} ${city}`.trim()].filter(Boolean)

/**
 * Splits an address (specification 4, 'Address on load'). With more commas the postal code ends the
 * street, or else the last two parts are postal code and city.
 */
export function splitAddress(line: string): Required<Address> {
  const parts = line.split(',').map((part) => asPostalCode(part.trim()))
  const code = parts.findIndex(isPostalCode)
  const at = code < 0 ? Math.max(1, parts.length - 2) : code
  return {
    street: parts.slice(0, at).join(', '),
    postalCode: parts[at] ?? '',
    city: parts.slice(at + 1).join(', '),
  }
}
