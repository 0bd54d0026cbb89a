/** The commands of an operator, on a real database: who may, what they do, what is left in the log. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import { chainAudit } from '#app/features/audit/chain.server.ts'
import { beginSetUp, turnOn } from '#app/features/second-factor/second-factor.server.ts'
import { findSession } from '#app/features/sign-in/sessions.server.ts'
import { issueToken } from '#app/features/sign-in/tokens.server.ts'
import { asPerson, asSystem, withActor } from '#app/platform/database/sql.server.ts'
import {
  approvedCase,
  approvedRequest,
  fullRequest,
  livingWillRequest,
  lookedUp,
  type Owner,
  ownerOfFile,
  paidRequest,
  unpaidRequest,
} from '#tests/fixtures/people/access-requests.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { readerOf, reported } from '#tests/fixtures/people/deaths.ts'
import { subjectsTo } from '#tests/fixtures/people/letters.ts'
import { confirmedRelative } from '#tests/fixtures/people/relatives.ts'
import { lookAfterDeaths } from '#tests/fixtures/jobs.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { addressesOf } from '#tests/setup/settings.ts'
import { commands } from './commands.ts'
import { operate } from './run.ts'

const OWNER = process.env.DATABASE_URL ?? ''

let person: TestUser
beforeEach(async () => {
  person = await testUser()
})
afterEach(() => {
  process.env.DATABASE_URL = OWNER
})

type Answer = boolean | undefined

/** @param answer what somebody at the terminal says; nobody is there without one */
async function run(line: string[], answer?: Answer) {
  const [said, complaints, asked]: string[][] = [[], [], []]
  const code = await operate(line, {
    say: (text) => said?.push(text),
    complain: (text) => complaints?.push(text),
    ask:
      answer === undefined
        ? undefined
        : (question) => {
            asked?.push(question)
            return Promise.resolve(answer)
          },
  })
  return { code, said: said?.join('\n') ?? '', complaints: complaints?.join('\n') ?? '', asked }
}

const yes = (...line: string[]) => run([...line, '--yes'])
const rolesOf = async ({ id }: TestUser) =>
  (
    await owner<DbRow<'user_roles', 'role'>[]>`select role from user_roles where user_id = ${id}`
  ).map(({ role }) => role)
const noted = (subject: string | null) => owner`
  select action, detail, reason from audit_log
   where acted_as = 'operator' and subject_id is not distinct from ${subject} order by id`

async function withoutAdministrators() {
  await owner`alter table user_roles disable trigger keep_an_administrator`
  await owner`delete from user_roles where role = 'admin'`
  await owner`alter table user_roles enable trigger keep_an_administrator`
}

describe('the line', () => {
  test.each([
    [[], 0],
    [['--help'], 0],
    [['give-role', '--help'], 0],
    [['constructor'], 2],
    [['give-role', 'a@example.nl'], 2],
    [['give-role', 'a@example.nl', 'franchise', '--yes'], 2],
    [['give-role', 'a@example.nl', 'admin', '--force'], 2],
    [['reset-second-factor', 'a@example.nl', '--yes'], 2],
    [['verify', '--only', 'words'], 2],
  ])('%j ends with %i', async (line, code) => {
    const { said, complaints, ...ended } = await run(line)
    expect(ended.code).toBe(code)
    expect(code === 0 ? said : complaints).toMatch(/operate/)
  })

  test('asks before anything changes, and does nothing unless somebody says yes', async () => {
    const line = ['give-role', person.email, 'staff']
    expect(await run(line)).toMatchObject({ code: 2, complaints: expect.stringMatching(/--yes/) })
    const refused = await run(line, false)
    expect(refused).toMatchObject({ code: 1, said: 'Nothing was done.' })
    expect(refused.asked).toEqual([`Give ${person.email} the role staff?`])
    expect(await rolesOf(person)).toEqual([])
    expect((await run(line, true)).code).toBe(0)
    expect(await rolesOf(person)).toEqual(['staff'])
  })

  test('is refused twice at once', async () => {
    const held = await owner.reserve()
    await held`select pg_advisory_lock(hashtextextended('operate give-role', 0))`
    try {
      const { code, complaints } = await yes('give-role', person.email, 'staff')
      expect([code, complaints]).toEqual([1, expect.stringMatching(/Somebody else runs give-role/)])
      expect(await rolesOf(person)).toEqual([])
    } finally {
      await held`select pg_advisory_unlock_all()`
      held.release()
    }
  })
})

describe('without the rights', () => {
  const other = new URL(OWNER)
  other.pathname = '/postgres'
  const away = new URL(OWNER)
  away.port = '1'
  test.each([
    ['no address', '', /DATABASE_URL is not set/],
    ['the role of the application', addressesOf(OWNER).app, /signs in as wensenregister_app/],
    ['the role of the queue', addressesOf(OWNER).jobs, /signs in as wensenregister_jobs/],
    ['another database', other.href, /empty: run migrate/],
    ['a database that is away', away.href, /ECONNREFUSED/],
  ])('%s: nothing is done', async (_what, address, message) => {
    process.env.DATABASE_URL = address
    const { code, complaints } = await yes('give-role', person.email, 'admin')
    expect([code, complaints]).toEqual([1, expect.stringMatching(message)])
    expect(await rolesOf(person)).toEqual([])
  })

  test('the application is no operator by saying so', async () => {
    const giving = withActor(
      asSystem('operator'),
      (sql) => sql`insert into user_roles (user_id, role) values (${person.id}, 'admin')`,
    )
    await expect(giving).rejects.toMatchObject({ code: '42501' })
    const holders = await withActor(
      asSystem('operator'),
      (sql) => sql`select * from role_holders()`,
    )
    expect(holders).toHaveLength(0)
  })
})

describe('a role', () => {
  test('is given and taken, once, with a row in the log and mails', async () => {
    const admin = await testUser('admin')
    await yes('give-role', person.email.toUpperCase(), 'staff')
    expect(await yes('give-role', person.email, 'staff')).toMatchObject({
      code: 0,
      said: expect.stringContaining(`${person.email} was staff already.`),
    })
    expect(await rolesOf(person)).toEqual(['staff'])
    expect((await yes('take-role', person.email, 'staff')).code).toBe(0)
    const again = await yes('take-role', person.email, 'staff')
    expect(again).toMatchObject({ code: 1, complaints: expect.stringMatching(/does not have/) })
    expect(await rolesOf(person)).toEqual([])
    expect(await noted(person.id)).toEqual([
      { action: 'role.give', detail: 'staff', reason: null },
      { action: 'role.take', detail: 'staff', reason: null },
    ])
    expect(await subjectsTo(person.email)).toHaveLength(2)
    expect(await subjectsTo(admin.email)).toHaveLength(2)
  })

  test('of the first administrator is given where there is none, and only then', async () => {
    await withoutAdministrators()
    const both = await Promise.all([
      yes('first-administrator', person.email),
      yes('first-administrator', (await testUser()).email),
    ])
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
    const holders = await owner`select 1 from user_roles where role = 'admin'`
    expect(holders).toHaveLength(1)
  })

  test('of the last administrator stays', async () => {
    await withoutAdministrators()
    await yes('first-administrator', person.email)
    const { code, complaints } = await yes('take-role', person.email, 'admin')
    expect([code, complaints]).toEqual([1, expect.stringMatching(/the last administrator/)])
    expect(await rolesOf(person)).toEqual(['admin'])
    expect(await noted(person.id)).toHaveLength(1)
  })

  test.each([
    ['give-role', 'niemand@example.nl', 'staff'],
    ['stop-requests', 'WR99999999'],
    ['end-sessions', 'niemand@example.nl'],
    ['reset-second-factor', 'niemand@example.nl', '--made-sure', 'known-number'],
    ['end-links', 'niemand@example.nl'],
    ['delete-person', 'WR99999999'],
  ])('an unknown person is refused by %s', async (...line) => {
    const { code, complaints } = await yes(...line)
    expect([code, complaints]).toEqual([1, expect.stringMatching(/nobody/)])
  })
})

describe('a lost second factor', () => {
  const reset = () => yes('reset-second-factor', person.email, '--made-sure', 'face-to-face')

  test('goes, with all sessions, and its owner is told', async () => {
    const session = await findSession(person.token)
    if (!session) throw new Error('no session')
    await beginSetUp(session)
    await withActor(asSystem('accounts'), (sql) => turnOn(sql, session))
    expect((await reset()).code).toBe(0)
    for (const table of ['second_factors', 'recovery_codes', 'passkeys', 'sessions'])
      expect(await owner`select 1 from ${owner(table)} where user_id = ${person.id}`).toHaveLength(
        0,
      )
    const [user] = await owner`select second_factor_since from users where id = ${person.id}`
    expect(user).toEqual({ second_factor_since: null })
    expect(await noted(person.id)).toEqual([
      { action: 'factor.reset', detail: null, reason: 'face-to-face' },
    ])
    expect(await subjectsTo(person.email)).toHaveLength(2)
    expect(await reset()).toMatchObject({ code: 1, complaints: expect.stringMatching(/has no/) })
    expect(await noted(person.id)).toHaveLength(1)
  })

  test('that there never was leaves the sessions alone', async () => {
    expect((await reset()).code).toBe(1)
    expect(await findSession(person.token)).not.toBeNull()
  })
})

test('who lost a device is signed out everywhere, and nobody else is', async () => {
  const other = await testUser()
  expect(await run(['end-sessions', person.email], false)).toMatchObject({ code: 1 })
  expect(await findSession(person.token)).not.toBeNull()
  expect(await yes('end-sessions', person.email)).toMatchObject({
    code: 0,
    said: expect.stringContaining('was signed out: 1 browsers.'),
  })
  expect(await findSession(person.token)).toBeNull()
  expect(await findSession(other.token)).not.toBeNull()
  expect(await noted(person.id)).toEqual([{ action: 'sessions.end', detail: null, reason: null }])
})

test('everybody is signed out everywhere by --all, which takes no name', async () => {
  expect(await yes('end-sessions', person.email, '--all')).toMatchObject({ code: 2 })
  expect(await findSession(person.token)).not.toBeNull()
  const { code, asked } = await run(['end-sessions', '--all'], true)
  expect([code, asked]).toEqual([0, [expect.stringMatching(/^Sign everybody out/)]])
  expect(await owner`select 1 from sessions`).toEqual([])
  expect((await noted(null)).at(-1)).toMatchObject({ action: 'sessions.all' })
})

test('links in mails that may have leaked work no more', async () => {
  await withActor(asSystem('accounts'), (sql) => issueToken(sql, person.id, 'reset'))
  const other = await testUser()
  await withActor(asSystem('accounts'), (sql) => issueToken(sql, other.id, 'link'))
  const { code, said } = await yes('end-links', person.email)
  expect([code, said]).toEqual([0, expect.stringMatching(/work no more: 1\./)])
  const left = (of: TestUser) => owner`select 1 from tokens where user_id = ${of.id}`
  expect([await left(person), await left(other)]).toMatchObject([[], [{}]])
})

describe('a person is deleted', () => {
  const isThere = async () => (await owner`select 1 from users where id = ${person.id}`).length > 0

  test('with all that is theirs and with mails, only after a yes', async () => {
    expect(await run(['delete-person', person.email], false)).toMatchObject({ code: 1 })
    expect(await isThere()).toBe(true)
    expect(await yes('delete-person', person.email.toUpperCase())).toMatchObject({ code: 0 })
    expect(await isThere()).toBe(false)
    expect(await owner`select 1 from person_keys where user_id = ${person.id}`).toEqual([])
    expect(await noted(person.id)).toEqual([{ action: 'file.delete', detail: null, reason: null }])
    expect(await subjectsTo(person.email)).toEqual(['Uw account is verwijderd'])
  })

  test('by the number of the file, and without mails where they were told before', async () => {
    const subject = await ownerOfFile()
    await owner`
      insert into account_deletions (user_id, token_hash, execute_after)
      values (${subject.id}, '\\x01', now() + interval '3 days')`
    expect(await yes('delete-person', subject.number, '--without-mails')).toMatchObject({ code: 0 })
    expect(await owner`select 1 from users where id = ${subject.id}`).toEqual([])
    expect(await subjectsTo(subject.email)).toEqual([])
  })

  test.each([
    ['has a role', /take that away first/, () => yes('give-role', person.email, 'staff')],
    ['has a file that is being released', /being released/, () => approvedCase(person.id)],
  ])('not who %s', async (_what, message, arrange) => {
    await arrange()
    const { code, complaints } = await yes('delete-person', person.email)
    expect([code, complaints]).toEqual([1, expect.stringMatching(message)])
    expect(await isThere()).toBe(true)
  })
})

describe('what runs for a file stops', () => {
  const requestOf = async (id: string) => {
    const [row] = await owner<DbRow<'access_requests', 'state' | 'because'>[]>`
      select state, because from access_requests where id = ${id}`
    return row
  }
  const reportsOf = (subject: string) => owner`
    select state, because from death_reports where subject_id = ${subject}`
  const stopped = { state: 'stopped', because: 'by-owner' }

  /** Whom a contact says to have died. */
  async function reportedPerson() {
    const subject = await ownerOfFile()
    await confirmedRelative(owner, subject.id, 'Bram', { kaars: 'after' })
    await reported(await readerOf(subject.id, 'Bram'))
    return subject
  }
  // Together: a command ends the connections by which the tries of a contact are counted.
  const people: Owner[] = []
  beforeAll(async () => {
    people.push(await reportedPerson(), await reportedPerson())
  })
  const nextPerson = () => people.pop() ?? reportedPerson()

  /** Two companies ask. */
  async function twoRequests({ number, trusted: contact }: Owner) {
    const will = await paidRequest(
      await testUser('franchise'),
      livingWillRequest({ number, contact }),
    )
    const full = await paidRequest(await testUser('franchise'), fullRequest({ number, contact }))
    await lookedUp(will)
    await lookedUp(full)
    return { will, full }
  }

  test('when its owner lives: requests, of which the log has a row', async () => {
    const member = await testUser('franchise')
    const subject = await ownerOfFile()
    const id = await approvedRequest(member, subject, fullRequest)
    expect(await yes('stop-requests', subject.number)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Stopped: 1 requests, 0 reports of a death.'),
    })
    expect(await requestOf(id)).toEqual(stopped)
    expect(await noted(subject.id)).toEqual([
      { action: 'access.stop', detail: 'full', reason: 'by-owner' },
    ])
    expect((await yes('stop-requests', subject.number)).said).toContain('Stopped: 0 requests')
  })

  test('and a report of a death, of which the contact hears', async () => {
    const subject = await nextPerson()
    expect((await yes('stop-requests', subject.email)).said).toContain(
      'Stopped: 0 requests, 1 reports of a death.',
    )
    expect(await reportsOf(subject.id)).toEqual([stopped])
    expect((await noted(subject.id)).map(({ action }) => action)).toEqual(['death.stop'])
    await lookAfterDeaths()
    expect(await subjectsTo(subject.trusted)).toContain('Het bericht over Tess is gestopt')
  })

  test('one request alone for a living will, and with one about a death all else', async () => {
    const subject = await nextPerson()
    const { will, full } = await twoRequests(subject)
    const page = `https://wensenregister.example/admin/toegangsverzoeken/${will}`
    expect(await run(['stop-request', page], false)).toMatchObject({ code: 1 })
    expect(await requestOf(will)).toMatchObject({ state: 'waiting_contact' })
    const { code, said, asked } = await run(['stop-request', page], true)
    expect([code, asked]).toEqual([0, [expect.stringContaining(`does not want request ${will}`)]])
    expect(said).toMatch(/^Stopped: 1 requests, 0 reports of a death\.\nIn the audit log/)
    expect([await requestOf(will), await requestOf(full)]).toEqual([
      stopped,
      { state: 'waiting_contact', because: null },
    ])
    expect(await noted(subject.id)).toEqual([
      { action: 'access.stop', detail: 'living will', reason: 'by-owner' },
    ])
    expect((await yes('stop-request', will)).said).toBe(
      'Stopped: 0 requests, 0 reports of a death.',
    )
    await owner`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`
    expect((await yes('stop-request', full)).said).toContain('Stopped: 1 requests, 1 reports')
    expect(await reportsOf(subject.id)).toEqual([stopped])
    const told = await owner`
      select 1 from graphile_worker.jobs where task_identifier = 'work-on-requests'`
    expect(told).toHaveLength(1)
  })

  test('nothing of a request that was refused', async () => {
    const { number, trusted: contact } = await ownerOfFile()
    const id = await paidRequest(await testUser('franchise'), fullRequest({ number, contact }))
    await lookedUp(id)
    await owner`
      update access_requests set state = 'rejected', because = 'no-death' where id = ${id}`
    expect(await yes('stop-request', id)).toMatchObject({
      code: 0,
      said: 'Stopped: 0 requests, 0 reports of a death.',
    })
    expect(await requestOf(id)).toMatchObject({ state: 'rejected' })
  })

  test.each([
    ['a number that no request has', randomUUID(), 1, /nobody asked/],
    ['one of a file', 'WR00000002', 2, /REQUEST ends the address/],
    ['a longer one', `${randomUUID()}0`, 2, /REQUEST ends the address/],
    ['words with one in it', `${randomUUID()} or true`, 2, /REQUEST ends the address/],
  ])('stop-request refuses %s', async (_, word, code, message) => {
    const ended = await yes('stop-request', word)
    expect([ended.code, ended.complaints]).toEqual([code, expect.stringMatching(message)])
  })

  test('stop-request refuses a request for a file that nobody has', async () => {
    const id = await unpaidRequest((await testUser('franchise')).id)
    expect(await yes('stop-request', id)).toMatchObject({ code: 1 })
    expect(await requestOf(id)).toEqual({ state: 'unpaid', because: null })
  })
})

describe('the number that a command prints', () => {
  /** What is in the log under it; undefined where none was printed. */
  async function underNumber(line: string[]) {
    const { code, said, complaints } = await yes(...line)
    expect([code, complaints]).toEqual([0, ''])
    const [, number] = /In the audit log as request (\w+)\./.exec(said) ?? []
    if (!number) return undefined
    const rows = await owner<DbRow<'audit_log', 'action'>[]>`
      select action from audit_log where request = ${number} order by id`
    return rows.map(({ action }) => action)
  }

  async function withFactor() {
    const session = await findSession(person.token)
    if (!session) throw new Error('no session')
    await beginSetUp(session)
    await withActor(asSystem('accounts'), (sql) => turnOn(sql, session))
  }
  const withRole = (role: 'staff') =>
    owner`insert into user_roles (user_id, role) values (${person.id}, ${role})`
  const runs = async () => {
    const subject = await ownerOfFile()
    await approvedRequest(await testUser('franchise'), subject, fullRequest)
    return subject
  }
  const livingWillAsked = async () => {
    const { number, trusted: contact } = await ownerOfFile()
    const id = await paidRequest(
      await testUser('franchise'),
      livingWillRequest({ number, contact }),
    )
    await lookedUp(id)
    return id
  }

  /** Backups are asked in `backup.test.ts`. */
  const CASES: Record<string, () => Promise<{ line: string[]; noted: string[] }>> = {
    job: async () => ({ line: ['chain-audit'], noted: ['job.start'] }),
    'first-administrator': async () => {
      await withoutAdministrators()
      return { line: [person.email], noted: ['role.give'] }
    },
    'give-role': async () => ({ line: [person.email, 'staff'], noted: ['role.give'] }),
    'take-role': async () => {
      await withRole('staff')
      return { line: [person.email, 'staff'], noted: ['role.take'] }
    },
    'reset-second-factor': async () => {
      await withFactor()
      return { line: [person.email, '--made-sure', 'face-to-face'], noted: ['factor.reset'] }
    },
    'end-sessions': async () => ({ line: [person.email], noted: ['sessions.end'] }),
    'end-links': async () => ({
      line: [(await ownerOfFile()).number],
      noted: ['links.end'],
    }),
    'delete-person': async () => ({ line: [person.email], noted: ['file.delete'] }),
    'stop-requests': async () => ({ line: [(await runs()).number], noted: ['access.stop'] }),
    'stop-request': async () => ({ line: [await livingWillAsked()], noted: ['access.stop'] }),
    'rotate-keys': async () => ({ line: [], noted: ['keys.wrap'] }),
    'replace-data-keys': async () => ({ line: ['--of', person.email], noted: ['keys.replace'] }),
    'rebuild-search': async () => ({ line: [], noted: ['search.rebuild'] }),
    'hash-contacts': async () => ({ line: [], noted: ['contacts.hash'] }),
  }

  test('is asked of all that change something', () => {
    const asking = Object.entries(commands).flatMap(([name, { asks }]) => (asks ? [name] : []))
    const elsewhere = ['backup', 'restore']
    expect([...Object.keys(CASES), ...elsewhere].toSorted()).toEqual(asking.toSorted())
  })

  test.each(Object.keys(CASES))('leads to the row of %s', async (name) => {
    const made = await CASES[name]?.()
    if (!made) throw new Error('no case')
    expect(await underNumber([name, ...made.line])).toEqual(made.noted)
    const nameless = await owner`
      select action from audit_log where acted_as = 'operator' and request = '00000000'`
    expect(nameless).toEqual([])
    await owner`update person_keys set step = null`
  })

  test('is none where nothing was done', async () => {
    await withRole('staff')
    expect(await underNumber(['give-role', person.email, 'staff'])).toBeUndefined()
    expect(await underNumber(['stop-requests', (await ownerOfFile()).number])).toBeUndefined()
    expect(await underNumber(['job', 'list'])).toBeUndefined()
  })
})

describe('looking', () => {
  test('lists what needs a person, as the page does', async () => {
    await owner`delete from attention`
    expect((await run(['attention'])).said).toBe('Nothing needs a person.')
    const id = randomUUID()
    await owner`insert into mails (id, kind, sealed) values (${id}, 'welcome', '\\x00')`
    await owner`update mails set status = 'needs_review' where id = ${id}`
    expect((await run(['attention'])).said).toMatch(new RegExp(`mail {2}${id} {2}welcome$`))
    const { code, said } = await run(['status'])
    expect(code).toBe(0)
    expect(said).toMatch(/Migrations: all applied/)
    expect(said).toMatch(/Mails: \d+ waiting.*, 1 failed/)
    expect(said).toMatch(/Needs a person: 1 mail/)
    // Nobody could open it: what replaces keys later would ask by which one it was sealed.
    await owner`delete from mails where id = ${id}`
  })

  test('says that migrations are missing, with the code of a failure', async () => {
    await owner`update migrations set name = 'away' where name = '0001_platform.sql'`
    try {
      expect(await run(['status'])).toMatchObject({
        code: 1,
        said: expect.stringContaining('Migrations: 1 to apply'),
      })
    } finally {
      await owner`update migrations set name = '0001_platform.sql' where name = 'away'`
    }
  })

  test('starts a job once, and no other', async () => {
    const inQueue = () => owner`
      select 1 from graphile_worker.jobs where task_identifier = 'keep-figures'`
    await owner`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`
    await yes('job', 'keep-figures')
    await yes('job', 'keep-figures')
    expect(await inQueue()).toHaveLength(1)
    expect((await run(['status'])).said).toMatch(/Queue: keep-figures, 1 waiting/)
    expect((await yes('job', 'send-mail')).code).toBe(1)
    expect((await run(['job', 'list'])).said).toContain('keep-figures')
    expect((await noted(null)).filter(({ detail }) => detail === 'keep figures')).toEqual([
      { action: 'job.start', detail: 'keep figures', reason: null },
      { action: 'job.start', detail: 'keep figures', reason: null },
    ])
  })
})

test.each([
  ['rotate-keys', 'keys.wrap', /Keys wrapped anew: 0/],
  ['rebuild-search', 'search.rebuild', /Made anew: 0/],
  ['hash-contacts', 'contacts.hash', /Filled in: 0/],
])('%s says how many, and is noted', async (name, action, words) => {
  const { code, said } = await yes(name)
  expect([code, said]).toEqual([0, expect.stringMatching(words)])
  expect((await noted(null)).map((row) => row.action)).toContain(action)
})

describe('rotate-keys', () => {
  const settled = async (said: string[], words: RegExp) => {
    await expect.poll(() => said.join('\n'), { timeout: 20_000 }).toMatch(words)
  }

  test('waits for processes and for mails, and says that the old key may go', async () => {
    const said: string[] = []
    const [process, gone, mail] = [randomUUID(), randomUUID(), randomUUID()]
    await owner`
      insert into processes (id, command, master_keys, seen_at)
      values (${process}, 'work', '{old}', now()), (${gone}, 'serve', '{old}', now() - interval '3 minutes')`
    const older = Buffer.concat([Buffer.from([0, 40, 3]), Buffer.from('old'), Buffer.alloc(36)])
    await owner`
      insert into mails (id, kind, status, sealed) values (${mail}, 'test', 'queued', ${older})`
    const running = operate(['rotate-keys', '--every', '0.1', '--yes'], {
      say: (text) => said.push(text),
      complain: (text) => said.push(text),
      ask: undefined,
    })
    await settled(said, /Waiting for processes that do not have test in front: work \(old\)/)
    expect(said.join()).not.toMatch(/wrapped anew/)
    await owner`update processes set master_keys = '{test,old}' where id = ${process}`
    await settled(said, /Keys wrapped anew: \d+\n+.*Waiting for what goes by itself: 1 mails/)
    await owner`delete from mails where id = ${mail}`
    expect(await running).toBe(0)
    await owner`delete from processes`
  })

  test('tells a mail with too few bytes to have a key, and waits for nothing of it', async () => {
    const mail = randomUUID()
    await owner`
      insert into mails (id, kind, status, sealed) values (${mail}, 'test', 'queued', ${Buffer.of(0)})`
    const { code, complaints } = await yes('rotate-keys')
    expect([code, complaints]).toEqual([1, expect.stringMatching(/passed over: 1 mails/)])
    await owner`delete from mails where id = ${mail}`
  })

  test.each([
    ['rotate-keys'],
    ['replace-data-keys', '--of', 'niemand@example.nl'],
    ['rebuild-search'],
    ['hash-contacts', '--all'],
  ])('keeps others that go by keys waiting: %s', async (...line) => {
    const said: string[] = []
    await owner`
      insert into processes (id, command, master_keys, seen_at)
      values (${randomUUID()}, 'work', '{old}', now())`
    const running = operate(['rotate-keys', '--every', '0.1', '--yes'], {
      say: (text) => said.push(text),
      complain: (text) => said.push(text),
      ask: undefined,
    })
    await settled(said, /Waiting for processes/)
    const { code, complaints } = await yes(...line)
    await owner`delete from processes`
    expect([code, complaints]).toEqual([1, expect.stringMatching(/runs a command for keys now/)])
    expect(await running).toBe(0)
  })

  test.each(['0', 'soon', '-1'])('looks again after --every %s: no', async (every) => {
    expect((await yes('rotate-keys', `--every=${every}`)).code).toBe(2)
  })
})

describe('replace-data-keys', () => {
  const asked = async () => {
    const rows = await owner<DbRow<'person_keys', 'step'>[]>`
      select step from person_keys where user_id = ${person.id}`
    return rows.map(({ step }) => step)
  }

  test('of one person', async () => {
    const { code, said } = await yes('replace-data-keys', '--of', person.email.toUpperCase())
    expect([code, said]).toEqual([0, expect.stringMatching(/In the queue: 1 people/)])
    expect(await asked()).toEqual(['asked', 'asked'])
    expect(await noted(person.id)).toMatchObject([{ action: 'keys.replace' }])
    expect((await run(['status'])).said).toMatch(/Data keys: of 1 people to be replaced/)
    await owner`update person_keys set step = null`
  })

  test.each([
    ['before a day that is over', '2000-01-01', [null, null]],
    ['before a day to come', '2999-01-01', ['asked', 'asked']],
  ])('of all whose key is from %s', async (_, day, steps) => {
    expect((await yes('replace-data-keys', '--older-than', day)).code).toBe(0)
    expect(await asked()).toEqual(steps)
    await owner`update person_keys set step = null`
  })

  test('one that was replaced is as old as that', async () => {
    await owner`update person_keys set replaced_at = now() where user_id = ${person.id}`
    await owner`update users set created_at = '2001-01-01' where id = ${person.id}`
    await yes('replace-data-keys', '--older-than', '2002-01-01')
    expect(await asked()).toEqual([null, null])
  })

  test.each([
    ['nobody', ['--of', 'niemand@example.nl'], 1],
    ['neither', [], 2],
    ['both', ['--of', 'a@example.nl', '--older-than', '2026-01-01'], 2],
    ['no day', ['--older-than', '31-01-2026'], 2],
    ['a day that is none', ['--older-than', '2026-13-01'], 2],
    ['a day that this month has not', ['--older-than', '2026-02-31'], 2],
  ])('refuses: %s', async (_, line, code) => {
    expect((await yes('replace-data-keys', ...line)).code).toBe(code)
  })
})

test('tells of ten rows that were tampered with, and how many more there are', async () => {
  const colleague = await testUser('admin')
  const note = () =>
    withActor(asPerson(colleague.id), (sql) =>
      noteAudit(sql, actorOf(colleague), { action: 'role.give', subject: person.id }),
    )
  await owner`truncate audit_log`
  for (let count = 0; count < 12; count += 1) await note()
  await chainAudit()
  await owner`update audit_log set detail = 'admin'`
  const { code, said } = await run(['verify', '--only', 'log'])
  await owner`truncate audit_log`
  expect(code).toBe(1)
  expect(said.match(/^Tampered with: \S+, row \d+ \(changed\)$/gm)).toHaveLength(10)
  expect(said).toMatch(/^And 2 more\.\nChecked: 12 rows of the log\. Tampered with: 12$/m)
})

describe('compare-row', () => {
  /** The newest row of a log that has one. */
  async function newest() {
    const colleague = await testUser('admin')
    await withActor(asPerson(colleague.id), (sql) =>
      noteAudit(sql, actorOf(colleague), { action: 'role.give', subject: person.id }),
    )
    await chainAudit()
    const { said } = await run(['verify', '--only', 'log'])
    const [, day = '', number = '', hash = ''] =
      /^Newest: (\S+), row (\d+), (\w+)$/m.exec(said) ?? []
    return { day, number, hash }
  }

  test('says whether a row has the hash that was noted', async () => {
    const { day, number, hash } = await newest()
    expect(await run(['compare-row', day, number, hash])).toMatchObject({
      code: 0,
      said: 'The same.',
    })
    const other = hash.replace(/^./, (first) => (first === '0' ? '1' : '0'))
    expect(await run(['compare-row', day, number, other])).toMatchObject({
      code: 1,
      complaints: `Row ${number} of ${day} has another hash: ${hash}`,
    })
    expect(await run(['compare-row', day, '999999999', hash])).toMatchObject({
      code: 1,
      complaints: `There is no row 999999999 of ${day}.`,
    })
  })

  const HASH = 'a'.repeat(64)
  test.each([
    ['nothing', []],
    ['another day', ['30-11-2026', '1', HASH]],
    ['a day that is none', ['2026-13-01', '1', HASH]],
    ['a day that this month has not', ['2026-02-31', '1', HASH]],
    ['no number', ['2026-11-30', 'one', HASH]],
    ['a number that is too large', ['2026-11-30', '9999999999', HASH]],
    ['half a hash', ['2026-11-30', '1', 'abc']],
  ])('takes them as in the line: not %s', async (_, words) => {
    expect((await run(['compare-row', ...words])).code).toBe(2)
  })
})

describe('invoices', () => {
  beforeAll(async () => {
    const member = await testUser('franchise')
    const request = await unpaidRequest(member.id)
    const [payment] = await owner<DbRow<'payments', 'id'>[]>`
      insert into payments (id, member_id, request_id, amount_cents, vat_percent)
      select ${randomUUID()}, member_id, id, 1050, 21 from access_requests where id = ${request}
      returning id`
    const book = (kind: string, number: string, at: string) => owner`
      insert into invoices (id, kind, number, payment_id, amount_cents, vat_percent, vat_cents, billed_by, billed_to, issued_at)
      values (${randomUUID()}, ${kind}, ${number}, ${payment?.id ?? ''}, 1050, 21, 182, '{}',
              ${owner.json({ companyName: '=Uitvaart; Proef' })}, ${at})`
    await book('invoice', 'F2031-000001', '2030-12-31T23:30:00Z')
    await book('credit', 'C2031-000001', '2031-02-01T12:00:00Z')
  })

  test('of a year are a table for a spreadsheet, in which credit notes take off', async () => {
    const { code, said } = await run(['invoices', '2031'])
    expect(code).toBe(0)
    expect(said.split('\r\n')).toEqual([
      '\ufeffnumber;kind;day;company;without VAT;VAT;total',
      `C2031-000001;credit;2031-02-01;"'=Uitvaart; Proef";-8,68;-1,82;-10,5`,
      `F2031-000001;invoice;2031-01-01;"'=Uitvaart; Proef";8,68;1,82;10,5`,
    ])
  })

  test('of a year without any are a head', async () => {
    expect((await run(['invoices', '2032'])).said.split('\r\n')).toHaveLength(1)
  })

  test.each(['31', '_031', "2031' or true"])('of no year: %s', async (year) => {
    expect((await run(['invoices', year])).code).toBe(2)
  })
})

test('as a program it ends with the code, and says on which side', async () => {
  const program = (...line: string[]) =>
    promisify(execFile)(process.execPath, ['app/server/operate.ts', ...line], { env: process.env })
  expect((await program('verify')).stdout).toMatch(/Tampered with: 0/)
  const wrong = await program('take-role', person.email, 'staff', '-y').catch(
    (error: unknown) => error,
  )
  expect(wrong).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/does not have/),
  })
})
