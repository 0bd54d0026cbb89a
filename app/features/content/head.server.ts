import { absoluteLink } from '#app/platform/links.server.ts'
import { type Described, jsonLd } from './structured-data.server.ts'

export type Head = {
  title: string
  description: string
  canonical: string
  picture: string
  kind: 'website' | 'article'
  /** Safe to stand in a script. */
  jsonLd: string
}

type Facts = {
  path: string
  title: string
  description: string
  kind?: Head['kind']
  graph: readonly Described[]
}

/** Addresses come from the settings, never from the request. */
export const head = ({ path, title, description, kind = 'website', graph }: Facts): Head => ({
  title,
  description,
  canonical: absoluteLink(path),
  picture: absoluteLink('/delen.png'),
  kind,
  jsonLd: jsonLd(graph),
})
