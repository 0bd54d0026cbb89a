import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { contentPlugin } from './app/content/compile.ts'
import { joinSheets, withoutServerStyles } from './app/server/http/join-sheets.ts'
import { packFiles } from './app/server/http/pack-files.ts'

// The oldest browsers that get the full look; the enhancement script must run in them.
const BROWSERS = ['chrome64', 'safari11.1', 'firefox60']

/** Each short name of a class, and the hash that it is the end of. */
const named = new Map<string, string>()

/**
 * Of a class, which stands hundreds of times in a page: the end of its hash, in which its number within its file
 * is. A name does not begin with a digit.
 *
 * @throws when two classes would have the same name: then it needs one sign more
 */
function shortName({ hash }: { hash: string }): string {
  const name = hash.slice(-5).replace(/^\d/, (digit) => 'abcdefghij'.charAt(Number(digit)))
  if ((named.get(name) ?? hash) !== hash) throw new Error(`Two classes are named ${name}.`)
  named.set(name, hash)
  return name
}

/** What the site's own sources need besides the framework: articles and styles. */
export const sources = () => [contentPlugin(), vanillaExtractPlugin({ identifiers: shortName })]

/**
 * What is not in the styles of every page: files of one kind of pages. `area-sheets.ts` says which of
 * these parts are joined into one sheet.
 */
const APART = {
  // The frame of the office, which directors have as well, and who writes down wishes with somebody.
  office: 'office/office-(?:header|body)',
  // What the office and directors have in it.
  tables: 'office/office(?:-chart)?',
  desk: 'office/office-(?!header|body|chart|matrix)[\\w-]*',
  // One page of the desk, for which the rest of it would be too much beside it.
  matrix: 'office/office-matrix',
  directors: 'office/(?:delivery|track)',
  own: '(?:drawing/(?:night|cover)|page/(?:letter|picture)|chapter)',
  question: 'page/conversation',
  // Who signs up, or makes an appointment.
  progress: 'page/progress',
  // Says of all of its page that it moves to the next: no other page may have it.
  steps: '(?:drawing/hours|page/(?:large-letters|beside-steps))',
  public: '(?:page/(?:home|prose)|drawing/landscape)',
  relatives: '(?:lamp|relatives)/[\\w-]*',
}

const styles = [
  {
    name: 'style',
    test: new RegExp(`app/ui/(?!(?:${Object.values(APART).join('|')})\\.css)[\\w/-]+\\.css\\.ts`),
  },
  ...Object.entries(APART).map(([name, file]) => ({
    name,
    test: new RegExp(`app/ui/${file}\\.css\\.ts`),
  })),
]

/**
 * What the built server loads from node_modules when it needs it: what is not JavaScript alone, reads files of
 * its own or comes in only where it is used. All else is in the build: hundreds of files less make a
 * start take a third less.
 */
const LOADED = [
  '@aws-sdk/client-kms',
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@graphile/logger',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  '@sentry/core',
  'date-holidays',
  'fontkit',
  'graphile-worker',
  'pg',
  'pino',
  'prom-client',
  'sharp',
  'stripe',
]

export default defineConfig(({ command }) => ({
  plugins: [sources(), reactRouter(), joinSheets(), withoutServerStyles(), packFiles()],
  build: {
    cssTarget: BROWSERS,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
  },
  environments: {
    // Not in what both have: the targets of the server would be these as well as its own.
    client: {
      build: {
        target: BROWSERS,
        rolldownOptions: { output: { codeSplitting: { groups: styles } } },
      },
    },
    ssr: {
      // Not while developing, where a package would be read anew through Vite.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true, external: LOADED },
      }),
      build: { target: 'node24', rollupOptions: { input: './app/server/handler.ts' } },
    },
  },
  server: { watch: { ignored: ['**/.data/**'] } },
}))
