import { useTranslation } from 'react-i18next'
import type { ToCall } from '#app/features/deaths/notices/whom-to-call.server.ts'
import { dialled } from '#app/locales/phone.ts'
import { Card } from '#app/ui/index.ts'
import { LookForm } from '../look-form.tsx'

/** Asks before it shows by which numbers contacts are called: who lives sees that. */
export function WhomToCall({ toCall }: { toCall: readonly ToCall[] | undefined }) {
  const { t } = useTranslation('deathsDesk')
  return (
    <Card title={t('phones.title')} id="nummers">
      {!toCall && (
        <LookForm
          card="nummers"
          intent="nummers"
          text={t('phones.text')}
          submit={t('phones.submit')}
        />
      )}
      {toCall?.length === 0 && <p>{t('phones.gone')}</p>}
      {toCall?.map(({ id, name, phone }) => (
        <p key={id}>
          {name}:{' '}
          {phone ? <a href={dialled(phone)}>{t('phones.call', { phone })}</a> : t('phones.unknown')}
        </p>
      ))}
    </Card>
  )
}
