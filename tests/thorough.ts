/**
 * What `npm test` leaves to `npm test -- --all`, which `.ci/run` runs: what asks the same of everything
 * there is, stops and starts whole programs many times, or waits for other programs. More
 * than half of the time of all files is in these. Who touches what one is about runs that one as well.
 */
export const THOROUGH: readonly string[] = [
  // Every address, field and page, with whatever can be wrong with it.
  'tests/http/access/hostile.test.ts',
  'tests/http/site/crawl.test.ts',
  'tests/http/office/unseen.test.ts',
  'app/access/unseen.test.ts',
  'app/features/deaths/rehearsal.test.ts',
  'app/features/booklet/booklet.test.ts',
  'app/features/booklet/booklet-pages.test.ts',
  'app/forms/stored/decide.test.ts',
  'tests/regular-expressions.test.ts',
  // Keys that are replaced while a process is killed at each step; the seals themselves are asked beside.
  'app/features/manifests/data-keys.test.ts',
  // What every page costs, and what any way of asking for much costs; the sizes of one are in the benchmark.
  'tests/http/site/budget.test.ts',
  'tests/http/site/cost.test.ts',
  // Every link of the office for who may do less; the access table asks each of these routes.
  'tests/http/directors/colleagues.test.ts',
  // The pages around what functions decide, which their own tests ask of these (release, delivery,
  // payments, deaths), and which the journeys of a release, a death and reading after one go through.
  'tests/http/directors/access-requests.test.ts',
  'tests/http/directors/deliveries.test.ts',
  'tests/http/directors/delivered-zip.test.ts',
  'tests/http/directors/payments.test.ts',
  'tests/http/office/deaths.test.ts',
  'tests/http/wishes/deaths.test.ts',
  'tests/http/wishes/reading-after.test.ts',
  // The same of documents and of the second factor, whose rights, limits and codes their functions are asked.
  'tests/http/accounts/second-factor.test.ts',
  'tests/http/wishes/documents.test.ts',
  // Sixty wrong passwords, each hashed; single ones are in the tests of accounts.
  'tests/http/accounts/guessing.test.ts',
  // Hundreds of versions at once, and any text on paper.
  'app/features/own-data/import.test.ts',
  'app/paper/compiler.test.ts',
  'tests/http/wishes/pdf.test.ts',
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
  'app/server/operate/*.test.ts',
  'app/features/manifests/rotation.test.ts',
  'db/embedded.test.ts',
  'db/former.test.ts',
  'db/migrate.test.ts',
  'db/next-release.test.ts',
  // The release that is deployed is built, filled, and goes on beside this one.
  'db/rollover.test.ts',
  // A year of the demo.
  'tests/http/site/demo.test.ts',
  // Programs that others made or that stand in for theirs: a store of files, a KMS, a look for viruses, a
  // text browser, promtool.
  'app/features/delivery/viruses.test.ts',
  'app/platform/keys/kms.test.ts',
  'app/platform/storage/storage.test.ts',
  'tests/http/faults/kms.test.ts',
  'tests/lynx/*.test.ts',
  'tests/monitoring.test.ts',
]

/** The ways through the site from begin to end, which `npm test` goes in a browser. */
export const JOURNEYS: readonly string[] = [
  'directors/release',
  'office/appointments',
  'office/deaths',
  'wishes/journey',
  'wishes/letting-know',
  'wishes/reading-after',
].map((name) => `tests/e2e/${name}.spec.ts`)
