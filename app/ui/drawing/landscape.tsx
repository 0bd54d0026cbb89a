import * as css from './landscape.css.ts'
import { Morning, Panorama } from './panorama.tsx'

/** The landscape with the two on their bench. */
export const Landscape = () => <Panorama file="/oever.svg" className={css.landscape} />

/** The jetty in the morning, before anyone is there. */
export const MorningLandscape = () => <Morning className={css.morning} />
