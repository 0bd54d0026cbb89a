import { useTranslation } from 'react-i18next'
import type { LinkedRequest } from '#app/features/release/links.server.ts'
import { dialled } from '#app/locales/phone.ts'
import { MoreWays } from '#app/ui/index.ts'

type AfterAnswerProps = Pick<LinkedRequest, 'kind' | 'companyName'> & {
  /** Of the one who died, or whose living will it is. */
  name: string
  /** For which the company can fetch it. */
  days: number
  help: { email: string; phone?: string | undefined }
}

/** For the trusted person, below the answers: whom to ask first, and what each answer leads to. */
export function AfterAnswer({ kind, companyName: company, name, days, help }: AfterAnswerProps) {
  const { t } = useTranslation('release')
  return (
    <>
      <p>
        {t('confirm.unsure')}{' '}
        {help.phone && <a href={dialled(help.phone)}>{t('confirm.call', { phone: help.phone })}</a>}{' '}
        <a href={`mailto:${help.email}`}>{t('confirm.mail', { email: help.email })}</a>
      </p>
      <MoreWays summary={t('confirm.after')}>
        <ul>
          <li>{t(`confirm.ifYes.${kind}`, { name, company, days })}</li>
          <li>{t(`confirm.ifNo.${kind}`, { company })}</li>
        </ul>
      </MoreWays>
    </>
  )
}
