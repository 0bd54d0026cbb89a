/** Takes the steps of the Dockerfile in empty folders, one for each stage. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { CannotBeTried, noRegistry } from './cannot.ts'
import { type Copy, isIgnored, readDockerfile, type Stage } from './dockerfile.ts'

/** What npm tells the programs that it runs, which would lead another npm back to this folder. */
const OF_NPM = /^(npm_(?!config_(registry|cache)$)|NODE_ENV$|INIT_CWD$)/

/** What is run in the image must come out of its own packages. */
const OURS = join(import.meta.dirname, '../../node_modules/.bin')

/** Neither is part of what is made, and both ask the registry. */
const QUIETLY = { npm_config_audit: 'false', npm_config_update_notifier: 'false' }

/** For one step. The longest, `npm ci`, takes a minute or two where nothing of it was fetched before. */
const STEP_MS = 10 * 60_000

function settings(): NodeJS.ProcessEnv {
  const clean = Object.entries(process.env).filter(([name]) => !OF_NPM.test(name))
  const folders = (process.env.PATH ?? '').split(delimiter).filter((one) => one !== OURS)
  const PATH = [dirname(process.execPath), ...folders].join(delimiter)
  return { ...Object.fromEntries(clean), ...QUIETLY, PATH }
}

/**
 * Makes what the image would hold.
 *
 * @param place an empty folder
 * @returns the last stage, and the folder that is its root
 * @throws when a step fails
 */
export function makeImage(place: string): { stage: Stage; root: string } {
  const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'))
  const rootOf = (name: string) => join(place, name)
  for (const stage of stages) {
    const folder = join(rootOf(stage.name), stage.folder)
    mkdirSync(folder, { recursive: true })
    for (const step of stage.steps) {
      if ('run' in step) runStep(step.run, folder)
      else if (step.copy.from) copyBetween(step.copy, rootOf(step.copy.from), folder)
      else copySources(step.copy, folder)
    }
  }
  const stage = stages.at(-1)
  if (!stage) throw new Error('The Dockerfile says nothing.')
  return { stage, root: rootOf(stage.name) }
}

function runStep(command: string, cwd: string) {
  const began = performance.now()
  console.log(`RUN ${command}`)
  const { status, signal, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd,
    env: settings(),
    encoding: 'utf8',
    timeout: STEP_MS,
    maxBuffer: 2 ** 26,
  })
  const why = noRegistry(stderr)
  if (status !== 0 && why) throw new CannotBeTried(`the registry of npm cannot be reached (${why})`)
  if (status !== 0) throw new Error(`${stdout}\n${stderr}\nended with ${status ?? signal}`)
  console.log(`    ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

function copyBetween({ what, to }: Copy, from: string, folder: string) {
  for (const path of what) {
    const target = to.endsWith('/') ? join(folder, to, basename(path)) : join(folder, to)
    // As links to the same files: nothing changes them after this.
    const { status, stderr } = spawnSync('cp', ['-al', join(from, path), target], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
  }
}

/** What `.dockerignore` lets through. */
function copySources({ what, to }: Copy, folder: string) {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  for (const path of what)
    cpSync(path, join(folder, to, path), {
      recursive: true,
      filter: (source) => !isIgnored(source, lines),
    })
}
