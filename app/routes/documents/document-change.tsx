import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { describeDocument, findDocument } from '#app/features/documents/documents.server.ts'
import { changeForm } from '#app/features/documents/forms.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import type { FieldErrors } from '#app/forms/rows.ts'
import { isWhole, shownAgain, WHOLE } from '#app/forms/stored/whole.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { Button, ButtonLink, ButtonRow, TextArea, TextInput } from '#app/ui/index.ts'
import { Problems } from '../problems.tsx'
import type { Route } from './+types/document-change.ts'
import { pendingPost, dropPending, readOwnForm } from '../pending-post.server.ts'
import { Failure } from '../failure.tsx'
import { DashboardPage } from '../dashboard-page.tsx'
import { Notice } from '../interview/section-form.tsx'

async function ownDocument(userId: string, id: string) {
  const document = await findDocument(userId, id)
  if (!document) throw data('document', { status: 404 })
  return document
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { id, name, description } = await ownDocument(user.id, params.id)
  const page = { id, account: user.id, name, description, notice: undefined }
  const pending = await pendingPost(request, user, 'document')
  // All documents have the same form: it may have been typed for another one.
  if (pending?.get('document') !== id) return page
  const { typed } = parseForm(changeForm, pending)
  const words = wordsOf(shownAgain(changeForm, pending, typed, { name, description }))
  return { ...page, ...words, notice: 'pending' as const }
}

const wordsOf = ({ name, description }: Record<string, unknown>) => ({
  name: String(name ?? ''),
  description: String(description ?? ''),
})

/** Renames and describes. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = requireUser(context)
  const { id, name, description } = await ownDocument(user.id, params.id)
  const form = await readOwnForm(request, user)
  const parsed = parseForm(changeForm, form)
  const { errors } = parsed
  const typed = shownAgain(changeForm, form, parsed.typed, { name, description })
  if (!isWhole(form)) return data({ errors: {}, typed, failure: 'cut' as const }, 422)
  if (Object.keys(errors).length > 0) return data({ errors, typed, failure: undefined }, 422)
  await describeDocument(user.id, id, wordsOf({ name, description, ...parsed.values }))
  await dropPending(request, user, 'document')
  return redirectWithFlash(href('/vragenlijst/documenten'), { key: 'documentChanged' })
}

export default function DocumentChange({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['documents', 'common'])
  const errors: FieldErrors = actionData?.errors ?? {}
  const { id, account, notice } = loaderData
  const values = actionData ? wordsOf(actionData.typed) : loaderData
  return (
    <DashboardPage current="documents" title={t('change.title')} failed={actionData !== undefined}>
      <Failure kind={actionData?.failure} />
      <Problems errors={errors} />
      {!actionData && <Notice kind={notice} />}
      <form method="post" action={href('/vragenlijst/documenten/:id', { id })} noValidate>
        <input type="hidden" name="account" value={account} />
        <input type="hidden" name="document" value={id} />
        <TextInput
          id="name"
          name="name"
          label={t('change.name')}
          errors={errors.name}
          autoComplete="off"
          dir="auto"
          defaultValue={values.name}
        />
        <TextArea
          id="description"
          name="description"
          label={t('upload.fields.description.label')}
          optionalText={t('common:form.optional')}
          errors={errors.description}
          rows={2}
          defaultValue={values.description}
        />
        <ButtonRow>
          <Button>{t('change.submit')}</Button>
          <ButtonLink href={href('/vragenlijst/documenten')} variant="quiet">
            {t('back')}
          </ButtonLink>
        </ButtonRow>
        <input type="hidden" {...WHOLE} />
      </form>
    </DashboardPage>
  )
}
