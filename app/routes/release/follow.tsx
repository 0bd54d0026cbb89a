import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { OwnRequest } from '#app/features/release/request.server.ts'
import type { HeardBy } from '#app/features/release/heard-by.server.ts'
import type { Payment } from '#app/features/payments/payments.server.ts'
import type { OwnCertificate } from '#app/features/release/certificate.server.ts'
import { withCapital } from '#app/locales/capitals.ts'
import { dateOf, momentOf, weekdayDateOf } from '#app/locales/dates.ts'
import { dialled, phoneInWords } from '#app/locales/phone.ts'
import { memberFollows } from '#app/features/release/texts/member-follows.nl.ts'
import { ButtonLink, ButtonRow, Lead, StatusMessage } from '#app/ui/index.ts'
import {
  answeredIn,
  isDenial,
  isDeskStop,
  isOpenState,
  isPaidBack,
  isRefusal,
  stopSaid,
} from '#app/features/release/states.ts'
import { Track } from '#app/ui/office/track.tsx'
import type { FormReply } from '../kit/answer-form.server.ts'
import { GuildPage } from '../directors/guild-page.tsx'
import { Failure, TooOftenMessage } from '../kit/failure.tsx'
import { Problems } from '../kit/problems.tsx'
import { PaperAtOnce } from './asking/hurry.tsx'
import { OfficeHours, opensWords } from './asking/office-hours.tsx'
import { AskAgain } from './ask-again.tsx'
import { Asked } from './asked.tsx'
import { ANEW, isAskedAnew, SORTS } from './kinds.ts'
import type { ListedRequest } from './listed.server.ts'
import {
  About,
  askerOf,
  contactOf,
  requestTitle,
  saidYes,
  shownState,
  stepsOf,
} from './own-requests.tsx'
import { MoneyBack } from './money-back.tsx'
import { ToCertificate } from './to-certificate.tsx'

type FollowProps = {
  request: OwnRequest & {
    state:
      | Exclude<keyof typeof memberFollows.follow.lead, 'waiting_call' | 'answered' | 'withdrawn'>
      | 'stopped'
      | 'pending_verification'
  }
  listed: ListedRequest
  heard: HeardBy | null
  certificate: OwnCertificate | null
  /** The trusted person, while an answer is waited for. */
  contact: FormReply['typed']
  /** What was paid for it, once it is over. */
  paid: Payment | null
  reply: FormReply | undefined
}

/** How far a request is that was paid for or ran out, and what its member can do. */
export function Follow({ request, listed, heard, certificate, contact, paid, reply }: FollowProps) {
  const { id, kind, state, because, asked, createdAt } = request
  const { t } = useTranslation('release')
  const who = requestTitle(listed, t)
  const isOpen = isOpenState(state)
  const diedOn = isOpen && listed.diedOn
  const name = contactOf(listed, t)
  const isCalled = listed.isCalled && contact !== undefined
  const phone = asked?.contactTelefoon
  const funeral = listed.isTooLong && !listed.isAnswered && listed.funeralBy
  return (
    <GuildPage
      current="dashboard"
      title={t('follow.title')}
      heading={diedOn ? t('follow.heading', { name: who, date: dateOf(diedOn) }) : who}
      isPart
      failed={reply !== undefined}
      problems={<Problems errors={reply?.errors} texts={memberFollows.follow.again.fields} />}
    >
      <Failure kind={reply?.failure} />
      <TooOftenMessage minutes={reply?.wait} />
      {isOpen && <About {...listed} diedOn={null} />}
      {isOpen && <Track steps={stepsOf(listed, t)} doneText={t('own.isDone')} />}
      <Lead>{leadOf({ ...listed, state }, isCalled && { closed: heard?.closed }, t)}</Lead>
      {heard && <OfficeHours closed={isCalled ? null : heard.closed} call={heard.call} />}
      {paid && (
        <MoneyBack
          paid={paid}
          isOurFault={isPaidBack(because)}
          asks={state === 'rejected' && !isDenial(because) ? 'mistaken' : 'question'}
        />
      )}
      {funeral && (
        <StatusMessage kind="warning" title={t('follow.tooLong.title', { name })}>
          {phone && (
            <p>
              <ButtonLink href={dialled(phone)} variant="secondary">
                {t('follow.tooLong.call', { phone: phoneInWords(phone) })}
              </ButtonLink>
            </p>
          )}
          <p>
            {t(isCalled ? 'follow.tooLong.called' : 'follow.tooLong.text', {
              funeral: weekdayDateOf(funeral),
            })}
          </p>
        </StatusMessage>
      )}
      {contact && kind === 'living_will' && (
        <StatusMessage kind="warning" title={t('follow.haste.title')}>
          <p>{t(isCalled ? 'follow.haste.called' : 'follow.haste.text', { name })}</p>
        </StatusMessage>
      )}
      {isOpen && !contact && kind === 'living_will' && <PaperAtOnce />}
      <ToCertificate
        id={id}
        certificate={certificate}
        askedAt={listed.certificateAskedAt}
        variant={contact ? 'secondary' : 'primary'}
      />
      {contact && (
        <AskAgain isCalled={isCalled} values={reply?.typed ?? contact} errors={reply?.errors} />
      )}
      <h2>{t('follow.asked')}</h2>
      <Asked
        asked={asked}
        before={[
          { question: t('own.state'), answer: shownState(request, t) },
          { question: t('pay.kind'), answer: t(`kinds.${kind}`) },
        ]}
        after={[
          { question: t('own.asked'), answer: momentOf(createdAt) },
          { question: t('own.by'), answer: askerOf(request, t) },
        ]}
      />
      {isOpen && (
        <p>
          <a href={href('/franchise/aanvragen/:id/intrekken', { id })}>{t('withdraw.link')}</a>
        </p>
      )}
      <ButtonRow>
        {isAskedAnew(state) && !isDenial(because) && (
          <ButtonLink
            href={`${href('/franchise/opvragen/:soort', { soort: SORTS[kind] })}?${ANEW}=${id}`}
          >
            {t('follow.anew')}
          </ButtonLink>
        )}
        <ButtonLink href={href('/franchise/dashboard')} variant="secondary">
          {t('pay.back')}
        </ButtonLink>
      </ButtonRow>
    </GuildPage>
  )
}

/** The office calls who is asked, from when it is there. */
type Calls = false | { closed: Date | null | undefined }

const callsFrom = ({ closed }: Exclude<Calls, false>, t: TFunction<'release'>) =>
  closed ? t('follow.calls.later', { moment: opensWords(closed, t) }) : t('follow.calls.now')

type Led = ListedRequest & { state: FollowProps['request']['state'] }

function leadOf(listed: Led, calls: Calls, t: TFunction<'release'>): string {
  const { kind, state, because, name } = listed
  const answered = answeredIn(kind, because)
  if (state === 'stopped')
    return isDeskStop(because)
      ? t('follow.stopped.desk', { why: t(`follow.deskStops.${because}`) })
      : t(`follow.stopped.${name === null ? kind : stopSaid(kind, because)}`, {
          name,
          answered: answered ? t(`answered.${answered}`) : '',
        })
  if (state === 'pending_verification') return saidYes(listed, t)
  if (because === 'withdrawn') return t('follow.lead.withdrawn')
  const asks = calls ? 'waiting_call' : state
  return t(`follow.lead.${listed.isAnswered ? 'answered' : asks}`, {
    name: contactOf(listed, t),
    question: t(`own.question.${kind}`),
    from: calls ? callsFrom(calls, t) : '',
    until: listed.answersUntil ? dateOf(listed.answersUntil) : '',
    next: isRefusal(because)
      ? t(`follow.afterRefusal.${because}`, {
          contact: withCapital(contactOf(listed, t)),
          name: name ?? t('facts.thePerson'),
        })
      : '',
  })
}
