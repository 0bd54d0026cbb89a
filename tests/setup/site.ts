import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildOnce } from './build.ts'
import { copyTemplate } from './databases.ts'
import { inherited } from './processes.ts'
import { databaseSettings, TEST_SETTINGS } from './settings.ts'

export type SiteRoute = {
  id: string
  /** As in app/routes.ts, without the slash before it. */
  path?: string | undefined
  /** Whether a request can reach it: it has a loader, an action or a component. */
  answers: boolean
}
/** Processor time of a process, in ms; the memory that it has and the most it ever had, in megabytes. */
type Usage = { cpu: number; memory: number; most: number }
export type Site = { address: string; databaseUrl: string; routes: SiteRoute[] }

declare module 'vitest' {
  interface ProvidedContext {
    /** The running site of the http tests. */
    site: Site
  }
}

/** One running site for all http tests, with a database of its own. */
export default async function site(project: TestProject) {
  await buildOnce()
  const databaseUrl = await copyTemplate(project.getProvidedContext().templateUrl, 'site')
  const { address, routes, stop } = await startSite(databaseUrl, WORKS)
  project.provide('site', { databaseUrl, address, routes })
  return stop
}

/** As a setting: of the sites with one database one does the jobs, since it knows where their files are. */
export const WORKS = { WORKS: 'yes' }

/**
 * Starts the built site on a free port; it does no jobs unless told to.
 *
 * @param settings beside or instead of those of the tests
 * @param hears is given what it writes, such as its log
 */
export async function startSite(
  databaseUrl: string,
  settings: Record<string, string> = {},
  hears?: (text: string) => void,
) {
  const child = fork(join(import.meta.dirname, 'serve.ts'), {
    env: {
      ...inherited(),
      ...TEST_SETTINGS,
      NODE_ENV: 'production',
      ...databaseSettings(databaseUrl),
      ...settings,
    },
    silent: hears !== undefined,
  })
  child.stdout?.on('data', (text) => hears?.(String(text)))
  const gone = once(child, 'exit')
  const failed = gone.then(([code]) =>
    Promise.reject(new Error(`The site stopped with code ${code}.`)),
  )
  failed.catch(() => {})
  const message = await Promise.race([
    once(child, 'message') as Promise<[{ port: number; routes: SiteRoute[] }]>,
    failed,
  ])
  const [{ port, routes }] = message
  return {
    address: `http://127.0.0.1:${port}`,
    routes,
    pid: child.pid ?? 0,
    /** @param tidy what is no longer needed is thrown away first */
    usage: async (tidy = false): Promise<Usage> => {
      if (child.connected) child.send(tidy)
      const [answer] = (await Promise.race([once(child, 'message'), failed])) as [Usage]
      return answer
    },
    stop: async () => {
      if (child.connected) child.disconnect()
      await gone
    },
    /** Ends it as a crash does: between any two steps, without a word. */
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}
