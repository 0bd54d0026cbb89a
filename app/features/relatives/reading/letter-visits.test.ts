import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  answerQuestion,
  confirmRelative,
  invite,
  withdrawRelative,
} from '#app/features/contacts/invitation.server.ts'
import { addressOfContact } from '#app/features/contacts/people.server.ts'
import { newReadingLetter } from '#app/features/contacts/reading-code.server.ts'
import { currentRelatives } from '#app/features/relatives/current.server.ts'
import { fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { openVisitByLetter } from './letter-visits.server.ts'
import { readersAt, visitOf } from './visits.server.ts'

const PHONE = '06-12345678'
const OTHER_CODE = 'ABCD-EFGH-JKMN-PQRS'

let network: string
let by: { id: string; request: string }

beforeEach(async () => {
  network = `192.0.2.1.${randomUUID()}`
  by = { id: (await testUser()).id, request: '0badcafe' }
  await owner`delete from rate_limits`
})

/** Somebody without an address, asked by a letter. */
async function asked(phone = PHONE, email = '') {
  await fillForRelatives(by.id, [{ firstName: 'Ria', lastName: 'Bakker', phone, email }])
  const [{ id = '' } = {}] = await currentRelatives(by.id)
  const letter = await invite(by, id, 'letter')
  return { id, code: letter.ok ? (letter.code ?? '') : '' }
}

async function confirmed(phone = PHONE, email = '') {
  const relative = await asked(phone, email)
  await answerQuestion({ code: relative.code }, true, by.request)
  expect(await confirmRelative(by, relative.id)).toBe(true)
  return relative
}

const open = (code: string, phone = PHONE) =>
  openVisitByLetter({ code, phone }, network, async () => null)

/** Whose contact a visit is of, by the rows that it reads. */
async function readBy(code: string, phone = PHONE): Promise<string[]> {
  const opened = await open(code, phone)
  const address = opened.ok ? await visitOf(opened.visit) : null
  return address ? (await readersAt(address)).map(({ id }) => id) : []
}

describe('the code of a letter', () => {
  test('reads as often as it is needed, with the own telephone number, however both are typed', async () => {
    const { id, code } = await confirmed()
    const typed = [
      [code, PHONE],
      [code.toLowerCase().replaceAll('-', ' '), '+31 6 1234 5678'],
      [code.replaceAll('0', 'O').replaceAll('1', 'l'), '0031 (0)612345678'],
    ] as const
    for (const [how, phone] of typed) expect(await readBy(how, phone)).toEqual([id])
  })

  test('reads nothing before both said yes, nor for who said no', async () => {
    const { id, code } = await asked()
    expect(await open(code)).toEqual({ ok: false })
    await answerQuestion({ code }, true, by.request)
    expect(await open(code)).toEqual({ ok: false, early: { isLate: false } })
    await confirmRelative(by, id)
    expect(await readBy(code)).toEqual([id])
  })

  test('is told otherwise that it does not work once a death is reported: nobody may say so any more', async () => {
    const { code } = await asked()
    await answerQuestion({ code }, true, by.request)
    await owner`
      insert into death_reports (id, subject_id, died_on, way, waits_until)
      values (${randomUUID()}, ${by.id}, now(), 'paper', now())`
    expect(await open(code)).toEqual({ ok: false, early: { isLate: true } })
  })

  test.each([
    ['another number', PHONE, '06-12345679'],
    ['a number that is cut off', PHONE, '345678'],
    ['none, where none is known', '', ''],
    ['too few digits, where no more are known', '12 34 56 78', '12 34 56 78'],
  ])('reads nothing with %s', async (_, known, phone) => {
    const { code } = await confirmed(known)
    expect(await open(code, phone)).toEqual({ ok: false })
  })

  test('that nobody got has the same answer', async () => {
    await confirmed()
    expect(await open(OTHER_CODE)).toEqual({ ok: false })
    expect(await open('')).toEqual({ ok: false })
  })

  test('reads nothing for who has an address: a mail does that', async () => {
    const { id, code } = await confirmed(PHONE, 'ria@example.nl')
    expect(await open(code)).toEqual({ ok: false })
    expect(await newReadingLetter(by, id)).toEqual({ ok: false, reason: 'state' })
  })

  test('reads nothing any more once it is taken back, and a visit that runs neither', async () => {
    const { id, code } = await confirmed()
    const opened = await open(code)
    const address = await visitOf(opened.ok ? opened.visit : '')
    await withdrawRelative(by, id)
    expect(await readersAt(address as Buffer)).toEqual([])
    expect(await open(code)).toEqual({ ok: false })
  })
})

describe('a new letter', () => {
  test('ends the code before, and shows out who reads by it', async () => {
    const { id, code } = await confirmed()
    const opened = await open(code)
    const letter = await newReadingLetter(by, id)
    expect(letter).toMatchObject({ ok: true, relative: { id } })
    expect(await visitOf(opened.ok ? opened.visit : '')).toBeNull()
    expect(await open(code)).toEqual({ ok: false })
    expect(await readBy(letter.ok ? letter.code : '')).toEqual([id])
  })

  test('leaves alone who reads by a letter of somebody else', async () => {
    const mine = await confirmed()
    by = { ...by, id: (await testUser()).id }
    const theirs = await confirmed()
    const opened = await open(theirs.code)
    expect(await newReadingLetter(by, mine.id)).toEqual({ ok: false, reason: 'gone' })
    const [other] = await currentRelatives(by.id)
    expect(await visitOf(opened.ok ? opened.visit : '')).toEqual(
      addressOfContact(other as NonNullable<typeof other>),
    )
    expect(await readBy(mine.code)).toEqual([mine.id])
  })

  test('is for who may read only', async () => {
    const { id } = await asked()
    expect(await newReadingLetter(by, id)).toEqual({ ok: false, reason: 'state' })
  })
})

describe('who tries', () => {
  test('telephone numbers with the code of a letter waits after ten, from wherever', async () => {
    const { code } = await confirmed()
    for (let time = 0; time < 10; time += 1) {
      network = `198.51.100.${time}`
      expect(await open(code, `06-1234560${time}`)).toEqual({ ok: false })
    }
    network = '198.51.100.99'
    expect(await open(code)).toMatchObject({ ok: false, wait: expect.any(Number) })
  })

  test('codes from one network waits after ten, whether or not there is such a code', async () => {
    const { code } = await confirmed()
    for (let time = 0; time < 10; time += 1) await open(`ABCD-EFGH-JKMN-PQR${time}`)
    expect(await open(OTHER_CODE)).toMatchObject({ wait: expect.any(Number) })
    expect(await open(code)).toMatchObject({ wait: expect.any(Number) })
  })
})
