import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Certificate as Shown } from '#app/features/release/certificate.server.ts'
import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { Button, ButtonRow, Card } from '#app/ui/index.ts'

type CertificateProps = Shown & {
  request: Pick<OfficeRequest, 'id' | 'own' | 'isInactive'>
  isOpen: boolean
}

/** Whether the member added the certificate of the death, or a way to ask for it. */
export function CertificateCard({ request, isOpen, addedAt, askedAt }: CertificateProps) {
  const { id, own, isInactive } = request
  const { t } = useTranslation('release')
  return (
    <Card title={t('desk.certificate.title')}>
      {addedAt ? (
        <p>
          {t('desk.certificate.added', { moment: momentOf(addedAt) })}{' '}
          <a href={href('/admin/toegangsverzoeken/:id/akte', { id })}>
            {t('desk.certificate.get')}
          </a>
        </p>
      ) : (
        <p>{t('desk.certificate.none')}</p>
      )}
      {askedAt && <p>{t('desk.certificate.asked', { moment: momentOf(askedAt) })}</p>}
      {isOpen && !own && !isInactive && !addedAt && (
        <form method="post" noValidate>
          <ButtonRow>
            <Button name="intent" value="akte" variant="secondary">
              {t('desk.certificate.ask')}
            </Button>
          </ButtonRow>
        </form>
      )}
    </Card>
  )
}
