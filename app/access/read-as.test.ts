import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import {
  asPerson,
  asSystem,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { fillReadable } from '#tests/fixtures/readable.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import type { Scope } from './audit.ts'
import { personKeys } from './keys.server.ts'
import { readAs } from './read-as.server.ts'

const SCOPES: Scope[] = ['details', 'sections', 'documents', 'living will', 'confidential']

let [admin, other, subject]: TestUser[] = []
const idOf = (person: TestUser | undefined) => person?.id ?? ''
const actor = (person: TestUser | undefined) => ({
  id: idOf(person),
  roles: [],
  request: '0badcafe',
})

beforeAll(async () => {
  ;[admin, other] = [await testUser('admin'), await testUser()]
})

beforeEach(async () => {
  subject = await testUser()
  await fillReadable(idOf(subject))
})

/** What of the subject is in sight, everything asked for without a `where`. */
async function inSight(sql: Sql): Promise<string[]> {
  const id = idOf(subject)
  const rows = await sql<{ name: string }[]>`
    select 'profile' as name from profiles where user_id = ${id}
    union all select 'contacts' from trusted_contacts where owner_id = ${id}
    union all select 'file' from wishes where user_id = ${id}
    union all select section from wish_sections where wish_id = ${id}
    union all select 'versions' from wish_versions where wish_id = ${id}
    union all select 'documents' from documents where user_id = ${id}
    union all select 'living will' from wilsverklaringen where user_id = ${id}
    union all select 'key' from person_keys where user_id = ${id}`
  return rows.map(({ name }) => name).toSorted()
}

const noted = () =>
  owner<DbRow<'audit_log', 'actor_id! as actor' | 'detail!' | 'reason!'>[]>`
    select actor_id as actor, detail, reason from audit_log
     where subject_id = ${idOf(subject)} and action = 'file.read' order by at`

const read = <T>(person: TestUser | undefined, scope: Scope, run: (sql: Sql) => Promise<T>) =>
  readAs(actor(person), idOf(subject), scope, 'asked-by-owner', run)

type Grant = { scope?: Scope; user?: string; member?: string; from?: string; until?: string | null }

const grant = ({ scope = 'sections', user, member, from = '-1 hour', until = null }: Grant) =>
  owner`
    insert into grants (id, subject_id, grantee_user_id, grantee_member_id, scope, valid_from,
                        valid_until, reason, origin)
    values (${randomUUID()}, ${idOf(subject)}, ${user ?? null}, ${member ?? null}, ${scope},
            now() + ${from}::interval, now() + ${until}::interval, 'asked-by-owner', 'owner')`

const SEEN: Record<Scope, string[]> = {
  details: ['contacts', 'profile'],
  sections: ['file', 'veer', 'versions'],
  documents: ['documents'],
  'living will': ['living will'],
  confidential: ['file', 'secret'],
}

describe.each(Object.entries(SEEN) as [Scope, string[]][])('the part %s', (scope, seen) => {
  test('is in sight with a grant, that part alone, and notes it', async () => {
    await grant({ scope, user: idOf(other) })
    expect(await read(other, scope, inSight)).toEqual({ ok: true, value: seen })
    expect(await noted()).toEqual([{ actor: idOf(other), detail: scope, reason: 'asked-by-owner' }])
    expect(await readOnly(asPerson(idOf(other)), inSight)).toEqual([])
  })

  test('comes with the key that opens it', async () => {
    await grant({ scope, user: idOf(other) })
    const own = await readOnly(asPerson(idOf(subject)), (sql) => personKeys(sql, idOf(subject)))
    const got = await readAs(actor(other), idOf(subject), scope, 'asked-by-owner', async (_, key) =>
      key.equals(own[scope === 'confidential' ? 'secret' : 'personal']),
    )
    expect(got).toEqual({ ok: true, value: true })
  })

  test('is read by an administrator without a grant, but for the confidential one', async () => {
    const got = await read(admin, scope, inSight)
    const allowed = scope !== 'confidential'
    expect(got).toEqual(allowed ? { ok: true, value: seen } : { ok: false, reason: 'right' })
    expect(await noted()).toHaveLength(allowed ? 1 : 0)
  })
})

describe('a grant', () => {
  test.each([
    ['that begins later', { from: '1 hour' }, false],
    ['that has ended', { until: '-1 minute' }, false],
    ['that lasts', { until: '1 hour' }, true],
    ['of another part', { scope: 'documents' as const }, false],
  ])('%s lets someone read: %j', async (_what, given, allowed) => {
    await grant({ user: idOf(other), ...given })
    expect((await read(other, 'sections', inSight)).ok).toBe(allowed)
    expect(await noted()).toHaveLength(allowed ? 1 : 0)
  })

  test.each(['active', 'inactive'])('to a guild member who is %s', async (status) => {
    const director = await testUser('franchise')
    const [member] = await owner<DbRow<'franchise_partners', 'id'>[]>`
      update franchise_partners set status = ${status}
       where id = (select member_id from guild_memberships where user_id = ${director.id})
      returning id`
    await grant({ member: member?.id ?? '' })
    expect((await read(director, 'sections', inSight)).ok).toBe(status === 'active')
    expect((await read(other, 'sections', inSight)).ok).toBe(false)
  })
})

test.each([['staff'], ['franchise'], []] as const)(
  'nothing is read without a grant by who is %s',
  async (...roles) => {
    const person = await testUser(...roles)
    for (const scope of SCOPES)
      expect(await read(person, scope, inSight)).toEqual({ ok: false, reason: 'right' })
    expect(await noted()).toEqual([])
  },
)

test('what was read stays noted when the reading fails, also in the database', async () => {
  for (const fail of [
    () => Promise.reject(new Error('no such page')),
    (sql: Sql) => sql`select 1 / 0`,
  ])
    await expect(read(admin, 'sections', fail)).rejects.toThrow(/no such page|division by zero/)
  expect(await noted()).toHaveLength(2)
})

test('someone who has no account any more is unknown, and nothing is noted', async () => {
  await owner`delete from users where id = ${idOf(subject)}`
  expect(await read(admin, 'sections', inSight)).toEqual({ ok: false, reason: 'unknown' })
  expect(await noted()).toEqual([])
})

describe('no SQL of the application gets the key of another without a row', () => {
  const person = () => [admin, other].map((one) => asPerson(idOf(one)))

  test('by asking for it', async () => {
    for (const who of person())
      for (const lock of [owner``, owner`for update`]) {
        const keys = await withActor(
          who,
          (sql) => sql`select wrapped from person_keys where user_id = ${idOf(subject)} ${lock}`,
        )
        expect(keys).toHaveLength(0)
      }
  })

  test('by changing, moving or removing it', async () => {
    const own = { user_id: idOf(admin) }
    for (const attempt of [
      (sql: Sql) =>
        sql`update person_keys set ${sql(own)} where user_id = ${idOf(subject)} returning 1`,
      (sql: Sql) => sql`delete from person_keys where user_id = ${idOf(subject)} returning wrapped`,
    ])
      expect(await withActor(asPerson(idOf(admin)), attempt)).toHaveLength(0)
  })

  test('but by the function, which leaves one for each time', async () => {
    const open = (sql: Sql) =>
      sql`select open_file_of(${idOf(subject)}, 'sections', 'asked-by-owner', '0badcafe') as key
            from generate_series(1, 3)`
    const keys = await withActor(asPerson(idOf(admin)), open)
    expect(keys.filter(({ key }) => key)).toHaveLength(3)
    expect(await noted()).toHaveLength(3)
  })

  test('nor by a function that reads only', async () => {
    const open = readOnly(
      asPerson(idOf(admin)),
      (sql) => sql`select open_file_of(${idOf(subject)}, 'sections', 'asked-by-owner', '0badcafe')`,
    )
    await expect(open).rejects.toMatchObject({ code: '25006' })
  })

  test('nor without a reason, nor as a part of the application', async () => {
    const open = (reason: string | null) => (sql: Sql) =>
      sql`select open_file_of(${idOf(subject)}, 'sections', ${reason}, '0badcafe')`
    await expect(withActor(asPerson(idOf(admin)), open(null))).rejects.toMatchObject({
      code: '23502',
    })
    await expect(withActor(asSystem('audit'), open('asked-by-owner'))).rejects.toMatchObject({
      code: '42501',
    })
  })

  test('and only these parts of the application reach keys by themselves', async () => {
    const policies = await owner<{ condition: string }[]>`
      select qual as condition from pg_policies where tablename = 'person_keys'`
    expect(policies.map(({ condition }) => condition).toSorted()).toEqual([
      "(actor_system() = 'accounts'::text)",
      "(actor_system() = 'keys'::text)",
      "(actor_system() = 'versions'::text)",
      '(user_id = actor_id())',
    ])
  })
})

test('a row of another transaction, of long ago by the same number, opens nothing', async () => {
  await withActor(asPerson(idOf(admin)), async (sql) => {
    const [now] = await sql<{ id: string }[]>`select pg_current_xact_id()::text as id`
    await owner`
      insert into audit_log (day, number, at, actor_id, acted_as, action, subject_id, detail,
                             reason, request, transaction_id, hash)
      values ('2020-01-01', ${Math.floor(Math.random() * 1e9) + 1}, '2020-01-01', ${idOf(admin)},
              'admin', 'file.read', ${idOf(subject)}, 'sections', 'asked-by-owner', '0badcafe',
              ${now?.id ?? ''}, '')`
    expect(await inSight(sql)).toEqual([])
  })
})
