import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { Lead, Narrow } from '#app/ui/index.ts'
import { StepProgress } from '#app/ui/page/progress.tsx'
import { FormErrors } from '../auth/errors.tsx'
import { SendAgain } from '../auth/send-again.tsx'

type SentProps = {
  email: string | undefined
  asked: string | undefined
  /** Whether an answer of before waits to be saved. */
  begun: boolean
  reply: SignInReply | undefined
}

/** That a mail is on its way, and how to get it again. */
export function SentPage({ email, asked, begun, reply }: SentProps) {
  const { t } = useTranslation(['registration', 'accounts', 'common'])
  const label = t('step', { number: 3, total: 3 })
  return (
    <Narrow>
      <StepProgress label={label} current={3} total={3} />
      <FormErrors title={`${label}: ${t('confirm.title')}`} reply={reply} />
      <h1>{t('confirm.title')}</h1>
      <Lead>{email ? t('confirm.lead', { email }) : t('accounts:checkMail.leadNew')}</Lead>
      <p>{t('accounts:checkMail.valid')}</p>
      {begun && <p>{t('confirm.begun')}</p>}
      <p>{t('confirm.known')}</p>
      <SendAgain email={email} asked={asked} reply={reply} anew={href('/aanmelden')} />
    </Narrow>
  )
}
