import { useTranslation } from 'react-i18next'
import type { Reply } from '#app/features/accounts/form.ts'
import { TextInput } from '#app/ui/index.ts'
import { fieldsOf } from '../auth/errors.tsx'

/** The password once more, where someone did not sign in a short time ago. */
export function ProveField({ needed, reply }: { needed: boolean; reply: Reply | undefined }) {
  const { t } = useTranslation('ownData')
  const field = fieldsOf(reply)('currentPassword')
  if (!needed) return null
  return (
    <TextInput
      {...field}
      label={t('prove.password')}
      hint={t('prove.hint')}
      type="password"
      autoComplete="current-password"
      required
    />
  )
}
