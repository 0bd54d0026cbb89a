import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import type { VitestPluginContext } from 'vitest/node'
import { contentPlugin } from './app/content/compile.ts'
import { LongestFirst } from './tests/setup/longest-first.ts'
import { TEST_SETTINGS } from './tests/setup/settings.ts'

/**
 * Styles are worked out anew in each run: what Vitest keeps of a file of styles asks for the sheets of those
 * before it, which only working them out makes.
 */
const stylesAnew = {
  name: 'styles-anew',
  configureVitest: ({ defineCacheKeyGenerator }: VitestPluginContext) =>
    defineCacheKeyGenerator(({ id }) => (id.endsWith('.css.ts') ? false : undefined)),
}

const shared = {
  env: TEST_SETTINGS,
  // Loading node_modules for each file anew takes a fifth of the time: see fresh.ts.
  isolate: false,
  setupFiles: ['./tests/setup/fresh.ts', './tests/setup/console.ts'],
  // Whoever starts a site in a test shares the machine with all the others.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
}

export default defineConfig({
  plugins: [contentPlugin(), vanillaExtractPlugin(), stylesAnew],
  test: {
    // More than there are cores: a test waits most of its time for the site and the database.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'db/**/*.test.ts',
            'tests/*.test.ts',
            'tests/bench/**/*.test.ts',
          ],
          globalSetup: ['./tests/setup/cluster.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['./tests/setup/cluster.ts', './tests/setup/site.ts'],
        },
      },
      {
        extends: true,
        test: { ...shared, name: 'lynx', include: ['tests/lynx/**/*.test.ts'] },
      },
    ],
  },
})
