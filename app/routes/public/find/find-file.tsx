import { useTranslation } from '#app/locales/use-translation.ts'
import { href, redirect } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import { plainHead } from '#app/features/content/head.server.ts'
import { cards } from '#app/features/cards/texts.nl.ts'
import { dialled, unbroken } from '#app/locales/phone.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { Lead } from '#app/ui/index.ts'
import { Spread } from '#app/ui/page/prose.tsx'
import { useFrame } from '../../kit/frame/frame.ts'
import { cardIn, withCard } from './card-query.ts'
import { ChooseKind } from './choose-kind.tsx'
import { HowToAsk, NotYet, SignIn } from './find-file-parts.tsx'
import { ScannedMessage } from '../../release/asking/ask-notices.tsx'
import { scannedIn } from '../../release/kinds.ts'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/find-file.ts'

/** Who is in has the ways of their own there. */
export const handle = { hasMenu: true }

/**
 * The QR code on a card leads here, with the card's token as `?kaart=`: a director goes on with it, and
 * anybody else to the page about cards. Nothing looks at it.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const user = userOf(context)
  const card = cardIn(url)
  const mayAsk = user !== null && may(user, 'guild.enter')
  if (card !== null && !mayAsk) throw redirect(href('/overleden/kaartje') + withCard(card), 303)
  const { HELPDESK_EMAIL: helpdesk, OFFICE_PHONE: phone, ACCESS_PRICE_CENTS: cents } = env()
  const scanned = scannedIn(url)
  const asks = mayAsk ? { card: scanned?.card ?? null, cents, scanned: scanned?.is } : null
  return { helpdesk, phone, asks, signedIn: user !== null, head: plainHead(href('/dossieropvragen'), cards.find) }
}

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
  loaderData: { helpdesk, phone, asks, signedIn, head: about },
}: Route.ComponentProps) {
  const { t } = useTranslation(['cards', 'common'])
  const promises = useFrame()?.promises
  const kept = promises?.directors === true
  return (
    <Spread head={<Head about={about} />}>
      {asks && kept ? (
        <>
          {asks.scanned && <ScannedMessage scanned={asks.scanned} />}
          <ChooseKind query={withCard(asks.card)} cents={asks.cents} />
        </>
      ) : (
        <>
          <Lead>
            {`${find.lead} `}
            <a href={href('/overleden/kaartje')}>{find.card}</a>
          </Lead>
          <p>
            {`${find.lostTitle} `}
            <a href={href('/overleden')}>{find.lost}</a>
          </p>
          <p>
            <b>{find.doctorTitle}</b> {find.doctor}{' '}
            {phone && <a href={dialled(phone)}>{t('find.call', { phone: unbroken(phone) })}</a>}
          </p>
          {kept ? <HowToAsk relatives={promises?.relatives === true} /> : <NotYet />}
          {!signedIn && kept && <SignIn />}
        </>
      )}
      <p>
        {`${find.bookletTitle} `}
        <a href={href('/controleer')}>{find.booklet}</a>
      </p>
      <p>
        {`${find.helpTitle} `}
        {phone && (
          <>
            <a href={dialled(phone)}>{t('find.call', { phone: unbroken(phone) })}</a>{` ${find.or} `}
          </>
        )}
        <a href={`mailto:${helpdesk}`}>{t(phone ? 'find.helpToo' : 'find.help', { email: helpdesk })}</a>
        {`. ${find.gladly}`}
      </p>
    </Spread>
  )
}
