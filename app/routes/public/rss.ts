import { blogFeed } from '#app/features/content/feeds.server.ts'

export const loader = () =>
  new Response(blogFeed(), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
