import { useTranslation } from '#app/locales/use-translation.ts'
import { href, useLocation } from 'react-router'
import { Button, ButtonLink, ButtonRow } from '#app/ui/index.ts'
import { useFrame } from './frame.ts'

type Way = { href: string; text: string }

/** The first page of who is signed in; that of the site for a visitor. */
function useOwnHome(): Way {
  const { t } = useTranslation()
  const { signedIn, office, guild } = useFrame() ?? {}
  if (office) return { href: href('/admin'), text: t('errors.otherAccount.toOffice') }
  if (guild) return { href: href('/franchise/dashboard'), text: t('errors.otherAccount.toGuild') }
  if (signedIn) return { href: href('/dashboard'), text: t('errors.otherAccount.toWishes') }
  return { href: href('/'), text: t('errors.notFound.home') }
}

/**
 * To who wrote in a form of which the browser holds the session of somebody else by now: how to save it after
 * all. Who signed out in this tab would not find the words again.
 */
export function OthersSession() {
  const { t } = useTranslation()
  const email = useFrame()?.email
  return (
    <>
      {email && <p>{t('errors.otherAccount.as', { email })}</p>}
      <p>{t('errors.account.how')}</p>
      <ol>
        {t('errors.account.steps', { returnObjects: true }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ButtonRow>
        <ButtonLink href={href('/auth/uitloggen')} target="_blank">
          {t('errors.account.out')}
        </ButtonLink>
      </ButtonRow>
    </>
  )
}

/**
 * On a page that is for somebody else: as whom one is signed in, the way to what is one's own, and the way
 * out, which leads back here.
 *
 * @param own where that is, unless it is their first page
 */
export function OtherAccount({ own }: { own?: Way | undefined }) {
  const { t } = useTranslation()
  const email = useFrame()?.email
  const { pathname, search } = useLocation()
  const first = useOwnHome()
  const home = own ?? first
  const toHome = <ButtonLink href={home.href}>{home.text}</ButtonLink>
  if (!email) return <ButtonRow>{toHome}</ButtonRow>
  return (
    <form method="post" action={href('/auth/uitloggen')} data-forget="">
      <p>{t('errors.otherAccount.as', { email })}</p>
      <p>{t('errors.otherAccount.out')}</p>
      <input type="hidden" name="terug" value={pathname + search} />
      <ButtonRow>
        {toHome}
        <Button variant="secondary" name="intent" value="uitloggen">
          {t('nav.signOut')}
        </Button>
      </ButtonRow>
    </form>
  )
}
