import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { ownGuildMember } from '#app/features/guild/member.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Card, Lead, SummaryList } from '#app/ui/index.ts'
import { PageTitle } from '../page-title.tsx'
import type { Route } from './+types/dashboard.ts'

export function loader({ context }: Route.LoaderArgs) {
  return ownGuildMember(requireCapability(context, 'guild.enter').id)
}

/** A guild member's start page: the business, and the link to share. */
export default function GuildDashboard({ loaderData: member }: Route.ComponentProps) {
  const { t } = useTranslation(['accounts', 'common', 'payments'])
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
          <p>
            <a href={href('/franchise/betalingen')}>{t('payments:list.title')}</a>
          </p>
        </>
      )}
    </>
  )
}
