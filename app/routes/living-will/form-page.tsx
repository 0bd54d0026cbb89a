import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Deletion } from '#app/features/accounts/leaving.server.ts'
import { livingWill } from '#app/features/living-will/questions.ts'
import { livingWillQuestions } from '#app/features/living-will/texts.nl.ts'
import type { AnswersPage } from '#app/forms/stored/answers-page.server.ts'
import { Button, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import { SaidByForm } from '../interview/questions.tsx'
import { SaveNotice } from '../interview/section-form.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { DeletionNotice } from '../own-data/deletion-notice.tsx'
import { Failure } from '../kit/failure.tsx'
import { Problems } from '../kit/problems.tsx'
import { SelfSavingForm } from '../kit/saving/self-saving-form.tsx'
import { ChangedElsewhere } from './changed.tsx'
import { FORM, HOME } from './parts.tsx'

const AUTOSAVE = href('/dashboard/wilsverklaring/invullen/automatisch')

export type FormPage = AnswersPage & {
  /** What changes now must be printed again. */
  isPrinted?: boolean
  /** The PDF was asked for, and could not be made. */
  asked?: boolean | undefined
  /** When the account goes, where that was asked for. */
  deletion?: Deletion | null
}

/** The questions of the living will, as a form of the same kind as the interview's. */
export function LivingWillFormPage(page: FormPage) {
  const { t } = useTranslation(['livingWill', 'common'])
  const { values, errors = {}, conflict, notice, failure } = page
  const failed = Object.keys(errors).length > 0 || Boolean(conflict ?? failure)
  return (
    <DashboardPage
      current="livingWill"
      title={t('form.title')}
      failed={failed}
      parent={{ href: HOME, text: t('title') }}
      problems={
        <Problems
          errors={errors}
          texts={livingWillQuestions.fields}
          title={page.asked ? t('form.toMend') : undefined}
        />
      }
    >
      {page.deletion && <DeletionNotice {...page.deletion} whereOneWrites />}
      <Failure kind={failure} />
      {conflict && <ChangedElsewhere stored={conflict.stored} />}
      <SaveNotice kind={notice} button={t('form.save')} />
      <Lead>{t('form.lead')}</Lead>
      {page.isPrinted && <p>{t('form.printed')}</p>}
      <SelfSavingForm
        {...page}
        page={FORM}
        by={conflict ? '' : AUTOSAVE}
        // About one's health, by a consent of its own: no browser keeps it, as with the confidential step.
        draft={undefined}
        name={livingWill.key}
        button={t('form.save')}
      >
        <SaidByForm {...page} />
        <FormFields
          fields={livingWill.fields}
          texts={livingWillQuestions.fields}
          values={values}
          errors={errors}
        />
        <ButtonRow>
          <Button>{t('form.save')}</Button>
        </ButtonRow>
      </SelfSavingForm>
    </DashboardPage>
  )
}
