/** Contacts without an e-mail address, who are called or get a letter. */
import { PDFParse } from 'pdf-parse'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { readingHashOf } from '#app/features/contacts/letter-code.server.ts'
import { officeEmail } from '#app/features/mail/outbox.server.ts'
import { openVisitByLetter } from '#app/features/relatives/reading/letter-visits.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { makeOlder, readerOf, reported, saysSo } from '#tests/fixtures/people/deaths.ts'
import { subjectsTo } from '#tests/fixtures/people/letters.ts'
import { withName, newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { lookAfterDeaths } from '../job.server.ts'
import { mailboxOf } from '#app/features/accounts/contact-details.server.ts'
import { contactOfCopy } from '../read.server.ts'
import { answerAboutDeath, reportFor } from '../report.server.ts'
import type { CallSaid, LetterAddress } from './kinds.ts'
import { printNewCode } from './letter.server.ts'
import {
  addressLetter,
  askNewCode,
  confirmDeathCall,
  letterReadersOf,
  letterToPrint,
  lookAtNotice,
  noteDeathCall,
  noteLetterSent,
  noticeForOffice,
  noticesOf,
  noticesToDoIn,
} from './office-notices.server.ts'

const PHONE = '06-12345678'

let gerda: TestUser
let lisa: Reader
let mark: Reader
let ria: Reader
let report: string
/** Colleagues of whom none gave another a role. */
let staff: [TestUser, TestUser]

beforeAll(async () => {
  staff = [await testUser('staff'), await withName(await testUser('staff'), 'Joost', 'Smit')]
})

beforeEach(() => dies())

/** Gerda's death is reported. @param ofRia what the file says of Ria, who has no e-mail, besides her number */
async function dies(ofRia: { address?: string } = {}) {
  gerda = await testUser()
  const people = [
    { firstName: 'Lisa', lastName: 'de Vries', relation: 'dochter', email: newEmail() },
    { firstName: 'Mark', lastName: 'de Vries', relation: 'zoon', email: newEmail() },
    { firstName: 'Ria', lastName: 'Bos', relation: 'zus', phone: PHONE, ...ofRia },
  ]
  await fillForRelatives(gerda.id, people)
  for (const { firstName } of people) await confirmedRelative(owner, gerda.id, firstName, {})
  lisa = await readerOf(gerda.id, 'Lisa')
  mark = await readerOf(gerda.id, 'Mark')
  ria = await readerOf(gerda.id, 'Ria')
  report = await reported(lisa)
  await lookAfterDeaths()
}

const by = (who: TestUser) => actorOf(who)
const notices = () => noticesOf(by(staff[0]), report)
const told = async () => (await notices()).map(({ about, doneAt }) => [about, doneAt !== null])
const toDo = async (who: TestUser) => {
  const mailbox = await mailboxOf(who.id)
  return readOnly(asPerson(who.id), async (sql) => (await noticesToDoIn(sql, mailbox)).length)
}
const open = async () => (await notices()).find(({ doneAt }) => doneAt === null)
const openId = async () => (await open())?.id ?? ''
/** Who calls looked up the number. */
const called = async (who: TestUser, said: CallSaid) => calledOf(who, await openId(), said)
async function calledOf(who: TestUser, id: string, said: CallSaid, address?: LetterAddress) {
  await lookAtNotice(by(who), id)
  return noteDeathCall(by(who), id, said, address)
}
const stateNow = async () => (await reportFor(lisa))?.state
const noted = async (action: string) => {
  const rows = await owner<DbRow<'audit_log', 'actor_id as actor'>[]>`
    select actor_id as actor from audit_log where subject_id = ${gerda.id} and action = ${action}`
  return rows.map(({ actor }) => actor)
}
const toFirst = async () => {
  await saysSo(mark, report)
  const waitsUntil = (await reportFor(lisa))?.waitsUntil ?? new Date()
  await lookAfterDeaths(waitsUntil)
  await lookAfterDeaths(waitsUntil)
}

describe('the question whether somebody died', () => {
  test('waits for a colleague once, of whom has no address only, and the office is mailed', async () => {
    const mails = (await subjectsTo(officeEmail())).length
    await lookAfterDeaths()
    expect(await notices()).toMatchObject([{ about: 'asked', name: 'Ria Bos', hasPhone: true }])
    expect(await subjectsTo(officeEmail())).toContain(
      'Bel een contactpersoon die geen e-mail heeft',
    )
    expect((await subjectsTo(officeEmail())).length).toBe(mails)
    expect(await noted('death.tell')).toHaveLength(1)
  })

  test('shows how to reach who it is about with a row in the log that who lives sees', async () => {
    expect(await lookAtNotice(by(staff[0]), await openId())).toMatchObject({
      phone: PHONE,
      owner: 'Gerda de Vries',
    })
    expect(await noted('file.details')).toEqual([staff[0].id])
  })

  test('answered with yes counts once a second colleague says so', async () => {
    const id = await openId()
    expect(await called(staff[0], 'yes')).toBe('second')
    expect([await stateNow(), await confirmDeathCall(by(staff[0]), id)]).toEqual([
      'reported',
      'own',
    ])
    expect(await toDo(staff[0])).toBeLessThan(await toDo(staff[1]))
    for (const said of ['none', 'message'] as const)
      expect(await called(staff[1], said)).toBe('gone')
    expect(await open()).toMatchObject({ answer: 'yes', tries: 0 })
    expect(await confirmDeathCall(by(staff[1]), id)).toBe('done')
    expect(await stateNow()).toBe('waiting')
    expect(await noticeForOffice(by(staff[1]), id)).toMatchObject({ open: false, answer: 'yes' })
    expect(await confirmDeathCall(by(staff[1]), id)).toBe('gone')
    expect(await noted('death.call')).toEqual([staff[0].id, staff[1].id])
  })

  test('answered with yes keeps the report while it waits for the second colleague', async () => {
    const id = await openId()
    await called(staff[0], 'yes')
    await lookAfterDeaths(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000))
    expect(await stateNow()).toBe('reported')
    expect(await confirmDeathCall(by(staff[1]), id)).toBe('done')
    expect(await stateNow()).toBe('waiting')
  })

  test.each([
    [
      'is gone',
      () =>
        owner`update death_notices set noted_by = null where report_id = ${report} and answer = 'yes'`,
    ],
    [
      'gave all others the role',
      () => owner`
        update user_roles set given_through = array[${staff[0].id}::uuid] where user_id <> ${staff[0].id}`,
    ],
  ])('answered with yes keeps no report for who wrote it down and %s', async (_, becomes) => {
    await called(staff[0], 'yes')
    const roles = await owner<DbRow<'user_roles', 'user_id' | 'role' | 'given_through'>[]>`
      select user_id, role, given_through from user_roles`
    await becomes()
    await lookAfterDeaths(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000))
    for (const { user_id: id, role, given_through: through } of roles)
      await owner`update user_roles set given_through = ${through} where user_id = ${id} and role = ${role}`
    expect(await stateNow()).toBe('expired')
  })

  test('answered with yes does not count by one who gave the other the role', async () => {
    const third = await testUser('staff')
    await owner`
      update user_roles set given_through = array[${staff[0].id}::uuid] where user_id = ${third.id}`
    await owner`update user_roles set given_at = now() - interval '1 year' where user_id = ${third.id}`
    const id = await openId()
    await called(staff[0], 'yes')
    expect(await confirmDeathCall(by(third), id)).toBe('given')
    expect(await stateNow()).toBe('reported')
  })

  test('answered with no stops everything at once', async () => {
    await called(staff[0], 'no')
    expect(await stateNow()).toBe('stopped')
    await lookAfterDeaths()
    // Ria said so herself.
    expect(await told()).toEqual([['asked', true]])
  })

  test.each([
    ['not told by hand to who said it themselves', () => ria, []],
    ['told by hand to another without an address', () => mark, [['stopped', false]]],
  ])('once stopped by a no is %s', async (_, who, left) => {
    await saysSo(ria, report)
    await answerAboutDeath(who(), report, { said: 'no' }, '0badcafe')
    await lookAfterDeaths()
    expect([await stateNow(), await told()]).toEqual(['stopped', left])
  })

  test.each([
    ['unknown', true],
    ['none', false],
  ] as const)('answered with %s leaves it to another', async (said, done) => {
    expect(await called(staff[0], said)).toBe('done')
    expect(await stateNow()).toBe('reported')
    expect(await told()).toEqual([['asked', done]])
    expect((await notices())[0]?.tries).toBe(done ? 0 : 1)
  })

  test('that nobody answered, with a message left, says who called', async () => {
    expect(await called(staff[1], 'message')).toBe('done')
    const [one] = await notices()
    expect(one).toMatchObject({ tries: 1, leftMessage: true, triedBy: 'Joost Smit' })
    expect(one?.triedByMe).toBe(false)
  })

  test('is sent by letter, after which she may still call', async () => {
    const id = await openId()
    const notice = { id, about: 'asked' } as const
    expect(await noteLetterSent(by(staff[0]), id)).toBe('gone')
    expect(await letterToPrint(by(staff[0]), notice)).toMatchObject({ code: null })
    expect(await noteLetterSent(by(staff[0]), id)).toBe('sent')
    expect(await letterToPrint(by(staff[0]), notice)).toBe('gone')
    expect(await noticeForOffice(by(staff[0]), id)).toMatchObject({ open: true })
    expect(await noted('death.post')).toEqual([staff[0].id])
    expect(await calledOf(staff[0], id, 'yes')).toBe('second')
    expect(await confirmDeathCall(by(staff[1]), id)).toBe('done')
    expect(await stateNow()).toBe('waiting')
  })

  test('is not asked any more of who answered by the letter they have', async () => {
    await saysSo(ria, report)
    expect(await notices()).toEqual([])
    expect(await stateNow()).toBe('waiting')
  })

  test('of who was told nothing yet is not followed by word that it was stopped', async () => {
    await owner`update death_reports set state = 'stopped', because = 'by-owner' where id = ${report}`
    await lookAfterDeaths()
    expect(await notices()).toEqual([])
  })

  test('is not asked by a contact of the file', async () => {
    const contact = await testUser('staff')
    await owner`update users set email = ${lisa.card.email} where id = ${contact.id}`
    expect(await lookAtNotice(by(contact), await openId())).toBeNull()
    expect(await called(contact, 'unknown')).toBe('contact')
    expect(await letterToPrint(by(contact), { id: await openId(), about: 'asked' })).toBe('gone')
  })

  test('is nobody else’s to note', async () => {
    await expect(called(gerda, 'no')).rejects.toThrow('not allowed to tell a contact')
    expect(await noticeForOffice(by(gerda), await openId())).toBeNull()
  })
})

describe('what can be read', () => {
  test('is told at each stage, once; what was not told in time gives way to what is so now', async () => {
    await toFirst()
    expect(await told()).toEqual([['first', false]])
    await called(staff[0], 'told')
    await makeOlder(report, 'all')
    await lookAfterDeaths()
    await lookAfterDeaths()
    expect(await told()).toEqual([
      ['first', true],
      ['all', false],
    ])
  })

  test('of who said no after all is told no more', async () => {
    await toFirst()
    await owner`update relatives set state = 'declined' where id = ${ria.id}`
    expect(await notices()).toEqual([])
  })
})

describe('a letter that was lost', () => {
  const openVisit = (code: string) =>
    openVisitByLetter({ code, phone: PHONE }, crypto.randomUUID(), contactOfCopy)
  const visits = async () =>
    (await owner`select from relative_visits where address = sha256(uuid_send(${ria.id}))`).length
  const asked = () => askNewCode(by(staff[0]), report, ria.id)
  const lost = async () =>
    (await notices()).find(({ about, doneAt }) => about === 'new-code' && !doneAt)
  const made = async (who: TestUser) => {
    const notice = await lost()
    if (!notice) return null
    await lookAtNotice(by(who), notice.id)
    return letterToPrint(by(who), notice)
  }
  const codeOf = async (who: TestUser) => {
    const letter = await made(who)
    return typeof letter === 'object' && letter?.code ? letter.code : ''
  }

  test('is asked for by one colleague and made by another, and ends the code before', async () => {
    expect(await letterReadersOf(by(staff[0]), report)).toEqual([
      { id: ria.id, name: 'Ria Bos', hasAddress: false },
    ])
    expect([await asked(), await asked()]).toEqual(['asked', 'runs'])
    expect(await made(staff[0])).toBe('own')
    const first = await codeOf(staff[1])
    expect((await openVisit(first)).ok).toBe(true)
    // Who reads by it has it: there is nothing left to print or to post.
    expect([await lost(), await visits()]).toEqual([undefined, 1])
    expect(await noted('death.letter')).toEqual([staff[1].id])
    expect(await asked()).toBe('asked')
    const second = await codeOf(staff[1])
    expect([(await openVisit(first)).ok, (await openVisit(second)).ok]).toEqual([false, true])
  })

  test('is the same letter when it is printed once more, until it was sent', async () => {
    await asked()
    const first = await codeOf(staff[1])
    expect(await codeOf(staff[1])).toBe(first)
    expect(await noteLetterSent(by(staff[1]), (await lost())?.id ?? '')).toBe('sent')
    expect(await noted('death.letter')).toEqual([staff[1].id, staff[1].id])
    expect((await openVisit(first)).ok).toBe(true)
  })

  test('is asked for by who calls and hears that there is none, who is told of the new one', async () => {
    await toFirst()
    const notice = (await notices()).find(({ about }) => about === 'first')?.id ?? ''
    const isNew = async () => (await noticeForOffice(by(staff[0]), notice))?.newLetter
    expect(await isNew()).toBe(false)
    expect(await calledOf(staff[0], notice, 'lost')).toBe('asked')
    expect(await told()).toContainEqual(['first', true])
    expect([(await lost())?.doneAt, await isNew()]).toEqual([null, true])
    expect(await made(staff[0])).toBe('own')
    expect(await made(staff[1])).toMatchObject({ code: expect.any(String) })
  })

  test('condoles once all can be read, and says no more that nothing may be there', async () => {
    const printed = async () => {
      await asked()
      const listed = await lost()
      const notice = await noticeForOffice(by(staff[1]), listed?.id ?? '')
      const letter = await made(staff[1])
      if (!notice || typeof letter !== 'object' || !letter) throw new Error('no letter')
      const pdf = await printNewCode(letter.card, letter.code ?? '', notice)
      if (!pdf.ok) throw new Error('not printed')
      return (await new PDFParse({ data: pdf.pdf }).getText()).text.replaceAll(/\s+/g, ' ')
    }
    expect(await printed()).toMatch(/U zei dat u dat wilt lezen\.[^]*Soms staat er nog niets klaar/)
    await toFirst()
    await makeOlder(report, 'all')
    await lookAfterDeaths()
    const text = await printed()
    expect(text).toMatch(
      /Gecondoleerd met het overlijden van Gerda de Vries\.[^]*U kunt ze nu lezen/,
    )
    expect(text).not.toContain('Soms staat er nog niets klaar')
  })

  test('reads on when the account is gone', async () => {
    await toFirst()
    await makeOlder(report, 'all')
    await owner`update release_cases set state = 'closed', because = 'relatives-are-done'
                 where subject_id = ${gerda.id}`
    await owner`update death_reports set subject_id = null where id = ${report}`
    await owner`delete from users where id = ${gerda.id}`
    expect(await asked()).toBe('asked')
    const code = await codeOf(staff[1])
    expect((await openVisit(code)).ok).toBe(true)
    const [row] = await owner<DbRow<'relative_copies', 'letter'>[]>`
      select letter from relative_copies where relative_id = ${ria.id}`
    expect(row?.letter).toEqual(readingHashOf(code))
  })

  test.each([
    ['who reads by e-mail', () => lisa.id],
    ['a stranger', () => crypto.randomUUID()],
  ])('is none of %s', async (_who, id) => {
    expect(await askNewCode(by(staff[0]), report, id())).toBe('gone')
  })

  const NOWHERE = { straat: 'Dorpsstraat 5', postcode: '8011 AB', plaats: 'Zwolle' }

  test('goes to where its reader says, who has no address in the file', async () => {
    await toFirst()
    const notice = (await notices()).find(({ about }) => about === 'first')?.id ?? ''
    expect(await calledOf(staff[0], notice, 'lost', NOWHERE)).toBe('asked')
    expect(await made(staff[1])).toMatchObject({
      card: { address: 'Dorpsstraat 5, 8011 AB, Zwolle' },
    })
    expect(await noted('death.address')).toEqual([staff[0].id])
    // The file itself says what its owner wrote.
    expect(await letterReadersOf(by(staff[0]), report)).toMatchObject([{ hasAddress: false }])
  })

  test('goes nowhere else than to the address of the file, where that has one', async () => {
    await dies({ address: 'Kade 7, 8011 AA, Zwolle' })
    await toFirst()
    const notice = (await notices()).find(({ about }) => about === 'first')?.id ?? ''
    expect(await calledOf(staff[0], notice, 'lost', NOWHERE)).toBe('asked')
    expect(await made(staff[1])).toMatchObject({ card: { address: 'Kade 7, 8011 AA, Zwolle' } })
    expect(await noted('death.address')).toEqual([])
  })

  test('gets that address later as well, until it was made, by who looked how to reach them', async () => {
    await asked()
    const { id = '' } = (await lost()) ?? {}
    expect(await addressLetter(by(staff[0]), id, NOWHERE)).toBe('unseen')
    await lookAtNotice(by(staff[0]), id)
    expect(await addressLetter(by(staff[0]), id, NOWHERE)).toBe('addressed')
    expect(await lost()).toMatchObject({ hasAddress: true })
    // Posted by hand: the page asks for an address that is known no more.
    expect(await addressLetter(by(staff[0]), id, { ...NOWHERE, straat: 'Elders 1' })).toBe('gone')
    expect((await noticeForOffice(by(staff[0]), id))?.reach?.address).toMatch(/^Dorpsstraat 5/)
    await made(staff[1])
    expect(await addressLetter(by(staff[0]), id, NOWHERE)).toBe('gone')
    expect(
      await owner`
      select 1 from audit_log where action = 'death.address' and subject_id = ${gerda.id}`,
    ).toHaveLength(1)
  })

  test('is made, and a call written down, by nobody who did not look whom to call', async () => {
    expect(await noteDeathCall(by(staff[0]), await openId(), 'yes')).toBe('unseen')
    await asked()
    const notice = await lost()
    expect(notice && (await letterToPrint(by(staff[1]), notice))).toBe('unseen')
  })

  test('waits for another with who asked for it, and for nobody once it is read with', async () => {
    // Of other tests: a list is not endless.
    await owner`update death_notices set done_at = now() where report_id <> ${report} and done_at is null`
    await asked()
    const { id = '' } = (await lost()) ?? {}
    const waiting = async (who: TestUser, byOther: boolean) => {
      const mailbox = await mailboxOf(who.id)
      const rows = await readOnly(asPerson(who.id), (sql) =>
        noticesToDoIn(sql, mailbox, { byOther }),
      )
      return rows.some((one) => one.id === id)
    }
    expect([await waiting(staff[0], true), await waiting(staff[0], false)]).toEqual([true, false])
    expect([await waiting(staff[1], true), await waiting(staff[1], false)]).toEqual([false, true])
    expect((await openVisit(await codeOf(staff[1]))).ok).toBe(true)
    expect([await waiting(staff[0], true), await waiting(staff[1], false)]).toEqual([false, false])
  })

  test('is not made once it was stopped', async () => {
    await asked()
    await owner`update death_reports set state = 'stopped', because = 'by-owner' where id = ${report}`
    expect(await lost()).toBeUndefined()
    expect(await asked()).toBe('gone')
  })
})
