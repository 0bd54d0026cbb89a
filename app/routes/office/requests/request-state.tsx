import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { hopeless, obstacleTo } from '#app/features/release/decision/obstacle.ts'
import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { isDenial, isOpenState, isPaidBack, isRefusal } from '#app/features/release/states.ts'
import { weekdayMomentOf } from '#app/locales/dates.ts'
import { ButtonLink } from '#app/ui/index.ts'
import { VerdictSign } from '#app/ui/office/office.tsx'
import { type Clock, Clocks, Ways } from '#app/ui/office/office-request.tsx'
import { funeralClock } from '../funeral.tsx'
import { unansweredWords } from '../unanswered-words.ts'
import { isLate, markOf, standOf, timeBetween } from './marks.ts'

export type RequestTimes = {
  now: Date
  /** Until when the trusted person can answer. */
  answersUntil: Date | null
  funeral: string | null
}

type StateProps = { request: OfficeRequest; times: RequestTimes }

/** What a request waits for and how long, what differs, and the two ways to decide. */
export function RequestNow({ request, times }: StateProps) {
  const { t } = useTranslation('release')
  const { id, state, own, callWaits, byMe, attention } = request
  const isOpen = isOpenState(state)
  const mustRefuse = isOpen && !own && hopeless(request)
  const mark = isOpen && mustRefuse !== 'unsigned' ? markOf(request, t) : null
  const clocks = isOpen ? clocksOf(request, times, t, mustRefuse !== 'unsigned') : []
  const { t: office } = useTranslation('office')
  const tried = state === 'waiting_contact' && unansweredWords(request, times.now, office)
  return (
    <>
      {mustRefuse && (
        <p>
          <VerdictSign kind="error">{t(`desk.list.refuse.${mustRefuse}`)}</VerdictSign>
        </p>
      )}
      <p>
        <VerdictSign kind={kindOf(request)}>{standOf(request, t)}</VerdictSign>
      </p>
      {attention === 'unfetched' && (
        <p>
          <VerdictSign kind="error">{t('desk.now.unfetched')}</VerdictSign>
        </p>
      )}
      {state === 'pending_verification' && byMe && (
        <p>
          <VerdictSign kind="wait">{t('desk.list.byMe')}</VerdictSign>
        </p>
      )}
      {request.isInactive && (isOpen || request.mayStop) && (
        <p>
          <VerdictSign kind="error">{t('desk.now.inactive')}</VerdictSign>
        </p>
      )}
      {state === 'rejected' && isByOffice(request) && (
        <p>
          {t('desk.now.refusedWrongly')} {!request.isFree && t('desk.now.payBack')}
        </p>
      )}
      {isLate({ ...request, ...times }, times.now) && (
        <p>
          <VerdictSign kind="error">{t('desk.list.late')}</VerdictSign>
        </p>
      )}
      {mark && (
        <p>
          <VerdictSign kind={mark.kind}>{mark.text}</VerdictSign>
        </p>
      )}
      {isOpen && !own && request.isGoing && (
        <p>
          <VerdictSign kind="error">{t('desk.now.going')}</VerdictSign>
        </p>
      )}
      {isOpen && request.isMoneyBack && (
        <p>
          <VerdictSign kind="error">{t('desk.now.moneyBack')}</VerdictSign>
        </p>
      )}
      {request.untold && (
        <p>
          <VerdictSign kind="error">{t(`desk.now.untold.${request.untold}`)}</VerdictSign>{' '}
          {request.waitsUntil && state !== 'pending_verification' && t('desk.now.untoldWait')}
        </p>
      )}
      {state === 'waiting_time' && !mustRefuse && !request.untold && <p>{t('desk.now.nothing')}</p>}
      {clocks.length > 0 && <Clocks clocks={clocks} />}
      {isOpen && !own && request.refused !== 'contact' && <WaysToDecide request={request} />}
      {tried && <p>{`${tried}.`}</p>}
      {state === 'waiting_contact' && (
        <p>
          <a href={href('/admin/toegangsverzoeken/:id/telefoon', { id })}>
            {t(callWaits ? 'desk.callWaits' : 'desk.call')}
          </a>
        </p>
      )}
    </>
  )
}

/** Of some the money went back by itself. */
const isByOffice = ({ because }: OfficeRequest) =>
  isRefusal(because) && !isDenial(because) && !isPaidBack(because)

function kindOf({ state }: OfficeRequest) {
  if (isOpenState(state)) return 'wait'
  return state === 'completed' ? 'success' : 'info'
}

/** To where it is decided on the same page, with how one checked. */
function WaysToDecide({ request }: { request: OfficeRequest }) {
  const { t } = useTranslation('release')
  return (
    <Ways>
      {!obstacleTo(request) && <ButtonLink href="#accorderen">{t('desk.ways.approve')}</ButtonLink>}
      <ButtonLink href="#afwijzen" variant="secondary">
        {t('desk.ways.refuse')}
      </ButtonLink>
    </Ways>
  )
}

/** @param isWaiting whether what it waits for can still lead to something */
function clocksOf(
  request: OfficeRequest,
  times: RequestTimes,
  t: TFunction<'release'>,
  isWaiting: boolean,
): Clock[] {
  const { state, changedAt, waitsUntil } = request
  const { now, answersUntil, funeral } = times
  const left = (title: string, until: Date): Clock => ({
    title,
    time:
      until > now ? t('desk.now.left', { age: timeBetween(now, until, t) }) : t('desk.now.over'),
    note: t('desk.now.until', { moment: weekdayMomentOf(until) }),
  })
  return [
    ...(state === 'waiting_time' && waitsUntil && !request.untold
      ? [left(t('desk.now.time'), waitsUntil)]
      : []),
    ...(state === 'waiting_contact' && answersUntil && isWaiting
      ? [left(t('desk.now.contact'), answersUntil)]
      : []),
    ...(state === 'pending_verification'
      ? [
          {
            title: t('desk.now.waits'),
            time: timeBetween(changedAt, now, t),
            note: t('desk.now.since', { moment: weekdayMomentOf(changedAt) }),
          },
        ]
      : []),
    ...(funeral ? [funeralClock(funeral, now, t)] : []),
  ]
}
