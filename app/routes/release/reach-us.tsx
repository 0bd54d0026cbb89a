import { useTranslation } from '#app/locales/use-translation.ts'
import { dialled, unbroken } from '#app/locales/phone.ts'

/** How one reaches us. */
export type HelpDesk = { email: string; phone?: string | undefined }

/** By telephone first, where there is a number. */
export function ReachUs({ email, phone }: HelpDesk) {
  const { t } = useTranslation('release')
  return (
    <>
      {phone && <a href={dialled(phone)}>{t('confirm.call', { phone: unbroken(phone) })}</a>}{' '}
      <a href={`mailto:${email}`}>{t(phone ? 'confirm.orMail' : 'confirm.mail', { email })}</a>.
    </>
  )
}
