import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { mayRead } from '#app/features/contacts/rules.ts'
import { aroundOwner } from '#app/features/deaths/owner.server.ts'
import { listDocuments, storeDocument } from '#app/features/documents/documents.server.ts'
import { uploadForm } from '#app/features/documents/forms.ts'
import { readMusic } from '#app/features/wishes/music.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { parseUpload, typedBeside } from '#app/forms/upload.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { Lead, StatusMessage } from '#app/ui/index.ts'
import { refuseSubmission } from '../kit/answer-form.server.ts'
import { Problems } from '../kit/problems.tsx'
import { WhoReads } from './who-reads.tsx'
import type { Route } from './+types/documents.ts'
import { refuseOthers } from '../kit/own-form.server.ts'
import { heldPost, dropPending } from '../kit/pending-post.server.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { DeletionNotice } from '../own-data/deletion-notice.tsx'
import { DocumentList } from './document-list.tsx'
import { SongList } from './song-list.tsx'
import { ToForm, UploadForm } from './upload-form.tsx'
import { failedFile, refusedEarly, refusedFile } from './upload-limits.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const [{ documents, used }, songs, { readers, deletion }, pending] = await Promise.all([
    listDocuments(user.id, 'document'),
    readMusic(user.id),
    aroundOwner(user),
    heldPost(request, user, 'upload'),
  ])
  return {
    account: user.id,
    documents,
    bytesUsed: used.bytes,
    songs,
    deletion,
    seenBy: readers
      .filter(({ rules }) => mayRead(rules, 'document', undefined, 'now'))
      .map(({ name }) => name),
    pending: pending && parseForm(uploadForm, pending).typed,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const early = await refusedEarly(request, user.id)
  if (early) return refusedFile(early, await typedBeside(request, uploadForm))
  const { submission, form, received } = await parseUpload(
    request,
    uploadForm,
    (contents, { file: name, description = '' }, before) => {
      refuseOthers(before, user)
      const kept = { purpose: 'document', name, nameWhenEmpty: 'document', description } as const
      return storeDocument(user.id, { ...kept, contents })
    },
  )
  refuseOthers(form, user)
  if (!received) return refuseSubmission(submission)
  const { typed } = submission
  const refused = await orElse(
    { request, context },
    async () => {
      const stored = await received
      return stored.ok ? null : refusedFile(stored.reason, typed)
    },
    (status) => failedFile(typed, status),
  )
  if (refused) return refused
  await dropPending(request, user, 'upload')
  return redirectWithFlash(href('/vragenlijst/documenten'), { key: 'documentStored' })
}

export default function Documents({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('documents')
  const { account, documents, bytesUsed, songs, deletion, seenBy, pending } = loaderData
  const { typed = pending, errors = {} } = actionData ?? {}
  // What is there comes first, unless a file is still to be sent again.
  const isFormFirst = documents.length === 0 || Boolean(actionData ?? pending)
  const form = <UploadForm account={account} typed={typed} errors={errors} />
  return (
    <DashboardPage
      current="documents"
      title={t('title')}
      failed={actionData !== undefined}
      problems={<Problems errors={errors} />}
    >
      {deletion && <DeletionNotice {...deletion} whereOneWrites />}
      <Lead>{t('lead')}</Lead>
      <WhoReads seenBy={seenBy} />
      <StatusMessage kind="info" title={t('bsn.title')}>
        <p>{t('bsn.text')}</p>
      </StatusMessage>
      {pending && !actionData && (
        <StatusMessage kind="error" title={t('upload.pendingTitle')}>
          <p>{t('upload.pending')}</p>
        </StatusMessage>
      )}
      {isFormFirst ? form : <ToForm />}
      <DocumentList documents={documents} bytesUsed={bytesUsed} />
      {!isFormFirst && form}
      <SongList songs={songs} />
    </DashboardPage>
  )
}
