import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CALM } from './tests/e2e/calm.ts'
import { findBrowser } from './tests/setup/browser.ts'

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests',
  testMatch: 'e2e/**/*.spec.ts',
  globalSetup: './tests/setup/start-site.ts',
  fullyParallel: true,
  // More than there are cores, as a test waits for mails and pages; each worker takes three seconds to load.
  workers: availableParallelism() + 1,
  // Other tests run beside these, and what runs in short.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  // The tables of what is heard.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  use: {
    locale: 'nl-NL',
    launchOptions: {
      executablePath: findBrowser(),
      // Letters that are the same on every machine, whatever fonts it has.
      env: {
        FONTCONFIG_FILE: join(import.meta.dirname, 'tests/setup/letters/dejavu.conf'),
        ...process.env,
      },
      args: [
        // Without a window it rounds the width of each letter, which telephones do not.
        '--font-render-hinting=none',
        // Its sandbox does not work for root.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  // Everything must work without script as well. A test that is about script, or on whose page script
  // does nothing, runs once; what a form answers without script is tested over HTTP.
  projects: [
    { name: 'scripted', grepInvert: /@plain/ },
    {
      name: 'plain',
      use: { javaScriptEnabled: false, ...CALM },
      grepInvert: /@scripted/,
      testIgnore: /(autosave|everywhere)\.spec\.ts$/,
    },
  ],
})
