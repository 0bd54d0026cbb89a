import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { OwnCertificate } from '#app/features/release/certificate.server.ts'
import { momentOf } from '#app/locales/dates.ts'

type ToCertificateProps = { id: string; certificate: OwnCertificate | null }

/** Where the certificate of a death is added to a request, and whether it was; nothing where it cannot be. */
export function ToCertificate({ id, certificate }: ToCertificateProps) {
  const { t } = useTranslation('release')
  if (!certificate?.open) return null
  const { addedAt } = certificate
  return (
    <p>
      {addedAt ? t('certificate.there', { moment: momentOf(addedAt) }) : t('certificate.why')}{' '}
      <a href={href('/franchise/aanvragen/:id/akte', { id })}>
        {t(addedAt ? 'certificate.look' : 'certificate.link')}
      </a>
    </p>
  )
}
