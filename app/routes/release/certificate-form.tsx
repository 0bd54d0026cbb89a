import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { certificateForm } from '#app/features/release/forms/certificate-form.ts'
import { memberAsks } from '#app/features/release/texts/member-asks.nl.ts'
import type { FieldErrors } from '#app/forms/rows.ts'
import { Button, ButtonRow, FormFields } from '#app/ui/index.ts'

type CertificateFormProps = { isThere: boolean; errors: FieldErrors | undefined; back: ReactNode }

/** Adds the certificate of a death, or another in its place. */
export function CertificateForm({ isThere, errors, back }: CertificateFormProps) {
  const { t } = useTranslation('release')
  return (
    <form method="post" encType="multipart/form-data" noValidate>
      <FormFields
        fields={certificateForm.fields}
        texts={memberAsks.certificate.fields}
        errors={errors}
        mark="optional"
      />
      <p>{t('certificate.kept')}</p>
      <ButtonRow>
        <Button>{t(isThere ? 'certificate.replace' : 'certificate.submit')}</Button>
        {back}
      </ButtonRow>
    </form>
  )
}
