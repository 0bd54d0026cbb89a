/**
 * Replaces the data keys of people while the site serves and they write. Each step is stored before the
 * next begins, so that a process that is killed leaves nothing that cannot be read, and the next run goes
 * on there:
 *
 *     asked    by `operate`
 *     added    the new key opens; who began before may not know it yet
 *     turned   the new key seals, the old one opens; who began before may still seal by the old one
 *     sealed   nothing is sealed by the old one; who began before may still hold what was
 *     (none)   the old one is gone
 *
 * Between two steps every transaction ends that began before the first of them.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { DbRow } from '#db/row.ts'
import { personKeys, type PersonKeys } from '#app/access/keys.server.ts'
import { renewFiles } from '#app/features/documents/renew.server.ts'
import { replaceStep, sealAnew } from '#app/platform/keys/crypto.server.ts'
import {
  asSystem,
  PATIENT_SECONDS,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { log } from '#app/platform/log.server.ts'
import { isOutage } from '#app/platform/unavailable.server.ts'
import { columnsOf, tables } from './manifests.server.ts'

type Step = 'asked' | 'added' | 'turned' | 'sealed'

/** What happened to the keys: of how many people they were replaced, and who could not be helped. */
export type Replaced = { replaced: number; left: number }

/** People at a time: they wait for others' transactions together. */
const BATCH = 200

/**
 * Does all that there is to do.
 *
 * @param passes is told of each step before it begins; for tests, which end it there
 */
export async function replaceDataKeys(
  passes: (step: string) => Promise<void> | void = () => {},
): Promise<Replaced> {
  const left = new Set<string>()
  for (let replaced = 0; ;) {
    const people = await peopleToHelp([...left])
    if (people.length === 0) return { replaced, left: left.size }
    await passes('add')
    await move(people, 'asked', 'added', 'add')
    await passes('wait for who does not know it')
    await othersHaveEnded()
    await passes('turn')
    await move(people, 'added', 'turned', 'turn')
    await passes('wait for who seals by the old one')
    await othersHaveEnded()
    for (const person of await atStep(people, 'turned')) {
      await passes('seal')
      if (await sealAll(person, passes)) await move([person.id], 'turned', 'sealed')
      else left.add(person.id)
    }
    await passes('wait for who reads what the old one sealed')
    await othersHaveEnded()
    await passes('drop')
    replaced += await move(people, 'sealed', null, 'drop')
  }
}

type Person = DbRow<'person_keys', 'user_id as id'> & { askedAt: Date }

const peopleToHelp = async (left: string[]): Promise<string[]> => {
  const rows = await readOnly(
    asSystem('keys'),
    (sql) => sql<DbRow<'person_keys', 'user_id as id'>[]>`
      select distinct user_id as id from person_keys
       where step is not null and user_id <> all (${left}::uuid[])
       order by user_id limit ${BATCH}`,
  )
  return rows.map(({ id }) => id)
}

const atStep = (people: string[], step: Step): Promise<Person[]> =>
  readOnly(asSystem('keys'), async (sql) => [
    ...(await sql<Person[]>`
        select user_id as id, min(asked_at) as "askedAt" from person_keys
         where user_id = any (${people}::uuid[]) and step = ${step} group by user_id`),
  ])

type Key = DbRow<'person_keys', 'user_id' | 'purpose' | 'wrapped'>

/** Both keys of a person together. @returns of how many people */
function move(
  people: string[],
  from: Step,
  to: Step | null,
  change?: Parameters<typeof replaceStep>[2],
): Promise<number> {
  return withActor(
    asSystem('keys'),
    async (sql) => {
      const rows = await sql<Key[]>`
        select user_id, purpose, wrapped from person_keys
         where user_id = any (${people}::uuid[]) and step = ${from}
         order by user_id, purpose for update`
      for (const { user_id: id, purpose, wrapped } of rows) {
        const bound = `person_keys ${id} ${purpose}`
        await sql`
          update person_keys
             set wrapped = ${change ? replaceStep(wrapped, bound, change) : wrapped}, step = ${to},
                 replaced_at = case when ${to}::text is null then asked_at else replaced_at end
           where user_id = ${id} and purpose = ${purpose}`
      }
      return new Set(rows.map((row) => row.user_id)).size
    },
    PATIENT_SECONDS,
  )
}

/**
 * Waits until every transaction of the site has ended that is under way now: each holds a lock on itself
 * until then.
 */
async function othersHaveEnded() {
  let left = await underWay()
  while (left.length > 0) {
    await pause(LOOK_AGAIN_MS)
    const now = new Set(await underWay())
    left = left.filter((one) => now.has(one))
  }
}

const LOOK_AGAIN_MS = 50

const underWay = async (): Promise<string[]> => {
  const rows = await readOnly(
    asSystem('keys'),
    (sql) => sql<{ name: string }[]>`
      select l.virtualtransaction as name
        from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where l.locktype = 'virtualxid' and l.pid <> pg_backend_pid()
         and a.datname = current_database() and a.usename = current_user`,
  )
  return rows.map(({ name }) => name)
}

type Sealed = { table: string; column: string; purposes: (keyof PersonKeys)[] }

const SEALED: Sealed[] = [
  ...columnsOf('personal').map((one) => ({ ...one, purposes: ['personal' as const] })),
  ...columnsOf('secret').map((one) => ({ ...one, purposes: ['secret' as const] })),
  ...columnsOf('personal or secret').map((one) => ({
    ...one,
    purposes: ['personal' as const, 'secret' as const],
  })),
]

/** @returns false where something opens by neither key, so that the old one has to stay */
async function sealAll({ id, askedAt }: Person, passes: (step: string) => unknown) {
  try {
    await renewFiles(id, askedAt)
    await passes('seal rows')
    for (const sealed of SEALED) {
      // Again until nothing is found: what is written meanwhile is sealed by the new one.
      while ((await sealRows(sealed, id)) > 0);
      await passes(`sealed ${sealed.table}`)
    }
    return true
  } catch (error) {
    if (isOutage(error)) throw error
    if (await isGone(id)) return true
    log().error({ err: error, account: id }, 'data key not replaced')
    return false
  }
}

const isGone = async (id: string) => {
  const rows = await readOnly(
    asSystem('keys'),
    (sql) => sql`select 1 from person_keys where user_id = ${id}`,
  )
  return rows.length === 0
}

/** Each row by itself, and only while it is what was read. @returns how many were sealed by the old key */
async function sealRows({ table, column, purposes }: Sealed, userId: string): Promise<number> {
  const bound = tables[table]?.bound ?? ['id']
  const columns: string[] = [...bound, column]
  const { keys, rows } = await readOnly(asSystem('keys'), async (sql) => ({
    keys: await personKeys(sql, userId),
    rows: await sql<Record<string, string | Buffer>[]>`
      select ${sql(columns)} from ${sql(table)}
       where ${sql(column)} is not null and ${ofPerson(sql, table, userId)}`,
  }))
  let old = 0
  for (const row of rows) {
    const names = bound.map((name) => String(row[name]))
    const before = row[column] as Buffer
    const after = sealedBy(
      purposes.map((one) => keys[one]),
      before,
      [table, ...names].join(' '),
    )
    if (!after) continue
    old += 1
    await withActor(
      asSystem('keys'),
      (sql) => sql`
        update ${sql(table)} set ${sql(column)} = ${after}
         where ${sql(column)} = ${before}
           ${bound.map((name, place) => sql`and ${sql(name)} = ${names[place] ?? ''}`)}`,
    )
  }
  return old
}

type Keys = PersonKeys[keyof PersonKeys][]

/** @throws when none of the keys opens it */
function sealedBy([key, ...others]: Keys, sealed: Buffer, belongsTo: string): Buffer | undefined {
  if (!key) throw new Error('no key opens it')
  try {
    return sealAnew(key, sealed, belongsTo)
  } catch (error) {
    if (others.length === 0) throw error
    return sealedBy(others, sealed, belongsTo)
  }
}

/** Of a table whose rows belong to a person, or to the file of one. */
function ofPerson(sql: Sql, table: string, userId: string) {
  const owner = tables[table]?.owner ?? 'user_id'
  return owner === 'wish_id'
    ? sql`wish_id in (select id from wishes where user_id = ${userId})`
    : sql`${sql(owner)} = ${userId}`
}
