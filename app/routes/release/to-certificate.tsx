import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { OwnCertificate } from '#app/features/release/certificate.server.ts'
import { momentOf, weekdayDateOf } from '#app/locales/dates.ts'
import { ButtonLink, ButtonRow } from '#app/ui/index.ts'

type ToCertificateProps = {
  id: string
  certificate: OwnCertificate | null
  /** When the office asked for it. */
  askedAt?: Date | null
  /** Secondary beside what is more urgent. */
  variant?: 'primary' | 'secondary'
}

/** Where the certificate of a death is added to a request, and whether it was; nothing where it cannot be. */
export function ToCertificate({ id, certificate, askedAt, variant }: ToCertificateProps) {
  const { t } = useTranslation('release')
  if (!certificate?.open) return null
  const { addedAt } = certificate
  const address = href('/franchise/aanvragen/:id/akte', { id })
  if (addedAt)
    return (
      <p>
        {`${t('certificate.there', { moment: momentOf(addedAt) })} `}
        <a href={address}>{t('certificate.look')}</a>
      </p>
    )
  return (
    <>
      <p>
        {askedAt
          ? t('certificate.needed', {
              date: weekdayDateOf(askedAt),
            })
          : t('certificate.why')}
      </p>
      <ButtonRow>
        <ButtonLink href={address} variant={variant}>
          {t('certificate.link')}
        </ButtonLink>
      </ButtonRow>
    </>
  )
}
