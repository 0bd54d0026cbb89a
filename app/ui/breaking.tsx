import { Fragment } from 'react'

/** An address that breaks after its slashes where the screen is narrow, and not in a word. */
export const Breaking = ({ text }: { text: string }) =>
  text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
