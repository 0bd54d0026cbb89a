import { framed } from './picture.css.ts'

/** Pixels that a small copy of a picture is wide and high at most. */
export const SIDE = { list: 64, booklet: 160 }

/** A small copy of somebody's own picture, in a frame as high as it is wide. Its words stand beside it. */
export const FramedPicture = ({ src, side }: { src: string; side: number }) => (
  <img src={src} className={framed} width={side} height={side} loading="lazy" alt="" />
)
