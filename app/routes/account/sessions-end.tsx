import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import {
  endOtherSessions,
  endSessionCalled,
  listSessions,
} from '#app/features/sign-in/own-sessions.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { endAllSessions } from '#app/features/sign-in/sessions.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { sessionCookie } from '#app/platform/http/cookies.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { withActor, asPerson } from '#app/platform/database/sql.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { FormErrorSummary, replyHasErrors } from '../auth/errors.tsx'
import { ProveField } from '../kit/prove-field.tsx'
import { unproven } from '../kit/prove.server.ts'
import type { Route } from './+types/sessions-end.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'

const OVERVIEW = href('/dashboard/sessies')

/** @throws a 404 answer, or a redirect where such a session is over, when it names none of this person */
async function kindOf(user: SignedIn, which: string): Promise<keyof typeof TEXTS> {
  if (which === 'andere' || which === 'alle') return which
  if (!isUuid(which)) throw data('session', { status: 404 })
  const sessions = await listSessions(user)
  if (sessions.some(({ handle }) => handle === which)) return 'een'
  throw await redirectWithFlash(OVERVIEW, { key: 'sessionGone' })
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = requireUser(context)
  const which = url.searchParams.get('welke') ?? ''
  return { which, kind: await kindOf(user, which), prove: await proofNeeded(user) }
}

/** Asks once more who it is: whoever finds a browser open could otherwise shut its owner out. */
export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readForm(request)
  const which = String(form.get('welke') ?? '')
  const kind = await kindOf(user, which)
  const reply = await unproven(user, form)
  if (reply) return data<SignInReply>(reply, { status: 422 })
  return end(user, which, kind)
}

async function end(user: SignedIn, which: string, kind: keyof typeof TEXTS) {
  if (kind === 'alle') {
    await withActor(asPerson(user.id), (sql) => endAllSessions(sql, user.id))
    const cookie = await sessionCookie().serialize('', { maxAge: 0 })
    return redirectWithFlash(href('/'), { key: 'signedOut' }, new Headers({ 'set-cookie': cookie }))
  }
  if (kind === 'andere') {
    await endOtherSessions(user)
    return redirectWithFlash(OVERVIEW, { key: 'sessionsEnded' })
  }
  // Somebody else may have ended it in between: it is over, as was asked.
  await endSessionCalled(user.id, which)
  return redirectWithFlash(OVERVIEW, { key: 'sessionEnded' })
}

const TEXTS = {
  een: { title: 'one', text: 'oneText', submit: 'submit' },
  andere: { title: 'others', text: 'othersText', submit: 'submit' },
  alle: { title: 'all', text: 'allText', submit: 'submitAll' },
} as const

/** Asks before one, all other or all sessions end. */
export default function EndSessions({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { which, kind, prove } = loaderData
  const { t } = useTranslation('account')
  const texts = TEXTS[kind]
  return (
    <DashboardPage
      current="sessions"
      title={t(`sessions.confirm.${texts.title}`)}
      failed={replyHasErrors(reply)}
      parent={{ href: OVERVIEW, text: t('sessions.title') }}
      problems={<FormErrorSummary reply={reply} />}
    >
      <Lead>{t(`sessions.confirm.${texts.text}`)}</Lead>
      <form
        method="post"
        noValidate
        action={`${href('/dashboard/sessies/beeindigen')}?welke=${which}`}
      >
        <ProveField asked={prove} reply={reply} />
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
