/** How the register is, in numbers and without people: for who runs it, and for what watches it. */
import { LRUCache } from 'lru-cache'
import type { Actor } from '#app/access/actor.ts'
import type { DbRow } from '#db/row.ts'
import {
  asPerson,
  asSystem,
  readOnly,
  type Sql,
  type TransactionActor,
} from '#app/platform/database/sql.server.ts'
import type { PaymentState } from '#app/features/payments/states.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import { isOutage } from '#app/platform/unavailable.server.ts'

/** What a job can be. One that fails is `retrying` until it is given up, which is `failed`. */
export const JOB_STATES = ['waiting', 'running', 'retrying', 'failed', 'planned'] as const
type JobState = (typeof JOB_STATES)[number]

/** So many of one kind, and the moment of the oldest. */
export type Counted = { name: string; state: string; total: number; since: Date | null }

/** What the database counts, by kind. */
export type StateNumbers = {
  /** One for each task and state of its jobs. */
  jobs: (Counted & { state: JobState })[]
  /** Mails that are not sent: `queued`, or left for a person. */
  mails: Counted[]
  /** Of a month, and all that are open. */
  payments: (Counted & { state: PaymentState })[]
  /** What needs a person, by its kind. */
  attention: Counted[]
  /** Rows of the audit log that have no place in its chain yet. */
  unchained: { total: number; since: Date | null }
  /** When the last one was finished; where none was, `since` the register is there. */
  backup: { made: boolean; since: Date | null }
  /** Copies of the database; `since` null where the owner may not see how far behind one is. */
  standbys: Counted[]
  versions: { database: string; migration: string; migratedAt: Date | null }
}

export type RegisterState = {
  at: Date
  /** Undefined while the database does not answer. */
  numbers: StateNumbers | undefined
  /** Whether uploaded files can be written and read. */
  keepsFiles: boolean
}

type Row = DbRow<'register_state', 'what!' | 'name!' | 'state!' | 'total!' | 'since'>

/** The state as whoever acts may see it. @returns no numbers for who may not */
async function stateFor(actor: TransactionActor, seconds?: number): Promise<RegisterState> {
  const [numbers, keepsFiles] = await Promise.all([numbersFor(actor, seconds), canKeepFiles()])
  return { at: new Date(), numbers, keepsFiles }
}

/** Asks anew: for a colleague who may see it, by a page. */
export const stateForColleague = ({ id }: Actor): Promise<RegisterState> => stateFor(asPerson(id))

/** Nobody who looks whether the site works waits longer for the database. */
const PATIENCE_SECONDS = 3

/** Asks anew, for what watches. */
export const registerState = (): Promise<RegisterState> =>
  stateFor(asSystem('watching'), PATIENCE_SECONDS)

/** In ms. However often somebody asks, the database is asked once in this time. */
const KEPT_MS = 10_000

const kept = new LRUCache<'state', RegisterState>({
  max: 1,
  ttl: KEPT_MS,
  ttlResolution: 0,
  fetchMethod: () => registerState(),
})

/** The state of ten seconds ago at most: for what anyone can ask for. */
export const recentState = async (): Promise<RegisterState> =>
  (await kept.fetch('state')) ?? registerState()

async function numbersFor(
  actor: TransactionActor,
  seconds?: number,
): Promise<StateNumbers | undefined> {
  try {
    return await readOnly(actor, stateIn, seconds)
  } catch (error) {
    if (isOutage(error)) return undefined
    throw error
  }
}

/** What the database counts. @returns undefined for who may not see it */
export async function stateIn(sql: Sql): Promise<StateNumbers | undefined> {
  const rows = await sql<Row[]>`select what, name, state, total, since from register_state()`
  return rows.length > 0 ? sorted(rows) : undefined
}

function sorted(rows: Row[]): StateNumbers {
  const of = (wanted: string) => rows.filter(({ what }) => what === wanted)
  const versionOf = (name: string) => of('version').find((row) => row.name === name)
  const [unchained] = of('audit')
  const [backup] = of('backup')
  return {
    jobs: of('job') as StateNumbers['jobs'],
    mails: of('mail'),
    payments: of('payment') as StateNumbers['payments'],
    attention: of('attention'),
    unchained: { total: unchained?.total ?? 0, since: unchained?.since ?? null },
    backup: { made: backup?.state === 'made', since: backup?.since ?? null },
    standbys: of('standby'),
    versions: {
      database: versionOf('database')?.state ?? '',
      migration: versionOf('migration')?.state ?? '',
      migratedAt: versionOf('migration')?.since ?? null,
    },
  }
}

const canKeepFiles = (): Promise<boolean> =>
  storage()
    .then((place) => place.check())
    .then(
      () => true,
      () => false,
    )

export type TaskState = Record<JobState, number> & { task: string; oldest: Date | null }

/** The queue with one row a task. `oldest`: since when the first that should have been done waits. */
export function byTask(jobs: StateNumbers['jobs']): TaskState[] {
  const tasks = new Map<string, TaskState>()
  for (const { name, state, total, since } of jobs) {
    const task = tasks.get(name) ?? { ...NO_JOBS, task: name }
    const isDue = state === 'waiting' || state === 'retrying'
    const oldest = isDue && since && (!task.oldest || since < task.oldest) ? since : task.oldest
    tasks.set(name, { ...task, [state]: task[state] + total, oldest })
  }
  return [...tasks.values()].toSorted((one, other) => one.task.localeCompare(other.task))
}

const NO_JOBS = { waiting: 0, running: 0, retrying: 0, failed: 0, planned: 0, oldest: null }

/** Mails that wait, since when the first does, and those that need a person. */
export function mailsOf({ mails }: StateNumbers): {
  waiting: number
  failed: number
  oldest: Date | null
} {
  const of = (wanted: string) => mails.find(({ state }) => state === wanted)
  const waiting = of('queued')
  return {
    waiting: waiting?.total ?? 0,
    failed: of('needs_review')?.total ?? 0,
    oldest: waiting?.since ?? null,
  }
}
