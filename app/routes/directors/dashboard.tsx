import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { ownGuildMember } from '#app/features/guild/member.server.ts'
import { ownRequests } from '#app/features/release/ask.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Card, Lead, SummaryList } from '#app/ui/index.ts'
import { PageTitle } from '../page-title.tsx'
import { OwnRequests } from '../release/own-requests.tsx'
import type { Route } from './+types/dashboard.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireCapability(context, 'guild.enter')
  return { member: await ownGuildMember(id), requests: await ownRequests(id) }
}

/** A guild member's start page: the business, and the link to share. */
export default function GuildDashboard({ loaderData }: Route.ComponentProps) {
  const { member, requests } = loaderData
  const { t } = useTranslation(['accounts', 'common', 'payments', 'release'])
  return (
    <>
      <PageTitle title={t('guild.title')} />
      <h1>{member?.companyName ?? t('guild.title')}</h1>
      {!member && <Lead>{t('guild.none')}</Lead>}
      {member && (
        <>
          <Lead>{member.active ? t('guild.leadActive') : t('guild.leadInactive')}</Lead>
          <Card title={t('guild.linkTitle')}>
            <p>{member.active ? t('guild.linkText') : t('guild.linkWaits')}</p>
            <SummaryList
              items={[
                { question: t('guild.link'), answer: member.link },
                { question: t('guild.code'), answer: member.code },
                {
                  question: t('guild.status'),
                  answer: member.active ? t('guild.active') : t('guild.inactive'),
                },
              ]}
            />
          </Card>
          <h2>{t('release:choose.own')}</h2>
          <OwnRequests rows={requests} />
          <p>
            <a href={href('/franchise/betalingen')}>{t('payments:list.title')}</a>
          </p>
        </>
      )}
    </>
  )
}
