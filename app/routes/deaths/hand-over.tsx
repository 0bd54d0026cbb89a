import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { plainAddress } from '#app/features/letters/address.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { ButtonLink, Lead, ScreenOnly } from '#app/ui/index.ts'
import { LampPage } from '#app/ui/lamp/lamp.tsx'
import { Ways } from '#app/ui/relatives/reading.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { useFrame } from '../kit/frame/frame.ts'
import { lampHandle } from '../first-days/lamp-frame.tsx'
import { requireSharer } from './sharer.server.ts'
import type { Route } from './+types/hand-over.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { id, card, report } = await requireSharer({ request, context }, params.relative)
  return {
    relative: id,
    name: nameOf(card.owner),
    by: nameOf(card),
    diedOn: dateOf(report.diedOn),
    canRead: report.state === 'first' || report.state === 'all',
    address: plainAddress(absoluteLink(href('/dossieropvragen'))),
  }
}

export const handle = lampHandle

/** A sheet for a funeral director: whose wishes there are, and how to get them. */
export default function HandOver({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['deathList', 'firstDays'])
  const { relative, name, by, diedOn, canRead, address } = loaderData
  return (
    <LampPage>
      <meta name="robots" content="noindex" />
      <PageTitle title={t('handOver.title')} />
      <h1>{t('handOver.title')}</h1>
      <Lead>{t('handOver.lead')}</Lead>
      <p>
        <b>{t('handOver.whose', { name })}</b> {t('handOver.died', { date: diedOn })}
      </p>
      <p>{t('handOver.by', { name: by })}</p>
      <ScreenOnly>
        <Ways>
          {canRead && (
            <ButtonLink href={href('/contactpersoon/:relative/draaiboek', { relative })}>
              {t('sheet')}
            </ButtonLink>
          )}
          <ButtonLink href={href('/uitvaartondernemers/zoeken')} variant="secondary">
            {t('handOver.search')}
          </ButtonLink>
        </Ways>
      </ScreenOnly>
      {useFrame()?.promises.directors && <ForJoined address={address} />}
      <h2>{t('handOver.otherTitle')}</h2>
      <p>{t(canRead ? 'handOver.other' : 'handOver.otherLater')}</p>
      <ScreenOnly>
        <p>
          <a href={href('/contactpersoon/:relative/eerste-dagen', { relative })}>
            {t('handOver.back')}
          </a>
        </p>
      </ScreenOnly>
      <p data-print={t('firstDays:print')}>{t('firstDays:howToPrint')}</p>
    </LampPage>
  )
}

function ForJoined({ address }: { address: string }) {
  const { t } = useTranslation('deathList')
  return (
    <>
      <h2>{t('handOver.joinedTitle')}</h2>
      <ol>
        {t('handOver.joined', { returnObjects: true, address }).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <h3>{t('handOver.numberTitle')}</h3>
      <p>{t('handOver.number')}</p>
      <p>WR ____________________</p>
    </>
  )
}
