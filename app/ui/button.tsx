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

/** Posts its form, unless `type` says otherwise. */
export function Button({ variant, type = 'submit', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(variant)} />
}

type ButtonLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'className' | 'href'> & {
  href: string
  variant?: ButtonVariant | undefined
}

/** A link that looks like a button: it opens a page and changes nothing. */
export function ButtonLink({ variant, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass(variant)} />
}

type DangerRowProps = {
  /** What the button posts: a text browser turns a post without any value into a plain visit. */
  intent: string
  /** Where the way back leads. */
  back: string
  backText: string
  children: ReactNode
}

/** The button that removes something for good, and the way back. */
export function DangerRow({ intent, back, backText, children }: DangerRowProps) {
  return (
    <ButtonRow>
      <Button variant="danger" name="intent" value={intent}>
        {children}
      </Button>
      <ButtonLink href={back} variant="secondary">
        {backText}
      </ButtonLink>
    </ButtonRow>
  )
}

/** Buttons beside each other; under each other, as wide as the screen, on a phone. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
