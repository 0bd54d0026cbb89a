import { useTranslation } from '#app/locales/use-translation.ts'
import { Button, ButtonRow } from '#app/ui/index.ts'

/** What was chosen about cookies, since when and until when. */
export function CookieChoice({ analytics, on, until }: { analytics: boolean; on: string; until: string }) {
  const { t } = useTranslation('cookies')
  return (
    <p>
      {t(analytics ? 'page.chosenAnalytics' : 'page.chosenNecessary', { date: on })}{' '}
      {t('page.ends', { date: until })}
    </p>
  )
}

/** The way to be asked anew. */
export function ResetCookies() {
  const { t } = useTranslation('cookies')
  return (
    <form method="post">
      <h2>{t('page.reset.title')}</h2>
      <p>{t('page.reset.text')}</p>
      <ButtonRow>
        <Button variant="secondary" name="keuze" value="opnieuw">
          {t('page.reset.submit')}
        </Button>
      </ButtonRow>
    </form>
  )
}
