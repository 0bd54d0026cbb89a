import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { deleteDocument, findDocument } from '#app/features/documents/documents.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { DangerRow, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/document-remove.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const document = await findDocument(requireUser(context).id, params.id)
  if (!document) throw data('document', { status: 404 })
  return { id: document.id, name: document.name }
}

export async function action({ context, params }: Route.ActionArgs) {
  const removed = await deleteDocument(requireUser(context).id, params.id)
  const key = removed ? 'documentRemoved' : 'documentGone'
  return redirectWithFlash(href('/vragenlijst/documenten'), { key })
}

/** Asks whether it is meant: what is deleted is gone for good. */
export default function DocumentRemove({ loaderData: { id, name } }: Route.ComponentProps) {
  const { t } = useTranslation('documents')
  return (
    <DashboardPage current="documents" title={t('remove.title')}>
      <Lead>
        <bdi>{name}</bdi>
      </Lead>
      <p>{t('remove.text')}</p>
      <form method="post" action={href('/vragenlijst/documenten/:id/verwijderen', { id })}>
        <DangerRow
          intent="verwijderen"
          back={href('/vragenlijst/documenten')}
          backText={t('remove.cancel')}
        >
          {t('remove.submit')}
        </DangerRow>
      </form>
    </DashboardPage>
  )
}
