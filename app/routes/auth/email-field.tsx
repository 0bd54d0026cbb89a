import { useTranslation } from '#app/locales/use-translation.ts'
import { TextInput, type TextInputProps } from '#app/ui/index.ts'

type EmailFieldProps = Omit<TextInputProps, 'label' | 'type' | 'autoComplete' | 'required'>

/** The address of an account, asked in the same way by every form. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation('accounts')
  return (
    <TextInput {...props} label={t('auth.email')} type="email" autoComplete="username" required />
  )
}
