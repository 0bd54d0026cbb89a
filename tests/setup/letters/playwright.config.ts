/**
 * The browser tests that measure, in three sets of letters and in Chromium with a window and without, as far
 * as they are installed (`npm run fonts`, with words of the files to run no others). Whether a page moves
 * sideways is asked in the widest letters by every walk, and so not again here.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import base from '../../../playwright.config.ts'
import { findProgram, HEADLESS } from '../browser.ts'

const TESTS = join(import.meta.dirname, '../..')
const MEASURES = /\b(misfits|setInKnownFonts|boundingBox|get\w+Rects?|scrollWidth|target-size)\b/

const LETTERS = {
  Noto: join(import.meta.dirname, 'noto.conf'),
  DejaVu: join(import.meta.dirname, 'dejavu.conf'),
  'of the machine': '/etc/fonts/fonts.conf',
}
const hasNoto = existsSync('/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf')

const letters = Object.entries(LETTERS).filter(
  ([name, file]) => existsSync(file) && (name !== 'Noto' || hasNoto),
)
const browsers = [HEADLESS, 'chromium'].filter((name) => findProgram(name))

const measuring = globSync('e2e/**/*.spec.ts', { cwd: TESTS }).filter((file) =>
  MEASURES.test(readFileSync(join(TESTS, file), 'utf8')),
)

/** Each test once: with script, but for those that are only there without. */
const ways: Project[] = [
  { grepInvert: /@plain/ },
  { grep: /@plain/, use: { javaScriptEnabled: false } },
]

export default defineConfig({
  ...base,
  testDir: TESTS,
  testMatch: measuring,
  globalSetup: '../start-site.ts',
  outputDir: join(TESTS, '../test-results/letters'),
  updateSnapshots: 'none',
  reporter: [['line'], [join(import.meta.dirname, 'table.ts')]],
  projects: browsers.flatMap((browser) =>
    letters.flatMap(([name, file]) =>
      ways.map((way) => ({
        ...way,
        name: `${name}, ${browser}`,
        metadata: { letters: name, browser },
        use: {
          ...way.use,
          launchOptions: {
            ...base.use?.launchOptions,
            executablePath: findProgram(browser),
            env: { ...process.env, FONTCONFIG_FILE: file },
          },
        },
      })),
    ),
  ),
})
