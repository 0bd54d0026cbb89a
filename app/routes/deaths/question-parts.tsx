import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { otherDayForm } from '#app/features/deaths/report-form.ts'
import { SAID } from '#app/features/deaths/states.ts'
import { type FieldErrors, type Typed, typedText } from '#app/forms/rows.ts'
import { dateOf } from '#app/locales/dates.ts'
import { Button, FormFields, MoreWays, StatusMessage } from '#app/ui/index.ts'
import { ReadingPage, Ways } from '#app/ui/relatives/reading.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { Problems } from '../kit/problems.tsx'

/** Why an answer did not count, with what was typed. */
export type AskedProblem = {
  outcome: 'wrong' | 'other-day' | 'same-mailbox'
  typed: Typed
  errors: FieldErrors
}

type AskProps = {
  /** Who is asked. */
  name: string
  ownerFirst: string
  by: string
  /** '2026-11-19' */
  diedOn: string
  action: string
  /** What the form posts besides. */
  hidden: Readonly<Record<string, string>>
  problem?: AskedProblem | undefined
  /** Below something else, without a title of its own. */
  isPart?: boolean | undefined
}

/** What another contact is asked, with the three answers. */
export function Ask(props: AskProps) {
  const { name, ownerFirst: owner, by, diedOn, problem, isPart } = props
  const { t } = useTranslation('deaths')
  const title = name ? t('question.title', { name, owner }) : t('question.titlePlain', { owner })
  if (isPart) return <AskForm {...props} before={<h2>{t('question.later')}</h2>} />
  return (
    <ReadingPage title={title}>
      <meta name="robots" content="noindex" />
      <PageTitle title={title} failed={problem !== undefined} />
      <Problems errors={problem?.errors} labelOf={() => t('question.otherDay.label')} />
      {problem && <WhyNot {...props} problem={problem} />}
      <AskForm
        {...props}
        before={
          <>
            <p>{t('question.lead', { by, owner, date: dateOf(diedOn) })}</p>
            {!problem && <p>{t('question.why')}</p>}
          </>
        }
      />
    </ReadingPage>
  )
}

function WhyNot({ by, diedOn, problem }: AskProps & { problem: AskedProblem }) {
  const { t } = useTranslation('deaths')
  const { outcome, typed } = problem
  if (outcome === 'same-mailbox')
    return (
      <StatusMessage kind="info" title={t('question.sameMailbox.title')}>
        <p>{t('question.sameMailbox.text', { by })}</p>
      </StatusMessage>
    )
  if (outcome !== 'other-day') return null
  const own = typedText(typed, 'andereDag')
  return (
    <StatusMessage kind="info" title={t('question.otherDay.title')}>
      <p>{t('question.otherDay.text', { own, by, date: dateOf(diedOn) })}</p>
    </StatusMessage>
  )
}

/** The field is the same every day; only what is right in it depends on today. */
const { fields } = otherDayForm(new Date())

function AskForm({ action, hidden, problem, before }: AskProps & { before: ReactNode }) {
  const { t } = useTranslation('deaths')
  const day = (
    <FormFields
      fields={fields}
      texts={{
        andereDag: { label: t('question.otherDay.label'), hint: t('question.otherDay.hint') },
      }}
      values={problem?.typed}
      errors={problem?.errors}
      mark="optional"
    />
  )
  const isDayOpen = problem?.outcome === 'other-day' || problem?.outcome === 'wrong'
  return (
    <form method="post" action={action} noValidate>
      {before}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isDayOpen && day}
      <Ways>
        {SAID.map((one) => (
          <Button
            key={one}
            name="antwoord"
            value={one}
            variant={one === 'yes' ? 'primary' : 'secondary'}
          >
            {t(`question.${one}.button`)}
          </Button>
        ))}
      </Ways>
      {!isDayOpen && <MoreWays summary={t('question.otherDay.summary')}>{day}</MoreWays>}
    </form>
  )
}
