import { href } from 'react-router'
import { common } from '#app/locales/common.nl.ts'
import { site } from './texts.nl.ts'
import { head } from './head.server.ts'
import { textsOn } from './library.server.tsx'
import { articleCard } from './articles.server.ts'
import { breadcrumbs, webPage } from './structured-data.server.ts'

const TEXTS = { kennisbank: site.knowledge, blog: site.blog }

/** The page that lists all texts of a shelf. */
export function shelfPage(shelf: 'kennisbank' | 'blog') {
  const { title, description } = TEXTS[shelf]
  const path = `/${shelf}`
  const crumbs = [{ href: href('/'), text: common.nav.home }, { text: title }]
  return {
    head: head({
      path,
      title,
      description,
      graph: [webPage(path, title, description), breadcrumbs(crumbs, path)],
    }),
    crumbs,
    cards: textsOn(shelf).map(articleCard),
  }
}
