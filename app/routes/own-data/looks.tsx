import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { FileView } from '#app/features/audit/file-views.server.ts'
import type { RequestForFile } from '#app/features/release/owner-requests.server.ts'
import { dateOf, momentOf, timeOf } from '#app/locales/dates.ts'
import { Card } from '#app/ui/index.ts'

type LooksProps = {
  looks: FileView[]
  requests: RequestForFile[]
  /** Of contacts, by whom they are. */
  names: Record<string, string>
}

/** Who looked at the file, when and why; and who asked for it. */
export function Looks({ looks, requests, names }: LooksProps) {
  const { t } = useTranslation(['account', 'audit', 'mandates'])
  return (
    <Card title={t('privacy.looks.title')} id="wie-keek">
      <p>{t('privacy.looks.text')}</p>
      <p>
        <a href={href('/dashboard/privacy/meeschrijven')}>{t('mandates:own.link')}</a>
      </p>
      {looks.length === 0 && <p>{t('privacy.looks.none')}</p>}
      {looks.length > 0 && (
        <ul>
          {looks.map((look, index) => (
            <li key={index}>{told(look, names, t)}</li>
          ))}
        </ul>
      )}
      {requests.length > 0 && <Requests requests={requests} />}
    </Card>
  )
}

function Requests({ requests }: { requests: RequestForFile[] }) {
  const { t } = useTranslation(['account', 'release'])
  return (
    <>
      <h3>{t('privacy.looks.asked.title')}</h3>
      <ul>
        {requests.map(({ company, kind, state, askedAt }) => (
          <li key={askedAt.getTime()}>
            {t('privacy.looks.asked.row', {
              date: dateOf(askedAt),
              company,
              what: t(`privacy.looks.asked.what.${kind}`),
              state: t(`release:states.${state}`),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

function told(
  look: FileView,
  names: LooksProps['names'],
  t: TFunction<['account', 'audit']>,
): string {
  const name = look.relative && names[look.relative]
  const [moment, who] = [whenOf(look, t), name || t(`privacy.looks.by.${look.by}`)]
  if (look.action !== 'file.read' && look.action !== 'file.write')
    return t(`privacy.looks.did.${look.action}`, { moment, who, what: whatOf(look, t) })
  return t(`privacy.looks.${look.action === 'file.read' ? 'row' : 'written'}`, {
    moment,
    who,
    count: look.times,
    scope: t(`audit:scopes.${look.scope}`),
    reason: t(`privacy.looks.reasons.${look.reason}`),
  })
}

/** What a request was for. */
const whatOf = ({ scope }: FileView, t: TFunction<['account', 'audit']>): string =>
  t(`privacy.looks.asked.what.${scope === 'living will' ? 'living_will' : 'full'}`)

function whenOf({ since, at }: FileView, t: TFunction<['account', 'audit']>): string {
  const [from, until] = [timeOf(since), timeOf(at)]
  return from === until
    ? momentOf(at)
    : t('privacy.looks.between', { date: dateOf(at), from, until })
}
