import { useTranslation } from '#app/locales/use-translation.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { TextInput } from '#app/ui/index.ts'
import { fieldProps } from '../errors.tsx'

/** Shows that an account that was made in a conversation is one's own. */
export function BirthDateField({ reply }: { reply: SignInReply | undefined }) {
  const { t } = useTranslation('accounts')
  return (
    <TextInput
      {...fieldProps(reply)('dateOfBirth')}
      label={t('takeOver.dateOfBirth')}
      hint={t('takeOver.dateOfBirthHint')}
      autoComplete="bday"
      required
    />
  )
}
