import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/setup/browser.ts'

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  globalSetup: './tests/setup/start-site.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    locale: 'nl-NL',
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium's sandbox does not work for root.
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
  // The same tests twice: everything must work without script as well.
  projects: [{ name: 'scripted' }, { name: 'plain', use: { javaScriptEnabled: false } }],
})
