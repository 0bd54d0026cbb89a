import { useTranslation } from '#app/locales/use-translation.ts'
import { href, useLocation } from 'react-router'
import { Button, ButtonRow, Sheet } from '#app/ui/index.ts'
import { useFrame } from '#app/routes/kit/frame/frame.ts'

/** The question about cookies, on pages where the answer matters (specification 2.11). */
export function CookieBanner() {
  const { t } = useTranslation('cookies')
  const { pathname, search } = useLocation()
  if (!useFrame()?.asksCookieConsent) return null
  return (
    <Sheet label="cookies">
      <form method="post" action={href('/cookies')}>
        <h2 id="cookies" tabIndex={-1}>
          {t('title')}
        </h2>{' '}
        <ul>
          <li>
            <b>{t('necessary.title')}</b> {t('necessary.short')}
          </li>{' '}
          <li>
            <b>{t('analytics.title')}</b> {t('analytics.short')}
          </li>{' '}
          <li>
            <a href={href('/juridisch/cookiebeleid')}>{t('more')}</a>
          </li>
        </ul>
        <input type="hidden" name="terug" value={pathname + plainQuery(search)} />
        <ButtonRow>
          <Button variant="secondary" name="keuze" value="noodzakelijk">
            {t('onlyNecessary')}
          </Button>
          <Button variant="secondary" name="keuze" value="alles">
            {t('acceptAll')}
          </Button>
        </ButtonRow>
      </form>
    </Sheet>
  )
}

/** The query in the letters that an address to come back to may have. */
function plainQuery(search: string): string {
  const query = new URLSearchParams(search).toString().replaceAll('+', '%20').replaceAll('*', '%2A')
  return query && `?${query}`
}
