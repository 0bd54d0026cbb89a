import { useTranslation } from '#app/locales/use-translation.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import { applicationForm } from '#app/features/guild/forms/application-form.ts'
import { site } from '#app/features/content/texts.nl.ts'
import { Button, ButtonRow, FormFields, FormGroup } from '#app/ui/index.ts'

type ApplicationFormProps = { typed: Typed | undefined; errors: FieldErrors | undefined }

/** What a business fills in to become a guild member. */
export function ApplicationForm({ typed, errors }: ApplicationFormProps) {
  const { t } = useTranslation('site')
  return (
    <FormGroup id="aanmelden" title={t('apply.title')}>
      <form method="post" noValidate>
        <FormFields
          fields={applicationForm.fields}
          texts={site.apply.fields}
          values={typed}
          errors={errors}
          mark="optional"
        />
        <ButtonRow>
          <Button>{t('apply.submit')}</Button>
        </ButtonRow>
      </form>
    </FormGroup>
  )
}
