import { randomUUID } from 'node:crypto'
import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { describeDocument, readWords } from '#app/features/documents/documents.server.ts'
import { documentForm } from '#app/features/documents/forms.ts'
import { typedText } from '#app/forms/rows.ts'
import { type AnswersPage, reopened } from '#app/forms/stored/posted.server.ts'
import { WHOLE } from '#app/forms/stored/whole.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { Button, ButtonLink, ButtonRow, TextArea, TextInput } from '#app/ui/index.ts'
import { ChooseAnswer, useDisputed } from '../kit/conflict.tsx'
import { Problems } from '../kit/problems.tsx'
import type { Route } from './+types/document-change.ts'
import { heldPost, dropPending, readOwnForm } from '../kit/pending-post.server.ts'
import { saveSectionForm } from '../kit/posted-section.server.ts'
import { Failure } from '../kit/failure.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { SaidByForm } from '../interview/questions.tsx'
import { SaveNotice } from '../interview/section-form.tsx'

/** @throws a 404 answer */
const notFound = () => {
  throw data('document', { status: 404 })
}

const ownWords = async (userId: string, id: string) => (await readWords(userId, id)) ?? notFound()

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { id, stored: values, revision, opened } = await ownWords(user.id, params.id)
  const page: AnswersPage = { values, revision, opened, saveId: randomUUID(), account: user.id }
  const pending = await heldPost(request, user, 'document')
  // All documents have the same form: it may have been typed for another one.
  if (pending?.get('document') !== id) return { id, page }
  const again = reopened(documentForm, pending, values)
  return { id, page: { ...page, ...again, notice: 'pending' as const } }
}

/** Renames and describes. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = requireUser(context)
  const { id, stored } = await ownWords(user.id, params.id)
  const form = await readOwnForm(request, user)
  const done = await saveSectionForm({
    definition: documentForm,
    asked: documentForm,
    form,
    where: { request, context },
    shown: async () => stored,
    save: async (save) => (await describeDocument(user.id, id, save)) ?? notFound(),
  })
  if ('stay' in done) return done.stay
  await dropPending(request, user, 'document')
  return redirectWithFlash(href('/vragenlijst/documenten'), { key: 'documentChanged' })
}

export default function DocumentChange({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['documents', 'common'])
  const { id } = loaderData
  const page: AnswersPage = { ...loaderData.page, ...actionData }
  const { values, errors = {}, conflict } = page
  const labels = { name: t('change.name'), description: t('upload.fields.description.label') }
  const disputed = useDisputed(conflict, (key) => labels[key as keyof typeof labels])
  const choose = (field: (typeof documentForm.fields)[number]) => {
    const choice = conflict?.choices[field.key]
    if (!conflict || choice === undefined) return null
    const text = { label: labels[field.key] }
    return <ChooseAnswer field={field} text={text} stored={conflict.stored} choice={choice} />
  }
  return (
    <DashboardPage current="documents" title={t('change.title')} failed={actionData !== undefined}>
      <Failure kind={page.failure} />
      <Problems title={conflict && t('change.changed')} errors={errors} last={disputed} />
      {conflict && <p>{t('change.choose')}</p>}
      <SaveNotice kind={page.notice} />
      <form method="post" action={href('/vragenlijst/documenten/:id', { id })} noValidate>
        <SaidByForm {...page} />
        <input type="hidden" name="document" value={id} />
        <TextInput
          id="name"
          name="name"
          label={labels.name}
          errors={errors.name}
          autoComplete="off"
          dir="auto"
          defaultValue={typedText(values, 'name')}
        />
        {choose(documentForm.fields[0])}
        <TextArea
          id="description"
          name="description"
          label={labels.description}
          optionalText={t('common:form.optional')}
          errors={errors.description}
          rows={2}
          defaultValue={typedText(values, 'description')}
        />
        {choose(documentForm.fields[1])}
        <ButtonRow>
          <Button>{t('change.submit')}</Button>
          <ButtonLink href={href('/vragenlijst/documenten')} variant="quiet">
            {t('back')}
          </ButtonLink>
        </ButtonRow>
        {!page.cut && <input type="hidden" {...WHOLE} />}
      </form>
    </DashboardPage>
  )
}
