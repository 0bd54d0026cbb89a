import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { readCopy } from '#app/features/deaths/read.server.ts'
import { calledBy } from '#app/features/deaths/ticks.server.ts'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { plainAddress } from '#app/features/letters/address.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { ButtonLink, Lead, ScreenOnly } from '#app/ui/index.ts'
import { LampPage } from '#app/ui/lamp/lamp.tsx'
import { Ways, Whose } from '#app/ui/relatives/reading.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { useFrame } from '../kit/frame/frame.ts'
import { readerHandle } from '../first-days/lamp-frame.tsx'
import { WhoseLink } from '../relatives/reading-pages.tsx'
import { requireSharer } from './sharer.server.ts'
import type { Route } from './+types/hand-over.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const sharer = await requireSharer({ request, context }, params.relative)
  const { id, card, report } = sharer
  const wishes = await readCopy(sharer, context.get(requestFacts).reference)
  return {
    relative: id,
    owner: calledBy(card.owner),
    name: nameOf(card.owner),
    by: nameOf(card),
    diedOn: dateOf(report.diedOn),
    canRead: wishes !== null,
    // As on the cover of the booklet, for who may read that.
    number: wishes?.version?.fileNumber ?? null,
    address: plainAddress(absoluteLink(href('/dossieropvragen'))),
  }
}

export const handle = readerHandle

/** A sheet for a funeral director: whose wishes there are, and how to get them. */
export default function HandOver({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['deathList', 'firstDays'])
  const { relative, owner, name, by, diedOn, canRead, number, address } = loaderData
  return (
    <LampPage>
      <meta name="robots" content="noindex" />
      <PageTitle title={t('handOver.title')} />
      <ScreenOnly>
        <Whose>
          <WhoseLink name={owner} href={href('/contactpersoon/:relative', { relative })} />
        </Whose>
      </ScreenOnly>
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
      {useFrame()?.promises.directors && <ForJoined address={address} number={number} />}
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

type JoinedProps = {
  address: string
  /** Of the file; null for who does not read it, or where it has none. */
  number: string | null
}

function ForJoined({ address, number }: JoinedProps) {
  const { t } = useTranslation('deathList')
  return (
    <>
      <h2>{t('handOver.joinedTitle')}</h2>
      <ol>
        {t('handOver.joined', { returnObjects: true, address }).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {number ? (
        <p>
          {t('handOver.number')} <b>{number}</b>
        </p>
      ) : (
        <>
          <h3>{t('handOver.numberTitle')}</h3>
          <p>{t('handOver.numberUnknown')}</p>
          <p>WR ____________________</p>
        </>
      )}
    </>
  )
}
