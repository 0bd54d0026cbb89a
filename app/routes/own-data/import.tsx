import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import type { BadExportReason } from '#app/features/own-data/bad-export.ts'
import { importZip, isEmpty, tooManyImports } from '#app/features/own-data/import.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readUpload } from '#app/platform/upload.server.ts'
import { Button, ButtonLink, ButtonRow, Checkbox, Lead, TextInput } from '#app/ui/index.ts'
import { Problems } from '../problems.tsx'
import { refuseFor } from '../auth/attempt.server.ts'
import type { Route } from './+types/import.ts'
import { DashboardPage } from '../dashboard-page.tsx'

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
  const size = Number(request.headers.get('content-length'))
  if (size > MAX_ZIP) return refused('tooLarge', false)
  if (!(await isEmpty(id))) return refused('notEmpty', false)
  const { received, fields } = await readUpload(request, 'bestand', ({ contents }, before) =>
    importZip(id, contents, before.get('gezondheid') === 'true'),
  )
  const health = fields.get('gezondheid') === 'true'
  if (!received) return refused('missing', health)
  if (!received.ok) return refused(received.reason, health)
  return redirectWithFlash('/dashboard', { key: 'imported' })
}

const refused = (reason: BadExportReason, health: boolean) =>
  data({ reason, health }, { status: STATUS[reason] ?? 422 })

/** Bringing in what was taken along. */
export default function Import({ loaderData: { empty }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['ownData', 'common'])
  const errors = actionData ? [t(`import.refused.${actionData.reason}`)] : []
  return (
    <DashboardPage
      current="privacy"
      title={t('import.title')}
      failed={errors.length > 0}
      parent={{ href: '/dashboard/privacy', text: t('privacy') }}
    >
      <Problems errors={{ bestand: errors }} />
      <Lead>{t('import.lead')}</Lead>
      <h2>{t('import.notTitle')}</h2>
      <p>{t('import.not')}</p>
      {empty ? (
        <ImportForm errors={errors} health={actionData?.health ?? false} />
      ) : (
        <p id="bestand">{t('import.notEmpty')}</p>
      )}
    </DashboardPage>
  )
}

/** The box comes first, so that the answer is there when the file comes in. */
function ImportForm({ errors, health }: { errors: string[]; health: boolean }) {
  const { t } = useTranslation('ownData')
  return (
    <form method="post" encType="multipart/form-data" noValidate>
      <Checkbox
        id="gezondheid"
        name="gezondheid"
        label={t('import.health')}
        hint={t('import.healthHint')}
        defaultChecked={health}
      />
      <TextInput
        id="bestand"
        name="bestand"
        type="file"
        accept=".zip"
        label={t('import.file')}
        hint={t('import.fileHint')}
        errors={errors}
      />
      <ButtonRow>
        <Button>{t('import.submit')}</Button>
        <ButtonLink href="/dashboard/privacy" variant="secondary">
          {t('import.cancel')}
        </ButtonLink>
      </ButtonRow>
    </form>
  )
}
