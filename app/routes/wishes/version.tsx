import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { readVersion, versionNumber } from '#app/features/wishes/versions/version-list.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { ButtonLink, ButtonRow, Lead, StatusMessage } from '#app/ui/index.ts'
import type { Route } from './+types/version.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { SectionCard } from './section-card.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const number = versionNumber(params.number)
  const version = number && (await readVersion(requireUser(context).id, number))
  if (!version) throw data('version', { status: 404 })
  const { confirmedAt, intact, imported, restorable, sections } = version
  return {
    number,
    confirmedAt,
    intact,
    imported,
    restorable,
    sections,
    helpdesk: env().HELPDESK_EMAIL,
  }
}

/** A confirmed version, as it was. */
export default function Version({ loaderData }: Route.ComponentProps) {
  const { number, confirmedAt, intact, imported, restorable, sections, helpdesk } = loaderData
  const { t } = useTranslation(['versions', 'common'])
  return (
    <DashboardPage
      current="versions"
      title={t('version', { number })}
      parent={{ href: href('/dashboard/versies'), text: t('title') }}
    >
      <Lead>
        {t('confirmedAt', { moment: momentOf(confirmedAt) })}. {t('one.lead')}
      </Lead>
      {!intact && (
        <StatusMessage kind="error" title={t('damagedTitle')} printed>
          <p>{t('damaged', { email: helpdesk })}</p>
        </StatusMessage>
      )}
      {imported && <p>{t('imported')}</p>}
      {intact && sections.length === 0 && <p>{t('one.empty')}</p>}
      {sections.map(({ key, title, answers }) => (
        <SectionCard key={key} section={key} title={title} answers={answers} isPast />
      ))}
      {intact && <p>{restorable ? t('one.restoreText') : t('one.notRestorable')}</p>}
      <ButtonRow>
        {restorable && (
          <ButtonLink
            href={href('/dashboard/versies/:number/terugzetten', { number: `${number}` })}
            data-dialog=""
          >
            {t('one.restore')}
          </ButtonLink>
        )}
        <ButtonLink href={href('/dashboard/versies')} variant="secondary">
          {t('one.back')}
        </ButtonLink>
      </ButtonRow>
    </DashboardPage>
  )
}
