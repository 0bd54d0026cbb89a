import { href } from 'react-router'
import { Feed } from 'feed'
import { common } from '#app/locales/common.nl.ts'
import { site } from './texts.nl.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { textsOn } from './library.server.tsx'

/** The blog as RSS, whole texts, the newest first. */
export function blogFeed(): string {
  const posts = textsOn('blog').toSorted((a, b) => b.published.localeCompare(a.published))
  const feed = new Feed({
    title: `${common.site.name}: ${site.blog.title.toLowerCase()}`,
    description: site.blog.description,
    id: absoluteLink(href('/blog')),
    link: absoluteLink(href('/blog')),
    language: 'nl',
    favicon: absoluteLink('/favicon.svg'),
    copyright: common.site.name,
    feedLinks: { rss: absoluteLink(href('/blog/rss.xml')) },
    updated: new Date(posts[0]?.published ?? 0),
  })
  for (const { title, path, description, html, published } of posts)
    feed.addItem({
      title,
      id: absoluteLink(path),
      link: absoluteLink(path),
      description,
      content: html.replaceAll(/(href|src)="\//g, `$1="${absoluteLink(href('/'))}`),
      date: new Date(published),
    })
  return feed.rss2()
}

const OTHERS = [
  href('/'),
  href('/kennisbank'),
  href('/blog'),
  href('/afspraak'),
  href('/uitvaartondernemers/terugbellen'),
  href('/vragenlijst/papier'),
  href('/overleden'),
  href('/overleden/eerste-uren'),
  href('/overleden/eerste-dagen'),
  href('/controleer'),
]

/** For search engines and the memory: the same for every visitor. */
export const publicPages = (): { path: string; updated?: string }[] => [
  ...OTHERS.map((path) => ({ path })),
  ...textsOn().map(({ path, updated }) => ({ path, updated })),
]

/**
 * Where those go who want to begin, by the one address that our pages name: for the memory, not for search
 * engines. With anything else in its address it is somebody's own.
 */
export const signUpPage = () => `${href('/auth')}?tab=signup`

/** The same of those who come back: to sign in, and for a new password. */
export const signInPages = () => [
  href('/auth'),
  `${href('/auth')}?tab=signin`,
  `${href('/auth')}?tab=forgot`,
]

/** Addresses of all pages that are kept in the memory for who is not signed in. */
export const keptPaths = (): string[] => [
  ...publicPages().map(({ path }) => path),
  signUpPage(),
  ...signInPages(),
]

/** They change from one moment to the next, so none of them is kept in the memory. */
const CHANGING = [{ path: href('/uitvaartondernemers/zoeken') }]

/** All public pages, as search engines read them (sitemaps.org). */
export function siteMap(): string {
  const listed: ReturnType<typeof publicPages> = [...publicPages(), ...CHANGING]
  const pages = listed.map(({ path, updated }) => {
    const day = updated ? `<lastmod>${updated}</lastmod>` : ''
    return `<url><loc>${absoluteLink(path)}</loc>${day}</url>`
  })
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${pages.join('\n')}\n</urlset>\n`
}

/** Behind the sign-in page everyone is refused anyway. */
export const robots = (): string =>
  [
    'User-agent: *',
    ...[href('/admin'), href('/dashboard'), '/dev/', '/franchise', href('/vragenlijst')].map(
      (path) => `Disallow: ${path}`,
    ),
    'Allow: /vragenlijst/papier',
    '',
    `Sitemap: ${absoluteLink(href('/sitemap.xml'))}`,
    '',
  ].join('\n')
