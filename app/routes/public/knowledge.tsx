import { useTranslation } from 'react-i18next'
import { shelfPage } from '#app/features/content/shelf-page.server.ts'
import { Breadcrumb, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/knowledge.ts'
import { PageHead } from './page-head.tsx'
import { ReadingCards } from './reading-cards.tsx'

export const loader = () => shelfPage('kennisbank')

/** The knowledge base: every article. */
export default function Knowledge({ loaderData: { head, crumbs, cards } }: Route.ComponentProps) {
  const { t } = useTranslation(['common', 'site'])
  return (
    <>
      <PageHead head={head} />
      <Breadcrumb label={t('nav.you')} items={crumbs} />
      <h1>{t('site:knowledge.title')}</h1>
      <Lead>{t('site:knowledge.lead')}</Lead>
      <ReadingCards cards={cards} level={2} />
    </>
  )
}
