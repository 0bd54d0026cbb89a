import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { contentPlugin } from './app/content/compile.ts'
import { packFiles } from './app/server/http/pack-files.ts'

// The oldest browsers that get the full look; the enhancement script must run in them.
const BROWSERS = ['chrome64', 'safari11.1', 'firefox60']

/** Of a class: as short as its hash, which would get a sign before it where it begins with a digit. */
const shortName = ({ hash }: { hash: string }) =>
  hash.replace(/^\d/, (digit) => 'abcdefghij'.charAt(Number(digit)))

/** What the site's own sources need besides the framework: articles and styles. */
export const sources = () => [contentPlugin(), vanillaExtractPlugin({ identifiers: shortName })]

/** What adds a sheet of its own to the one of every page: a folder, or files. */
const OWN = {
  office: 'office/[\\w-]*',
  conversation: 'page/conversation',
  hours: '(?:drawing/hours|page/large-letters)',
  home: '(?:page/home|drawing/landscape)',
  night: '(?:drawing/night|page/letter)',
  article: 'page/prose',
  lamp: 'lamp/(?:lamp|places)',
  days: 'lamp/(?:ways|tasks)',
  reading: 'relatives/(?:reading|evening|waiting)',
  rehearsal: 'relatives/rehearsal-strip',
  wishes: '(?:chapter|drawing/cover)',
}

/** One stylesheet for the whole site: one request, cached for good after the first page. */
const stylesheets = [
  {
    name: 'style',
    test: new RegExp(`app/ui/(?!(?:${Object.values(OWN).join('|')})\\.css)[\\w/-]+\\.css\\.ts`),
  },
  ...Object.entries(OWN).map(([name, file]) => ({
    name,
    test: new RegExp(`app/ui/${file}\\.css\\.ts`),
  })),
]

export default defineConfig({
  plugins: [sources(), reactRouter(), packFiles()],
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
        rolldownOptions: { output: { codeSplitting: { groups: stylesheets } } },
      },
    },
    ssr: { build: { target: 'node24', rollupOptions: { input: './app/server/handler.ts' } } },
  },
  server: { watch: { ignored: ['**/.data/**'] } },
})
