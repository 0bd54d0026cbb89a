import { useTranslation } from 'react-i18next'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import { inOwnWords, sentenceOf } from '#app/features/interview/own-words.ts'
import { addressOf } from '#app/features/interview/step.ts'
import type { Answer } from '#app/forms/answer.ts'
import { ButtonLink, ButtonRow, Card, SummaryList } from '#app/ui/index.ts'
import { SectionHeading } from '../interview/section-heading.tsx'

type SectionCardProps = {
  section: FileSectionKey
  title: string
  answers: readonly Answer[]
}

/** What someone answered in a section, with the way to change it. */
export function SectionCard({ section, title, answers }: SectionCardProps) {
  const { t } = useTranslation()
  return (
    <Card id={section} apart={section === 'secret'}>
      <SectionHeading section={section} title={title} />
      {section === 'secret' && <p>{t('wishes.secretNote')}</p>}
      <SummaryList items={inOwnWords(section, answers).map(inWords)} />
      <ButtonRow>
        <ButtonLink
          href={addressOf(section)}
          variant="quiet"
          aria-label={t('wishes.changeOne', { title })}
        >
          {t('wishes.changeStep')}
        </ButtonLink>
      </ButtonRow>
    </Card>
  )
}

const inWords = ({ question, answer }: Answer) => ({
  question,
  answer: Array.isArray(answer) ? sentenceOf(answer) : answer,
})
