import { useTranslation } from 'react-i18next'
import { href, redirect } from 'react-router'
import { landingOf } from '#app/features/sign-in/sign-in.server.ts'
import { stoppedCompany } from '#app/features/guild/member.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'
import type { Route } from './+types/stopped.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const company = await stoppedCompany(user)
  if (!company) throw redirect(landingOf(user), 303)
  const { HELPDESK_EMAIL: email, OFFICE_PHONE: phone } = env()
  return { company, email, phone }
}

/** Why someone of a member whose membership was stopped does not come in. */
export default function Stopped({ loaderData: { company, email, phone } }: Route.ComponentProps) {
  const { t } = useTranslation('member')
  return (
    <Narrow>
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
    </Narrow>
  )
}
