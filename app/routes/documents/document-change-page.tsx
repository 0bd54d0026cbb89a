import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { documentForm } from '#app/features/documents/forms.ts'
import { typedText } from '#app/forms/rows.ts'
import type { AnswersPage } from '#app/forms/stored/answers-page.server.ts'
import { WHOLE } from '#app/forms/stored/own-fields.ts'
import { Button, ButtonLink, ButtonRow, TextArea, TextInput } from '#app/ui/index.ts'
import { SaidByForm } from '../interview/questions.tsx'
import { SaveNotice } from '../interview/section-form.tsx'
import { ChooseAnswer, useDisputed } from '../kit/conflict.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { Failure } from '../kit/failure.tsx'
import { Problems } from '../kit/problems.tsx'

type DocumentChangeProps = { id: string; page: AnswersPage; failed: boolean }

/** The form with which a document is renamed and described. */
export function DocumentChangePage({ id, page, failed }: DocumentChangeProps) {
  const { t } = useTranslation(['documents', 'common'])
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
    <DashboardPage
      current="documents"
      title={t('change.title')}
      failed={failed}
      problems={
        <Problems title={conflict && t('change.changed')} errors={errors} last={disputed} />
      }
    >
      <Failure kind={page.failure} />
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
          isPlain
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
