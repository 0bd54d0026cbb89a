/**
 * The start command. In production it needs the settings of .env.example and a built site. On a
 * developer's machine it builds, brings its own PostgreSQL and demo accounts, and says where it is.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrate } from '#db/migrate.ts'
import { seed } from '#db/seed.ts'
import { parseEnv } from '#app/platform/env.server.ts'
import type { RunningServer } from './handler.ts'
import { announce } from './announce.ts'
import { fillInLocalSettings } from './settings.ts'

const ROOT = join(import.meta.dirname, '../..')
const BUILD = join(ROOT, 'build/server/index.js')
const inProduction = process.env.NODE_ENV === 'production'

const stops: (() => Promise<void>)[] = []
let stopping = false

async function stop(code: number) {
  if (stopping) return
  stopping = true
  for (const step of stops.toReversed()) await step().catch(() => {})
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

async function start() {
  process.chdir(ROOT)
  if (!inProduction) {
    if (!process.env.SKIP_BUILD) await buildSite()
    const folder = process.env.DATA_FOLDER || join(ROOT, '.data')
    const embedded = await fillInLocalSettings(folder, Number(process.env.PORT || 3000))
    if (embedded) stops.push(embedded.stop)
  }
  const { DATABASE_URL, DATABASE_ROLE_SECRET } = parseEnv(process.env)
  await migrate(DATABASE_URL, DATABASE_ROLE_SECRET)
  if (!inProduction) await seed()
  // React and the framework choose their fast builds by this when they are loaded.
  process.env.NODE_ENV = 'production'
  const { serve } = (await import(pathToFileURL(BUILD).href)) as { serve: () => Promise<RunningServer> }
  const server = await serve()
  stops.push(server.stop)
  if (inProduction) console.log(`Serving on ${server.address}`)
  else announce(server.address)
}

async function buildSite() {
  if (!existsSync(join(ROOT, 'node_modules/.bin/react-router'))) throw new Error('Run npm ci first.')
  console.log('Building the site …')
  const child = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'error'],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  )
  stops.push(async () => void child.kill())
  const code = await new Promise((resolve) => child.once('exit', resolve))
  stops.pop()
  if (code !== 0) throw new Error('The build failed.')
}

start().catch((error: unknown) => {
  if (!stopping) console.error(error instanceof Error ? error.message : error)
  void stop(1)
})
