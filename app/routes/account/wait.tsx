import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { isShorter, saveWaits, waitsOf } from '#app/features/release/preferences.server.ts'
import { waitForm } from '#app/features/release/forms/wait-form.ts'
import { waitInWords } from '#app/features/release/forms/wait-words.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { owner } from '#app/features/release/texts/owner.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, FormFields, Lead, StatusMessage } from '#app/ui/index.ts'
import { answerForm, type FormReply, refuseSubmission } from '../kit/answer-form.server.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { Failure } from '../kit/failure.tsx'
import { ProveField } from '../kit/prove-field.tsx'
import { unproven } from '../kit/prove.server.ts'
import { Problems } from '../kit/problems.tsx'
import type { Route } from './+types/wait.ts'

const PAGE = href('/dashboard/account/bedenktijd')

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { next, ...now } = await waitsOf(user.id)
  const { full, livingWill } = next ?? now
  return {
    values: { uren: String(full), urenWilsverklaring: String(livingWill) },
    still: next && {
      full: waitInWords(now.full),
      livingWill: waitInWords(now.livingWill),
      moment: momentOf(next.from),
    },
    prove: await proofNeeded(user),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readForm(request)
  const submission = parseForm(waitForm, form)
  return answerForm({ request, context }, submission, 'details', async (hours) => {
    const wanted = { full: hours.uren, livingWill: hours.urenWilsverklaring }
    const wrong = isShorter(await waitsOf(user.id), wanted) && (await unproven(user, form))
    if (wrong) return refuseSubmission(submission, wrong.errors)
    const from = await saveWaits(user, wanted)
    return redirectWithFlash(
      PAGE,
      from ? { key: 'waitShorter', values: { moment: momentOf(from) } } : { key: 'waitSaved' },
    )
  })
}

export { headers } from '../kit/attempt.server.ts'

/** A longer time needs no proof: it is asked for once it is needed. */
const asksProof = (reply: FormReply | undefined) =>
  ['currentPassword', 'proofCode', 'passkey'].some((name) => reply?.errors?.[name])

/** How long someone wants to be able to stop a request for their file. */
export default function Wait({
  loaderData: { values, still, prove },
  actionData: reply,
}: Route.ComponentProps) {
  const { t } = useTranslation(['release', 'account'])
  return (
    <DashboardPage
      current="account"
      title={t('wait.title')}
      failed={reply !== undefined}
      parent={{ href: href('/dashboard/account'), text: t('account:details.title') }}
      problems={<Problems errors={reply?.errors} texts={owner.wait.fields} />}
    >
      <Failure kind={reply?.failure} />
      <Lead>{t('wait.lead')}</Lead>
      <p>{t('wait.text')}</p>
      <p>{t('wait.livingWill')}</p>
      <p>{t('wait.shorter')}</p>
      {still && (
        <StatusMessage kind="info">
          <p>{t('wait.waiting', still)}</p>
        </StatusMessage>
      )}
      <form method="post" noValidate>
        <FormFields
          fields={waitForm.fields}
          texts={owner.wait.fields}
          values={reply?.typed ?? values}
          errors={reply?.errors}
          mark="optional"
        />
        {asksProof(reply) && <ProveField asked={prove} reply={reply} />}
        <ButtonRow>
          <Button>{t('wait.submit')}</Button>
        </ButtonRow>
      </form>
    </DashboardPage>
  )
}
