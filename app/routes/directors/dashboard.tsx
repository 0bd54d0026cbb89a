import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { qrCells } from '#app/features/letters/qr-code.server.ts'
import { ownFigures, ownGuildMember } from '#app/features/guild/member.server.ts'
import { OWN_KINDS } from '#app/features/guild/own-kinds.ts'
import { paymentsOf } from '#app/features/payments/payments.server.ts'
import { ownRequests } from '#app/features/release/request.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { ButtonLink, ButtonRow, Disclosure, Folded, Lead, StatusMessage } from '#app/ui/index.ts'
import { FigureCard } from '../kit/figure-card.tsx'
import { useFrame } from '../kit/frame/frame.ts'
import { PaymentsList } from '../payments/payments-list.tsx'
import { listedOwnRequests } from '../release/listed.server.ts'
import { OwnRequests, ReadyRequests } from '../release/own-requests.tsx'
import type { Route } from './+types/dashboard.ts'
import { FirstSteps, LinkedFiles, OwnLink } from './dashboard-parts.tsx'
import { GuildPage } from './guild-page.tsx'
import { useUnread } from './unread.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const [member, requests, figures, payments] = await Promise.all([
    ownGuildMember(user),
    ownRequests(user.id),
    ownFigures(user),
    paymentsOf(user.id, NEWEST),
  ])
  const own = member && { ...member, qr: qrCells(member.link) }
  const { ACCESS_PRICE_CENTS: cents } = env()
  return { member: own, requests: await listedOwnRequests(requests), cents, figures, payments }
}

/** How many payments stand here; all of them have a page of their own. */
const NEWEST = 1

/** A guild member's start page: what waits, what was asked for, the link to share, and figures. */
export default function GuildDashboard({ loaderData }: Route.ComponentProps) {
  const { member, requests, cents, figures, payments } = loaderData
  const unread = useUnread()
  const { t } = useTranslation('member')
  const mayAsk = useFrame()?.promises.directors
  if (!member)
    return (
      <GuildPage current="dashboard" title={t('dashboard.title')}>
        <Lead>{t('dashboard.none')}</Lead>
      </GuildPage>
    )
  // Who never asked anything begins with what is folded later.
  const isNew = requests.length === 0
  const rest = (
    <>
      <h2>{t('menu.payments')}</h2>
      <PaymentsList payments={payments} requests={requests} />
      <ButtonRow>
        <ButtonLink href={href('/franchise/betalingen')} variant="secondary">
          {t('dashboard.invoices')}
        </ButtonLink>
      </ButtonRow>
      <OwnLink {...member} />
      <LinkedFiles total={member.linked} />
      <Disclosure summary={t('dashboard.figures')}>
        {OWN_KINDS.map((kind) => (
          <FigureCard
            key={kind}
            title={t(`figures.${kind}`)}
            meaning={t(`figures.meaning.${kind}`)}
            unit="month"
            periods={figures.months}
            totals={figures.totals[kind]}
          />
        ))}
      </Disclosure>
    </>
  )
  return (
    <GuildPage current="dashboard" title={t('dashboard.title')} heading={member.companyName}>
      <Lead>{t('dashboard.lead')}</Lead>
      <ReadyRequests rows={requests} cents={cents} />
      {isNew && <FirstSteps />}
      {unread > 0 && (
        <StatusMessage kind="info">
          <p>
            {t('dashboard.unread', { count: unread })}{' '}
            <a href={href('/franchise/meldingen')}>{t('dashboard.readThem')}</a>
          </p>
        </StatusMessage>
      )}
      {mayAsk && (
        <ButtonRow>
          <ButtonLink href={href('/dossieropvragen')} variant="secondary">
            {t('dashboard.ask')}
          </ButtonLink>
        </ButtonRow>
      )}
      <OwnRequests rows={requests} cents={cents} />
      {isNew ? rest : <Folded title={t('dashboard.rest')}>{rest}</Folded>}
    </GuildPage>
  )
}
