import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { StatusMessage } from '#app/ui/index.ts'

/** For files from before the interview and the older form had one answer. */
export function TwoAnswers() {
  const { t } = useTranslation()
  return (
    <StatusMessage kind="error" title={t('formulier.twoAnswersTitle')} printed>
      <p>{t('formulier.twoAnswersOverview')}</p>
      <p>
        <a href={href('/formulier')}>{t('formulier.twoAnswersChoose')}</a>
      </p>
    </StatusMessage>
  )
}
