import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { APPROVALS } from '#app/features/release/states.ts'
import { dateOf, momentOf } from '#app/locales/dates.ts'
import { release } from '#app/features/release/texts.nl.ts'
import { Card, StatusMessage, SummaryList } from '#app/ui/index.ts'
import { askedFacts } from '../../release/asked-facts.ts'

export const LABELS: Record<string, string | undefined> = {
  reden: release.office.fields.reden.label,
  nagekeken: release.desk.fields.nagekeken.label,
  ondanks: release.desk.fields.ondanks.label,
}

/** What does not fit, in red: no such file, a stranger as trusted person, a card of another file. */
export function Doubts({ contactKnown, hasAddress, card, found, deliverable }: OfficeRequest) {
  const { t } = useTranslation('release')
  const doubts = [
    ...(deliverable ? [] : [t(found ? 'office.unsigned' : 'office.fileMissing')]),
    ...(contactKnown || !hasAddress ? [] : [t('office.contactUnknown')]),
    ...(card === 'revoked' || card === 'other' ? [t(`office.cards.${card}`)] : []),
  ]
  return doubts.map((text) => (
    <StatusMessage key={text} kind="error">
      <p>{text}</p>
    </StatusMessage>
  ))
}

type FactsProps = { request: OfficeRequest; canLook: boolean }

/** What was filled in, and what came of it. */
export function FactsOfRequest({ request, canLook }: FactsProps) {
  const { t } = useTranslation('release')
  const { kind, found, asked } = request
  return (
    <Card title={t(`kinds.${kind}`)}>
      <SummaryList items={factsForOffice(request, t)} />
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

function factsForOffice(request: OfficeRequest, t: TFunction<'release'>) {
  const { asked, kind, createdAt, waitsUntil, approved } = request
  return [
    ...(asked ? askedFacts(asked) : []),
    { question: t('office.file'), answer: fileWords(request, t) },
    { question: t('office.asked'), answer: momentOf(createdAt) },
    { question: t('office.waits'), answer: waitsUntil ? momentOf(waitsUntil) : t('office.noWait') },
    {
      question: t('office.approvals'),
      answer: t('office.approvalsOf', { done: approved, needed: APPROVALS[kind] }),
    },
  ]
}

function fileWords({ found, state, deletedAt }: OfficeRequest, t: TFunction<'release'>): string {
  if (found) return t('office.fileFound')
  if (deletedAt) return t('desk.deleted', { date: dateOf(deletedAt) })
  return t(state === 'completed' ? 'desk.deletedFile' : 'office.fileMissing')
}
