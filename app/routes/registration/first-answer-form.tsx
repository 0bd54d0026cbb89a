import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { veerTexts } from '#app/features/interview/sections/veer.nl.ts'
import { firstAnswerForm } from '#app/features/registration/first-answer.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import { Button, ButtonRow, FormField } from '#app/ui/index.ts'

type Posted = { typed?: Typed; errors?: FieldErrors }

/** One question with its sheet; it goes on to signing up. */
export function FirstAnswerForm({ typed = {}, errors = {} }: Posted) {
  const { t } = useTranslation('registration')
  const [field] = firstAnswerForm.fields
  const text = { ...veerTexts.fields[field.key], hint: t('begin.hint') }
  return (
    <form method="post" action={href('/beginnen')} noValidate>
      <FormField
        field={field}
        text={text}
        value={typed[field.key]}
        errors={errors}
        mark="optional"
      />
      <p>{t('begin.next')}</p>
      <ButtonRow>
        <Button>{t('begin.submit')}</Button>
      </ButtonRow>
    </form>
  )
}
