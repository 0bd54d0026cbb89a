/** Takes the steps of the Dockerfile in empty folders, one for each stage. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Copy, isIgnored, readDockerfile, type Stage } from './dockerfile.ts'

/** What npm tells the programs that it runs, which would lead another npm back to this folder. */
const OF_NPM = /^(npm_(?!config_(registry|cache)$)|NODE_ENV$|INIT_CWD$)/

const cleanSettings = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_NPM.test(name)))

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
  console.log(`RUN ${command}`)
  const path = `${dirname(process.execPath)}:${process.env.PATH}`
  const env = { ...cleanSettings(), PATH: path }
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${stdout}\n${stderr}\nfailed: ${command}`)
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

/** Of what git knows or would take, what `.dockerignore` lets through. */
function copySources({ what, to }: Copy, folder: string) {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const files = stdout.split('\0').filter((path) => path && existsSync(path))
  const wanted = files.filter(
    (path) => (what.includes('.') || what.includes(path)) && !isIgnored(path, lines),
  )
  for (const path of wanted) {
    const target = join(folder, to, path)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(path, target)
  }
}

/** Of all files in a folder: bytes together, and the paths. */
export function contentsOf(folder: string): { bytes: number; paths: string[] } {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0)
  return { bytes, paths: paths.map((path) => path.slice(folder.length + 1)) }
}
