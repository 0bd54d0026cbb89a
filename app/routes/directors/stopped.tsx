import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { leaveMember } from '#app/features/guild/leave.server.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { landingOf } from '#app/features/sign-in/sign-in.server.ts'
import {
  readStopped,
  type StoppedAccess,
  stoppedAccess,
  stoppedCompany,
} from '#app/features/guild/member.server.ts'
import { requireActor, requireUser } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { FormErrorSummary, replyHasErrors } from '../auth/errors.tsx'
import { Callable } from '../kit/callable.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { unproven } from '../kit/prove.server.ts'
import { LeaveStopped } from './leaving/leave-stopped.tsx'
import { signedOut } from './leaving/signed-out.server.ts'
import type { Route } from './+types/stopped.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const stopped = await stoppedCompany(user)
  const access = stopped ? null : await stoppedAccess(user)
  if (!stopped && !access) throw redirect(landingOf(user), 303)
  const { HELPDESK_EMAIL: email, OFFICE_PHONE: phone } = env()
  const { company, leaves } = stopped ?? { company: '', leaves: false }
  const prove = leaves ? await proofNeeded(user) : null
  return { company, access, email, phone, leaves, prove }
}

/** A colleague leaves a stopped company, or read that their access was stopped: it is said no more. */
export async function action({ context, request }: Route.ActionArgs) {
  const user = requireActor(context)
  if ((await stoppedCompany(user))?.leaves) {
    const wrong = await unproven(user, await readForm(request))
    if (wrong) return data<SignInReply>(wrong, { status: 422 })
    await leaveMember(user)
    return signedOut(href('/auth'), { key: 'memberLeft' })
  }
  await readStopped(user)
  return redirect(landingOf(user), 303)
}

export { headers } from '../kit/attempt.server.ts'

/** Why someone of a member whose membership was stopped, or their own access, does not come in. */
export default function Stopped({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { access, leaves, prove, ...company } = loaderData
  if (access)
    return (
      <Narrow>
        <AccessStopped {...access} />
      </Narrow>
    )
  return (
    <Narrow>
      <CompanyStopped {...company} reply={reply} />
      <LeaveStopped company={company.company} leaves={leaves} prove={prove} reply={reply} />
    </Narrow>
  )
}

type CompanyStoppedProps = {
  company: string
  email: string
  phone: string | undefined
  reply: SignInReply | undefined
}

function CompanyStopped({ company, email, phone, reply }: CompanyStoppedProps) {
  const { t } = useTranslation('member')
  return (
    <>
      <PageTitle title={t('stopped.title')} failed={replyHasErrors(reply)} />
      <FormErrorSummary reply={reply} />
      <h1>{t('stopped.title')}</h1>
      <Lead>{t('stopped.lead', { company })}</Lead>
      <p>{t('stopped.paid')}</p>
      <p>
        {phone ? (
          <Callable text={t('stopped.call', { company, phone, email })} phones={[phone]} />
        ) : (
          t('stopped.help', { company, email })
        )}
      </p>
      <ButtonRow>
        <ButtonLink href={href('/dashboard')} variant="secondary">
          {t('stopped.own')}
        </ButtonLink>
      </ButtonRow>
    </>
  )
}

function AccessStopped({ company, owner }: StoppedAccess) {
  const { t } = useTranslation('member')
  const title = t(owner === null ? 'stopped.colleague.endedTitle' : 'stopped.colleague.title')
  return (
    <>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <Lead>
        {owner === null
          ? t('stopped.colleague.ended', { company })
          : t('stopped.colleague.lead', { company, owner })}
      </Lead>
      <p>{t('stopped.colleague.stays')}</p>
      <form method="post">
        <ButtonRow>
          <Button variant="secondary">{t('stopped.colleague.read')}</Button>
        </ButtonRow>
      </form>
    </>
  )
}
