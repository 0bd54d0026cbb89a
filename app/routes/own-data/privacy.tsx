import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import {
  CONSENT_KINDS,
  type Consent,
  type ConsentKind,
  readConsents,
} from '#app/features/accounts/consents.server.ts'
import { type Look, looksAt } from '#app/features/audit/looks.server.ts'
import { type RequestForFile, requestsForFile } from '#app/features/release/own-file.server.ts'
import { dateOf, momentOf, timeOf } from '#app/locales/dates.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { asPerson, readOnly } from '#app/platform/sql.server.ts'
import { ButtonLink, ButtonRow, Card, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/privacy.ts'
import { DashboardPage } from '../dashboard-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  const [consents, looks, requests] = await Promise.all([
    readOnly(asPerson(id), (sql) => readConsents(sql, id)),
    looksAt(id),
    requestsForFile(id),
  ])
  return {
    looks,
    requests: requests.toReversed(),
    kinds: CONSENT_KINDS.map((kind) => ({
      kind,
      consents: consents.filter((consent) => consent.kind === kind),
    })),
  }
}

/** The consents that someone gave, with version and time, and the way to withdraw each. */
export default function Privacy({ loaderData: { kinds, looks, requests } }: Route.ComponentProps) {
  const { t } = useTranslation('account')
  return (
    <DashboardPage current="privacy" title={t('privacy.title')}>
      <Lead>{t('privacy.lead')}</Lead>
      {kinds.map(({ kind, consents }) => (
        <Consents key={kind} kind={kind} consents={consents} />
      ))}
      <Looks looks={looks} requests={requests} />
      <Ways />
    </DashboardPage>
  )
}

/** Who looked at the file, when and why; and who asked for it. */
function Looks({ looks, requests }: { looks: Look[]; requests: RequestForFile[] }) {
  const { t } = useTranslation(['account', 'office', 'mandates'])
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
            <li key={index}>{told(look, t)}</li>
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

function told(look: Look, t: TFunction<['account', 'office']>): string {
  const [moment, who] = [whenOf(look, t), t(`privacy.looks.by.${look.by}`)]
  if (look.action !== 'file.read' && look.action !== 'file.write')
    return t(`privacy.looks.did.${look.action}`, { moment, who, what: whatOf(look, t) })
  return t(`privacy.looks.${look.action === 'file.read' ? 'row' : 'written'}`, {
    moment,
    who,
    count: look.times,
    scope: t(`office:scopes.${look.scope}`),
    reason: t(`privacy.looks.reasons.${look.reason}`),
  })
}

/** What a request was for. */
const whatOf = ({ scope }: Look, t: TFunction<['account', 'office']>): string =>
  t(`privacy.looks.asked.what.${scope === 'living will' ? 'living_will' : 'full'}`)

function whenOf({ since, at }: Look, t: TFunction<['account', 'office']>): string {
  const [from, until] = [timeOf(since), timeOf(at)]
  return from === until
    ? momentOf(at)
    : t('privacy.looks.between', { date: dateOf(at), from, until })
}

/** Taking everything along, bringing it in, and having it deleted. */
function Ways() {
  const { t } = useTranslation('account')
  return (
    <Card title={t('privacy.ways.title')}>
      <p>{t('privacy.ways.text')}</p>
      <ul>
        <li>
          <a href={href('/dashboard/exporteren')}>{t('privacy.ways.export')}</a>
        </li>
        <li>
          <a href={href('/dashboard/importeren')}>{t('privacy.ways.import')}</a>
        </li>
        <li>
          <a href={href('/dashboard/account/verwijderen')} data-dialog="">
            {t('privacy.ways.delete')}
          </a>
        </li>
      </ul>
    </Card>
  )
}

function Consents({ kind, consents }: { kind: ConsentKind; consents: Consent[] }) {
  const { t } = useTranslation('account')
  const inForce = consents.find(({ withdrawnAt }) => !withdrawnAt)
  const name = t(`privacy.kinds.${kind}`)
  return (
    <Card title={name} id={kind}>
      {inForce ? (
        <p>
          {t('privacy.inForce', { moment: momentOf(inForce.givenAt), version: inForce.version })}
        </p>
      ) : (
        <p>{t(kind === 'privacy' ? 'privacy.unknown' : 'privacy.notInForce')}</p>
      )}
      <p>
        {t(`privacy.texts.${kind}`)}{' '}
        {kind === 'privacy' && (
          <a href={href('/juridisch/privacyverklaring')} data-dialog="">
            {t('privacy.statement')}
          </a>
        )}
      </p>
      <History consents={consents.filter((consent) => consent !== inForce)} />
      {(inForce || kind === 'privacy') && (
        <ButtonRow>
          <ButtonLink
            href={href('/dashboard/privacy/intrekken/:kind', { kind })}
            variant="secondary"
            data-dialog=""
            aria-label={t('privacy.withdrawOne', { kind: name })}
          >
            {t('privacy.withdraw')}
          </ButtonLink>
        </ButtonRow>
      )}
    </Card>
  )
}

function History({ consents }: { consents: Consent[] }) {
  const { t } = useTranslation('account')
  if (consents.length === 0) return null
  return (
    <>
      <h3>{t('privacy.historyTitle')}</h3>
      <ul>
        {consents.map(({ givenAt, withdrawnAt, version }) => {
          const given = momentOf(givenAt)
          return (
            <li key={given}>
              {withdrawnAt
                ? t('privacy.historyWithdrawn', {
                    given,
                    version,
                    withdrawn: momentOf(withdrawnAt),
                  })
                : t('privacy.history', { given, version })}
            </li>
          )
        })}
      </ul>
    </>
  )
}
