import * as css from './landscape.css.ts'
import { MorningDrawing, Picture } from './morning.tsx'

/** The landscape with the two on their bench. */
export const Landscape = () => (
  <svg className={css.landscape} viewBox="-90 -150 180 340" aria-hidden="true">
    <Picture file="/oever.svg" />
  </svg>
)

/** The jetty in the morning, before anyone is there. */
export const MorningLandscape = () => <MorningDrawing className={css.drawn} />
