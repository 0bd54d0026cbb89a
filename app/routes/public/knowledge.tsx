import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { search, tidyQuery } from '#app/features/content/search.server.ts'
import { shelfPage } from '#app/features/content/shelf-page.server.ts'
import { Breadcrumb, Lead, SearchForm } from '#app/ui/index.ts'
import type { Route } from './+types/knowledge.ts'
import { PageHead } from './page-head.tsx'
import { QuickActions } from './quick-actions.tsx'
import { ArticleCards } from './article-cards.tsx'
import { SearchResults } from './search-results.tsx'

export async function loader({ url }: Route.LoaderArgs) {
  const query = tidyQuery(url.searchParams.get('q'))
  return { ...shelfPage('kennisbank'), query, found: await search(query) }
}

/** The knowledge base: every article, and the search in it (`?q=`). */
export default function Knowledge({ loaderData }: Route.ComponentProps) {
  const { head, crumbs, cards, query, found } = loaderData
  const { t } = useTranslation(['common', 'site'])
  const title = query ? t('site:knowledge.search.title', { query }) : head.title
  return (
    <>
      <PageHead head={{ ...head, title }} />
      {query && <meta name="robots" content="noindex" />}
      <Breadcrumb label={t('nav.you')} items={crumbs} />
      <h1>{query ? title : t('site:knowledge.title')}</h1>
      {!query && <Lead>{t('site:knowledge.lead')}</Lead>}
      <SearchForm
        action={href('/kennisbank')}
        label={t('site:knowledge.search.label')}
        submit={t('site:knowledge.search.submit')}
        query={query}
      />
      {query && <SearchResults query={query} found={found} />}
      {query && <h2>{t('site:knowledge.search.all')}</h2>}
      <ArticleCards cards={cards} level={query ? 3 : 2} />
      <QuickActions variant="default" />
    </>
  )
}
