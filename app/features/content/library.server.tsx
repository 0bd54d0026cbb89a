import type { MDXContent } from 'mdx/types.js'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inHue } from '#app/ui/area.css.ts'
import { DayView } from '#app/ui/drawing/day-or-evening.tsx'
import type { Area } from '#app/ui/drawing/symbol-paths.ts'
import { AreaSymbol } from '#app/ui/drawing/symbols.tsx'
import type { PromiseName } from '#app/locales/promises.ts'
import { foldQuestions } from './questions.ts'
import { frontMatter, type FrontMatter } from './front-matter.server.ts'
import { textOfHtml } from './plain-text.ts'
import { keptPromises } from './promises.server.ts'
import { type Shelf, textPath } from './shelves.ts'

export type SiteText = FrontMatter & {
  shelf: Shelf
  slug: string
  path: string
  html: string
  text: string
  /** How long reading takes, in whole minutes. */
  minutes: number
  headings: { id: string; text: string }[]
}

type Compiled = { default: MDXContent; frontmatter: unknown }

/** A calm pace, for texts that are read with attention. */
const WORDS_A_MINUTE = 180

type PromiseBlock = { promise: PromiseName; children: ReactNode }

const promises = keptPromises()
/** In a text: drawings, and what it says when something can be done, and until then. */
const components = {
  DayView,
  Symbol: ({ area }: { area: Area }) => <AreaSymbol area={area} className={inHue[area]} />,
  Kept: ({ promise, children }: PromiseBlock) => promises[promise] && children,
  Until: ({ promise, children }: PromiseBlock) => !promises[promise] && children,
}

const compiled = import.meta.glob<Compiled>('../../content/nl/*/*.{md,mdx}', { eager: true })

const texts = Object.entries(compiled)
  .map(([file, text]) => readText(file, text))
  .toSorted((a, b) => a.order - b.order || b.published.localeCompare(a.published))

function readText(file: string, { default: Content, frontmatter }: Compiled): SiteText {
  const [, shelf = '', slug = ''] = /\/(\w+)\/([a-z0-9-]+)\.mdx?$/.exec(file) ?? []
  const facts = frontMatter.safeParse(frontmatter)
  if (!facts.success) throw new Error(`${file}: ${facts.error.message}`)
  const written = renderToStaticMarkup(<Content components={components} />)
  const html = facts.data.kind === 'faq' ? foldQuestions(written) : written
  const text = textOfHtml(html)
  return {
    ...facts.data,
    shelf: shelf as Shelf,
    slug,
    path: textPath(shelf as Shelf, slug),
    html,
    text,
    minutes: Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE)),
    headings: headingsIn(html),
  }
}

function headingsIn(html: string): SiteText['headings'] {
  const [, ...parts] = html.split('<h2 id="')
  return parts.map((part) => {
    const [, id = '', inner = ''] = /^([^"]*)">(.*?)<\/h2>/s.exec(part) ?? []
    return { id, text: textOfHtml(inner) }
  })
}

const byPath = new Map(texts.map((text) => [text.path, text]))

/** @param path within the site, as `textPath` makes it */
export const textAt = (path: string): SiteText | undefined => byPath.get(path)

/** In order: first by `order`, then from new to old. */
export const textsOn = (...shelves: Shelf[]): SiteText[] =>
  shelves.length === 0 ? texts : texts.filter(({ shelf }) => shelves.includes(shelf))

/** At most three: the next ones, starting over at the end. */
export function related({ shelf, path }: SiteText): SiteText[] {
  const all = textsOn(shelf)
  const place = all.findIndex((text) => text.path === path)
  return [...all.slice(place + 1), ...all.slice(0, place)].slice(0, 3)
}
