import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type {
  ListedVersion,
  VersionList,
} from '#app/features/wishes/versions/version-list.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { ButtonLink, ButtonRow, Card, StatusMessage } from '#app/ui/index.ts'
import { countOf, FoldedChanges } from './changes.tsx'

/** Whoever reads on must know what others wrote on their behalf. */
function ByOffice({ office }: Pick<ListedVersion, 'office'>) {
  const { t } = useTranslation('versions')
  return office.map((did) => <p key={did}>{t(`office.${did}`)}</p>)
}

type DraftProps = NonNullable<VersionList['draft']> & { number: number }

/** What changed since the last version, and is not confirmed. `number`: of that version. */
export function DraftVersion({ changes, office, number }: DraftProps) {
  const { t } = useTranslation('versions')
  const count = countOf(changes)
  return (
    <Card title={t('draft.title')} id="concept">
      {count > 0 && <p>{t('draft.text', { number })}</p>}
      <ByOffice office={office} />
      {count === 0 ? (
        <p>{t('draft.same', { number })}</p>
      ) : (
        <FoldedChanges
          summary={t('draft.changed', { count, number })}
          sections={changes}
          level={3}
        />
      )}
      <ButtonRow>
        <ButtonLink href={href('/dashboard')} variant="secondary">
          {t('draft.toOverview')}
        </ButtonLink>
      </ButtonRow>
    </Card>
  )
}

/** A confirmed version: when, what it changed, and whether it is as it was sealed then. */
export function OneVersion({
  number,
  confirmedAt,
  intact,
  imported,
  changes,
  office,
  helpdesk,
}: ListedVersion & { helpdesk: string }) {
  const { t } = useTranslation('versions')
  const count = countOf(changes)
  return (
    <Card title={t('version', { number })} id={`versie-${number}`}>
      <p>{t('confirmedAt', { moment: momentOf(confirmedAt) })}</p>
      {!intact && (
        <StatusMessage kind="error" title={t('damagedTitle')}>
          <p>{t('damaged', { email: helpdesk })}</p>
        </StatusMessage>
      )}
      {imported && <p>{t('imported')}</p>}
      <ByOffice office={office} />
      {number === 1 && <p>{t('first')}</p>}
      {number > 1 && count === 0 && <p>{t('nothingChanged')}</p>}
      {number > 1 && count > 0 && (
        <FoldedChanges summary={t('changed', { count })} sections={changes} level={3} />
      )}
      <ButtonRow>
        <ButtonLink
          href={href('/dashboard/versies/:number', { number: `${number}` })}
          variant="quiet"
        >
          {t('read', { number })}
        </ButtonLink>
      </ButtonRow>
    </Card>
  )
}
