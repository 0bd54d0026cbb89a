import { useTranslation } from '#app/locales/use-translation.ts'
import { stateForColleague } from '#app/features/operator/state.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Lead } from '#app/ui/index.ts'
import { LivePart } from '#app/ui/office/office.tsx'
import { Refresh } from './list-parts.tsx'
import { OfficePage } from './office-page.tsx'
import { shownOf } from './shown-state.server.ts'
import { Payments, Queue, Versions, Works } from './state-tables.tsx'
import type { Route } from './+types/state.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const state = await stateForColleague(requireCapability(context, 'state.read'))
  return { at: momentOf(state.at), shown: state.numbers && shownOf(state, state.numbers) }
}

/** How the website is, for administrators: what works, what waits, which versions. */
export default function State({ loaderData }: Route.ComponentProps) {
  const { at, shown } = loaderData
  const { t } = useTranslation('state')
  return (
    <OfficePage title={t('title')}>
      <Lead>{t('lead')}</Lead>
      <Refresh shows="toestand" />
      <LivePart name="toestand" said={t('refreshed')}>
        <p>{t('at', { moment: at })}</p>
        {shown ? (
          <>
            <Works shown={shown} />
            <Queue tasks={shown.tasks} />
            <Payments payments={shown.payments} />
            <Versions versions={shown.versions} />
          </>
        ) : (
          <p>{t('away')}</p>
        )}
      </LivePart>
    </OfficePage>
  )
}
