import { useTranslation } from '#app/locales/use-translation.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import type { Passkey } from '#app/features/second-factor/passkeys.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { Button, ButtonRow, FormGroup, TextInput } from '#app/ui/index.ts'
import { fieldProps } from '../auth/errors.tsx'
import { PasskeyButton } from '../kit/passkey-button.tsx'

type PasskeyListProps = {
  passkeys: Passkey[]
  /** Whether to offer the way to another one; else its form is on the page. */
  canBegin: boolean
}

/** In the form of the second factor: those there are. */
export function PasskeyList({ passkeys, canBegin }: PasskeyListProps) {
  const { t } = useTranslation('account')
  return (
    <>
      {passkeys.length > 0 && (
        <>
          <h3>{t('passkeys.title')}</h3>
          <ul>
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <OnePasskey {...passkey} />
              </li>
            ))}
          </ul>
        </>
      )}
      {canBegin && (
        <ButtonRow>
          <Button name="intent" value="passkey" variant="secondary">
            {t('passkeys.begin')}
          </Button>
        </ButtonRow>
      )}
    </>
  )
}

function OnePasskey({ id, name, createdAt, lastUsedAt }: Passkey) {
  const { t } = useTranslation('account')
  return (
    <>
      {t('passkeys.named', { name, date: dateOf(createdAt) })}{' '}
      {lastUsedAt && `${t('passkeys.used', { date: dateOf(lastUsedAt) })} `}
      <Button
        name="remove"
        value={id}
        variant="quiet"
        aria-label={t('passkeys.removeOne', { name })}
      >
        {t('passkeys.remove')}
      </Button>
    </>
  )
}

/** Makes another one, on the device at hand or one beside it. */
export function NewPasskey({ reply }: { reply: SignInReply | undefined }) {
  const { t } = useTranslation('account')
  return (
    <FormGroup id="passkey-toevoegen" title={t('passkeys.addTitle')} intro={t('passkeys.why')}>
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="addPasskey" />
        <TextInput
          {...fieldProps(reply)('passkeyName')}
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          autoComplete="off"
          maxLength={60}
          required
        />
        <PasskeyButton use="add" sends errors={reply?.errors?.passkey}>
          {t('passkeys.add')}
        </PasskeyButton>
      </form>
    </FormGroup>
  )
}
