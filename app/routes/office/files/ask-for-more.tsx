import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { Button, ButtonRow, StatusMessage } from '#app/ui/index.ts'

/** For who looked up as much as one may in an hour: nothing was searched. */
export function LookedUpEnough() {
  const { t } = useTranslation('officeFiles')
  return (
    <>
      <StatusMessage kind="error" title={t('search.braked')}>
        <p>{t('search.brakedLater')}</p>
      </StatusMessage>
      <AskForMore />
    </>
  )
}

/** For who read as many files as one may in an hour. */
export function AskForMore() {
  const { t } = useTranslation('officeFiles')
  return (
    <form method="post" action={href('/admin/dossier/meer')}>
      <ButtonRow>
        <Button name="intent" value="vragen" variant="secondary">
          {t('read.more.ask')}
        </Button>
      </ButtonRow>
    </form>
  )
}
