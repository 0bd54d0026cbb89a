import { useTranslation } from '#app/locales/use-translation.ts'
import { answers } from '#app/forms/answers.ts'
import type { FieldTexts } from '#app/forms/answer.ts'
import type { Field } from '#app/forms/fields.ts'
import { CHOICE, type AnswerChoice } from '#app/forms/stored/own-fields.ts'
import type { Conflict } from '#app/forms/stored/answers-page.server.ts'
import type { SectionData } from '#app/forms/values.ts'
import { Card, RadioGroup, SummaryList } from '#app/ui/index.ts'
import type { FieldProblem } from './problem-list.ts'

/** What has to be chosen on a page, with a link to each choice. */
export function useDisputed(
  conflict: Conflict | undefined,
  labelOf: (name: string) => string,
): FieldProblem[] {
  const { t } = useTranslation()
  return Object.keys(conflict?.choices ?? {}).map((name) => ({
    href: `#keuze-${name}`,
    text: t('interview.conflict.item', { question: labelOf(name) }),
  }))
}

type ChooseProps = {
  field: Field
  text: FieldTexts
  stored: SectionData
  /** What is preselected. */
  choice: AnswerChoice
}

/** Shows what was stored in between and lets the person choose; nothing is overwritten unseen. */
export function ChooseAnswer({ field: asked, text, stored, choice }: ChooseProps) {
  const { t } = useTranslation()
  const { key } = asked
  const fields = [{ ...asked, showIf: undefined }]
  const shown = answers({ key, fields }, { fields: { [key]: text } }, stored)
  const option = (value: AnswerChoice, label: string) => ({ value, label })
  return (
    <Card title={t('interview.conflict.stored')}>
      {shown.length > 0 ? (
        <SummaryList items={shown} />
      ) : (
        <p>{t('interview.conflict.nothingStored')}</p>
      )}
      <RadioGroup
        id={`keuze-${key}`}
        name={`${CHOICE}${key}`}
        legend={t('interview.conflict.choose')}
        value={choice}
        options={[
          ...(choice === '' ? [option('', t('interview.conflict.open'))] : []),
          option('getypt', t('interview.conflict.typed')),
          option(choice === 'was-leeg' ? choice : 'opgeslagen', t('interview.conflict.keep')),
        ]}
      />
    </Card>
  )
}
