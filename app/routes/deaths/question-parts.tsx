import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { otherDayForm } from '#app/features/deaths/report-form.ts'
import { SAID } from '#app/features/deaths/states.ts'
import { typedText } from '#app/forms/rows.ts'
import { dateOf, weekdayDateOf } from '#app/locales/dates.ts'
import { Button, FormFields, StatusMessage } from '#app/ui/index.ts'
import { Answers, ReadingPage, Ways } from '#app/ui/relatives/reading.tsx'
import type { AskedProblem } from './answering.server.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { Problems } from '../kit/problems.tsx'

type AskProps = {
  /** Who is asked. */
  name: string
  ownerFirst: string
  by: string
  /** Whether who let us know gets mail of us. */
  mailsBy: boolean
  /** '2026-11-19' */
  diedOn: string
  /** What stopped the report before this one, where one was. */
  earlier: string | null
  action: string
  /** What the form posts besides. */
  hidden: Readonly<Record<string, string>>
  problem?: AskedProblem | undefined
  /** Below something else, without a title of its own. */
  isPart?: boolean | undefined
}

/** What another contact is asked, with the three answers; after a no, whether that is so. */
export function Ask(props: AskProps) {
  const { name, ownerFirst: owner, by, diedOn, earlier, problem, isPart } = props
  const { t } = useTranslation('deaths')
  const title = name ? t('question.title', { name, owner }) : t('question.titlePlain', { owner })
  if (problem?.outcome === 'unsure') return <AskSure {...props} problem={problem} />
  if (isPart) return <AskForm {...props} before={<h2>{t('question.later')}</h2>} />
  const failed = problem && problem.outcome !== 'back'
  return (
    <ReadingPage
      title={title}
      problems={<Problems errors={problem?.errors} labelOf={() => t('question.otherDay.label')} />}
    >
      <meta name="robots" content="noindex" />
      <PageTitle title={title} failed={failed} />
      {failed && <WhyNot {...props} problem={problem} />}
      <AskForm
        {...props}
        before={
          <>
            {earlier && <p>{earlier}</p>}
            <p>
              {t(earlier ? 'question.leadAgain' : 'question.lead', {
                by,
                owner,
                date: weekdayDateOf(diedOn),
              })}
            </p>
          </>
        }
      />
      {!failed && <p>{t('question.why')}</p>}
    </ReadingPage>
  )
}

/** A no stops everything, also what colleagues saw on a paper: one quiet question before that. */
function AskSure({ ownerFirst: owner, by, mailsBy, action, hidden, problem }: AskProps) {
  const { t } = useTranslation('deaths')
  const title = t('question.no.sure', { owner })
  return (
    <ReadingPage title={title}>
      <meta name="robots" content="noindex" />
      <PageTitle title={title} />
      <p>{t(`question.no.${mailsBy ? 'follows' : 'followsByLetter'}`, { by })}</p>
      <form method="post" action={action} noValidate>
        <Hidden values={hidden} />
        <Hidden values={{ zeker: 'ja', andereDag: typedText(problem?.typed ?? {}, 'andereDag') }} />
        <Ways>
          <Button name="antwoord" value="no">
            {t('question.no.confirm', { owner })}
          </Button>
          <Button name="antwoord" value="back" variant="secondary">
            {t('question.no.back')}
          </Button>
        </Ways>
      </form>
    </ReadingPage>
  )
}

const Hidden = ({ values }: { values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))

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

function AskForm({
  ownerFirst: owner,
  action,
  hidden,
  problem,
  before,
}: AskProps & { before: ReactNode }) {
  const { t } = useTranslation('deaths')
  return (
    <form method="post" action={action} noValidate>
      {before}
      <Hidden values={hidden} />
      <FormFields
        fields={fields}
        texts={{
          andereDag: {
            label: t('question.otherDay.label'),
            hint: t('question.otherDay.hint'),
          },
        }}
        values={problem?.typed}
        errors={problem?.errors}
        mark="optional"
      />
      <Answers>
        {SAID.map((one) => (
          <Button
            key={one}
            name="antwoord"
            value={one}
            variant={one === 'yes' ? 'primary' : 'secondary'}
          >
            {t(`question.${one}.button`, { owner })}
          </Button>
        ))}
      </Answers>
    </form>
  )
}
