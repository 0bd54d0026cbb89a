import * as css from './landscape.css.ts'

/** All of a drawing of 4800 by 620, whose middle is that of the window; a picture, kept by browsers. */
const Picture = ({ file }: { file: string }) => (
  <image xlinkHref={file} x="-2400" y="-430" width="4800" height="620" />
)

/** The landscape with the two on their bench. */
export const Landscape = () => (
  <svg className={css.landscape} viewBox="-90 -150 180 340" aria-hidden="true">
    <Picture file="/oever.svg" />
  </svg>
)

/** The jetty in the morning, before anyone is there. */
export const MorningLandscape = () => (
  <svg className={css.drawn} viewBox="-325 -150 180 340" aria-hidden="true">
    <Picture file="/ochtend.svg" />
  </svg>
)
