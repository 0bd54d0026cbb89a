import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ButtonLink, ButtonRow } from '#app/ui/index.ts'

/** The page again, as it is now. @param shows the part that changes, where the rest may stay */
export function Refresh({ shows }: { shows?: string }) {
  const { t } = useTranslation('guild')
  const { pathname, search } = useLocation()
  return (
    <ButtonRow>
      <ButtonLink href={pathname + search} variant="secondary" data-shows={shows}>
        {t('refresh')}
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
