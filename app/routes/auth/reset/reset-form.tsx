import { useTranslation } from '#app/locales/use-translation.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import type { ResetRequest } from '#app/features/sign-in/reset.server.ts'
import { Button, ButtonRow, DefaultSubmit, Lead, Narrow, StatusMessage } from '#app/ui/index.ts'
import { BirthDateField } from '../take-over/birth-date-field.tsx'
import { ConsentField } from '../consent-field.tsx'
import { FormErrors } from '../errors.tsx'
import { NameFields } from '../name-fields.tsx'
import { PasswordFields } from '../password-fields.tsx'
import { WhoseLink } from '../whose-link.tsx'

type ResetFormProps = ResetRequest & { token: string; reply: SignInReply | undefined }

/**
 * Chooses a password by a link from a mail. What else it asks goes by the kind of the link: names
 * for who never signed up, a birth date for who takes an account over.
 */
export function ResetForm({ token, kind, email, reply }: ResetFormProps) {
  const { t } = useTranslation('accounts')
  const first = kind !== 'change'
  const title = t(first ? 'reset.firstTitle' : 'reset.title')
  return (
    <Narrow>
      <FormErrors title={title} reply={reply} />
      {!reply && !first && <StatusMessage kind="info">{t('reset.started')}</StatusMessage>}
      <h1>{title}</h1>
      <Lead>{t(`reset.leads.${kind}`)}</Lead>
      <WhoseLink email={email} />
      {kind === 'confirm' && <p>{t('reset.notAlong')}</p>}
      <form method="post" noValidate>
        <DefaultSubmit>{t('reset.submit')}</DefaultSubmit>
        <input type="hidden" name="token" value={token} />
        {kind === 'confirm' && <NameFields reply={reply} />}
        {kind === 'takeover' && <BirthDateField reply={reply} />}
        <PasswordFields reply={reply} />
        {first && <ConsentField reply={reply} />}
        <ButtonRow>
          <Button>{t('reset.submit')}</Button>
        </ButtonRow>
      </form>
    </Narrow>
  )
}
