import { useTranslation } from 'react-i18next'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import { addressOf } from '#app/features/interview/step.ts'
import { ButtonLink, ButtonRow, Card, type SummaryItem, SummaryList } from '#app/ui/index.ts'
import { SectionHeading } from '../interview/section-heading.tsx'

type SectionCardProps = {
  section: FileSectionKey
  title: string
  answers: readonly SummaryItem[]
}

/** What someone answered in a section, with the way to change it. */
export function SectionCard({ section, title, answers }: SectionCardProps) {
  const { t } = useTranslation()
  return (
    <Card id={section} apart={section === 'secret'}>
      <SectionHeading section={section} title={title} />
      {section === 'secret' && <p>{t('wishes.secretNote')}</p>}
      <SummaryList items={answers} />
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
