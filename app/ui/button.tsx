import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import * as css from './button.css.ts'
import { cx } from './cx.ts'

/**
 * primary: what the page is for. secondary: another way on. quiet: like a link. danger: removes for
 * good.
 */
export type ButtonVariant = keyof typeof css.variant

const buttonClass = (variant: ButtonVariant = 'primary'): string =>
  cx(css.button, css.variant[variant])

type ButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'className'> & {
  variant?: ButtonVariant | undefined
}

export function Button({ variant, type = 'submit', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(variant)} />
}

type ButtonLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'className' | 'href'> & {
  href: string
  variant?: ButtonVariant | undefined
}

export function ButtonLink({ variant, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass(variant)} />
}

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
