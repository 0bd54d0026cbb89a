import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { activeGuildMembers } from '#app/features/content/counter.server.ts'
import { createMember } from '#app/features/guild/change.server.ts'
import { newMemberForm } from '#app/features/guild/forms/member-form.ts'
import { type FieldErrors, type Typed, typedText } from '#app/forms/rows.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { guild } from '#app/features/guild/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import { answerForm, refuseSubmission } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { Route } from './+types/new.ts'
import { OfficePage } from '../office-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { prove: await proofNeeded(requireCapability(context, 'members.manage')) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'members.manage')
  const form = await readForm(request)
  const submission = parseForm(newMemberForm, form)
  const wrong = submission.complete && (await unproven(actor, form))
  if (wrong) return refuseSubmission(submission, wrong.errors)
  return answerForm({ request, context }, submission, 'memberCreate', async (business) => {
    const id = await createMember(actor, business, business.gebeldOp)
    if (!id) return refuseSubmission(submission, { email: [guild.create.known] })
    await activeGuildMembers.refresh()
    return redirectWithFlash(href('/admin/gilde/leden/:id', { id }), { key: 'memberCreated' })
  })
}

export { headers } from '#app/routes/kit/attempt.server.ts'

/** A member that the office makes itself (specification 4, 5). */
export default function NewMember({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('guild')
  const { typed, errors = {}, failure } = actionData ?? {}
  return (
    <OfficePage
      title={t('create.title')}
      parent={{ href: href('/admin/gilde/leden'), text: t('members.title') }}
      failed={actionData !== undefined}
      problems={
        <Problems
          errors={errors}
          texts={guild.create.fields}
          title={isMissing(errors, typed) ? t('create.missing') : undefined}
        />
      }
    >
      <Failure kind={failure} />
      <Lead>{t('create.lead')}</Lead>
      <form method="post" noValidate>
        <FormFields
          fields={newMemberForm.fields}
          texts={guild.create.fields}
          values={typed}
          errors={errors}
          mark="optional"
        />
        <ProveField asked={loaderData.prove} reply={actionData} />
        <ButtonRow>
          <Button>{t('create.submit')}</Button>
        </ButtonRow>
      </form>
    </OfficePage>
  )
}

/** Whether a required answer was left out. */
const isMissing = (errors: FieldErrors, typed: Typed = {}) =>
  newMemberForm.fields.some(({ key }) => errors[key] && !typedText(typed, key).trim())
