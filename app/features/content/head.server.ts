import { absoluteLink } from '#app/platform/http/links.server.ts'
import { type Described, jsonLd, webPage } from './structured-data.server.ts'

export type Head = {
  title: string
  description: string
  canonical: string
  picture: string
  kind: 'website' | 'article'
  /** Safe to stand in a script. */
  jsonLd: string
}

type HeadFacts = {
  path: string
  title: string
  description: string
  kind?: Head['kind']
  graph: readonly Described[]
}

/** Addresses come from the settings, never from the request. */
export const head = ({ path, title, description, kind = 'website', graph }: HeadFacts): Head => ({
  title,
  description,
  canonical: absoluteLink(path),
  picture: absoluteLink('/delen.png'),
  kind,
  jsonLd: jsonLd(graph),
})

/** Of a page of which there is nothing more to tell than what it is. */
export const plainHead = (
  path: string,
  { title, description }: { title: string; description: string },
): Head => head({ path, title, description, graph: [webPage(path, title, description)] })
