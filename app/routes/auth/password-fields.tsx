import { useTranslation } from '#app/locales/use-translation.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { Button, PasswordInput, StatusMessage } from '#app/ui/index.ts'
import { fieldProps } from './errors.tsx'

type PasswordFieldsProps = {
  reply: SignInReply | undefined
  /** Where the page asks for another password as well. */
  labels?: { password: string; confirmPassword: string }
}

/**
 * A new password, twice, and the button that makes one. The button posts the form, so that it
 * works without script; the page comes back with both fields filled and readable.
 */
export function PasswordFields({ reply, labels }: PasswordFieldsProps) {
  const { t } = useTranslation('accounts')
  const field = fieldProps(reply)
  // Nobody can type it from memory when something else was wrong.
  const made = reply?.generated ?? field('generated').defaultValue
  const shown = {
    isShown: Boolean(made),
    defaultValue: made,
    autoComplete: 'new-password',
    required: true,
  }
  return (
    <>
      {made && <StatusMessage kind="info">{t('auth.generated')}</StatusMessage>}
      {made && <input type="hidden" name="generated" value={made} />}
      <PasswordInput
        {...field('password')}
        {...shown}
        // The page opens where the new password is.
        autoFocus={reply?.generated !== undefined}
        label={labels?.password ?? t('auth.password')}
        hint={t('auth.passwordHint')}
      />
      <PasswordInput
        {...field('confirmPassword')}
        {...shown}
        label={labels?.confirmPassword ?? t('auth.confirmPassword')}
      />
      <p>
        <Button variant="quiet" name="intent" value="generate">
          {t('auth.generate')}
        </Button>
      </p>
    </>
  )
}
