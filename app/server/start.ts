/**
 * The start command. In production it needs the settings of .env.example and a built site. On a
 * developer's machine it builds, brings its own PostgreSQL and demo accounts, and says where it is.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RunningServer } from './handler.ts'
import { announce } from './announce.ts'
import { buildSite } from './build.ts'
import { onStop, prepareDatabase, prepareLocalSettings, ROOT, runUntilStopped } from './prepare.ts'

const BUILD = join(ROOT, 'build/server/index.js')
const inProduction = process.env.NODE_ENV === 'production'

runUntilStopped(async () => {
  if (!inProduction) {
    if (!process.env.SKIP_BUILD) await build()
    await prepareLocalSettings()
  }
  await prepareDatabase({ demo: !inProduction })
  // React and the framework choose their fast builds by this when they are loaded.
  process.env.NODE_ENV = 'production'
  const { serve } = (await import(pathToFileURL(BUILD).href)) as {
    serve: () => Promise<RunningServer>
  }
  const server = await serve()
  onStop(server.stop)
  if (inProduction) console.log(`Serving on ${server.address}`)
  else announce(server.address)
})

async function build() {
  if (!existsSync(join(ROOT, 'node_modules/.bin/react-router')))
    throw new Error('Run npm ci first.')
  console.log('Building the site …')
  const { done, stop } = buildSite()
  onStop(async () => stop())
  await done
}
