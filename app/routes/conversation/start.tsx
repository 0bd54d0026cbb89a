import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { giveMandate } from '#app/features/mandates/mandate.server.ts'
import { startForm } from '#app/features/mandates/start-form.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { mandates } from '#app/features/mandates/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import {
  answerForm,
  type FormReply,
  refuseSubmission,
  refuseTooOften,
} from '../kit/answer-form.server.ts'
import { Failure, TooOftenMessage } from '../kit/failure.tsx'
import { OfficePage } from '../office/office-page.tsx'
import { ProveField } from '../kit/prove-field.tsx'
import { unproven } from '../kit/prove.server.ts'
import { Problems } from '../kit/problems.tsx'
import type { Route } from './+types/start.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { prove: await proofNeeded(requireCapability(context, 'conversations.hold')) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'conversations.hold')
  const form = await readForm(request)
  const submission = parseForm(startForm, form)
  const wrong = submission.complete && (await unproven(actor, form))
  if (wrong) return refuseSubmission(submission, wrong.errors)
  return answerForm({ request, context }, submission, 'conversation', async (asked) => {
    const given = await giveMandate(actor, asked)
    if (given.ok)
      return redirectWithFlash(href('/admin/wensengesprek/:mandate', { mandate: given.mandate }), {
        key: given.mailed ? 'conversationStarted' : 'conversationGoesOn',
      })
    if (given.reason === 'tooOften') return refuseTooOften(submission, given.seconds)
    return refuseSubmission(submission, { who: [mandates.start[given.reason]] })
  })
}

export { headers } from '../kit/attempt.server.ts'

/** Starts a conversation with a client who has an account and agreed. */
export default function StartConversation({ loaderData, actionData }: Route.ComponentProps) {
  const { prove } = loaderData
  const reply: FormReply | undefined = actionData
  const { t } = useTranslation(['mandates', 'office'])
  return (
    <OfficePage
      title={t('start.title')}
      parent={{ href: href('/admin/wensengesprek'), text: t('office:intake.title') }}
      failed={reply !== undefined}
      problems={<Problems errors={reply?.errors} texts={mandates.start.fields} />}
    >
      <Failure kind={reply?.failure} />
      {reply?.wait !== undefined && <TooOftenMessage minutes={reply.wait} />}
      <Lead>{t('start.lead')}</Lead>
      <p>{t('start.limits')}</p>
      <form method="post" noValidate>
        <FormFields
          fields={startForm.fields}
          texts={mandates.start.fields}
          values={reply?.typed}
          errors={reply?.errors}
          mark="optional"
        />
        <ProveField asked={prove} reply={reply} />
        <p>{t('start.mailed')}</p>
        <ButtonRow>
          <Button>{t('start.submit')}</Button>
        </ButtonRow>
      </form>
    </OfficePage>
  )
}
