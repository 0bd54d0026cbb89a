import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ButtonLink, ButtonRow } from '#app/ui/index.ts'

type RefreshProps = {
  /** The part that changes, where the rest may stay. */
  shows?: string
  text?: string
}

/** The page again, as it is now. */
export function Refresh({ shows, text }: RefreshProps) {
  const { t } = useTranslation('office')
  const { pathname, search } = useLocation()
  return (
    <ButtonRow>
      <ButtonLink href={pathname + search} variant="quiet" data-shows={shows}>
        {text ?? t('refresh')}
      </ButtonLink>
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
