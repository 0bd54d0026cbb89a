import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { screenOnly } from '../global.css.ts'
import { CheckIcon, InfoIcon, WarningIcon } from '../drawing/icons.tsx'
import { Links, type NavItem, Tabs } from '../page/navigation.tsx'
import * as css from './office.css.ts'

type OfficeNavProps = {
  /** Its name for who cannot see it, and that of the places that are no tabs. */
  label: string
  moreLabel: string
  tabs: readonly NavItem[]
  more: readonly NavItem[]
  current: string
}

/** The places of the office: tabs, and the rest on a quieter line. */
export function OfficeNav({ label, moreLabel, tabs, more, current }: OfficeNavProps) {
  return (
    <>
      <Tabs label={label} items={tabs} current={current} />
      {more.length > 0 && (
        <nav aria-label={moreLabel} className={screenOnly}>
          <Links items={more} current={current} list={css.more} />
        </nav>
      )}
    </>
  )
}

type LivePartProps = {
  /** Its name on the page, for the forms and links that change it. */
  name: string
  /** Read out when the part is shown anew. */
  said?: string | undefined
  children: ReactNode
}

/** A part of a page that a form or link with `data-shows` changes without loading the page again. */
export const LivePart = ({ name, said, children }: LivePartProps) => (
  <div data-part={name} data-said={said}>
    {children}
  </div>
)

export const ItemList = ({ children }: { children: ReactNode }) => (
  <ul className={css.items} role="list">
    {children}
  </ul>
)

type ItemProps = { title: ReactNode; level?: 2 | 3 | 4; facts: ReactNode; children?: ReactNode }

/** One of an `ItemList`: what it is, what can be said of it, and below that what there is to do. */
export function Item({ title, level = 3, facts, children }: ItemProps) {
  const Heading = `h${level}` as const
  return (
    <li className={css.item}>
      <Heading>{title}</Heading>
      <p>{facts}</p>
      {children}
    </li>
  )
}

const VERDICTS = { success: CheckIcon, info: InfoIcon, error: WarningIcon } as const

type VerdictProps = { kind: keyof typeof VERDICTS; children: ReactNode }

/** What a check came to: a sign and words, as nobody has to go by the colour. */
export function VerdictSign({ kind, children }: VerdictProps) {
  const Sign = VERDICTS[kind]
  return (
    <span className={css.verdict[kind]}>
      <Sign /> {children}
    </span>
  )
}

type DataTableProps = {
  caption: string
  /** Words break so that a small screen shows all columns. */
  fits?: boolean
  columns: readonly string[]
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly [ReactNode, ...ReactNode[]] }[]
}

/** Rows of one kind, with a head that stays in sight. A small screen scrolls it sideways, also by keyboard. */
export function DataTable({ caption, fits, columns, rows }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it too
    <section className={css.frame} aria-label={caption} tabIndex={0}>
      <table className={cx(css.table, fits && css.fits)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {rest.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
