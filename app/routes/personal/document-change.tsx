import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { describeDocument, findDocument } from '#app/features/documents/documents.server.ts'
import { changeForm } from '#app/features/documents/forms.ts'
import { type FieldErrors, parseSection } from '#app/features/interview/parse.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { i18nOf } from '#app/middleware/i18n.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { Button, ButtonLink, ButtonRow, ErrorSummary, TextArea, TextInput } from '#app/ui/index.ts'
import type { Route } from './+types/document-change.ts'
import { DashboardPage } from './dashboard-page.tsx'

async function ownDocument(userId: string, id: string) {
  const document = await findDocument(userId, id)
  if (!document) throw data('document', { status: 404 })
  return document
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, name, description } = await ownDocument(requireUser(context).id, params.id)
  return { id, name, description }
}

/** Renames and describes. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = requireUser(context)
  const { id } = await ownDocument(user.id, params.id)
  const { t } = i18nOf(context)
  const parsed = parseSection(changeForm, await readForm(request), t)
  const { name, description } = parsed.data
  if (Object.keys(parsed.errors).length > 0)
    return data({ errors: parsed.errors, typed: parsed.typed }, 422)
  const texts = { name: String(name), description: String(description ?? '') }
  await describeDocument(user.id, id, texts)
  return redirectWithFlash('/vragenlijst/documenten', { key: 'documentChanged' })
}

export default function DocumentChange({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['documents', 'common'])
  const errors: FieldErrors = actionData?.errors ?? {}
  const valueOf = (key: 'name' | 'description') =>
    actionData ? String(actionData.typed[key] ?? '') : loaderData[key]
  const wrong = changeForm.fields.flatMap(({ key }) =>
    (errors[key] ?? []).map((text) => ({ href: `#${key}`, text })),
  )
  return (
    <DashboardPage current="documents" title={t('change.title')} failed={wrong.length > 0}>
      <ErrorSummary title={t('common:form.errorTitle')} items={wrong} />
      <form method="post" action={`/vragenlijst/documenten/${loaderData.id}`} noValidate>
        <TextInput
          id="name"
          name="name"
          label={t('change.name')}
          errors={errors.name}
          autoComplete="off"
          dir="auto"
          defaultValue={valueOf('name')}
        />
        <TextArea
          id="description"
          name="description"
          label={t('upload.description')}
          optionalText={t('common:form.optional')}
          errors={errors.description}
          rows={2}
          defaultValue={valueOf('description')}
        />
        <ButtonRow>
          <Button>{t('change.submit')}</Button>
          <ButtonLink href="/vragenlijst/documenten" variant="quiet">
            {t('back')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </DashboardPage>
  )
}
