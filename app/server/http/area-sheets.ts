/**
 * One sheet of styles for each area of the site, made of parts when the site is built. A second sheet
 * takes a connection of its own from who has HTTP/1.1: two round trips before anything is seen.
 */

/** A sheet of an area, as it was built. */
export type AreaSheet = { area: string; address: string; parts: string[] }

/**
 * Of what an area is made: all that its pages need, so that the second page of it needs no styles any
 * more. `at` is where its pages are; who signs in goes on to their own. The steps are an area only by
 * what they need. The office, whose sheet is large, has none.
 */
export const AREAS = [
  {
    area: 'own',
    parts: ['style', 'own'],
    at: /^\/(?:dashboard|vragenlijst|formulier|auth|reset-password|beginnen|aanmelden)(?:\/|$)/,
  },
  // At no address: the interview has pages that are no step.
  { area: 'steps', parts: ['style', 'steps'], at: /^$/ },
  {
    area: 'relatives',
    parts: ['style', 'relatives'],
    at: /^\/(?:contactpersoon|overleden)(?:\/|$)/,
  },
  { area: 'public', parts: ['style', 'public'], at: /^/ },
] as const

/**
 * The sheet that has all a page needs: that of the area where it is, or else of another one.
 *
 * @param path of the page
 * @param needed addresses of the parts that its components need
 * @param built the sheets of this build; none under the development server
 * @returns its address; undefined where no area has all of it
 */
export function sheetFor(
  path: string,
  needed: string[],
  built: readonly AreaSheet[],
): string | undefined {
  const whole = built.filter(({ parts }) => needed.every((part) => parts.includes(part)))
  const here = AREAS.find(({ at }) => at.test(path))?.area
  return (whole.find(({ area }) => area === here) ?? whole[0])?.address
}
