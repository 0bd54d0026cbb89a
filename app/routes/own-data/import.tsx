import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import type { BadExportReason } from '#app/features/export/bad-export.ts'
import { importZip, isEmpty, tooManyImports } from '#app/features/own-data/import.server.ts'
import { importForm } from '#app/features/own-data/import-form.ts'
import type { Typed } from '#app/forms/rows.ts'
import { parseUpload, typedBeside } from '#app/forms/upload.server.ts'
import { ownData } from '#app/features/own-data/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { Button, ButtonLink, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import { type FormReply, refuseSubmission } from '../kit/answer-form.server.ts'
import { Problems } from '../kit/problems.tsx'
import { refuseFor } from '../kit/attempt.server.ts'
import type { Route } from './+types/import.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { empty: await isEmpty(requireUser(context).id) }
}

/** Every file that a person may keep, and what goes along with them. */
const MAX_ZIP = 300 * 1024 * 1024

const STATUS: Partial<Record<BadExportReason, number>> = {
  tooLarge: 413,
  notEmpty: 409,
  busy: 503,
  full: 507,
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id } = requireUser(context)
  const wait = await tooManyImports(id)
  if (wait !== undefined) throw refuseFor(wait)
  const early = await refusedUnread(request, id)
  if (early) return refusedImport(early, await typedBeside(request, importForm))
  const { submission, received } = await parseUpload(
    request,
    importForm,
    (contents, { gezondheid = false }) => importZip(id, contents, gezondheid),
  )
  if (!received) return refuseSubmission(submission)
  const imported = await received
  if (!imported.ok) return refusedImport(imported.reason, submission.typed)
  const key = imported.leftOut ? 'importedWithoutWill' : 'imported'
  return redirectWithFlash(href('/dashboard'), { key })
}

async function refusedUnread(request: Request, userId: string) {
  if (Number(request.headers.get('content-length')) > MAX_ZIP) return 'tooLarge'
  return (await isEmpty(userId)) ? undefined : 'notEmpty'
}

const refusedImport = (reason: BadExportReason, typed: Typed) =>
  data<FormReply>(
    { typed, errors: { bestand: [ownData.import.refused[reason]] } },
    { status: STATUS[reason] ?? 422 },
  )

/** Bringing in what was taken along. */
export default function Import({ loaderData: { empty }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('ownData')
  return (
    <DashboardPage
      current="privacy"
      title={t('import.title')}
      failed={actionData !== undefined}
      parent={{ href: href('/dashboard/privacy'), text: t('privacy') }}
      problems={<Problems errors={actionData?.errors} />}
    >
      <Lead>{t('import.lead')}</Lead>
      <h2>{t('import.notTitle')}</h2>
      <p>{t('import.not')}</p>
      {empty ? <ImportForm {...actionData} /> : <p id="bestand">{t('import.notEmpty')}</p>}
    </DashboardPage>
  )
}

/** The box comes first, so that the answer is there when the file comes in. */
function ImportForm({ typed, errors }: FormReply) {
  const { t } = useTranslation('ownData')
  return (
    <form method="post" encType="multipart/form-data" noValidate>
      <FormFields
        fields={importForm.fields}
        texts={ownData.import.fields}
        values={typed}
        errors={errors}
      />
      <ButtonRow>
        <Button>{t('import.submit')}</Button>
        <ButtonLink href={href('/dashboard/privacy')} variant="secondary">
          {t('import.cancel')}
        </ButtonLink>
      </ButtonRow>
    </form>
  )
}
