import { useTranslation } from '#app/locales/use-translation.ts'
import { Button, ButtonRow, Card, Lead, PasswordInput } from '#app/ui/index.ts'
import { EmailField } from './email-field.tsx'
import { type AuthFormProps, fieldProps } from './errors.tsx'

/** Sign in with a password, or ask for a one-time link. */
export function SignInForm({ reply, addresses, mailed }: AuthFormProps) {
  const { t } = useTranslation('accounts')
  const field = fieldProps(reply ?? (mailed ? { typed: { email: mailed } } : undefined))
  return (
    <>
      {mailed && <p>{t('auth.mailed', { email: mailed })}</p>}
      <Lead>{t('signIn.lead')}</Lead>
      <Card>
        <form method="post" action={addresses.signin} noValidate>
          {reply?.refused && (
            <p>
              {`${t('signIn.unverified')} `}
              <a href={addresses.mail}>{t('signIn.noMail')}</a>
            </p>
          )}
          <EmailField {...field('email')} />
          <PasswordInput
            {...field('password')}
            label={t('auth.password')}
            autoComplete="current-password"
            required
          />
          <ButtonRow>
            <Button name="intent" value="signin">
              {t('signIn.submit')}
            </Button>
          </ButtonRow>
        </form>
        <p>
          <a href={addresses.forgot}>{t('signIn.forgot')}</a>
        </p>
      </Card>
      <Card id="inloglink" title={t('link.title')}>
        <p>{t('link.text')}</p>
        <form method="post" action={addresses.signin} noValidate>
          <EmailField id="link-email" name="email" defaultValue={field('email').defaultValue} />
          <ButtonRow>
            <Button variant="secondary" name="intent" value="link">
              {t('link.submit')}
            </Button>
          </ButtonRow>
        </form>
      </Card>
    </>
  )
}
