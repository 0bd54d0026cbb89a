import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { OfficeReport } from '#app/features/deaths/office-reports.server.ts'
import { joinedList, momentOf } from '#app/locales/dates.ts'
import { StatusMessage } from '#app/ui/index.ts'

type Denial = OfficeReport['denials'][number]

/** That an earlier report of the same person was denied, by whom and when, and whom to call first. */
export function DeniedBefore({ denials, contacts, state }: OfficeReport) {
  const { t } = useTranslation('deathsDesk')
  if (denials.length === 0) return null
  const by = contacts[0]?.name
  const names = new Set([...denials.map(({ name }) => name), by ?? ''].filter(Boolean))
  return (
    <StatusMessage kind="error" title={t('denied.title')}>
      {denials.map((one) => (
        <p key={one.id}>
          {denialWords(one, t)}{' '}
          <a href={href('/admin/toegangsverzoeken/overlijden/:id', one)}>{t('denied.link')}</a>
        </p>
      ))}
      {state === 'reported' && names.size > 0 && (
        <p>
          <a href="#nummers">{t('denied.call', { names: joinedList([...names]) })}</a>
        </p>
      )}
    </StatusMessage>
  )
}

function denialWords({ name, by, at }: Denial, t: TFunction<'deathsDesk'>): string {
  const moment = momentOf(at)
  if (by !== 'contact') return t(`denied.${by}`, { moment })
  return name ? t('denied.by', { name, moment }) : t('denied.bySomebody', { moment })
}
