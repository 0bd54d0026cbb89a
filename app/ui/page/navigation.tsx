import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as css from './navigation.css.ts'
import { screenOnly } from '../global.css.ts'

export type NavItem = {
  href: string
  text: string
  dialog?: boolean
  /** Stands behind it, and is no part of the link. */
  after?: string
  /** How much waits there; nothing is shown when nothing does. */
  count?: number
}

type LinksProps = {
  items: readonly NavItem[]
  current?: string | undefined
  list?: string
}

/** Links under each other, unless the class of the list says otherwise. */
export function Links({ items, current, list = css.links }: LinksProps) {
  return (
    <ul className={list}>
      {items.map(({ href, text, dialog, count, after }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={href === current ? 'page' : undefined}
            data-dialog={dialog && ''}
          >
            {count ? `${text} ` : text}
            {count ? <b>{count}</b> : null}
          </a>
          {after}
        </li>
      ))}
    </ul>
  )
}

/** Links beside each other, two on a line of a phone. */
export const InLine = ({ items }: { items: readonly NavItem[] }) => (
  <Links items={items} list={css.inLine} />
)

type BreadcrumbProps = {
  label: string
  items: readonly { href?: string | undefined; text: string }[]
}

/** Where the page stands in the site. The one without `href` is the page itself. Not printed. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={screenOnly}>
      <ol className={css.breadcrumb}>
        {items.map(({ href, text }) => (
          <li key={text} className={href ? undefined : css.here}>
            {href ? <a href={href}>{text}</a> : <span aria-current="page">{text}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type TabsProps = {
  label: string
  items: readonly NavItem[]
  current: string
  /** In the place of the title of the page. */
  isTitle?: boolean
}

/** Views of one subject beside each other: plain links, a page each. */
export function Tabs({ label, items, current, isTitle }: TabsProps) {
  return (
    <nav aria-label={label} className={screenOnly}>
      <Links items={items} current={current} list={cx(css.tabs, isTitle && css.titled)} />
    </nav>
  )
}

type FoldedProps = {
  title: string
  here?: string | undefined
  /** Also where there is no room. */
  isOpen?: boolean
  children: ReactNode
}

/**
 * Open beside what it leads to, behind a word above it. Browsers that cannot style what a
 * `<details>` holds have the word on wide screens too.
 */
export const Folded = ({ title, here, isOpen, children }: FoldedProps) => (
  <details className={css.menu} open={isOpen}>
    <summary className={css.menuButton}>
      <span>
        {title}
        {here && (
          <>
            : <b>{here}</b>
          </>
        )}
      </span>
    </summary>
    {children}
  </details>
)

type MenuProps = TabsProps & {
  /** Whether the page says itself below which one it is a part of. */
  isPart?: boolean
  children: ReactNode
}

/** The pages of an area beside what they lead to, or behind a word that says where one is. */
export function WithMenu({ label, items, current, isPart = false, children }: MenuProps) {
  const here = isPart ? undefined : items.find(({ href }) => href === current)
  return (
    <div className={css.withMenu}>
      <nav aria-label={label} className={screenOnly}>
        <Folded title={label} here={here?.text}>
          <Links items={items} current={current} />
        </Folded>
      </nav>
      <div className={css.besideMenu}>{children}</div>
    </div>
  )
}
