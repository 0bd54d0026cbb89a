/** Reading the wishes of others by what a role allows: how often, and who is told. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import type { AuditReason } from '#app/access/audit.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { readBefore } from '#tests/fixtures/readings.ts'
import { type Owner, ownerOfFile } from '#tests/fixtures/people/to-ask-for.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { askForMore, decideOnMore, questionsFor } from './more-files.server.ts'
import { readWishesOf } from './wishes-of.server.ts'

let admin: TestUser
let person: Owner

beforeEach(async () => {
  ;[admin, person] = [await testUser('admin'), await ownerOfFile()]
})

const read = (
  { number }: Pick<Owner, 'number'>,
  by: TestUser = admin,
  reason: AuditReason = 'asked-by-owner',
) => readWishesOf(actorOf(by, 'admin'), number, reason)

const subjectsTo = async (email: string) => (await letters(email)).map(({ subject }) => subject)

test('the twentieth file in an hour is read; the next is not, leaves a row, and is told to nobody', async () => {
  await readBefore(admin, 19)
  expect(await read(person)).toMatchObject({ ok: true })
  expect(await read(person)).toMatchObject({ ok: true })
  const next = await ownerOfFile()
  expect(await read(next)).toEqual({ ok: false, reason: 'braked' })
  const noted = await owner<DbRow<'audit_log', 'action'>[]>`
    select action from audit_log where subject_id = ${next.id}`
  expect(noted.map(({ action }) => action)).toEqual(['file.braked'])
  expect(await subjectsTo(next.email)).toEqual([])
  expect(await read(next, await testUser('admin'))).toMatchObject({ ok: true })
})

test('no other way gets by the brake: the database gives no key', async () => {
  await readBefore(admin, 20)
  for (const part of ['details', 'sections', 'documents', 'living will']) {
    const [row] = await withActor(
      asPerson(admin.id),
      (sql) => sql<DbRow<'open_file_of', 'open_file_of as key'>[]>`
        select open_file_of(${person.id}, ${part}, 'asked-by-owner', '0badcafe') as key`,
    )
    expect(row?.key).toBeNull()
  }
  const pretending = withActor(
    asPerson(admin.id),
    (sql) => sql`select open_file_of(${person.id}, 'sections', 'conversation', '0badcafe')`,
  )
  await expect(pretending).rejects.toMatchObject({ code: '42501' })
})

describe('beyond that', () => {
  const as = (one: TestUser) => actorOf(one, 'admin')
  const open = async (by: TestUser) => (await questionsFor(as(by))).map(({ email }) => email)
  const question = async () => {
    const [row] = await owner<DbRow<'reading_requests', 'id'>[]>`
      select id from reading_requests where reader_id = ${admin.id}`
    return row?.id ?? ''
  }
  const gives = (from: TestUser, to: TestUser) =>
    withActor(asPerson(from.id), async (sql) => {
      await sql`insert into user_roles (user_id, role) values (${to.id}, 'admin')`
    })

  test('nothing is asked by who may read still', async () => {
    await readBefore(admin, 19)
    expect(await askForMore(as(admin))).toBe(false)
  })

  test('another administrator allows twenty more for an hour; all others are told, once', async () => {
    const other = await testUser('admin')
    await readBefore(admin, 20)
    expect([await askForMore(as(admin)), await askForMore(as(admin))]).toEqual([true, false])
    const ASKED = 'Een beheerder wil meer dossiers lezen'
    expect((await subjectsTo(other.email)).filter((one) => one === ASKED)).toHaveLength(1)
    expect(await subjectsTo(admin.email)).not.toContain(ASKED)
    expect(await open(other)).toContain(admin.email)
    expect(await decideOnMore(as(other), await question(), true)).toBe('done')
    expect(await decideOnMore(as(other), await question(), false)).toBe('over')
    expect(await subjectsTo(admin.email)).toEqual(['U mag meer dossiers lezen'])
    expect(await read(person)).toMatchObject({ ok: true })
    await readBefore(admin, 19)
    expect(await read(await ownerOfFile())).toEqual({ ok: false, reason: 'braked' })
    await owner`
      update reading_requests set decided_at = now() - interval '61 minutes'
       where reader_id = ${admin.id}`
    expect(await read(person)).toEqual({ ok: false, reason: 'braked' })
    const noted = await owner<DbRow<'audit_log', 'action'>[]>`
      select action from audit_log where subject_id = ${admin.id} order by at`
    expect(noted.map(({ action }) => action)).toEqual(['reading.ask', 'reading.allow'])
  })

  test('a denial leaves it at twenty', async () => {
    await readBefore(admin, 20)
    await askForMore(as(admin))
    expect(await decideOnMore(as(await testUser('admin')), await question(), false)).toBe('done')
    expect(await read(person)).toEqual({ ok: false, reason: 'braked' })
    expect(await subjectsTo(admin.email)).toEqual(['U mag nu niet meer dossiers lezen'])
  })

  test('nobody decides on their own question, nor who gave the role to the asker or got it', async () => {
    const [giver, reader, taker, between, staff] = [
      await testUser('admin'),
      await testUser(),
      await testUser(),
      await testUser(),
      await testUser('staff'),
    ]
    admin = reader
    await gives(giver, admin)
    await gives(admin, between)
    await gives(between, taker)
    await readBefore(admin, 20)
    await askForMore(as(admin))
    const wanted = await question()
    for (const one of [admin, giver, between, taker, staff])
      expect(await decideOnMore(as(one), wanted, true)).toBe('right')
    for (const one of [admin, giver, between, taker])
      expect(await open(one)).not.toContain(admin.email)
    // Whoever stood between is as good as there.
    await owner`delete from user_roles where user_id = ${between.id}`
    expect(await decideOnMore(as(taker), wanted, true)).toBe('right')
    expect(await read(person)).toEqual({ ok: false, reason: 'braked' })
  })
})

describe('who has the file is told', () => {
  const READ = 'Een medewerker las uw wensen'
  const later = (minutes: number) => owner`
    update audit_log set at = at - make_interval(mins => ${minutes}) where subject_id = ${person.id}`

  test('of each reading by each colleague: again within an hour is the same one', async () => {
    for (let time = 0; time < 2; time += 1) await read(person)
    expect(await subjectsTo(person.email)).toEqual([READ])
    const [mail] = await letters(person.email)
    expect(mail?.text).toContain('u vroeg ons om mee te kijken')
    await read(person, await testUser('admin'))
    expect(await subjectsTo(person.email)).toEqual([READ, READ])
    await later(61)
    await read(person)
    expect(await subjectsTo(person.email)).toEqual([READ, READ, READ])
  })

  test('anew of who reads on for more than an hour', async () => {
    const told: number[] = []
    for (let time = 0; time < 5; time += 1) {
      await read(person)
      told.push((await subjectsTo(person.email)).length)
      await later(50)
    }
    expect(told).toEqual([1, 1, 2, 2, 3])
  })

  test('of each reason', async () => {
    for (const reason of ['asked-by-owner', 'duty-by-law', 'asked-by-owner'] as const)
      await read(person, admin, reason)
    const told = (await letters(person.email)).map(({ text }) => /Reden: (.*)/.exec(text)?.[1])
    expect(told.toSorted()).toEqual(['de wet verplichtte ons', 'u vroeg ons om mee te kijken'])
  })

  test('also where that colleague saw the details just now, or wrote along', async () => {
    await seenBefore('details', 'asked-by-owner')
    await seenBefore('sections', 'conversation')
    await read(person)
    expect(await subjectsTo(person.email)).toEqual([READ])
  })

  test.each(['conversation', 'delivery', 'copy-for-contact'])(
    'of none for %s, of which they hear otherwise',
    async (reason) => {
      const told = await owner.begin(async (sql) => {
        await sql`select set_config('app.actor_id', ${admin.id}, true)`
        await sql`select add_audit('file.read', ${person.id}, 'sections', ${reason}, '0badcafe')`
        return sql`select email from reading_to_tell(${person.id})`
      })
      expect(told).toEqual([])
    },
  )

  const seenBefore = (part: string, reason: string) =>
    owner.begin(async (sql) => {
      await sql`select set_config('app.actor_id', ${admin.id}, true)`
      await sql`select add_audit('file.read', ${person.id}, ${part}, ${reason}, '0badcafe')`
    })
})

test('all administrators are told of the tenth file in an hour, once', async () => {
  const [other, staff] = [await testUser('admin'), await testUser('staff')]
  const MANY = 'Een beheerder leest veel dossiers'
  await readBefore(admin, 8)
  await read(person)
  expect(await subjectsTo(other.email)).not.toContain(MANY)
  const tenth = await ownerOfFile()
  for (let time = 0; time < 2; time += 1) await read(tenth)
  await read(await ownerOfFile())
  for (const { email } of [admin, other])
    expect((await subjectsTo(email)).filter((subject) => subject === MANY)).toHaveLength(1)
  expect(await subjectsTo(staff.email)).not.toContain(MANY)
})
