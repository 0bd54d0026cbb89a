/** What follows from manifests, whichever there are. */
import type { SealedColumn, Feature, MailTraits } from './manifest.ts'

/** @throws when two manifests have the same name */
function folded<T>(records: (Record<string, T> | undefined)[]): Record<string, T> {
  const entries = records.flatMap((record) => Object.entries(record ?? {}))
  const names = entries.map(([name]) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`${twice}: stands in two manifests`)
  return Object.fromEntries(entries)
}

/**
 * Puts manifests together, by table, job, machine and address.
 *
 * @throws when two features claim the same name
 */
export function gather(manifests: readonly Feature[]) {
  const tables = folded(manifests.map((feature) => feature.tables))
  const machines = folded(manifests.map((feature) => feature.machines))
  return {
    tables,
    scheduled: folded(manifests.map(({ jobs }) => jobs)),
    /** By the table whose rows move so. */
    machines,
    transitions: transitionsOf(machines),
    exported: {
      content: folded(manifests.map((feature) => feature.exports?.content)),
      account: folded(manifests.map((feature) => feature.exports?.account)),
    },
    /** The parts that an overview shows, in order. */
    overview: manifests
      .flatMap(({ overview = [] }) => ('not' in overview ? [] : overview))
      .toSorted((one, other) => one.place - other.place),
    consequencesOf: (consent: string) =>
      manifests.flatMap(({ withdrawn }) => withdrawn?.[consent] ?? []),
    /** Where the keys of objects in the storage for files are. */
    storageKeys: Object.entries(tables).flatMap(([table, { objects = [] }]) =>
      objects.map((column) => ({ table, column })),
    ),
    columnsOf: (kind: SealedColumn): { table: string; column: string }[] =>
      Object.entries(tables).flatMap(([table, { bytes = {} }]) =>
        Object.keys(bytes).flatMap((column) => (bytes[column] === kind ? { table, column } : [])),
      ),
    systems: manifests.flatMap(({ systems = [] }) => systems),
    posts: {
      large: Object.entries(folded(manifests.map(({ posts }) => posts?.large))).map(
        ([address, bytes]) => ({ matches: exactly(address), bytes }),
      ),
      long: manifests.flatMap(({ posts }) => posts?.long ?? []),
      slow: new Set(manifests.flatMap(({ posts }) => posts?.slow ?? [])),
    },
    mailTraits: {
      expire: new Set(manifests.flatMap(({ mails }) => mails?.expire ?? [])),
      ownTerm: new Set(manifests.flatMap(({ mails }) => mails?.ownTerm ?? [])),
      alarm: new Set(manifests.flatMap(({ mails }) => mails?.alarm ?? [])),
    } satisfies MailTraits,
  }
}

/** `*` in an address is any one part of it. */
function exactly(address: string): (path: string) => boolean {
  const wanted = address.split('/')
  return (path) => {
    const parts = path.split('/')
    return (
      parts.length === wanted.length &&
      wanted.every((one, index) => (one === '*' ? parts[index] !== '' : one === parts[index]))
    )
  }
}

/** Every step of what lives long, in order: `transitions` in the database has the same rows. */
const transitionsOf = (machines: NonNullable<Feature['machines']>) =>
  Object.entries(machines)
    .toSorted()
    .flatMap(([machine, { begins, ways }]) => [
      ...begins.map((next) => ({ machine, former: null, next })),
      ...Object.entries(ways).flatMap(([former, nexts]) =>
        nexts.map((next) => ({ machine, former, next })),
      ),
    ])
