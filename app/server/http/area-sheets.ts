/**
 * One sheet of styles for each area of the site, made of parts when the site is built. A second sheet
 * takes a connection of its own from who has HTTP/1.1: two round trips before anything is seen.
 */

/** A sheet of an area, as it was built: `hash` is what a policy calls its text by. */
export type AreaSheet = {
  area: string
  address: string
  parts: string[]
  text: string
  hash: string
}

const NOWHERE = /^$/

/**
 * Of what an area is made: all that its pages need, so that the second page of it needs no styles any
 * more. `at` is where its pages are; who signs in goes on to their own. What is at no address is an area
 * only by what its pages need: a step or a question that is written down with somebody stands in the frame
 * of the office, and with all that the office has its sheet would be too large.
 */
export const AREAS = [
  {
    area: 'own',
    parts: ['style', 'own', 'progress'],
    at: /^\/(?:dashboard|vragenlijst|formulier|auth|reset-password|beginnen|aanmelden)(?:\/|$)/,
  },
  // The interview has pages that are no step.
  { area: 'steps', parts: ['style', 'steps', 'question'], at: NOWHERE },
  {
    area: 'relatives',
    parts: ['style', 'relatives'],
    at: /^\/(?:contactpersoon|overleden)(?:\/|$)/,
  },
  { area: 'office', parts: ['style', 'tables', 'office', 'desk'], at: /^\/admin(?:\/|$)/ },
  {
    area: 'directors',
    parts: ['style', 'tables', 'office', 'directors'],
    at: /^\/franchise(?:\/|$)/,
  },
  { area: 'office-matrix', parts: ['style', 'tables', 'office', 'matrix'], at: NOWHERE },
  { area: 'office-steps', parts: ['style', 'office', 'steps'], at: NOWHERE },
  { area: 'office-question', parts: ['style', 'office', 'steps', 'question'], at: NOWHERE },
  { area: 'public', parts: ['style', 'public', 'progress'], at: /^/ },
] as const

/**
 * The sheet that has all a page needs: that of the area where it is, or else of another one.
 *
 * @param path of the page
 * @param needed addresses of the parts that its components need
 * @param built the sheets of this build; none under the development server
 * @returns undefined where no area has all of it
 */
export function sheetFor(
  path: string,
  needed: string[],
  built: readonly AreaSheet[],
): AreaSheet | undefined {
  const whole = built.filter(({ parts }) => needed.every((part) => parts.includes(part)))
  const here = AREAS.find(({ at }) => at.test(path))?.area
  return whole.find(({ area }) => area === here) ?? whole[0]
}

/**
 * Whether who asks comes from another site, or typed the address: then the styles are probably not
 * there yet. Browsers that do not say so count as not.
 *
 * @param site what the browser says in `Sec-Fetch-Site`
 */
export const fromElsewhere = (site: string | null | undefined): boolean =>
  site === 'none' || site === 'cross-site'

/**
 * The page with its styles in it instead of the link to them, at the end of its head: browsers ask for
 * the script before it while the styles still come. The script asks for the sheet when all of the page is
 * there (`app/enhance/later.ts`), so that the next page has it; without script the browser does so. It is
 * asked for as a sheet for nothing: not every browser prefetches, nor does Firefox under our policy.
 */
export function withStyles(html: string, { address, text }: AreaSheet): string {
  const href = html.indexOf(`href="${address}"`)
  const [from, to] = [html.lastIndexOf('<', href), html.indexOf('>', href) + 1]
  const head = html.indexOf('</head>', to)
  const end = html.lastIndexOf('</body>')
  const later = `<noscript data-later><link rel="stylesheet" media="not all" href="${address}"/></noscript>`
  return [
    html.slice(0, from),
    html.slice(to, head),
    `<style>${text}</style>`,
    html.slice(head, end),
    later,
    html.slice(end),
  ].join('')
}
