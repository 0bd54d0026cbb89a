import { useTranslation } from '#app/locales/use-translation.ts'
import { StatusMessage } from '#app/ui/index.ts'

/** Whose link somebody signs up by; null for a code that nobody has. */
export function ReferredBy({ company }: { company: string | null }) {
  const { t } = useTranslation('accounts')
  return (
    <StatusMessage kind="info" title={company ? t('signUp.by', { company }) : undefined}>
      <p>{t(company ? 'signUp.byMeans' : 'signUp.byNobody')}</p>
    </StatusMessage>
  )
}
