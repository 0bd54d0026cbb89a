/** Nothing of a merge that was left halfway: in texts, templates, SQL and Markdown nothing else need fail by it. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
// A clone may be somebody else's, as where tests run as root.
const GIT = ['-c', 'safe.directory=*', '-C', ROOT]
const tracked = () =>
  spawnSync('git', [...GIT, 'grep', '-InE', '^(<{7}|>{7}) '], { encoding: 'utf8' })
const { error, status } = spawnSync('git', [...GIT, 'rev-parse'])

test.skipIf(error ?? status !== 0)('no file that is kept holds both sides of a merge', () => {
  // 1: it looked, and found none.
  expect(tracked()).toMatchObject({ stdout: '', stderr: '', status: 1 })
})
