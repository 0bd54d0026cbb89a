import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { leaveDirector, ownDirector } from '#app/features/guild/own-director.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireActor, requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { Button, ButtonRow, DangerRow, Lead, StatusMessage } from '#app/ui/index.ts'
import { type FormReply, orSay } from '../kit/answer-form.server.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { Failure } from '../kit/failure.tsx'
import type { Route } from './+types/director.ts'

const PAGE = href('/dashboard/account/uitvaartondernemer')

export const loader = async ({ context }: Route.LoaderArgs) => ({
  director: await ownDirector(requireUser(context)),
})

type LeaveReply = FormReply & { asks?: true; isChanged?: true }

/** Asks once before it ends anything. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = requireActor(context)
  const form = await readForm(request)
  const shown = String(form.get('gezien') ?? '')
  const changed = () => data<LeaveReply>({ isChanged: true }, { status: 409 })
  if (!isUuid(shown)) return changed()
  if (form.get('intent') !== 'verbreken') return data<LeaveReply>({ asks: true })
  return orSay({ request, context }, 'details', async () => {
    const left = await leaveDirector(actor, shown)
    return left ? redirectWithFlash(PAGE, { key: 'directorLeft' }) : changed()
  })
}

/** The funeral director that someone's file is linked to, and the button that ends it. */
export default function Director({ loaderData: { director }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('account')
  const reply: LeaveReply | undefined = actionData
  const since = director?.since
  return (
    <DashboardPage
      current="account"
      title={t('director.title')}
      failed={reply?.isChanged || reply?.failure !== undefined}
      parent={{ href: href('/dashboard/account'), text: t('details.title') }}
    >
      <Failure kind={reply?.failure} />
      {reply?.isChanged && (
        <StatusMessage kind="error" title={t('director.changedTitle')}>
          <p>{t('director.changed')}</p>
        </StatusMessage>
      )}
      {!director && (
        <>
          <Lead>{t('director.none')}</Lead>
          <p>
            {t('director.noneNeeded')}{' '}
            <a href={href('/uitvaartondernemers/zoeken')}>{t('director.find')}</a>
          </p>
        </>
      )}
      {director && (
        <>
          <Lead>
            {since
              ? t('director.since', { company: director.companyName, date: dateOf(since) })
              : t('director.linked', { company: director.companyName })}
          </Lead>
          <p>{t('director.means')}</p>
          <form method="post" noValidate>
            <input type="hidden" name="gezien" value={director.id} />
            {reply?.asks ? (
              <>
                <h2>{t('director.sureTitle', { company: director.companyName })}</h2>
                <p>{t('director.sure')}</p>
                <DangerRow intent="verbreken" back={PAGE} backText={t('director.keep')}>
                  {t('director.submit')}
                </DangerRow>
              </>
            ) : (
              <ButtonRow>
                <Button variant="secondary" name="intent" value="vragen">
                  {t('director.end')}
                </Button>
              </ButtonRow>
            )}
          </form>
        </>
      )}
    </DashboardPage>
  )
}
