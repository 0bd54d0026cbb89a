import { useTranslation } from '#app/locales/use-translation.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { EmailField } from '../email-field.tsx'
import { type AuthFormProps, fieldProps } from '../errors.tsx'

/** Ask for a link to choose a new password. */
export function ForgotForm({ reply, addresses }: AuthFormProps) {
  const { t } = useTranslation('accounts')
  const field = fieldProps(reply)
  return (
    <form method="post" action={addresses.forgot} noValidate>
      <Lead>{t('forgot.lead')}</Lead>
      <EmailField {...field('email')} />
      <ButtonRow>
        <Button name="intent" value="forgot">
          {t('forgot.submit')}
        </Button>
        <ButtonLink href={addresses.signin} variant="secondary">
          {t('forgot.back')}
        </ButtonLink>
      </ButtonRow>
    </form>
  )
}
