/**
 * The framework tries an address against every route that it knows, several times a request. Here each
 * area of the site, by the first part of its addresses, has a handler that knows only the routes there.
 */
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** What stands first in an address that surely means just that: nothing encoded, no name of a file. */
const PLAIN = /^\/([a-z0-9-]+)(?:\/|$)/

/**
 * Handles requests as the framework does with all routes.
 *
 * @param build the whole site
 * @param mode 'development' or 'production'
 */
export function handlerByArea(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode)
  const areas = new Map<string, RequestHandler>()
  const names = new Set(Object.keys(build.routes).map((id) => areaOf(build.routes, id)))
  return (request, context) => {
    const { pathname } = new URL(request.url)
    const name = pathname.endsWith('.data') ? undefined : PLAIN.exec(pathname)?.[1]
    if (name === undefined || !names.has(name)) return whole(request, context)
    let handle = areas.get(name)
    if (!handle) {
      handle = createRequestHandler({ ...build, routes: routesOf(build.routes, name) }, mode)
      areas.set(name, handle)
    }
    return handle(request, context)
  }
}

/**
 * The routes that an address in an area can lead to, with all those around them.
 *
 * @param area the first part of the address
 */
export function routesOf(routes: Routes, area: string): Routes {
  const ids = new Set<string>()
  for (const id of Object.keys(routes)) {
    const first = areaOf(routes, id)
    if (first !== area && !isAnything(first)) continue
    for (const around of lineOf(routes, id)) ids.add(around)
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
}

const isAnything = (part: string) => part === '*' || part.startsWith(':')

/** The first part of a route's address; empty for a layout without one, and for the first page. */
function areaOf(routes: Routes, id: string): string {
  const path = lineOf(routes, id)
    .map((one) => routes[one]?.path)
    .filter(Boolean)
    .join('/')
  return path.split('/')[0] ?? ''
}

/** A route and those around it, the outermost first. */
function lineOf(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId
  return parent === undefined ? [id] : [...lineOf(routes, parent), id]
}
