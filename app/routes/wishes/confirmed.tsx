import { useTranslation } from '#app/locales/use-translation.ts'
import { href, redirect } from 'react-router'
import { plannedDeletion } from '#app/features/accounts/leaving.server.ts'
import { readConfirmed } from '#app/features/wishes/versions/confirmed.server.ts'
import { plainAddress } from '#app/features/letters/address.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { Night } from '#app/ui/drawing/night.tsx'
import { ButtonLink, ButtonRow, DownloadIcon, TitledRows } from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { DeletionNotice } from '../own-data/deletion-notice.tsx'
import { AskContact } from './ask-contact.tsx'
import { ConfirmedMessage } from './confirmed-message.tsx'
import { readToAsk } from './to-ask.server.ts'
import type { Route } from './+types/confirmed.ts'

/** The overview says how a file stands that has changed since, or was never confirmed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  const confirmed = await readConfirmed(id)
  if (!confirmed) throw redirect(href('/dashboard'), 303)
  const page = plainAddress(absoluteLink(href('/overleden')))
  const deletion = await plannedDeletion(id)
  // What goes within days sends nobody cards, and asks nobody to read.
  if (deletion) return { ...confirmed, page, deletion, toAsk: null, cards: null }
  return { ...confirmed, page, deletion, toAsk: await readToAsk(id) }
}

/** The wishes are confirmed: the day is over, and this page lets go. */
export default function WishesConfirmed({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['confirming', 'common'])
  const { file, version, confirmedAt, firstName: name, remembered } = loaderData
  const { cards, livingWill, page, toAsk, deletion } = loaderData
  const lead = name ? t('confirmed.lead', { name }) : t('confirmed.leadPlain')
  return (
    <>
      <PageTitle title={t('confirmed.title')} />
      <Night title={t('confirmed.title')} said={remembered} asked={t('common:wishes.remembered')}>
        <p>{deletion ? t('confirmed.leadLeaving') : lead}</p>
        <ButtonRow>
          <ButtonLink href={href('/dashboard/wensen.pdf')}>
            <DownloadIcon />
            {t('confirmed.download')}
          </ButtonLink>
        </ButtonRow>
      </Night>
      {toAsk && <AskContact toAsk={toAsk} />}
      {deletion ? (
        <>
          <h2>{t('confirmed.leavingTitle')}</h2>
          <DeletionNotice {...deletion} />
        </>
      ) : (
        <>
          <ConfirmedMessage number={file} page={page} />
          <Helps hasCards={cards !== null} livingWill={livingWill} />
        </>
      )}
      <p>
        {cards && (
          <>
            {t(`confirmed.ownCards.${cards}`)}
            <br />
          </>
        )}
        {t('confirmed.version', { number: version, date: dateOf(confirmedAt) })}
        <br />
        {t('confirmed.number', { number: file })}
      </p>
      <p>{t('confirmed.close')}</p>
      <p>
        <a href={href('/dashboard')}>{t('confirmed.overview')}</a>
      </p>
    </>
  )
}

type HelpsProps = { hasCards: boolean; livingWill: 'none' | 'signed' | 'discussed' }

/** What is not done yet, and has time; nothing where all is done. */
function Helps({ hasCards, livingWill }: HelpsProps) {
  const { t } = useTranslation('confirming')
  const wills = { none: ['livingWill'], signed: ['ownLivingWill'], discussed: [] } as const
  const helps = [...(hasCards ? [] : (['cards'] as const)), ...wills[livingWill]]
  if (helps.length === 0) return null
  const items = helps.map((help) => ({
    title: t(`confirmed.helps.${help}.title`),
    text: t(`confirmed.helps.${help}.text`),
    href: help === 'cards' ? href('/dashboard/kaartjes') : href('/dashboard/wilsverklaring'),
  }))
  return (
    <>
      <h2>{t('confirmed.later')}</h2>
      <TitledRows items={items} />
    </>
  )
}
