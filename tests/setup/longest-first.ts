import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take more than half a minute, the longest first: one that begins when the others have
 * ended is waited for alone. A fresh clone does not know yet how long a file takes, and begins with the
 * largest: of the unit tests those are named here that are short to read and long to run.
 */
const LONGEST: Record<string, readonly string[]> = {
  http: ['access', 'away', 'start', 'cluster', 'hostile', 'killed', 'crawl', 'demo'],
  unit: ['rollover', 'rehearsal', 'regular-expressions'],
}

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
  const longest = LONGEST[project.name] ?? []
  const place = longest.indexOf(basename(moduleId, '.test.ts'))
  return place < 0 ? longest.length : place
}
