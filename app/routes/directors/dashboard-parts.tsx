import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { GuildMember } from '#app/features/guild/member.server.ts'
import { codeInParts, spelledCode } from '#app/features/guild/referral/spelled-code.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { ButtonLink, ButtonRow, Card, MoreWays, QrCode } from '#app/ui/index.ts'
import { ReferralUrl } from '../office/members/parts.tsx'

type OwnLinkProps = GuildMember & { qr: boolean[][] }

/** The link by which people sign up with this member, to share and to print. */
export function OwnLink({ companyName, link, code, qr }: OwnLinkProps) {
  const { t } = useTranslation('member')
  return (
    <Card title={t('dashboard.linkTitle')}>
      <p>{t('dashboard.linkText')}</p>
      <p>
        <ReferralUrl companyName={companyName} referralUrl={link} />
      </p>
      <p>
        {`${t('dashboard.code')}: `}
        <b>{codeInParts(code)}</b>
      </p>
      <p>{t('dashboard.codeText', { said: spelledCode(code) })}</p>
      <MoreWays summary={t('dashboard.toPrint')}>
        <p>{t('dashboard.qrText')}</p>
        <QrCode cells={qr} label={t('dashboard.qr')} />
        <ButtonRow>
          {(['svg', 'png'] as const).map((kind) => (
            <ButtonLink key={kind} href={href('/franchise/qr/:kind', { kind })} variant="secondary">
              {t(`dashboard.qrFiles.${kind}`)}
            </ButtonLink>
          ))}
          <ButtonLink href={href('/franchise/code')} variant="secondary">
            {t('dashboard.sheet')}
          </ButtonLink>
        </ButtonRow>
      </MoreWays>
    </Card>
  )
}

/** What a member that never asked anything can do first. */
export function FirstSteps() {
  const { t } = useTranslation('member')
  return (
    <>
      <h2>{t('dashboard.begin.title')}</h2>
      <ul>
        <li>{t('dashboard.begin.share')}</li>
        <li>
          <a href={href('/franchise/gegevens')}>{t('dashboard.begin.business')}</a>
        </li>
        <li>
          <a href={href('/franchise/collegas')}>{t('dashboard.begin.people')}</a>
        </li>
      </ul>
    </>
  )
}

/** A number and no names. */
export function LinkedFiles({ total }: { total: number }) {
  const { t } = useTranslation('member')
  return (
    <Card title={t('dashboard.linked')}>
      <p>
        <strong>{t('dashboard.linkedCount', { count: total, total: numberOf(total) })}</strong>
      </p>
      <p>{t('dashboard.linkedText')}</p>
    </Card>
  )
}
