import type { ReactNode } from 'react'
import { inHue } from '../area.css.ts'
import { areaLink } from '../card.css.ts'
import { cx } from '../cx.ts'
import type { Area } from '../drawing/symbol-paths.ts'
import { AreaSymbol } from '../drawing/symbols.tsx'
import { screenOnly } from '../global.css.ts'
import { ChatIcon } from '../drawing/icons.tsx'
import * as css from './landing.css.ts'

/** Without bullets some screen readers no longer see a list, unless it says so. */
const LIST = { role: 'list' }

type Row = { title: string; text?: string; href?: string }

/** Rows under each other, each with a heading of the third level. */
export const RowList = ({ children }: { children: ReactNode }) => (
  <ul className={css.rows} {...LIST}>
    {children}
  </ul>
)

type Line = Row & { before?: ReactNode }

/** A line of a table of contents, the whole of it a link where it leads somewhere. */
export const TitledRow = ({ before, title, text, href }: Line) => (
  <li>
    {before}
    <h3>
      {href ? (
        <a href={href} className={areaLink}>
          {title}
        </a>
      ) : (
        title
      )}
    </h3>
    {text && <p>{text}</p>}
  </li>
)

/** A table of contents: one line under the other. */
export const TitledRows = ({ items }: { items: readonly Row[] }) => (
  <RowList>
    {items.map((row) => (
      <TitledRow key={row.title} {...row} />
    ))}
  </RowList>
)

type AreaRowsProps = {
  items: readonly (Row & { area: Area; title: string })[]
  className?: string
}

/** The life areas in their order, each with its symbol. */
export const AreaRows = ({ items, className }: AreaRowsProps) => (
  <ol className={cx(css.rows, css.signed, className)} {...LIST}>
    {items.map(({ area, ...row }) => (
      <TitledRow key={area} before={<AreaSymbol area={area} className={inHue[area]} />} {...row} />
    ))}
  </ol>
)

/** A way to ask a person something, always at the bottom right. */
export function ChatButton({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <a href={href} className={cx(css.chat, screenOnly)}>
      <ChatIcon />
      <span className={css.tip}>
        {title}
        <br />
        {text}
      </span>
    </a>
  )
}
