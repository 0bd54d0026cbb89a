import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { saveWait, waitOf } from '#app/features/release/preferences.server.ts'
import { waitForm } from '#app/features/release/wait-form.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { release } from '#app/locales/nl/release.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { Button, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import { answerForm } from '../answer-form.server.ts'
import { DashboardPage } from '../dashboard-page.tsx'
import { Failure } from '../failure.tsx'
import { Problems } from '../problems.tsx'
import type { Route } from './+types/wait.ts'

const PAGE = href('/dashboard/account/bedenktijd')

export const loader = async ({ context }: Route.LoaderArgs) => ({
  values: { uren: String(await waitOf(requireUser(context).id)) },
})

export async function action({ context, request }: Route.ActionArgs) {
  const { id } = requireUser(context)
  const submission = parseForm(waitForm, await readForm(request))
  return answerForm({ request, context }, submission, 'details', async ({ uren }) => {
    await saveWait(id, uren)
    return redirectWithFlash(PAGE, { key: 'waitSaved' })
  })
}

/** How long someone wants to be able to stop a request for their file. */
export default function Wait({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { t } = useTranslation(['release', 'account'])
  return (
    <DashboardPage
      current="account"
      title={t('wait.title')}
      failed={reply !== undefined}
      parent={{ href: href('/dashboard/account'), text: t('account:details.title') }}
    >
      <Failure kind={reply?.failure} />
      <Problems errors={reply?.errors} labelOf={() => release.wait.fields.uren.label} />
      <Lead>{t('wait.lead')}</Lead>
      <p>{t('wait.text')}</p>
      <form method="post" noValidate>
        <FormFields
          fields={waitForm.fields}
          texts={release.wait.fields}
          values={reply?.typed ?? loaderData.values}
          errors={reply?.errors}
          mark="optional"
        />
        <ButtonRow>
          <Button>{t('wait.submit')}</Button>
        </ButtonRow>
      </form>
    </DashboardPage>
  )
}
