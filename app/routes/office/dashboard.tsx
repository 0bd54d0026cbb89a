import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import { attentionCount } from '#app/features/attention/attention.server.ts'
import { officeFigures } from '#app/features/office/figures.server.ts'
import { partOfDay } from '#app/features/office/greeting.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { Figure, FigureList } from '#app/ui/office/office-figures.tsx'
import type { Route } from './+types/dashboard.ts'
import { FileSearch } from './files/search.tsx'
import { OfficePage } from './office-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'office.enter')
  const [figures, attention] = await Promise.all([officeFigures(actor.id), attentionCount(actor)])
  const searches = may(actor, 'files.search')
  return { ...figures, attention, part: partOfDay(new Date()), searches }
}

/** The office's start page (specification 2.8). */
export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { firstName: name, wishes, guildMembers, attention, part, searches } = loaderData
  const { t } = useTranslation('accounts')
  return (
    <OfficePage title={t('office.title')}>
      <Lead>{`${t(`office.${part}`, { name })}. ${t('office.lead')}`}</Lead>
      {attention > 0 && (
        <p>
          <a href={href('/admin/aandacht')}>{t('office.attention', { count: attention })}</a>
        </p>
      )}
      <FigureList>
        <Figure label={t('office.wishes')} value={countText(wishes)} />
        <Figure label={t('office.guild')} value={countText(guildMembers)} />
      </FigureList>
      {searches && <FileSearch query="" />}
      <ButtonRow>
        <ButtonLink href={href('/auth/uitloggen')} variant="secondary">
          {t('office.signOut')}
        </ButtonLink>
      </ButtonRow>
    </OfficePage>
  )
}

const countText = (count: number | undefined) => (count === undefined ? '–' : numberOf(count))
