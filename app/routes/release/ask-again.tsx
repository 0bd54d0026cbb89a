import { useTranslation } from '#app/locales/use-translation.ts'
import { requestContactForm } from '#app/features/release/forms/request-forms.ts'
import { memberFollows } from '#app/features/release/texts/member-follows.nl.ts'
import { Button, ButtonRow, FormFields, FormGroup } from '#app/ui/index.ts'
import type { FormReply } from '../kit/answer-form.server.ts'

type AskAgainProps = {
  /** There is no address: we call. */
  isCalled: boolean
  values: FormReply['typed']
  errors: FormReply['errors']
}

/** A form by which the trusted person is asked once more, or somebody else is. */
export function AskAgain({ isCalled, values, errors }: AskAgainProps) {
  const { t } = useTranslation('release')
  return (
    <FormGroup
      id="opnieuw"
      title={t('follow.again.title')}
      intro={t(isCalled ? 'follow.again.called' : 'follow.again.text')}
    >
      <form method="post" noValidate>
        <FormFields
          fields={requestContactForm.fields}
          texts={memberFollows.follow.again.fields}
          values={values}
          errors={errors}
          mark="optional"
        />
        <ButtonRow>
          <Button>{t('follow.again.submit')}</Button>
        </ButtonRow>
      </form>
    </FormGroup>
  )
}
