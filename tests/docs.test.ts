/** Lists in the documents that grow with the code. */
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const read = (path: string) => readFile(path, 'utf8')
const firstOf = (text: string, pattern: RegExp) =>
  [...new Set(Array.from(text.matchAll(pattern), ([, one]) => one ?? ''))].toSorted()

/** Names between backticks in the first column of the tables. */
const named = (text: string) =>
  text.split('\n').flatMap((line) => firstOf(/^\|([^|]*)\|/.exec(line)?.[1] ?? '', /`([^`]+)`/g))

test('every library has its reason', async () => {
  const { dependencies, devDependencies } = JSON.parse(await read('package.json')) as Record<
    string,
    Record<string, string>
  >
  const names = Object.keys({ ...dependencies, ...devDependencies })
  const reasons = named(await read('docs/decisions/0009-libraries.md'))
  const typeless = names.filter((name) => !name.startsWith('@types/'))
  expect(reasons.toSorted()).toEqual([...typeless, '@types/*'].toSorted())
})

test('every setting is explained to who runs the site, and stands in the overview', async () => {
  const settings = firstOf(await read('app/platform/env.server.ts'), /^ {2}([A-Z0-9_]+):/gm)
  const [operations, overview] = [
    named(await read('docs/operations.md')),
    named(await read('README.md')),
  ]
  expect(operations).toEqual(expect.arrayContaining(settings))
  const untold = ['LOCAL', 'NODE_ENV']
  expect(overview).toEqual(
    expect.arrayContaining(settings.filter((name) => !untold.includes(name))),
  )
})

test('every cookie of ours is explained to visitors', async () => {
  const sources = ['cookies', 'cookie-consent'].map((name) =>
    read(`app/platform/${name}.server.ts`),
  )
  const names = firstOf((await Promise.all(sources)).join(), /named\('([a-z]+)'\)/g)
  const told = named(await read('app/content/nl/juridisch/cookiebeleid.mdx'))
  const ours = told.filter((name) => name.startsWith('__Host-'))
  expect(ours.toSorted()).toEqual(names.map((name) => `__Host-${name}`))
})

test('every part of the application that reaches rows by itself is listed', async () => {
  const actors = new Set<string>()
  for await (const file of glob('app/**/*.server.ts'))
    for (const name of firstOf(await read(file), /asSystem\('([a-z]+)'\)/g)) actors.add(name)
  const [, list = ''] = (await read('docs/architecture.md')).split('| System actor |')
  expect(named(list.split('\n\n', 1)[0] ?? '')).toEqual([...actors].toSorted())
})
