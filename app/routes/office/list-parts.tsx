import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { useLocation } from 'react-router'
import type { Typed } from '#app/forms/rows.ts'
import { ButtonLink, ButtonRow, Folded } from '#app/ui/index.ts'

type RefreshProps = {
  /** The part that changes, where the rest may stay. */
  shows?: string
  text?: string
  /** What else there is to do with the whole list, on the same line. */
  children?: ReactNode
}

/** The page again, as it is now. */
export function Refresh({ shows, text, children }: RefreshProps) {
  const { t } = useTranslation('office')
  const { pathname, search } = useLocation()
  const link = { href: pathname + search, 'data-shows': shows, children: text ?? t('refresh') }
  if (!children)
    return (
      <p>
        <a {...link} />
      </p>
    )
  return (
    <ButtonRow>
      {children}
      <ButtonLink variant="secondary" {...link} />
    </ButtonRow>
  )
}

/** Whether something was typed or chosen to search by. */
export const isNarrowed = (typed: Typed): boolean =>
  Object.values(typed).some((value) => value !== undefined && value !== '')

type SearchFoldProps = { title: string; isOpen: boolean; children: ReactNode }

/** What narrows a list down: in sight where there is room, else behind a line, so that the list begins higher. */
export const SearchFold = ({ title, ...folded }: SearchFoldProps) => (
  <section aria-label={title}>
    <Folded title={title} {...folded} />
  </section>
)

/** The way to the rest of a list, where there is more. */
export function Older({ href, text }: { href: string | undefined; text?: string }) {
  const { t } = useTranslation('guild')
  if (!href) return null
  return (
    <ButtonRow>
      <ButtonLink href={href} variant="secondary">
        {text ?? t('older')}
      </ButtonLink>
    </ButtonRow>
  )
}
