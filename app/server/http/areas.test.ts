import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { routesOf } from './areas.ts'
import config from '#app/routes.ts'

type Routes = ServerBuild['routes']

/** As the framework's build has them: each with the one around it by its name. */
const site = manifestOf([
  { id: 'root', file: '', path: '', children: config as RouteConfigEntry[] },
])

function manifestOf(entries: RouteConfigEntry[], parentId?: string): Routes {
  const own = entries.map(({ id, file, path, index, children = [] }) => {
    const name = id ?? file
    const route = { id: name, parentId, path, index, module: {} } as unknown as Routes[string]
    return { [name]: route, ...manifestOf(children, name) }
  })
  return Object.assign({}, ...own) as Routes
}

const treeOf = (routes: Routes, parent?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route?.parentId === parent)
    .map((route) =>
      route?.index
        ? { id: route.id, index: true }
        : { id: route?.id, path: route?.path, children: treeOf(routes, route?.id) },
    )

const leadsTo = (routes: Routes, address: string) =>
  matchRoutes(treeOf(routes), address)?.map(({ route }) => route.id)

const addresses = (entries: RouteConfigEntry[], before = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const here = path ? `${before}/${path}` : before
    return [here.replaceAll(/:\w+|\*/g, 'iets'), ...addresses(children, here)]
  })

const areaOf = (address: string) => address.split('/')[1] ?? ''

it.each(addresses(config as RouteConfigEntry[]).filter((address) => areaOf(address)))(
  '%s leads to the same page by the routes of its area',
  (address) => {
    for (const one of [address, `${address}/bestaat-niet`])
      expect(leadsTo(routesOf(site, areaOf(one)), one)).toEqual(leadsTo(site, one))
  },
)

it('knows no more than a fifth of the routes in most areas', () => {
  const all = Object.keys(site).length
  expect(Object.keys(routesOf(site, 'vragenlijst')).length).toBeLessThan(all / 5)
})
