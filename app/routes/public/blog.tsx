import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { shelfPage } from '#app/features/content/shelf-page.server.ts'
import { Breadcrumb, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/blog.ts'
import { PageHead } from './page-head.tsx'
import { QuickActions } from './quick-actions.tsx'
import { ArticleCards } from './article-cards.tsx'

export const loader = () => shelfPage('blog')

/** The blog: every post. */
export default function Blog({ loaderData: { head, crumbs, cards } }: Route.ComponentProps) {
  const { t } = useTranslation(['common', 'site'])
  return (
    <>
      <PageHead head={head} />
      <Breadcrumb label={t('nav.you')} items={crumbs} />
      <h1>{t('site:blog.title')}</h1>
      <Lead>{t('site:blog.lead')}</Lead>
      <ArticleCards cards={cards} level={2} />
      <p>
        <a href={href('/blog/rss.xml')}>{t('site:blog.feed')}</a>
      </p>
      <QuickActions variant="compact" />
    </>
  )
}
