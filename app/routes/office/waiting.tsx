import type { TFunction } from 'i18next'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { AttentionItem } from '#app/features/attention/attention.server.ts'
import { isSoon } from '#app/features/first-days/funeral-term.ts'
import type { BatchOfOther, NoticeOfOther, Waiting } from '#app/features/office/today.server.ts'
import { answeredIn, saysWhoLives } from '#app/features/release/states.ts'
import type {
  RequestOfOther,
  WaitingRequest,
  WaitsFor,
} from '#app/features/release/waiting-requests.server.ts'
import { withCapital } from '#app/locales/capitals.ts'
import { dateOf, momentOf } from '#app/locales/dates.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { ButtonLink } from '#app/ui/index.ts'
import { CellNote, DataTable, Day, VerdictSign } from '#app/ui/office/office.tsx'
import { FirstThing } from '#app/ui/office/office-today.tsx'
import { Callable } from '../kit/callable.tsx'
import { Funeral } from './funeral.tsx'
import { colleagueWords } from './colleague-words.ts'
import { unansweredWords } from './unanswered-words.ts'
import { timeBetween, waitOf } from './requests/marks.ts'

type Words = TFunction<['office', 'attention', 'deathNotices']>

/** From here on a colleague sees by a sign how long something waits. */
const LONG = 14 * DAY_MS

/** How long something waits, in words; null for what just came in. */
function useWait(now: Date) {
  const { t } = useTranslation('release')
  return ({ since }: Waiting) => waitOf(since, now, t)
}

/** `alarm`: what one should know before anything else. */
type WaitingWords = {
  address: string
  who: string
  does: string
  note?: string
  /** The number that it names. */
  phone?: string | null | undefined
  /** The last call that nobody answered. */
  tried?: string | undefined
  alarm?: string | false
}

const isLivingWill = ({ asks }: Pick<WaitingRequest, 'asks'>) => asks === 'living_will'

const BY_PHONE: readonly WaitsFor[] = ['telephone', 'silent', 'call']
const BY_COLLEAGUE: readonly WaitsFor[] = ['colleague', 'confirm']
const isByPhone = (waitsFor: WaitsFor) => BY_PHONE.includes(waitsFor)

/** What is done, or waited for. */
const doesOf = (
  {
    waitsFor,
    contact,
    company,
    phone,
  }: Pick<WaitingRequest, 'waitsFor' | 'contact' | 'company' | 'phone'>,
  t: Words,
) =>
  t(`today.request.${waitsFor}`, {
    contact: contact ?? t('today.request.someone'),
    member: phone ? t('today.request.member', { company, phone }) : company,
  })

/** Why nobody can approve it, or that there may be haste. */
const requestAlarm = (one: WaitingRequest, t: Words) =>
  one.waitsFor === 'notFound' || one.waitsFor === 'denied' || one.waitsFor === 'unsigned'
    ? t(`today.request.alarm.${one.waitsFor}`)
    : isLivingWill(one) && t('today.request.livingWill')

/** Its number, and whose it is where it is of a colleague. */
const batchName = ({ number, printer }: Extract<Waiting, { kind: 'batch' }>, t: Words) =>
  printer && !printer.isOwn
    ? t('today.batch.whoOf', { number, printer: colleagueWords(printer, t) })
    : t('today.batch.who', { number })

/** What tells two deaths apart: of whom they are stands behind a look that is noted. */
const ofWhom = ({ diedOn, numberEnd }: { diedOn: string; numberEnd: string | null }, t: Words) =>
  numberEnd
    ? t('today.ofWhom', { day: dateOf(diedOn), numberEnd })
    : t('today.ofWhomGone', { day: dateOf(diedOn) })

/** What it is, in words, and where it is done. */
function wordsOf(one: Waiting, now: Date, t: Words): WaitingWords {
  switch (one.kind) {
    case 'request':
      return {
        address: isByPhone(one.waitsFor)
          ? href('/admin/toegangsverzoeken/:id/telefoon', one)
          : href('/admin/toegangsverzoeken/:id', one),
        who: one.name ?? one.number,
        does: doesOf(one, t),
        phone: one.phone,
        note: requestNote(one, t),
        // Calls in vain are of before there was an answer.
        tried:
          isByPhone(one.waitsFor) && one.waitsFor !== 'call'
            ? unansweredWords(one, now, t)
            : undefined,
        alarm: requestAlarm(one, t),
      }
    case 'delivery':
      return {
        address: href('/admin/toegangsverzoeken/:id', one),
        who: one.name ?? one.company,
        does: deliveryDoes(one, t),
        phone: one.phone,
        note: one.company,
        tried: unansweredWords(one, now, t),
        alarm: isLivingWill(one) && t('today.request.livingWill'),
      }
    case 'toCall':
      return {
        address: `${href('/admin/toegangsverzoeken/:id', one)}#bellen`,
        who: one.name ?? one.company,
        does: t(`today.toCall.${one.who}.${one.about}`, {
          contact: one.contact ?? t('today.request.someone'),
        }),
        note: one.company,
        alarm: one.about === 'asked' && t('today.toCall.untold'),
      }
    case 'death':
      return {
        address: href('/admin/toegangsverzoeken/overlijden/:id', one),
        who: t('today.death.who', one),
        does: t(one.isSecond ? 'today.death.second' : 'today.death.does'),
        note: ofWhom(one, t),
        alarm: one.isDenied && t('today.death.denied'),
      }
    case 'notice':
      return {
        address: href('/admin/toegangsverzoeken/overlijden/:id/contact/:notice', {
          id: one.reportId,
          notice: one.id,
        }),
        who: t('today.notice.who', one),
        does: noticeDoes(one, t),
        note: ofWhom(one, t),
        tried: one.isSecond || one.printedAt ? undefined : unansweredWords(one, now, t),
      }
    case 'callback':
      return {
        address: href('/admin/gilde/terugbellen'),
        who: one.company,
        does: t('today.callback.does', one),
        phone: one.phone,
        tried: unansweredWords(one, now, t),
      }
    case 'application':
      return {
        address: href('/admin/gilde/leden/:id', one),
        who: one.company,
        does: t('today.application.does'),
        note: one.contact,
      }
    case 'cards':
      return {
        address: href('/admin/kaartjes'),
        who: t('today.cards.who', { count: one.orders }),
        does: t('today.cards.does'),
      }
    case 'batch':
      return {
        address: href('/admin/kaartjes/:batch', { batch: String(one.number) }),
        who: batchName(one, t),
        does: t(`today.batch.${one.state}`),
        note: t('today.batch.orders', { count: one.orders }),
      }
    case 'stopped':
      return stoppedWords(one, t)
    case 'attention':
      return attentionWords(one, t)
    case 'reading':
      return { address: href('/admin/dossier/meer'), who: one.email, does: t('today.reading.does') }
  }
}

/** Which member asks, and why now where somebody may need care. */
const requestNote = (one: WaitingRequest, t: Words) =>
  isLivingWill(one) && one.why
    ? t('today.request.why', { company: one.company, why: one.why })
    : one.company

/** Which decision, or whom to call where the funeral is near. */
function deliveryDoes(one: Extract<Waiting, { kind: 'delivery' }>, t: Words) {
  const { asks, company, phone, isOver, isInactive } = one
  if (isInactive) return t(`today.delivery.inactive.${asks}`, { company })
  if (isOver) return t('today.delivery.does')
  return phone
    ? t('today.delivery.call', { company, phone })
    : t('today.delivery.reach', { company })
}

/** To call or to write, or to post what was written. */
function noticeDoes(one: Extract<Waiting, { kind: 'notice' }>, t: Words) {
  const { isSecond, printedAt, about } = one
  if (isSecond) return t('today.notice.second', one)
  return printedAt
    ? t('today.notice.post', { moment: momentOf(printedAt) })
    : t(`deathNotices:about.${about}`)
}

/** Whom the first thing is about, what it is and what is done about it; and how much there is besides. */
function attentionWords(one: Extract<Waiting, { kind: 'attention' }>, t: Words): WaitingWords {
  const { first, count } = one
  return {
    address: href('/admin/aandacht'),
    who: first.company ?? t(`attention:titles.${first.kind}`),
    does: attentionDoes(first, t),
    ...(count > 1 && { note: t('today.attention.more', { count: count - 1 }) }),
  }
}

function attentionDoes(first: AttentionItem, t: Words) {
  if (first.kind === 'payment') return t(`attention:now.payment.${first.why}`)
  if (first.kind === 'returned') return t(`attention:now.returned.${first.why}`)
  if (first.kind === 'delivery') return t(`attention:now.delivery.${first.why}`)
  return t(`attention:now.${first.kind}`)
}

/** Who lives or may live, whom to call first, and what was got. */
function stoppedWords(one: Extract<Waiting, { kind: 'stopped' }>, t: Words): WaitingWords {
  const { what, company, companyPhone, contact, contactPhone, fetchedAt } = one
  const name = one.name ?? one.number ?? company
  // What was got is more than what was answered.
  const answered = what === 'entered' ? answeredIn(one.asked, one.because) : null
  const [called, phone] =
    what !== 'entered'
      ? [company, companyPhone]
      : [contact ?? t('today.request.someone'), contactPhone]
  const said = {
    name,
    company,
    contact: contact ?? t('today.stopped.contact'),
    call: phone ? t('today.stopped.call', { name: called, phone }) : called,
    what: t(`today.stopped.what.${one.asked}`),
    moment: fetchedAt ? momentOf(fetchedAt) : '',
  }
  return {
    address: href('/admin/aandacht'),
    who: name,
    does: answered
      ? t('today.stopped.answered.does', said)
      : t(
          `today.stopped.${what === 'fetched' && !saysWhoLives(one.because) ? 'erred' : what}.does`,
          said,
        ),
    phone,
    note: t(`today.stopped.${what}.note`, said),
    alarm: answered
      ? t(`today.stopped.answered.alarm.${answered}`, said)
      : t(`today.stopped.${what}.alarm`, said),
  }
}

/** What a colleague begins with today, and since when it waits. */
export function First({ one, now }: { one: Waiting; now: Date }) {
  const { t } = useTranslation(['office', 'attention', 'deathNotices'])
  const wait = useWait(now)(one)
  const { address, who, does, phone, note, tried, alarm } = wordsOf(one, now, t)
  const { funeral } = one
  const title = one.kind === 'request' ? t('today.request.title', { ...one, name: who }) : who
  return (
    <FirstThing label={t('today.first')} title={title}>
      {alarm && (
        <p>
          <VerdictSign kind="error">{alarm}</VerdictSign>
        </p>
      )}
      {note && (one.kind !== 'request' || isLivingWill(one)) && <p>{note}</p>}
      {tried && <p>{`${tried}.`}</p>}
      <p>
        <Callable text={does} phones={[phone]} />
        {`. ${wait ? t('today.waitsFor', { age: wait }) : t('today.justCame')}.`}
      </p>
      {funeral && (
        <p>
          <Funeral day={funeral} now={now} />
        </p>
      )}
      <ButtonLink href={address}>{t(`today.${one.kind}.open`)}</ButtonLink>
    </FirstThing>
  )
}

const Wait = ({ isLong, children }: { isLong: boolean; children: string }) =>
  isLong ? (
    <Day>
      <VerdictSign kind="error">{children}</VerdictSign>
    </Day>
  ) : (
    children
  )

/** The column of funerals is there where one of the rows has one. */
export function Rest({ rows, now }: { rows: readonly Waiting[]; now: Date }) {
  const { t } = useTranslation(['office', 'attention', 'deathNotices'])
  const wait = useWait(now)
  const hasFunerals = rows.some(({ funeral }) => funeral)
  return (
    <DataTable
      caption={t('today.rest')}
      columns={[
        t('today.who'),
        { title: t('today.does'), isPlain: true },
        t('today.waits'),
        ...(hasFunerals ? [t('today.until')] : []),
      ]}
      rows={rows.map((one) => {
        const { address, who, does, phone, note, tried, alarm } = wordsOf(one, now, t)
        const { funeral } = one
        return {
          key: `${one.kind} ${'call' in one ? one.call : 'id' in one ? one.id : address}`,
          cells: [
            <a key="to" href={address}>
              {who}
            </a>,
            <Fragment key="does">
              {alarm && (
                <div>
                  <VerdictSign kind="error">{alarm}</VerdictSign>
                </div>
              )}
              <Callable text={does} phones={[phone]} />
              {tried && <CellNote>{tried}</CellNote>}
              {note && <CellNote>{note}</CellNote>}
            </Fragment>,
            <Wait key="wait" isLong={now.getTime() - one.since.getTime() >= LONG}>
              {wait(one) ?? t('today.fresh')}
            </Wait>,
            ...(hasFunerals
              ? [funeral && <Funeral key="funeral" day={funeral} now={now} inColumn />]
              : []),
          ],
        }
      })}
    />
  )
}

type Row = { key: string; cells: readonly [ReactNode, ...ReactNode[]] }

type OthersProps = {
  rows: readonly RequestOfOther[]
  notices: readonly NoticeOfOther[]
  batches: readonly BatchOfOther[]
  now: Date
}

/** Requests that somebody else has to do something for, with the time that they have; contacts, and cards. */
export function Others({ rows, notices, batches, now }: OthersProps) {
  const { t } = useTranslation(['office', 'attention', 'deathNotices'])
  const { t: words } = useTranslation('release')
  return (
    <DataTable
      caption={t('today.others.caption')}
      columns={[
        t('today.others.who'),
        { title: t('today.others.what'), isPlain: true },
        { title: t('today.others.left'), isPlain: true },
        t('today.others.funeral'),
      ]}
      rows={[
        ...rows.map(({ id, name, number, company, until, funeral, ...one }): Row => ({
          key: id,
          cells: [
            <a key="to" href={href('/admin/toegangsverzoeken/:id', { id })}>
              {name ?? number}
            </a>,
            <Fragment key="does">
              {isLivingWill(one) && (
                <div>
                  <VerdictSign kind="error">{t('today.request.livingWill')}</VerdictSign>
                </div>
              )}
              <Callable text={doesOf({ ...one, company }, t)} phones={[one.phone]} />
              <CellNote>{company}</CellNote>
            </Fragment>,
            <Fragment key="left">
              {one.hopeless && (
                <VerdictSign kind="error">{words(`desk.list.refuse.${one.hopeless}`)}</VerdictSign>
              )}
              {until && (
                <VerdictSign kind="wait">
                  {t('today.left', { age: timeBetween(now, until, words) })}
                </VerdictSign>
              )}
              {BY_COLLEAGUE.includes(one.waitsFor) && isSoon(funeral, now) && (
                <VerdictSign kind="error">{t('today.others.soon')}</VerdictSign>
              )}
            </Fragment>,
            funeral && <Funeral key="funeral" day={funeral} now={now} inColumn />,
          ],
        })),
        ...notices.map((one): Row => ({
          key: `contact ${one.id}`,
          cells: [
            <a
              key="to"
              href={href('/admin/toegangsverzoeken/overlijden/:id/contact/:notice', {
                id: one.reportId,
                notice: one.id,
              })}
            >
              {one.name}
            </a>,
            <Fragment key="does">
              {t(`today.others.notice.${one.about === 'new-code' ? 'letter' : 'call'}`, one)}
              <CellNote>{ofWhom(one, t)}</CellNote>
            </Fragment>,
            '',
            one.funeral && <Funeral key="funeral" day={one.funeral} now={now} inColumn />,
          ],
        })),
        ...batches.map(({ number, printer, since }): Row => ({
          key: `batch ${number}`,
          cells: [
            <a key="to" href={href('/admin/kaartjes/:batch', { batch: String(number) })}>
              {t('today.batch.who', { number })}
            </a>,
            <Fragment key="does">
              {t('today.others.batch', { printer: withCapital(colleagueWords(printer, t)) })}
              <CellNote>{t('today.others.take', { age: timeBetween(since, now, words) })}</CellNote>
            </Fragment>,
            '',
            '',
          ],
        })),
      ]}
    />
  )
}
