import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Chromium without a window goes first: the same pages in about half the time of a whole one. */
export const HEADLESS = 'chromium-headless-shell'

const NAMES = [
  HEADLESS,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

/** Where a program is, looking in PATH. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A Chromium or Chrome: the one of CHROMIUM_PATH, of the system, or Playwright's own. */
export function findBrowser(): string | undefined {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return asked
  const found = NAMES.map(findProgram).find(Boolean)
  if (found) return found
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}
