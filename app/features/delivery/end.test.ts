/** What comes after a delivery: the mail before it, and the deletion, once and only when it is due. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { lookAtLink, stopByLink } from '#app/features/release/links.server.ts'
import { ownRequests } from '#app/features/release/request.server.ts'
import { runsOf } from '#app/features/office-files/runs.server.ts'
import { mailboxOf } from '#app/features/accounts/contact-details.server.ts'
import { unfetchedRowsIn } from '#app/features/release/waiting-requests.server.ts'
import { noteReached, noteUnanswered } from '#app/features/calls/unanswered.server.ts'
import { deliveriesToMend } from '#app/features/release/office-requests.server.ts'
import { lookAfterRequests } from '#app/features/release/job.server.ts'
import { asPerson, asSystem, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import {
  approvedRequest,
  fullRequest,
  livingWillRequest,
  type Owner,
  ownerOfFile,
  paidRequest,
  signWill,
  tokenFor,
  waitingRequest,
} from '#tests/fixtures/people/access-requests.ts'
import { whileFailing } from '#tests/fixtures/faults/failing.ts'
import { mailTraits } from '#app/features/manifests/manifests.server.ts'
import { sendMail } from '#app/features/mail/send.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { readerOf, reported } from '#tests/fixtures/people/deaths.ts'
import { confirmedRelative } from '#tests/fixtures/people/relatives.ts'
import { PARTS } from '#app/features/contacts/rules.ts'
import { letters, subjectsTo, subjectsWithoutLink } from '#tests/fixtures/people/letters.ts'
import { createPerson, newSession } from '#tests/fixtures/people/people.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { deliveryOf, endUnfetched, giveMoreTime } from './delivered.server.ts'
import { deliverDue } from './job.server.ts'
import { cleanUp } from '#app/features/manifests/cleaning.server.ts'
import { openForSystem } from '#app/platform/keys/crypto.server.ts'
import { endDeliveries } from './end.server.ts'
import {
  callsToMakeOf,
  noteCallMade,
  takeBackCallMade,
} from '#app/features/release/decision/to-call.server.ts'

let member: TestUser
let person: Owner
let request: string

beforeEach(async () => {
  ;[member, person] = [await testUser('franchise'), await ownerOfFile()]
})

const DAYS = 24 * 60 * 60 * 1000

/** Delivered without its copy, which plays no part here, with a term that ends so many days from now. */
async function deliveredFor(days: number) {
  request = await approvedRequest(member, person)
  await lookAfterRequests()
  const until = new Date(Date.now() + days * DAYS)
  await withActor(
    asSystem('release'),
    (sql) =>
      sql`select finish_delivery(id, ${until}) from deliveries where request_id = ${request}`,
  )
  await owner`
    update deliveries set delivered_at = delivered_at - interval '30 days'
     where request_id = ${request}`
}

/** Someone gets a document of it. */
const got = (part = 'wishes') => owner`
  insert into delivery_downloads (delivery_id, part, on_behalf)
  select id, ${part}, false from deliveries where request_id = ${request}`

/** The mail to the owner is handed over. */
async function handOver() {
  const [row] = await owner<DbRow<'deliveries', 'warning_id! as id'>[]>`
    select warning_id as id from deliveries where request_id = ${request}`
  await sendMail({ id: row?.id }, mailTraits)
}

/** The time until the deletion passes. */
const pass = () => owner`
  update deliveries set deletes_at = now() - interval '1 minute',
                        available_until = now() - interval '1 minute'
   where request_id = ${request}`

const exists = async () => (await owner`select 1 from users where id = ${person.id}`).length > 0
const caseOf = async () => {
  const [row] = await owner<
    DbRow<'release_cases', 'state' | 'because' | 'subject_id as subject'>[]
  >`
    select c.state, c.because, c.subject_id as subject
      from release_cases c join access_requests r on r.case_id = c.id where r.id = ${request}`
  return row
}
const SOON = {
  member: 'Tess Proef: wij verwijderen het dossier binnenkort',
  contact: 'Wij verwijderen de wensen van Tess Proef binnenkort',
  owner: 'Wij verwijderen uw dossier binnenkort. Stop dit als het niet klopt',
}

const allNever = Object.fromEntries(PARTS.map((part) => [part, 'never' as const]))

describe('a contact who would read after a death, before the file is deleted', () => {
  const goesTo = async () =>
    (await letters(person.trusted)).filter(
      ({ subject }) => subject === 'Wilt u de wensen van Tess nog lezen?',
    )
  let contact: string
  beforeEach(async () => {
    contact = await confirmedRelative(owner, person.id, 'Bram', {})
    await deliveredFor(5)
  })

  test('is told how they still can, once', async () => {
    await endDeliveries()
    await endDeliveries()
    const [mail, ...more] = await goesTo()
    expect(more).toEqual([])
    expect(mail?.text).toMatch(/Op \d{1,2}\s[a-z]+\s\d{4} verwijderen wij ze hier\./)
    expect(mail?.text).toContain('/contactpersoon')
  })

  test.each<[string, () => Promise<unknown>]>([
    ['let us know of it by now', async () => reported(await readerOf(person.id, 'Bram'))],
    [
      'said no after all',
      () => owner`update relatives set state = 'declined' where id = ${contact}`,
    ],
    ['would read nothing', () => confirmedRelative(owner, person.id, 'Bram', allNever)],
  ])('is not told where they %s', async (_, change) => {
    await change()
    await endDeliveries()
    expect(await goesTo()).toEqual([])
  })
})

describe('a contact who was told that the file is about to be deleted', () => {
  const STAYS = 'Wij verwijderen de wensen van Tess niet'
  const stays = async () =>
    (await letters(person.trusted)).filter(({ subject }) => subject === STAYS)
  const stop = async () => {
    expect(await stopByLink(await tokenFor(person.email, 'stoppen'))).toBe(true)
    await lookAfterRequests()
    await lookAfterRequests()
  }
  const stopAs = (because: string) => owner`
    update access_requests set state = 'stopped', because = ${because} where id = ${request}`
  let contact: string
  beforeEach(async () => {
    contact = await confirmedRelative(owner, person.id, 'Bram', {})
    await deliveredFor(5)
  })

  test('is told, once, that it is not, since its owner lives', async () => {
    await endDeliveries()
    await stop()
    const [mail, ...more] = await stays()
    expect(more).toEqual([])
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'is overleden. Dat klopt niet: ons is gezegd dat Tess leeft. Daarom verwijderen wij',
    )
  })

  test('reads no more than that somebody signed in where nothing was said', async () => {
    await endDeliveries()
    await stopAs('owner-signed-in')
    await lookAfterRequests()
    const [mail] = await stays()
    expect(mail?.text).toContain('Daarna logde iemand in als Tess.')
    expect(mail?.text).not.toContain('leeft')
  })

  test('reads nothing of whether somebody lives where the office had erred', async () => {
    await endDeliveries()
    await stopAs('our-fault')
    await lookAfterRequests()
    const [mail, ...more] = await stays()
    expect(more).toEqual([])
    expect(mail?.text).toContain('De aanvraag van die ondernemer is gestopt.')
    expect(mail?.text).not.toContain('leeft')
  })

  test('is told so where its member never got it', async () => {
    await endDeliveries()
    await handOver()
    await endDeliveries()
    await pass()
    await deliverDue()
    expect(await stays()).toEqual([])
    expect(await endUnfetched(actorOf(await testUser('staff')), request)).toBe(true)
    await endDeliveries()
    await endDeliveries()
    const [mail, ...more] = await stays()
    expect(more).toEqual([])
    expect(mail?.text).toContain('haalde de wensen niet op')
  })

  test.each<[string, () => Promise<unknown>]>([
    ['said no', () => owner`update relatives set state = 'declined' where id = ${contact}`],
    [
      'were taken back by its owner',
      () => owner`
        update relatives set state = 'withdrawn', because = 'by-owner' where id = ${contact}`,
    ],
    ['may read nothing any more', () => confirmedRelative(owner, person.id, 'Bram', allNever)],
  ])('is told so where they %s meanwhile', async (_, change) => {
    await endDeliveries()
    await change()
    await stopAs('by-owner')
    await lookAfterRequests()
    expect(await stays()).toHaveLength(1)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['nobody was warned yet', async () => stopAs('by-owner')],
    [
      'they let us know of it since, whose end they are told',
      async () => {
        await endDeliveries()
        await reported(await readerOf(person.id, 'Bram'))
        await stopAs('by-owner')
      },
    ],
    [
      'they may read only since the warning, and heard nothing of it',
      async () => {
        await confirmedRelative(owner, person.id, 'Bram', allNever)
        await endDeliveries()
        await confirmedRelative(owner, person.id, 'Bram', {})
        await stopAs('by-owner')
      },
    ],
    [
      'the warning was of an earlier delivery',
      async () => {
        await owner`update relatives set warned_at = now() - interval '1 year' where id = ${contact}`
        await stopAs('by-owner')
      },
    ],
  ])('is not told so where %s', async (_, change) => {
    await change()
    await lookAfterRequests()
    expect(await stays()).toEqual([])
  })
})

describe('before the file is deleted', () => {
  test('member, trusted person and owner are told, once, a week before', async () => {
    await deliveredFor(8)
    await endDeliveries()
    expect(await subjectsTo(member.email)).not.toContain(SOON.member)
    await owner`
      update deliveries set deletes_at = now() + interval '6 days 23 hours'
       where request_id = ${request}`
    await Promise.all([endDeliveries(), endDeliveries()])
    const mails = [
      await subjectsTo(member.email),
      await subjectsTo(person.trusted),
      await subjectsTo(person.email),
    ]
    expect(
      mails.map((subjects) => subjects.filter((one) => Object.values(SOON).includes(one))),
    ).toEqual([[SOON.member], [SOON.contact], [SOON.owner]])
    expect(await subjectsWithoutLink(person.trusted)).toEqual([SOON.contact])
    expect(await exists()).toBe(true)
  })

  test('the link to the owner stops it: nothing is deleted', async () => {
    await deliveredFor(5)
    await endDeliveries()
    expect(await stopByLink(await tokenFor(person.email, 'stoppen'))).toBe(true)
    await pass()
    await endDeliveries()
    expect([await exists(), (await caseOf())?.state]).toEqual([true, 'stopped'])
  })

  test('a mail that comes too late moves the deletion on, by three days at least', async () => {
    await deliveredFor(-1)
    await endDeliveries()
    expect(await exists()).toBe(true)
    const [row] = await owner<{ days: number; night: string }[]>`
      select extract(epoch from deletes_at - now()) / 86400 as days,
             to_char(deletes_at at time zone 'Europe/Amsterdam', 'HH24:MI') as night
        from deliveries where request_id = ${request}`
    expect(Number(row?.days)).toBeGreaterThan(3)
    expect(row?.night).toBe('00:00')
  })

  test('half of a short term comes first', async () => {
    await deliveredFor(6)
    await owner`update deliveries set delivered_at = now() - interval '1 day' where request_id = ${request}`
    await endDeliveries()
    expect(await subjectsTo(member.email)).not.toContain(SOON.member)
    await owner`update deliveries set deletes_at = now() + interval '12 hours' where request_id = ${request}`
    await endDeliveries()
    expect(await subjectsTo(member.email)).toContain(SOON.member)
  })
})

describe('when the term is over', () => {
  beforeEach(async () => {
    await deliveredFor(3)
    await got()
    await endDeliveries()
    await handOver()
    await endDeliveries()
  })

  test('file and account go for good, the case is closed, and everybody is told once', async () => {
    await endDeliveries()
    expect(await exists()).toBe(true)
    await pass()
    await Promise.all([endDeliveries(), endDeliveries()])
    await endDeliveries()

    expect(await exists()).toBe(false)
    expect(await caseOf()).toEqual({ state: 'closed', because: 'term-over', subject: null })
    for (const table of ['wishes', 'person_keys', 'profiles', 'trusted_contacts'])
      expect(
        await owner`select 1 from ${owner(table)} where ${owner(table === 'trusted_contacts' ? 'owner_id' : 'user_id')} = ${person.id}`,
        table,
      ).toEqual([])
    const noted = await owner<DbRow<'audit_log', 'action'>[]>`
      select action from audit_log where subject_id = ${person.id} order by id`
    expect(noted.at(-1)?.action).toBe('access.delete')
    await lookAfterRequests()
    expect((await subjectsTo(member.email)).at(-1)).toBe('Tess Proef: het dossier is verwijderd')
    expect((await subjectsWithoutLink(person.trusted)).at(-1)).toBe(
      'De wensen van Tess Proef zijn hier verwijderd',
    )
    expect((await subjectsTo(person.email)).at(-1)).toBe('Uw dossier is verwijderd')
    expect(await subjectsTo(member.email)).not.toContain('Tess Proef: uw aanvraag is gestopt')
    expect((await ownRequests(member.id)).map(({ state }) => state)).toEqual(['completed'])
  })

  test('a worker that ends in between goes on, and nobody is told twice', async () => {
    await pass()
    await whileFailing('mails', 'true', async () => {
      await expect(endDeliveries()).rejects.toThrow('deletion after a deliverys failed')
    })
    expect([await exists(), (await caseOf())?.state]).toEqual([true, 'delivered'])
    await endDeliveries()
    await endDeliveries()
    expect(await exists()).toBe(false)
    const told = (await subjectsTo(person.trusted)).filter((one) => one.includes('verwijderd'))
    expect(told).toHaveLength(1)
  })

  test('an owner who signs in at the last moment keeps everything', async () => {
    await pass()
    await newSession(person.id)
    await endDeliveries()
    await lookAfterRequests()
    expect([await exists(), (await caseOf())?.state]).toEqual([true, 'stopped'])
    expect((await subjectsTo(member.email)).at(-1)).toBe('Tess Proef: uw aanvraag is gestopt')
    expect((await subjectsWithoutLink(person.trusted)).at(-1)).toBe(
      'De vraag over Tess Proef is gestopt',
    )
    expect((await subjectsTo(person.email)).at(-1)).toBe('De aanvraag voor uw dossier is gestopt')
  })

  test('a sign-in while the file is being deleted wins, or comes to nothing', async () => {
    await pass()
    const [signedIn] = await Promise.allSettled([newSession(person.id), endDeliveries()])
    const kept = await exists()
    expect(kept).toBe(signedIn.status === 'fulfilled')
    expect((await caseOf())?.state).toBe(kept ? 'stopped' : 'closed')
  })
})

describe('nothing is deleted', () => {
  test('before the mail to the owner was handed over, and not for three days after', async () => {
    await deliveredFor(3)
    await got()
    await endDeliveries()
    await pass()
    await endDeliveries()
    expect(await exists()).toBe(true)
    expect(await deliveryOf(member.id, request)).toMatchObject({ isUnwarned: true })
    await handOver()
    await endDeliveries()
    expect(await exists()).toBe(true)
    const [row] = await owner<{ days: string }[]>`
      select extract(epoch from deletes_at - now()) / 86400 as days
        from deliveries where request_id = ${request}`
    expect(Number(row?.days)).toBeGreaterThan(3)
    await pass()
    await endDeliveries()
    expect(await exists()).toBe(false)
  })

  test.each(['run sheet', 'wishes'])('before someone got the %s', async (part) => {
    await deliveredFor(3)
    await endDeliveries()
    await handOver()
    await got('document')
    await endDeliveries()
    await pass()
    await endDeliveries()
    expect(await exists()).toBe(true)
    await got(part)
    await endDeliveries()
    expect(await exists()).toBe(false)
  })
})

describe('a delivery that nobody got by the end of its term', () => {
  const OFFICE = 'helpdesk@wensenregister.example'
  const NOT_FETCHED = 'Een geleverd dossier is niet opgehaald'
  const tasks = async () =>
    (await letters(OFFICE)).filter(
      ({ subject, text }) => subject === NOT_FETCHED && text.includes(request),
    ).length
  const copies = () => owner`
    select 1 from delivery_files f join deliveries d on d.id = f.delivery_id
     where d.request_id = ${request}`
  const daysLeft = async () => {
    const [row] = await owner<
      DbRow<'deliveries', 'available_until! as until' | 'deletes_at! as deletes'>[]
    >`
      select available_until as until, deletes_at as deletes
        from deliveries where request_id = ${request}`
    expect(row?.until).toEqual(row?.deletes)
    return ((row?.until.getTime() ?? 0) - Date.now()) / DAYS
  }
  const isTask = async () => {
    const staff = await testUser('staff')
    return (await deliveryOf(staff.id, request))?.isUnfetched
  }
  const roleFor = async (who: TestUser): Promise<TestUser> => {
    await owner`insert into user_roles (user_id, role) values (${who.id}, 'staff')`
    return who
  }
  const seesTask = async ({ id }: TestUser) => {
    const mailbox = await mailboxOf(id)
    const rows = await readOnly(asPerson(id), (sql) =>
      unfetchedRowsIn(sql, mailbox, 100, new Date()),
    )
    return rows.some((row) => row.id === request)
  }
  beforeEach(async () => {
    await deliveredFor(3)
    await owner`
      insert into delivery_files (id, delivery_id, part, place, kind, size, sealed, storage_key)
      select gen_random_uuid(), id, 'wishes', 1, 'pdf', 1, '', gen_random_uuid()
        from deliveries where request_id = ${request}`
    await endDeliveries()
    await handOver()
    await endDeliveries()
    await pass()
    await cleanUp()
    await deliverDue()
  })

  test('stays a week longer, copy and file, and the office and the member are told', async () => {
    await deliverDue()
    await endDeliveries()
    expect([await exists(), (await copies()).length]).toEqual([true, 1])
    expect(await daysLeft()).toBeGreaterThan(7)
    expect(await tasks()).toBe(1)
    expect((await subjectsTo(member.email)).at(-1)).toBe(
      'Tess Proef: het dossier staat langer voor u klaar',
    )
    expect(await isTask()).toBe(true)
    await pass()
    await deliverDue()
    expect(await tasks()).toBe(2)
  })

  test('frightens its owner with no mail, since nothing is deleted', async () => {
    const warned = async () =>
      (await subjectsTo(person.email)).filter((subject) => subject === SOON.owner).length
    const before = await warned()
    await owner`
      update deliveries set deletes_at = now() + interval '1 day' where request_id = ${request}`
    await endDeliveries()
    expect(await warned()).toBe(before)
    await got()
    await endDeliveries()
    expect(await warned()).toBe(before + 1)
  })

  test('is as any other once it was got: its owner is warned anew, and it ends', async () => {
    await got()
    await endDeliveries()
    await pass()
    await endDeliveries()
    expect(await exists()).toBe(true)
    await handOver()
    await endDeliveries()
    await pass()
    await deliverDue()
    await endDeliveries()
    expect([await exists(), (await copies()).length]).toEqual([false, 0])
  })

  test('gets more time from the office, which others cannot give', async () => {
    const staff = await testUser('staff')
    await expect(giveMoreTime(actorOf(member), request)).rejects.toMatchObject({ code: '42501' })
    await expect(endUnfetched(actorOf(member), request)).rejects.toMatchObject({ code: '42501' })
    expect(await giveMoreTime(actorOf(staff), request)).toBe(true)
    expect(await daysLeft()).toBeGreaterThan(30)
    expect(await isTask()).toBe(false)
    expect(await giveMoreTime(actorOf(staff), request)).toBe(false)
  })

  test('is not called about twice on a day by colleagues, once its member was reached', async () => {
    const [one, other] = [await testUser('staff'), await testUser('staff')]
    expect(await noteReached(actorOf(member), request)).toBe(false)
    expect(await noteUnanswered(actorOf(member), request, 'none')).toBe(false)
    // Not over yet: the funeral is near.
    await owner`update deliveries set unfetched_since = null where request_id = ${request}`
    const near = new Date('2026-11-08T10:00:00Z')
    const asked = async () => {
      const mailbox = await mailboxOf(other.id)
      const rows = await readOnly(asPerson(other.id), (sql) =>
        unfetchedRowsIn(sql, mailbox, 100, near),
      )
      return rows.find(({ id }) => id === request)
    }
    expect(await asked()).toMatchObject({ tries: 0, reachedAt: null })
    expect(await noteUnanswered(actorOf(one), request, 'message')).toBe(true)
    const tried = { tries: 1, leftMessage: true, triedBy: 'Tess Proef', triedByMe: false }
    expect(await asked()).toMatchObject(tried)
    expect(await noteReached(actorOf(one), request)).toBe(true)
    await owner`update deliveries set reached_at = ${near} where request_id = ${request}`
    expect(await asked()).toBeUndefined()
    await owner`
      update deliveries set reached_at = ${near}::timestamptz - interval '1 day'
       where request_id = ${request}`
    expect(await asked()).toMatchObject({ reachedAt: expect.any(Date) })
    await got()
    expect(await noteReached(actorOf(one), request)).toBe(false)
    expect(await noteUnanswered(actorOf(one), request, 'none')).toBe(false)
  })

  test('is a task of any other colleague', async () => {
    expect(await seesTask(await testUser('staff'))).toBe(true)
  })

  test.each([
    ['its owner', () => roleFor(person)],
    ['a contact that it names', () => createPerson(person.trusted, ['staff'])],
  ])('is decided on by nobody who has a part in it: %s', async (_who, made) => {
    const colleague = await made()
    expect(await giveMoreTime(actorOf(colleague), request)).toBe('contact')
    expect(await endUnfetched(actorOf(colleague), request)).toBe('contact')
    expect(await isTask()).toBe(true)
    expect(await seesTask(colleague)).toBe(false)
    expect(await giveMoreTime(actorOf(await testUser('staff')), request)).toBe(true)
  })

  test('is decided on by nobody who works for the member', async () => {
    await roleFor(member)
    expect(await giveMoreTime(actorOf(member), request)).toBe(false)
    expect(await endUnfetched(actorOf(member), request)).toBe(false)
    expect(await isTask()).toBe(true)
    expect(await seesTask(member)).toBe(false)
  })

  test('is decided on by nobody but who decides on requests, also past the pages', async () => {
    const actors = [asPerson(member.id), asPerson(person.id), asSystem('release')]
    for (const actor of actors) {
      const more = withActor(actor, (sql) => sql`select give_more_time(${request}, now())`)
      await expect(more).rejects.toMatchObject({ code: '42501' })
      const end = withActor(actor, (sql) => sql`select end_without_deletion(${request})`)
      await expect(end).rejects.toMatchObject({ code: '42501' })
    }
    expect(await isTask()).toBe(true)
  })

  test('asks the office for something, and nobody else, until it was decided on', async () => {
    const staff = await testUser('staff')
    const toMend = async (by: TestUser) =>
      (await deliveriesToMend(actorOf(by))).filter(({ id }) => id === request)
    expect(await toMend(staff)).toMatchObject([{ attention: 'unfetched' }])
    const deletion = async () => (await runsOf(actorOf(staff), person.number))[0]?.until
    expect(await deletion()).toBeNull()
    for (const other of [member, person]) expect(await toMend(other)).toEqual([])
    await giveMoreTime(actorOf(staff), request)
    expect([await toMend(staff), await deletion()]).toEqual([[], expect.any(Date)])
  })

  test('goes on for whoever asks, which tells yes or no: it does until its end was told', async () => {
    const goesOn = async () => {
      const [row] = await readOnly(
        asSystem('cleaning'),
        (sql) => sql<(DbRow<'request_goes_on', 'request_goes_on! as on'> & { got: boolean })[]>`
          select request_goes_on(${request}) as on, not nobody_got(d.id) as got
            from deliveries d where d.request_id = ${request}`,
      )
      return row
    }
    expect(await goesOn()).toEqual({ on: true, got: false })
    await endUnfetched(actorOf(await testUser('staff')), request)
    expect(await goesOn()).toEqual({ on: true, got: true })
    await endDeliveries()
    expect(await goesOn()).toEqual({ on: false, got: true })
  })

  test('is ended by the office: the copy goes, the file stays, and all are told once', async () => {
    const staff = await testUser('staff')
    expect(await endUnfetched(actorOf(staff), request)).toBe(true)
    expect(await endUnfetched(actorOf(staff), request)).toBe(false)
    await endDeliveries()
    await endDeliveries()
    expect([await exists(), (await copies()).length]).toEqual([true, 0])
    expect(await caseOf()).toMatchObject({ state: 'closed', because: 'not-fetched' })
    const told = [member.email, person.trusted, person.email].map(subjectsTo)
    expect((await Promise.all(told)).map((subjects) => subjects.at(-1))).toEqual([
      'Tess Proef: uw aanvraag is gesloten',
      'Wij verwijderen de wensen van Tess Proef niet',
      'Wij verwijderen uw dossier niet',
    ])
    for (const address of [person.trusted, person.email])
      expect((await subjectsWithoutLink(address)).at(-1)).toMatch(
        /^Wij verwijderen (de wensen van Tess Proef|uw dossier) niet$/,
      )
  })

  test('is not for the office to decide on once it was got', async () => {
    const staff = await testUser('staff')
    await got()
    expect(await giveMoreTime(actorOf(staff), request)).toBe(false)
    expect(await endUnfetched(actorOf(staff), request)).toBe(false)
  })
})

describe('what the member filled in', () => {
  const sealed = async () => {
    const [row] = await owner<DbRow<'access_requests', 'sealed'>[]>`
      select sealed from access_requests where id = ${request}`
    return row?.sealed
  }
  const longAgo = () => owner`
    update access_requests set changed_at = now() - interval '91 days' where id = ${request}`

  test('is kept until the deletion was told, and goes then', async () => {
    await deliveredFor(3)
    await got()
    await longAgo()
    await cleanUp()
    expect(await sealed()).toBeInstanceOf(Buffer)
    await endDeliveries()
    await handOver()
    await endDeliveries()
    await pass()
    await endDeliveries()
    await cleanUp()
    expect([await exists(), await sealed()]).toEqual([false, null])
  })

  test('is not needed to warn and tell of a deletion', async () => {
    await deliveredFor(3)
    await got()
    await owner`update access_requests set sealed = null where id = ${request}`
    await endDeliveries()
    await handOver()
    await endDeliveries()
    await pass()
    await endDeliveries()
    expect(await exists()).toBe(false)
    expect((await subjectsTo(member.email)).at(-1)).toBe('Uw aanvraag: het dossier is verwijderd')
  })
})

test('who signs in after the delivery closes it to the member at once', async () => {
  await deliveredFor(20)
  await owner`
    insert into delivery_files (id, delivery_id, part, place, kind, size, sealed, storage_key)
    select gen_random_uuid(), id, 'wishes', 1, 'pdf', 1, '', gen_random_uuid()
      from deliveries where request_id = ${request}`
  await newSession(person.id)
  expect((await deliveryOf(member.id, request))?.files).toEqual([])
  expect(
    await owner`
      select 1 from delivery_files f join deliveries d on d.id = f.delivery_id
       where d.request_id = ${request}`,
  ).toEqual([])
})

test('an owner without an address is mailed nothing, and the file goes once somebody called them', async () => {
  const known = person.email
  await deliveredFor(1)
  await owner`update users set email = null, email_verified_at = null where id = ${person.id}`
  await owner`delete from mails where kind like 'access-%-owner%' or kind like 'access-stop%'`
  await got()
  await endDeliveries()
  expect(await subjectsTo(member.email)).toContain(SOON.member)
  await pass()
  await endDeliveries()
  expect(await exists()).toBe(true)
  const caller = actorOf(await testUser('staff'), 'staff')
  const calls = await callsToMakeOf(caller, request)
  expect(calls).toMatchObject([{ who: 'owner', about: 'deletion', came: null }])
  await noteCallMade(caller, request, calls[0]?.id ?? '', 'spoken')
  await endDeliveries()
  expect(await exists()).toBe(true)
  await pass()
  await endDeliveries()
  expect(await exists()).toBe(false)
  expect((await subjectsTo(member.email)).at(-1)).toBe('Tess Proef: het dossier is verwijderd')
  const sent = await owner<DbRow<'mails', 'id' | 'sealed!'>[]>`
    select id, sealed from mails where sealed is not null`
  const addressees = sent.map(
    ({ id, sealed }) => openForSystem<{ to: unknown }>(sealed, `mails ${id}`).to,
  )
  expect(addressees.filter((to) => !to || to === known)).toEqual([])
})

test('a file of whose owner the call was taken back goes once they were called again', async () => {
  await deliveredFor(1)
  await owner`update users set email = null, email_verified_at = null where id = ${person.id}`
  await got()
  await endDeliveries()
  const caller = actorOf(await testUser('staff'), 'staff')
  const [call] = await callsToMakeOf(caller, request)
  await noteCallMade(caller, request, call?.id ?? '', 'spoken')
  await endDeliveries()
  expect(await takeBackCallMade(caller, request, call?.id ?? '')).toBe(true)
  await pass()
  await endDeliveries()
  expect(await exists()).toBe(true)
  await noteCallMade(caller, request, call?.id ?? '', 'spoken')
  await endDeliveries()
  await pass()
  await endDeliveries()
  expect(await exists()).toBe(false)
})

test('a member that goes after the approval leaves the file, and its case closed', async () => {
  request = await approvedRequest(member, person)
  await owner`delete from franchise_partners where id = (
    select member_id from access_requests where id = ${request})`
  const [row] =
    await owner`select state, because from release_cases where subject_id = ${person.id}`
  expect(row).toEqual({ state: 'closed', because: 'member-gone' })
  expect(await exists()).toBe(true)
})

test('a member that goes after the delivery leaves the file, also while another asks for it', async () => {
  await deliveredFor(1)
  await got()
  const waiting = await waitingRequest(
    await testUser('franchise'),
    fullRequest({ number: person.number, contact: person.trusted }),
  )
  await owner`delete from franchise_partners where id = (
    select member_id from access_requests where id = ${request})`
  await endDeliveries()
  request = waiting
  expect(await caseOf()).toMatchObject({ state: 'closed', because: 'member-gone' })
  expect(await exists()).toBe(true)
})

describe('a living will that nobody got in time', () => {
  const given = async () => {
    await signWill(person)
    request = await approvedRequest(member, person, livingWillRequest)
    await deliverDue()
    await owner`
      update deliveries set available_until = now() - interval '1 second'
       where request_id = ${request}`
  }
  const UNGOT = {
    member: 'Tess Proef: u kunt de wilsverklaring niet meer ophalen',
    contact: 'Uitvaartzorg Proef haalde de wilsverklaring van Tess Proef niet op',
  }
  const told = async () => [
    (await subjectsTo(member.email)).filter((one) => one === UNGOT.member).length,
    (await subjectsTo(person.trusted)).filter((one) => one === UNGOT.contact).length,
  ]
  const files = () => owner`
    select 1 from delivery_files f join deliveries d on d.id = f.delivery_id
     where d.request_id = ${request}`

  test('goes, and who waited for it is told so, once', async () => {
    await given()
    await Promise.all([deliverDue(), deliverDue()])
    await deliverDue()
    expect([await told(), [...(await files())]]).toEqual([[1, 1], []])
  })

  test('stays until they are told, also at night: its files are what says that they have to be', async () => {
    await given()
    await whileFailing('mails', 'true', async () => {
      await expect(deliverDue()).rejects.toThrow('1 delivery steps failed')
    })
    await cleanUp()
    expect([await told(), (await files()).length]).toEqual([[0, 0], 1])
    await deliverDue()
    expect([await told(), [...(await files())]]).toEqual([[1, 1], []])
  })

  test('keeps no other delivery waiting where telling of it fails', async () => {
    await given()
    const other = await approvedRequest(member, await ownerOfFile())
    await whileFailing('mails', `new.kind = 'access-not-fetched-living-will'`, async () => {
      await expect(deliverDue()).rejects.toThrow('1 delivery steps failed')
    })
    expect((await deliveryOf(member.id, other))?.deliveredAt).not.toBeNull()
  })

  test('is told of by nobody where it was got', async () => {
    await given()
    await got('living will')
    await deliverDue()
    expect([await told(), [...(await files())]]).toEqual([[0, 0], []])
  })
})

test('a living will whose term is over is stopped by nobody who signs in, nor by the link', async () => {
  const colleague = await testUser('staff')
  const asked = livingWillRequest({ number: person.number, contact: person.trusted })
  const id = await paidRequest(member, asked)
  await lookAfterRequests()
  await owner`
    insert into access_request_approvals (request_id, colleague_id)
    values (${id}, ${colleague.id})`
  for (const state of ['pending_verification', 'completed'])
    await owner`update access_requests set state = ${state} where id = ${id}`
  const states = async () => (await ownRequests(member.id)).map(({ state }) => state)
  const term = (until: Date) => owner`
    update deliveries set delivered_at = now(), available_until = ${until} where request_id = ${id}`
  const token = await tokenFor(person.email, 'stoppen')
  await term(new Date(Date.now() - 1000))
  await newSession(person.id)
  expect(await lookAtLink(token, 'stop')).toBeNull()
  expect(await stopByLink(token)).toBe(false)
  expect(await states()).toEqual(['completed'])
  await term(new Date(Date.now() + DAYS))
  expect(await lookAtLink(token, 'stop')).toMatchObject({ isApproved: true })
  await newSession(person.id)
  expect(await states()).toEqual(['stopped'])
  await endDeliveries()
  expect(await exists()).toBe(true)
})

test.each([
  ['summer', '2027-03-20T12:00Z', 7, '2027-03-27T23:00:00.000Z'],
  ['summer', '2027-03-20T12:00Z', 8, '2027-03-28T22:00:00.000Z'],
  ['winter', '2026-10-17T12:00Z', 7, '2026-10-24T22:00:00.000Z'],
  ['winter', '2026-10-17T12:00Z', 8, '2026-10-25T23:00:00.000Z'],
  ['winter', '2026-10-17T22:30Z', 8, '2026-10-26T23:00:00.000Z'],
])(
  'a term ends in a Dutch night also when %s time begins: %s, %i days',
  async (_, from, days, end) => {
    const [row] = await owner<
      DbRow<'night_after', 'night_after! as night'>[]
    >`select night_after(${from}, ${days}) as night`
    expect(row?.night.toISOString()).toBe(end)
  },
)
