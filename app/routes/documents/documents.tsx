import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { listDocuments, storeDocument } from '#app/features/documents/documents.server.ts'
import { uploadForm } from '#app/features/documents/forms.ts'
import type { Refusal } from '#app/features/documents/limits.ts'
import { readPlaylist } from '#app/features/documents/playlist.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import type { FieldErrors } from '#app/forms/rows.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { orElse, type Where } from '#app/platform/unexpected.server.ts'
import { type IncomingFile, readTypedBefore, readUpload } from '#app/platform/upload.server.ts'
import { Lead, StatusMessage } from '#app/ui/index.ts'
import { Problems } from '../problems.tsx'
import type { Route } from './+types/documents.ts'
import { carriedTo, dropCarried, formOf, isOthers, othersForm } from '../carried.server.ts'
import { DashboardPage } from '../dashboard-page.tsx'
import { DocumentList } from './document-list.tsx'
import { SongList } from './song-list.tsx'
import { UploadForm } from './upload-form.tsx'
import { refusedEarly, statusOf } from './upload-limits.server.ts'

export async function loader({ request, context, pattern }: Route.LoaderArgs) {
  const user = requireUser(context)
  const [{ documents, used }, { songs }, carried] = await Promise.all([
    listDocuments(user.id, 'document'),
    readPlaylist(user.id),
    carriedTo(request, user, pattern),
  ])
  const typed = carried && parseForm(uploadForm, carried).typed
  const description = typed ? String(typed.description ?? '') : null
  return { account: user.id, documents, bytesUsed: used.bytes, songs, carried: description }
}

export async function action({ request, context, pattern }: Route.ActionArgs) {
  const user = requireUser(context)
  const early = await refusedEarly(request, user.id)
  if (early) {
    const { typed } = parseForm(uploadForm, formOf(await readTypedBefore(request)))
    return refused(early, String(typed.description ?? ''))
  }
  const { received, fields } = await receive({ request, context }, user)
  if (isOthers(fields.get('account'), user)) throw othersForm()
  const { errors, typed } = parseForm(uploadForm, formOf(fields))
  const description = String(typed.description ?? '')
  if (Object.keys(errors).length > 0) return data({ errors, description, refused: undefined }, 422)
  if (!received) return refused('missing', description)
  if (!received.ok) return refused(received.reason, description)
  await dropCarried(request, user, pattern)
  return redirectWithFlash('/vragenlijst/documenten', { key: 'documentStored' })
}

/** Reads the form and keeps its file. When the storage fails, what was typed is still there. */
function receive(where: Where, user: SignedIn) {
  let fields: ReadonlyMap<string, string> = new Map()
  const keep = async (file: IncomingFile, before: typeof fields) => {
    fields = before
    if (isOthers(before.get('account'), user)) return undefined
    return store(user.id, file, parseForm(uploadForm, formOf(before)))
  }
  return orElse(
    where,
    () => readUpload(where.request, 'file', keep),
    () => ({ fields, received: { ok: false, reason: 'failed' } as const }),
  )
}

const store = async (
  userId: string,
  { name, contents }: IncomingFile,
  form: ReturnType<typeof parseForm>,
) =>
  Object.keys(form.errors).length > 0
    ? undefined
    : storeDocument(userId, {
        purpose: 'document',
        name,
        nameWhenEmpty: 'document',
        description: String(form.values.description ?? ''),
        contents,
      })

const refused = (reason: Refusal, description: string) =>
  data({ refused: reason, description, errors: {} as FieldErrors }, { status: statusOf(reason) })

export default function Documents({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['documents', 'common'])
  const { account, documents, bytesUsed, songs, carried } = loaderData
  const errors: FieldErrors = { ...actionData?.errors }
  if (actionData?.refused) errors.file = [t(`refused.${actionData.refused}`)]
  return (
    <DashboardPage current="documents" title={t('title')} failed={Object.keys(errors).length > 0}>
      <Problems errors={errors} />
      <Lead>{t('lead')}</Lead>
      <StatusMessage kind="info" title={t('bsn.title')}>
        <p>{t('bsn.text')}</p>
      </StatusMessage>
      {carried !== null && !actionData && (
        <StatusMessage kind="error" title={t('upload.carriedTitle')}>
          <p>{t('upload.carried')}</p>
        </StatusMessage>
      )}
      <UploadForm
        account={account}
        errors={errors}
        description={actionData?.description ?? carried ?? ''}
      />
      <DocumentList documents={documents} bytesUsed={bytesUsed} />
      <SongList songs={songs} />
    </DashboardPage>
  )
}
