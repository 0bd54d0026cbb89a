import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { lookAtOwn, stopOwn } from '#app/features/release/links.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import type { Route } from './+types/request-stop.ts'

const OVERVIEW = href('/dashboard/privacy')

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  const asked = isUuid(params.request) ? await lookAtOwn(id, params.request) : null
  const about = asked && {
    company: asked.companyName,
    why: asked.asked.verklaring,
    isApproved: asked.isApproved,
  }
  return data({ about }, { status: about ? 200 : 404 })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id } = requireUser(context)
  await readForm(request)
  if (!isUuid(params.request) || !(await stopOwn(id, params.request)))
    return data(null, { status: 404 })
  return redirectWithFlash(OVERVIEW, { key: 'requestStopped' })
}

/** Who is signed in stops a request for their living will, as by the link of the mail. */
export default function StopOwnRequest({ loaderData: { about } }: Route.ComponentProps) {
  const { t } = useTranslation(['release', 'account'])
  const parent = { href: OVERVIEW, text: t('account:privacy.title') }
  if (!about)
    return (
      <DashboardPage current="privacy" title={t('stop.title.living_will')} parent={parent}>
        <p>{t('stop.ownOver')}</p>
      </DashboardPage>
    )
  const { company, why, isApproved } = about
  const title = isApproved ? t('stop.titleApproved', { company }) : t('stop.title.living_will')
  return (
    <DashboardPage current="privacy" title={title} parent={parent}>
      <Lead>{t('stop.lead.living_will', { company })}</Lead>
      {why && <p>{t('confirm.why', { company, why })}</p>}
      <p>{t(`stop.${isApproved ? 'approved' : 'text'}.living_will`)}</p>
      <form method="post">
        <ButtonRow>
          {/* A text browser turns a post without any value into a plain visit. */}
          <Button name="intent" value="stoppen">
            {t('stop.submit')}
          </Button>
          <ButtonLink href={OVERVIEW} variant="secondary">
            {t('stop.leave.living_will')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </DashboardPage>
  )
}
