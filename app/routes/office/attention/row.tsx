import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import {
  type AttentionAnswer,
  type AttentionKind,
  answersTo,
  isStop,
} from '#app/features/attention/answers.ts'
import type { ShownAttention } from '#app/features/attention/attention.server.ts'
import { attention } from '#app/features/attention/texts.nl.ts'
import { state } from '#app/features/operator/texts.nl.ts'
import { momentOf } from '#app/locales/dates.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { Button, ButtonLink, ButtonRow, SummaryList } from '#app/ui/index.ts'
import { OfficeBody } from '#app/ui/office/office-body.tsx'
import { Item } from '#app/ui/office/office.tsx'
import { buttonOf } from './answers.ts'
import { stopFacts, Stopped } from './stopped.tsx'

/** `isExpired`: of a mail whose link works no more. */
type RowProps = ShownAttention & { isExpired: boolean }
type AttentionTexts = TFunction<'attention'>

/** One thing that needs a person, with what to do about it. */
export function AttentionRow(row: RowProps) {
  const { t } = useTranslation('attention')
  return (
    <Item level={2} title={t(`titles.${row.kind}`)} facts={sinceOf(row, t)}>
      {row.kind === 'payment' && <p>{t(`payments.${row.why}`)}</p>}
      {row.kind === 'returned' && <p>{t(`returned.${row.why}`)}</p>}
      {row.kind === 'delivery' && <p>{t(`deliveries.${row.why}`)}</p>}
      {row.kind === 'death' && <p>{t(`deaths.${row.why}`)}</p>}
      {(row.kind === 'fetched' || row.kind === 'entered' || row.kind === 'denied') && (
        <Stopped {...row} />
      )}
      <OfficeBody>
        <SummaryList items={factsOf(row, t)} />
      </OfficeBody>
      <p>{row.isExpired ? t('todo.mailExpired') : t(`todo.${row.kind}`)}</p>
      <Answers {...row} />
    </Item>
  )
}

/** By which it is looked up elsewhere. */
const HAVE_NUMBER: readonly AttentionKind[] = ['mail', 'payment', 'refund', 'returned']

const sinceOf = ({ since }: ShownAttention, t: AttentionTexts) =>
  t('since', { moment: momentOf(since) })

/** What it is about, with the number to look it up by. What came in we do not know where it is not what we asked. */
function factsOf(row: ShownAttention, t: AttentionTexts) {
  const fact = (key: keyof typeof attention.facts, answer: string) => ({
    question: t(`facts.${key}`),
    answer,
  })
  const { kind, about, company, amountCents, stopped } = row
  const isPayment = kind === 'payment'
  return [
    ...(amountCents === null ? [] : [fact(isPayment ? 'asked' : 'amount', eurosOf(amountCents))]),
    ...(isPayment ? [fact('paid', t('facts.paidElsewhere'))] : []),
    ...(company ? [fact('company', company)] : []),
    ...(stopped ? stopFacts(stopped, t) : []),
    ...(kind === 'job' ? [fact('job', taskOf(about))] : []),
    ...(HAVE_NUMBER.includes(kind) ? [fact('number', about)] : []),
  ]
}

/** With the name that who runs the site knows it by. */
const taskOf = (name: string) => (state.tasks[name] ? `${state.tasks[name]} (${name})` : name)

/** The way to where it is mended, and what can be said of it. */
function Answers({ id, kind, about, requestId: delivered, isExpired }: RowProps) {
  const { t } = useTranslation('attention')
  const requestId = isStop(kind) ? about : delivered
  const words: Partial<Record<AttentionAnswer, string>> = attention.answers[kind]
  return (
    <form method="post" action={href('/admin/aandacht')} data-shows="lijst">
      <ButtonRow>
        {requestId && (
          <ButtonLink href={href('/admin/toegangsverzoeken/:id', { id: requestId })}>
            {t('toRequest')}
          </ButtonLink>
        )}
        {kind === 'death' && (
          <ButtonLink href={href('/admin/toegangsverzoeken/overlijden/:id', { id: about })}>
            {t('toReport')}
          </ButtonLink>
        )}
        {answersTo(kind, isExpired).map((answer) => (
          <Button
            key={answer}
            name={buttonOf(answer)}
            value={id}
            variant="secondary"
            aria-label={`${words[answer]}: ${about}`}
          >
            {words[answer]}
          </Button>
        ))}
      </ButtonRow>
    </form>
  )
}
