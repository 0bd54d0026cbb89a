import { accounts } from './accounts/manifest.server.ts'
import { appointments } from './appointments/manifest.server.ts'
import { audit } from './audit/manifest.server.ts'
import { callbacks } from './callbacks/manifest.server.ts'
import { cardDesk } from './card-desk/manifest.server.ts'
import { cards } from './cards/manifest.server.ts'
import { content } from './content/manifest.server.ts'
import { deletion } from './deletion/manifest.server.ts'
import { delivery } from './delivery/manifest.server.ts'
import { documents } from './documents/manifest.server.ts'
import { fileIndex } from './file-index/manifest.server.ts'
import { figures } from './figures/manifest.server.ts'
import { guild } from './guild/manifest.server.ts'
import { history } from './history/manifest.server.ts'
import { interview } from './interview/manifest.server.ts'
import { livingWill } from './living-will/manifest.server.ts'
import { mandates } from './mandates/manifest.server.ts'
import { mail } from './mail/manifest.server.ts'
import { type Bytes, defineFeature, type Feature } from './manifest.ts'
import { payments } from './payments/manifest.server.ts'
import { pendingPosts } from './pending-posts/manifest.server.ts'
import { release } from './release/manifest.server.ts'
import { reminders } from './reminders/manifest.server.ts'
import { wishes } from './wishes/manifest.server.ts'

const platform = defineFeature({
  tables: {
    role_capabilities: {
      actor: 'none',
      retention: { ends: 'never', because: 'policies ask it what a role may do' },
      exported: { not: 'about roles, not about a person' },
      backup: 'contents',
    },
    rate_limits: {
      actor: 'none',
      retention: {
        ends: 'a day after it ran out',
        because: 'an attempt counts no longer',
        clean: (sql) => sql`
          delete from rate_limits where expire < extract(epoch from now() - interval '1 day') * 1000`,
      },
      exported: { not: 'counters under hashes, for hours' },
      backup: 'people',
    },
    migrations: {
      actor: 'none',
      retention: { ends: 'never', because: 'a start compares it with the files' },
      exported: { not: 'about the database' },
      backup: 'contents',
    },
    definitions: {
      actor: 'none',
      retention: { ends: 'never', because: 'a start compares it with the files' },
      exported: { not: 'about the database' },
      backup: 'contents',
    },
  },
})

/** In the order of exports: files before what refers to them. */
export const manifests: Feature[] = [
  accounts,
  fileIndex,
  wishes,
  documents,
  livingWill,
  cards,
  appointments,
  reminders,
  deletion,
  audit,
  mandates,
  pendingPosts,
  mail,
  callbacks,
  guild,
  payments,
  release,
  delivery,
  history,
  figures,
  cardDesk,
  interview,
  content,
  platform,
]

/** @throws when two manifests have the same name */
function folded<T>(records: (Record<string, T> | undefined)[]): Record<string, T> {
  const entries = records.flatMap((record) => Object.entries(record ?? {}))
  const names = entries.map(([name]) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`${twice}: stands in two manifests`)
  return Object.fromEntries(entries)
}

export const tables = folded(manifests.map((feature) => feature.tables))

export const scheduled = folded(manifests.map(({ jobs }) => jobs))

/** By the table whose rows move so. */
export const machines = folded(manifests.map((feature) => feature.machines))

/** Every step of what lives long, in order: `transitions` in the database has the same rows. */
export const transitions = Object.entries(machines)
  .toSorted()
  .flatMap(([machine, { begins, ways }]) => [
    ...begins.map((next) => ({ machine, former: null, next })),
    ...Object.entries(ways).flatMap(([former, nexts]) =>
      nexts.map((next) => ({ machine, former, next })),
    ),
  ])

export const exported = {
  content: folded(manifests.map((feature) => feature.exports?.content)),
  account: folded(manifests.map((feature) => feature.exports?.account)),
}

/** Where the keys of objects in the storage for files are. */
export const storageKeys = Object.entries(tables).flatMap(([table, { objects = [] }]) =>
  objects.map((column) => ({ table, column })),
)

export const columnsOf = (kind: Bytes): { table: string; column: string }[] =>
  Object.entries(tables).flatMap(([table, { bytes = {} }]) =>
    Object.keys(bytes).flatMap((column) => (bytes[column] === kind ? { table, column } : [])),
  )
