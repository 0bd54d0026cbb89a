/** What starts the register, said in one way wherever it is said; `npm run image` runs it. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { COMMANDS } from '../scripts/image/commands.ts'
import { isIgnored, readDockerfile } from '../scripts/image/dockerfile.ts'

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
