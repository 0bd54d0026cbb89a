/** The release that is deployed, as it really is: its code out of git, in a folder of its own, built. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { inherited } from '../processes.ts'
import { newFolder } from '../start-command.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The commit that runs in production; who deploys writes it (docs/deploying.md). */
const RELEASED = readFileSync(join(ROOT, 'db/released'), 'utf8').trim()

/** It is built once. */
const BUILT = join(ROOT, 'node_modules/.cache/released', RELEASED)

// A clone may be somebody else's, as where tests run as root.
const GIT = ['-c', 'safe.directory=*', '-C', ROOT]

/** Why the release of before cannot be tried here; '' where it can. */
export function withoutReleased(): string {
  const { error, status } = spawnSync('git', [...GIT, 'cat-file', '-e', `${RELEASED}^{commit}`])
  if (error) return 'there is no git'
  return status === 0
    ? ''
    : `no commit ${RELEASED.slice(0, 8)} is here (fetch all of the history, or mend db/released)`
}

/** Takes it out of git. Libraries are those of now. @returns its folder, which is the caller's to remove */
export function takeReleased(): string {
  const folder = newFolder()
  const sources = execFileSync('git', [...GIT, 'archive', RELEASED], { maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: sources })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  if (!existsSync(BUILT)) build(folder)
  cpSync(BUILT, join(folder, 'build'), { recursive: true })
  return folder
}

function build(folder: string) {
  const program = join(ROOT, 'node_modules/@react-router/dev/bin.cjs')
  execFileSync(process.execPath, [program, 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...inherited(), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const all = join(BUILT, '..')
  rmSync(all, { recursive: true, force: true })
  mkdirSync(all, { recursive: true })
  renameSync(join(folder, 'build'), BUILT)
}
