import { useTranslation } from '#app/locales/use-translation.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { TextInput } from '#app/ui/index.ts'
import { fieldProps } from './errors.tsx'

/** Who a new account is for. */
export function NameFields({ reply }: { reply: SignInReply | undefined }) {
  const { t } = useTranslation('accounts')
  const field = fieldProps(reply)
  return (
    <>
      <TextInput
        {...field('firstName')}
        label={t('auth.firstName')}
        autoComplete="given-name"
        required
      />
      <TextInput
        {...field('lastName')}
        label={t('auth.lastName')}
        autoComplete="family-name"
        required
      />
    </>
  )
}
