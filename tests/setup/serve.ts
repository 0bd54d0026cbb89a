/**
 * The built site as a program of its own, for tests; with WORKS it does the jobs too, in one process,
 * which starts faster than two. Its parent hears where it is and ends it.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const BUILD = join(import.meta.dirname, '../../build/server/index.js')
const { serve, work, routes } = (await import(
  pathToFileURL(BUILD).href
)) as typeof import('../../app/server/handler.ts')
const site = await serve()
const worker = process.env.WORKS ? await work() : undefined

process.on('disconnect', () => void stop().finally(() => process.exit()))
process.on('message', (tidy: boolean) => process.send?.(usage(tidy)))
process.send?.({
  port: Number(new URL(site.address).port),
  routes: Object.values(routes).flatMap((route) => {
    if (!route) return []
    const { loader, action, default: component } = route.module
    return [{ id: route.id, path: route.path, answers: Boolean(loader ?? action ?? component) }]
  }),
})

async function stop() {
  await site.stop()
  await worker?.stop()
}

/** @param tidy what is no longer needed is thrown away first */
function usage(tidy: boolean) {
  const { user, system } = process.cpuUsage()
  if (tidy) collect()
  const { maxRSS } = process.resourceUsage()
  return {
    cpu: (user + system) / 1000,
    most: maxRSS / 2 ** 10,
    memory: process.memoryUsage.rss() / 2 ** 20,
  }
}

function collect() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
