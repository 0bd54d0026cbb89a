import * as css from './rehearsal-strip.css.ts'

type StripProps = {
  label: string
  text: string
  items: readonly { href: string; text: string; current?: boolean }[]
}

/** Says above a page that it is shown as another will see it, with the ways through and out. */
export const RehearsalStrip = ({ label, text, items }: StripProps) => (
  <nav aria-label={label} className={css.strip}>
    <p>{text}</p>
    {items.map(({ href, text: words, current = false }) => (
      <a key={href} href={href} aria-current={current ? 'page' : undefined}>
        {words}
      </a>
    ))}
  </nav>
)
