import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { Button, ButtonRow, FormGroup, Lead, Narrow } from '#app/ui/index.ts'
import { StepProgress } from '#app/ui/page/progress.tsx'
import { EmailField } from '../auth/email-field.tsx'
import { FormErrors, fieldProps } from '../auth/errors.tsx'

type SentProps = {
  email: string | undefined
  /** Whether an answer of before waits to be saved. */
  begun: boolean
  reply: SignInReply | undefined
}

/** That a mail is on its way, and how to get it again. */
export function SentPage({ email, begun, reply }: SentProps) {
  const { t } = useTranslation(['registration', 'accounts', 'common'])
  const field = fieldProps(reply)('email')
  const label = t('step', { number: 3, total: 3 })
  return (
    <Narrow>
      <FormErrors title={`${label}: ${t('confirm.title')}`} reply={reply} />
      <StepProgress label={label} current={3} total={3} />
      <h1>{t('confirm.title')}</h1>
      <Lead>{email ? t('confirm.lead', { email }) : t('accounts:checkMail.leadNew')}</Lead>
      <p>{t('accounts:checkMail.valid')}</p>
      {begun && <p>{t('confirm.begun')}</p>}
      <p>{t('confirm.known')}</p>
      <FormGroup
        id="opnieuw"
        title={t('accounts:checkMail.notSeenTitle')}
        intro={t('accounts:checkMail.notSeen')}
      >
        <form method="post" action={href('/aanmelden/bevestigen')} noValidate>
          <EmailField {...field} defaultValue={field.defaultValue ?? email} />
          <ButtonRow>
            <Button variant="secondary">{t('confirm.again')}</Button>
          </ButtonRow>
        </form>
      </FormGroup>
    </Narrow>
  )
}
