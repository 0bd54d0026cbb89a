/** All of a drawing of 4800 by 620, whose middle is that of the window; a picture, kept by browsers. */
export const Picture = ({ file }: { file: string }) => (
  <image xlinkHref={file} x="-2400" y="-430" width="4800" height="620" />
)

/** The jetty in the morning, before anyone is there. Pages without the styles of landscapes have it too. */
export const MorningDrawing = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="-325 -150 180 340" aria-hidden="true">
    <Picture file="/ochtend.svg" />
  </svg>
)
