/** Prints the data for a migration by which the database lets rows move as the manifests say. */
import { transitions } from '#app/features/manifests/manifests.server.ts'

const rows = transitions.map(({ machine, former, next }) => {
  const from = former === null ? 'null' : `'${former}'`
  return `  ('${machine}', ${from}, '${next}')`
})

console.log(`insert into transitions (machine, former, next) values
${rows.join(',\n')}
on conflict do nothing;`)
