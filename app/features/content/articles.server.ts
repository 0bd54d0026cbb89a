import { common } from '#app/locales/nl/common.ts'
import { site } from '#app/locales/nl/site.ts'
import { head, type Head } from './head.server.ts'
import { type Document, documentAt, documentsOn, related } from './library.server.tsx'
import { plainText } from './plain-text.ts'
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
  Document,
  | 'title'
  | 'description'
  | 'html'
  | 'minutes'
  | 'reviewed'
  | 'sources'
  | 'path'
  | 'shelf'
  | 'headings'
> & { head: Head; crumbs: Crumb[]; related: Card[]; section: Place[] }
type Place = { href: string; text: string }
type Crumb = { href?: string; text: string }
export type Card = { path: string; title: string; teaser: string; minutes: number }

const FRONT: Partial<Record<Shelf, Crumb>> = {
  kennisbank: { href: '/kennisbank', text: site.knowledge.title },
  blog: { href: '/blog', text: site.blog.title },
  uitvaartondernemers: { href: '/uitvaartondernemers', text: site.nav.directors },
  juridisch: { href: '/juridisch', text: site.footer.legal },
}

/**
 * Null when there is none. Capitals and a last slash are of no account: there is a canonical
 * address.
 */
export function articleAt(wanted: string): Article | null {
  const document = documentAt(/^.*[^/]/.exec(wanted.toLowerCase())?.[0] ?? '')
  if (!document) return null
  const { path } = document
  const crumbs = crumbsOf(document)
  const { title, description, html, minutes, reviewed, sources, shelf, headings } = document
  return {
    title,
    description,
    html,
    minutes,
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
      kind: isArticle(document) ? 'article' : 'website',
      graph: [...graphOf(document), breadcrumbs(crumbs, path)],
    }),
    related: isArticle(document) ? related(document).map(cardOf) : [],
    section: sectionOf(document),
  }
}

function sectionOf({ shelf }: Document): Place[] {
  if (shelf !== 'uitvaartondernemers' && shelf !== 'juridisch') return []
  const pages = documentsOn(shelf).map(({ path, title }) => ({ href: path, text: title }))
  const more = { href: '/uitvaartondernemers/terugbellen', text: site.directors.callback }
  return shelf === 'juridisch' ? pages : [...pages, more]
}

const isArticle = ({ shelf }: Document) => shelf === 'kennisbank' || shelf === 'blog'

export const cardOf = ({ path, title, teaser, description, minutes }: Document): Card => ({
  path,
  title,
  teaser: teaser ?? description,
  minutes,
})

function crumbsOf({ shelf, path, title }: Document): Crumb[] {
  const front = FRONT[shelf]
  const above = path.startsWith('/hoewerkthet/')
    ? { href: '/hoewerkthet', text: site.nav.how }
    : front?.href === path
      ? undefined
      : front
  return [{ href: '/', text: common.nav.home }, ...(above ? [above] : []), { text: title }]
}

const ABOUT: Record<string, () => Described> = {
  '/over-ons': localBusiness,
  '/hoewerkthet': service,
}

function graphOf(document: Document): Described[] {
  if (isArticle(document)) return [article(document)]
  const { path, title, description, kind } = document
  const more = ABOUT[path]
  return [
    kind === 'faq' ? faqPage(questionsOf(document)) : webPage(path, title, description),
    ...(more ? [more()] : []),
  ]
}

/** A lowest heading is a question, what follows its answer. */
function questionsOf({ html }: Document) {
  const level = html.includes('<h3') ? 'h3' : 'h2'
  const parts = html.split(/(?=<h[23])/).filter((part) => part.startsWith(`<${level}`))
  return parts.map((part) => {
    const [question = '', answer = ''] = part.split(`</${level}>`)
    return { question: plainText(question), answer: plainText(answer) }
  })
}
