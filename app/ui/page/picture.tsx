import { framed } from './picture.css.ts'

/** Pixels that a small copy of a picture is wide and high at most. */
const SIDE = 160

/** A small copy of somebody's own picture, in a frame as high as it is wide. Its words stand beside it. */
export const FramedPicture = ({ src }: { src: string }) => (
  <img src={src} className={framed} width={SIDE} height={SIDE} loading="lazy" alt="" />
)
