import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { AskedProof } from '#app/features/sign-in/prove.server.ts'
import type { Delivery as Shown, Download } from '#app/features/delivery/delivered.server.ts'
import { isSoon } from '#app/features/first-days/funeral-term.ts'
import { lastDayOfTerm } from '#app/features/delivery/term.ts'
import type { MemberCalls } from '#app/features/calls/unanswered.server.ts'
import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { reasonOf } from '#app/features/release/states.ts'
import { dateOf, joinedList, momentOf, weekdayDateOf } from '#app/locales/dates.ts'
import { dialled, phoneInWords } from '#app/locales/phone.ts'
import { Button, ButtonLink, ButtonRow, Card, StatusMessage, SummaryList } from '#app/ui/index.ts'
import type { FormReply } from '#app/routes/kit/answer-form.server.ts'
import { ProveField } from '../../../kit/prove-field.tsx'
import { DeliveredFiles, WithheldFiles } from '../../../release/delivery/delivered-files.tsx'
import { MemberCall } from './member-call.tsx'
import type { RequestTimes } from '../request-state.tsx'

type Member = Pick<
  OfficeRequest,
  | 'kind'
  | 'companyName'
  | 'companyContact'
  | 'companyPhone'
  | 'because'
  | 'changedAt'
  | 'state'
  | 'mayStop'
  | 'own'
  | 'refused'
>

type Children = { children: ReactNode }

type DeliveryProps = {
  id: string
  member: Member
  delivery: Shown
  /** Null where there is nothing to call about. */
  calls: MemberCalls | null
  downloads: readonly Download[]
  times: RequestTimes
  /** What `proofFirst` said. */
  prove: AskedProof | null
  reply: FormReply | undefined
}

/** What the form sends that shows who it is. */
export const PROVE = 'tonen'

/** What became of the copy: made or not, until when, and what was got of it. */
export function DeliveryCard(props: DeliveryProps) {
  const { id, member, delivery, calls, downloads, times, prove, reply } = props
  const near = isSoon(times.funeral, times.now) ? times.funeral : null
  const { t } = useTranslation(['delivery', 'release'])
  const { deliveredAt, problem, files, withheld } = delivery
  const isStopped = member.state === 'stopped'
  const hurries =
    delivery.nobodyGot && !delivery.isUnfetched && (near !== null || member.kind === 'living_will')
  return (
    <Card title={t('office.title')}>
      {problem && !deliveredAt && !isStopped && (
        <DeliveryProblem member={member} problem={problem} />
      )}
      {deliveredAt && !isStopped && delivery.isUnfetched && (
        <Unfetched id={id} member={member} delivery={delivery} />
      )}
      {hurries && <Hurry member={member} funeral={near} />}
      {!isStopped && !member.own && calls && (delivery.isUnfetched || hurries) && (
        <MemberCall calls={calls} now={times.now} />
      )}
      {isStopped && <StoppedDelivery member={member} wasFetched={downloads.length > 0} />}
      <SummaryList items={deliveryFacts(delivery, isStopped, t)} />
      {deliveredAt && !isStopped && delivery.isUnwarned && <p>{t('office.unwarned')}</p>}
      <WithheldFiles files={withheld} by="office" />
      {deliveredAt && !delivery.ended && (
        <Downloads downloads={downloads} company={member.companyName} />
      )}
      {files.length > 0 && (
        <>
          <p>{t('office.inactive')}</p>
          {prove ? (
            <First prove={prove} reply={reply} />
          ) : (
            <DeliveredFiles
              files={files}
              addressOf={(file) => href('/admin/toegangsverzoeken/:id/dossier/:file', { id, file })}
            />
          )}
        </>
      )}
      {member.mayStop && !member.own && delivery.isUnfetched && <p>{t('office.stopInstead')}</p>}
      {member.mayStop && !member.own && (
        <ButtonRow>
          <ButtonLink
            href={href('/admin/toegangsverzoeken/:id/stoppen', { id })}
            variant="secondary"
          >
            {t('release:desk.stop.link')}
          </ButtonLink>
        </ButtonRow>
      )}
    </Card>
  )
}

/** By whom and when it was stopped, and whom to call where it was got by then. */
function StoppedDelivery({ member, wasFetched }: { member: Member; wasFetched: boolean }) {
  const { t } = useTranslation(['delivery', 'release'])
  const { companyName: company, companyPhone: phone, because, changedAt } = member
  const reason = because ? t(`release:because.${reasonOf('stopped', because)}`) : ''
  return (
    <StatusMessage kind={wasFetched ? 'warning' : 'info'}>
      <p>{t('office.stopped', { moment: momentOf(changedAt), reason })}</p>
      {wasFetched && (
        <p>
          {t('office.stoppedLate', { company })}
          {phone && (
            <>
              {' '}
              {t('office.call')} <a href={dialled(phone)}>{phoneInWords(phone)}</a>
            </>
          )}
        </p>
      )}
    </StatusMessage>
  )
}

type ProblemProps = { member: Member; problem: 'failed' | 'nothing' }

function DeliveryProblem({ member, problem }: ProblemProps) {
  const { t } = useTranslation('delivery')
  return (
    <>
      <StatusMessage kind="warning">
        <p>{t(`problem.${problem}`)}</p>
      </StatusMessage>
      <ByOutsider {...member}>
        <form method="post" noValidate>
          <ButtonRow>
            <Button name="intent" value="opnieuw">
              {t('office.retry')}
            </Button>
          </ButtonRow>
        </form>
      </ByOutsider>
    </>
  )
}

/** What a colleague does who has no part in the request; for who has, why others do it. */
export function ByOutsider({ own, refused, children }: Pick<Member, 'own' | 'refused'> & Children) {
  const { t } = useTranslation('release')
  if (own) return <p>{t('office.own')}</p>
  return refused === 'contact' ? <p>{t('desk.blocked.contact')}</p> : children
}

/** Before the first document. */
function First({ prove, reply }: Pick<DeliveryProps, 'prove' | 'reply'>) {
  const { t } = useTranslation('delivery')
  return (
    <form method="post" noValidate>
      <p>{t('first.proof')}</p>
      <ProveField asked={prove} reply={reply} />
      <ButtonRow>
        <Button name="intent" value={PROVE}>
          {t('first.submit.full')}
        </Button>
      </ButtonRow>
    </form>
  )
}

/** Whom to call, and by which number. */
function CallMember({ companyContact: name, companyPhone: phone }: Member) {
  const { t } = useTranslation('delivery')
  if (!phone) return t('office.reach', { name })
  return (
    <>
      {t('office.call')} <a href={dialled(phone)}>{phoneInWords(phone)}</a> ({name}).
    </>
  )
}

/** Nobody got it, and the funeral is near; or a doctor may need it. */
function Hurry({ member, funeral }: { member: Member; funeral: string | null }) {
  const { t } = useTranslation('delivery')
  return (
    <StatusMessage kind="warning">
      <p>
        {funeral
          ? t('office.hurry', { day: weekdayDateOf(funeral) })
          : t('office.unfetched', { company: member.companyName })}{' '}
        <CallMember {...member} />
      </p>
    </StatusMessage>
  )
}

type UnfetchedProps = { id: string; member: Member; delivery: Shown }

/** Nobody got it, and its term was over: the office calls the member, and decides what happens. */
function Unfetched({ id, member, delivery }: UnfetchedProps) {
  const { t } = useTranslation('delivery')
  const { availableUntil: until, longerUntil } = delivery
  const { companyName: company } = member
  return (
    <>
      <StatusMessage kind="warning">
        <p>
          {t('office.unfetched', { company })} <CallMember {...member} />
        </p>
        {until && <p>{t('office.longer', { date: dateOf(lastDayOfTerm(until)) })}</p>}
      </StatusMessage>
      <ByOutsider {...member}>
        <form method="post" noValidate>
          <p>{t('office.moreHint', { date: dateOf(longerUntil) })}</p>
          <p>{t('office.endHint')}</p>
          <ButtonRow>
            <Button name="intent" value="meer-tijd">
              {t('office.moreTime', { date: dateOf(lastDayOfTerm(longerUntil)) })}
            </Button>
            <ButtonLink
              href={href('/admin/toegangsverzoeken/:id/beeindigen', { id })}
              variant="secondary"
            >
              {t('office.end')}
            </ButtonLink>
          </ButtonRow>
        </form>
      </ByOutsider>
    </>
  )
}

function deliveryFacts(
  { deliveredAt, availableUntil, deletesAt, failures, isUnfetched, nobodyGot, ended }: Shown,
  isStopped: boolean,
  t: TFunction<'delivery'>,
) {
  const fact = (key: 'state' | 'delivered' | 'until' | 'deletes', answer: string) => ({
    question: t(`office.${key}`),
    answer,
  })
  const ifGot = (when: Date) => t('office.deletesIfGot', { date: dateOf(when) })
  if (!deliveredAt || !availableUntil) {
    if (isStopped) return [fact('state', t('office.notMade'))]
    const state = failures > 0 ? t('office.failed', { count: failures }) : t('office.making')
    return [fact('state', state)]
  }
  return [
    fact('delivered', momentOf(deliveredAt)),
    ...(ended ? [fact('state', endedWords(ended, t))] : []),
    // Said above, with what it means.
    ...(isUnfetched || isStopped || ended
      ? []
      : [fact('until', dateOf(lastDayOfTerm(availableUntil)))]),
    ...(deletesAt && !isStopped && !isUnfetched && !ended
      ? [fact('deletes', nobodyGot ? ifGot(deletesAt) : dateOf(deletesAt))]
      : []),
  ]
}

const endedWords = ({ at, by }: NonNullable<Shown['ended']>, t: TFunction<'delivery'>) =>
  t('office.ended', { moment: momentOf(at), by: by ?? t('office.colleague') })

type DownloadsProps = { downloads: readonly Download[]; company: string }

/** A sentence for each time that something was got: who did, when, and what, or all of it in one ZIP. */
function Downloads({ downloads, company }: DownloadsProps) {
  const { t } = useTranslation('delivery')
  if (downloads.length === 0) return <p>{t('office.noDownloads')}</p>
  return (
    <>
      <h3>{t('office.downloads')}</h3>
      <ul>
        {downloads.map(({ parts, at, onBehalf, by }) => (
          <li key={`${parts.join(' ')} ${at.toISOString()}`}>
            {t(parts.length > 1 ? 'office.gotTogether' : 'office.got', {
              who: onBehalf ? t('office.onBehalf', { company }) : (by ?? company),
              moment: momentOf(at),
              what: joinedList(parts.map((part) => t(`got.${part}`))),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
