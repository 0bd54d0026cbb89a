import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import { StatusMessage } from '#app/ui/index.ts'
import { AskedBy } from './request-facts.tsx'

type StrangerProps = {
  id: string
  kind: RequestKind
  /** The trusted person, as who asks wrote them. */
  contact: string | null
  member: Pick<OfficeRequest, 'companyName' | 'companyContact' | 'companyPhone'>
}

/** What to do where the owner did not name the trusted person: their yes alone leads nowhere. */
export function Stranger({ id, kind, contact, member }: StrangerProps) {
  const { t } = useTranslation('release')
  return (
    <StatusMessage kind="info">
      <p>
        {t(`call.stranger.${kind}`, { contact: contact ?? t('call.strangerNoName') })}{' '}
        <a href={`${href('/admin/toegangsverzoeken/:id', { id })}#genoemd`}>
          {t('desk.named.submit')}
        </a>
      </p>
      <p>
        <AskedBy {...member} />
      </p>
    </StatusMessage>
  )
}
