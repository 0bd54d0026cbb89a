import { locationField, personFieldsOf } from '#app/features/appointments/form.ts'
import type { AppointmentKind } from '#app/features/appointments/kinds.ts'
import type { FieldTexts } from '#app/forms/answer.ts'
import type { Definition, Field } from '#app/forms/fields.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import { FormField, FormGroup } from '#app/ui/index.ts'
import { WhenFields, type WhenFieldsProps } from './when-fields.tsx'

type BookingFieldsProps = {
  kind: AppointmentKind
  form: Definition
  texts: { whenTitle: string; whoTitle: string; fields: Record<string, FieldTexts> }
  typed: Typed
  errors: FieldErrors
  when: Omit<WhenFieldsProps, 'typed' | 'errors'>
}

/** Where, when and who. */
export function BookingFields({ kind, form, texts, typed, errors, when }: BookingFieldsProps) {
  const question = (field: Field) => (
    <FormField
      key={field.key}
      field={field}
      text={texts.fields[field.key] ?? { label: field.key }}
      value={typed[field.key]}
      errors={errors}
      mark="optional"
    />
  )
  return (
    <>
      <FormGroup id="wanneer" title={texts.whenTitle}>
        {kind === 'locatie' && question(locationField)}
        <WhenFields typed={typed} errors={errors} {...when} />
      </FormGroup>
      <FormGroup id="wie" title={texts.whoTitle}>
        {personFieldsOf(form).map(question)}
      </FormGroup>
    </>
  )
}
