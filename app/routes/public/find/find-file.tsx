import { useTranslation } from 'react-i18next'
import { href, redirect } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import { plainHead } from '#app/features/content/head.server.ts'
import { cards } from '#app/features/cards/texts.nl.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { addressWith } from '#app/platform/http/links.server.ts'
import { Lead } from '#app/ui/index.ts'
import { Spread } from '#app/ui/page/prose.tsx'
import { useFrame } from '../../kit/frame/frame.ts'
import { ChooseKind } from './choose-kind.tsx'
import { AboutCard, HowToAsk, NotYet, SignIn } from './find-file-parts.tsx'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/find-file.ts'

const CARD = 'kaart'

/** 'Inloggen' at the top of the page posts here too. Who is in has the ways of their own there. */
export const handle = { keptAtSignIn: CARD, hasMenu: true }

/**
 * The QR code on a card leads here, with the card's token as `?kaart=`. The page does not look at
 * it: whether a token is known, revoked or made up shows in nothing, not even in time.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const user = userOf(context)
  const { HELPDESK_EMAIL: helpdesk, ACCESS_PRICE_CENTS: cents } = env()
  const asks = user && may(user, 'guild.enter') ? { card: url.searchParams.get(CARD), cents } : null
  return { helpdesk, asks, signedIn: user !== null, head: plainHead(href('/dossieropvragen'), cards.find) }
}

/**
 * A director who is not signed in keeps the card through signing in. The form posts to the address that
 * the page has, so that the card stands nowhere in the page.
 */
export function action({ url }: Route.ActionArgs) {
  const card = url.searchParams.get(CARD)?.slice(0, MOST) ?? null
  return redirect(addressWith(href('/auth'), href('/dossieropvragen') + withCard(card)), 303)
}

const MOST = 100

/** @returns the query that takes a card along; '' without one */
const withCard = (card: string | null) => (card ? `?${new URLSearchParams({ [CARD]: card })}` : '')

/** An address with the token of a card stays out of search engines. */
export const headers = () => ({ 'X-Robots-Tag': 'noindex' })

const { find } = cards

const Head = ({ about }: { about: ReturnType<typeof plainHead> }) => (
  <>
    <PageHead head={about} />
    <meta name="robots" content="noindex" />
    <h1>{find.title}</h1>
  </>
)

export default function FindFile({
  loaderData: { helpdesk, asks, signedIn, head: about },
}: Route.ComponentProps) {
  const { t } = useTranslation(['cards', 'common'])
  const promises = useFrame()?.promises
  const kept = promises?.directors === true
  return (
    <Spread head={<Head about={about} />}>
      {asks && kept ? (
        <ChooseKind query={withCard(asks.card)} cents={asks.cents} />
      ) : (
        <>
          <Lead>{find.lead}</Lead>
          <p>
            {`${find.lostTitle} `}
            <a href={href('/overleden')}>{find.lost}</a>
          </p>
          {kept ? <HowToAsk relatives={promises?.relatives === true} /> : <NotYet />}
          {!signedIn && kept && <SignIn />}
          <AboutCard kept={kept} />
        </>
      )}
      <p>
        {`${find.helpTitle} `}
        <a href={`mailto:${helpdesk}`}>{t('find.help', { email: helpdesk })}</a>
        {`. ${find.gladly}`}
      </p>
    </Spread>
  )
}
