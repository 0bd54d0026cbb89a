import { data } from 'react-router'
import { readingAt } from '#app/features/content/reading.server.ts'
import type { Route } from './+types/article.ts'
import { ArticlePage } from './reading.tsx'

/** An article of the knowledge base or a post of the blog. */
export function loader({ url }: Route.LoaderArgs) {
  const reading = readingAt(url.pathname)
  if (!reading) throw data('path', { status: 404 })
  return { reading }
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}
