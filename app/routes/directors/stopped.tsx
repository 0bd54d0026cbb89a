import { useTranslation } from 'react-i18next'
import { href, redirect } from 'react-router'
import { landingOf } from '#app/features/sign-in/sign-in.server.ts'
import {
  readStopped,
  type StoppedAccess,
  stoppedAccess,
  stoppedCompany,
} from '#app/features/guild/member.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { Button, ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'
import type { Route } from './+types/stopped.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const company = await stoppedCompany(user)
  const access = company ? null : await stoppedAccess(user)
  if (!company && !access) throw redirect(landingOf(user), 303)
  const { HELPDESK_EMAIL: email, OFFICE_PHONE: phone } = env()
  return { company: company ?? '', access, email, phone }
}

/** A colleague read that their access was stopped: it is said no more. */
export async function action({ context }: Route.ActionArgs) {
  const user = requireUser(context)
  await readStopped(user)
  return redirect(landingOf(user), 303)
}

/** Why someone of a member whose membership was stopped, or their own access, does not come in. */
export default function Stopped({ loaderData }: Route.ComponentProps) {
  const { access, ...company } = loaderData
  return <Narrow>{access ? <AccessStopped {...access} /> : <CompanyStopped {...company} />}</Narrow>
}

type CompanyStoppedProps = { company: string; email: string; phone: string | undefined }

function CompanyStopped({ company, email, phone }: CompanyStoppedProps) {
  const { t } = useTranslation('member')
  return (
    <>
      <PageTitle title={t('stopped.title')} />
      <h1>{t('stopped.title')}</h1>
      <Lead>{t('stopped.lead', { company })}</Lead>
      <p>{t('stopped.paid')}</p>
      <p>{phone ? t('stopped.call', { phone, email }) : t('stopped.help', { email })}</p>
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
