import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { listSessions, type OwnSession } from '#app/features/sign-in/own-sessions.server.ts'
import { dateOf, momentOf, timeOf } from '#app/locales/dates.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, Card, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/sessions.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { sessions: await listSessions(requireUser(context)) }
}

/** Where someone is signed in, with the ways to end it. */
export default function Sessions({ loaderData: { sessions } }: Route.ComponentProps) {
  const { t } = useTranslation('account')
  const address = href('/dashboard/sessies/beeindigen')
  return (
    <DashboardPage current="sessions" title={t('sessions.title')}>
      <Lead>{t('sessions.lead')}</Lead>
      {sessions.map((session) => (
        <OneSession key={session.handle} {...session} />
      ))}
      <ButtonRow>
        {sessions.length > 1 && (
          <ButtonLink href={`${address}?welke=andere`} variant="secondary" data-dialog="">
            {t('sessions.others')}
          </ButtonLink>
        )}
        <ButtonLink href={`${address}?welke=alle`} variant="secondary" data-dialog="">
          {t('sessions.all')}
        </ButtonLink>
      </ButtonRow>
      <p>{t('sessions.kept')}</p>
    </DashboardPage>
  )
}

function OneSession({ handle, startedAt, lastSeenAt, isThis, ...device }: OwnSession) {
  const { t } = useTranslation('account')
  const name = deviceName(device, t)
  const started = momentOf(startedAt)
  return (
    <Card title={name}>
      <p>
        {isThis && (
          <>
            <strong>{t('sessions.isThis')}</strong>
            <br />
          </>
        )}
        {t('sessions.started', { moment: started })}
        <br />
        {t('sessions.seen', { date: dateOf(lastSeenAt), time: timeOf(lastSeenAt) })}
      </p>
      {!isThis && (
        <ButtonLink
          href={`${href('/dashboard/sessies/beeindigen')}?welke=${handle}`}
          variant="quiet"
          data-dialog=""
          aria-label={t('sessions.endOne', { device: name, moment: started })}
        >
          {t('sessions.end')}
        </ButtonLink>
      )}
    </Card>
  )
}

function deviceName(
  { browser, system }: Pick<OwnSession, 'browser' | 'system'>,
  t: TFunction<'account'>,
) {
  if (browser && system) return t('sessions.device', { browser, system })
  return browser ?? t('sessions.unknown')
}
