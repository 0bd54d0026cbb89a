import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { WishesOf } from '#app/features/wishes/file/wishes-of.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { Card, Lead, StatusMessage, SummaryList } from '#app/ui/index.ts'
import { OfficePage } from '../office-page.tsx'

/** Someone's wishes, which were read just now. */
export function ReadWishes({ number, updatedAt, sections }: WishesOf) {
  const { t } = useTranslation('officeFiles')
  return (
    <OfficePage
      title={t('read.of', { number })}
      parent={{ href: href('/admin/dossier'), text: t('read.title') }}
    >
      <StatusMessage kind="info">
        <p>{t('read.noted')}</p>
      </StatusMessage>
      <Lead>{t('read.updated', { moment: momentOf(updatedAt) })}</Lead>
      {sections.length === 0 && <p>{t('read.empty')}</p>}
      {sections.map(({ key, title, answers }) => (
        <Card key={key} title={title}>
          <SummaryList items={answers} />
        </Card>
      ))}
    </OfficePage>
  )
}
