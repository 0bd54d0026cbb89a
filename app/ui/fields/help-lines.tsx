import type { ReactNode } from 'react'
import * as css from './form.css.ts'

/** Where somebody can talk day and night, as our texts name it, and the address that leads there. */
const LINES: Record<string, string> = {
  '113': 'tel:113',
  '0800-0113': 'tel:08000113',
  '113.nl': 'https://www.113.nl',
}
const NAMED = /(\b0800-0113\b|\b113\.nl\b|\b113\b)/

/** A text of ours in which help that is named can be called or gone to at once. */
export function withHelpLines(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('113')) return text
  return text.split(NAMED).map((part) =>
    LINES[part] ? (
      <a key={part} href={LINES[part]} className={css.helpLine}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
