import { useTranslation } from '#app/locales/use-translation.ts'
import { answers } from '#app/forms/answers.ts'
import type { SectionData } from '#app/forms/values.ts'
import { livingWill } from '#app/features/living-will/questions.ts'
import { livingWillQuestions } from '#app/features/living-will/texts.nl.ts'
import { Card, StatusMessage, SummaryList } from '#app/ui/index.ts'

/** Nothing was overwritten: what was stored in between stands beside what was typed. */
export function ChangedElsewhere({ stored }: { stored: SectionData }) {
  const { t } = useTranslation(['livingWill', 'common'])
  return (
    <>
      <StatusMessage kind="error">
        <p>{t('form.conflict')}</p>
      </StatusMessage>
      <Card title={t('common:interview.conflict.stored')}>
        <SummaryList items={answers(livingWill, livingWillQuestions, stored)} />
      </Card>
    </>
  )
}
