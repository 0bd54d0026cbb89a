import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { APPROVALS, isOpenState } from '#app/features/release/states.ts'
import { dateOf, momentOf } from '#app/locales/dates.ts'
import { dialled } from '#app/locales/phone.ts'
import { releaseDesk } from '#app/features/release/desk-texts.nl.ts'
import { officeRequests } from '#app/features/release/texts/office.nl.ts'
import { Card, SummaryList } from '#app/ui/index.ts'
import { askedFacts } from '../../release/asked-facts.ts'

export const DECISION_FIELDS = {
  ...officeRequests.office.fields,
  ...releaseDesk.fields,
  ...releaseDesk.doctor,
  ...releaseDesk.leak.fields,
  ...releaseDesk.heard.fields,
}

type AskedByProps = Pick<OfficeRequest, 'companyName' | 'companyContact' | 'companyPhone'>

/** With a comma where something follows. A line would begin with one that stands outside what is laid out as one. */
const before = (words: string, next: unknown) => (next ? `${words},` : words)

/** Which member asks, and whom to call there. */
export function AskedBy({ companyName: company, companyContact, companyPhone }: AskedByProps) {
  const { t } = useTranslation('release')
  return (
    <>
      {`${before(t('desk.asks', { company }), companyContact || companyPhone)} `}
      {companyContact && <span data-day="">{before(companyContact, companyPhone)}</span>}{' '}
      {companyPhone && <a href={dialled(companyPhone)}>{companyPhone}</a>}
    </>
  )
}

type FactsProps = { request: OfficeRequest; canLook: boolean; now: Date }

/** What was filled in, and what came of it. */
export function FactsOfRequest({ request, canLook, now }: FactsProps) {
  const { t } = useTranslation('release')
  const { kind, found, asked } = request
  return (
    <Card title={t(`kinds.${kind}`)}>
      <SummaryList items={factsForOffice(request, now, t)} />
      {canLook && found && asked && (
        <p>
          <a href={href('/admin/wensen/:number', { number: asked.dossierNummer })}>
            {t('office.fileLink')}
          </a>
        </p>
      )}
    </Card>
  )
}

/** The one thing that a member writes and no file says. */
const WHY = 'verklaring'

function factsForOffice(request: OfficeRequest, now: Date, t: TFunction<'release'>) {
  const { asked, compared, createdAt, waitsUntil, ownerAgreedAt } = request
  return [
    // What stands beside the file in the comparison is not said again.
    ...(asked ? askedFacts(asked).filter(({ key }) => !compared || key === WHY) : []),
    ...(compared ? [] : [{ question: t('office.file'), answer: fileWords(request, t) }]),
    { question: t('office.asked'), answer: momentOf(createdAt) },
    waitsUntil
      ? {
          question: t(waitsUntil > now ? 'office.waits' : 'office.waited'),
          answer: momentOf(waitsUntil),
        }
      : { question: t('office.waitingTime'), answer: t('office.noWait') },
    ...(ownerAgreedAt
      ? [
          {
            question: t('office.owner'),
            answer: t('office.ownerAgreed', { moment: momentOf(ownerAgreedAt) }),
          },
        ]
      : []),
    { question: t('office.approvals'), answer: approvalsIn(request, t) },
  ]
}

function approvalsIn({ kind, state, approved }: OfficeRequest, t: TFunction<'release'>): string {
  const said = { done: approved, needed: APPROVALS[kind] }
  if (approved > 0) return t('office.approvalsOf', said)
  return t(isOpenState(state) ? 'office.approvalsNone' : 'office.approvalsNever', said)
}

function fileWords({ found, state, deletedAt }: OfficeRequest, t: TFunction<'release'>): string {
  if (found) return t('office.fileFound')
  if (deletedAt) return t('desk.deleted', { date: dateOf(deletedAt) })
  return t(state === 'completed' ? 'desk.deletedFile' : 'office.fileMissing')
}
