/** What is done to the cluster, and when: of chance, and the same again by the same seed. */
import type { LinkName } from '../../scripts/cluster/configure.ts'
import type { Cut } from './links.ts'

export type Deed =
  /** One of several of a kind, of which `which` says by chance which (0 to 1). */
  | { kind: 'kill'; what: 'a site' | 'a worker' | 'an etcd'; which: number }
  | { kind: 'kill'; what: 'the pooler' | 'the proxy' }
  /** With its Patroni, and for so long. */
  | {
      kind: 'kill'
      what: 'the database that follows' | 'the database that leads'
      seconds: number
      /** First waits until there is one that can take over. */
      ready?: true
    }
  | { kind: 'cut'; link: LinkName; how: Cut; seconds: number }

/** A deed, so many seconds after the beginning. */
export type Planned = Deed & { at: number }

const LINKS: LinkName[] = [
  'web to pooler',
  'work to pooler',
  'pooler to primary',
  'queue to primary',
  'pg1 to pg2',
  'pg2 to pg1',
  'pg1 to etcd',
  'pg2 to etcd',
]

/** Each once before any comes again, in an order of chance. */
function bag(chance: () => number): Deed[] {
  const between = (least: number, most: number) => Math.round(least + chance() * (most - least))
  const deeds: Deed[] = [
    ...['a site', 'a site', 'a worker', 'a worker', 'an etcd'].map(
      (what) => ({ kind: 'kill', what, which: chance() }) as Deed,
    ),
    { kind: 'kill', what: 'the pooler' },
    { kind: 'kill', what: 'the proxy' },
    { kind: 'kill', what: 'the database that follows', seconds: between(1, 15) },
    // Back before anybody takes over, and away for so long that somebody must.
    { kind: 'kill', what: 'the database that leads', seconds: 1 },
    { kind: 'kill', what: 'the database that leads', seconds: between(35, 45), ready: true },
    ...LINKS.map((link): Deed => {
      const how = chance() < 0.6 ? 'silent' : 'closed'
      return { kind: 'cut', link, how, seconds: between(3, 15) }
    }),
  ]
  return deeds
    .map((deed) => ({ deed, place: chance() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ deed }) => deed)
}

/** The deeds of so many seconds, the first after five. */
export function planOf(seed: number, seconds: number): Planned[] {
  const chance = chanceOf(seed)
  const plan: Planned[] = []
  let at = 5
  for (;;)
    for (const deed of bag(chance)) {
      if (at >= seconds) return plan
      plan.push({ ...deed, at })
      at += 5 + Math.round(chance() * 8)
    }
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A deed in words. */
export function wordsOf(deed: Deed): string {
  if (deed.kind === 'cut') return `cut ${deed.link} (${deed.how}, ${deed.seconds} s)`
  return `kill ${deed.what}${'seconds' in deed ? `, for ${deed.seconds} s` : ''}`
}

/** The same without how long, but for whether somebody has to take over meanwhile. */
export function kindOf(deed: Deed): string {
  if (deed.kind === 'cut') return `cut ${deed.link} (${deed.how})`
  return `kill ${deed.what}${'seconds' in deed && deed.seconds > 30 ? ' and keep it away' : ''}`
}
