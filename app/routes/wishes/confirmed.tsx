import { useTranslation } from 'react-i18next'
import { href, redirect } from 'react-router'
import { readConfirmed } from '#app/features/wishes/versions/confirmed.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import {
  ButtonLink,
  ButtonRow,
  Lead,
  LetterFigure,
  Moment,
  TitledRows,
  ScreenOnly,
} from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'
import type { Route } from './+types/confirmed.ts'

/** The overview says how a file stands that has changed since, or was never confirmed. */
export async function loader({ context }: Route.LoaderArgs) {
  const confirmed = await readConfirmed(requireUser(context).id)
  if (!confirmed) throw redirect(href('/dashboard'), 303)
  return confirmed
}

/** The wishes are confirmed: a moment of rest, and what helps now. */
export default function WishesConfirmed({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('confirming')
  const { file, version, confirmedAt, hasAskedForCards, hasLivingWill } = loaderData
  return (
    <>
      <PageTitle title={t('confirmed.title')} />
      <Moment>
        <h1>{t('confirmed.title')}</h1>
        <Lead>
          {t('confirmed.version', { number: version, date: dateOf(confirmedAt) })}
          <br />
          <strong>{t('confirmed.number', { number: file })}</strong>
        </Lead>
        <p>{t('confirmed.lead')}</p>
        <ButtonRow>
          <ButtonLink href={href('/dashboard/wensen.pdf')}>{t('confirmed.download')}</ButtonLink>
          <ButtonLink href={href('/dashboard')} variant="secondary">
            {t('confirmed.overview')}
          </ButtonLink>
        </ButtonRow>
        <h2>{t('confirmed.next')}</h2>
        <Helps
          cards={hasAskedForCards ? 'ownCards' : 'cards'}
          livingWill={hasLivingWill ? 'ownLivingWill' : 'livingWill'}
        />
        <h2 id={TELL}>{t('confirmed.tellTitle')}</h2>
        <p>{t('confirmed.tell')}</p>
        <ConfirmedMessage number={file} />
      </Moment>
    </>
  )
}

const TELL = 'vertellen'

type HelpsProps = { cards: 'cards' | 'ownCards'; livingWill: 'livingWill' | 'ownLivingWill' }

function Helps({ cards, livingWill }: HelpsProps) {
  const { t } = useTranslation('confirming')
  const helps = [
    ['pdf', href('/dashboard/wensen.pdf')],
    ['tell', `#${TELL}`],
    [cards, href('/dashboard/kaartjes')],
    [livingWill, href('/dashboard/wilsverklaring')],
  ] as const
  const items = helps.map(([help, address]) => ({
    title: t(`confirmed.helps.${help}.title`),
    text: t(`confirmed.helps.${help}.text`),
    href: address,
  }))
  return <TitledRows items={items} numbered />
}

/** To send along, from the person's own mailbox. */
function ConfirmedMessage({ number }: { number: string }) {
  const { t } = useTranslation('confirming')
  const text = t('confirmed.letter', { number })
  const mail = `subject=${encodeURIComponent(t('confirmed.subject'))}&body=${encodeURIComponent(text)}`
  return (
    <>
      <LetterFigure below={t('confirmed.letterNote')}>{text}</LetterFigure>
      <ScreenOnly>
        <p>
          <a href={`mailto:?${mail}`}>{t('confirmed.send')}</a>
        </p>
      </ScreenOnly>
    </>
  )
}
