import * as css from './landscape.css.ts'
import { Panorama } from './panorama.tsx'

/** The landscape with the two on their bench. */
export const Landscape = () => <Panorama file="/oever.svg" className={css.landscape} />
