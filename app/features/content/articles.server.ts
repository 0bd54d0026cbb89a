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

/** A text as a page shows it. */
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
/** A page of the same section. */
type Place = { href: string; text: string }
type Crumb = { href?: string; text: string }
/** A text as a card in a list shows it. */
export type Card = { path: string; title: string; teaser: string; minutes: number }

/** What the front page of a shelf is called in the way up to it. */
const FRONT: Partial<Record<Shelf, Crumb>> = {
  kennisbank: { href: '/kennisbank', text: site.knowledge.title },
  blog: { href: '/blog', text: site.blog.title },
  uitvaartondernemers: { href: '/uitvaartondernemers', text: site.nav.directors },
  juridisch: { href: '/juridisch', text: site.footer.legal },
}

/**
 * The text at an address with everything around it; null when there is none. Capitals and a slash
 * at the end are of no account: the canonical address says which is meant.
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

/** The pages beside each other for funeral directors, and those about our rules. */
function sectionOf({ shelf }: Document): Place[] {
  if (shelf !== 'uitvaartondernemers' && shelf !== 'juridisch') return []
  const pages = documentsOn(shelf).map(({ path, title }) => ({ href: path, text: title }))
  const more = { href: '/uitvaartondernemers/terugbellen', text: site.directors.callback }
  return shelf === 'juridisch' ? pages : [...pages, more]
}

const isArticle = ({ shelf }: Document) => shelf === 'kennisbank' || shelf === 'blog'

/** A text as a card that leads to it. */
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

/** Pages that say more about the register than that they are a page. */
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

/** Each heading of the lowest level is a question; what stands below it is the answer. */
function questionsOf({ html }: Document) {
  const level = html.includes('<h3') ? 'h3' : 'h2'
  const parts = html.split(/(?=<h[23])/).filter((part) => part.startsWith(`<${level}`))
  return parts.map((part) => {
    const [question = '', answer = ''] = part.split(`</${level}>`)
    return { question: plainText(question), answer: plainText(answer) }
  })
}
