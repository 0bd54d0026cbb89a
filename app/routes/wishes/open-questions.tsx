import { useTranslation } from '#app/locales/use-translation.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import { addressOf, stepWithNeighbours } from '#app/features/interview/step.ts'
import type { OpenQuestion } from '#app/features/wishes/file/open-questions.ts'
import { EmptyChapter } from '#app/ui/chapter.tsx'
import { StatusMessage } from '#app/ui/index.ts'

export const OLDER_FORM = ['formulier'] as const

/**
 * What was left open in the interview, each a link to its question; nothing where all is answered.
 */
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

type EmptySectionProps = {
  section: FileSectionKey
  note?: string | undefined
  /** Where one reads back and confirms nothing, the link is enough. */
  isBrief?: boolean
}

/** A chapter in which nothing is answered, with the link to its step. */
export function EmptySection({ section, note, isBrief }: EmptySectionProps) {
  const { t } = useTranslation('confirming')
  const title = sectionTexts(section).summaryTitle
  return (
    <EmptyChapter
      id={section}
      area={section === 'formulier' ? undefined : section}
      title={title}
      note={note}
    >
      {!isBrief && `${t('check.empty')} `}
      <a href={addressOf(section)} aria-label={t('check.fillOne', { title })}>
        {t('check.fill')}
      </a>
    </EmptyChapter>
  )
}
