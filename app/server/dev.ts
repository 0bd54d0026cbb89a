/** Like the start command, but built on request, in one process. */
import { createServer, type RequestListener } from 'node:http'
import { createServer as createVite } from 'vite'
import { type Job, startJobs } from '#app/platform/jobs.server.ts'
import { env } from '#app/platform/env.server.ts'
import { announce } from './announce.ts'
import { forgetUnfinishedDemo, isToStayEmpty, makeDemo, showOffice } from './demo.ts'
import { asksForThisSite, otherSite } from './http/host.ts'
import {
  onStop,
  prepareLocalDatabase,
  prepareLocalSettings,
  ROOT,
  runUntilStopped,
} from './prepare.ts'

type Handler = typeof import('./handler.ts')
type JobsModule = typeof import('#app/features/manifests/jobs.server.ts')
type ContentModule = typeof import('#app/features/content/publish.server.ts')
type Database = typeof import('#app/platform/database/sql.server.ts')

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' }

runUntilStopped(async () => {
  const empty = isToStayEmpty()
  if (!empty) showOffice()
  await forgetUnfinishedDemo()
  await prepareLocalSettings()
  if ((await prepareLocalDatabase()) && !empty) await makeDemo()

  const server = createServer((req, res) => {
    if (asksForThisSite(req)) vite.middlewares(req, res, () => void answer(req, res))
    else res.writeHead(400, PLAIN).end(otherSite())
  })
  const vite = await createVite({
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  })
  onStop(() => vite.close())
  const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>

  let handler: Handler | undefined
  let listener: RequestListener | undefined
  const answer: RequestListener = async (req, res) => {
    try {
      const latest = await load<Handler>('./app/server/handler.ts')
      if (latest !== handler) listener = latest.createListener({ dev: true })
      handler = latest
      listener?.(req, res)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      console.error(error)
      res.writeHead(500, PLAIN).end(String(error))
    }
  }

  // Pages without the framework's script have nothing that could be replaced in place.
  vite.watcher.on('change', (file) => {
    if (file.startsWith(`${ROOT}/app/`)) vite.ws.send({ type: 'full-reload' })
  })

  await (await load<ContentModule>('./app/features/content/publish.server.ts')).publishContent()
  await load('./app/server/choices.ts')
  const { jobs } = await load<JobsModule>('./app/features/manifests/jobs.server.ts')
  const latestRun =
    (name: string): Job =>
    async (payload) =>
      (await load<JobsModule>('./app/features/manifests/jobs.server.ts')).jobs[name]?.run(payload)
  const worker = await startJobs(
    Object.fromEntries(
      Object.entries(jobs).map(([name, job]) => [name, { ...job, run: latestRun(name) }]),
    ) as JobsModule['jobs'],
  )
  onStop(async () =>
    (await load<Database>('./app/platform/database/sql.server.ts')).closeDatabase(),
  )
  onStop(() => worker.stop())

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(env().PORT, env().HOST, resolve)
  })
  onStop(async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    // Its websocket is Vite's to end; Vite itself is still needed.
    await vite.ws.close()
    server.closeAllConnections()
    await closed
  })
  announce(`http://localhost:${env().PORT}`)
})
