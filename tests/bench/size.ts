/** What a first visit to a page costs, counted from what the server really sends. */
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { sectionKeys } from '#app/features/interview/sections/index.ts'

/** A page and who asks for it; who comes from elsewhere gets the styles in the page. */
export type Visit = { path: string; cookie?: string | undefined; fromElsewhere?: boolean }

export type PageSize = {
  path: string
  /** Whether the styles stand in the page. */
  hasStyles: boolean
  /** Status line, headers and body of the page and of its styles: bytes on the line, with brotli. */
  first: number
  html: number
  css: number
  /** Bytes with gzip, as older browsers get them; of the page without styles that stand in it. */
  htmlGzip: number
  cssGzip: number
  scriptGzip: number
  /** Addresses that a first visit asks for: the page, styles, scripts, pictures. */
  requests: string[]
  /** Whatever no page may refer to: scripts of the framework, fonts, other sites. */
  forbidden: string[]
}

/** The first flight of a new connection, and small parts for slow telephones. */
export const BUDGET = {
  first: 14_600,
  htmlGzip: 7000,
  cssGzip: 7 * 1024,
  scriptGzip: 8 * 1024,
  requests: 6,
}

/** Scripts of a page of the office: the one of every page, and the office's own. */
export const OFFICE_SCRIPT_GZIP = 12 * 1024

/** Tokens of links in mails. */
export type Tokens = { verify: string; link: string; reset: string }

/** Addresses of the public pages, as the site itself tells search engines. */
export async function publicPaths(origin: string): Promise<string[]> {
  const map = (await fetched(`${origin}/sitemap.xml`)).content.toString()
  return Array.from(map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g), ([, path = '']) => path)
}

/** The interview on paper is a public page. */
const MEASURED = /^\/(auth|reset-password|vragenlijst(?!\/papier)|formulier|dashboard)(\/|$)/
/** A file, an address for the script, and pages that need more than their address. */
const NO_PAGE =
  /\.pdf(\?|$)|\/tweede-stap$|\/bent-u-het$|\/passkey$|\/automatisch$|\/naw\/kaartjes$|\/beeindigen$|\/behouden$|\/bestand$/
const OF_A_PERSON = /^\/(vragenlijst|formulier|dashboard|auth\/uitloggen)/

/**
 * Every account page, interview step and the overview, from the route list itself.
 *
 * @param cookie the session of someone to whom every page opens, with hardly any answers
 * @param tokens of links that work
 */
export function visits(cookie: string, tokens: Tokens): Visit[] {
  const paths = pathsOf(routes as RouteConfigEntry[]).filter(
    (path) => MEASURED.test(path) && !NO_PAGE.test(path),
  )
  const others = [
    '/beginnen',
    '/aanmelden',
    '/aanmelden/bevestigen',
    '/auth?tab=signup',
    '/auth?tab=forgot',
    `/auth/bevestigen?token=${tokens.verify}`,
    `/auth/link?token=${tokens.link}`,
    `/reset-password?token=${tokens.reset}`,
  ]
  return [...paths, ...others].map((path) => ({
    path,
    cookie: OF_A_PERSON.test(path) ? cookie : undefined,
  }))
}

/** Addresses of a route; one with a parameter other than the step needs something to be there. */
function addressesOf(path: string): string[] {
  const all = path.includes(':section')
    ? sectionKeys.map((section) => path.replace(':section', section))
    : [path]
  return all.filter((address) => !/[:*]/.test(address))
}

function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children }) => {
    const here = path ? `${above}/${path}` : above
    return [...addressesOf(here), ...pathsOf(children ?? [], here)]
  })
}

/** Measures one page. @throws when the page or something it asks for is not there */
export async function measurePage(origin: string, visit: Visit): Promise<PageSize> {
  const { path, cookie, fromElsewhere = false } = visit
  const page = await fetched(origin + path, {
    'sec-fetch-site': fromElsewhere ? 'none' : 'same-origin',
    ...(cookie && { cookie }),
  })
  const html = page.content.toString()
  if (!html.includes('<h1')) throw new Error(`${path} gave ${page.status} without a page`)
  const [inPage = '', within = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? []
  const asked = references(html)
  const styles = await Promise.all(asked.styles.map((href) => fetched(origin + href)))
  const scripts = await Promise.all(asked.scripts.map((src) => fetched(origin + src)))
  const css = [within, ...styles.map(({ content }) => content.toString())].filter(Boolean)
  return {
    path: path.replace(/=.{30,}/, '=…'),
    hasStyles: inPage !== '',
    html: page.bytes,
    css: sum(styles.map(({ bytes }) => bytes)),
    first: page.bytes + sum(styles.map(({ bytes }) => bytes)),
    htmlGzip: gzipSync(html.replace(inPage, '')).length,
    cssGzip: sum(css.map((sheet) => gzipSync(sheet).length)),
    scriptGzip: sum(scripts.map(({ content }) => gzipSync(content).length)),
    requests: ['page', ...asked.styles, ...asked.later, ...asked.scripts, ...asked.pictures],
    forbidden: forbidden(html, css.join('\n'), asked.scripts),
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Fetches over a connection of its own, so that every byte on the line is counted. */
async function fetched(url: string, said: Record<string, string> = {}) {
  const headers = { 'accept-encoding': 'br', ...said }
  const res = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { agent: false, headers }, resolve).once('error', reject).end()
  })
  const { socket } = res
  const body = await buffer(res)
  const { statusCode: status = 0, headers: given } = res
  if (status >= 300 && status !== 410) throw new Error(`${url} gave ${status}`)
  const content = given['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
  return { status, bytes: socket.bytesRead, content }
}

/** What a browser fetches for a page, each once. */
function references(html: string) {
  const all = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, address = '']) => address)),
  ]
  return {
    styles: all(/<link\b[^>]*rel="stylesheet" href="([^"]+)"/g),
    later: all(/<link rel="stylesheet" media="not all" href="([^"]+)"/g),
    scripts: all(/<script\b[^>]*?src="([^"]+)"/g),
    pictures: all(
      /<(?:img\b(?![^>]*loading="lazy")[^>]*?src|link\b[^>]*rel="icon"[^>]*?href)="([^"]+)"/g,
    ),
  }
}

const OWN_SCRIPT = /^\/assets\/main-[\w-]+\.js$/

function forbidden(html: string, css: string, scripts: string[]): string[] {
  const found = [
    ...scripts.filter((src) => !OWN_SCRIPT.test(src)),
    ...(html.match(/<link\b[^>]*rel="(?:modulepreload|preload|preconnect|dns-prefetch)"[^>]*>/g) ??
      []),
    ...(html.match(
      /<(?:img|source|iframe|link(?! rel="canonical")|script)\b[^>]*?(?:src|href)="(?:https?:)?\/\/[^>]*>/g,
    ) ?? []),
    ...(html.match(/<script\b(?![^>]*\b(?:src=|type="application\/ld))[^>]*>[^<]{0,40}/g) ?? []),
    ...(css.match(/@font-face|@import[^;]*|url\(\s*["']?(?:https?:)?\/\/[^)]*/g) ?? []),
  ]
  return [...new Set(found)]
}

/** Each page twice: with a link to its styles, and with the styles in it. */
export const bothForms = (pages: Visit[]): Visit[] =>
  pages.flatMap((page) => [page, { ...page, fromElsewhere: true }])

/** What of a page is over budget, a line each. */
export function overBudget({ path: address, ...size }: PageSize): string[] {
  const path = `${address}${size.hasStyles ? ' with its styles' : ''}`
  const over = (['first', 'htmlGzip', 'cssGzip', 'scriptGzip'] as const).filter(
    (key) => size[key] > BUDGET[key],
  )
  const lines = over.map((key) => `${path}: ${key} is ${size[key]} bytes, over ${BUDGET[key]}`)
  if (size.requests.length > BUDGET.requests)
    lines.push(`${path}: more than ${BUDGET.requests} requests: ${size.requests.join(' ')}`)
  return [...lines, ...size.forbidden.map((what) => `${path}: refers to ${what}`)]
}

/** The sizes as a Markdown table. */
export function sizeTable(sizes: PageSize[]): string {
  return [
    '### Bytes of a first visit, with brotli, headers included',
    '',
    `| Page | Styles | HTML | CSS | Together (at most ${BUDGET.first}) | HTML gzip | CSS gzip | Script gzip | Requests |`,
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...sizes.map(
      ({ path, hasStyles, html, css, first, htmlGzip, cssGzip, scriptGzip, requests }) =>
        `| ${[path, hasStyles ? 'in the page' : 'linked', html, css, first, htmlGzip, cssGzip, scriptGzip, requests.length].join(' | ')} |`,
    ),
  ].join('\n')
}
