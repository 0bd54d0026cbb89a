import { data } from 'react-router'
import { articleAt } from '#app/features/content/articles.server.ts'
import type { Route } from './+types/text.ts'
import { TextPage } from './article-page.tsx'

/** A page about the register: who we are, how it works, our rules. */
export function loader({ url }: Route.LoaderArgs) {
  const article = articleAt(url.pathname)
  if (!article) throw data('path', { status: 404 })
  return { article }
}

export default function TextRoute({ loaderData }: Route.ComponentProps) {
  return <TextPage {...loaderData} />
}
