import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take more than half a minute, the longest first: one that begins when the others have
 * ended is waited for alone. A fresh clone does not know yet how long a file takes.
 */
const LONGEST = ['access', 'away', 'start', 'cluster', 'hostile', 'killed', 'crawl'].map(
  (name) => `${name}.test.ts`,
)

/** Of each project; the projects come one after the other. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- not of an array
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((a, b) => turnOf(a) - turnOf(b)),
    )
  }
}

function turnOf({ moduleId, project }: TestSpecification): number {
  const place = project.name === 'http' ? LONGEST.indexOf(basename(moduleId)) : -1
  return place < 0 ? LONGEST.length : place
}
