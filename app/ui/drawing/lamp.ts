import { VILLAGE } from './hours.ts'
import { TREES } from './landscape.ts'

/** Of the sky where it meets the water, and at the top, where it goes on as the page says. */
const DUSK = '#6e4c38'
const NIGHT = '#20242b'

/** Of a mail the near bank is its paper. */
export const ABOVE_PAPER = 'M1200-60H-1200V82C-200 80-100 88 0 88S200 80 1200 84z'

/**
 * A farm on the far bank in the evening, with its windows lit and mirrored in the water: the head of the
 * pages for who has lost someone. As text, like the landscape; the evening is the same in both schemes.
 * It is 96 high, its middle is x = 0, and it goes on to 1200 at both sides. Above it the sky goes on in one colour.
 */
export const lamp = (): string =>
  `<path fill="url(#s)" d="M-1200-60H1200V67H-1200z"/><linearGradient id="s" x2="0" y2="1"><stop offset=".2" stop-color="${NIGHT}"/><stop offset=".85" stop-color="${DUSK}"/></linearGradient>
<path fill="#3b3630" d="M-1200 58C-300 55-100 62 0 62S300 56 1200 59V68H-1200z"/>
<g id="o" fill="#27251f"><path fill="#322d27" transform="translate(-290 27)" ${VILLAGE}/><path transform="matrix(.23 0 0 .23 142 64)" d="${TREES}"/><path d="M-49 58l11-16h10v-6h5v6H0L15 58 12 67H-46z"/><g id="t"><path d="M38 67c-7-9-5-25 0-31 5 6 7 22 0 31zM53 67c-6-8-4-21 0-26 4 5 6 18 0 26zM66 67c-5-6-3-16 0-20 3 4 5 14 0 20zM-150 67q0-9 9-8 8-8 16 0 9 0 10 8z"/></g><use xlink:href="#t" x="640" y="1"/><use xlink:href="#t" transform="matrix(-1 0 0 1 -660 0)"/></g>
<path fill="#3a322b" d="M-45 67V58h32L0 44 12 57V67z"/>
<path fill="url(#w)" d="M-1200 66H1200V97H-1200z"/>
<use xlink:href="#o" transform="matrix(1 0 0 -.7 0 113)" opacity=".5"/>
<circle cy="56" r="24" fill="url(#l)"/><radialGradient id="l"><stop offset=".2" stop-color="#ffd27a" stop-opacity=".4"/><stop offset="1" stop-color="#ffd27a" stop-opacity="0"/></radialGradient>
<path fill="#ffd27a" d="M-5 51h4v5h-4zM1 51h4v5H1zM-5 57h4v5h-4zM1 57h4v5H1zM-6 69q6-1 12 0-6 1-12 0zM-9 72q9-2 18 0-9 2-18 0zM-5 75q5-2 10 0-5 2-10 0zM-9 79q9-2 18 0-9 2-18 0zM-6 83q6-2 12 0-6 2-12 0z"/>
<path fill="none" stroke="#7a6a58" stroke-linecap="round" d="M-140 74h22M-60 80h26M34 73h20M84 79h30"/>
<path id="r" fill="none" stroke="#151613" stroke-width="1.5" stroke-linecap="round" d="M-78 97q2-26-1-36M-72 97q0-28 4-40M-66 97q2-22 9-30M-84 97q-1-22-7-28"/><use xlink:href="#r" x="226" y="-1"/>
<linearGradient id="w" x2="0" y2="1"><stop stop-color="${DUSK}"/><stop offset=".8" stop-color="#222d33"/></linearGradient>`
