import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import { officeFigures } from '#app/features/office/figures.server.ts'
import { partOfDay } from '#app/features/office/greeting.ts'
import { todayFor } from '#app/features/office/today.server.ts'
import { longDateOf } from '#app/locales/dates.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { Counts } from '#app/ui/office/office-today.tsx'
import type { Route } from './+types/dashboard.ts'
import { Conversations } from './conversations.tsx'
import { decisionsOf } from './decisions.server.ts'
import { FileSearch } from './files/search.tsx'
import { OfficePage } from './office-page.tsx'
import { First, Others, Rest } from './waiting.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'office.enter')
  const now = new Date()
  const [figures, today] = await Promise.all([
    officeFigures(actor.id),
    todayFor(actor, decisionsOf(context), now),
  ])
  return { ...figures, today, now, part: partOfDay(now), searches: may(actor, 'files.search') }
}

/** The office's start page (specification 2.8): what waits, and for how long. */
export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { firstName: name, wishes, guildMembers, today, now, part, searches } = loaderData
  const { t } = useTranslation(['accounts', 'office'])
  const { first, rest, others, otherNotices, otherBatches, conversations } = today
  const greeting = t(`office.${part}`, { name })
  const count = rest.length + (first ? 1 : 0)
  return (
    <OfficePage title={t('office.title')}>
      <Lead>{t('office:today.day', { greeting, day: longDateOf(now) })}</Lead>
      <h2>{t('office:today.title')}</h2>
      <p>{count > 0 ? t('office:today.count', { count }) : t('office:today.none')}</p>
      {first && <First one={first} now={now} />}
      {searches && <FileSearch query="" aside />}
      {rest.length > 0 && <Rest rows={rest} now={now} />}
      {others.length + otherNotices.length + otherBatches.length > 0 && (
        <>
          <h3>{t('office:today.others.title')}</h3>
          <Others rows={others} notices={otherNotices} batches={otherBatches} now={now} />
        </>
      )}
      {conversations.length > 0 && (
        <>
          <h3>{t('office:today.conversations.title')}</h3>
          <Conversations rows={conversations} />
        </>
      )}
      <Counts
        counts={[
          { label: t('office.wishes'), value: countText(wishes) },
          { label: t('office.guild'), value: countText(guildMembers) },
        ]}
      />
      <ButtonRow>
        <ButtonLink href={href('/auth/uitloggen')} variant="secondary">
          {t('office.signOut')}
        </ButtonLink>
      </ButtonRow>
    </OfficePage>
  )
}

const countText = (count: number | undefined) => (count === undefined ? '–' : numberOf(count))
