/** What the reports of the test programs say, in short: enough to begin with for who sees no more of a run. */
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const LINES = 6

/**
 * `named` are the failed tests, each with its file and the first lines of what it said; `left` those that were
 * skipped, as for want of a program.
 */
export type Outcome = {
  passed: number
  failed: number
  skipped: number
  named: string[]
  left: string[]
}

type VitestReport = {
  numPassedTests: number
  numPendingTests: number
  testResults: { name: string; status: string; message: string; assertionResults: VitestTest[] }[]
}
type VitestTest = { status: string; fullName: string; failureMessages: string[] }

/** @param report of the JSON reporter; a file that could not be run is named itself */
export function vitestOutcome(report: VitestReport): Outcome {
  const named = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [inShort(file, message)]
    return failed.map((test) => inShort(`${file}: ${test.fullName}`, test.failureMessages[0]))
  })
  const { numPassedTests: passed, numPendingTests: skipped } = report
  const left = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => `  ${relative(ROOT, name)}: ${fullName}`),
  )
  return { passed, failed: named.length, skipped, named, left }
}

type PlaywrightReport = {
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; skipped: number; flaky: number }
  suites: Suite[]
  errors: { message?: string }[]
}
type Suite = { file: string; specs: Spec[]; suites?: Suite[] }
type Spec = { title: string; tests: PlaywrightTest[] }
type PlaywrightTest = {
  projectName: string
  status: string
  results: { error?: { message?: string } }[]
}

/** @param report of the JSON reporter; a test that passed when tried again counts as passed */
export function playwrightOutcome({ config, stats, suites, errors }: PlaywrightReport): Outcome {
  const folder = relative(ROOT, config.rootDir)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    named: [
      ...errors.map(({ message }) => inShort('before or after the browser tests', message)),
      ...suites.flatMap((suite) => failedIn(suite, folder)),
    ],
    left: suites.flatMap((suite) => skippedIn(suite, folder)),
  }
}

function failedIn({ file, specs, suites = [] }: Suite, folder: string): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        inShort(`${join(folder, file)}: ${title} [${projectName}]`, results.at(-1)?.error?.message),
      ),
  )
  return [...own, ...suites.flatMap((suite) => failedIn(suite, folder))]
}

function skippedIn({ file, specs, suites = [] }: Suite, folder: string): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName }) => `  ${join(folder, file)}: ${title} [${projectName}]`),
  )
  return [...own, ...suites.flatMap((suite) => skippedIn(suite, folder))]
}

function inShort(test: string, said = ''): string {
  const lines = stripVTControlCharacters(said).split('\n')
  const ours = lines.filter((line) => line.trim() && !line.includes('node_modules'))
  return [`  ${test}`, ...ours.slice(0, LINES)].join('\n    ')
}
