import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { uploadForm } from '#app/features/documents/forms.ts'
import { MAX_FILE_BYTES } from '#app/features/documents/limits.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import { documents } from '#app/features/documents/texts.nl.ts'
import { Button, ButtonLink, ButtonRow, FormFields, FormGroup } from '#app/ui/index.ts'

/** The title of the form, to go to it by. */
const FORM = 'toevoegen'

/** The way to the form where it stands below what is there. */
export function ToForm() {
  const { t } = useTranslation('documents')
  return (
    <ButtonRow>
      <ButtonLink href={`#${FORM}`} variant="secondary">
        {t('upload.title')}
      </ButtonLink>
    </ButtonRow>
  )
}

type UploadFormProps = { account: string; typed: Typed | null; errors: FieldErrors }

/** The form for a new file. The description comes first, so that it is there when the file comes in. */
export function UploadForm({ account, typed, errors }: UploadFormProps) {
  const { t } = useTranslation('documents')
  return (
    <FormGroup id={FORM} title={t('upload.title')}>
      <form
        method="post"
        action={href('/vragenlijst/documenten')}
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
        <FormFields
          fields={uploadForm.fields}
          texts={documents.upload.fields}
          values={typed ?? {}}
          errors={errors}
          mark="optional"
        />
        <p>{t('upload.location')}</p>
        <ButtonRow>
          <Button>{t('upload.submit')}</Button>
        </ButtonRow>
      </form>
    </FormGroup>
  )
}
