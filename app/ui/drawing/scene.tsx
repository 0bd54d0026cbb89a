/**
 * The water's edge that the site is drawn along: a low sun, the far bank, the water, the near bank.
 * Flat planes by one hand; every colour is a token, so that the evening of the dark scheme fits too.
 */
import { inHue } from '../area.css.ts'
import { cx } from '../cx.ts'
import * as css from './scene.css.ts'
import type { Area } from './symbol-paths.ts'

/**
 * Of a small screen it fills the width with its middle; its planes go on to the edges of any window.
 *
 * @param people whether the two sit on their bench
 */
export function Landscape({ people = true }: { people?: boolean }) {
  return (
    <svg
      className={cx(css.scene, css.landscape)}
      viewBox="0 0 1200 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle className={css.sun} cx="760" cy="152" r="60" />
      <path
        className={css.far}
        d="M-1600 152H0q140-10 300-6 210 6 420-2 230-8 480 8h1600v28h-4400z"
      />
      <path
        className={css.trees}
        d="M112 150c-10-34 2-70 9-80 7 10 19 46 9 80zM146 151c-12-44 2-88 10-100 8 12 22 56 10 100zM184 150c-9-30 1-60 8-68 7 8 17 38 8 68zM250 149v-16l20-14 20 14v16zM1023 150v-26h6v26zM1006 121a11 11 0 0 1 5-20 16 16 0 0 1 30 0 11 11 0 0 1 5 20q-20 9-40 0zM1090 151v-20h5v20zM1076 127a9 9 0 0 1 4-16 13 13 0 0 1 25 0 9 9 0 0 1 4 16q-16 7-33 0z"
      />
      <path className={css.water} d="M-1600 176h4400v124h-4400z" />
      <path className={css.glow} d="M714 186h92M728 197h68M720 208h80M740 219h44M730 230h56" />
      <path
        className={css.glint}
        d="M90 192h74M60 206h44M330 200h60M420 190h40M960 198h84M1060 214h52M930 224h40M240 222h50"
      />
      <path
        className={css.bank}
        d="M-1600 236H0q150 26 330 14 130-9 270-2 150 8 300 8t300-26h1600v70h-4400z"
      />
      <path
        className={css.path}
        d="M562 300c-2-16 10-28 40-36 8-2 14-6 14-10h12c2 8-4 12-14 15-26 9-30 17-26 31z"
      />
      <path
        className={css.reed}
        d="M48 262q4-44 0-70M62 262q6-34 18-54M34 262q-2-34-14-52M76 262q4-20 16-32M1150 256q-2-46 6-74M1166 254q6-30 20-46M1136 258q-4-32-16-46"
      />
      {people && <Bench />}
    </svg>
  )
}

/** Two people from behind. */
function Bench() {
  return (
    <g transform="translate(-12)">
      <path className={css.her} d="M570 236c-4-34 2-62 26-63 22 0 30 28 29 63z" />
      <path className={css.him} d="M616 236c-2-40 2-70 28-70 27 0 31 34 27 70z" />
      <path className={css.her} d="M610 188c14 2 26 2 42-3l3 10c-16 7-32 7-44 4z" />
      <path
        className={css.grey}
        d="M581 166c-3-16 4-27 15-27s17 11 14 27q-14 8-29 0zM589 138a7 7 0 1 1 14 0a7 7 0 1 1-14 0z"
      />
      <path className={css.dark} d="M630 160c-4-18 3-30 15-30s19 12 14 30q-14 7-29 0z" />
      <path className={css.wood} d="M536 208h156M536 222h156M540 237h148M548 200v60M678 200v60" />
    </g>
  )
}

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
