import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { readContacts } from '#app/features/accounts/contact-details.server.ts'
import { personKey } from '#app/access/keys.server.ts'
import { readProfile, writeProfile } from '#app/features/accounts/profile.server.ts'
import { open } from '#app/platform/crypto.server.ts'
import { withActor, asPerson, readOnly } from '#app/platform/sql.server.ts'
import { readFingerprints } from '#app/forms/stored/fingerprints.server.ts'
import { findWishFile, lockWishFile, titlesOf } from './file.server.ts'
import { readPage, withAddressParts } from './page.server.ts'
import { restoreVersion } from './restore.server.ts'
import { completeFile } from './confirm.server.ts'
import { type Save, saveSection } from './save.server.ts'
import { readSection, readSections } from './sections.server.ts'
import {
  type AnswersTo,
  type FileData,
  type FileSectionKey,
  fileSections,
} from '#app/features/interview/sections/index.ts'
import { readSummary } from './summary.server.ts'
import { readVersion } from './version-list.server.ts'
import { readVersions } from './versions.server.ts'

/** What Node says of bytes that do not fit their key or place. */
const TAMPERED = 'unable to authenticate data'

const { draft: DRAFT_TITLE, final: FINAL_TITLE } = titlesOf('veer')

let user: TestUser

beforeEach(async () => {
  user = await testUser()
})

const save = (changes: Partial<Save>, who = user) =>
  saveSection(who, {
    section: 'veer',
    id: randomUUID(),
    revision: 0,
    data: { energy: 'zwemmen' },
    final: false,
    ...changes,
  })

/** A save that must go through. */
async function saved(changes: Partial<Save>) {
  const result = await save(changes)
  if (!result.ok) throw new Error(`conflict about ${result.disputed.join()}`)
  return result
}

async function stored(section: FileSectionKey = 'veer', who = user) {
  const { data, revision } = await withActor(asPerson(who.id), (sql) =>
    readSection(sql, who.id, section),
  )
  return { data, revision }
}
const file = (who = user) => withActor(asPerson(who.id), (sql) => findWishFile(sql, who.id))

/** The row of the file as it is in the database. */
async function row(who = user) {
  const [found] = await owner`select * from wishes where user_id = ${who.id}`
  if (!found) throw new Error('no file')
  return found
}

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

  test.each<[string, Partial<Save>]>([
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
    expect(open(keys.secret, secret?.sealed, belongsTo).toString()).toContain('in vertrouwen')
    expect(() => open(keys.personal, secret?.sealed, belongsTo)).toThrow(TAMPERED)
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
    expect(() => open(key, sealed?.sealed_secret, `wish_versions ${id} 1`)).toThrow(TAMPERED)
  })
})

describe('a save on an older revision', () => {
  beforeEach(async () => {
    await saved({ data: { energy: 'eerst', values: 'zelfde' } })
    await saved({ revision: 1, data: { energy: 'andere tab', values: 'zelfde' } })
  })

  test('that differs stores nothing and gives both values', async () => {
    const before = await row()
    const result = await save({ revision: 1, data: { energy: 'mijn tekst', values: 'zelfde' } })
    expect(result).toMatchObject({
      ok: false,
      disputed: ['energy'],
      stored: { energy: 'andere tab', values: 'zelfde' },
      revision: 2,
    })
    expect(await stored()).toEqual({
      data: { energy: 'andere tab', values: 'zelfde' },
      revision: 2,
    })
    expect(await row()).toEqual(before)
  })

  test('may not complete the file either', async () => {
    await save({ revision: 1, data: { energy: 'mijn tekst' }, final: true })
    expect(await row()).toMatchObject({ is_completed: false })
    expect(await versions()).toEqual([])
  })

  test('without differences goes through', async () => {
    const data = { energy: 'andere tab', values: 'zelfde', traditions: '' }
    expect(await save({ revision: 1, data })).toMatchObject({ ok: true, revision: 2 })
    expect(await save({ revision: 1, data, final: true })).toMatchObject({ ok: true, revision: 2 })
    expect(await row()).toMatchObject({ is_completed: true })
  })

  test.each([0, 1, 3, 999])('revision %i is not the newest', async (revision) => {
    expect(await save({ revision, data: { energy: 'x' } })).toMatchObject({
      ok: false,
      revision: 2,
    })
  })

  test('a wrong answer to a question that has a stored one is asked about as well', async () => {
    const data = { values: 'zelfde' }
    const result = await save({ revision: 1, data, wrong: ['energy', 'traditions'] })
    expect(result).toMatchObject({ ok: false, disputed: ['energy'] })
    // On the newest revision it is simply wrong.
    expect(await save({ revision: 2, data, wrong: ['energy'] })).toMatchObject({ ok: true })
  })

  test('a choice made on the newest revision goes through', async () => {
    const typed = { energy: 'mijn tekst', values: 'zelfde' }
    const conflict = await save({ revision: 1, data: typed })
    const result = await save({ revision: conflict.revision, data: typed })
    expect(result).toMatchObject({ ok: true, revision: 3, stored: typed })
  })

  test('of two saves at once one goes through and the other hears of it', async () => {
    const results = await Promise.all(
      ['links', 'rechts'].map((energy) => save({ revision: 2, data: { energy } })),
    )
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    const winner = results[0]?.ok ? 'links' : 'rechts'
    expect((await stored()).data.energy).toBe(winner)
  })

  test('rows, choices and boxes are compared by what they say', async () => {
    const data: AnswersTo<'rituelen'> = {
      colors: ['Wit', 'Rood'],
      musicSpecifications: [{ artist: 'a', title: 'b' }],
    }
    await saved({ section: 'rituelen', data })
    expect(await save({ section: 'rituelen', revision: 0, data })).toMatchObject({ ok: true })
    const other: AnswersTo<'rituelen'> = { ...data, colors: ['Wit'], musicSpecifications: [] }
    expect(await save({ section: 'rituelen', revision: 0, data: other })).toMatchObject({
      ok: false,
      disputed: ['colors', 'musicSpecifications'],
    })
  })
})

describe('the record of saves', () => {
  const kept = async () => {
    const { id } = await row()
    return owner<{ id: string }[]>`select id from wish_saves where wish_id = ${id}`
  }

  test('holds the newest hundred, however many forms save', async () => {
    const ids = Array.from({ length: 103 }, () => randomUUID())
    for (const id of ids) await saved({ id })
    expect((await kept()).map(({ id }) => id).toSorted()).toEqual(ids.slice(3).toSorted())
  })

  test('does not grow by forms that say that they go on from another', async () => {
    await saved({})
    const id = randomUUID()
    for (let count = 0; count < 103; count += 1)
      await saved({ id, after: randomUUID(), sequence: count, revision: 1 })
    expect((await kept()).length).toBeLessThanOrEqual(100)
  })

  test('knows a save of not long ago: it is repeated with its first message', async () => {
    const id = randomUUID()
    const first = await saved({ id })
    for (let count = 0; count < 99; count += 1) await saved({ revision: 1 })
    expect(await saved({ id })).toEqual(first)
  })

  test('that has forgotten a save lets nothing be overwritten by it', async () => {
    const id = randomUUID()
    await saved({ id, data: { energy: 'eerst' } })
    await saved({ revision: 1, data: { energy: 'van elders' } })
    for (let count = 0; count < 100; count += 1)
      await saved({ revision: 2, data: { energy: 'van elders' } })
    const again = { id, data: { energy: 'eerst' } }
    expect(await save(again)).toMatchObject({ ok: false, disputed: ['energy'] })
    expect((await stored()).data).toEqual({ energy: 'van elders' })
  })
})

describe('a save that is repeated', () => {
  test('gives the earlier result and changes nothing', async () => {
    const id = randomUUID()
    const first = await saved({ id, final: true })
    const before = await row()
    expect(await saved({ id, final: true })).toMatchObject({ number: first.number, revision: 1 })
    expect(await row()).toEqual(before)
    expect(await versions()).toHaveLength(1)
  })

  test('five times at once is one save', async () => {
    const id = randomUUID()
    const results = await Promise.all(Array.from({ length: 5 }, () => save({ id })))
    for (const result of results)
      expect(result).toMatchObject({ ok: true, revision: 1, isNew: true })
    expect((await stored()).revision).toBe(1)
  })

  test('with other content is another save', async () => {
    const id = randomUUID()
    await saved({ id })
    expect(await save({ id, data: { energy: 'iets anders' } })).toMatchObject({ ok: false })
    expect(await save({ id, revision: 1, data: { energy: 'iets anders' } })).toMatchObject({
      ok: true,
      revision: 2,
    })
    expect((await stored()).data).toEqual({ energy: 'iets anders' })
  })

  test('in another section or by another person is another save', async () => {
    const id = randomUUID()
    await saved({ id })
    expect(await save({ id, section: 'steen' })).toMatchObject({ ok: true, revision: 1 })
    const other = await testUser()
    expect(await save({ id }, other)).toMatchObject({ ok: true, isNew: true })
    expect((await stored('steen')).data).toEqual({ energy: 'zwemmen' })
    expect((await stored('veer', other)).data).toEqual({ energy: 'zwemmen' })
  })

  test('does not pass for the newest when something was changed since', async () => {
    const id = randomUUID()
    await saved({ id })
    await saved({ revision: 1, data: { energy: 'andere tab' } })
    const repeated = await saved({ id })
    expect(await stored()).toMatchObject({ data: { energy: 'andere tab' }, revision: 2 })
    const next = await save({ revision: repeated.revision, data: { energy: 'verder getypt' } })
    expect(next).toMatchObject({ ok: false, disputed: ['energy'] })
  })

  test('keeps nothing readable of what was saved', async () => {
    await saved({ data: { energy: 'zwemmen' } })
    const { id } = (await file()) ?? { id: '' }
    const [kept] = await owner`select content from wish_saves where wish_id = ${id}`
    expect(kept?.content).toHaveLength(32)
  })
})

const versions = (who = user) =>
  withActor(asPerson(who.id), async (sql) => {
    const found = await findWishFile(sql, who.id)
    return readVersions(sql, who.id, found?.id ?? '')
  })

describe('contact details', () => {
  const person = (mark: string, email = `${mark}@example.nl`) => ({
    firstName: `Voornaam ${mark}`,
    lastName: `Achternaam ${mark}`,
    relation: 'zus',
    email,
    phone: '',
    address: '',
  })
  const data = {
    firstName: 'Anna',
    lastName: 'de Vries',
    phone: '06-12345678',
    street: 'Dorpsstraat 1',
    postalCode: '1234 AB',
    city: 'Zwolle',
    contacts: [
      person('a'),
      { ...person('b'), email: '' },
      { ...person('c'), lastName: '' },
      { ...person('d'), firstName: '' },
      person('e'),
    ],
  }
  const profile = () => withActor(asPerson(user.id), (sql) => readProfile(sql, user.id))
  const contacts = () => withActor(asPerson(user.id), (sql) => readContacts(sql, user.id))
  const saveNaw = (changes: Save['data'] = {}, revision = 0) =>
    saved({ section: 'naw', revision, data: { ...data, ...changes } })

  test('update the profile and the complete contacts', async () => {
    await saveNaw()
    expect(await profile()).toEqual({
      firstName: 'Anna',
      lastName: 'de Vries',
      phone: '06-12345678',
      address: 'Dorpsstraat 1, 1234 AB, Zwolle',
    })
    expect(await contacts()).toEqual([
      { name: 'Voornaam a Achternaam a', email: 'a@example.nl' },
      { name: 'Voornaam e Achternaam e', email: 'e@example.nl' },
    ])
  })

  test('replace the contacts in the order that is given', async () => {
    await saveNaw()
    await saveNaw({ contacts: [person('z'), person('a')] }, 1)
    expect((await contacts()).map(({ email }) => email)).toEqual(['z@example.nl', 'a@example.nl'])
    await saveNaw({ contacts: [] }, 2)
    expect(await contacts()).toEqual([])
  })

  test('a name that is left open stays what the account says', async () => {
    await saveNaw({ firstName: '', lastName: undefined, phone: '' })
    expect(await profile()).toMatchObject({ firstName: 'Tess', lastName: 'Proef' })
    expect((await profile())?.phone).toBeUndefined()
  })

  type Naw = AnswersTo<'naw'>
  test.each<[Naw['reminderFrequency'], number | undefined, string, number | null]>([
    ['never', 5, 'never', null],
    ['yearly', 5, 'yearly', 12],
    ['custom', 1, 'custom', 1],
    ['custom', 24, 'custom', 24],
    ['custom', undefined, 'never', null],
    [undefined, undefined, 'never', null],
  ])('a reminder %s with %s months', async (frequency, months, kept, interval) => {
    await saveNaw({ reminderFrequency: frequency, reminderMonths: months })
    const [found] = await owner`
      select reminder_frequency, reminder_interval_months from profiles where user_id = ${user.id}`
    expect(found).toEqual({ reminder_frequency: kept, reminder_interval_months: interval })
  })

  test('a reminder the database refuses leaves everything as it was', async () => {
    await saveNaw()
    const before = [await row(), await profile(), await contacts(), await stored('naw')]
    const wrong = saveNaw(
      { city: 'Deventer', reminderFrequency: 'custom', reminderMonths: 25, contacts: [] },
      1,
    )
    await expect(wrong).rejects.toThrow('reminder_interval_months')
    expect([await row(), await profile(), await contacts(), await stored('naw')]).toEqual(before)
  })

  test('a reminder without right months stays what it was; never clears its months', async () => {
    const reminder = async () => {
      const { reminderFrequency, reminderMonths } = (await stored('naw')).data
      return [reminderFrequency, reminderMonths]
    }
    await saveNaw({ reminderFrequency: 'custom', reminderMonths: undefined })
    expect(await reminder()).toEqual([undefined, undefined])
    await saveNaw({ reminderFrequency: 'custom', reminderMonths: 5 }, 1)
    expect(await reminder()).toEqual(['custom', 5])
    await saveNaw({ reminderFrequency: 'yearly', reminderMonths: undefined }, 2)
    await saveNaw({ reminderFrequency: 'custom', reminderMonths: undefined }, 3)
    expect(await reminder()).toEqual(['yearly', undefined])
    const never = { reminderFrequency: 'never', reminderMonths: 5 } as const
    await saveNaw(never, 3)
    expect(await reminder()).toEqual(['never', undefined])
    const { revision } = await stored('naw')
    // What is cleared does not count as a change each time.
    await saveNaw(never, revision)
    expect((await stored('naw')).revision).toBe(revision)
  })

  test('a wrong answer at the first save leaves what the account knew', async () => {
    await saveNaw()
    await owner`delete from wishes where user_id = ${user.id}`
    const before = await profile()
    await saved({
      section: 'naw',
      data: { firstName: 'Anna', lastName: 'de Vries', street: 'Dorpsstraat 1', city: 'Zwolle' },
      wrong: ['phone', 'postalCode', 'reminderMonths'],
      fromPage: true,
    })
    expect(await profile()).toEqual(before)
    expect((await stored('naw')).data).toMatchObject({
      phone: '06-12345678',
      postalCode: '1234 AB',
    })
    expect((await stored('naw')).data).not.toHaveProperty('reminderMonths')
  })

  test('the first save of the older form keeps what the form for a profile asked', async () => {
    const intake = { profile_relationshipStatus: 'weduwe', profile_importantContacts: 'mijn zus' }
    const names = { firstName: 'Tess', lastName: 'Proef' }
    await withActor(asPerson(user.id), (sql) => writeProfile(sql, user.id, { ...names, intake }))
    await saved({
      section: 'formulier',
      data: { relationshipNotes: 'alles goed' },
      wrong: ['profile_relationshipStatus'],
      fromPage: true,
    })
    const answers = { ...intake, relationshipNotes: 'alles goed' }
    expect((await stored('formulier')).data).toEqual(answers)
    expect(await profile()).toEqual(names)
  })

  test('a conflict leaves the account as it was', async () => {
    await saveNaw()
    const result = await save({ section: 'naw', revision: 0, data: { ...data, city: 'Deventer' } })
    expect(result.ok).toBe(false)
    expect((await profile())?.address).toContain('Zwolle')
  })

  test('another section does not touch the account', async () => {
    const before = await profile()
    await saved({ data: { firstName: 'Iemand anders', city: 'Deventer' } })
    expect(await profile()).toEqual(before)
  })

  test('the first time, the step shows what the account knows', async () => {
    const shown = () =>
      withActor(asPerson(user.id), async (sql) => (await readPage(sql, user, 'naw')).values)
    expect(await shown()).toEqual({
      firstName: 'Tess',
      lastName: 'Proef',
      email: user.email,
      reminderFrequency: 'never',
      reminderMonths: 6,
    })
    await saveNaw({ reminderFrequency: 'custom', reminderMonths: 3 })
    expect(await shown()).toEqual({
      ...data,
      email: user.email,
      reminderFrequency: 'custom',
      reminderMonths: 3,
    })
  })

  test('a date of birth of the registration stands in the step, is changed there, and taken away', async () => {
    const names = { firstName: 'Anna', lastName: 'de Wit' }
    await saveNaw()
    const born = { ...names, dateOfBirth: '1950-12-31' }
    await withActor(asPerson(user.id), (sql) => writeProfile(sql, user.id, born))
    const page = () => readOnly(asPerson(user.id), (sql) => readPage(sql, user, 'naw'))
    const opened = async () => ({
      section: 'naw' as const,
      revision: (await page()).revision,
      opened: readFingerprints((await page()).opened),
      fromPage: true,
    })
    expect((await page()).values).toMatchObject({ dateOfBirth: '1950-12-31' })
    await saved({ ...(await opened()), data: { ...data, dateOfBirth: '1950-12-30' } })
    expect(await profile()).toMatchObject({ dateOfBirth: '1950-12-30' })
    await saved({ ...(await opened()), data: { ...data, dateOfBirth: '' } })
    expect(await profile()).not.toHaveProperty('dateOfBirth')
    expect((await page()).values).not.toHaveProperty('dateOfBirth')
  })

  test('what an account knows from before comes with its address in parts', async () => {
    await saveNaw({ reminderFrequency: 'yearly' })
    await owner`delete from wishes where user_id = ${user.id}`
    const shown = await withActor(
      asPerson(user.id),
      async (sql) => (await readPage(sql, user, 'naw')).values,
    )
    expect(shown).toMatchObject({
      street: 'Dorpsstraat 1',
      postalCode: '1234 AB',
      city: 'Zwolle',
      reminderFrequency: 'yearly',
      reminderMonths: 12,
    })
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

test('a repeated save gives the earlier result', async () => {
  const id = randomUUID()
  const first = await saved({ id })
  expect(first).toMatchObject({ isNew: true, cards: 'none' })
  expect(await saved({ id })).toEqual(first)
})

describe("the account's e-mail address", () => {
  const emailIn = (sections: { key: string; answers: { key: string; answer: unknown }[] }[] = []) =>
    sections.find(({ key }) => key === 'naw')?.answers.find(({ key }) => key === 'email')?.answer

  test('is read back with naw, and confirmed with it, but is no stored answer', async () => {
    await saved({ section: 'naw', data: { city: 'Zwolle' }, final: true })
    expect(emailIn((await readSummary(user.id))?.sections)).toBe(user.email)
    const { id } = await row()
    const [version] = await withActor(asPerson(user.id), (sql) => readVersions(sql, user.id, id))
    expect(emailIn(version?.content?.personal.sections)).toBe(user.email)
    expect(version?.content?.personal.data?.naw).toEqual({ city: 'Zwolle' })
    expect((await stored('naw')).data).toEqual({ city: 'Zwolle' })
  })

  test('alone makes no card', async () => {
    await saved({})
    expect((await readSummary(user.id))?.sections.map(({ key }) => key)).toEqual(['veer'])
  })

  test('does not come back with an old version', async () => {
    await saved({ section: 'naw', data: { city: 'Zwolle' }, final: true })
    await owner`update users set email = ${`nieuw-${user.email}`} where id = ${user.id}`
    expect((await readVersion(user.id, 1))?.changes).toEqual([])
    await restoreVersion(user.id, 1, { naw: 1 })
    expect((await stored('naw')).data).toEqual({ city: 'Zwolle' })
    expect(emailIn((await readSummary(user.id))?.sections)).toBe(`nieuw-${user.email}`)
  })
})

test('an address of which parts are open or hold commas comes back as it was', async () => {
  const address = { street: 'Huize Rust, Kade 1', city: 'Zwolle' }
  await saved({ section: 'naw', data: { ...address, postalCode: '' } })
  await owner`delete from wishes where user_id = ${user.id}`
  const shown = await withActor(
    asPerson(user.id),
    async (sql) => (await readPage(sql, user, 'naw')).values,
  )
  expect(shown).toMatchObject(address)
  expect(shown).not.toHaveProperty('postalCode')
})

describe('an old combined address', () => {
  test.each([
    [
      { address: 'Dorpsstraat 1, 1234 AB, Zwolle' },
      { street: 'Dorpsstraat 1', postalCode: '1234 AB', city: 'Zwolle' },
    ],
    [{ address: ' Dorpsstraat 1 ,1234 AB' }, { street: 'Dorpsstraat 1', postalCode: '1234 AB' }],
    [{ address: 'Dorpsstraat 1' }, { street: 'Dorpsstraat 1' }],
    [{ address: '' }, {}],
    [{}, {}],
    [{ address: 'Oud 1, 1234 AB, Zwolle', street: 'Nieuw 2' }, { street: 'Nieuw 2' }],
    [
      { address: 'Oud 1, 1234 AB, Zwolle', city: 'Deventer' },
      { street: 'Oud 1', postalCode: '1234 AB', city: 'Zwolle' },
    ],
  ])('%j becomes %j', (given, expected) => {
    expect(withAddressParts(given)).toEqual(expected)
  })
})

describe('the older form', () => {
  const form = (changes: Partial<Save>) =>
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
