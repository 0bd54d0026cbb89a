import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import {
  endOtherSessions,
  endSessionCalled,
  listSessions,
} from '#app/features/sign-in/own-sessions.server.ts'
import { endAllSessions } from '#app/features/sign-in/sessions.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { sessionCookie } from '#app/platform/http/cookies.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { withActor, asPerson } from '#app/platform/database/sql.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/sessions-end.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'

const OVERVIEW = href('/dashboard/sessies')

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = requireUser(context)
  const which = url.searchParams.get('welke') ?? ''
  const kind: keyof typeof TEXTS = which === 'andere' || which === 'alle' ? which : 'een'
  if (kind === 'een') {
    const sessions = await listSessions(user)
    if (!sessions.some(({ handle }) => handle === which)) throw data('session', { status: 404 })
  }
  return { which, kind }
}

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context)
  const which = String((await readForm(request)).get('welke') ?? '')
  if (which === 'alle') {
    await withActor(asPerson(user.id), (sql) => endAllSessions(sql, user.id))
    const cookie = await sessionCookie().serialize('', { maxAge: 0 })
    return redirectWithFlash(href('/'), { key: 'signedOut' }, new Headers({ 'set-cookie': cookie }))
  }
  if (which === 'andere') {
    await endOtherSessions(user)
    return redirectWithFlash(OVERVIEW, { key: 'sessionsEnded' })
  }
  if (!isUuid(which) || !(await endSessionCalled(user.id, which)))
    throw data('session', { status: 404 })
  return redirectWithFlash(OVERVIEW, { key: 'sessionEnded' })
}

const TEXTS = {
  een: { title: 'one', text: 'oneText', submit: 'submit' },
  andere: { title: 'others', text: 'othersText', submit: 'submit' },
  alle: { title: 'all', text: 'allText', submit: 'submitAll' },
} as const

/** Asks before one, all other or all sessions end. */
export default function EndSessions({ loaderData: { which, kind } }: Route.ComponentProps) {
  const { t } = useTranslation('account')
  const texts = TEXTS[kind]
  return (
    <DashboardPage
      current="sessions"
      title={t(`sessions.confirm.${texts.title}`)}
      parent={{ href: OVERVIEW, text: t('sessions.title') }}
    >
      <Lead>{t(`sessions.confirm.${texts.text}`)}</Lead>
      <form method="post" action={`${href('/dashboard/sessies/beeindigen')}?welke=${which}`}>
        <ButtonRow>
          <Button name="welke" value={which}>
            {t(`sessions.confirm.${texts.submit}`)}
          </Button>
          <ButtonLink href={OVERVIEW} variant="secondary">
            {t('sessions.confirm.cancel')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </DashboardPage>
  )
}
