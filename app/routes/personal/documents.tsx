import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { listDocuments, storeDocument } from '#app/features/documents/documents.server.ts'
import { uploadForm } from '#app/features/documents/forms.ts'
import type { Refusal } from '#app/features/documents/limits.ts'
import { readPlaylist } from '#app/features/documents/playlist.server.ts'
import { parseSection } from '#app/features/interview/parse.server.ts'
import type { FieldErrors } from '#app/features/interview/rows.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { i18nOf } from '#app/middleware/i18n.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { type IncomingFile, readTypedBefore, readUpload } from '#app/platform/upload.server.ts'
import { ErrorSummary, Lead, StatusMessage } from '#app/ui/index.ts'
import type { Route } from './+types/documents.ts'
import { DashboardPage } from './dashboard-page.tsx'
import { DocumentList } from './document-list.tsx'
import { SongList } from './song-list.tsx'
import { UploadForm } from './upload-form.tsx'
import { refusedEarly, statusOf } from './upload-limits.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  const [{ documents, used }, { songs }] = await Promise.all([
    listDocuments(id, 'document'),
    readPlaylist(id),
  ])
  return { documents, bytesUsed: used.bytes, songs }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const { t } = i18nOf(context)
  const early = await refusedEarly(request, user.id)
  if (early) {
    const { typed } = parseSection(uploadForm, formOf(await readTypedBefore(request)), t)
    return refused(early, String(typed.description ?? ''))
  }
  const { received, fields } = await readUpload(request, 'file', (file, before) =>
    store(user.id, file, parseSection(uploadForm, formOf(before), t)),
  )
  const { errors, typed } = parseSection(uploadForm, formOf(fields), t)
  const description = String(typed.description ?? '')
  if (Object.keys(errors).length > 0) return data({ errors, description, refused: undefined }, 422)
  if (!received) return refused('missing', description)
  if (!received.ok) return refused(received.reason, description)
  return redirectWithFlash('/vragenlijst/documenten', { key: 'documentStored' })
}

const store = async (userId: string, { name, contents }: IncomingFile, form: ReturnType<typeof parseSection>) =>
  Object.keys(form.errors).length > 0
    ? undefined
    : storeDocument(userId, {
        purpose: 'document',
        name,
        nameWhenEmpty: 'document',
        description: String(form.data.description ?? ''),
        contents,
      })

function formOf(fields: ReadonlyMap<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const refused = (reason: Refusal, description: string) =>
  data(
    { refused: reason, description, errors: {} as FieldErrors },
    { status: statusOf(reason) },
  )

export default function Documents({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['documents', 'common'])
  const { documents, bytesUsed, songs } = loaderData
  const errors: FieldErrors = { ...actionData?.errors }
  if (actionData?.refused) errors.file = [t(`refused.${actionData.refused}`)]
  const wrong = Object.entries(errors).flatMap(([name, texts]) =>
    texts.map((text) => ({ href: `#${name}`, text })),
  )
  return (
    <DashboardPage current="documents" title={t('title')} failed={wrong.length > 0}>
      <ErrorSummary title={t('common:form.errorTitle')} items={wrong} />
      <Lead>{t('lead')}</Lead>
      <StatusMessage kind="info" title={t('bsn.title')}>
        <p>{t('bsn.text')}</p>
      </StatusMessage>
      <UploadForm errors={errors} description={actionData?.description ?? ''} />
      <DocumentList documents={documents} bytesUsed={bytesUsed} />
      <SongList songs={songs} />
    </DashboardPage>
  )
}
