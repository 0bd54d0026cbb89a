import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { type AttentionAnswer, answersTo } from '#app/features/attention/answers.ts'
import type { AttentionItem } from '#app/features/attention/attention.server.ts'
import { attention } from '#app/features/attention/texts.nl.ts'
import { state } from '#app/features/operator/texts.nl.ts'
import { momentOf } from '#app/locales/dates.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/index.ts'
import { Item } from '#app/ui/office/office.tsx'
import { buttonOf } from './answers.ts'

/** `isExpired`: of a mail whose link works no more. */
type RowProps = AttentionItem & { isExpired: boolean }
type AttentionTexts = TFunction<'attention'>

/** One thing that needs a person, with what to do about it. */
export function AttentionRow(row: RowProps) {
  const { t } = useTranslation('attention')
  return (
    <Item level={2} title={t(`titles.${row.kind}`)} facts={factsOf(row, t)}>
      <p>{row.isExpired ? t('todo.mailExpired') : t(`todo.${row.kind}`)}</p>
      <Answers {...row} />
    </Item>
  )
}

/** In a line: what it is, and since when. */
function factsOf(row: AttentionItem, t: AttentionTexts): string {
  const facts = [
    ...aboutOf(row, t),
    ...(row.company ? [t('facts.company', { company: row.company })] : []),
    ...(row.amountCents === null ? [] : [t('facts.amount', { amount: eurosOf(row.amountCents) })]),
    t('since', { moment: momentOf(row.since) }),
  ]
  return facts.join(' · ')
}

function aboutOf(row: AttentionItem, t: AttentionTexts): string[] {
  const number = t('facts.number', row)
  if (row.kind === 'job') return [t('facts.job', { task: taskOf(row.about) })]
  if (row.kind === 'delivery') return [t(`deliveries.${row.why}`)]
  if (row.kind === 'payment') return [t(`payments.${row.why}`), number]
  return [number]
}

/** With the name that who runs the site knows it by. */
const taskOf = (name: string) => (state.tasks[name] ? `${state.tasks[name]} (${name})` : name)

/** The way to where it is mended, and what can be said of it. */
function Answers({ id, kind, about, requestId, isExpired }: RowProps) {
  const { t } = useTranslation('attention')
  const words: Partial<Record<AttentionAnswer, string>> = attention.answers[kind]
  return (
    <form method="post" action={href('/admin/aandacht')} data-shows="lijst">
      <ButtonRow>
        {requestId && (
          <ButtonLink href={href('/admin/toegangsverzoeken/:id', { id: requestId })}>
            {t('toRequest')}
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
