import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { personKey } from '#app/access/keys.server.ts'
import { openSealed } from '#app/platform/keys/crypto.server.ts'
import { withActor, asPerson } from '#app/platform/database/sql.server.ts'
import {
  type AnswersTo,
  type FileData,
  fileSections,
} from '#app/features/interview/sections/index.ts'
import { row, save, saved, stored, file, user, versions } from '#tests/fixtures/people/saves.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { lockWishFile, titlesOf } from '../file/file.server.ts'
import { completeFile } from '../versions/confirm.server.ts'
import type { WishSave } from './save-in-transaction.server.ts'
import { readSections } from '../file/sections.server.ts'
import { readSummary } from '../file/summary.server.ts'

/** What Node says of bytes that do not fit their key or place. */
const TAMPERED = 'unable to authenticate data'

const { draft: DRAFT_TITLE, final: FINAL_TITLE } = titlesOf('veer')

/** What the page of the contacts posts when nobody wrote on it. */
const NAW_UNTOUCHED: AnswersTo<'naw'> = {
  firstName: 'Tess',
  lastName: 'Proef',
  reminderFrequency: 'never',
  reminderMonths: 6,
}

describe('the first save', () => {
  test('makes a private draft with a number', async () => {
    const result = await saved({})
    expect(result).toMatchObject({ isNew: true, revision: 1, stored: { energy: 'zwemmen' } })
    expect(result.number).toMatch(/^WR\d{8}$/)
    expect(await row()).toMatchObject({
      wish_file_number: result.number,
      title: DRAFT_TITLE,
      is_completed: false,
      visibility: 'private',
      last_updated_by: user.id,
    })
    expect(await stored()).toEqual({ data: { energy: 'zwemmen' }, revision: 1 })
  })

  test.each<[string, Partial<WishSave>]>([
    ['nothing', { data: { energy: '', values: undefined } }],
    ['nothing of the older form', { section: 'formulier', data: {}, final: true }],
    ['what the page held', { section: 'naw', data: NAW_UNTOUCHED, fromPage: true }],
  ])('makes no file, and gives out no number, when %s was filled in', async (_, changes) => {
    expect(await saved(changes)).toMatchObject({ number: null, isNew: false, revision: 0 })
    expect(await file()).toBeNull()
    expect(await saved({ data: { energy: 'zwemmen' } })).toMatchObject({ isNew: true })
  })

  test('makes a file for a changed name alone', async () => {
    const data = { ...NAW_UNTOUCHED, firstName: 'Anders' }
    expect(await saved({ section: 'naw', data, fromPage: true })).toMatchObject({ isNew: true })
  })

  test('makes one file when twenty arrive at once', async () => {
    const saves = Array.from({ length: 20 }, (_, index) =>
      save({ data: { energy: `tekst ${index}` } }),
    )
    const results = await Promise.all(saves)
    const went = results.filter((result) => result.ok)
    expect(went).toHaveLength(1)
    expect(went.filter((result) => result.ok && result.isNew)).toHaveLength(1)
    const files = await owner`select 1 from wishes where user_id = ${user.id}`
    expect(files).toHaveLength(1)
    expect(await stored()).toMatchObject({ revision: 1 })
  })

  test('makes one file when all sections arrive at once', async () => {
    const given: FileData = {
      veer: { energy: 'bij veer' },
      steen: { reconciliation: 'bij steen' },
      kaars: { stories: 'bij kaars' },
      rituelen: { flowers: 'bij rituelen' },
      praktisch: { cardWishes: 'bij praktisch' },
      secret: { caution: 'bij secret' },
    }
    const keys = fileSections.map(({ key }) => key).filter((key) => given[key])
    const results = await Promise.all(
      keys.map((section) => save({ section, data: given[section] ?? {} })),
    )
    expect(results.every((result) => result.ok)).toBe(true)
    expect(new Set(results.map((result) => result.ok && result.number)).size).toBe(1)
    for (const key of keys) expect((await stored(key)).data).toEqual(given[key])
  })
})

describe('a file number', () => {
  test('is given out once, also when its file is gone', async () => {
    const { number } = await saved({})
    await owner`delete from wishes where user_id = ${user.id}`
    expect(await file()).toBeNull()
    const numbers = () => owner`select 1 from wish_file_numbers where number = ${number}`
    expect(await numbers()).toHaveLength(1)
    const again = await saved({})
    expect(again).toMatchObject({ isNew: true })
    expect(again.number).not.toBe(number)
    expect(await numbers()).toHaveLength(1)
  })

  test('is unique in the database', async () => {
    const { number } = await saved({})
    const other = await testUser()
    await save({}, other)
    const steal = owner`update wishes set wish_file_number = ${number} where user_id = ${other.id}`
    await expect(steal).rejects.toThrow('unique')
    await expect(owner`insert into wish_file_numbers (number) values (${number})`).rejects.toThrow(
      'unique',
    )
  })

  test('differs between people', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => testUser()))
    const results = await Promise.all(people.map((one) => save({}, one)))
    expect(new Set(results.map((result) => result.ok && result.number)).size).toBe(10)
  })

  test('is rolled back with a save that fails', async () => {
    const count = async () => (await owner`select 1 from wish_file_numbers`).length
    const before = await count()
    const failing = withActor(asPerson(user.id), async (sql) => {
      await lockWishFile(sql, user.id)
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await count()).toBe(before)
  })
})

describe('title, state and time of the file', () => {
  test('follow draft, final save, unchanged save and change', async () => {
    const { revision } = await saved({})
    const draft = await row()
    const final = await saved({ revision, final: true })
    const complete = await row()
    expect(complete).toMatchObject({ title: FINAL_TITLE, is_completed: true })
    expect(complete.updated_at.getTime()).toBeGreaterThan(draft.updated_at.getTime())
    expect(complete.created_at).toEqual(draft.created_at)

    await saved({ revision: final.revision })
    await saved({ revision: final.revision, final: true })
    expect(await row()).toEqual(complete)

    await saved({ revision: final.revision, data: { energy: 'lezen' } })
    const changed = await row()
    expect(changed).toMatchObject({ title: DRAFT_TITLE, is_completed: false })
    expect(changed.updated_at.getTime()).toBeGreaterThan(complete.updated_at.getTime())
    expect(changed.wish_file_number).toBe(complete.wish_file_number)
  })

  test('a change to another section makes it a draft too', async () => {
    await saved({ final: true })
    await saved({ section: 'secret', data: { caution: 'voorzichtig' } })
    expect(await row()).toMatchObject({ is_completed: false })
  })

  test('a final save with a change is complete, not a draft', async () => {
    await saved({ final: true })
    await saved({ revision: 1, data: { energy: 'anders' }, final: true })
    expect(await row()).toMatchObject({ title: FINAL_TITLE, is_completed: true })
    expect(await versions()).toHaveLength(2)
  })

  test('the overview completes what is a draft, once', async () => {
    const { number } = await saved({})
    expect(await completeFile(user.id)).toEqual({ number, notConfirmed: null })
    const complete = await row()
    expect(complete).toMatchObject({ title: FINAL_TITLE, is_completed: true })
    expect(await completeFile(user.id)).toEqual({ number, notConfirmed: null })
    expect(await row()).toEqual(complete)
    expect(await versions()).toHaveLength(1)
  })

  test('two completions at once keep one version', async () => {
    await saved({})
    await Promise.all([completeFile(user.id), completeFile(user.id), completeFile(user.id)])
    expect(await versions()).toHaveLength(1)
  })
})

describe('what is stored', () => {
  test('an answer that is emptied goes; one that was not posted stays', async () => {
    await saved({ data: { energy: 'a', values: 'b', wondering: 'c' } })
    await saved({ revision: 1, data: { energy: '', values: 'd' } })
    expect(await stored()).toEqual({ data: { values: 'd', wondering: 'c' }, revision: 2 })
  })

  test('a wrong answer keeps the stored one while the right ones are saved', async () => {
    await saved({ data: { energy: 'a', values: 'b' } })
    const result = await saved({ revision: 1, data: { values: 'nieuw' }, wrong: ['energy'] })
    expect(result).toMatchObject({ revision: 2, stored: { energy: 'a', values: 'nieuw' } })
    expect(await stored()).toEqual({ data: { energy: 'a', values: 'nieuw' }, revision: 2 })
  })

  test('is read by its owner only', async () => {
    await saved({})
    const other = await testUser()
    expect(await stored('veer', other)).toEqual({ data: {}, revision: 0 })
    expect(await readSummary(other.id)).toBeNull()
    const { id } = (await file()) ?? { id: '' }
    const reading = withActor(asPerson(other.id), (sql) => readSections(sql, other.id, id))
    expect(await reading).toEqual({})
    await expect(
      withActor(asPerson(other.id), (sql) => readSections(sql, user.id, id)),
    ).rejects.toThrow('no data key')
  })

  test('a section does not open as another one or in another file', async () => {
    await saved({})
    await saved({ section: 'steen', data: { difficulties: 'iets' } })
    await owner`
      update wish_sections s set sealed = o.sealed from wish_sections o, wishes w
       where w.user_id = ${user.id} and s.wish_id = w.id and o.wish_id = w.id
         and s.section = 'veer' and o.section = 'steen'`
    await expect(stored('veer')).rejects.toThrow(TAMPERED)
    expect((await stored('steen')).data).toEqual({ difficulties: 'iets' })
  })
})

describe('the confidential section', () => {
  test('is sealed with a key of its own', async () => {
    await saved({ section: 'secret', data: { caution: 'in vertrouwen' } })
    await saved({})
    const { id } = (await file()) ?? { id: '' }
    const [secret] = await owner`
      select sealed from wish_sections where wish_id = ${id} and section = 'secret'`
    const keys = await withActor(asPerson(user.id), async (sql) => ({
      personal: await personKey(sql, user.id, 'personal'),
      secret: await personKey(sql, user.id, 'secret'),
    }))
    const belongsTo = `wish_sections ${id} secret`
    expect(openSealed(keys.secret, secret?.sealed, belongsTo).toString()).toContain('in vertrouwen')
    expect(() => openSealed(keys.personal, secret?.sealed, belongsTo)).toThrow(TAMPERED)
  })

  test('stands apart in a confirmed version', async () => {
    await saved({})
    await saved({ section: 'secret', data: { caution: 'in vertrouwen' }, final: true })
    const [version] = await versions()
    expect(JSON.stringify(version?.content?.personal)).not.toContain('in vertrouwen')
    expect(JSON.stringify(version?.content?.secret)).toContain('in vertrouwen')
    const { id } = (await file()) ?? { id: '' }
    const [sealed] = await owner`select sealed_secret from wish_versions where wish_id = ${id}`
    const key = await withActor(asPerson(user.id), (sql) => personKey(sql, user.id, 'personal'))
    expect(() => openSealed(key, sealed?.sealed_secret, `wish_versions ${id} 1`)).toThrow(TAMPERED)
  })
})

describe('a final save without any answer', () => {
  test('completes nothing, and says so, also when it is repeated', async () => {
    const { id: wish } = await withActor(asPerson(user.id), (sql) => lockWishFile(sql, user.id))
    const id = randomUUID()
    const nothing = { section: 'secret', data: { caution: '' }, final: true, id } as const
    for (let times = 0; times < 2; times += 1)
      expect((await saved(nothing)).notConfirmed).toBe('empty')
    expect(await row()).toMatchObject({ is_completed: false, title: DRAFT_TITLE })
    expect(await completeFile(user.id)).toMatchObject({ notConfirmed: 'empty' })
    expect(await owner`select from wish_versions where wish_id = ${wish}`).toEqual([])
  })

  test('confirms that everything was taken back', async () => {
    await saved({ final: true })
    expect(await saved({ revision: 1, data: { energy: '' }, final: true })).toMatchObject({
      notConfirmed: null,
    })
    expect(await owner`select from wish_versions where wish_id = ${(await row()).id}`).toHaveLength(
      2,
    )
  })
})

describe('the older form', () => {
  const form = (changes: Partial<WishSave>) =>
    saved({ section: 'formulier', data: { relationshipNotes: 'rustig' }, ...changes })

  test('is a draft of its own name until it is saved by hand', async () => {
    await form({})
    expect(await row()).toMatchObject({ title: 'Wensenregister (Concept)', is_completed: false })
    await form({ revision: 1, final: true })
    expect(await row()).toMatchObject({ title: 'Wensenregister', is_completed: true })
  })

  test('completed from the overview it keeps its name', async () => {
    await form({})
    await completeFile(user.id)
    expect(await row()).toMatchObject({ title: 'Wensenregister', is_completed: true })
  })

  test('makes the interview give the file its title back', async () => {
    await form({ final: true })
    await saved({ section: 'secret', data: { caution: 'stil' }, final: true })
    expect(await row()).toMatchObject({ title: 'Wensengesprek Vragenlijst', is_completed: true })
  })

  test.each([
    ['ja', 'Ja'],
    ['familie', 'Mijn familie beslist'],
    [undefined, 'Wensenregister'],
  ] as const)(
    "with '%s' about being a donor its owner reads the title '%s'",
    async (donor, title) => {
      await form({
        data: { personalInfo_donorCard: donor, relationshipNotes: 'rustig' },
        final: true,
      })
      expect((await readSummary(user.id))?.title).toBe(title)
      // The column says nothing of the answer.
      expect((await row()).title).toBe('Wensenregister')
    },
  )

  test('comes before the confidential part', async () => {
    await form({})
    await saved({ section: 'secret', data: { caution: 'stil' } })
    const summary = await readSummary(user.id)
    expect(summary?.sections.map(({ key }) => key)).toEqual(['formulier', 'secret'])
  })
})
