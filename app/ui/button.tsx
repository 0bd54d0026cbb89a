import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import * as css from './button.css.ts'
import { cx } from './cx.ts'

/**
 * primary: the one thing this page is for. secondary: another way on. quiet: as modest as a link.
 * danger: removes something for good.
 */
export type ButtonVariant = keyof typeof css.variant

/** Class names of a button, for a link component that is not a plain `<a>`. */
const buttonClass = (variant: ButtonVariant = 'primary'): string =>
  cx(css.button, css.variant[variant])

type ButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'className'> & {
  variant?: ButtonVariant | undefined
}

/** A button; submits the form it stands in unless `type` says otherwise. */
export function Button({ variant, type = 'submit', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(variant)} />
}

type ButtonLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'className' | 'href'> & {
  href: string
  variant?: ButtonVariant | undefined
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ variant, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass(variant)} />
}

/** Buttons beside each other; under each other, as wide as the screen, on a phone. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
