import { on } from './colors.ts'

export type StripPictures = {
  /** Addresses of the landscape by day, and in the evening of the dark scheme. */
  day: string
  evening: string
}

/**
 * The landscape of the site, as the head of a letter. The same picture for everybody, so that asking for
 * it tells nothing. Where a program leaves pictures out it is a calm field of colour.
 */
export const Strip = ({ day, evening }: StripPictures) => (
  <div {...on('sky', { fontSize: 0, lineHeight: 0 })}>
    <picture>
      <source srcSet={evening} media="(prefers-color-scheme:dark)" />
      <img src={day} alt="" width="560" height="64" style={{ width: '100%', height: 'auto' }} />
    </picture>
  </div>
)
