import * as css from './places.css.ts'

type Place = { href: string; title: string; about: string; current?: boolean }

/** All there is to go to, with a word on each. */
export const Places = ({ items }: { items: readonly Place[] }) => (
  <ul className={css.places}>
    {items.map(({ href, title, about, current = false }) => (
      <li key={href}>
        <a href={href} aria-current={current ? 'page' : undefined}>
          <b>{title}</b>
          <span>{about}</span>
        </a>
      </li>
    ))}
  </ul>
)
