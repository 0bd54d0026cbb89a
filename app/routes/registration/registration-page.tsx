import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { RegistrationReply } from '#app/features/registration/registration.server.ts'
import {
  Button,
  ButtonRow,
  DefaultSubmit,
  Lead,
  Narrow,
  StatusMessage,
  TextInput,
} from '#app/ui/index.ts'
import { StepProgress } from '#app/ui/page/progress.tsx'
import { EmailField } from '../auth/email-field.tsx'
import { FormErrors, fieldProps } from '../auth/errors.tsx'
import { NameFields } from '../auth/name-fields.tsx'
import { PasswordFields } from '../auth/password-fields.tsx'

export type RegistrationProps = {
  stage: 'registration'
  reply: RegistrationReply | undefined
  /** What was filled in on other pages, sealed. */
  wizardState: string | null
  /** True when a password was given before and need not be typed again. */
  passwordKept: boolean
  /** Where someone comes from who filled something in before. */
  from?: 'fromProfile' | 'begun' | undefined
  /** Code of the guild member who sent this person here. */
  referral?: string | undefined
}

/** Stage 1 of 3: who someone is, and a password. Goes on to the privacy statement. */
export function RegistrationPage(props: RegistrationProps) {
  const { reply, wizardState, passwordKept, from, referral } = props
  const { t } = useTranslation(['registration', 'accounts'])
  const field = fieldProps(reply)
  const label = t('step', { number: 1, total: 3 })
  const notice = reply?.notice && {
    title: t(`notices.${reply.notice}.title`),
    text: t(`notices.${reply.notice}.text`),
  }
  return (
    <Narrow>
      <StepProgress label={label} current={1} total={3} />
      <FormErrors title={`${label}: ${t('start.title')}`} reply={reply} notice={notice} />
      <h1>{t('start.title')}</h1>
      <Lead>{t(`start.${from ?? 'lead'}`)}</Lead>
      <form method="post" action={href('/aanmelden/privacy')} noValidate>
        <DefaultSubmit name="intent" value="verder">
          {t('start.submit')}
        </DefaultSubmit>
        {wizardState && <input type="hidden" name="gegevens" value={wizardState} />}
        {referral && <input type="hidden" name="ref" value={referral} />}
        <NameFields reply={reply} />
        <TextInput
          {...field('dateOfBirth')}
          label={t('accounts:auth.dateOfBirth')}
          hint={t('accounts:auth.dateOfBirthHint')}
          autoComplete="bday"
          fit="medium"
          required
        />
        <EmailField {...field('email')} />
        {passwordKept && <StatusMessage kind="info">{t('start.passwordKept')}</StatusMessage>}
        <PasswordFields reply={reply} />
        <ButtonRow>
          <Button name="intent" value="verder">
            {t('start.submit')}
          </Button>
        </ButtonRow>
      </form>
      {from === 'begun' && wizardState ? (
        <BegunKnown wizardState={wizardState} />
      ) : (
        <p>
          {t('start.known')} <a href={href('/auth')}>{t('start.signIn')}</a>
        </p>
      )}
    </Narrow>
  )
}

/** What somebody wrote is sealed in this page: who has an account has it shown, to take it along. */
function BegunKnown({ wizardState }: { wizardState: string }) {
  const { t } = useTranslation('registration')
  return (
    <form method="post" action={href('/beginnen')}>
      <input type="hidden" name="gegevens" value={wizardState} />
      <p>{t('start.begunKnown')}</p>
      <ButtonRow>
        <Button variant="secondary">{t('start.begunShow')}</Button>
      </ButtonRow>
    </form>
  )
}
