import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import { callbackForm } from '#app/features/callbacks/callback-form.ts'
import { callbacks } from '#app/features/callbacks/texts.nl.ts'
import { Button, ButtonRow, FormFields } from '#app/ui/index.ts'

type CallbackFormProps = { typed: Typed | undefined; errors: FieldErrors | undefined }

/** Fits any page of the funeral directors' section: it posts to an address of its own. */
export function CallbackForm({ typed, errors }: CallbackFormProps) {
  const { t } = useTranslation('callbacks')
  return (
    <form method="post" action={href('/uitvaartondernemers/terugbellen')} noValidate>
      <FormFields
        fields={callbackForm.fields}
        texts={callbacks.fields}
        values={typed}
        errors={errors}
        mark="optional"
      />
      <ButtonRow>
        <Button>{t('submit')}</Button>
      </ButtonRow>
    </form>
  )
}
