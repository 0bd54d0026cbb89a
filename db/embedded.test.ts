import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'

const isRoot = process.getuid?.() === 0
const PASSWORD = 'abc123'
const flags = ['-c', 'fsync=off']

/** Where the server may write, and root has a file that is for root alone. */
let shared: string
let folder: string

beforeAll(async () => {
  shared = await mkdtemp(join(tmpdir(), 'wensenregister-embedded-'))
  await chmod(shared, 0o777)
  await writeFile(join(shared, 'secret'), 'for root alone', { mode: 0o600 })
  await mkdir(join(shared, 'home'), { mode: 0o700 })
  folder = join(shared, 'postgres')
})
afterAll(() => rm(shared, { recursive: true, force: true, maxRetries: 20 }))

const start = (password = PASSWORD) => startEmbeddedDatabase(folder, password, { flags })

/** Does something in the database as its owner, who is a superuser. */
async function asOwner<T>({ url }: EmbeddedDatabase, run: (sql: postgres.Sql) => Promise<T>) {
  const sql = postgres(url, { max: 1 })
  try {
    return await run(sql)
  } finally {
    await sql.end()
  }
}

describe('the embedded database', () => {
  let database: EmbeddedDatabase
  beforeAll(async () => {
    database = await start()
  })
  afterAll(() => database.stop())

  /** Lets the server run a program, the way a superuser may: with no rows, which few programs read. */
  const carryOut = (command: string) =>
    asOwner(database, (sql) => sql.unsafe(`copy (select where false) to program '${command}'`))

  test.runIf(isRoot)(
    'does not reach what only root may, also when its owner asks it to',
    async () => {
      for (const command of [`cat ${shared}/secret`, `touch ${shared}/home/x`, 'cat /etc/shadow'])
        await expect(carryOut(command), command).rejects.toThrow('program')
      expect(await readdir(join(shared, 'home'))).toEqual([])
      await carryOut(`grep ^Cap.*: /proc/self/status > ${shared}/rights`)
      const rights = await readFile(join(shared, 'rights'), 'utf8')
      for (const kind of ['Inh', 'Prm', 'Eff', 'Amb'])
        expect(rights).toMatch(new RegExp(`^Cap${kind}:\\t0+$`, 'm'))
    },
  )

  test('is given nothing of our environment', async () => {
    expect(process.env.MASTER_KEYS).toBeTruthy()
    await carryOut(`env > ${shared}/environment`)
    const names = (await readFile(join(shared, 'environment'), 'utf8')).matchAll(/^\w+(?==)/gm)
    const fromUs = [...names].map(String).filter((name) => name in process.env)
    expect(fromUs.filter((name) => name !== 'PWD' && name !== 'PATH')).toEqual([])
  })

  test('is entered with its own password only', async () => {
    const other = { ...database, url: database.url.replace(PASSWORD, 'postgres') }
    await expect(asOwner(other, (sql) => sql`select 1`)).rejects.toThrow('password')
  })
})

describe('a folder', () => {
  test('that was made when every password was the same gets one of its own, and keeps its contents', async () => {
    folder = join(shared, 'former')
    const former = await start('postgres')
    await asOwner(former, (sql) => sql`create table kept ()`)
    await former.stop()
    for (const time of ['first', 'later']) {
      const database = await start()
      expect(database.url, time).toContain(PASSWORD)
      await asOwner(database, (sql) => sql`select from kept`)
      const old = { ...database, url: database.url.replace(PASSWORD, 'postgres') }
      await expect(asOwner(old, (sql) => sql`select 1`)).rejects.toThrow('password')
      await database.stop()
    }
    await expect(start('another')).rejects.toThrow('put back the one that belongs to it')
  })

  test('is made once by starts at the same moment: one goes on, the others stop', async () => {
    folder = join(shared, 'together')
    const starts = await Promise.allSettled([start(), start(), start()])
    const running = starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(running).toHaveLength(1)
    for (const database of running) {
      await asOwner(database, (sql) => sql`select 1`)
      await database.stop()
    }
    expect(await readdir(folder)).toEqual(['cluster'])
    await (await start()).stop()
  })

  test('with what a first start left that was broken off is used all the same', async () => {
    folder = join(shared, 'broken-off')
    await mkdir(join(folder, 'new-1'), { recursive: true })
    await (await start()).stop()
    await (await start()).stop()
    expect(await readdir(folder)).toEqual(['cluster'])
  })

  test('with a cluster that lost a file is left alone, and the start says what is missing', async () => {
    folder = join(shared, 'damaged')
    const cluster = join(folder, 'cluster')
    await mkdir(join(cluster, 'base'), { recursive: true })
    await writeFile(join(cluster, 'base/1'), 'wishes')
    await expect(start()).rejects.toThrow('PG_VERSION is missing')
    expect(await readFile(join(cluster, 'base/1'), 'utf8')).toBe('wishes')
  })
})
