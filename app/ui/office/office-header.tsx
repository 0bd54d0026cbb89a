import { cx } from '../cx.ts'
import { Logo } from '../drawing/symbols.tsx'
import * as frame from '../page/layout.css.ts'
import { Links, type NavItem } from '../page/navigation.tsx'
import * as css from './office-header.css.ts'

type OfficeHeaderProps = {
  home: NavItem
  /** Name of the navigation, and that of the places that are no tabs. */
  label: string
  moreLabel: string
  menuLabel: string
  tabs: readonly NavItem[]
  more: readonly NavItem[]
  current: string
}

/**
 * The places of the office in one row: tabs, and the rest behind a quiet word. All of it behind one
 * word where there is no room.
 */
export function OfficeHeader(props: OfficeHeaderProps) {
  const { home, label, moreLabel, menuLabel, tabs, more, current } = props
  const isMore = more.some(({ href }) => href === current)
  return (
    <header className={frame.header}>
      <div className={cx(frame.headerInner, css.inner)}>
        <div className={frame.brand}>
          <a href={home.href} className={cx(frame.home, css.home)}>
            <Logo />
            <span>{home.text}</span>
          </a>
        </div>{' '}
        <nav aria-label={label} className={css.row}>
          <Links items={tabs} current={current} list={css.tabs} />
          <details className={css.more}>
            <summary className={cx(css.moreButton, isMore && css.here)}>{moreLabel}</summary>
            <Links items={more} current={current} list={css.panel} />
          </details>
        </nav>
        <details className={cx(frame.menu, css.menu)}>
          <summary className={frame.menuButton}>{menuLabel}</summary>
          <nav aria-label={label}>
            <Links items={tabs} current={current} />
            <p className={css.group}>{moreLabel}</p>
            <Links items={more} current={current} />
          </nav>
        </details>
      </div>
    </header>
  )
}
