import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { hasTask } from '#app/access/capabilities.ts'
import { questionAbout } from '#app/features/accounts/owner-question.server.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { plannedDeletion } from '#app/features/accounts/leaving.server.ts'
import { requestDeletion } from '#app/features/deletion/deletion.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { DangerRow, Lead } from '#app/ui/index.ts'
import { FormErrorSummary, replyHasErrors } from '../auth/errors.tsx'
import type { Route } from './+types/account-delete.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { DeletionNotice } from './deletion-notice.tsx'
import { ProveField } from '../kit/prove-field.tsx'
import { unproven } from '../kit/prove.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  return {
    deletion: await plannedDeletion(user.id),
    /** Whether something runs for their file that this stops. */
    stops: (await questionAbout(user.id)) !== null,
    /** People with a task in the register hand it over first. */
    office: hasTask(user),
    prove: await proofNeeded(user),
    helpdesk: env().HELPDESK_EMAIL,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context)
  if (hasTask(user)) throw data('task', { status: 403 })
  const reply = await unproven(user, await readForm(request))
  if (reply) return data<SignInReply>(reply, { status: 422 })
  const stops = (await questionAbout(user.id)) !== null
  await requestDeletion(user)
  const key = stops ? 'deletionStopped' : 'deletionRequested'
  return redirectWithFlash(href('/dashboard'), { key })
}

/** What deleting the account means, and the button that asks for it. */
export default function DeleteAccount({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { deletion, stops, office, prove, helpdesk } = loaderData
  const { t } = useTranslation('ownData')
  return (
    <DashboardPage
      current="privacy"
      title={t('deletion.title')}
      failed={replyHasErrors(reply)}
      parent={{ href: href('/dashboard/privacy'), text: t('privacy') }}
      problems={<FormErrorSummary reply={reply} />}
    >
      {deletion ? <DeletionNotice {...deletion} /> : <Explanation stops={stops} />}
      {office && <p>{t('deletion.office', { helpdesk })}</p>}
      {!office && !deletion && (
        <form method="post" noValidate>
          <ProveField asked={prove} reply={reply} />
          <DangerRow
            intent="verwijderen"
            back={href('/dashboard/privacy')}
            backText={t('deletion.cancel')}
          >
            {t('deletion.submit')}
          </DangerRow>
        </form>
      )}
    </DashboardPage>
  )
}

function Explanation({ stops }: { stops: boolean }) {
  const { t } = useTranslation('ownData')
  return (
    <>
      <Lead>{t('deletion.lead')}</Lead>
      <p>{t('deletion.readers')}</p>
      {stops && <p>{t('deletion.stops')}</p>}
      <h2>{t('deletion.whatTitle')}</h2>
      <ul>
        {t('deletion.what', { returnObjects: true }).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2>{t('deletion.whenTitle')}</h2>
      <p>{t('deletion.when')}</p>
      <p>{t('deletion.after')}</p>
      <h2>{t('deletion.exportTitle')}</h2>
      <p>
        {t('deletion.export')}{' '}
        <a href={href('/dashboard/exporteren')}>{t('deletion.exportLink')}</a>
      </p>
    </>
  )
}
