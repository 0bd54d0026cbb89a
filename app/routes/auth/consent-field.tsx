import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { Checkbox, FormGroup } from '#app/ui/index.ts'
import { fieldProps } from './errors.tsx'

/** Consent to keeping the data of a new account, with what that means. */
export function ConsentField({ reply }: { reply: SignInReply | undefined }) {
  const { t } = useTranslation('accounts')
  const { defaultValue: ticked, ...field } = fieldProps(reply)('privacyConsent')
  return (
    <FormGroup id="gegevens" title={t('signUp.consentTitle')} intro={t('signUp.consentText')}>
      <p>
        <a href={href('/juridisch/privacyverklaring')} target="_blank">
          {t('signUp.consentLink')}
        </a>
      </p>
      <Checkbox
        {...field}
        label={t('signUp.consent')}
        defaultChecked={ticked === 'true'}
        required
      />
    </FormGroup>
  )
}
