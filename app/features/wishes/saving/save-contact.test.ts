/** The step about contacts, which changes what the account knows. */
import { describe, expect, test } from 'vitest'
import { readContacts } from '#app/features/accounts/contact-details.server.ts'
import { readProfile, writeProfile } from '#app/features/accounts/profile.server.ts'
import { withActor, asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { readFingerprints } from '#app/forms/stored/fingerprints.server.ts'
import type { AnswersTo } from '#app/features/interview/sections/index.ts'
import { row, save, saved, stored, user } from '#tests/fixtures/people/saves.ts'
import { statementsOf } from '#tests/fixtures/statements.ts'
import { owner } from '#tests/setup/database.ts'
import { readSectionPage, withAddressParts } from './section-page.server.ts'
import { completeFile } from '../versions/confirm.server.ts'
import { restoreVersion } from '../versions/restore.server.ts'
import type { WishSave } from './save-in-transaction.server.ts'
import { saveWaitingAnswers } from './waiting-answers.server.ts'
import { readSummary } from '../file/summary.server.ts'
import { readVersion } from '../versions/version-list.server.ts'
import { readVersions } from '../versions/versions.server.ts'

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
  const saveNaw = (changes: WishSave['data'] = {}, revision = 0) =>
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

  test.each([undefined, 'yearly'] as const)(
    'what the page fills in by itself takes no confirmation away, with a reminder %s',
    async (reminderFrequency) => {
      await saveNaw({ reminderFrequency })
      expect(await completeFile(user.id)).toMatchObject({ notConfirmed: null })
      const before = [await row(), await stored('naw')]
      const shown = { reminderFrequency: reminderFrequency ?? 'never', reminderMonths: 12 } as const
      await saved({ section: 'naw', revision: 1, data: { ...data, ...shown }, fromPage: true })
      expect([await row(), await stored('naw')]).toEqual(before)
      // What somebody chooses still does.
      const chosen = { reminderFrequency: 'custom', reminderMonths: 12 } as const
      await saved({ section: 'naw', revision: 1, data: { ...data, ...chosen }, fromPage: true })
      expect(await row()).toMatchObject({ is_completed: false })
      expect((await stored('naw')).data).toMatchObject(chosen)
    },
  )

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

  test('what was answered before signing up is in the file once its owner is signed in, and waits no more', async () => {
    const intake = { profile_relationshipStatus: 'weduwe', profile_importantContacts: 'mijn zus' }
    const begun = { lifeMoments: 'De zomer op Terschelling' }
    const names = { firstName: 'Tess', lastName: 'Proef' }
    await withActor(asPerson(user.id), (sql) =>
      writeProfile(sql, user.id, { ...names, intake, begun }),
    )
    expect(await saveWaitingAnswers(user.id)).toBe(true)
    expect((await stored('formulier')).data).toEqual(intake)
    expect((await stored('veer')).data).toEqual(begun)
    expect(await profile()).toEqual(names)
    expect(await saveWaitingAnswers(user.id)).toBe(false)
  })

  test('what waits is saved beside what was written since, which stands', async () => {
    await saved({ data: { energy: 'zwemmen' } })
    const begun = { energy: 'wandelen', lifeMoments: 'De zomer op Terschelling' }
    await withActor(asPerson(user.id), (sql) =>
      writeProfile(sql, user.id, { firstName: 'Tess', lastName: 'Proef', begun }),
    )
    expect(await saveWaitingAnswers(user.id)).toBe(true)
    expect((await stored('veer')).data).toEqual({ ...begun, energy: 'zwemmen' })
    expect((await profile())?.begun).toBeUndefined()
  })

  test('what waits is saved once, also where it gives way to what was written since', async () => {
    const waiting = (begun: { lifeMoments: string }) =>
      withActor(asPerson(user.id), (sql) =>
        writeProfile(sql, user.id, { firstName: 'Tess', lastName: 'Proef', begun }),
      )
    await saved({ data: { lifeMoments: 'De winter' } })
    const sentFor = async (lifeMoments: string) => {
      await waiting({ lifeMoments })
      return statementsOf(() => saveWaitingAnswers(user.id))
    }
    const [agreed, disputed] = [await sentFor('De winter'), await sentFor('De zomer')]
    expect(disputed.length, disputed.join('\n')).toBe(agreed.length)
    expect((await stored('veer')).data).toEqual({ lifeMoments: 'De winter' })
  })

  test('what waits and cannot be read keeps nobody from signing in', async () => {
    await owner`update profiles set sealed = '\\x00' where user_id = ${user.id}`
    expect(await saveWaitingAnswers(user.id)).toBe(false)
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
      withActor(asPerson(user.id), async (sql) => (await readSectionPage(sql, user, 'naw')).values)
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
    const page = () => readOnly(asPerson(user.id), (sql) => readSectionPage(sql, user, 'naw'))
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
      async (sql) => (await readSectionPage(sql, user, 'naw')).values,
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
    async (sql) => (await readSectionPage(sql, user, 'naw')).values,
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
