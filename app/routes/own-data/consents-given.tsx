import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { GivenConsent, ConsentKind } from '#app/features/accounts/consents.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { ButtonLink, ButtonRow, Card } from '#app/ui/index.ts'

/**
 * The consent in force, with how to take it back, or when it was taken back; and all that were given before it.
 * `consents`: all of this kind, the newest first.
 */
export function ConsentList({ kind, consents }: { kind: ConsentKind; consents: GivenConsent[] }) {
  const { t } = useTranslation('account')
  const inForce = consents.find(({ withdrawnAt }) => !withdrawnAt)
  const withdrawnAt = inForce ? null : consents[0]?.withdrawnAt
  // Nobody has an account who did not agree; of some it is not known when.
  const isGiven = inForce !== undefined || (kind === 'privacy' && !withdrawnAt)
  const name = t(`privacy.kinds.${kind}`)
  return (
    <Card title={name} id={kind}>
      {inForce && (
        <p>
          {t('privacy.inForce', { moment: momentOf(inForce.givenAt), version: inForce.version })}
        </p>
      )}
      {withdrawnAt && <p>{t('privacy.withdrawnOn', { moment: momentOf(withdrawnAt) })}</p>}
      {consents.length === 0 && (
        <p>{t(kind === 'privacy' ? 'privacy.unknown' : 'privacy.notInForce')}</p>
      )}
      <p>
        {(isGiven || kind === 'health') && `${t(`privacy.texts.${kind}`)} `}
        {kind === 'privacy' && (
          <a href={href('/juridisch/privacyverklaring')} data-dialog="">
            {t('privacy.statement')}
          </a>
        )}
      </p>
      <ConsentHistory consents={consents.filter((consent) => consent !== inForce)} />
      {isGiven && (
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

function ConsentHistory({ consents }: { consents: GivenConsent[] }) {
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
