import { useTranslation } from '#app/locales/use-translation.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { Button, ButtonRow, FormGroup } from '#app/ui/index.ts'
import { EmailField } from './email-field.tsx'
import { fieldProps } from './errors.tsx'

type SendAgainProps = {
  /** Where the mail of a sign-up in this browser goes. */
  email: string | undefined
  /** The address that was asked about. */
  asked: string | undefined
  reply: SignInReply | undefined
  /** Where one signs up once more. */
  anew: string
}

/** For who sees no mail: the same again, or to another address. */
export function SendAgain({ email, asked, reply, anew }: SendAgainProps) {
  const { t } = useTranslation('accounts')
  const field = fieldProps(reply)('email')
  return (
    <FormGroup
      id="opnieuw"
      title={t('checkMail.notSeenTitle')}
      intro={t(email ? 'checkMail.notSeenHere' : 'checkMail.notSeen')}
    >
      <form method="post" noValidate>
        <EmailField {...field} defaultValue={field.defaultValue ?? asked} />
        <ButtonRow>
          <Button variant="secondary">{t('checkMail.submit')}</Button>
        </ButtonRow>
      </form>
      <p>
        {`${t('checkMail.nothing')} `}
        <a href={anew}>{t('checkMail.anew')}</a>
      </p>
    </FormGroup>
  )
}
