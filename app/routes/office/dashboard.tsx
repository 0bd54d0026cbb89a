import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import { officeFigures } from '#app/features/admin/figures.server.ts'
import { partOfDay } from '#app/features/admin/greeting.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, Figure, Figures, Lead } from '#app/ui/index.ts'
import { PageTitle } from '../page-title.tsx'
import type { Route } from './+types/dashboard.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'office.enter')
  const figures = await officeFigures(actor.id)
  return {
    ...figures,
    part: partOfDay(new Date()),
    searches: may(actor, 'audit.search'),
    reads: may(actor, 'file.read'),
  }
}

/** The office's start page (specification 2.8). */
export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { firstName: name, wishes, guildMembers, part, searches, reads } = loaderData
  const { t } = useTranslation(['accounts', 'appointments', 'common', 'office'])
  return (
    <>
      <PageTitle title={t('office.title')} />
      <h1>{t('office.title')}</h1>
      <Lead>{`${t(`office.${part}`, { name })}. ${t('office.lead')}`}</Lead>
      <Figures>
        <Figure label={t('office.wishes')} value={shown(wishes)} />
        <Figure label={t('office.guild')} value={shown(guildMembers)} />
      </Figures>
      <ButtonRow>
        <ButtonLink href={href('/admin/afspraken')}>{t('appointments:office.title')}</ButtonLink>
        <ButtonLink href={href('/admin/rollen')} variant="secondary">
          {t('office:roles.title')}
        </ButtonLink>
        {reads && (
          <ButtonLink href={href('/admin/dossier')} variant="secondary">
            {t('office:read.title')}
          </ButtonLink>
        )}
        {searches && (
          <ButtonLink href={href('/admin/logboek')} variant="secondary">
            {t('office:audit.title')}
          </ButtonLink>
        )}
        <ButtonLink href={href('/auth/uitloggen')} variant="secondary">
          {t('office.signOut')}
        </ButtonLink>
      </ButtonRow>
    </>
  )
}

const shown = (count: number | undefined) => (count === undefined ? '–' : numberOf(count))
