import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { officeDetailsForm } from '#app/features/office-files/change-form.ts'
import {
  changeDetails,
  detailsFingerprint,
  typedFrom,
} from '#app/features/office-files/change.server.ts'
import type { Typed } from '#app/forms/rows.ts'
import { officeFiles } from '#app/features/office-files/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import { answerForm, refuseSubmission } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import type { Route } from './+types/change.ts'
import { AskForMore } from './ask-for-more.tsx'
import { editConflict, parseFormWithSeen } from '#app/routes/kit/edits/edit-conflict.server.ts'
import {
  EditConflict,
  type EditConflictReply,
  failedBy,
  SEEN_FIELD,
  seenOrNow,
} from '#app/routes/kit/edits/edit-conflict.tsx'
import { fileOr404 } from './file-or-404.server.ts'
import { OfficePage } from '../office-page.tsx'

export const handle: PageHandle = { shows: 'details' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'file.change')
  const file = await fileOr404(actor, params.number)
  const { number } = file
  return {
    number,
    typed: typedFrom(file),
    seen: detailsFingerprint(file),
    prove: await proofNeeded(actor),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'file.change')
  const form = await readForm(request)
  const submission = parseFormWithSeen(officeDetailsForm, form)
  const wrong = submission.complete && (await unproven(actor, form))
  if (wrong) return refuseSubmission(submission, wrong.errors)
  return answerForm({ request, context }, submission, 'fileChange', async (answers) => {
    const file = await fileOr404(actor, params.number)
    const { network } = context.get(requestFacts)
    const changed = await changeDetails(actor, file, submission.seen, answers, network)
    if (!changed.ok && changed.reason === 'taken')
      return refuseSubmission(submission, { email: [officeFiles.change.taken] })
    if (!changed.ok && changed.reason === 'changed') return editConflict(submission)
    if (!changed.ok && changed.reason === 'braked') {
      const { data: reply } = refuseSubmission(submission, { reason: [officeFiles.change.braked] })
      return data<ChangeReply>({ ...reply, isBraked: true }, { status: 422 })
    }
    if (!changed.ok) throw data('file', { status: 404 })
    const page = href('/admin/wensen/:number', { number: file.number })
    return redirectWithFlash(page, { key: 'fileChanged' })
  })
}

type ChangeReply = EditConflictReply & { isBraked?: true }

/** All but why they are changed, which is asked each time. */
const DETAILS = officeDetailsForm.fields.filter(({ key }) => key !== 'reason')

export { headers } from '#app/routes/kit/attempt.server.ts'

/** Name, e-mail, telephone and address of someone, changed by the office (specification 2.8). */
export default function ChangeFile({ loaderData, actionData }: Route.ComponentProps) {
  const { number, typed, seen, prove } = loaderData
  const reply: ChangeReply | undefined = actionData
  const { t } = useTranslation('officeFiles')
  const values: Typed = reply?.typed ?? typed
  const compared = { reply, fields: DETAILS, stored: typed }
  return (
    <OfficePage
      title={t('change.title')}
      failed={failedBy(compared)}
      parent={{
        href: href('/admin/wensen/:number', { number }),
        text: t('details.title', { number }),
      }}
      problems={<Problems errors={reply?.errors} texts={officeFiles.change.fields} />}
    >
      <Failure kind={reply?.failure} />
      <EditConflict {...compared} texts={officeFiles.change.fields} />
      <Lead>{t('change.lead')}</Lead>
      {reply?.isBraked && <AskForMore />}
      <form method="post" noValidate>
        <input type="hidden" name={SEEN_FIELD} value={seenOrNow(reply, seen)} />
        <FormFields
          fields={officeDetailsForm.fields}
          texts={officeFiles.change.fields}
          values={values}
          errors={reply?.errors}
          mark="optional"
        />
        <ProveField asked={prove} reply={reply} />
        <ButtonRow>
          <Button>{t('change.submit')}</Button>
        </ButtonRow>
      </form>
    </OfficePage>
  )
}
