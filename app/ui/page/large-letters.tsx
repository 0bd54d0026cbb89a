import * as css from './large-letters.css.ts'

/** The way to the same in larger letters, on a line of its own. */
export function InLargeLetters({ href, children }: { href: string; children: string }) {
  return (
    <p className={css.inLargeLetters}>
      <span aria-hidden="true">A</span>
      <a href={href}>{children}</a>
    </p>
  )
}
