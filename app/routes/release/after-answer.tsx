import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { DeniedByLink, LinkedRequest } from '#app/features/release/links.server.ts'
import { SAID, type TrustedAnswer } from '#app/features/release/states.ts'
import { unbroken } from '#app/locales/phone.ts'
import { MoreWays } from '#app/ui/index.ts'
import { Told } from '../first-days/told.tsx'
import { Callable } from '../kit/callable.tsx'
import { type HelpDesk, ReachUs } from './reach-us.tsx'

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

type AnsweredProps = { answer: TrustedAnswer; help: HelpDesk }

/** What a trusted person reads who has just answered; of a no also how a slip is mended. */
export function Answered({ answer, help }: AnsweredProps) {
  const { t } = useTranslation(['release', 'relativesReading'])
  const days = { href: href('/overleden/eerste-dagen'), text: t('relativesReading:first.days') }
  const home = { href: href('/'), text: t('stop.home') }
  const hasDied = answer === 'mag' || answer === 'mag-niet'
  return (
    <Told
      title={t(`confirm.done.${answer}.title`)}
      text={
        <>
          {t(`confirm.done.${answer}.text`)}{' '}
          {SAID[answer].answer === 'no' && <Mistaken {...help} />}
        </>
      }
      ways={hasDied ? [days, home] : [home]}
    />
  )
}

/** The same for who opens the link again after a no. */
export function Denied({
  answer,
  companyName: company,
  name,
  help,
}: DeniedByLink & { help: HelpDesk }) {
  const { t } = useTranslation('release')
  const said = answer === 'leeft' || answer === 'mag-niet' ? answer : 'nee'
  return (
    <Told
      title={t('confirm.denied.title')}
      text={
        <>
          {t(`confirm.denied.${said}`, { company, name: name ?? t('confirm.person') })}{' '}
          <Mistaken {...help} />
        </>
      }
      ways={[{ href: href('/'), text: t('stop.home') }]}
    />
  )
}

function Mistaken({ phone, email }: HelpDesk) {
  const { t } = useTranslation('release')
  if (!phone) return t('confirm.mistaken.email', { email })
  const shown = unbroken(phone)
  return <Callable text={t('confirm.mistaken.phone', { phone: shown })} phones={[shown]} />
}
