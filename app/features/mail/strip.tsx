import { on } from './colors.ts'

/** Addresses of one picture: by day, in the evening of the dark scheme, and of its middle for telephones. */
export type StripPictures = Record<'day' | 'evening' | 'narrowDay' | 'narrowEvening', string> & {
  /** Behind the picture, and instead of it: a calm field of colour, or the letter that is seen through its near bank. */
  ground: 'note' | 'card'
}

/**
 * The landscape of the site, as the head of a letter. The same picture for everybody, so that asking for
 * it tells nothing. Where a program knows one picture only that is the wide one by day.
 */
export const Strip = ({ day, evening, narrowDay, narrowEvening, ground }: StripPictures) => (
  <div {...on(ground, { fontSize: 0, lineHeight: 0 })}>
    <picture>
      <source srcSet={narrowEvening} media={`${NARROW} and ${DARK}`} />
      <source srcSet={narrowDay} media={NARROW} />
      <source srcSet={evening} media={DARK} />
      <img src={day} alt="" width="560" height="64" style={{ width: '100%', height: 'auto' }} />
    </picture>
  </div>
)

const NARROW = '(max-width:480px)'
const DARK = '(prefers-color-scheme:dark)'
