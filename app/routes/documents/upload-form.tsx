import { useTranslation } from 'react-i18next'
import { ACCEPT } from '#app/files/kinds.ts'
import { MAX_FILE_BYTES } from '#app/features/documents/limits.ts'
import type { FieldErrors } from '#app/forms/rows.ts'
import { Button, FormGroup, TextArea, TextInput } from '#app/ui/index.ts'

/** The form for a new file. The description comes first, so that it is there when the file comes in. */
export function UploadForm({
  account,
  errors,
  description,
}: {
  account: string
  errors: FieldErrors
  description: string
}) {
  const { t } = useTranslation(['documents', 'common'])
  return (
    <FormGroup id="toevoegen" title={t('upload.title')}>
      <form
        method="post"
        action="/vragenlijst/documenten"
        encType="multipart/form-data"
        noValidate
        data-upload=""
        data-max={MAX_FILE_BYTES}
        data-busy={t('upload.busy')}
        data-done={t('upload.done')}
        data-large={t('refused.tooLarge')}
        data-broken={t('upload.broken')}
      >
        <input type="hidden" name="account" value={account} />
        <TextArea
          id="description"
          name="description"
          label={t('upload.description')}
          hint={t('upload.descriptionHint')}
          optionalText={t('common:form.optional')}
          errors={errors.description}
          rows={2}
          defaultValue={description}
        />
        <TextInput
          id="file"
          name="file"
          type="file"
          accept={ACCEPT}
          label={t('upload.file')}
          hint={t('upload.fileHint')}
          errors={errors.file}
        />
        <p>{t('upload.location')}</p>
        <Button>{t('upload.submit')}</Button>
      </form>
    </FormGroup>
  )
}
