import { siteMap } from '#app/features/content/feeds.server.ts'

export const loader = () =>
  new Response(siteMap(), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
