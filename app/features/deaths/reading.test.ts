/** What contacts read after a death: which of it, from when, and until when. */
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { addressOfContact } from '#app/features/contacts/people.server.ts'
import { newReadingLetter } from '#app/features/contacts/reading-code.server.ts'
import { endDeliveries } from '#app/features/delivery/end.server.ts'
import { deliverDue } from '#app/features/delivery/job.server.ts'
import { sendMail } from '#app/features/mail/send.server.ts'
import { mailTraits } from '#app/features/manifests/manifests.server.ts'
import { saveMonths } from '#app/features/release/preferences.server.ts'
import { rehearsalOf } from '#app/features/relatives/reading/readable.server.ts'
import { openVisitByLetter } from '#app/features/relatives/reading/letter-visits.server.ts'
import {
  answerVisitRequest,
  askForVisit,
  lookAtVisitLink,
  openVisit,
  type Reader,
  visitOf,
} from '#app/features/relatives/reading/visits.server.ts'
import { dayAfter, dayOf, momentAt } from '#app/locales/dates.ts'
import { asSystem, withActor } from '#app/platform/database/sql.server.ts'
import { whileFailing } from '#tests/fixtures/faults/failing.ts'
import { approvedRequest, fullRequest } from '#tests/fixtures/people/access-requests.ts'
import {
  gerda,
  lisa,
  mark,
  ria,
  letter,
  mails,
  stateOf,
  caseOf,
  read,
  later,
} from '#tests/fixtures/people/contacts-of-gerda.ts'
import {
  deathIsRead,
  makeOlder,
  readerOf,
  reported,
  saysSo,
  today,
} from '#tests/fixtures/people/deaths.ts'
import { letters, subjectsTo } from '#tests/fixtures/people/letters.ts'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { lookAfterDeaths } from './job.server.ts'
import { packCopy } from './kept.server.ts'
import { contactOfCopy, copiesAt, fileOfCopy, readCopy } from './read.server.ts'
import { mayReport, reportDeath, reportFor } from './report.server.ts'

const REQUEST = '0badcafe'
const HOUR = 60 * 60 * 1000
const as = (reader: Reader) => ({ id: reader.id, address: addressOfContact(reader) })

/** Asks for a link by mail and opens it in the same browser. @returns whose visit it is */
async function visitByMail(email: string): Promise<Buffer | null> {
  await owner`delete from graphile_worker._private_jobs`
  await askForVisit(email, 'a browser', REQUEST)
  const [job] = await owner`select payload from graphile_worker._private_jobs`
  await answerVisitRequest(job?.['payload'] as unknown)
  const [mail] = await letters(email)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(await lookAtVisitLink(token, 'a browser')).toBe('open')
  expect(await openVisit(token, 'another browser', REQUEST)).toBeNull()
  const visit = await openVisit(token, 'a browser', REQUEST)
  return visitOf(visit ?? '')
}

/** A director gets the file, and its term ends. */
async function deliveredAndDeleted(whose: TestUser, trusted: string) {
  const [file] = await owner<DbRow<'wishes', 'wish_file_number as number'>[]>`
    select wish_file_number as number from wishes where user_id = ${whose.id}`
  const person = { ...whose, number: file?.number ?? '', trusted }
  const request = await approvedRequest(
    await testUser('franchise'),
    person,
    (wanted) => ({ ...fullRequest(wanted), naamOverledene: 'Gerda de Vries' }),
    { nagekeken: ['contact-called'], ondanks: 'file-wrong' },
  )
  await deliverDue()
  await owner`
    insert into delivery_downloads (delivery_id, part, on_behalf)
    select id, 'wishes', false from deliveries where request_id = ${request}`
  const over = () => owner`
    update deliveries set deletes_at = now() - interval '1 minute',
                          available_until = now() - interval '1 minute'
     where request_id = ${request}`
  await owner`
    update deliveries set deletes_at = now() + interval '6 days',
                          delivered_at = delivered_at - interval '30 days'
     where request_id = ${request}`
  await endDeliveries()
  const [warning] = await owner<DbRow<'deliveries', 'warning_id! as id'>[]>`
    select warning_id as id from deliveries where request_id = ${request}`
  await sendMail({ id: warning?.id }, mailTraits)
  await endDeliveries()
  await over()
  await endDeliveries()
}

describe('what is read', () => {
  test('is what was rehearsed, in two stages of twelve hours', async () => {
    const id = await deathIsRead(lisa, mark)
    const [first, all] = [
      await rehearsalOf(gerda.id, lisa, 'first'),
      await rehearsalOf(gerda.id, lisa, 'all'),
    ]
    expect(await read(lisa)).toEqual(first)
    expect(await fileOfCopy(as(lisa), letter, REQUEST)).toBeNull()
    await makeOlder(id, 'all')
    expect(await stateOf()).toBe('all')
    expect(await read(lisa)).toEqual(all)
    expect(JSON.stringify(all)).not.toContain('geheim')
    const file = await fileOfCopy(as(lisa), letter, REQUEST)
    const chunks: Uint8Array[] = []
    for await (const chunk of (await file?.open()) ?? []) chunks.push(chunk)
    expect(Buffer.concat(chunks).toString()).toBe('Lieve Lisa')
  })

  test('breaks off where it is stopped while all of it is saved, and notes what was given', async () => {
    const id = await deathIsRead(lisa, mark)
    await makeOlder(id, 'all')
    const [copy] = await copiesAt(addressOfContact(lisa))
    const wishes = await read(lisa)
    if (!copy || !wishes) throw new Error('there is no copy')
    const packed = await packCopy(as(lisa), { wishes, copy }, REQUEST)
    if (!packed.ok) throw new Error(packed.reason)
    await owner`update death_reports set state = 'stopped', because = 'owner' where id = ${id}`
    await expect(buffer(packed.contents)).rejects.toThrow('given no more')
    expect(
      await owner`
        select 1 from audit_log where subject_id = ${gerda.id} and detail = 'document'`,
    ).toEqual([])
  })

  test('is told in one mail for each stage and contact, however often the job runs', async () => {
    const id = await deathIsRead(lisa, mark)
    await Promise.all([lookAfterDeaths(), lookAfterDeaths(), lookAfterDeaths()])
    for (const to of Object.values(mails)) {
      const first = (await subjectsTo(to)).filter((subject) => subject.startsWith('Eerst dit'))
      expect(first).toHaveLength(1)
    }
    await makeOlder(id, 'all')
    await Promise.all([lookAfterDeaths(), lookAfterDeaths()])
    for (const to of Object.values(mails)) {
      const all = (await subjectsTo(to)).filter((subject) => subject.startsWith('Alle wensen'))
      expect(all).toHaveLength(1)
    }
  })

  describe('by night', () => {
    /** By the Dutch clock, so many days from now. */
    const atHour = (days: number, time: string) => momentAt(dayAfter(dayOf(new Date()), days), time)
    const told = async () =>
      (await subjectsTo(mails.lisa)).filter((subject) => subject.startsWith('Eerst dit'))

    /** The waiting time ends by night, when nobody is mailed. */
    const beginsByNight = async () => {
      const id = await reported(lisa)
      await saysSo(mark, id)
      const night = atHour(5, '02:30')
      for (const now of [night, atHour(5, '07:59')]) await lookAfterDeaths(now, { byDay: true })
      expect([await stateOf(), await told()]).toEqual(['first', []])
    }

    test('is there at its hour, and told in the morning', async () => {
      await beginsByNight()
      await lookAfterDeaths(atHour(5, '08:00'), { byDay: true })
      expect(await told()).toHaveLength(1)
      const mail = (await letters(mails.lisa)).find(({ subject }) =>
        subject.startsWith('Eerst dit'),
      )
      // With its date: it is read on another day too.
      expect(mail?.text).toMatch(/De rest leest u vanaf \w+dag\s\d+\s\w+, 14\.30\suur\./)
    })

    test('is told nobody when it was stopped before the morning', async () => {
      await beginsByNight()
      await newSession(gerda.id)
      await lookAfterDeaths(atHour(5, '08:00'), { byDay: true })
      expect([await stateOf(), await told()]).toEqual(['stopped', []])
    })
  })

  test('is nothing for who is somebody else, or has another mailbox', async () => {
    await deathIsRead(lisa, mark)
    expect(await read({ ...lisa, id: crypto.randomUUID() })).toBeNull()
    const wrong = { id: lisa.id, address: addressOfContact(mark) }
    expect(await readCopy(wrong, REQUEST)).toBeNull()
    expect(await copiesAt(Buffer.from('nobody'))).toEqual([])
    expect((await copiesAt(addressOfContact(lisa))).map(({ relativeId }) => relativeId)).toEqual([
      lisa.id,
    ])
  })

  test('stays when a funeral director got the file and it was deleted', async () => {
    await deathIsRead(lisa, mark, 'all')
    const before = await read(lisa)
    await deliveredAndDeleted(gerda, mails.lisa)
    expect(await owner`select 1 from users where id = ${gerda.id}`).toEqual([])
    expect(await caseOf(gerda.id)).toBeUndefined()
    expect(await read(lisa)).toEqual(before)
    const [copy] = await copiesAt(addressOfContact(lisa))
    expect(copy).toMatchObject({ relativeId: lisa.id, card: { firstName: 'Lisa' } })
    expect(await visitByMail(mails.lisa)).toEqual(addressOfContact(lisa))
    // Jobs go by whole milliseconds: to them the database's moment may be still to come.
    await owner`
      update death_reports set copies_until = now() - interval '2 milliseconds'
       where id = ${copy?.report.id ?? ''}`
    await lookAfterDeaths()
    expect(await subjectsTo(mails.lisa)).toContain(
      'U kunt de wensen van Gerda de Vries hier niet meer lezen',
    )
  })

  test('is waited for where the term of a funeral director ends before it is there', async () => {
    const id = await reported(lisa)
    await deliveredAndDeleted(gerda, mails.lisa)
    expect(await owner`select 1 from users where id = ${gerda.id}`).toHaveLength(1)
    await saysSo(mark, id)
    await owner`
      update death_reports set waits_until = now() - interval '1 second' where id = ${id}`
    await endDeliveries()
    expect(await owner`select 1 from users where id = ${gerda.id}`).toHaveLength(1)
    await whileFailing('relative_copies', 'new.made_at is not null', async () => {
      await expect(lookAfterDeaths()).rejects.toThrow('part of the work on deaths')
    })
    expect(await stateOf()).toBe('first')
    await endDeliveries()
    expect(await owner`select 1 from users where id = ${gerda.id}`).toHaveLength(1)
    await owner`update relative_copies set next_try_at = now() - interval '1 second' where report_id = ${id}`
    await lookAfterDeaths()
    await endDeliveries()
    expect(await owner`select 1 from users where id = ${gerda.id}`).toEqual([])
    expect(await read(lisa)).not.toBeNull()
  })

  test('is read on by the code of a letter, with the telephone number, when the file is gone', async () => {
    const user = await testUser()
    const people = ['Lisa', 'Mark'].map((firstName) => {
      return { firstName, lastName: 'de Vries', email: newEmail() }
    })
    const byLetter = { firstName: 'Ria', lastName: 'Bakker', phone: '06-12345678' }
    await fillForRelatives(user.id, [...people, byLetter])
    for (const { firstName } of people) await confirmedRelative(owner, user.id, firstName, {})
    const relative = await confirmedRelative(owner, user.id, 'Ria', {})
    const made = await newReadingLetter({ id: user.id, request: REQUEST }, relative)
    const code = made.ok ? made.code : ''
    const open = (phone: string) =>
      openVisitByLetter({ code, phone }, crypto.randomUUID(), contactOfCopy)
    await deathIsRead(await readerOf(user.id, 'Lisa'), await readerOf(user.id, 'Mark'), 'all')
    await deliveredAndDeleted(user, people[0]?.email ?? '')
    expect(await owner`select 1 from relatives where id = ${relative}`).toEqual([])
    expect(await open('06-12345679')).toEqual({ ok: false })
    const visit = await open('06-12345678')
    const address = await visitOf(visit.ok ? visit.visit : '')
    const copies = await copiesAt(address as Buffer)
    expect(copies.map(({ relativeId }) => relativeId)).toEqual([relative])
  })

  test('is there by the run that begins it, since pages name that hour', async () => {
    const id = await reported(lisa)
    await saysSo(mark, id)
    await owner`
      update relatives set changed_at = changed_at - interval '3 days' where owner_id = ${gerda.id}`
    await owner`
      update death_reports set created_at = created_at - interval '3 days',
             waits_until = now() - interval '1 second' where id = ${id}`
    await lookAfterDeaths()
    expect(await stateOf()).toBe('first')
    expect(await copiesAt(addressOfContact(lisa))).toHaveLength(1)
  })

  test('ends to the second, with a mail, and its keys go', async () => {
    const id = await deathIsRead(lisa, mark, 'all')
    expect(await read(lisa)).not.toBeNull()
    await owner`update death_reports set copies_until = now() + interval '1 second', all_at = now() - interval '1 hour',
      first_at = now() - interval '2 hours' where id = ${id}`
    expect(await read(lisa)).not.toBeNull()
    await owner`update death_reports set copies_until = now() - interval '1 second' where id = ${id}`
    expect(await read(lisa)).toBeNull()
    await lookAfterDeaths()
    await lookAfterDeaths()
    expect(await stateOf()).toBe('ended')
    expect(await caseOf()).toBe('closed')
    const subjects = await subjectsTo(mails.mark)
    expect(subjects.filter((one) => one.endsWith('hier niet meer lezen'))).toHaveLength(1)
    // A form that was open takes no second reading of the months.
    const again = await reportDeath(mark, { diedOn: today(), way: 'contact' }, REQUEST)
    expect(again).toEqual({ ok: false, reason: 'runs' })
    expect(await mayReport(mark)).toBe(false)
  })

  test('can be told anew of who turns out to live, and dies later', async () => {
    await deathIsRead(lisa, mark, 'all')
    await owner`
      update death_reports set copies_until = now() - interval '1 second'
       where subject_id = ${gerda.id}`
    await lookAfterDeaths()
    expect(await mayReport(mark)).toBe(false)
    await owner`update wishes set updated_at = now() + interval '1 second' where user_id = ${gerda.id}`
    expect(await mayReport(mark)).toBe(true)
    // Also while a funeral director asks for the file.
    await owner`insert into release_cases (subject_id) values (${gerda.id})`
    expect(await mayReport(mark)).toBe(true)
    const again = await reportDeath(mark, { diedOn: today(), way: 'contact' }, REQUEST)
    expect(again).toMatchObject({ ok: true })
  })

  test.each([1, 24])('is read for the %d months that the owner chose', async (months) => {
    await saveMonths(gerda.id, months)
    await deathIsRead(lisa, mark)
    const { firstAt, copiesUntil } = (await reportFor(lisa)) ?? {}
    const end = new Date(firstAt ?? 0)
    end.setMonth(end.getMonth() + months)
    const days = ((copiesUntil?.getTime() ?? 0) - end.getTime()) / (24 * HOUR)
    expect(days).toBeGreaterThan(0)
    expect(days).toBeLessThan(2)
  })

  test('is made again where that failed, and by another where a job was killed, once its time is over', async () => {
    const id = await reported(lisa)
    await saysSo(mark, id)
    const until = (await reportFor(lisa))?.waitsUntil
    const taken = (minutes: number) => owner`
      update relative_copies
         set taken_until = now() + make_interval(mins => ${minutes}), next_try_at = now()
       where report_id = ${id}`
    const made = async () => {
      const [row] = await owner<{ made: number }[]>`
        select count(made_at)::int as made from relative_copies where report_id = ${id}`
      return row?.made
    }
    await whileFailing('relative_copy_files', `new.document_id = '${letter}'`, () =>
      expect(lookAfterDeaths(until)).rejects.toThrow(/failed/),
    )
    expect(await made()).toBe(0)
    await taken(5)
    await lookAfterDeaths(until)
    expect(await made()).toBe(0)
    await taken(-1)
    await Promise.all([lookAfterDeaths(until), lookAfterDeaths(until)])
    expect(await made()).toBe(3)
    for (const to of Object.values(mails)) {
      const first = (await subjectsTo(to)).filter((subject) => subject.startsWith('Eerst dit'))
      expect(first).toHaveLength(1)
    }
  })

  test('is announced to end a month and a week before, once each, whatever the job does', async () => {
    const id = await deathIsRead(lisa, mark, 'all')
    const soon = async (to = mails.mark) =>
      (await subjectsTo(to)).filter((subject) => subject.startsWith('Bewaar wat u')).length
    const end = async (days: number) => {
      await owner`
        update death_reports set copies_until = now() + make_interval(days => ${days}) where id = ${id}`
      await Promise.all([lookAfterDeaths(), lookAfterDeaths()])
      return soon()
    }
    await owner`
      update death_reports set first_at = now() - interval '300 days', all_at = now() - interval '299 days'
       where id = ${id}`
    expect([await end(40), await end(27), await end(9), await end(6), await end(1)]).toEqual([
      0, 1, 1, 2, 2,
    ])
  })

  test('is announced to end by day, as all else that is told', async () => {
    const id = await deathIsRead(lisa, mark, 'all')
    const day = dayAfter(dayOf(new Date()), 400)
    const ends = momentAt(dayAfter(day, 6), '12:00')
    await owner`update death_reports set copies_until = ${ends} where id = ${id}`
    const soon = async (time: string) => {
      await lookAfterDeaths(momentAt(day, time), { byDay: true })
      return (await subjectsTo(mails.mark)).some((subject) => subject.startsWith('Bewaar wat u'))
    }
    expect([await soon('02:30'), await soon('08:00')]).toEqual([false, true])
  })

  test('is announced a week before only, where it is for a month', async () => {
    const id = await deathIsRead(lisa, mark, 'all')
    const soon = async () =>
      (await subjectsTo(mails.ria)).filter((subject) => subject.startsWith('Bewaar wat u')).length
    await owner`update death_reports set copies_until = first_at + interval '1 month' where id = ${id}`
    await lookAfterDeaths()
    expect(await soon()).toBe(0)
    await lookAfterDeaths(later(25 * 24))
    expect(await soon()).toBe(1)
  })

  test('is not given to who said no after all, before or after it was made', async () => {
    await owner`update relatives set state = 'declined' where id = ${ria.id}`
    await deathIsRead(lisa, mark)
    expect(await read(ria)).toBeNull()
    await withActor(
      asSystem('relatives'),
      (sql) => sql`update relatives set state = 'declined' where id = ${mark.id}`,
    )
    expect(await read(mark)).toBeNull()
    expect(await read(lisa)).not.toBeNull()
  })
})
