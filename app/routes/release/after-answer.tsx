import { useTranslation } from 'react-i18next'
import type { LinkedRequest } from '#app/features/release/links.server.ts'
import { dialled } from '#app/locales/phone.ts'
import { MoreWays } from '#app/ui/index.ts'

/** How the trusted person reaches us. */
export type HelpDesk = { email: string; phone?: string | undefined }

/** By telephone first, where there is a number. */
export function ReachUs({ email, phone }: HelpDesk) {
  const { t } = useTranslation('release')
  return (
    <>
      {phone && <a href={dialled(phone)}>{t('confirm.call', { phone })}</a>}{' '}
      <a href={`mailto:${email}`}>{t('confirm.mail', { email })}</a>
    </>
  )
}

type AfterAnswerProps = Pick<LinkedRequest, 'kind' | 'companyName'> & {
  /** Of the one who died, or whose living will it is. */
  name: string
  /** For which the company can fetch it. */
  days: number
  help: HelpDesk
}

/** For the trusted person, below the answers: whom to ask first, and what each answer leads to. */
export function AfterAnswer({ kind, companyName: company, name, days, help }: AfterAnswerProps) {
  const { t } = useTranslation('release')
  return (
    <>
      <p>
        {t('confirm.unsure')} <ReachUs {...help} />
      </p>
      <MoreWays summary={t('confirm.after')}>
        <ul>
          <li>{t(`confirm.ifYes.${kind}`, { name, company, days })}</li>
          <li>{t(`confirm.ifNo.${kind}`, { company, name })}</li>
        </ul>
      </MoreWays>
    </>
  )
}
