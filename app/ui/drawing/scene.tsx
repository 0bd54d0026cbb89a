/**
 * The water's edge that the site is drawn along: a low sun, the far bank, the water, the near bank.
 * Flat planes by one hand; every colour is a token, so that the evening of the dark scheme fits too.
 */
import { inHue } from '../area.css.ts'
import { cx } from '../cx.ts'
import * as css from './scene.css.ts'
import type { Area } from './symbol-paths.ts'

type Motif = { line?: string; shape?: string; sun?: string }

/** What stands at each of the seven places along the water. */
const MOTIFS: Record<Area, Motif> = {
  veer: {
    line: 'M452 24q10-10 18 0q8-10 18 0M496 40q8-8 14 0q6-8 14 0M426 46q7-7 12 0q6-7 12 0',
    sun: 'M548 62a26 26 0 0 1 52 0z',
  },
  steen: {
    shape:
      'M500 86c0-7 14-11 32-11s32 4 32 11-64 8-64 0zM510 73c0-6 10-10 22-10s22 4 22 10-44 8-44 0zM519 60c0-6 6-10 13-10s13 4 13 10-26 7-26 0z',
  },
  kaars: {
    shape: 'M492 62V38l30-20 30 20v24zM566 62V48l18-12 18 12v14z',
    sun: 'M514 62V46h16v16z',
  },
  rituelen: {
    shape:
      'M470 60c-9-20 2-38 7-42 5 4 16 22 7 42zM502 60c-11-28 2-48 8-54 6 6 19 26 8 54zM538 60c-9-20 2-38 7-42 5 4 16 22 7 42z',
  },
  praktisch: {
    line: 'M440 84q80-54 160 0M440 76q80-54 160 0M460 64v8M490 52v8M520 47v9M550 52v8M580 64v8',
  },
  naw: {
    shape:
      'M500 84c-3-20 2-34 13-34s16 14 14 34zM506 46c-2-9 2-15 8-15s10 6 8 15q-8 4-16 0zM528 84c-3-22 3-38 15-38s17 16 14 38zM535 42c-2-10 2-16 9-16s10 6 8 16q-9 4-17 0z',
    line: 'M484 66h92M484 76h92M492 62v28M568 62v28',
  },
  secret: {
    shape:
      'M490 62V44a14 14 0 0 1 14-14h30a14 14 0 0 1 14 14v18zM515 62h8v26h-8zM548 50V28h14v9h-8v13z',
    sun: 'M500 44h24v5h-24z',
  },
}

/** The place along the water of one life area, as a low strip. */
export function Waterside({ area }: { area: Area }) {
  const { line, shape, sun } = MOTIFS[area]
  return (
    <svg
      className={cx(css.scene, css.strip, inHue[area])}
      viewBox="0 0 720 96"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path className={css.far} d="M0 56q90-8 220-4 240 6 500-4v20H0z" />
      {sun && area === 'veer' && <path className={css.sun} d={sun} />}
      <path className={css.water} d="M0 64h720v32H0z" />
      <path className={css.glint} d="M60 74h52M300 72h64M180 82h36M620 76h48M400 80h24" />
      <path className={css.bank} d="M0 88q180-10 360-4t360-4v16H0z" />
      {shape && <path fill="currentColor" d={shape} />}
      {sun && area !== 'veer' && <path className={css.sun} d={sun} />}
      {line && <path className={css.line} d={line} />}
    </svg>
  )
}
