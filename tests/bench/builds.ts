/**
 * Everything that is measured is built from a copy of the sources in a folder of its own, so that a
 * site that runs from build/ is left alone and the comparisons can differ in a file or two.
 */
import { spawn } from 'node:child_process'
import { appendFile, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { ROOT } from '#app/server/prepare.ts'
import { sources } from '../../vite.config.ts'

const SOURCES = [
  'app',
  'db',
  'public',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

async function copySources(folder: string) {
  await mkdir(folder, { recursive: true })
  for (const name of SOURCES) await cp(join(ROOT, name), join(folder, name), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

async function buildWithFramework(folder: string) {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'error'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`The build in ${folder} failed.`)
}

/** The site as it is; with SKIP_BUILD as it was built before. */
export async function buildOurs(folder: string) {
  await copySources(folder)
  if (process.env.SKIP_BUILD)
    await cp(join(ROOT, 'build'), join(folder, 'build'), { recursive: true })
  else await buildWithFramework(folder)
}

/**
 * The same routes as the framework's own server expects them: its default server entry, which
 * streams, and its script on every page, so that all hydrate. Only what that needs is different.
 */
export async function buildHydrated(folder: string) {
  await writeHydrated(folder)
  await buildWithFramework(folder)
}

/** Its sources alone. @throws when a text that is put in another's place is not there any more */
export async function writeHydrated(folder: string) {
  await copySources(folder)
  const app = join(folder, 'app')
  await writeFile(join(app, 'entry.server.tsx'), await hydratingEntry())
  await replace(join(app, 'root.tsx'), '</body>', '<Scripts /></body>')
  await appendFile(join(app, 'root.tsx'), "\nimport { Scripts } from 'react-router'\n")
  // Facts that our own server gives with each request and the framework's server does not.
  await replace(
    join(app, 'platform/http/context.server.ts'),
    'createContext<RequestFacts>()',
    "createContext<RequestFacts>({ nonce: 'nonce', network: '127.0.0.1', reference: '' })",
  )
  // Our server's entry is not part of this build; without it the framework's own is built.
  await replace(join(folder, 'vite.config.ts'), "{ input: './app/server/handler.ts' }", '{}')
}

/** The default entry as the framework installs it, with the texts and the facts of the frame around the page. */
async function hydratingEntry() {
  const original = await readFile(
    join(ROOT, 'node_modules/@react-router/dev/dist/config/defaults/entry.server.node.tsx'),
    'utf8',
  )
  const element = '<ServerRouter context={routerContext} url={request.url} />'
  const framed = `<Frame value={frameOf(loadContext)}>${element}</Frame>`
  const wrapped = `<I18nextProvider i18n={pageTexts(loadContext)}>${framed}</I18nextProvider>`
  return [
    "import { I18nextProvider } from 'react-i18next'",
    "import { pageTexts } from './middleware/i18n.server.ts'",
    "import { frameOf } from './routes/kit/frame/frame.server.ts'",
    "import { Frame } from './routes/kit/frame/frame.ts'",
    replaced(original, element, wrapped),
  ].join('\n')
}

async function replace(file: string, from: string, to: string) {
  await writeFile(file, replaced(await readFile(file, 'utf8'), from, to))
}

/** @throws when the text is not there */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The benchmark expects this text: ${from}`)
  return text.replace(from, () => to)
}

/**
 * The server without the framework, from the copy that `buildOurs` made, so that class names and
 * file names come out the same.
 */
export async function buildBare(folder: string) {
  const bench = join(folder, 'bench')
  await cp(join(ROOT, 'tests/bench'), bench, { recursive: true })
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [sources(), withoutRouter(bench)],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    mode: 'production',
    build: {
      ssr: join(bench, 'serve-bare.tsx'),
      target: 'node24',
      outDir: join(folder, 'build-bare'),
      assetsInlineLimit: 0,
    },
  })
}

/** Gives the root layout stand-ins for the router's hooks; see no-router.tsx. */
function withoutRouter(bench: string): Plugin {
  const standIn = join(bench, 'no-router.tsx')
  return {
    name: 'without-router',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== 'react-router' || !importer) return null
      return importer === standIn ? { id: source, external: true } : standIn
    },
  }
}
