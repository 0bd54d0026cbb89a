import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import type {
  Approver,
  RequestHistory as Told,
} from '#app/features/release/office-requests.server.ts'
import { joinedList, momentOf } from '#app/locales/dates.ts'
import { withoutCapital } from '#app/locales/capitals.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import { callWords } from './decision/call-words.ts'
import { stateWords } from '../../release/state-words.ts'

type PastProps = Omit<Told, 'others'> & {
  isOpen: boolean
  kind: RequestKind
  /** As who asks wrote whose file it is. */
  name: string | null
}

/**
 * What happened to a request and who approved, refused or stopped it, the oldest first.
 *
 * @param isOpen then it matters who of them counts (any more)
 */
export function PastCard(props: PastProps) {
  const { steps, approvals, takenBack, refusal, call, calls, isOpen, ...about } = props
  const { t } = useTranslation('release')
  const lines = [
    ...steps.map((step) => ({ at: step.at, what: stepWords(step, { refusal, call }, t) })),
    ...approvals.map((one) => ({
      at: one.at,
      what: isOpen && !one.counts ? noLonger(one, t) : approvalWords(one, t),
    })),
    ...takenBack.map(({ by, at }) => ({
      at,
      what: t('desk.past.takenBack', { by: by ?? t('desk.named.colleague') }),
    })),
    ...calls.map((one) => ({ at: one.at, what: callWords(one, about, t) })),
    ...(refusal?.paidBackAt ? [{ at: refusal.paidBackAt, what: t('desk.past.paidBack') }] : []),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return (
    <section aria-labelledby="verloop">
      <h2 id="verloop">{t('desk.past.title')}</h2>
      <ul>
        {lines.map(({ at, what }) => (
          <li key={`${at.toISOString()} ${what}`}>
            {t('desk.past.line', { moment: momentOf(at), what })}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Step = Told['steps'][number]

/** With which colleagues refused or stopped it, or heard the trusted person. */
function stepWords(
  step: Step,
  { refusal, call }: Pick<Told, 'refusal' | 'call'>,
  t: TFunction<'release'>,
): string {
  const { former, next, because } = step
  const by = refusal?.by
  if (next === 'stopped' && by && because)
    return t('desk.past.stopped', { by, reason: t(`because.${because}`) })
  if (former === next) return t('desk.past.again')
  if (next === 'rejected' && by && because && because !== 'contact-denies')
    return t('desk.past.refused', { by, reason: t(`because.${because}`) })
  switch (next) {
    case 'unpaid':
    case 'waiting_contact':
      return t(`desk.past.${next}`)
    case 'waiting_time':
      return saidWords(t(`desk.past.${next}`), call, t)
    case 'pending_verification':
      return former === 'waiting_time'
        ? t(`desk.past.${next}.${former}`)
        : saidWords(t(`desk.past.${next}.waiting_contact`), call, t)
    default:
      return withoutCapital(stateWords({ ...step, state: next }, t))
  }
}

/** What the trusted person said, and who heard it where that was on the telephone. */
function saidWords(what: string, call: Told['call'], t: TFunction<'release'>): string {
  const { notedBy: noted, confirmedBy: confirmed } = call ?? {}
  return noted && confirmed ? t('desk.past.byPhone', { what, noted, confirmed }) : what
}

const noLonger = (one: Approver, t: TFunction<'release'>): string =>
  t('desk.past.noLonger', { said: approvalWords(one, t) })

/** Which colleague approved, how they looked into it, and why all the same. */
export function approvalWords(
  { by: name, checks, despite }: Approver,
  t: TFunction<'release'>,
): string {
  const by = name ?? t('desk.named.colleague')
  const how =
    checks.length > 0
      ? joinedList(checks.map((one) => t(`desk.fields.nagekeken.options.${one}`).toLowerCase()))
      : t('desk.past.unseen')
  return despite
    ? t('desk.past.approvedDespite', {
        by,
        checks: how,
        despite: t(`desk.fields.ondanks.options.${despite}`),
      })
    : t('desk.past.approved', { by, checks: how })
}
