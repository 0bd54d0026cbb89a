type DayOrEveningProps = {
  /** Address of the drawing by day; the one in the evening has '-avond' behind its name. */
  file: `/${string}.svg`
  width: number
  height: number
  className?: string
  /** Asked for when it is nearly in sight. */
  loading?: 'lazy'
}

/**
 * A drawing in the light of the scheme of its page. The page chooses the file: WebKit does not tell a
 * drawing which scheme that is, and leaves it in daylight.
 */
export const DayOrEvening = ({ file, ...props }: DayOrEveningProps) => (
  <picture>
    <source
      srcSet={file.replace('.svg', '-avond.svg')}
      media="screen and (prefers-color-scheme:dark)"
    />
    <img src={file} alt="" fetchPriority="low" {...props} />
  </picture>
)

/** The landscape at the foot of the cover of a booklet, or of a sheet to print. */
export const LandscapeView = () => <DayOrEvening file="/landschap.svg" width={1145} height={380} />

/** One day by the water in one strip, for where the seven steps stand together. */
export const DayView = () => (
  <DayOrEvening file="/dag.svg" width={1260} height={192} loading="lazy" />
)
