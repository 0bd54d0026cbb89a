/** What there is to do after a death, as the contacts of a file share it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { addressOfContact } from '#app/features/contacts/people.server.ts'
import { chooseWhoArranges } from '#app/features/relatives/arranges.server.ts'
import { currentRelatives } from '#app/features/relatives/current.server.ts'
import type { ReadableWishes } from '#app/features/relatives/reading/readable.ts'
import { rehearsalOf } from '#app/features/relatives/reading/readable.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { asSystem, withActor } from '#app/platform/database/sql.server.ts'
import { print } from '#app/paper/print.server.ts'
import { deathIsRead, readerOf, reported, saysSo } from '#tests/fixtures/people/deaths.ts'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { familySheetOf } from './family-sheet.ts'
import { isTask, ownTasksOf } from './own-tasks.ts'
import { readCopy } from './read.server.ts'
import { sharedList, sharerAt, tickTask } from './ticks.server.ts'

const DAYS = { diedOn: '2026-11-19', funeralBy: '2026-11-27' }

let gerda: TestUser
let lisa: Reader
let mark: Reader
let ria: Reader

beforeEach(async () => {
  gerda = await testUser()
  const people = [
    { firstName: 'Lisa', lastName: 'de Vries', email: newEmail() },
    { firstName: 'Mark', lastName: 'de Vries', email: newEmail(), phone: '06-12345678' },
    { firstName: 'Ria', lastName: 'Bakker', email: newEmail() },
  ]
  await fillForRelatives(gerda.id, people)
  for (const { firstName } of people) await confirmedRelative(owner, gerda.id, firstName, {})
  lisa = await readerOf(gerda.id, 'Lisa')
  mark = await readerOf(gerda.id, 'Mark')
  ria = await readerOf(gerda.id, 'Ria')
})

const find = (reader: Reader) => sharerAt(addressOfContact(reader), reader.id)
const sharer = async (reader: Reader) => {
  const found = await find(reader)
  if (!found) throw new Error('no list')
  return found
}
const seenBy = async (reader: Reader) => {
  const { ticks, others } = await sharedList(await sharer(reader))
  return { done: ticks.map(({ task, name }) => `${name}: ${task}`), others: others.toSorted() }
}

describe('the list', () => {
  test.each(['reported', 'waiting', 'first', 'all'] as const)(
    'is the same for all of a file when it is %s',
    async (state) => {
      if (state === 'first' || state === 'all') await deathIsRead(lisa, mark, state)
      else {
        const id = await reported(lisa)
        if (state === 'waiting') await saysSo(mark, id)
      }
      expect(await tickTask(await sharer(lisa), 'doctor', true)).toBe('done')
      expect(await tickTask(await sharer(mark), 'bank', true)).toBe('done')
      expect(await seenBy(lisa)).toEqual({
        done: ['Lisa: doctor', 'Mark: bank'],
        others: ['Mark', 'Ria'],
      })
      expect((await seenBy(ria)).done).toEqual(['Lisa: doctor', 'Mark: bank'])
      expect(await tickTask(await sharer(ria), 'doctor', false)).toBe('done')
      expect((await seenBy(mark)).done).toEqual(['Mark: bank'])
    },
  )

  test('keeps the first of two who do a thing at once, and tells the other', async () => {
    await reported(lisa)
    const both = [await sharer(lisa), await sharer(mark)]
    const outcomes = await Promise.all(both.map((one) => tickTask(one, 'doctor', true)))
    expect(outcomes.toSorted()).toEqual(['already', 'done'])
    const first = outcomes[0] === 'done' ? 'Lisa' : 'Mark'
    expect((await seenBy(ria)).done).toEqual([`${first}: doctor`])
    for (const [index, one] of both.entries())
      expect(await tickTask(one, 'doctor', true)).toBe(outcomes[index])
    expect(await Promise.all(both.map((one) => tickTask(one, 'doctor', false)))).toEqual([
      'done',
      'done',
    ])
    expect((await seenBy(ria)).done).toEqual([])
  })

  test('is nothing to a stranger, to a contact of somebody else, nor to who said no', async () => {
    await reported(lisa)
    const { report, address } = await sharer(lisa)
    const other = await testUser()
    await fillForRelatives(other.id, [{ firstName: 'Jan', lastName: 'Mol', email: newEmail() }])
    await confirmedRelative(owner, other.id, 'Jan', {})
    const jan = await readerOf(other.id, 'Jan')
    expect(await find(jan)).toBeNull()
    await owner`update relatives set state = 'declined' where id = ${ria.id}`
    expect(await find(ria)).toBeNull()
    for (const id of [crypto.randomUUID(), jan.id, ria.id])
      expect(await tickTask({ id, address, report }, 'doctor', true)).toBe('not-allowed')
    expect((await seenBy(mark)).done).toEqual([])
    expect((await seenBy(mark)).others).toEqual(['Lisa'])
  })

  test('is found by nobody with the address of another', async () => {
    await deathIsRead(lisa, mark)
    expect(await sharerAt(addressOfContact(mark), lisa.id)).toBeNull()
  })

  test('is not there before a report, and gone when it was stopped', async () => {
    expect(await find(lisa)).toBeNull()
    await deathIsRead(lisa, mark)
    const before = await sharer(lisa)
    await tickTask(before, 'doctor', true)
    await newSession(gerda.id)
    expect(await find(lisa)).toBeNull()
    expect(await tickTask(before, 'bank', true)).toBe('not-allowed')
    const [row] = await owner`
      select count(*)::int as kept from death_report_ticks where report_id = ${before.report.id}`
    expect(row?.['kept']).toBe(0)
  })

  test('stays with those who read a copy when the account is gone', async () => {
    const id = await deathIsRead(lisa, mark)
    await tickTask(await sharer(mark), 'doctor', true)
    await owner`update release_cases set state = 'closed', because = 'relatives-are-done'
                 where subject_id = ${gerda.id}`
    await owner`update death_reports set subject_id = null where id = ${id}`
    await owner`delete from users where id = ${gerda.id}`
    expect(await seenBy(lisa)).toEqual({ done: ['Mark: doctor'], others: ['Mark', 'Ria'] })
    expect(await tickTask(await sharer(lisa), 'bank', true)).toBe('done')
    expect((await seenBy(mark)).done).toEqual(['Mark: doctor', 'Lisa: bank'])
    const { report, address } = await sharer(lisa)
    const stranger = { id: lisa.id, address: Buffer.from('nobody'), report }
    expect(await tickTask(stranger, 'will', true)).toBe('not-allowed')
    expect(await tickTask({ id: mark.id, address, report }, 'will', true)).toBe('not-allowed')
  })

  test('names things by ids only', async () => {
    await reported(lisa)
    await expect(tickTask(await sharer(lisa), 'Mijn geheim', true)).rejects.toThrow(/check/)
    expect([isTask('doctor'), isTask('music'), isTask('toString'), isTask('x')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('what somebody wrote', () => {
  const tasksAt = async (stage: 'first' | 'all', reader = 'Lisa de Vries') =>
    ownTasksOf(await rehearsalOf(gerda.id, lisa, stage), reader)
  const said = (tasks: Awaited<ReturnType<typeof tasksAt>>, id: string) =>
    tasks.find((task) => task.id === id)

  test('is on the list as far as it is read now', async () => {
    const first = await tasksAt('first')
    expect(said(first, 'insurance')).toMatchObject({
      group: 'today',
      title: 'De uitvaartverzekeraar bellen',
      why: 'Gerda schreef op: DELA, polisnummer 4481.223.907.',
    })
    expect(said(first, 'choice')?.why).toBe('Gerda koos: cremeren.')
    expect(said(first, 'remembrance')?.title).toBe('De as')
    // No comfort in general, which would take that back.
    expect(said(first, 'clothes')).toMatchObject({
      why: 'Gerda schreef: ‘Mijn blauwe jurk met de witte kraag. De trouwring blijft om.’',
      notNeeded: undefined,
    })
    expect(said(first, 'donor')).toMatchObject({
      why: expect.stringMatching(/^Gerda schreef over donatie: /) as string,
      notNeeded: 'Donatie kan niet wachten.',
    })
    expect(said(first, 'speakers')).toBeUndefined()
    const all = await tasksAt('all')
    expect(said(all, 'speakers')?.why).toBe('Gerda schreef: ‘Mark, als hij durft.’')
    expect(said(all, 'music')?.why).toBe(
      'Gerda koos: Avond, Boudewijn de Groot; Het lied van de zee.',
    )
    expect(said(all, 'food')?.why).toContain('Soep met brood')
    expect(said(all, 'farewell')?.why).toContain('De kerk aan de dijk')
    expect(JSON.stringify(all)).not.toContain('geheim')
    expect(all.every(({ id }) => isTask(id))).toBe(true)
  })

  test('has all that was written of a thing, also of what is left of somebody', async () => {
    const wishes = await rehearsalOf(gerda.id, lisa, 'all')
    const [chapter] = wishes.chapters
    const own = (of: string, text: string) =>
      ({ label: of, of, answer: { kind: 'text', text, isOwn: true } }) as const
    chapter?.groups.push({
      title: null,
      entries: [
        own('rituelen.flowers', 'Uit de tuin. Geen lelies.'),
        own('rituelen.funeralFlowers', 'De kinderen mogen er een plukken'),
        own('rituelen.cateringWishes', 'Thee'),
        own('praktisch.cremationDetails', 'Op het water, op een dag met wind.'),
      ],
    })
    const tasks = ownTasksOf(wishes, 'Lisa de Vries')
    expect(said(tasks, 'flowers')?.why).toBe(
      'Gerda schreef: ‘Uit de tuin. Geen lelies.’ ‘De kinderen mogen er een plukken’.',
    )
    expect(said(tasks, 'food')?.why).toMatch(/‘Thee’.+Soep met brood/)
    expect(said(tasks, 'remembrance')).toMatchObject({
      title: 'De as',
      why: 'Gerda schreef: ‘Op het water, op een dag met wind.’',
    })
    expect(said(tasks, 'remembrance')?.notNeeded).toBeUndefined()
  })

  test('has facts that stood below each other as sentences', async () => {
    const wishes = await rehearsalOf(gerda.id, lisa, 'first')
    const service = wishes.first?.entries.find(({ of }) => of === 'service')
    if (service?.answer.kind !== 'text') throw new Error('nothing of the service')
    service.answer = {
      kind: 'text',
      text: 'De zaal aan het water\nWelkom: iedereen. Kist: dicht.',
      isOwn: false,
    }
    expect(said(ownTasksOf(wishes, 'Lisa de Vries'), 'farewell')?.why).toBe(
      'Gerda koos: De zaal aan het water. Welkom: iedereen. Kist: dicht.',
    )
    service.answer.text = 'Thuis,\nof in de kerk'
    expect(said(ownTasksOf(wishes, 'Lisa de Vries'), 'farewell')?.why).toBe(
      'Gerda koos: Thuis, of in de kerk.',
    )
  })

  test('has no haste for who is no donor', async () => {
    const wishes = await rehearsalOf(gerda.id, lisa, 'first')
    const donation = wishes.first?.entries.find(({ of }) => of === 'donation')
    if (donation?.answer.kind !== 'text') throw new Error('nothing of donation')
    donation.answer.text = donation.answer.text.replace('Ja', 'Nee')
    const donor = said(ownTasksOf(wishes, 'Lisa de Vries'), 'donor')
    expect(donor?.why).toMatch(/^Gerda schreef over donatie: Nee/)
    expect(donor?.notNeeded).toBeUndefined()
  })

  test('has whom to call, never the reader', async () => {
    expect(said(await tasksAt('first'), 'close')).toMatchObject({
      why: 'Gerda schreef op: Mark de Vries en Ria Bakker.',
      calls: [{ name: 'Mark de Vries', phone: '06-12345678' }],
    })
    const marks = said(await tasksAt('first', 'Mark de Vries'), 'close')
    expect(marks?.calls).toEqual([])
    expect(marks?.why).toBe('Gerda schreef op: Lisa de Vries en Ria Bakker.')
  })

  test('of a part that is never read is not on it', async () => {
    await confirmedRelative(owner, gerda.id, 'Lisa', { praktisch: 'never' })
    const tasks = ownTasksOf(
      await rehearsalOf(gerda.id, await readerOf(gerda.id, 'Lisa'), 'all'),
      'Lisa',
    )
    expect(said(tasks, 'insurance')).toBeUndefined()
    expect(said(tasks, 'clothes')).toBeDefined()
  })
})

describe('the run sheet of the family', () => {
  const readBy = async (reader: Reader) => {
    const wishes = await readCopy(await sharer(reader), '0badcafe')
    if (!wishes) throw new Error('nothing is read')
    return wishes
  }
  const labels = (wishes: ReadableWishes) =>
    familySheetOf(wishes, DAYS).parts.map(({ title, entries }) => [
      title,
      ...entries.map(([label]) => label),
    ])

  const called = ({ call }: ReturnType<typeof familySheetOf>) =>
    call.map(({ title, people }) => [title, ...people.map(({ name }) => name)])

  test('has what is read at that stage, in the order of the day', async () => {
    await deathIsRead(lisa, mark)
    const first = await readBy(lisa)
    expect(labels(first)).toEqual([
      ['Verzorgen en opbaren', 'Kleding en sieraden'],
      ['Condoleance', 'Condoleance'],
      ['Dienst of ceremonie', 'De dienst'],
    ])
    expect(familySheetOf(first, DAYS)).toMatchObject({
      name: 'Gerda de Vries',
      apart: null,
      missing: null,
      facts: ['Overleden op 19\u00a0november 2026'],
      until: 'Uitvaart uiterlijk vrijdag 27\u00a0november',
      more: 'Dit is wat het eerst nodig is. De rest komt later.',
    })
    expect(JSON.stringify(familySheetOf(first, DAYS))).not.toContain('Soep')
  })

  test('has all of it later, without the confidential part and what this contact never reads', async () => {
    await confirmedRelative(owner, gerda.id, 'Ria', { rituelen: 'never' })
    ria = await readerOf(gerda.id, 'Ria')
    await deathIsRead(lisa, mark, 'all')
    const sheet = familySheetOf(await readBy(lisa), DAYS)
    expect(sheet.parts.map(({ title }) => title)).toEqual([
      'Verzorgen en opbaren',
      'Condoleance',
      'Dienst of ceremonie',
      'Muziek',
      'Sprekers en rollen',
      'Na de dienst',
    ])
    expect(sheet.basics.map(([label]) => label)).toEqual([
      'Begraven of cremeren',
      'Uitvaartverzekering',
      'Organen of weefsel doneren',
    ])
    expect(called(sheet)).toEqual([['Bellen', 'Lisa de Vries', 'Mark de Vries', 'Ria Bakker']])
    expect(JSON.stringify(sheet)).not.toContain('geheim')
    expect(labels(await readBy(ria))).toEqual([])
  })

  test.each(['first', 'all'] as const)('has who arranges the funeral: %s', async (stage) => {
    const id = (await currentRelatives(gerda.id)).find(({ card }) => card.firstName === 'Mark')?.id
    await chooseWhoArranges(gerda.id, [id ?? ''])
    await deathIsRead(lisa, mark, stage)
    expect(called(familySheetOf(await readBy(lisa), DAYS))).toEqual([
      ['Regelt de uitvaart', 'Mark de Vries'],
      ['Bel ook', 'Lisa de Vries', 'Ria Bakker'],
    ])
    expect(ownTasksOf(await readBy(lisa), 'Lisa de Vries')[0]).toMatchObject({
      why: 'Gerda schreef op: Mark de Vries (regelt de uitvaart) en Ria Bakker.',
    })
  })

  test('has the same bytes for the same copy', async () => {
    await deathIsRead(lisa, mark, 'all')
    const moment = new Date('2026-11-20T10:15:00Z')
    const [one, other] = [await readBy(lisa), await readBy(lisa)].map((wishes) =>
      print({ template: 'run-sheet', content: familySheetOf(wishes, DAYS), moment }),
    )
    const printed = await one
    expect(printed).toMatchObject({ ok: true })
    expect(printed).toEqual(await other)
  })

  test('ends with what is read', async () => {
    await deathIsRead(lisa, mark)
    const before = await sharer(lisa)
    await withActor(
      asSystem('relatives'),
      (sql) => sql`update relatives set state = 'declined' where id = ${lisa.id}`,
    )
    expect(await readCopy(before, '0badcafe')).toBeNull()
  })
})
