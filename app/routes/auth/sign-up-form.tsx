import { useTranslation } from '#app/locales/use-translation.ts'
import { Button, ButtonRow, Card, DefaultSubmit, Lead } from '#app/ui/index.ts'
import { ConsentField } from './consent-field.tsx'
import { EmailField } from './email-field.tsx'
import { type AuthFormProps, fieldProps } from './errors.tsx'
import { NameFields } from './name-fields.tsx'
import { PasswordFields } from './password-fields.tsx'

/** The form for a new account (specification 3, 'Auth payloads'), with consent to the processing. */
export function SignUpForm({ reply, addresses }: AuthFormProps) {
  const { t } = useTranslation('accounts')
  const field = fieldProps(reply)
  return (
    <form method="post" action={addresses.signup} noValidate>
      <DefaultSubmit name="intent" value="signup">
        {t('signUp.submit')}
      </DefaultSubmit>
      <Lead>{t('signUp.lead')}</Lead>
      <Card>
        <NameFields reply={reply} />
        <EmailField {...field('email')} />
        <PasswordFields reply={reply} />
        <ConsentField reply={reply} />
        <p>{t('signUp.next')}</p>
        <ButtonRow>
          <Button name="intent" value="signup">
            {t('signUp.submit')}
          </Button>
        </ButtonRow>
      </Card>
    </form>
  )
}
