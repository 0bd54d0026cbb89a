import type { ReactNode } from 'react'
import { CheckIcon, ClockIcon, InfoIcon, WarningIcon } from '../drawing/icons.tsx'
import { cx } from '../cx.ts'
import * as css from './office.css.ts'

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

/**
 * A list of things with a title each, such as `Item`s. Without bullets, and still a list for a
 * screen reader.
 */
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

const VERDICTS = {
  success: CheckIcon,
  info: InfoIcon,
  wait: ClockIcon,
  error: WarningIcon,
} as const

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

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- their own roles, said once more */

/** A column whose cells say themselves what they are has no label on a telephone. */
export type Column = string | { title: string; isPlain: true }

/** A second line in a cell, for what is good to know. */
export const CellNote = ({ children }: { children: ReactNode }) => (
  <small className={css.cellNote}>{children}</small>
)

/** A date, or how long something waits: on one line as in the other rows. */
export const Day = ({ children }: { children: ReactNode }) => (
  <span className={css.day}>{children}</span>
)

/** An address of mail that has a cell to itself. */
export const CellMail = ({ address }: { address: string }) => (
  <a className={css.cellMail} href={`mailto:${address}`}>
    {address}
  </a>
)

/** Links in a cell that each lead to a way to decide. */
export const CellWays = ({ children }: { children: ReactNode }) => (
  <div className={css.cellWays}>{children}</div>
)

type DataTableProps = {
  caption: string
  columns: readonly Column[]
  /** The same widths as in the other tables of its group. */
  isAligned?: true
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly [ReactNode, ...ReactNode[]] }[]
}

/** Behind a label all of it is one thing: its second line begins where its first does. */
const Cell = ({ label, children }: { label: string | undefined; children: ReactNode }) => (
  <td role="cell" data-label={label}>
    {label && children ? <div>{children}</div> : children}
  </td>
)

const labelOf = (column: Column | undefined) => (typeof column === 'string' ? column : undefined)

/**
 * Rows of one kind, with a head that stays in sight. On a telephone each row is a block, with a label
 * before each cell; a page in between scrolls it sideways, also by keyboard. The roles are said, as a
 * table that is shown as blocks is none for some screen readers.
 */
export function DataTable({ caption, columns, isAligned, rows }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it too
    <section className={css.frame} aria-label={caption} tabIndex={0}>
      <table className={cx(css.table, isAligned && css.aligned)} role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={titleOf(column)} scope="col" role="columnheader">
                {titleOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells: [name, ...rest] }) => (
            <tr key={key} role="row">
              <th scope="row" role="rowheader">
                {name}
              </th>
              {rest.map((cell, index) => (
                <Cell key={index} label={labelOf(columns[index + 1])}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const titleOf = (column: Column) => (typeof column === 'string' ? column : column.title)
