import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { skip } from '../global.css.ts'
import * as css from './layout.css.ts'
import { Links, type NavItem } from './navigation.tsx'
import { MorningLandscape } from '../drawing/panorama.tsx'
import { Logo } from '../drawing/symbols.tsx'

const MAIN = 'inhoud'

/** 'Naar de inhoud': the first link of every page. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href={`#${MAIN}`} className={skip}>
      {children}
    </a>
  )
}

type SiteHeaderProps = {
  home: NavItem
  /** 'Nederlands wensenregister'. */
  badge: string
  navLabel: string
  nav: readonly NavItem[]
  current?: string | undefined
  /** Opens the navigation on a small screen: 'Menu'. */
  menuLabel: string
  /** 'Inloggen', 'Uw wensen' or 'Admin Dashboard'; always in sight. */
  account?: NavItem | undefined
  /** Where there is room it stands before the rest: leaving is the last thing one does. */
  accountFirst?: boolean
}

/**
 * The navigation is there twice, open for wide screens and folded for small ones; one is always
 * absent for eye and ear alike.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { home, badge, navLabel, nav, current, menuLabel, account, accountFirst } = props
  const first = accountFirst && account ? [account] : []
  return (
    <header className={css.header}>
      <div className={css.headerInner}>
        <div className={css.brand}>
          <a href={home.href} className={css.home}>
            <Logo />
            {home.text}
          </a>{' '}
          <span className={css.badge}>{badge}</span>
        </div>
        <nav aria-label={navLabel} className={css.nav}>
          <Links items={[...first, ...nav]} current={current} />
        </nav>
        {account && <AccountItem item={account} current={current} isTwice={first.length > 0} />}
        {/* Without styles the two would be one word. */}{' '}
        <details className={css.menu}>
          <summary className={css.menuButton}>{menuLabel}</summary>
          <nav aria-label={navLabel}>
            <Links items={nav} current={current} />
          </nav>
        </details>
      </div>
    </header>
  )
}

type AccountProps = { item: NavItem; current: string | undefined; isTwice: boolean }

const AccountItem = ({ item, current, isTwice }: AccountProps) => (
  <a
    href={item.href}
    className={cx(css.account, isTwice && css.besideMenu)}
    aria-current={item.href === current ? 'page' : undefined}
  >
    {item.text}
  </a>
)

type FooterColumn = { title: string; items: readonly NavItem[] }

type SiteFooterProps = {
  columns: readonly FooterColumn[]
  /** The last lines: who we are, business hours, the counter. */
  children?: ReactNode
}

/** The foot of public pages: columns of links, and what else is said of the register. */
export function SiteFooter({ columns, children }: SiteFooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.footerInner}>
        <div className={css.columns}>
          {columns.map(({ title, items }) => (
            <div key={title} className={css.column}>
              <h2 className={css.columnTitle}>{title}</h2>
              <Links items={items} />
            </div>
          ))}
        </div>
        {children && <div className={css.colophon}>{children}</div>}
      </div>
    </footer>
  )
}

/** The foot of pages where one is at work: the ways to help and out, on one line. */
export function SlimFooter({ items }: { items: readonly NavItem[] }) {
  return (
    <footer className={css.slimFooter}>
      <div className={css.slimFooterInner}>
        <Links items={items} />
      </div>
    </footer>
  )
}

/** Where the contents of a page stand. The link 'Naar de inhoud' leads here. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN} tabIndex={-1} className={css.main}>
      {children}
    </main>
  )
}

/** As wide as a line that reads well: for forms and texts. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={css.narrow}>{children}</div>
}

/** What a page is about, in a sentence or two under its title. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={css.lead}>{children}</p>
}

/** A text in large letters, to be copied by hand. */
export function Large({ children }: { children: ReactNode }) {
  return <p className={css.large}>{children}</p>
}

/** The landscape, where there is nothing else: the path ends at the water. */
export const PathEnd = () => (
  <div className={css.pathEnd}>
    <MorningLandscape />
  </div>
)
