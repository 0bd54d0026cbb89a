import { useTranslation } from '#app/locales/use-translation.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import type { AskedProof } from '#app/features/sign-in/prove.server.ts'
import { PasswordInput, TextInput } from '#app/ui/index.ts'
import { fieldProps } from '../auth/errors.tsx'
import { PasskeyButton } from './passkey-button.tsx'

type ProveFieldProps = {
  /** What `proofNeeded` said. */
  asked: AskedProof | null
  reply: SignInReply | undefined
  /** False where the form asks for the password in any case. */
  withPassword?: boolean
}

/** What one signs in with once more, where someone did not sign in a short time ago. */
export function ProveField({ asked, reply, withPassword = true }: ProveFieldProps) {
  const { t } = useTranslation('ownData')
  if (!asked) return null
  const { code, passkey } = asked
  return (
    <>
      {passkey && (
        <>
          <PasskeyButton use="show" errors={reply?.errors?.passkey}>
            {t('prove.passkey')}
          </PasskeyButton>
          <p>{t(code ? 'prove.or' : 'prove.otherwise')}</p>
        </>
      )}
      {withPassword && (code || !passkey) && <PasswordField reply={reply} />}
      {code && <CodeField reply={reply} />}
    </>
  )
}

type FieldProps = { reply: SignInReply | undefined }

function PasswordField({ reply }: FieldProps) {
  const { t } = useTranslation('ownData')
  return (
    <PasswordInput
      {...fieldProps(reply)('currentPassword')}
      label={t('prove.password')}
      hint={t('prove.hint')}
      autoComplete="current-password"
      required
    />
  )
}

function CodeField({ reply }: FieldProps) {
  const { t } = useTranslation('ownData')
  return (
    <TextInput
      {...fieldProps(reply)('proofCode')}
      label={t('prove.code')}
      hint={t('prove.codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      fit="short"
      required
    />
  )
}
