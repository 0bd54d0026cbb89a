import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { StopKind } from '#app/features/attention/answers.ts'
import type { ShownAttention } from '#app/features/attention/attention.server.ts'
import { toldUntil } from '#app/features/release/stops/leak.ts'
import type { StoppedRequest } from '#app/features/release/stops/stopped-requests.server.ts'
import { answeredIn, isDeskStop, saysWhoLives } from '#app/features/release/states.ts'
import { withoutCapital } from '#app/locales/capitals.ts'
import { momentOf } from '#app/locales/dates.ts'
import { Callable } from '../../kit/callable.tsx'

type StopProps = Pick<ShownAttention & { kind: StopKind }, 'kind' | 'why' | 'stopped'>

/** What happened around a request that was stopped, whom to call about it, and what to decide. */
export function Stopped({ kind, why, stopped }: StopProps) {
  const { t } = useTranslation('attention')
  const { t: release } = useTranslation('release')
  if (!stopped) return null
  const { stoppedAt, kind: asked } = stopped
  const name = stopped.name ?? stopped.number ?? t('stops.them')
  const answered = answeredIn(asked, stopped.because)
  const called = (who: string, phone: string | null | undefined) =>
    phone ? t('stops.call', { name: who, phone }) : who
  const words = {
    name,
    company: called(stopped.company, stopped.companyPhone),
    contact: called(stopped.contact ?? t('stops.contact'), stopped.contactPhone),
    answered: answered ? release(`answered.${answered}`) : '',
    until: momentOf(toldUntil(stoppedAt)),
  }
  const said = { name, company: stopped.company }
  const phones = [stopped.companyPhone, stopped.contactPhone]
  if (kind === 'denied')
    return (
      <>
        <p>{t('stops.denied', { ...said, contact: stopped.contact ?? t('stops.theContact') })}</p>
        <p>
          <Callable text={t('stops.callCompany', words)} phones={phones} />
        </p>
      </>
    )
  if (kind === 'entered')
    return (
      <>
        <p>{t('stops.before', words)}</p>
        <p>
          <Callable
            text={t(answered ? 'stops.callOwner' : 'stops.callFamily', words)}
            phones={phones}
          />
        </p>
        <ToFile number={stopped.number} />
      </>
    )
  return (
    <>
      <p>
        {isDeskStop(why)
          ? t(`stops.desk.${asked}`, { ...said, reason: withoutCapital(release(`because.${why}`)) })
          : t(`stops.${why}.${asked}`, said)}
      </p>
      <ol>
        {t(saysWhoLives(why) ? 'stops.steps' : 'stops.stepsOfOurs', {
          ...words,
          returnObjects: true,
        }).map((step) => (
          <li key={step}>
            <Callable text={step} phones={phones} />
          </li>
        ))}
      </ol>
      <ToFile number={stopped.number} />
    </>
  )
}

/** Where the number of the owner stands. */
function ToFile({ number }: { number: string | undefined }) {
  const { t } = useTranslation('attention')
  if (!number) return null
  return (
    <p>
      <a href={href('/admin/wensen/:number', { number })}>{t('stops.toFile')}</a>
    </p>
  )
}

/** Of whom it is, and what was done when. */
export function stopFacts(
  { name, number, agreedAt, fetchedAt, stoppedAt }: StoppedRequest,
  t: TFunction<'attention'>,
): { question: string; answer: string }[] {
  const who = [name, number].filter(Boolean).join(', ')
  return [
    ...(who ? [{ question: t('facts.who'), answer: who }] : []),
    ...(agreedAt ? [{ question: t('facts.agreedAt'), answer: momentOf(agreedAt) }] : []),
    ...(fetchedAt ? [{ question: t('facts.fetchedAt'), answer: momentOf(fetchedAt) }] : []),
    { question: t('facts.stoppedAt'), answer: momentOf(stoppedAt) },
  ]
}
