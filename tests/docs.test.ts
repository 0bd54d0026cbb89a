/** Lists in the documents that grow with the code. */
import { glob, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parseAddresses, parseEnv } from '#app/platform/env.server.ts'

const read = (path: string) => readFile(path, 'utf8')
const firstOf = (text: string, pattern: RegExp) =>
  [...new Set(Array.from(text.matchAll(pattern), ([, one]) => one ?? ''))].toSorted()

/** Names between backticks in the first column of the tables. */
const named = (text: string) =>
  text.split('\n').flatMap((line) => firstOf(/^\|([^|]*)\|/.exec(line)?.[1] ?? '', /`([^`]+)`/g))

test('every library has its reason', async () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    await read('package.json'),
  ) as Record<string, Record<string, string>>
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const reasons = named(await read('docs/decisions/0009-libraries.md'))
  const typeless = names.filter((name) => !name.startsWith('@types/'))
  expect(reasons.toSorted()).toEqual([...typeless, '@types/*'].toSorted())
})

test('every setting is explained to who runs the site, and stands in the overview', async () => {
  const settings = firstOf(await read('app/platform/env.server.ts'), /^ {2}([A-Z0-9_]+):/gm)
  const [manual, overview] = [named(await read('docs/settings.md')), named(await read('README.md'))]
  expect(manual).toEqual(expect.arrayContaining(settings))
  const untold = ['LOCAL', 'NODE_ENV']
  expect(overview).toEqual(
    expect.arrayContaining(settings.filter((name) => !untold.includes(name))),
  )
})

test('every cookie of ours is explained to visitors', async () => {
  const sources = ['cookies', 'cookie-consent'].map((name) =>
    read(`app/platform/http/${name}.server.ts`),
  )
  const names = firstOf((await Promise.all(sources)).join(), /(?:named|cookieCalled)\('([a-z]+)'/g)
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

/** Rows of the tables of a text whose first cell names settings: their names, and the cells beside them. */
const settingRows = (text: string) =>
  text.split('\n').flatMap((line) => {
    const [, first = '', second = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const names = firstOf(first, /`([A-Z0-9_]+)`/g)
    return names.length > 0 ? [{ names: inOrder(first, /`([A-Z0-9_]+)`/g), cell: second }] : []
  })

const inOrder = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, one]) => one ?? '')

/** What a setting is unless it is set, as the tables write it. */
async function defaults(): Promise<Map<string, string>> {
  const [, shape = ''] = (await read('app/platform/env.server.ts')).split('const shape =')
  const [own = ''] = shape.split('\n})\n', 1)
  return new Map(
    own.split(/\n {2}(?=[A-Z0-9_]+:)/).map((block) => {
      const [name = ''] = block.split(':', 1)
      const [, given = ''] = /\.(?:default|prefault)\(\s*('[^']*'|[^)]*?),?\s*\)/.exec(block) ?? []
      return [name, written(given)]
    }),
  )
}

const NAMED: Record<string, string> = {
  true: 'yes',
  false: 'no',
  '[]': 'none',
  "''": 'none',
  '': 'none',
}
const written = (given: string) => NAMED[given] ?? given.replaceAll(/['_]/g, '')

/** A cell that is nothing but values, or none: 'required' and the like say something else. */
const VALUES = /^(?:`[^`]+`|none)(?:, (?:`[^`]+`|none))*$/

test.each(['README.md', 'docs/settings.md'])(
  '%s gives the defaults that settings have',
  async (file) => {
    const real = await defaults()
    const rows = settingRows(await read(file)).filter(
      ({ names, cell }) => VALUES.test(cell) && !names.includes('NODE_ENV'),
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { names, cell } of rows) {
      const told = Array.from(cell.matchAll(/`([^`]+)`|none/g), ([all, one]) => one ?? all)
      const each = names.map((_, index) => told[told.length === 1 ? 0 : index])
      const wanted = names.map((name) => real.get(name) ?? 'none')
      expect(each, names.join()).toEqual(wanted)
    }
  },
)

test('the list of examples gives the defaults that settings have', async () => {
  const real = await defaults()
  const blocks = (await read('.env.example')).split('\n\n')
  const telling = blocks.filter((block) => /unless\s(?:# )?set/.test(block))
  expect(telling.length).toBeGreaterThan(8)
  for (const block of telling)
    for (const name of firstOf(block, /^(?:# )?([A-Z][A-Z0-9_]+)=/gm)) {
      const own = real.get(name) ?? 'none'
      if (own !== 'none') expect(block.replace(`${name}=`, ''), name).toContain(own)
    }
})

async function documents(): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(['*.md', 'docs/*.md', 'docs/decisions/*.md'])) files.push(file)
  return files
}

/** As GitHub makes them of headings. */
const anchorsIn = (text: string) =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every link in a document leads to something', async () => {
  const dead: string[] = []
  for (const file of await documents())
    for (const link of firstOf(await read(file), /\]\((?!\w+:|\/)([^)\s]+)\)/g)) {
      const [path = '', anchor] = link.split('#')
      const target = path ? join(dirname(file), path) : file
      const found = await stat(target).catch(() => undefined)
      const isThere = anchor ? found && anchorsIn(await read(target)).includes(anchor) : found
      if (!isThere) dead.push(`${file}: ${link}`)
    }
  expect(dead).toEqual([])
})

/** A quarter of an hour for who has never seen it, at some 200 words a minute. */
const MOST_WORDS = 3100

test('who runs the site reads how in a quarter of an hour', async () => {
  const words = (await read('docs/operations.md')).split(/\s+/).filter((one) => /\w/.test(one))
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS)
})

test('the first deployment sets all that production needs', async () => {
  const [line = ''] = /^fly secrets set (?:.*\\\n)*.*$/m.exec(await read('docs/deploying.md')) ?? []
  const inFile = firstOf(await read('fly.toml'), /^ {2}([A-Z0-9_]+) =/gm)
  const given = [...firstOf(line, /\b([A-Z0-9_]+)=/g), ...inFile]
  const set = { NODE_ENV: 'production', S3_BUCKET: 'files' }
  const needed = [parseEnv, parseAddresses].flatMap((parse) => {
    try {
      parse(set)
    } catch (error) {
      return firstOf(String(error), /^ {2}([A-Z0-9_]+): is not set$/gm)
    }
    return []
  })
  expect(needed.length).toBeGreaterThan(10)
  expect(needed.filter((name) => !given.includes(name))).toEqual([])
})

/** A file of the project by its whole path or the end of it, or a folder. */
const OF_THE_PROJECT = /^(?:app|db|tests|scripts|public|docs)\/.|\.tsx?$/
/** What a document gives as an example, or as what was asked for and is not used. */
const MADE_UP = ['db/migrations/NNNN_name.sql', 'remix.config.ts', 'texts.fy.ts', 'app/content/fy']

test('every file and folder that a document names is there', async () => {
  const there: string[] = []
  for await (const file of glob(['*.ts', '{app,db,tests,scripts,public,docs}/**']))
    there.push(`/${file}`)
  const ends = (path: string) => there.some((file) => file.endsWith(`/${path}`))
  const missing: string[] = []
  for (const file of await documents()) {
    const text = await read(file)
    // A record that another has replaced tells of its own time.
    if (text.includes('Superseded')) continue
    const paths = firstOf(text, /`([\w./@-]+?)\/?`/g).filter((path) => OF_THE_PROJECT.test(path))
    for (const path of paths)
      if (!MADE_UP.includes(path) && !ends(path)) missing.push(`${file}: ${path}`)
  }
  expect(missing).toEqual([])
})

test('the map of the house names every folder of it', async () => {
  const [, map = ''] = (await read('docs/architecture.md')).split('## The house')
  const [drawn = ''] = map.split('Dependencies point one way', 1)
  const folders: string[] = []
  for await (const entry of glob('app/{*,features/*,routes/*}', { withFileTypes: true }))
    if (entry.isDirectory()) folders.push(entry.name)
  const words = new Set(drawn.match(/[\w-]+/g))
  expect(folders.filter((name) => !words.has(name) && name !== 'nl')).toEqual([])
  const overview = await read('README.md')
  const rooms: string[] = []
  for await (const entry of glob('app/*', { withFileTypes: true }))
    if (entry.isDirectory()) rooms.push(`app/${entry.name}/`)
  expect(rooms.filter((room) => !overview.includes(room))).toEqual([])
})

test('no document says of a library that is used that it is not there yet', async () => {
  const { dependencies } = JSON.parse(await read('package.json')) as {
    dependencies: Record<string, string>
  }
  for (const file of await documents())
    for (const line of (await read(file)).split('\n').filter((one) => /not there yet/i.test(one)))
      expect(
        firstOf(line, /`([^`]+)`/g).filter((name) => name in dependencies),
        `${file}: ${line}`,
      ).toEqual([])
})

test('the way of a request tells the middleware of every page in its order', async () => {
  const [, list = ''] =
    /const middleware: [^=]+= \[([^\]]+)\]/.exec(await read('app/root.tsx')) ?? []
  const [, drawn = ''] =
    /root middleware:<br>([^\]]+)\]/.exec(await read('docs/architecture.md')) ?? []
  expect(drawn.match(/\w+/g)).toEqual(list.match(/\w+/g))
})

test('who builds finds every command', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }
  const told = await read('CONTRIBUTING.md')
  const untold = Object.keys(scripts).filter(
    (name) => !new RegExp(`npm (run )?${name}\\b`).test(told),
  )
  expect(untold).toEqual([])
})
