import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'

/** Says at the end how many tests passed in which letters and browser, and which did not. */
export default class Table implements Reporter {
  private tests: TestCase[] = []

  onBegin(_config: FullConfig, suite: Suite) {
    this.tests = suite.allTests()
  }

  onEnd() {
    const counts = Map.groupBy(this.tests, (test) => projectOf(test))
    console.log('\n| letters, browser | passed | failed | skipped |\n| --- | --- | --- | --- |')
    for (const [name, tests] of counts) {
      const count = (...outcomes: string[]) =>
        tests.filter((test) => outcomes.includes(test.outcome())).length
      console.log(
        `| ${name} | ${count('expected', 'flaky')} | ${count('unexpected')} | ${count('skipped')} |`,
      )
    }
    for (const test of this.tests.filter((one) => one.outcome() === 'unexpected'))
      console.log(`${projectOf(test)}: ${test.titlePath().slice(2).join(' › ')}`)
  }
}

const projectOf = (test: TestCase): string => test.parent.project()?.name ?? ''
