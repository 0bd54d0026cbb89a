import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { numberOfCopy } from '#app/features/deaths/read.server.ts'
import { calledBy } from '#app/platform/names.ts'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { longDateOf } from '#app/locales/dates.ts'
import { dialled } from '#app/locales/phone.ts'
import { plainAddress } from '#app/features/letters/address.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { ButtonLink, Lead, ScreenOnly } from '#app/ui/index.ts'
import { LampPage, ToCopy } from '#app/ui/lamp/lamp.tsx'
import { Ways, Whose } from '#app/ui/relatives/reading.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { useFrame } from '../kit/frame/frame.ts'
import { readerHandle } from '../first-days/lamp-frame.tsx'
import { WhoseLink } from '../relatives/reading-pages.tsx'
import { requireSharer } from './sharer.server.ts'
import { ForJoined } from './hand-over-parts.tsx'
import type { Route } from './+types/hand-over.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const sharer = await requireSharer({ request, context }, params.relative)
  const { id, card, report } = sharer
  const copy = await numberOfCopy(sharer)
  return {
    relative: id,
    owner: calledBy(card.owner),
    name: nameOf(card.owner),
    by: { name: nameOf(card), relation: card.relation },
    phone: card.phone,
    diedOn: longDateOf(report.diedOn),
    canRead: copy !== null,
    // As on the cover of the booklet, for who may read that.
    number: copy?.number ?? null,
    address: plainAddress(absoluteLink(href('/dossieropvragen'))),
  }
}

export const handle = readerHandle

/** A sheet for a funeral director: whose wishes there are, and how to get them. */
export default function HandOver({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['deathList', 'firstDays'])
  const { relative, owner, name, by, phone, diedOn, canRead, number, address } = loaderData
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
      {/* On paper a funeral director reads it. */}
      <ScreenOnly>
        <Lead>{t('handOver.lead')}</Lead>
      </ScreenOnly>
      <p>
        <ToCopy>{t('handOver.whose', { name })}</ToCopy> {t('handOver.died', { date: diedOn })}
      </p>
      <p>{t(by.relation ? 'handOver.byRelation' : 'handOver.by', by)}</p>
      {phone && (
        <p>
          {t('handOver.phone')}{' '}
          <a href={dialled(phone)}>
            <ToCopy>{phone}</ToCopy>
          </a>
        </p>
      )}
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
      <p>{t('handOver.other')}</p>
      <ScreenOnly>
        <p>{t(canRead ? 'handOver.otherNow' : 'handOver.otherLater')}</p>
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
