import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ButtonLink, ButtonRow } from '#app/ui/index.ts'

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
  return (
    <ButtonRow>
      <ButtonLink href={pathname + search} variant="quiet" data-shows={shows}>
        {text ?? t('refresh')}
      </ButtonLink>
      {children}
    </ButtonRow>
  )
}

/** The way to the rest of a list, where there is more. */
export function Older({ href }: { href: string | undefined }) {
  const { t } = useTranslation('guild')
  if (!href) return null
  return (
    <ButtonRow>
      <ButtonLink href={href} variant="secondary">
        {t('older')}
      </ButtonLink>
    </ButtonRow>
  )
}
