/** From a database that people filled to another one that is the same, and what is refused on the way. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { generateIdentity, identityToRecipient, Decrypter } from 'age-encryption'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { migrate } from '#db/migrate.ts'
import { chooseBackup, faultsOf } from '#app/features/backup/choose.server.ts'
import { makeBackup } from '#app/features/backup/make.server.ts'
import { bucketPlace } from '#app/features/backup/place-bucket.server.ts'
import { folderPlace } from '#app/features/backup/place-folder.server.ts'
import { executeDeletions, requestDeletion } from '#app/features/deletion/deletion.server.ts'
import { tables } from '#app/features/manifests/manifests.server.ts'
import { APP_ROLE, JOBS_ROLE } from '#app/platform/database/database-roles.ts'
import { connectAsOwner } from '#app/platform/database/owner.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import { approvedRequest, ownerOfFile } from '#tests/fixtures/people/access-requests.ts'
import { fill } from '#tests/fixtures/exports.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { startS3 } from '#tests/setup/s3.ts'
import { addressesOf } from '#tests/setup/settings.ts'
import { operate } from './run.ts'

const SOURCE = process.env.DATABASE_URL ?? ''
/** Views for the release before, and what `migrate` keeps of itself. */
const NOT_WRITTEN = ['migrations', 'definitions', 'release_history', 'release_transitions']
const DAY = 24 * 60 * 60 * 1000

let folder: string
let keyFile: string
let recipient: string
let identity: string
let gerda: TestUser
let leaving: TestUser
/** Names of two backups; between them somebody left. */
let first: string
let second: string

type Ended = { code: number; stdout: string; stderr: string }

/** In this process, on another database where that is said. What follows settings needs a program. */
async function run(line: string[], url = SOURCE): Promise<Ended> {
  const [said, complaints]: string[][] = [[], []]
  process.env.DATABASE_URL = url
  try {
    const code = await operate(line, {
      say: (text) => said?.push(text),
      complain: (text) => complaints?.push(text),
      ask: undefined,
    })
    return { code, stdout: said?.join('\n') ?? '', stderr: complaints?.join('\n') ?? '' }
  } finally {
    process.env.DATABASE_URL = SOURCE
  }
}

async function program(line: string[], env: Record<string, string>): Promise<Ended> {
  const all = { env: { ...process.env, ...env } }
  try {
    const words = ['app/server/operate.ts', ...line]
    return { code: 0, ...(await promisify(execFile)(process.execPath, words, all)) }
  } catch (error) {
    return error as Ended
  }
}

const backUp = (to = folder) => run(['backup', '--to', to, '--recipient', recipient, '--yes'])

/** What stands in the log under the number that a command printed. */
async function notedIn(said: string, sql: postgres.Sql) {
  const [, number = ''] = /In the audit log as request (\w+)/.exec(said) ?? []
  const rows = await sql<DbRow<'audit_log', 'action'>[]>`
    select action from audit_log where request = ${number}`
  return rows.map(({ action }) => action)
}

/** @returns the name of the backup */
async function newBackup(): Promise<string> {
  const { code, stdout, stderr } = await backUp()
  const [, name] = /^Written: (\w+),/.exec(stdout) ?? []
  if (code !== 0 || !name) throw new Error(stderr)
  expect(await notedIn(stdout, owner)).toEqual(['backup.make'])
  return name
}

async function leave(user: TestUser) {
  await requestDeletion(user)
  await owner`
    update account_deletions set execute_after = now() - interval '1 second'
     where user_id = ${user.id}`
  await executeDeletions()
}

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'backup-')), 'kept')
  identity = await generateIdentity()
  recipient = await identityToRecipient(identity)
  keyFile = join(folder, '../key.txt')
  await writeFile(keyFile, `# created: today\n# public key: ${recipient}\n${identity}\n`)
  ;[gerda, leaving] = [await testUser('admin'), await testUser()]
  await fill(gerda)
  await fill(leaving)
  await approvedRequest(await testUser('franchise'), await ownerOfFile())
  await testUser('admin')
  first = await newBackup()
  await leave(leaving)
  second = await newBackup()
}, 400_000)
afterAll(() => rm(join(folder, '..'), { recursive: true }))

type Target = {
  url: string
  env: Record<string, string>
  sql: postgres.Sql
  gone: () => Promise<void>
}

/** Owns the databases that backups are put back into: no superuser, as in production. */
const RESTORER = `restorer_${randomUUID().slice(0, 8)}`

/** Makes a database of that owner. @param template what it is a copy of */
async function databaseOfRestorer(name: string, template = 'template1') {
  await owner.unsafe(
    `create database ${name} template ${template} strategy file_copy owner ${RESTORER}`,
  )
  const address = { username: RESTORER, password: 'abc123', pathname: `/${name}` }
  return addressesOf(Object.assign(new URL(SOURCE), address).href)
}

/** What all of them are copies of, as it takes seconds to migrate one. */
beforeAll(async () => {
  await owner.unsafe(`create role ${RESTORER} login createrole password 'abc123'`)
  await owner.unsafe(`grant ${APP_ROLE}, ${JOBS_ROLE} to ${RESTORER} with admin option`)
  await migrate(await databaseOfRestorer(RESTORER))
}, 400_000)
afterAll(async () => {
  await owner.unsafe(`drop database ${RESTORER}`)
  await owner.unsafe(`drop owned by ${RESTORER}`)
  await owner.unsafe(`drop role ${RESTORER}`)
})

/** A new database without anybody, and an empty storage. */
async function emptyDatabase(): Promise<Target> {
  const name = `restored_${randomUUID().slice(0, 8)}`
  const { owner: url, app, jobs } = await databaseOfRestorer(name, RESTORER)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const documents = await mkdtemp(join(folder, '../documents-'))
  return {
    url,
    sql,
    env: {
      DATABASE_URL: url,
      APP_DATABASE_URL: app,
      JOBS_DATABASE_URL: jobs,
      DOCUMENTS_FOLDER: documents,
    },
    gone: async () => {
      await sql.end()
      await owner.unsafe(`drop database ${name} with (force)`)
    },
  }
}

const lineOf = (from: string, ...more: string[]) => [
  'restore',
  '--from',
  from,
  '--identity',
  keyFile,
  ...more,
]
const restoring = ({ env }: Target, ...more: string[]) =>
  program([...lineOf(folder, ...more), '--yes'], env)

/** Every row of every table as text, sorted: what is compared is not what compares itself. */
async function allRows(sql: postgres.Sql) {
  const found: Record<string, string[]> = {}
  for (const table of Object.keys(tables).filter((name) => name !== 'definitions'))
    found[table] = (await sql.unsafe<{ row: string }[]>(`select t::text as row from ${table} t`))
      .map(({ row }) => row)
      .toSorted()
  return found
}

describe('a restore', () => {
  test('gives every row, file and job back, and checks itself', async () => {
    const target = await emptyDatabase()
    const { code, stdout, stderr } = await restoring(target)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/Put back: \d+ rows in \d+ tables, each as it was/)
    expect(stdout).toMatch(/Checked: [1-9]\d* versions of [1-9]\d* files\. Tampered with: 0/)
    expect(stdout).toMatch(/rows of the log\. Tampered with: 0/)
    expect(await notedIn(stdout, target.sql)).toEqual(['backup.restore'])
    const [was, is] = [await allRows(owner), await allRows(target.sql)]
    // What was noted since: the second backup, and the restore.
    const since = (action: string) => (row: string) => !row.includes(action)
    const notes = (rows: string[] = []) => rows.filter(since('backup.')).length
    expect(notes(is.audit_log)).toBe(notes(was.audit_log))
    for (const table of Object.keys(was))
      if (!['audit_log', 'migrations'].includes(table)) expect(is[table], table).toEqual(was[table])
    const links = `select pg_get_constraintdef(oid) as d from pg_constraint where contype = 'f'
                     and connamespace = 'public'::regnamespace order by 1`
    const indexes = `select indexdef from pg_indexes where schemaname = 'public' order by 1`
    for (const query of [links, indexes])
      expect(await target.sql.unsafe(query)).toEqual(await owner.unsafe(query))
    const [off] = await target.sql`
      select count(*)::int as count from pg_trigger where not tgisinternal and tgenabled <> 'O'`
    expect(off?.count).toBe(0)
    const jobsIn = (sql: postgres.Sql) =>
      sql`select task_identifier, key from graphile_worker.jobs order by id`
    expect(await jobsIn(target.sql)).toEqual(await jobsIn(owner))
    const [row] = await owner<DbRow<'documents', 'storage_key as key'>[]>`
      select storage_key as key from documents where user_id = ${gerda.id} limit 1`
    const key = row?.key ?? ''
    const back = await readFile(join(target.env.DOCUMENTS_FOLDER ?? '', key.slice(0, 2), key))
    expect(back.equals(await buffer(await (await storage()).get(key)))).toBe(true)
    // Numbers go on where they were, for who comes after.
    const [{ last } = {}] = await target.sql`select max(id) as last from history`
    const [{ next } = {}] = await target.sql`select nextval('history_id_seq') as next`
    expect(Number(next)).toBeGreaterThan(Number(last))
    await target.gone()
  }, 400_000)

  test('of older contents asks, and takes away who is gone since', async () => {
    const target = await emptyDatabase()
    expect(await run(lineOf(folder, '--contents', first), target.url)).toMatchObject({ code: 2 })
    const asked: string[] = []
    process.env.DATABASE_URL = target.url
    await operate(lineOf(folder, '--contents', first), {
      say: () => {},
      complain: () => {},
      ask: (question) => Promise.resolve(asked.push(question) === 0),
    })
    process.env.DATABASE_URL = SOURCE
    expect(asked).toEqual([
      `Put the people of ${second} and the contents of ${first} into this database? There are newer contents, of ${second}: what was written since is then missing.`,
    ])
    const { code, stdout } = await restoring(target, '--contents', first)
    expect(code).toBe(0)
    expect(stdout).toMatch(/Of who was gone: \d+ rows of wishes\./)
    const left = await allRows(target.sql)
    for (const [table, rows] of Object.entries(left))
      if (table !== 'audit_log') expect(rows.join('\n'), table).not.toContain(leaving.id)
    expect(left.wishes?.join('\n')).toContain(gerda.id)
    await target.gone()
  }, 400_000)
})

describe('in a bucket', () => {
  const TO = 's3://bestanden/reserve'
  let s3: Awaited<ReturnType<typeof startS3>>
  let keys: Record<string, string>
  beforeAll(async () => {
    s3 = await startS3()
    keys = {
      BACKUP_S3_ENDPOINT: s3.settings.endpoint,
      BACKUP_S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    }
  })
  afterAll(() => s3.stop())
  const line = ['backup', '--to', TO, '--yes', '--recipient']

  test('a backup is made, looked at and put back as in a folder', async () => {
    const made = await program([...line, recipient], keys)
    expect([made.code, made.stderr]).toEqual([0, ''])
    expect(made.stdout).toMatch(/^Written: \w+, [1-9]\d* rows, [1-9]\d* new files\./)
    const seen = await program(['verify-backup', '--from', TO], keys)
    expect(seen).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Whole: the people of/) })
    const target = await emptyDatabase()
    const back = await program([...lineOf(TO), '--yes'], { ...target.env, ...keys })
    expect([back.code, back.stderr]).toEqual([0, ''])
    expect(back.stdout).toMatch(/Put back: \d+ rows in \d+ tables, each as it was/)
    expect(await target.sql`select 1 from users where id = ${gerda.id}`).toHaveLength(1)
    await target.gone()
  }, 400_000)

  test('files are taken once, a changed byte is found, people go after thirty days', async () => {
    const place = bucketPlace(TO, { ...s3.settings, prefix: 'later' })
    const operator = await connectAsOwner(SOURCE, '0badcafe')
    const at = (days: number) => {
      const now = new Date(Date.UTC(2026, 0, 1, 2) + days * DAY)
      return makeBackup(operator, '0badcafe', { place, recipient, now })
    }
    const one = await at(0)
    // Broken off on its second day.
    await place.write('20260102T020000Z/people/users.copy.gz.age', Readable.from([]))
    expect((await chooseBackup(place)).manifests.people.moment).toBe(one.name)
    const other = await at(30)
    await operator.end()
    expect(one.files).toBeGreaterThan(0)
    expect(other).toMatchObject({ files: 0, destroyed: [one.name] })
    expect((await place.names(one.name)).toSorted()).toEqual(['contents', 'finished'])
    const chosen = await chooseBackup(place)
    expect(await faultsOf(place, chosen)).toMatchObject({ rows: [], files: [] })
    const path = `${other.name}/people/users.copy.gz.age`
    const bytes = await buffer(await place.read(path))
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
    await place.write(path, Readable.from([bytes]))
    expect((await faultsOf(place, chosen)).rows).toEqual([`${TO}/${path} was changed`])
  }, 400_000)

  test.each([
    ['its keys', TO, {}, /BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY/],
    ['a name', 's3://', undefined, /looks like s3:\/\/bucket\/prefix/],
  ])('it needs %s', async (_what, to, given, message) => {
    const { code, stderr } = await program(['verify-backup', '--from', to], given ?? keys)
    expect([code, stderr]).toEqual([1, expect.stringMatching(message)])
  })
})

describe('is refused, and changes nothing:', () => {
  let target: Target
  let spoilt: string
  beforeAll(async () => {
    target = await emptyDatabase()
  }, 400_000)
  afterAll(() => target.gone())

  const spoil = async () => {
    spoilt = await mkdtemp(join(folder, '../spoilt-'))
    await cp(folder, spoilt, { recursive: true })
    return spoilt
  }
  const changeByte = async (path: string) => {
    const bytes = await readFile(path)
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
    await writeFile(path, bytes)
  }
  /** One that somebody has uploaded. */
  const fileOf = async ({ id }: TestUser) => {
    const [row] = await owner<DbRow<'documents', 'storage_key as key'>[]>`
      select storage_key as key from documents where user_id = ${id} limit 1`
    const within = join(spoilt, 'files', row?.key.slice(0, 2) ?? '')
    const name = (await readdir(within)).find((one) => one.startsWith(row?.key ?? 'none'))
    return join(within, name ?? 'none')
  }
  const aFile = async () => {
    const within = join(spoilt, 'files')
    const [part = ''] = await readdir(within)
    const [name = ''] = await readdir(join(within, part))
    return join(within, part, name)
  }

  test.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'a byte of a table was changed',
      () => changeByte(join(spoilt, second, 'contents/wishes.copy.gz.age')),
      /contents\/wishes\.copy\.gz\.age was changed/,
    ],
    [
      'a byte of a file was changed',
      async () => changeByte(await aFile()),
      /files\/.* was changed/,
    ],
    [
      'a file of somebody is not there',
      async () => rm(await fileOf(gerda)),
      /files has no file [0-9a-f-]{36}: it was lost/,
    ],
    [
      'a file is not there, nor the list that it stands in',
      async () => {
        await rm(await fileOf(gerda))
        await rm(join(spoilt, second, 'contents/files.txt'))
      },
      /contents\/files\.txt is missing: this is half a backup/,
    ],
    [
      'half a backup: a table is not there',
      () => rm(join(spoilt, second, 'people/users.copy.gz.age')),
      /users\.copy\.gz\.age is missing: this is half a backup/,
    ],
    [
      'half a backup: no manifest',
      () => rm(join(spoilt, second, 'people/manifest.json')),
      /manifest\.json is missing or cannot be read: this is half a backup/,
    ],
    [
      'none that was finished',
      async () => {
        await rm(join(spoilt, first), { recursive: true })
        await rm(join(spoilt, second, 'finished'))
      },
      /has no finished backup/,
    ],
    [
      'of another release',
      async () => {
        const path = join(spoilt, second, 'people/manifest.json')
        await writeFile(path, (await readFile(path, 'utf8')).replace('0001_platform', '0000_other'))
      },
      /written by another release/,
    ],
    [
      'a table that is not what its manifest says, though its bytes are',
      async () => {
        const path = join(spoilt, second, 'contents/manifest.json')
        const manifest = JSON.parse(await readFile(path, 'utf8')) as {
          tables: Record<string, { rows: number }>
        }
        const { wishes } = manifest.tables
        if (wishes) wishes.rows += 1
        await writeFile(path, JSON.stringify(manifest))
      },
      /wishes: \d+ rows came back/,
    ],
  ])(
    '%s',
    async (_what, change, message) => {
      await spoil()
      await change()
      const { code, stdout, stderr } = await run([...lineOf(spoilt), '--yes'], target.url)
      expect(code).toBe(1)
      expect(`${stdout}${stderr}`).toMatch(message)
      expect(await target.sql`select 1 from users`).toHaveLength(0)
      const known = await target.sql`select 1 from role_capabilities limit 1`
      expect(known).toHaveLength(1)
      await rm(spoilt, { recursive: true })
    },
    60_000,
  )

  test('a file that is lost, until one says that it may be', async () => {
    await spoil()
    await rm(await fileOf(gerda))
    const looked = await run(['verify-backup', '--from', spoilt])
    expect([looked.code, looked.stderr]).toEqual([1, 'The backup is not whole.'])
    const fresh = await emptyDatabase()
    const line = [...lineOf(spoilt, '--without-lost-files'), '--yes']
    const { code, stdout, stderr } = await program(line, fresh.env)
    expect(stdout).toMatch(/Put back: \d+ rows/)
    expect([code, stderr]).toEqual([1, expect.stringMatching(/in no backup: 1\. [0-9a-f-]{36}\n$/)])
    expect(await fresh.sql`select 1 from users where id = ${gerda.id}`).toHaveLength(1)
    await fresh.gone()
    await rm(spoilt, { recursive: true })
  }, 400_000)

  test('nothing of a backup from before files were listed, which is said', async () => {
    await spoil()
    for (const group of ['people', 'contents']) {
      const path = join(spoilt, second, group, 'manifest.json')
      const { files: _, ...rest } = JSON.parse(await readFile(path, 'utf8')) as { files: unknown }
      await writeFile(path, JSON.stringify(rest))
      await rm(join(spoilt, second, group, 'files.txt'))
    }
    await rm(await fileOf(gerda))
    const { code, stdout } = await run(['verify-backup', '--from', spoilt])
    expect([code, stdout]).toEqual([0, expect.stringMatching(/no list of its uploaded files/)])
    await rm(spoilt, { recursive: true })
  })

  test('the key of another', async () => {
    const other = join(folder, '../other.txt')
    await writeFile(other, await generateIdentity())
    const line = ['restore', '--from', folder, '--identity', other, '--yes']
    expect(await run(line, target.url)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/does not open this backup/),
    })
    await writeFile(other, recipient)
    expect(await run(line, target.url)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/AGE-SECRET-KEY-/),
    })
  })

  test.each([
    ['a backup', () => backUp()],
    ['a restore', () => run([...lineOf(folder), '--yes'])],
  ])('%s, while one of both runs', async (_what, begin) => {
    const held = await owner.reserve()
    await held`select pg_advisory_lock(hashtextextended('operate backup or restore', 0))`
    try {
      const { code, stderr } = await begin()
      expect([code, stderr]).toEqual([1, expect.stringMatching(/runs backup or restore now/)])
    } finally {
      await held`select pg_advisory_unlock_all()`
      held.release()
    }
  })

  test('a database that is not empty', async () => {
    const { code, stderr } = await run([...lineOf(folder), '--yes'])
    expect([code, stderr]).toEqual([1, expect.stringMatching(/database is not empty/)])
    expect(await owner`select 1 from users where id = ${gerda.id}`).toHaveLength(1)
  })

  test.each([
    ['no public key', 'age1wrong'],
    ['a secret key', 'AGE-SECRET-KEY-1'],
  ])('a backup for %s', async (_what, wrong) => {
    const to = join(folder, '../nothing')
    const { code } = await run(['backup', '--to', to, '--recipient', wrong, '--yes'])
    expect(code).toBe(1)
    await expect(readdir(to)).rejects.toThrow('ENOENT')
  })
})

describe('a backup', () => {
  test('takes each file once, and is whole', async () => {
    const { stdout } = await backUp(join(folder, '../again'))
    expect(stdout).toMatch(/[1-9]\d* new files/)
    const again = await run(['verify-backup', '--from', folder])
    expect(again).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Whole: the people of/) })
    expect(again.stdout).toMatch(/All its uploaded files are there: [1-9]\d*\./)
    expect((await run(['status'])).stdout).toMatch(/Last backup: 20/)
  }, 400_000)

  test('has every table in one of both groups', async () => {
    for (const group of ['people', 'contents'] as const) {
      const said = Object.keys(tables).filter(
        (name) => tables[name]?.backup === group && !NOT_WRITTEN.includes(name),
      )
      const written = (await readdir(join(folder, second, group)))
        .map((name) => name.replace('.copy.gz.age', ''))
        .filter((name) => !['files.txt', 'manifest.json', 'queue'].includes(name))
      expect(written.toSorted()).toEqual(said.toSorted())
    }
  })

  /** All that is left, opened with the secret key. */
  async function legible(within: string): Promise<string> {
    const texts: string[] = []
    for (const entry of await readdir(within, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (!entry.isFile()) continue
      if (!entry.name.endsWith('.copy.gz.age')) continue
      const decrypter = new Decrypter()
      decrypter.addIdentity(identity)
      texts.push(gunzipSync(await decrypter.decrypt(await readFile(path))).toString('latin1'))
    }
    return texts.join('\n')
  }

  test('leaves nothing after thirty days that opens what somebody wrote who is gone', async () => {
    const kept = await mkdtemp(join(folder, '../days-'))
    const gone = await testUser()
    await fill(gone)
    const operator = await connectAsOwner(SOURCE, '0badcafe')
    const at = (days: number) =>
      makeBackup(operator, '0badcafe', {
        place: folderPlace(kept),
        recipient,
        now: new Date(Date.UTC(2026, 0, 1, 2) + days * DAY),
      })
    const keys = await owner<DbRow<'person_keys', 'wrapped'>[]>`
      select wrapped from person_keys where user_id = ${gone.id}`
    expect((await at(0)).destroyed).toEqual([])
    const opening = keys.map(({ wrapped }) => wrapped.toString('hex'))
    const before = await legible(kept)
    for (const text of [...opening, gone.email]) expect(before).toContain(text)
    await leave(gone)
    await cp(join(kept, '20260101T020000Z/people'), join(kept, '20260102T020000Z/people'), {
      recursive: true,
    })
    expect((await at(29)).destroyed).toEqual([])
    expect(await readdir(kept), 'one that was broken off').not.toContain('20260102T020000Z')
    expect((await at(30)).destroyed).toEqual(['20260101T020000Z'])
    await operator.end()
    const left = await legible(kept)
    for (const text of [...opening, gone.email]) expect(left.includes(text)).toBe(false)
    expect(left, 'sealed contents are still there').toContain(gone.id)
    expect(await readdir(join(kept, '20260101T020000Z'))).toEqual(['contents', 'finished'])
    const [noted] = await owner`
      select detail from audit_log where action = 'backup.destroy' order by id desc limit 1`
    expect(noted).toEqual({ detail: '1' })
  }, 400_000)

  test('says how many files the storage has lost, and does not count on them', async () => {
    const [row] = await owner<DbRow<'documents', 'storage_key as key'>[]>`
      select storage_key as key from documents where user_id = ${gerda.id} limit 1`
    const to = join(folder, '../lacking')
    await (await storage()).remove(row?.key ?? '')
    expect((await backUp(to)).stdout).toMatch(/the storage lacks: 1\./)
    expect(await run(['verify-backup', '--from', to])).toMatchObject({ code: 0 })
  })
})
