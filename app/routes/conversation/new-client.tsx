import { randomUUID } from 'node:crypto'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { newClientForm } from '#app/features/mandates/new-client-form.ts'
import { prepareAccount } from '#app/features/mandates/new-client.server.ts'
import { typedText } from '#app/forms/rows.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { mandates } from '#app/features/mandates/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import { answerForm, type FormReply, refuseSubmission } from '../kit/answer-form.server.ts'
import { Failure } from '../kit/failure.tsx'
import { OfficePage } from '../office/office-page.tsx'
import { ProveField } from '../kit/prove-field.tsx'
import { unproven } from '../kit/prove.server.ts'
import { Problems } from '../kit/problems.tsx'
import type { Route } from './+types/new-client.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const prove = await proofNeeded(requireCapability(context, 'conversations.hold'))
  return { made: randomUUID(), prove }
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'conversations.hold')
  const form = await readForm(request)
  const made = String(form.get('formulier') ?? '')
  const read = parseForm(newClientForm, form)
  const submission = { ...read, typed: { ...read.typed, formulier: made } }
  const wrong = submission.complete && (await unproven(actor, form))
  if (wrong) return refuseSubmission(submission, wrong.errors)
  return answerForm({ request, context }, submission, 'conversation', async (answers) => {
    const { network } = context.get(requestFacts)
    const prepared = await prepareAccount(actor, answers, network, made || undefined)
    if (!prepared.ok) return refuseSubmission(submission, { email: [mandates.newClient.taken] })
    const { mandate } = prepared
    return answers.reached === 'email'
      ? redirectWithFlash(href('/admin/wensengesprek/:mandate', { mandate }), {
          key: 'conversationStarted',
        })
      : redirectWithFlash(href('/admin/wensengesprek/:mandate/brief', { mandate }), {
          key: 'clientMade',
        })
  })
}

export { headers } from '../kit/attempt.server.ts'

/** Starts a conversation with a client who has no account yet. */
export default function NewClient({ loaderData, actionData }: Route.ComponentProps) {
  const { made, prove } = loaderData
  const reply: FormReply | undefined = actionData
  const { t } = useTranslation(['mandates', 'office', 'ownData'])
  return (
    <OfficePage
      title={t('newClient.title')}
      parent={{ href: href('/admin/wensengesprek'), text: t('office:intake.title') }}
      failed={reply !== undefined}
      problems={<Problems errors={reply?.errors} texts={mandates.newClient.fields} />}
    >
      <Failure kind={reply?.failure} />
      <Lead>{t('newClient.lead')}</Lead>
      <p>{t('start.limits')}</p>
      {prove && <p>{t('ownData:prove.atEnd')}</p>}
      <form method="post" noValidate>
        <input
          type="hidden"
          name="formulier"
          value={typedText(reply?.typed ?? {}, 'formulier') || made}
        />
        <FormFields
          fields={newClientForm.fields}
          texts={mandates.newClient.fields}
          values={reply?.typed}
          errors={reply?.errors}
          mark="optional"
        />
        <ProveField asked={prove} reply={reply} />
        <p>{t('newClient.mailed')}</p>
        <ButtonRow>
          <Button>{t('newClient.submit')}</Button>
        </ButtonRow>
      </form>
    </OfficePage>
  )
}
