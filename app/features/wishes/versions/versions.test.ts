import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { personKey } from '#app/access/keys.server.ts'
import { seal } from '#app/platform/keys/crypto.server.ts'
import { withActor, asPerson } from '#app/platform/database/sql.server.ts'
import { findWishFile } from '../file/file.server.ts'
import { restoreVersion } from './restore.server.ts'
import { completeFile } from './confirm.server.ts'
import { saveSection } from '../saving/save.server.ts'
import type { WishSave } from '../saving/save-in-transaction.server.ts'
import { readRevisions, readSection } from '../file/sections.server.ts'
import type { AnswersTo, FileSectionKey } from '#app/features/interview/sections/index.ts'
import { listVersions, readVersion } from './version-list.server.ts'
import { readVersions } from './versions.server.ts'
import { verifyVersions } from './verify-versions.server.ts'

let user: TestUser

beforeEach(async () => {
  user = await testUser()
})

/** A save that must go through. */
async function saved(changes: Partial<WishSave>) {
  const section = changes.section ?? 'veer'
  const { revision } = await stored(section)
  const result = await saveSection(user, {
    section,
    id: randomUUID(),
    revision,
    data: {},
    final: false,
    ...changes,
  })
  if (!result.ok) throw new Error(`conflict about ${result.disputed.join()}`)
  return result
}

const stored = (section: FileSectionKey = 'veer') =>
  withActor(asPerson(user.id), (sql) => readSection(sql, user.id, section))
const file = () => withActor(asPerson(user.id), (sql) => findWishFile(sql, user.id))
const versions = () =>
  withActor(asPerson(user.id), async (sql) => {
    const found = await findWishFile(sql, user.id)
    return readVersions(sql, user.id, found?.id ?? '')
  })

describe('confirming', () => {
  const confirm = (energy: string) => saved({ data: { energy }, final: true })

  /** As if so many versions had been confirmed at a moment, of this size together. */
  async function confirmedBefore(count: number, ago: string, bytes = 0) {
    const id = (await file())?.id ?? ''
    await owner`
      insert into wish_versions (wish_id, number, sealed, sealed_secret, hash, confirmed_at)
      select ${id}, n, decode(repeat('00', ${Math.ceil(bytes / count)}), 'hex'), '', '', now() - ${ago}::interval
        from generate_series(2, ${count + 1}) n`
  }

  test('the same again keeps no second version', async () => {
    await confirm('een')
    await saved({ data: { energy: 'twee' } })
    await confirm('een')
    expect(await versions()).toHaveLength(1)
    expect(await file()).toMatchObject({ isCompleted: true })
    await confirm('twee')
    expect(await versions()).toHaveLength(2)
  })

  test.each<[string, [count: number, ago: string, bytes?: number], string | undefined]>([
    ['sixty times within the hour', [60, '5 minutes'], 'often'],
    ['fewer than sixty times within the hour', [58, '5 minutes'], undefined],
    ['sixty times, but before', [60, '2 hours'], undefined],
    ['five hundred times', [499, '1 year'], 'full'],
    ['in all too much', [10, '1 year', 16 * 1024 * 1024], 'full'],
    ['in all too much with this one', [10, '1 year', 16 * 1024 * 1024 - 50_100], 'full'],
    ['in all nearly too much', [10, '1 year', 16 * 1024 * 1024 - 60_000], undefined],
  ])('%s: is kept or stays a draft, and what was typed is saved', async (_, before, reason) => {
    await confirm('een')
    await confirmedBefore(...before)
    const { notConfirmed } = await confirm('twee')
    expect(notConfirmed).toBe(reason ?? null)
    expect((await stored()).data).toEqual({ energy: 'twee' })
    expect(await file()).toMatchObject({ isCompleted: reason === undefined })
    expect(await completeFile(user.id)).toMatchObject(reason ? { notConfirmed: reason } : {})
  })
})

describe('a confirmed version', () => {
  beforeEach(async () => {
    for (const energy of ['een', 'twee', 'drie']) await saved({ data: { energy }, final: true })
  })

  const energies = (list: Awaited<ReturnType<typeof versions>>) =>
    list.map(({ content }) => content?.personal.sections[0]?.answers[0]?.answer)

  test('says what was asked and answered, in order and intact', async () => {
    const list = await versions()
    expect(list.map(({ number, intact }) => [number, intact])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ])
    expect(energies(list)).toEqual(['een', 'twee', 'drie'])
    expect(list[0]?.content?.personal.sections).toEqual([
      {
        key: 'veer',
        title: 'Licht en Vreugde',
        answers: [{ key: 'energy', question: expect.stringMatching(/\?$/), answer: 'een' }],
      },
    ])
    expect(list[0]?.content?.secret.sections).toEqual([])
    expect(list[0]?.content?.personal.salt).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(list.map(({ content }) => content?.personal.salt)).size).toBe(3)
  })

  test('leaves out hidden answers and shows choices as people read them', async () => {
    const data: AnswersTo<'praktisch'> = {
      burial: 'Cremeren',
      casketType: 'Mand',
      hasGrave: 'Nee',
      casketType2: 'Mand',
    }
    await saved({ section: 'praktisch', data, final: true })
    const section = (await versions()).at(-1)?.content?.personal.sections.at(-1)
    expect(section?.answers.map(({ key }) => key)).toEqual(['burial', 'casketType2'])
    expect((await stored('praktisch')).data).toEqual(data)
  })

  test('each has the hash of the one before', async () => {
    const rows = await owner`
      select hash, previous_hash from wish_versions v join wishes w on w.id = v.wish_id
       where w.user_id = ${user.id} order by number`
    expect(rows.map((one) => one.previous_hash)).toEqual([null, rows[0]?.hash, rows[1]?.hash])
  })

  test('cannot be changed or removed by the application', async () => {
    const { id } = (await file()) ?? { id: '' }
    const change = withActor(
      asPerson(user.id),
      (sql) => sql`update wish_versions set number = 9 where wish_id = ${id}`,
    )
    await expect(change).rejects.toThrow('permission denied')
    const remove = withActor(
      asPerson(user.id),
      (sql) => sql`delete from wish_versions where wish_id = ${id}`,
    )
    await expect(remove).rejects.toThrow('permission denied')
  })

  /** What someone with the owner's rights could do to the rows, and which versions then say so. */
  const TAMPERING: [string, string, number[]][] = [
    [
      'another moment',
      `update V set confirmed_at = confirmed_at + interval '1 day' where number = 2`,
      [2],
    ],
    ['another hash', `update V set hash = sha256('x') where number = 2`, [2, 3]],
    ['the first one left out', `delete from V where number = 1`, [2]],
    ['one in the middle left out', `delete from V where number = 2`, [3]],
    [
      'a byte of the contents',
      `update V set sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1) where number = 2`,
      [2],
    ],
    [
      'the contents of another version',
      `update V set sealed = (select sealed from V o where o.number = 1 and o.wish_id = V.wish_id) where number = 2`,
      [2],
    ],
    [
      'the confidential part of another version',
      `update V set sealed_secret = (select sealed_secret from V o where o.number = 1 and o.wish_id = V.wish_id) where number = 2`,
      [2],
    ],
    ['another number', `update V set number = 4 where number = 3`, [4]],
    [
      'another order',
      `update V set number = case number when 1 then 12 else 11 end where number < 3`,
      [3, 11, 12],
    ],
  ]

  test.each(TAMPERING)('%s is noticed', async (_, statement, noticed) => {
    const { id } = (await file()) ?? { id: '' }
    await owner.unsafe(`${statement.replaceAll(/\bV\b/g, 'wish_versions')} and wish_id = '${id}'`)
    const list = await versions()
    expect(list.filter(({ intact }) => !intact).map(({ number }) => number)).toEqual(noticed)
  })

  test('of one person does not open for another', async () => {
    const other = await testUser()
    const { id } = (await file()) ?? { id: '' }
    expect(await withActor(asPerson(other.id), (sql) => readVersions(sql, other.id, id))).toEqual(
      [],
    )
  })
})

const BURIED: AnswersTo<'praktisch'> = { burial: 'Begraven', casketType: 'Mand', hasGrave: 'Nee' }
const CREMATED: AnswersTo<'praktisch'> = { burial: 'Cremeren', casketType2: 'Mand' }

describe('putting a version back', () => {
  const SONGS = [
    { artist: 'Bach', title: 'Aria' },
    { artist: 'Nina Simone', title: 'Feeling Good' },
  ]
  const put = async (number: number) => {
    const { id } = (await file()) ?? { id: '' }
    const revisions = await withActor(asPerson(user.id), (sql) => readRevisions(sql, id))
    return restoreVersion(user.id, number, revisions)
  }
  const everything = async () => {
    const keys: FileSectionKey[] = ['veer', 'rituelen', 'praktisch', 'naw', 'secret']
    return Object.fromEntries(
      await Promise.all(keys.map(async (key) => [key, (await stored(key)).data])),
    )
  }

  beforeEach(async () => {
    await saved({ data: { energy: 'zwemmen', values: 'rust' } })
    await saved({
      section: 'rituelen',
      data: { colors: ['Wit', 'Blauw'], musicSpecifications: SONGS },
    })
    await saved({ section: 'praktisch', data: BURIED })
    await saved({
      section: 'naw',
      data: { firstName: 'Anna', reminderFrequency: 'custom', reminderMonths: 5 },
    })
    await saved({ section: 'secret', data: { caution: 'zachtjes' }, final: true })
  })

  test('gives every answer of that moment again, of each kind and section', async () => {
    const then = await everything()
    await saved({ data: { energy: 'fietsen', values: undefined, traditions: 'nieuw' } })
    await saved({ section: 'rituelen', data: { colors: ['Rood'], musicSpecifications: [] } })
    await saved({
      section: 'naw',
      data: { firstName: 'Bea', reminderFrequency: 'never', reminderMonths: undefined },
    })
    await saved({ section: 'secret', data: { caution: 'luid', extraAttention: 'veel' } })
    expect(await put(1)).toEqual({ ok: true })
    expect(await everything()).toEqual(then)
  })

  test('makes a draft beside the confirmed version, and confirms nothing', async () => {
    await saved({ data: { energy: 'fietsen' }, final: true })
    expect(await put(1)).toEqual({ ok: true })
    expect(await file()).toMatchObject({ isCompleted: false })
    expect((await versions()).map(({ number }) => number)).toEqual([1, 2])
    const list = await listVersions(user.id)
    expect(list?.draft?.changes).toEqual([
      expect.objectContaining({
        key: 'veer',
        changes: [expect.objectContaining({ before: 'fietsen', after: 'zwemmen' })],
      }),
    ])
  })

  test('leaves the file confirmed when it says the same already', async () => {
    expect(await put(1)).toEqual({ ok: true })
    expect(await file()).toMatchObject({ isCompleted: true })
  })

  test('keeps what is stored for questions that did not apply then', async () => {
    await saved({ section: 'praktisch', data: CREMATED })
    expect(await put(1)).toEqual({ ok: true })
    expect((await stored('praktisch')).data).toEqual({ ...BURIED, casketType2: 'Mand' })
  })

  test('changes nothing at all when a section was changed meanwhile', async () => {
    await saved({ data: { energy: 'fietsen' } })
    await saved({ section: 'secret', data: { caution: 'luid' } })
    const { id } = (await file()) ?? { id: '' }
    const revisions = await withActor(asPerson(user.id), (sql) => readRevisions(sql, id))
    await saved({ section: 'secret', data: { caution: 'heel luid' } })
    expect(await restoreVersion(user.id, 1, revisions)).toEqual({ ok: false, reason: 'changed' })
    expect((await stored()).data).toMatchObject({ energy: 'fietsen' })
    expect((await stored('secret')).data).toEqual({ caution: 'heel luid' })
  })

  test('can be sent twice', async () => {
    await saved({ data: { energy: 'fietsen' } })
    const { id } = (await file()) ?? { id: '' }
    const revisions = await withActor(asPerson(user.id), (sql) => readRevisions(sql, id))
    expect(await restoreVersion(user.id, 1, revisions)).toEqual({ ok: true })
    expect(await restoreVersion(user.id, 1, revisions)).toEqual({ ok: true })
  })

  test('is refused for a version that is not there, or was tampered with', async () => {
    const gone = { ok: false, reason: 'gone' }
    expect(await put(2)).toEqual(gone)
    expect(await restoreVersion((await testUser()).id, 1, {})).toEqual(gone)
    const { id } = (await file()) ?? { id: '' }
    await owner`update wish_versions set hash = sha256('x') where wish_id = ${id}`
    expect(await put(1)).toEqual(gone)
    expect(await readVersion(user.id, 1)).toMatchObject({ intact: false, restorable: false })
  })
})

describe('a version of the first format, which kept only what was shown', () => {
  beforeEach(async () => {
    await saved({ data: { energy: 'zwemmen' } })
    const { id } = (await file()) ?? { id: '' }
    const at = new Date()
    const answers = [{ key: 'energy', question: 'Energie?', answer: 'zwemmen' }]
    const sections = [{ key: 'veer', title: 'Licht en Vreugde', answers }]
    const [personal, secret] = [sections, []].map((one) =>
      JSON.stringify({ salt: '00', sections: one }),
    ) as [string, string]
    const hash = createHash('sha256')
      .update(JSON.stringify([1, at.toISOString(), null, personal, secret]))
      .digest()
    await withActor(asPerson(user.id), async (sql) => {
      const place = `wish_versions ${id} 1`
      await sql`
        insert into wish_versions (wish_id, number, sealed, sealed_secret, hash, confirmed_at)
        values (${id}, 1, ${seal(await personKey(sql, user.id, 'personal'), personal, place)},
                ${seal(await personKey(sql, user.id, 'secret'), secret, place)}, ${hash}, ${at})`
      await sql`update wishes set is_completed = true where id = ${id}`
    })
  })

  test('can be read, not put back', async () => {
    expect(await readVersion(user.id, 1)).toMatchObject({ intact: true, restorable: false })
    expect(await restoreVersion(user.id, 1, { veer: 1 })).toEqual({ ok: false, reason: 'gone' })
  })

  test('needs no seal to be the newest', async () => {
    await owner`delete from wishes where user_id <> ${user.id}`
    expect(await verifyVersions()).toEqual({ files: 1, versions: 1, tampered: [] })
  })

  test('is followed by one that can be put back', async () => {
    await saved({ data: { energy: 'fietsen' }, final: true })
    expect((await versions()).map(({ intact }) => intact)).toEqual([true, true])
    expect(await readVersion(user.id, 2)).toMatchObject({ restorable: true })
  })
})

describe('the list of versions', () => {
  test('is empty until something is confirmed', async () => {
    expect(await listVersions(user.id)).toBeNull()
    await saved({ data: { energy: 'zwemmen' } })
    expect(await listVersions(user.id)).toBeNull()
  })

  test('says of each what changed, newest first, ten at a time', async () => {
    for (let index = 1; index <= 12; index += 1)
      await saved({ data: { energy: `keer ${index}` }, final: true })
    const newest = await listVersions(user.id)
    expect(newest).toMatchObject({ draft: null, older: 2 })
    expect(newest?.versions.map(({ number }) => number)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(newest?.versions.at(-1)?.changes[0]?.changes).toEqual([
      { key: 'energy', question: expect.any(String), before: 'keer 2', after: 'keer 3' },
    ])
    const oldest = await listVersions(user.id, 2)
    expect(oldest?.versions.map(({ number }) => number)).toEqual([2, 1])
    expect(oldest?.versions.at(-1)?.changes[0]?.changes).toEqual([
      { key: 'energy', question: expect.any(String), after: 'keer 1' },
    ])
    expect(oldest?.older).toBeNull()
  })
})

describe('the check of all versions', () => {
  beforeEach(async () => {
    // Other tests tamper with the files of their own people.
    await owner`delete from wishes where user_id <> ${user.id}`
    for (const energy of ['een', 'twee', 'drie']) await saved({ data: { energy }, final: true })
  })

  const problems = async () => {
    const { tampered } = await verifyVersions()
    return tampered.map(({ version, problem }) => [version, problem])
  }
  const tamper = async (statement: string) => {
    const { id } = (await file()) ?? { id: '' }
    await owner.unsafe(`${statement.replaceAll(/\bV\b/g, 'wish_versions')} and wish_id = '${id}'`)
  }

  test('finds nothing when nothing was changed', async () => {
    const other = await testUser()
    await saveSection(other, {
      section: 'veer',
      id: randomUUID(),
      revision: 0,
      data: { energy: 'draft' },
      final: false,
    })
    expect(await verifyVersions()).toEqual({ files: 2, versions: 3, tampered: [] })
  })

  test('takes no master key that the settings lack for a change', async () => {
    // The name of the key is in front of what it wrapped, after its length.
    await owner`
      update person_keys set wrapped = overlay(wrapped placing '\\x3f'::bytea from 2)
       where user_id = ${user.id}`
    await expect(verifyVersions()).rejects.toThrow('is not in MASTER_KEYS')
    await owner`delete from person_keys where user_id = ${user.id}`
    expect(await problems()).toEqual([[0, 'unreadable']])
  })

  test.each<[string, number, () => Promise<unknown>]>([
    ['a version that is confirmed', 4, () => saved({ data: { energy: 'vier' }, final: true })],
    ['a file that goes', 0, () => owner`delete from wishes where user_id = ${user.id}`],
  ])('is not misled by %s meanwhile', async (_what, count, happens) => {
    let happened = false
    const { versions: checked, tampered } = await verifyVersions(async () => {
      if (!happened) await happens()
      happened = true
    })
    expect([checked, tampered]).toEqual([count, []])
  })

  test.each<[string, string, [number, string][]]>([
    ['another moment', `update V set confirmed_at = now() where number = 2`, [[2, 'changed']]],
    ['the first taken away', `delete from V where number = 1`, [[2, 'changed']]],
    ['one in the middle taken away', `delete from V where number = 2`, [[3, 'changed']]],
    ['the newest taken away', `delete from V where number = 3`, [[2, 'newest']]],
    ['all taken away', `delete from V where number > 0`, [[0, 'newest']]],
    [
      'the hash of the contents',
      `update V set hash = sha256('x') where number = 2`,
      [
        [2, 'changed'],
        [3, 'changed'],
      ],
    ],
    [
      'contents swapped',
      `update V set sealed = (select o.sealed from V o where o.number = 4 - V.number and o.wish_id = V.wish_id) where number <> 2`,
      [
        [1, 'unreadable'],
        [3, 'unreadable'],
      ],
    ],
    [
      'numbers swapped',
      `update V set number = 10 + (case number when 2 then 3 else 2 end) where number > 1`,
      [
        [12, 'unreadable'],
        [13, 'unreadable'],
        [13, 'newest'],
      ],
    ],
  ])('finds %s', async (_, statement, found) => {
    await tamper(statement)
    expect(await problems()).toEqual(found)
  })

  test('finds the newest taken away with the seal put aside, or copied from another file', async () => {
    await tamper(`delete from V where number = 3`)
    await owner`update wishes set versions_seal = null`
    expect(await problems()).toEqual([[2, 'newest']])
    await owner`update wishes set versions_seal = sha256('x')`
    expect(await problems()).toEqual([[2, 'newest']])
  })

  test('finds a file whose owner has no keys', async () => {
    await owner`delete from person_keys where user_id = ${user.id}`
    expect(await problems()).toEqual([[0, 'unreadable']])
  })

  test('is a command that fails when something was tampered with, and shows no contents', async () => {
    const run = () =>
      promisify(execFile)(
        process.execPath,
        ['app/server/operate.ts', 'verify', '--only', 'versions'],
        { env: process.env },
      )
    expect((await run()).stdout).toBe('Checked: 3 versions of 1 files. Tampered with: 0\n')
    await tamper(`update V set hash = sha256('x') where number = 3`)
    const { id } = (await file()) ?? { id: '' }
    const failed = await run().catch((error: { code: number; stderr: string }) => error)
    expect(failed).toMatchObject({
      code: 1,
      stdout:
        `Tampered with: file ${id}, version 3 (changed)\n` +
        `Tampered with: file ${id}, version 3 (newest)\n` +
        'Checked: 3 versions of 1 files. Tampered with: 2\n',
      stderr: 'Something was tampered with.\n',
    })
  })
})
