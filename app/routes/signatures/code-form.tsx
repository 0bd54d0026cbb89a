import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { checkCodeForm } from '#app/features/signatures/check-form.ts'
import { checking } from '#app/features/signatures/texts.nl.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import { Button, ButtonRow, FormFields } from '#app/ui/index.ts'

type CodeFormProps = { typed?: Typed | undefined; errors?: FieldErrors | undefined }

/** Asks for the code on the last page of a booklet. */
export function CodeForm({ typed, errors }: CodeFormProps) {
  const { t } = useTranslation('checking')
  return (
    <form method="post" action={href('/controleer/code')} noValidate>
      <FormFields
        fields={checkCodeForm.fields}
        texts={checking.codeFields}
        values={typed}
        errors={errors}
        mark="optional"
      />
      <ButtonRow>
        <Button>{t('submitCode')}</Button>
      </ButtonRow>
    </form>
  )
}
