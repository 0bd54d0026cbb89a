import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { lastDayOfTerm } from '#app/features/delivery/term.ts'
import type { OwnRequest } from '#app/features/release/request.server.ts'
import { dateOf, weekdayDateOf, weekdayMomentOf } from '#app/locales/dates.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { ButtonLink, ButtonRow, Disclosure, Folded, HiddenText } from '#app/ui/index.ts'
import { VerdictSign } from '#app/ui/office/office.tsx'
import {
  Case,
  CaseList,
  Over,
  OverList,
  Quiet,
  Track,
  type TrackStep,
} from '#app/ui/office/track.tsx'
import type { ListedRequest } from './listed.server.ts'
import { stateWords } from './state-words.ts'

/** ready: it can be got, and was not. */
type Group = 'ready' | 'act' | 'wait' | 'done'

function groupOf(request: ListedRequest): Group {
  const { state, availableUntil, fetchedAt, isOver, certificateAskedAt } = request
  if (state === 'unpaid' || certificateAskedAt) return 'act'
  if (state === 'waiting_contact' || state === 'pending_verification') return 'wait'
  if (state !== 'completed' || isOver || fetchedAt) return 'done'
  return availableUntil ? 'ready' : 'wait'
}

/** Whether it waits for the member. */
const isToDo = (request: ListedRequest) => ['ready', 'act'].includes(groupOf(request))

/** What can still be got, and is deleted soonest, comes before what is over. */
const endOf = ({ availableUntil, isOver }: ListedRequest) =>
  availableUntil && !isOver ? Number(availableUntil) : Number.MAX_SAFE_INTEGER
const newestFirst = (a: ListedRequest, b: ListedRequest) =>
  Number(b.createdAt) - Number(a.createdAt)

/** Of what is not theirs to do; the rest is behind a line of its own. */
const SHOWN = { act: Infinity, wait: 6, done: 2 }

/** The first of them and the rest, which is never one alone: that would save no room. */
function inSight<T>(rows: readonly T[], most: number): [T[], T[]] {
  const count = rows.length === most + 1 ? rows.length : most
  return [rows.slice(0, count), rows.slice(count)]
}

type OwnRequestsProps = {
  /** The most urgent first. */
  rows: readonly ListedRequest[]
  /** What one costs. */
  cents: number
}

/** What was delivered and nobody got yet, each with until when: before all else. Nothing without any. */
export function ReadyRequests({ rows, cents }: OwnRequestsProps) {
  const { t } = useTranslation('release')
  const ready = rows.filter((one) => groupOf(one) === 'ready')
  if (ready.length === 0) return null
  return (
    <section>
      <h2>{t('own.ready')}</h2>
      <OpenRequests rows={ready} cents={cents} />
    </section>
  )
}

/** The other requests of a member: what it can do something about, what we wait for, and what is done. */
export function OwnRequests({ rows, cents }: OwnRequestsProps) {
  const { t } = useTranslation(['release', 'member'])
  if (rows.length === 0)
    return (
      <>
        <h2>{t('member:dashboard.requests')}</h2>
        <p>{t('own.none')}</p>
      </>
    )
  const groups = Map.groupBy(rows, groupOf)
  const done = groups.get('done')?.toSorted((a, b) => endOf(a) - endOf(b) || newestFirst(a, b))
  return (
    <>
      {(['act', 'wait'] as const).map((group) => {
        const [first, rest] = inSight(groups.get(group) ?? [], SHOWN[group])
        return (
          first.length > 0 && (
            <section key={group}>
              <h2>{t(`own.${group}`)}</h2>
              <OpenRequests rows={first} cents={cents} />
              <Rest rows={rest}>{(more) => <OpenRequests rows={more} cents={cents} />}</Rest>
            </section>
          )
        )
      })}
      {done && <DoneRequests rows={done} />}
    </>
  )
}

function OpenRequests({ rows, cents }: OwnRequestsProps) {
  return (
    <CaseList>
      {rows.map((one) => (
        <OpenRequest key={one.id} request={one} cents={cents} />
      ))}
    </CaseList>
  )
}

type RestProps = Pick<OwnRequestsProps, 'rows'> & {
  children: (rows: RestProps['rows']) => ReactNode
}

/** Those that there is no room for, in one line that says how many. */
function Rest({ rows, children }: RestProps) {
  const { t } = useTranslation('release')
  if (rows.length === 0) return null
  return <Disclosure summary={t('own.over', { count: rows.length })}>{children(rows)}</Disclosure>
}

function OpenRequest({ request, cents }: { request: ListedRequest; cents: number }) {
  const { t } = useTranslation('release')
  const name = requestTitle(request, t)
  return (
    <Case
      title={name}
      lines={<About {...request} />}
      now={<Now {...request} />}
      next={
        <>
          <UntilWhen {...request} />
          <Next request={request} cents={cents} />
        </>
      }
      track={!request.already && <Track steps={stepsOf(request, t)} doneText={t('own.isDone')} />}
      facts={ownRequestFacts(request, t)}
      more={t('own.more', { name })}
    />
  )
}

/** When somebody died and how long there is, or that nobody did. */
export function About({
  kind,
  diedOn,
  funeralBy,
  isLate,
}: Pick<ListedRequest, 'kind' | 'diedOn' | 'funeralBy' | 'isLate'>) {
  const { t } = useTranslation('release')
  if (kind === 'living_will') return <Quiet>{t('own.livingWill')}</Quiet>
  return (
    <>
      {diedOn && <Quiet>{t('own.died', { date: weekdayDateOf(diedOn) })}</Quiet>}
      {funeralBy && isLate && <Quiet>{t('own.funeralWas', { date: dateOf(funeralBy) })}</Quiet>}
      {funeralBy && !isLate && (
        <p>
          <strong>{t('own.funeral', { date: weekdayDateOf(funeralBy) })}</strong>
        </p>
      )}
    </>
  )
}

/** The last day on which it can be got, where that is not what presses. */
function UntilWhen(request: ListedRequest) {
  const { t } = useTranslation('release')
  const { availableUntil, isLastDay, isToGetToday } = request
  if (!isToDo(request) || !availableUntil || isLastDay || isToGetToday) return null
  return <Quiet>{t('own.until', { date: dateOf(lastDayOfTerm(availableUntil)) })}</Quiet>
}

const STEPS = ['paying', 'checking', 'getting'] as const

/** What each step is called when it is done, is now, and is later. */
export function stepsOf(request: ListedRequest, t: TFunction<'release'>): TrackStep[] {
  const { state, availableUntil, isFree } = request
  const toPay = t(isFree ? 'own.steps.toSend' : 'own.steps.toPay')
  const here = state === 'unpaid' ? 'paying' : state === 'completed' ? 'getting' : 'checking'
  const words = {
    paying: {
      done: t(isFree ? 'own.steps.sent' : 'own.steps.paid'),
      now: toPay,
      later: toPay,
    },
    checking: {
      done: t('own.steps.checked'),
      now: t(state === 'waiting_contact' ? 'own.steps.answer' : 'own.steps.check'),
      later: t('own.steps.check'),
    },
    getting: {
      done: t('own.steps.get'),
      now: t(availableUntil ? 'own.steps.get' : 'own.steps.making'),
      later: t('own.steps.get'),
    },
  }
  const place = STEPS.indexOf(here)
  const rest = STEPS.map((step, index): TrackStep => {
    const is = index < place ? 'done' : index === place ? 'now' : 'later'
    return { text: words[step][is], is }
  })
  return [{ text: t('own.steps.asked'), is: 'done' }, ...rest]
}

/** The trusted person, by the name that the member gave. */
export const contactOf = ({ contact }: Pick<ListedRequest, 'contact'>, t: TFunction<'release'>) =>
  contact ?? t('own.them')

/** What happens now; that something has to be done today stands out. */
function Now(request: ListedRequest) {
  const { t } = useTranslation('release')
  const words = nowOf(request, t)
  return request.isToGetToday ? <VerdictSign kind="error">{words}</VerdictSign> : words
}

/** What happens now, in a sentence. */
function nowOf(request: ListedRequest, t: TFunction<'release'>) {
  const { state, kind, isCalled, isAnswered, isTooLong, certificateAskedAt, already } = request
  if (state === 'unpaid') return already && t('already.listed')
  if (state === 'completed') return delivered(request, t)
  if (certificateAskedAt)
    return t('certificate.needed', { date: weekdayDateOf(certificateAskedAt) })
  if (state === 'pending_verification') return saidYes(request, t)
  if (isAnswered) return t('own.answeredNow', { name: contactOf(request, t) })
  const asks = t(isCalled ? 'own.callsNow' : 'own.asksNow', {
    name: contactOf(request, t),
    question: t(`own.question.${kind}`),
  })
  return isTooLong ? `${asks} ${t('own.tooLong')}` : asks
}

/**
 * After the trusted person said yes: true however long its owner has to stop it, since to tell that would show that
 * there is one.
 */
export const saidYes = (request: ListedRequest, t: TFunction<'release'>) =>
  t('own.saidYes', { next: checksNow(request, t) })

function checksNow(
  { kind, ownerStopsUntil: until, isWaitOver }: ListedRequest,
  t: TFunction<'release'>,
) {
  if (!until) return t(`own.checksNow.${kind}`)
  return isWaitOver ? t('own.waitOver') : t('own.ownerStops', { moment: weekdayMomentOf(until) })
}

function DoneRequests({ rows }: Pick<OwnRequestsProps, 'rows'>) {
  const { t } = useTranslation('release')
  const [first, rest] = inSight(rows, SHOWN.done)
  return (
    <section>
      <h2>{t('own.done')}</h2>
      <Folded title={t('own.count', { count: rows.length })}>
        <OverRequests rows={first} />
        <Rest rows={rest}>{(more) => <OverRequests rows={more} />}</Rest>
      </Folded>
    </section>
  )
}

function OverRequests({ rows }: Pick<OwnRequestsProps, 'rows'>) {
  const { t } = useTranslation('release')
  return (
    <OverList>
      {rows.map((one) => (
        <Over key={one.id} title={<a href={addressOf(one)}>{requestTitle(one, t)}</a>}>
          {one.state === 'completed' ? delivered(one, t) : shownState(one, t)}
          <br />
          {ownRequestFacts(one, t)}
        </Over>
      ))}
    </OverList>
  )
}

/** The name of who it is about, or else what was asked for. */
export function requestTitle({ kind, name, number }: ListedRequest, t: TFunction<'release'>) {
  return name ?? t('own.nameless', { kind: t(`kinds.${kind}`), number: number ?? t('own.gone') })
}

function ownRequestFacts(request: ListedRequest, t: TFunction<'release'>) {
  const { createdAt, number, kind } = request
  const words = { kind: t(`kinds.${kind}`), date: dateOf(createdAt), name: askerOf(request, t) }
  const facts = t('own.facts', words)
  return number ? t('own.numbered', { facts, number }) : facts
}

/** Who asked: a name, the office, or a colleague who left since. */
export const askerOf = (
  { askedBy, byOffice }: Pick<OwnRequest, 'askedBy' | 'byOffice'>,
  t: TFunction<'release'>,
) => askedBy ?? t(byOffice ? 'own.office' : 'own.former')

/** What became of a request that was approved: 'done' would say that there is nothing to do. */
function delivered(request: ListedRequest, t: TFunction<'release'>) {
  const { kind, availableUntil, fetchedAt, isOver, isLastDay, isToGetToday } = request
  if (!availableUntil) return t('own.making')
  if (isToGetToday) return t('own.getToday')
  const lastDay = t(`own.lastDay.${kind}`)
  if (isLastDay)
    return fetchedAt ? t('own.fetchedLastDay', { date: dateOf(fetchedAt), lastDay }) : lastDay
  const until = dateOf(lastDayOfTerm(availableUntil))
  if (isOver) return t('own.ended', { date: until })
  return fetchedAt ? t('own.fetched', { date: dateOf(fetchedAt), until }) : notFetched(request, t)
}

/** Counted back from the funeral, where one is to come. */
function notFetched({ funeralIn }: ListedRequest, t: TFunction<'release'>) {
  if (funeralIn === null) return t('own.notFetched')
  const day = t('own.funeralIn', { count: funeralIn })
  return `${t('own.notFetched')} ${day}`
}

/**
 * A member learns why a request was refused or ran out. Of why one was stopped it learns on its page that
 * somebody lives, and no more.
 */
export const shownState = (
  { state, because }: Pick<OwnRequest, 'state' | 'because'>,
  t: TFunction<'release'>,
) => stateWords({ state, because: state === 'stopped' ? null : because }, t)

const addressOf = ({ id, state }: ListedRequest) =>
  state === 'completed'
    ? href('/franchise/aanvragen/:id/dossier', { id })
    : href('/franchise/aanvragen/:id', { id })

/** The one thing to do, or the way to what there is to read. */
function Next({ request, cents }: { request: ListedRequest; cents: number }) {
  const { t } = useTranslation('release')
  const { id, kind, state, isFree, certificateAskedAt } = request
  const name = requestTitle(request, t)
  const pay = isFree ? t('pay.free.submit') : t('own.pay', { price: eurosOf(cents) })
  if (!isToDo(request))
    return (
      <p>
        <a href={addressOf(request)}>
          {t('own.follow')}
          <HiddenText> {t('own.about', { name })}</HiddenText>
        </a>
      </p>
    )
  const isUnpaid = state === 'unpaid'
  if (certificateAskedAt)
    return (
      <ButtonRow>
        <ButtonLink href={href('/franchise/aanvragen/:id/akte', { id })}>
          {t('certificate.link')}
          <HiddenText> {t('own.for', { name })}</HiddenText>
        </ButtonLink>
      </ButtonRow>
    )
  if (request.already)
    return (
      <ButtonRow>
        <ButtonLink href={href('/franchise/aanvragen/:id/weggooien', { id })} variant="secondary">
          {t('already.drop')}
          <HiddenText> {t('own.for', { name })}</HiddenText>
        </ButtonLink>
        {/* Who began to pay reads there what becomes of it. */}
        <ButtonLink href={addressOf(request)} variant="secondary">
          {t('own.follow')}
          <HiddenText> {t('own.about', { name })}</HiddenText>
        </ButtonLink>
      </ButtonRow>
    )
  return (
    <ButtonRow>
      <ButtonLink href={addressOf(request)}>
        {isUnpaid ? pay : t(`own.get.${kind}`)}
        <HiddenText> {t(isUnpaid ? 'own.for' : 'own.of', { name })}</HiddenText>
      </ButtonLink>
    </ButtonRow>
  )
}
