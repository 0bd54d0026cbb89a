import { href } from 'react-router'
import { common } from '#app/locales/common.nl.ts'
import { site } from './texts.nl.ts'
import { head, type Head } from './head.server.ts'
import { type SiteText, textAt, textsOn, related } from './library.server.tsx'
import { questionsIn } from './questions.ts'
import type { Shelf } from './shelves.ts'
import {
  article,
  breadcrumbs,
  type Described,
  faqPage,
  localBusiness,
  service,
  webPage,
} from './structured-data.server.ts'

export type Article = Pick<
  SiteText,
  | 'title'
  | 'description'
  | 'html'
  | 'minutes'
  | 'updated'
  | 'reviewed'
  | 'sources'
  | 'path'
  | 'shelf'
  | 'headings'
> & { lead: string; head: Head; crumbs: Crumb[]; related: ArticleCard[]; section: SectionLink[] }
type SectionLink = { href: string; text: string }
type Crumb = { href?: string; text: string }
export type ArticleCard = { path: string; title: string; teaser: string }

const FRONT: Partial<Record<Shelf, Crumb>> = {
  kennisbank: { href: href('/kennisbank'), text: site.knowledge.title },
  blog: { href: href('/blog'), text: site.blog.title },
  uitvaartondernemers: { href: href('/uitvaartondernemers'), text: site.nav.directors },
  juridisch: { href: href('/juridisch'), text: site.footer.legal },
}

/**
 * Null when there is none. Capitals and a last slash are of no account: there is a canonical
 * address.
 */
export function articleAt(wanted: string): Article | null {
  const text = textAt(/^.*[^/]/.exec(wanted.toLowerCase())?.[0] ?? '')
  if (!text) return null
  const { path } = text
  const crumbs = crumbsOf(text)
  const { title, description, html, minutes, updated, reviewed, sources, shelf, headings } = text
  return {
    title,
    description,
    lead: text.teaser ?? description,
    html,
    minutes,
    updated,
    reviewed,
    sources,
    path,
    shelf,
    headings,
    crumbs,
    head: head({
      path,
      title,
      description,
      kind: isArticle(text) ? 'article' : 'website',
      graph: [...graphOf(text), breadcrumbs(crumbs, path)],
    }),
    related: isArticle(text) ? related(text).map(articleCard) : [],
    section: sectionCrumbs(text),
  }
}

function sectionCrumbs({ shelf }: SiteText): SectionLink[] {
  if (shelf !== 'uitvaartondernemers' && shelf !== 'juridisch') return []
  const pages = textsOn(shelf).map(({ path, title }) => ({ href: path, text: title }))
  const more = { href: href('/uitvaartondernemers/terugbellen'), text: site.directors.callback }
  return shelf === 'juridisch' ? pages : [...pages, more]
}

const isArticle = ({ shelf }: SiteText) => shelf === 'kennisbank' || shelf === 'blog'

/** A text as it stands in a list; its description where it has no teaser. */
export const articleCard = ({ path, title, teaser, description }: SiteText): ArticleCard => ({
  path,
  title,
  teaser: teaser ?? description,
})

function crumbsOf({ shelf, path, title }: SiteText): Crumb[] {
  const front = FRONT[shelf]
  const above = path.startsWith(`${href('/hoewerkthet')}/`)
    ? { href: href('/hoewerkthet'), text: site.nav.how }
    : front?.href === path
      ? undefined
      : front
  return [{ href: href('/'), text: common.nav.home }, ...(above ? [above] : []), { text: title }]
}

const ABOUT: Record<string, () => Described> = {
  [href('/over-ons')]: localBusiness,
  [href('/hoewerkthet')]: service,
}

function graphOf(text: SiteText): Described[] {
  if (isArticle(text)) return [article(text)]
  const { path, title, description, kind } = text
  const more = ABOUT[path]
  return [
    kind === 'faq' ? faqPage(questionsIn(text.html)) : webPage(path, title, description),
    ...(more ? [more()] : []),
  ]
}
