import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { RUNNING } from '#app/features/deaths/states.ts'
import { type Run, runsOf } from '#app/features/office-files/runs.server.ts'
import { removeForm } from '#app/features/office-files/remove-form.ts'
import { removeFile } from '#app/features/office-files/remove.server.ts'
import { isOpenState } from '#app/features/release/states.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { officeFiles } from '#app/features/office-files/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { DangerRow, FormFields, Lead } from '#app/ui/index.ts'
import { answerForm, refuseSubmission } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import type { Route } from './+types/delete.ts'
import { FileRuns } from './runs.tsx'
import { fileOr404 } from './file-or-404.server.ts'
import { OfficePage } from '../office-page.tsx'

export const handle: PageHandle = { shows: 'details' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'file.delete')
  const { number, name, works } = await fileOr404(actor, params.number)
  const runs = (await runsOf(actor, number)).filter(goesOn)
  return { number, name, works, runs, prove: await proofNeeded(actor) }
}

/** A request or a death that somebody waits for, and that ends with the file. */
const goesOn = (run: Run) =>
  (run.what === 'request' && (isOpenState(run.state) || run.state === 'completed')) ||
  (run.what === 'death' && RUNNING.some((state) => state === run.state))

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'file.delete')
  const form = await readForm(request)
  const submission = parseForm(removeForm, form)
  const wrong = submission.complete && (await unproven(actor, form))
  if (wrong) return refuseSubmission(submission, wrong.errors)
  return answerForm({ request, context }, submission, 'fileDelete', async ({ number, why }) => {
    if (number.toUpperCase() !== params.number.toUpperCase())
      return refuseSubmission(submission, { number: [officeFiles.remove.other] })
    const removed = await removeFile(actor, params.number, why)
    if (!removed.ok && removed.reason !== 'unknown')
      return refuseSubmission(submission, { number: [officeFiles.remove[removed.reason]] })
    const key = removed.ok ? 'fileDeleted' : 'fileGone'
    return redirectWithFlash(href('/admin/wensen'), { key })
  })
}

export { headers } from '#app/routes/kit/attempt.server.ts'

/** Asks for the number of the file before all of it is gone for good (specification 2.8). */
export default function DeleteFile({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { number, name, works, runs, prove } = loaderData
  const { t } = useTranslation('officeFiles')
  const back = href('/admin/wensen/:number', { number })
  const isReported = runs.some(({ what }) => what === 'death')
  return (
    <OfficePage
      title={t('remove.title', { number })}
      failed={reply !== undefined}
      parent={{ href: back, text: t('details.title', { number }) }}
      problems={<Problems errors={reply?.errors} />}
    >
      <Failure kind={reply?.failure} />
      <Lead>{t('remove.lead', { name: name || t('details.unknown') })}</Lead>
      <ul>
        {t('remove.what', { returnObjects: true }).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {runs.length > 0 && <FileRuns runs={runs} canDecide />}
      {works && <p>{t('remove.works')}</p>}
      {isReported && <p>{t('remove.reported')}</p>}
      {!works && !isReported && (
        <form method="post" noValidate>
          <FormFields
            fields={removeForm.fields}
            texts={officeFiles.remove.fields}
            values={reply?.typed}
            errors={reply?.errors}
            mark="optional"
          />
          <ProveField asked={prove} reply={reply} />
          <DangerRow intent="verwijderen" back={back} backText={t('remove.cancel')}>
            {t('remove.submit')}
          </DangerRow>
        </form>
      )}
    </OfficePage>
  )
}
