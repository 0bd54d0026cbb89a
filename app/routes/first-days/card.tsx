import { useTranslation } from '#app/locales/use-translation.ts'
import { href, redirect } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import { plainHead } from '#app/features/content/head.server.ts'
import { firstDays } from '#app/features/first-days/texts.nl.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { Button, ButtonRow, ScreenOnly } from '#app/ui/index.ts'
import { LampPage } from '#app/ui/lamp/lamp.tsx'
import { useFrame } from '../kit/frame/frame.ts'
import { signInAddress } from '#app/platform/http/sign-in-address.ts'
import { PageHead } from '../public/page-head.tsx'
import { cardIn, withCard } from '../public/find/card-query.ts'
import { AboutCard, WaysToRead } from './card-parts.tsx'
import { lampHandle } from './lamp-frame.tsx'
import type { Route } from './+types/card.ts'

const PATH = href('/overleden/kaartje')

export const handle = lampHandle

/**
 * For who holds a card. Its QR code brings them with its token as `?kaart=`, at which the page does not
 * look: whether a token is known, revoked or made up shows in nothing, not even in time.
 */
export function loader({ context }: Route.LoaderArgs) {
  const user = userOf(context)
  const asks = !user || may(user, 'guild.enter')
  return { asks, head: plainHead(PATH, firstDays.card) }
}

/**
 * A director keeps the card through signing in. The form posts to the address that the page has, so that
 * the card stands nowhere in the page.
 */
export const action = ({ url }: Route.ActionArgs) =>
  redirect(signInAddress(href('/dossieropvragen') + withCard(cardIn(url))), 303)

/** An address with the token of a card stays out of search engines. */
export const headers = () => ({ 'X-Robots-Tag': 'noindex' })

/** What someone with a card can do: read the wishes of who died, or give it back. */
export default function CardPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('firstDays')
  const directors = useFrame()?.promises?.directors === true
  return (
    <LampPage>
      <PageHead head={loaderData.head} />
      <h1>{t('card.title')}</h1>
      <p>{t('card.lead')}</p>
      <h2>{t('card.toRead')}</h2>
      <WaysToRead />
      <AboutCard />
      {directors && loaderData.asks && (
        <ScreenOnly>
          <form method="post">
            <h2>{t('card.director')}</h2>
            <ButtonRow>
              <Button variant="secondary" name="intent" value="ask">
                {t('card.ask')}
              </Button>
            </ButtonRow>
          </form>
        </ScreenOnly>
      )}
      <p>
        <a href={href('/overleden')}>{t('card.justNow')}</a>
      </p>
    </LampPage>
  )
}
