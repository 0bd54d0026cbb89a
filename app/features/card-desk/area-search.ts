import type { PostcodeArea } from './areas.server.ts'

/**
 * Regions that someone looks for: by a word of their name or of their contact, or by the digits of a
 * postal code.
 *
 * @param nameOf says who has a region
 */
export function searchAreas(
  areas: readonly PostcodeArea[],
  query: string,
  nameOf: (area: PostcodeArea) => string,
): PostcodeArea[] {
  const wanted = plain(query)
  const [, digits] = /^(\d{1,4})( ?[a-z]{0,2})$/.exec(wanted) ?? []
  if (digits) return areas.filter((area) => holds(area, digits))
  return areas.filter((area) => plain(`${area.name} ${nameOf(area)}`).includes(wanted))
}

/** Whether some postal code that begins so lies in it. */
function holds({ start, end }: PostcodeArea, digits: string): boolean {
  const first = Number(digits.padEnd(4, '0'))
  const last = Number(digits.padEnd(4, '9'))
  return first <= end && start <= last
}

/** Without accents, apostrophes, capitals and spaces around: 'Súdwest' is found by 'sudwest'. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .trim()
