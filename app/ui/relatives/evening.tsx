import type { ReactNode } from 'react'
import { lamp } from '../drawing/lamp.ts'
import { DUSK, EVENING } from './evening-colors.ts'
import * as css from './evening.css.ts'

/** Its middle; what lies beyond is painted to both sides. */
const LAMP_BOX = '-60 0 120 96'
/** With the sky above it, as high as a page. */
const LAMP_AND_SKY = [
  `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${EVENING}"/>`,
  `<stop offset=".9" stop-color="${DUSK}"/></linearGradient>`,
  '<path fill="url(#s)" d="M-1200-300H1200V68H-1200z"/>',
  lamp(),
].join('')

type EveningProps = {
  title: string
  /** What someone said; the title is large without it. */
  said: string | null
  children: ReactNode
}

/** A page with a few words in the evening: what someone said, whose words they are, and one way on. */
export function Evening({ title, said, children }: EveningProps) {
  return (
    <div className={css.scene}>
      {said !== null && <p className={css.said}>{`‘${said}’`}</p>}
      <h1 className={said === null ? undefined : css.below}>{title}</h1>
      {children}
      <svg
        className={css.water}
        viewBox={LAMP_BOX}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: LAMP_AND_SKY }}
      />
    </div>
  )
}

/** The one way on from such a page. */
export const LitRow = ({ children }: { children: ReactNode }) => (
  <div className={css.lit}>{children}</div>
)
