import { useTranslation } from 'react-i18next'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import { addressOf, stepWithNeighbours } from '#app/features/interview/step.ts'
import type { OpenQuestion } from '#app/features/wishes/file/open-questions.ts'
import { ButtonLink, ButtonRow, Card, StatusMessage } from '#app/ui/index.ts'
import { SectionHeading } from '../interview/section-heading.tsx'

export const OLDER_FORM = ['formulier'] as const

export function OpenQuestions({ questions }: { questions: readonly OpenQuestion[] }) {
  const { t } = useTranslation('confirming')
  if (questions.length === 0) return null
  return (
    <StatusMessage kind="info" title={t('check.openTitle')}>
      <ul>
        {questions.map(({ section, key, question }) => (
          <li key={`${section} ${key}`}>
            <a href={`${addressOf(section)}#${key}`}>
              {t('check.openItem', { number: stepWithNeighbours(section).number, question })}
            </a>
          </li>
        ))}
      </ul>
      <p>{t('check.openText')}</p>
    </StatusMessage>
  )
}

/** What was written down in a conversation: its owner reads that with care. */
export function WrittenFor({ sections }: { sections: readonly FileSectionKey[] }) {
  const { t } = useTranslation('confirming')
  if (sections.length === 0) return null
  return (
    <StatusMessage kind="info" title={t('check.writtenTitle')}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>{sectionTexts(section).summaryTitle}</a>
          </li>
        ))}
      </ul>
      <p>{t('check.written')}</p>
    </StatusMessage>
  )
}

export function EmptySection({ section }: { section: FileSectionKey }) {
  const { t } = useTranslation('confirming')
  const title = sectionTexts(section).summaryTitle
  return (
    <Card id={section}>
      <SectionHeading section={section} title={title} />
      <p>{t('check.empty')}</p>
      <ButtonRow>
        <ButtonLink
          href={addressOf(section)}
          variant="quiet"
          aria-label={t('check.fillOne', { title })}
        >
          {t('check.fill')}
        </ButtonLink>
      </ButtonRow>
    </Card>
  )
}
