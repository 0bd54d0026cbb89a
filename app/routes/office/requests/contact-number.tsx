import { useTranslation } from '#app/locales/use-translation.ts'
import type { ContactPhone } from '#app/features/release/decision/contact-phone.ts'
import { dialled, phoneInWords } from '#app/locales/phone.ts'
import { Card, Large } from '#app/ui/index.ts'
import { VerdictSign } from '#app/ui/office/office.tsx'
import { LookForm } from '../look-form.tsx'

type NumberProps = {
  /** As who asks gave it. */
  given: string | null
  company: string
  compared: ContactPhone | null
  /** Those of the file, where a colleague asked for them. */
  phones: readonly string[] | undefined
}

/**
 * Which number to call: that of the file, which is noted before it is shown. One that who asks gave is
 * never offered as the number of the trusted person, unless the owner gave the same.
 */
export function ContactNumber({ given, company, compared, phones = [] }: NumberProps) {
  const { t } = useTranslation('release')
  const toCall = compared === 'same' && given ? [given] : phones
  return (
    <Card title={t('call.number.title')} id="nummer-van-dossier">
      {given && compared === 'same' && (
        <p>
          <VerdictSign kind="success">{t('desk.compare.contacts.known')}</VerdictSign>
        </p>
      )}
      {toCall.map((phone) => (
        <Large key={phone}>
          <a href={dialled(phone)}>{t('call.number.call', { phone: phoneInWords(phone) })}</a>
        </Large>
      ))}
      {compared === 'other' && phones.length === 0 && (
        <LookForm
          card="nummer-van-dossier"
          intent="nummer"
          text={t('call.number.look')}
          submit={t('call.number.show')}
        />
      )}
      {compared === 'unknown' && <p>{t('call.number.none')}</p>}
      {given && compared !== 'same' && (
        <p>
          {t('call.number.given', { company, phone: phoneInWords(given) })}{' '}
          <VerdictSign kind="error">{t('desk.compare.contacts.otherPhone')}</VerdictSign>
        </p>
      )}
    </Card>
  )
}
