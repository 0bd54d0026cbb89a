import { data } from 'react-router'
import { articleAt } from '#app/features/content/articles.server.ts'
import type { Route } from './+types/article.ts'
import { ArticlePage } from './article-page.tsx'

/** An article of the knowledge base or a post of the blog. */
export function loader({ url }: Route.LoaderArgs) {
  const article = articleAt(url.pathname)
  if (!article) throw data('path', { status: 404 })
  return { article }
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}
