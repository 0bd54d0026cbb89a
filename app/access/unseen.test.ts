/**
 * Whatever colleagues do, in whatever order, with the SQL of the application's role: they see of
 * someone else's file what they may, and a row of the audit log for each part of it. Who puts another
 * actor's name on a transaction, or takes it back after the key was given, is not kept out (see 0029).
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { asPerson, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { fillReadable } from '#tests/fixtures/readable.ts'
import { capabilitiesOf, OFFICE_ROLES, type OfficeRole } from './capabilities.ts'
import { readAs } from './read-as.server.ts'
import type { Scope } from './audit.ts'

const SCOPES: Scope[] = ['details', 'sections', 'documents', 'living will', 'confidential']

/** People by their place: those whose files there are, and colleagues, who have one too. */
const PEOPLE = [0, 1, 2, 3, 4]
const COLLEAGUES = [2, 3, 4]
const ids: string[] = []
const idOf = (place: number) => ids[place] ?? ''

beforeAll(async () => {
  for (const place of PEOPLE) {
    ids[place] = (await testUser()).id
    await fillReadable(idOf(place))
  }
  // So that the last administrator is none of them.
  await testUser('admin')
})

const person = fc.constantFrom(...PEOPLE)
const colleague = fc.constantFrom(...COLLEAGUES)
const scope = fc.constantFrom(...SCOPES)
const role = fc.constantFrom(...OFFICE_ROLES)

/** Those in whose files colleagues are let write most, so that some do. */
const client = fc.constantFrom(0, 0, 1, 1, ...PEOPLE)

const written = fc.record({
  kind: fc.constant('write' as const),
  subject: client,
  scope: fc.constantFrom('sections', 'details', 'confidential'),
  what: fc.constantFrom('section', 'secret', 'confirmed', 'in another name', 'marks', 'profile'),
  /** Whether it is opened to write first. */
  asks: fc.boolean(),
})

/** What someone tries within one transaction. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('open' as const), subject: person, scope }),
  },
  { weight: 7, arbitrary: written },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('force' as const),
      subject: person,
      scope,
      way: fc.constantFrom('keys', 'change', 'note', 'note writing', 'log', 'grant', 'role'),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('transaction' as const),
      actor: colleague,
      steps: fc.array(step, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('read' as const),
      actor: colleague,
      subject: person,
      scope,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('grant' as const),
      to: colleague,
      subject: person,
      scope,
      lasts: fc.boolean(),
      writes: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('grant' as const),
      to: colleague,
      subject: fc.constantFrom(0, 1),
      scope: fc.constantFrom('sections', 'details'),
      lasts: fc.constant(true),
      writes: fc.constant(true),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const), subject: person }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('give' as const), to: colleague, role }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take' as const), to: colleague, role }) },
)
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

/** 'place part': a part of the file of someone. */
type Seen = string

/** Who may read what, as this test knows it. */
class World {
  readonly roles = new Map<number, Set<OfficeRole>>(COLLEAGUES.map((place) => [place, new Set()]))
  readonly grants = new Set<string>()
  readonly mandates = new Set<string>()

  may(actor: number, subject: number, part: Scope): boolean {
    const byRole = [...(this.roles.get(actor) ?? [])].some((one) =>
      (capabilitiesOf[one] as readonly string[]).includes('file.read'),
    )
    const granted = this.grants.has(`${actor} ${subject} ${part}`)
    return actor !== subject && (granted || (byRole && part !== 'confidential'))
  }

  mayWrite(actor: number, subject: number, part: Scope): boolean {
    return actor !== subject && this.mandates.has(`${actor} ${subject} ${part}`)
  }
}

/** Everything of others that is in sight, asked for without a `where` on whose it is. */
async function look(sql: Sql, actor: number): Promise<Seen[]> {
  const rows = await sql<(DbRow<'profiles', 'user_id as whose'> & { part: string })[]>`
    with files as (select id, user_id from wishes)
    select user_id as whose, 'details' as part from profiles
    union select owner_id, 'details' from trusted_contacts
    union select f.user_id, case section when 'secret' then 'confidential' else 'sections' end
            from wish_sections join files f on f.id = wish_id
    union select f.user_id, 'sections' from wish_versions join files f on f.id = wish_id
    union select user_id, 'documents' from documents
    union select user_id, 'living will' from wilsverklaringen
    union select user_id, purpose || ' key' from person_keys`
  return rows.flatMap(({ whose, part }) =>
    whose === idOf(actor) ? [] : [`${ids.indexOf(whose)} ${part}`],
  )
}

/** What fails takes nothing else of the transaction along. */
async function attempt<T>(sql: Sql, run: () => Promise<T>): Promise<T | null> {
  await sql`savepoint attempt`
  try {
    return await run()
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error
    await sql`rollback to savepoint attempt`
    return null
  }
}

const REASON = 'asked-by-owner'

function force(
  sql: Sql,
  { subject, scope: part, way }: Extract<Step, { kind: 'force' }>,
  request: string,
) {
  const whose = idOf(subject)
  if (way === 'keys')
    return sql`select user_id from person_keys where user_id = ${whose} for update`
  if (way === 'change')
    return sql`update person_keys set wrapped = wrapped where user_id = ${whose} returning user_id`
  if (way === 'note')
    return sql`select note_audit('file.read', ${whose}, ${part}, ${REASON}, ${request})`
  if (way === 'note writing')
    return sql`select note_audit('file.write', ${whose}, ${part}, ${REASON}, ${request})`
  if (way === 'log') return sql`update audit_log set subject_id = ${whose}`
  if (way === 'role')
    return sql`insert into user_roles (user_id, role) values (${whose}, 'franchise')`
  return sql`
    insert into grants (id, subject_id, grantee_user_id, scope, reason, origin)
    values (${randomUUID()}, ${whose}, actor_id(), ${part}, ${REASON}, 'owner')`
}

/** Which part a change is of, and what makes it. */
function change(sql: Sql, { subject, what }: Extract<Step, { kind: 'write' }>) {
  const whose = idOf(subject)
  if (what === 'marks')
    return sql`
      insert into step_marks (user_id, section, mark) values (${whose}, 'veer', 'done')
      on conflict (user_id, section) do update set marked_at = now() returning 'sections' as part`
  if (what === 'profile')
    return sql`
      update profiles set updated_at = now() where user_id = ${whose} returning 'details' as part`
  if (what === 'confirmed')
    return sql`
      update wishes set is_completed = true, last_updated_by = actor_id()
       where user_id = ${whose} returning 'never' as part`
  const section = what === 'secret' ? 'secret' : 'veer'
  const by = what === 'in another name' ? whose : null
  const part = what === 'section' ? 'sections' : 'never'
  return sql`
    update wish_sections set updated_by = coalesce(${by}, actor_id()), updated_at = now()
     where section = ${section} and wish_id = ${whose} returning ${part} as part`
}

/** @returns what was changed, as 'place write part' */
async function write(
  sql: Sql,
  actor: number,
  one: Extract<Step, { kind: 'write' }>,
  request: string,
): Promise<Seen[]> {
  const key = one.asks
    ? await attempt(
        sql,
        () => sql<DbRow<'open_file_to_write', 'open_file_to_write as key'>[]>`
          select open_file_to_write(${idOf(one.subject)}, ${one.scope}, ${request}) as key`,
      )
    : null
  const rows = await attempt(sql, () => change(sql, one))
  if (one.subject === actor) return []
  return [
    ...(key?.[0]?.key ? [`${one.subject} write ${one.scope}`] : []),
    ...(rows ?? []).map(({ part }) => `${one.subject} write ${part}`),
  ]
}

/** @returns what was seen, and which keys were given, as parts */
async function perform(sql: Sql, actor: number, one: Step, request: string): Promise<Seen[]> {
  if (one.kind === 'look') return look(sql, actor)
  if (one.kind === 'write') return write(sql, actor, one, request)
  if (one.kind === 'open') {
    const rows = await attempt(
      sql,
      () => sql<DbRow<'open_file_of', 'open_file_of as key'>[]>`
      select open_file_of(${idOf(one.subject)}, ${one.scope}, ${REASON}, ${request}) as key`,
    )
    return rows?.[0]?.key ? [`${one.subject} ${one.scope}`] : []
  }
  // A role is given in the office: it is no reading, and not what this test is about.
  if (one.way === 'role') return []
  const rows = await attempt(sql, () => force(sql, one, request))
  const isKey = one.way === 'keys' || one.way === 'change'
  return isKey && one.subject !== actor && rows && rows.length > 0 ? [`${one.subject} key`] : []
}

async function act(world: World, one: Action, request: string): Promise<Seen[]> {
  const { grants, mandates, roles } = world
  if (one.kind === 'transaction')
    return withActor(asPerson(idOf(one.actor)), async (sql) => {
      const seen: Seen[] = []
      for (const part of one.steps) seen.push(...(await perform(sql, one.actor, part, request)))
      return [...seen, ...(await look(sql, one.actor))]
    })
  if (one.kind === 'read') {
    const who = { id: idOf(one.actor), roles: [], request }
    const read = await readAs(who, idOf(one.subject), one.scope, REASON, (sql) =>
      look(sql, one.actor),
    )
    return read.ok ? [...read.value, `${one.subject} ${one.scope}`] : []
  }
  if (one.kind === 'grant') {
    const writes = one.writes && one.scope !== 'confidential'
    const granted = `${one.to} ${one.subject} ${one.scope}`
    if (one.lasts) grants.add(granted)
    if (one.lasts && writes) mandates.add(granted)
    const mandate = writes ? await mandateFor(idOf(one.subject), idOf(one.to)) : null
    const ends = one.lasts ? '1 day' : '-1 hour'
    await owner`
      insert into grants (id, subject_id, grantee_user_id, scope, valid_from, valid_until, reason,
                          origin, may_write, mandate_id)
      values (${randomUUID()}, ${idOf(one.subject)}, ${idOf(one.to)}, ${one.scope},
              now() - interval '2 hours', now() + ${ends}::interval, ${REASON}, 'owner', ${writes},
              ${mandate})`
  }
  if (one.kind === 'forget') {
    for (const granted of [grants, mandates])
      for (const grant of granted)
        if (grant.split(' ')[1] === String(one.subject)) granted.delete(grant)
    await owner`delete from grants where subject_id = ${idOf(one.subject)}`
  }
  if (one.kind === 'give') {
    roles.get(one.to)?.add(one.role)
    await owner`
      insert into user_roles (user_id, role) values (${idOf(one.to)}, ${one.role}) on conflict do nothing`
  }
  if (one.kind === 'take') {
    roles.get(one.to)?.delete(one.role)
    await owner`delete from user_roles where user_id = ${idOf(one.to)} and role = ${one.role}`
  }
  return []
}

async function mandateFor(subject: string, grantee: string): Promise<string> {
  const id = randomUUID()
  await owner`
    insert into mandates (id, subject_id, grantee_user_id, consent, valid_until)
    values (${id}, ${subject}, ${grantee}, 'aloud', now() + interval '1 day')`
  return id
}

/** 'actor place part' of what was noted with this request; what was written is also read. */
async function notedIn(request: string) {
  const rows = await owner<
    DbRow<
      'audit_log',
      'actor_id! as actor' | 'subject_id! as subject' | 'action' | 'detail! as part'
    >[]
  >`
    select actor_id as actor, subject_id as subject, action, detail as part from audit_log
     where request = ${request} and action in ('file.read', 'file.write')`
  return new Set(
    rows.flatMap(({ actor, subject, action: noted, part }) => {
      const row = `${ids.indexOf(actor)} ${ids.indexOf(subject)}`
      return noted === 'file.write'
        ? [`${row} ${part}`, `${row} write ${part}`]
        : [`${row} ${part}`]
    }),
  )
}

async function start(): Promise<World> {
  await owner`delete from grants where subject_id = any(${ids}::uuid[])`
  await owner`delete from user_roles where user_id = any(${ids}::uuid[])`
  return new World()
}

let requests = 0
let [reads, writes, refusals] = [0, 0, 0]

test('a thousand actions of colleagues show and change nothing that they may not, nor anything unseen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 100, maxLength: 100 }), async (actions) => {
      const world = await start()
      for (const one of actions) {
        const request = (++requests).toString(16).padStart(8, '0')
        const seen = await act(world, one, request)
        if (!('actor' in one)) continue
        const noted = await notedIn(request)
        const unseen = seen.filter((part) => !noted.has(`${one.actor} ${part}`))
        const forbidden = [...noted].filter((row) => {
          const [, subject, ...part] = row.split(' ')
          const [verb, ...rest] = part
          return verb === 'write'
            ? !world.mayWrite(one.actor, Number(subject), rest.join(' ') as Scope)
            : !world.may(one.actor, Number(subject), part.join(' ') as Scope)
        })
        expect({ unseen, forbidden }).toEqual({ unseen: [], forbidden: [] })
        if ([...noted].some((row) => row.includes(' write '))) writes += 1
        if (noted.size > 0) reads += 1
        else refusals += 1
      }
    }),
    { seed: 20261122, numRuns: 10, endOnFailure: true },
  )
  // Or it would have shown nothing.
  expect(Math.min(reads, refusals)).toBeGreaterThan(100)
  expect(writes).toBeGreaterThan(10)
}, 60_000)
