import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { Button, ButtonRow, StatusMessage } from '#app/ui/index.ts'

/** Asks who signed a living will after asking for cards whether these are to mention it. */
export function AskMention() {
  const { t } = useTranslation('cards')
  return (
    <StatusMessage kind="info" title={t('mention.title')}>
      <p>{t('mention.text')}</p>
      <form method="post" action={href('/dashboard/kaartjes')}>
        <ButtonRow>
          <Button variant="secondary">{t('mention.submit')}</Button>
        </ButtonRow>
      </form>
    </StatusMessage>
  )
}
