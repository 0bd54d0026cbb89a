/**
 * What `npm test` leaves to `npm test -- --all`, which `.ci/run` runs: what asks the same of everything
 * there is, stops and starts whole programs many times, or waits for other programs. A third of the files'
 * time is in these few. Who touches what one is about runs that one as well.
 */
export const THOROUGH: readonly string[] = [
  // Every address, field and page, with whatever can be wrong with it.
  'tests/http/access/hostile.test.ts',
  'tests/http/site/crawl.test.ts',
  'app/features/deaths/rehearsal.test.ts',
  'app/features/booklet/booklet.test.ts',
  'tests/regular-expressions.test.ts',
  // Sites and databases that are killed, hang, are made anew or are put back.
  'tests/http/cluster/*.test.ts',
  'tests/http/faults/away.test.ts',
  'tests/http/faults/commands.test.ts',
  'tests/http/faults/dump.test.ts',
  'tests/http/faults/failures.test.ts',
  'tests/http/faults/killed.test.ts',
  'tests/http/faults/leaving.test.ts',
  'tests/http/faults/readiness.test.ts',
  'tests/http/faults/start.test.ts',
  'tests/http/faults/unfinished.test.ts',
  'app/server/operate/backup.test.ts',
  'db/embedded.test.ts',
  'db/former.test.ts',
  'db/next-release.test.ts',
  // A year of the demo.
  'tests/http/site/demo.test.ts',
  // Programs that others made: a text browser, promtool.
  'tests/lynx/*.test.ts',
  'tests/monitoring.test.ts',
]

/** The ways through the site from begin to end, which `npm test` goes in a browser. */
export const JOURNEYS: readonly string[] = [
  'directors/release',
  'office/appointments',
  'office/deaths',
  'site/public',
  'site/second-factor',
  'wishes/cards',
  'wishes/journey',
  'wishes/letting-know',
  'wishes/living-will',
  'wishes/reading-after',
].map((name) => `tests/e2e/${name}.spec.ts`)
