/** The way of a request after its payment: who confirms, who stops, who decides, and who is told. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { settleAttention } from '#app/features/attention/attention.server.ts'
import { fileViewsOf } from '#app/features/audit/file-views.server.ts'
import { deactivateMember } from '#app/features/guild/change.server.ts'
import { noticesOf } from '#app/features/guild/notices.server.ts'
import { deliverDue } from '#app/features/delivery/job.server.ts'
import { requestDeletion } from '#app/features/deletion/deletion.server.ts'
import {
  allowHealthData,
  registerPaper,
  registerScannedPaper,
  revokeLivingWill,
} from '#app/features/living-will/living-will.server.ts'
import { withdraw } from '#app/features/own-data/withdraw.server.ts'
import { officeEmail } from '#app/features/mail/outbox.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import {
  approveRequest,
  callsNamed,
  chooseWaits,
  fullRequest,
  livingWillRequest,
  type Owner,
  ownerOfFile,
  paidRequest,
  signWill,
  tokenFor,
} from '#tests/fixtures/people/access-requests.ts'
import { leakOf } from './stops/leak.server.ts'
import { isHeldUp } from '#tests/fixtures/faults/held-up.ts'
import { letters, subjectsTo } from '#tests/fixtures/people/letters.ts'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { statementsOf } from '#tests/fixtures/statements.ts'
import { toAskFor } from '#tests/fixtures/people/to-ask-for.ts'
import { LEAST_PDF } from '#tests/fixtures/upload.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import {
  askContactAgain,
  askForFile,
  ownRequest,
  ownRequests,
  withdrawRequest,
} from './request.server.ts'
import { refuseRequest } from './decision/decision.server.ts'
import { confirmByLink, denyByLink, lookAtLink, stopByLink } from './links.server.ts'
import { handledRequests, requestFor, requestsToDecide } from './office-requests.server.ts'
import { stopDelivery } from './stops/stop-delivery.server.ts'
import { lookAfterRequests } from './job.server.ts'
import { requestPaid } from './payment.server.ts'
import { asSystem, withActor } from '#app/platform/database/sql.server.ts'

let admin: TestUser
let staff: TestUser
let member: TestUser
let person: Owner

beforeAll(async () => {
  ;[admin, staff] = [await testUser('admin'), await testUser('staff')]
})

beforeEach(async () => {
  member = await testUser('franchise')
  person = await ownerOfFile()
})

const DAY = 24 * 60 * 60 * 1000
const later = (days: number) => new Date(Date.now() + days * DAY)

const noticesTo = async (who: TestUser) => (await noticesOf(who)).rows.map(({ title }) => title)

type Change = { number?: string; contact?: string; by?: TestUser; card?: string }

async function asked(make: typeof fullRequest | typeof livingWillRequest, change: Change = {}) {
  const { number = person.number, contact = person.trusted, by = member, card } = change
  const id = await paidRequest(by, make({ number, contact, ...(card && { card }) }))
  await lookAfterRequests()
  return id
}
const full = (change?: Change) => asked(fullRequest, change)
const livingWill = (change?: Change) => asked(livingWillRequest, change)

async function confirmed(id: string, contact = person.trusted) {
  expect(await confirmByLink(await tokenFor(contact, 'bevestigen'))).toBe(true)
  await lookAfterRequests(later(4))
  return id
}

const stateOf = async (id: string) => (await requestFor(actorOf(admin), id))?.state
const caseOf = async ({ id } = person) =>
  (
    await owner<
      DbRow<'release_cases', 'state'>[]
    >`select state from release_cases where subject_id = ${id}`
  ).map(({ state }) => state)
const stepsOf = async (id: string) =>
  (
    await owner<DbRow<'history', 'next'>[]>`
      select next from history where row_id = ${id} order by id`
  ).map(({ next }) => next)
const notedFor = async ({ id } = person) =>
  (
    await owner<DbRow<'audit_log', 'action'>[]>`
      select action from audit_log where subject_id = ${id} and action like 'access.%'
       order by id`
  ).map(({ action }) => action)

describe('a full file', () => {
  test('is asked for, confirmed, waited for and approved by two, and everybody is told', async () => {
    const id = await full()
    expect(await stateOf(id)).toBe('waiting_contact')
    expect(await caseOf()).toEqual(['reported'])
    expect(await subjectsTo(person.email)).toContain(
      'Iemand vraagt toegang tot uw dossier. Stop dit als het niet klopt',
    )
    expect(await subjectsTo(person.trusted)).toEqual(['Een vraag aan u over een overlijden'])

    expect(await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))).toBe(true)
    await lookAfterRequests()
    expect(await stateOf(id)).toBe('waiting_time')
    expect(await approveRequest(actorOf(admin), id)).toBe('early')

    await lookAfterRequests(later(1.1))
    expect(await stateOf(id)).toBe('pending_verification')
    expect(await caseOf()).toEqual(['waiting'])

    expect(await approveRequest(actorOf(staff), id)).toBe('first')
    expect(await approveRequest(actorOf(staff), id)).toBe('again')
    expect(await approveRequest(actorOf(admin), id)).toBe('completed')
    expect(await approveRequest(actorOf(admin), id)).toBe('gone')
    await lookAfterRequests()
    expect(await caseOf()).toEqual(['approved'])
    expect(await stepsOf(id)).toEqual([
      'unpaid',
      'waiting_contact',
      'waiting_time',
      'pending_verification',
      'completed',
    ])
    expect(await notedFor()).toEqual([
      'access.ask',
      'access.confirm',
      'access.verify',
      'access.approve',
      'access.approve',
      'access.complete',
    ])
    expect((await fileViewsOf(person.id)).map(({ action }) => action)).toEqual([
      'access.complete',
      'access.ask',
    ])
    expect(await subjectsTo(member.email)).toEqual([
      'Tess Proef: wij hebben uw aanvraag ontvangen',
      'Tess Proef: de vertrouwenspersoon zei ja',
    ])
    const [toOwner] = await letters(person.email)
    expect(toOwner?.text).toContain('Uitvaartzorg Proef zegt dat u bent overleden')
    expect(toOwner?.text).toMatch(/Stop deze aanvraag:\n.*\n\nUitvaartondernemer: /)
    expect(await noticesTo(member)).toEqual(['Een aanvraag is goedgekeurd'])
    expect((await noticesOf(member)).rows[0]?.requestId).toBe(id)
  })

  test('goes the same way when there is no such file, until it is refused', async () => {
    const contact = newEmail()
    const id = await full({ number: 'WR00000001', contact })
    await confirmed(id, contact)
    expect(await requestFor(actorOf(admin), id)).toMatchObject({
      state: 'pending_verification',
      found: false,
      contactKnown: false,
    })
    expect(await approveRequest(actorOf(admin), id)).toBe('notFound')
    expect(await refuseRequest(actorOf(admin), id, 'no-such-file')).toBe(true)
    await lookAfterRequests()
    expect(await subjectsTo(member.email)).toEqual([
      'Tess Proef: wij hebben uw aanvraag ontvangen',
      'Tess Proef: de vertrouwenspersoon zei ja',
      'Tess Proef: uw aanvraag is afgewezen',
    ])
    expect(await noticesTo(member)).toEqual(['Een aanvraag is afgewezen'])
  })

  test.each([
    [0, 'pending_verification'],
    [1, 'waiting_time'],
    [72, 'waiting_time'],
  ])('waits the %i hours that its owner chose', async (hours, state) => {
    await chooseWaits(person, { full: hours, livingWill: 0 })
    const id = await full()
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    expect(await stateOf(id)).toBe(state)
    await lookAfterRequests(new Date(Date.now() + (hours - 0.01) * 60 * 60 * 1000))
    expect(await stateOf(id)).toBe(state)
    await lookAfterRequests(new Date(Date.now() + (hours + 0.01) * 60 * 60 * 1000))
    expect(await stateOf(id)).toBe('pending_verification')
  })

  test('shows its member the same, whatever waiting time there is and whether there is a file', async () => {
    const seen = new Set<string>()
    for (const [hours, number] of [
      [0, person.number],
      [72, person.number],
      [24, 'WR00000003'],
    ] as const) {
      await chooseWaits(person, { full: hours, livingWill: 0 })
      const [by, contact] = [await testUser('franchise'), newEmail()]
      const id = await full({ by, number, contact })
      await confirmByLink(await tokenFor(contact, 'bevestigen'))
      await lookAfterRequests()
      const [newest] = await letters(by.email)
      expect(newest?.text).toMatch(/Over: Tess Proef\s+Dossiernummer: WR/)
      const own = await ownRequest(by.id, id)
      seen.add(`${newest?.text.replace(number, '').replaceAll(id, '')} ${own?.state}`)
    }
    expect([...seen]).toEqual([expect.stringMatching(/pending_verification$/)])
  })

  test('that two members ask for is one case, of which one request is approved', async () => {
    const other = await testUser('franchise')
    const contact = newEmail()
    const first = await confirmed(await full())
    const second = await confirmed(await full({ by: other, contact }), contact)
    expect(await caseOf()).toEqual(['waiting'])
    for (const one of [admin, staff]) await approveRequest(actorOf(one), first)
    expect(await approveRequest(actorOf(admin), second)).toBe('other')
    expect(await refuseRequest(actorOf(admin), second, 'details-differ')).toBe(true)
    expect(await caseOf()).toEqual(['approved'])
  })

  test('of which two requests are approved at once has one approved, and the other is told', async () => {
    const contact = newEmail()
    const first = await confirmed(await full())
    const second = await confirmed(
      await full({ by: await testUser('franchise'), contact }),
      contact,
    )
    for (const id of [first, second]) {
      await callsNamed(actorOf(staff), id)
      await approveRequest(actorOf(staff), id)
    }
    const { deciding } = await owner.begin(async (sql) => {
      await sql`select 1 from release_cases where subject_id = ${person.id} for update`
      const both = [first, second].map((id) => approveRequest(actorOf(admin), id))
      await isHeldUp(both.length)
      return { deciding: both }
    })
    expect((await Promise.all(deciding)).toSorted()).toEqual(['completed', 'other'])
    expect(await caseOf()).toEqual(['approved'])
  })

  test('is not said to have another request when any other rule is broken', async () => {
    const id = await confirmed(await full())
    await owner.unsafe(`
      alter table access_request_approvals
        add constraint broken check (request_id <> '${id}') not valid`)
    const approving = approveRequest(actorOf(admin), id)
    await expect(approving).rejects.toMatchObject({ constraint_name: 'broken' })
    await owner`alter table access_request_approvals drop constraint broken`
  })

  test.each([
    ['our-fault', 1],
    ['details-differ', 0],
  ] as const)('that is refused for %s is paid back by %i job', async (because, jobs) => {
    const id = await confirmed(await full())
    await refuseRequest(actorOf(admin), id, because)
    expect(
      await owner`
      select 1 from graphile_worker.jobs where key like 'refund%' and key like ${`%${id}%`}`,
    ).toHaveLength(jobs)
  })

  test('of a request that ended may be asked for again', async () => {
    await refuseRequest(actorOf(admin), await confirmed(await full()), 'details-differ')
    expect(await caseOf()).toEqual(['refused'])
    await full()
    expect((await caseOf()).toSorted()).toEqual(['refused', 'reported'])
  })
})

describe('a colleague who works for the member that asks', () => {
  test('decides on nothing of it', async () => {
    const both = await testUser('staff', 'franchise')
    const id = await confirmed(await full({ by: both }))
    expect(await requestFor(actorOf(both), id)).toMatchObject({ own: true })
    expect(await requestFor(actorOf(staff), id)).toMatchObject({ own: false })
    expect(await approveRequest(actorOf(both), id)).toBe('gone')
    expect(await refuseRequest(actorOf(both), id, 'our-fault')).toBe(false)
    expect(await approveRequest(actorOf(staff), id)).toBe('first')
    expect(await approveRequest(actorOf(admin), id)).toBe('completed')
    expect(await stopDelivery(actorOf(both), id, 'our-fault')).toBe('own')
    expect(await requestFor(actorOf(staff), id)).toMatchObject({ state: 'completed' })
    expect(await stopDelivery(actorOf(staff), id, 'our-fault')).toBe(true)
  })

  test('stops no delivery of the same file to another, by which theirs would end with money back', async () => {
    const both = await testUser('staff', 'franchise')
    const own = await confirmed(await full({ by: both }))
    const other = await confirmed(await full())
    expect(await approveRequest(actorOf(staff), other)).toBe('first')
    expect(await approveRequest(actorOf(admin), other)).toBe('completed')
    expect(await stopDelivery(actorOf(both), other, 'our-fault')).toBe('own')
    expect(await requestFor(actorOf(staff), own)).not.toMatchObject({ state: 'stopped' })
    expect(await stopDelivery(actorOf(staff), other, 'our-fault')).toBe(true)
  })

  test('stops the delivery to another where theirs was refused', async () => {
    const both = await testUser('staff', 'franchise')
    const own = await confirmed(await full({ by: both }))
    const other = await confirmed(await full())
    expect(await refuseRequest(actorOf(staff), own, 'details-differ')).toBe(true)
    expect(await approveRequest(actorOf(staff), other)).toBe('first')
    expect(await approveRequest(actorOf(admin), other)).toBe('completed')
    expect(await stopDelivery(actorOf(both), other, 'our-fault')).toBe(true)
  })
})

test('whose member was stopped before its payment came in ends, and nobody is asked on its behalf', async () => {
  const wanted = fullRequest({ number: person.number, contact: person.trusted })
  const id = (await askForFile(member.id, wanted)) ?? ''
  await owner`
    update franchise_partners f set status = 'inactive' from guild_memberships m
     where m.member_id = f.id and m.user_id = ${member.id}`
  expect(await withActor(asSystem('payments'), (sql) => requestPaid(sql, id))).toBe(false)
  await lookAfterRequests()
  const [request] = await owner`select state, because from access_requests where id = ${id}`
  expect(request).toEqual({ state: 'expired', because: 'not-paid' })
  expect([...(await letters(person.trusted)), ...(await letters(person.email))]).toEqual([])
})

describe('whose member was stopped after its payment', () => {
  const setMember = (status: 'active' | 'inactive') => owner`
    update franchise_partners f set status = ${status} from guild_memberships m
     where m.member_id = f.id and m.user_id = ${member.id}`

  test('is approved by nobody until it takes part again', async () => {
    const id = await confirmed(await full())
    await setMember('inactive')
    expect(await requestFor(actorOf(staff), id)).toMatchObject({ isInactive: true })
    expect(await approveRequest(actorOf(staff), id)).toBe('inactive')
    await setMember('active')
    expect(await approveRequest(actorOf(staff), id)).toBe('first')
  })

  test('is refused with the money back, and the family reads that another may ask', async () => {
    const id = await confirmed(await full())
    await setMember('inactive')
    expect(await refuseRequest(actorOf(staff), id, 'member-stopped')).toBe(true)
    await lookAfterRequests()
    expect(
      await owner`
        select 1 from graphile_worker.jobs where key like 'refund%' and key like ${`%${id}%`}`,
    ).toHaveLength(1)
    const [mail] = await letters(member.email)
    expect(mail?.text).toContain('U krijgt uw betaling terug, binnen tien werkdagen.')
    const [told] = await letters(person.trusted)
    expect(told?.text).toContain('Een andere uitvaartondernemer kan het opnieuw vragen.')
  })

  test('after its approval says so to it and to the trusted person', async () => {
    const id = await confirmed(await full())
    for (const colleague of [staff, admin]) await approveRequest(actorOf(colleague), id)
    await setMember('inactive')
    await deliverDue()
    const mails = [await subjectsTo(member.email), await subjectsTo(person.trusted)]
    expect(mails[0]).toContain('Tess Proef: goedgekeurd, maar uw lidmaatschap is gestopt')
    expect(mails[0]).not.toContain('Tess Proef: alles staat klaar')
    expect(mails[1]).toContain('Uw antwoord over Tess Proef: het duurt nog even')
    expect(mails[1]?.filter((one) => one.includes('nu ophalen'))).toEqual([])
  })
})

describe('whose money went back by hand, or is disputed', () => {
  async function paidFor(id: string): Promise<string> {
    const payment = randomUUID()
    await owner`
      insert into payments (id, request_id, amount_cents, vat_percent)
      values (${payment}, ${id}, 1050, 21)`
    await owner`update payments set state = 'paid', intent_id = ${payment} where id = ${payment}`
    return payment
  }
  const attended = (payment: string) => owner<DbRow<'attention', 'id' | 'why'>[]>`
    select id, why from attention where kind = 'returned' and about = ${payment}`

  test.each([
    [
      'refund',
      (payment: string) => owner`update payments set state = 'refunded' where id = ${payment}`,
    ],
    [
      'dispute',
      (payment: string) => owner`update payments set disputed_at = now() where id = ${payment}`,
    ],
  ] as const)(
    'is approved once an administrator says that it is settled: %s',
    async (why, goes) => {
      const id = await confirmed(await full())
      const payment = await paidFor(id)
      await goes(payment)
      const [row] = await attended(payment)
      expect(row?.why).toBe(why)
      expect(await requestFor(actorOf(staff), id)).toMatchObject({ isMoneyBack: true })
      expect(await approveRequest(actorOf(staff), id)).toBe('moneyBack')
      await settleAttention(actorOf(admin, 'admin'), row?.id ?? '', 'done', new Set())
      expect(await approveRequest(actorOf(staff), id)).toBe('first')
    },
  )

  test('needs nobody where we asked for it back, nor once the request ended, whose mail says nothing of money', async () => {
    const id = await confirmed(await full())
    const payment = await paidFor(id)
    await owner`update payments set refund_asked_at = now() where id = ${payment}`
    await owner`update payments set state = 'refunded' where id = ${payment}`
    expect(await attended(payment)).toEqual([])
    const other = await paidFor(id)
    await owner`update payments set state = 'refunded' where id = ${other}`
    expect(await attended(other)).toHaveLength(1)
    await refuseRequest(actorOf(staff), id, 'details-differ')
    expect(await attended(other)).toEqual([])
    await lookAfterRequests()
    expect((await letters(member.email))[0]?.text).not.toContain('U krijgt uw betaling niet terug')
  })

  test('goes on where it was approved: a dispute alone is looked at', async () => {
    const id = await confirmed(await full())
    for (const colleague of [staff, admin]) await approveRequest(actorOf(colleague), id)
    const [one, other] = [await paidFor(id), await paidFor(id)]
    await owner`update payments set state = 'refunded' where id = ${one}`
    await owner`update payments set disputed_at = now() where id = ${other}`
    expect([await attended(one), await attended(other)]).toMatchObject([[], [{ why: 'dispute' }]])
    await deliverDue()
    expect(await subjectsTo(member.email)).toContain('Tess Proef: alles staat klaar')
  })
})

describe('a living will', () => {
  test('that was never signed can only be refused', async () => {
    const id = await confirmed(await livingWill())
    expect(await requestFor(actorOf(staff), id)).toMatchObject({ found: true, deliverable: false })
    expect(await approveRequest(actorOf(staff), id)).toBe('unsigned')
    expect(await refuseRequest(actorOf(staff), id, 'not-signed')).toBe(true)
  })

  test('takes one colleague and no waiting, and opens no case of a death', async () => {
    await signWill(person)
    const id = await livingWill()
    expect(await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))).toBe(true)
    expect(await stateOf(id)).toBe('pending_verification')
    expect(await caseOf()).toEqual([])
    expect(await approveRequest(actorOf(staff), id)).toBe('completed')
  })

  test.each<[string, () => Promise<unknown>]>([
    ['revokes it', () => revokeLivingWill(person.id)],
    ['takes back that it is kept', () => withdraw(person.id, 'health')],
  ])(
    'is read by nobody any more once its owner %s: what waits and what was given',
    async (_, end) => {
      await signWill(person)
      const given = await confirmed(await livingWill())
      expect(await approveRequest(actorOf(staff), given)).toBe('completed')
      await deliverDue()
      const waits = await livingWill()
      const death = await full()
      expect(await end()).not.toBe(false)
      await lookAfterRequests()
      expect(await Promise.all([given, waits, death].map(stateOf))).toEqual([
        'stopped',
        'stopped',
        'waiting_contact',
      ])
      expect(
        await owner`select 1 from delivery_files f join deliveries d on d.id = f.delivery_id
                        where d.request_id = ${given}`,
      ).toEqual([])
      expect(await subjectsTo(member.email)).toContain('Tess Proef: uw aanvraag is gestopt')
    },
  )

  test('that was read and is then revoked asks no colleague whether it is a leak', async () => {
    await signWill(person)
    const given = await confirmed(await livingWill())
    expect(await approveRequest(actorOf(staff), given)).toBe('completed')
    await deliverDue()
    await owner`
      insert into delivery_downloads (delivery_id, part, on_behalf)
      select id, 'living will', false from deliveries where request_id = ${given}`
    const alarms = async () =>
      (await subjectsTo(officeEmail())).filter((one) => one.startsWith('Vandaag:')).length
    const before = await alarms()
    await revokeLivingWill(person.id)
    await lookAfterRequests()
    expect(await stateOf(given)).toBe('stopped')
    expect(await owner`select kind from attention where about = ${given}`).toEqual([])
    expect(await leakOf(actorOf(staff), given)).toBeNull()
    expect(await alarms()).toBe(before)
  })

  test('that its owner let go on stops when they ask for the end of their account', async () => {
    await signWill(person)
    const id = await confirmed(await livingWill())
    await owner`update access_requests set owner_agreed_at = now() where id = ${id}`
    await requestDeletion(person)
    expect(await stateOf(id)).toBe('stopped')
  })

  test('that gets a picture of the same paper was given, and stays so', async () => {
    const paper = { title: 'Van mijn notaris', date: '2026-03-05' }
    await allowHealthData(person.id)
    await registerPaper(person.id, paper)
    const given = await confirmed(await livingWill())
    expect(await approveRequest(actorOf(staff), given)).toBe('completed')
    await deliverDue()
    const scan = { name: 'a.pdf', nameWhenEmpty: 'a', contents: Readable.from([LEAST_PDF]) }
    expect(await registerScannedPaper(person.id, paper, scan)).toMatchObject({ ok: true })
    expect(await stateOf(given)).toBe('completed')
  })

  test('that a newer one replaces is read by nobody, and who waits gets the newer one', async () => {
    await signWill(person)
    const given = await confirmed(await livingWill())
    expect(await approveRequest(actorOf(staff), given)).toBe('completed')
    await deliverDue()
    const waits = await confirmed(await livingWill())
    await registerPaper(person.id, { title: 'Van mijn notaris', date: '2026-03-05' })
    await lookAfterRequests()
    expect(await Promise.all([given, waits].map(stateOf))).toEqual([
      'stopped',
      'pending_verification',
    ])
    expect(await approveRequest(actorOf(staff), waits)).toBe('completed')
  })
})

describe('the trusted person', () => {
  test.each([
    ['one whom the owner named', true, () => person.trusted.toUpperCase()],
    ['a stranger', false, newEmail],
  ])('is %s: known %j', async (_who, known, contact) => {
    const id = await full({ contact: contact() })
    expect((await requestFor(actorOf(staff), id))?.contactKnown).toBe(known)
  })

  test('answers once', async () => {
    const id = await full()
    const token = await tokenFor(person.trusted, 'bevestigen')
    expect(await lookAtLink(token, 'confirm')).toMatchObject({ kind: 'full' })
    expect(await lookAtLink(token, 'stop')).toBeNull()
    expect(await denyByLink(token, 'reading')).toBe(true)
    expect(await stateOf(id)).toBe('rejected')
    expect(await confirmByLink(token)).toBe(false)
    expect(await lookAtLink(token, 'confirm')).toBeNull()
  })

  test('who says nothing for two weeks lets it expire', async () => {
    const id = await full()
    await lookAfterRequests(later(13.9))
    expect(await stateOf(id)).toBe('waiting_contact')
    await lookAfterRequests(later(14.1))
    expect(await stateOf(id)).toBe('expired')
    expect(await caseOf()).toEqual(['closed'])
  })
})

describe('the owner stops it', () => {
  const WAYS: [string, () => Promise<unknown>][] = [
    ['by the link', async () => stopByLink(await tokenFor(person.email, 'stoppen'))],
    ['by signing in', () => newSession(person.id)],
    ['by an account that goes', () => owner`delete from users where id = ${person.id}`],
  ]

  describe.each(WAYS)('%s', (_way, stop) => {
    test.each([
      ['before anybody confirmed', async (id: string) => id],
      ['while it waits for the office', (id: string) => confirmed(id)],
      [
        'after it was approved',
        async (id: string) => {
          await confirmed(id)
          for (const one of [admin, staff]) await approveRequest(actorOf(one), id)
          await lookAfterRequests()
        },
      ],
    ])('%s', async (_when, goOn) => {
      const id = await full()
      await goOn(id)
      await stop()
      expect(await stateOf(id)).toBe('stopped')
      expect(await approveRequest(actorOf(admin), id)).toBe('gone')
      expect(await refuseRequest(actorOf(admin), id, 'no-death')).toBe(false)
      await lookAfterRequests()
      expect((await subjectsTo(member.email)).at(-1)).toBe('Tess Proef: uw aanvraag is gestopt')
      expect(
        await owner`select 1 from release_cases where state not in
        ('stopped', 'refused', 'closed') and subject_id = ${person.id}`,
      ).toHaveLength(0)
    })
  })

  test('for all who ask at that time', async () => {
    const other = await testUser('franchise')
    const ids = [await full(), await full({ by: other, contact: newEmail() })]
    await newSession(person.id)
    expect(await Promise.all(ids.map(stateOf))).toEqual(['stopped', 'stopped'])
  })

  test('but not by a password alone, where a second factor is asked for', async () => {
    const id = await full()
    await owner`update users set second_factor_since = now() where id = ${person.id}`
    await newSession(person.id)
    expect(await stateOf(id)).toBe('waiting_contact')
    await newSession(person.id, 'two factors')
    expect(await stateOf(id)).toBe('stopped')
  })
})

describe('two colleagues at once', () => {
  test('who approve are the two that it takes', async () => {
    const id = await confirmed(await full())
    const done = await Promise.all([admin, staff].map((one) => approveRequest(actorOf(one), id)))
    expect(done.toSorted()).toEqual(['completed', 'first'])
  })

  test('who refuse: the second is told', async () => {
    const id = await confirmed(await full())
    const done = await Promise.all(
      [admin, staff].map((one) => refuseRequest(actorOf(one), id, 'details-differ')),
    )
    expect(done.toSorted()).toEqual([false, true])
    expect((await stepsOf(id)).filter((step) => step === 'rejected')).toHaveLength(1)
  })

  test('and one who asks twice is one', async () => {
    const id = await confirmed(await full())
    const done = await Promise.all([admin, admin].map((one) => approveRequest(actorOf(one), id)))
    expect(done.toSorted()).toEqual(['again', 'first'])
  })
})

describe('the database', () => {
  test('lets no full file go with one colleague', async () => {
    const id = await confirmed(await full())
    await approveRequest(actorOf(staff), id)
    const forced = owner`update access_requests set state = 'completed' where id = ${id}`
    await expect(forced).rejects.toThrow('more colleagues have to approve')
  })

  test('lets who may not decide see and do nothing', async () => {
    const id = await confirmed(await full())
    for (const other of [member, person, await testUser()]) {
      expect(await requestFor(actorOf(other), id)).toBeNull()
      expect(await requestsToDecide(actorOf(other))).toEqual([])
      expect(await approveRequest(actorOf(other), id)).toBe('gone')
      expect(await refuseRequest(actorOf(other), id, 'no-death')).toBe(false)
    }
    expect(await stateOf(id)).toBe('pending_verification')
  })
})

describe('a member', () => {
  test('sees the own requests only, and asks for none once it is not active', async () => {
    const id = await full()
    const other = await testUser('franchise')
    expect((await ownRequests(member.id)).map((one) => one.id)).toEqual([id])
    expect(await ownRequests(other.id)).toEqual([])
    const [{ id: company = '' } = {}] = await owner<
      DbRow<'guild_memberships', 'member_id as id'>[]
    >`
      select member_id as id from guild_memberships where user_id = ${member.id}`
    await deactivateMember(actorOf(admin), company, 'asked')
    const more = fullRequest({ number: person.number, contact: person.trusted })
    expect(await askForFile(member.id, more)).toBeNull()
    expect(await askForFile(person.id, more)).toBeNull()
    expect(await stateOf(id)).toBe('waiting_contact')
  })

  test('is led to its request by a mail about it', async () => {
    const id = await full()
    await lookAfterRequests()
    const [mail] = await letters(member.email)
    expect(mail?.text).toContain(`/franchise/aanvragen/${id}`)
  })

  test('that never pays has asked for nothing after a month', async () => {
    const asking = fullRequest({ number: person.number, contact: person.trusted })
    const id = (await askForFile(member.id, asking)) ?? ''
    expect(await stateOf(id)).toBeUndefined()
    await lookAfterRequests(later(31))
    expect((await ownRequests(member.id)).map(({ state }) => state)).toEqual(['expired'])
    expect(await letters(member.email)).toEqual([])
  })

  test('that goes takes its requests along, and the case is closed', async () => {
    await full()
    await owner`delete from franchise_partners where id = (
      select member_id from guild_memberships where user_id = ${member.id})`
    expect(await caseOf()).toEqual(['closed'])
  })
})

test('whether there is such a file makes no difference in what the database is asked', async () => {
  const { numbers } = await toAskFor(owner)
  const sent: string[][] = []
  for (const number of Object.values(numbers)) {
    const request = fullRequest({ number, contact: person.trusted })
    sent.push(await statementsOf(() => askForFile(member.id, request)))
  }
  expect(sent[0]).toContain('commit')
  expect(new Set(sent.map(String)).size).toBe(1)
})

test('the job done again tells nobody twice', async () => {
  const id = await full()
  await Promise.all([lookAfterRequests(), lookAfterRequests()])
  expect(await letters(person.trusted)).toHaveLength(1)
  expect((await handledRequests(actorOf(admin))).some((one) => one.id === id)).toBe(false)
})

describe('a member whose trusted person does not answer', () => {
  /** Asks again, as the member's page does. */
  async function again(id: string, email: string, by = member) {
    const request = await ownRequest(member.id, id)
    if (!request?.asked) throw new Error('no such request')
    const contact = { contactNaam: 'Bram Proef', email }
    const done = await askContactAgain(by.id, { id, asked: request.asked }, contact)
    await lookAfterRequests()
    return done
  }

  test('mends the address: the first link works no more, and nobody else is told again', async () => {
    const wrong = newEmail()
    const id = await full({ contact: wrong })
    const first = await tokenFor(wrong, 'bevestigen')
    expect((await requestFor(actorOf(admin), id))?.contactKnown).toBe(false)

    expect(await again(id, person.trusted)).toBe(true)
    expect(await confirmByLink(first)).toBe(false)
    expect((await requestFor(actorOf(admin), id))?.contactKnown).toBe(true)
    expect((await ownRequest(member.id, id))?.asked).toMatchObject({
      vertrouwensEmail: person.trusted,
    })
    expect(await subjectsTo(member.email)).toEqual(['Tess Proef: wij hebben uw aanvraag ontvangen'])
    expect(await subjectsTo(person.email)).toHaveLength(1)
    expect(await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))).toBe(true)
    expect(await stepsOf(id)).toEqual([
      'unpaid',
      'waiting_contact',
      'waiting_contact',
      'waiting_time',
    ])
  })

  test('is shown to the office when the new address is a stranger’s', async () => {
    const id = await full()
    await again(id, newEmail())
    expect((await requestFor(actorOf(admin), id))?.contactKnown).toBe(false)
  })

  test('reaches no file that came to be only later', async () => {
    const contact = newEmail()
    const id = await full({ number: 'WR00000001', contact })
    await owner`insert into wish_file_numbers (number) values ('WR00000001')`
    await owner`
      update wishes set wish_file_number = 'WR00000001' where user_id = ${person.id}`
    expect(await again(id, contact)).toBe(true)
    expect((await requestFor(actorOf(admin), id))?.found).toBe(false)
  })

  test('cannot ask again once there is an answer, nor for the request of another', async () => {
    const id = await full()
    expect(await again(id, person.trusted, await testUser('franchise'))).toBe(false)
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    expect(await again(id, newEmail())).toBe(false)
    expect((await ownRequest(member.id, id))?.asked).toMatchObject({
      vertrouwensEmail: person.trusted,
    })
  })
})

describe('a request that its member withdraws', () => {
  test('ends before anybody answered, and whoever knew of it hears so', async () => {
    const id = await full()
    expect(await withdrawRequest(member.id, id)).toBe(true)
    await lookAfterRequests()
    expect([await stateOf(id), await caseOf()]).toEqual(['expired', ['closed']])
    expect(await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))).toBe(false)
    expect((await subjectsTo(person.email)).at(-1)).toBe(
      'Niemand krijgt iets te lezen: de aanvraag is ingetrokken',
    )
    expect((await subjectsTo(person.trusted)).at(-1)).toBe('U hoeft ons niet meer te antwoorden')
    const [toMember] = await letters(member.email)
    expect(toMember?.subject).toBe('Tess Proef: uw aanvraag is ingetrokken')
    expect(toMember?.text).toContain('U krijgt uw betaling niet terug.')
    expect(toMember?.text).toContain('Tess Proef trok deze aanvraag in op het gildedashboard.')
    expect(await noticesTo(member)).toEqual(['Een aanvraag is ingetrokken'])
    expect((await notedFor()).at(-1)).toBe('access.expire')
    expect(await ownRequest(member.id, id)).toMatchObject({ because: 'withdrawn' })
  })

  test('ends before anybody was asked, and its member alone hears so', async () => {
    const wanted = fullRequest({ number: person.number, contact: person.trusted })
    const id = await paidRequest(member, wanted)
    await withdrawRequest(member.id, id)
    await lookAfterRequests()
    expect(await subjectsTo(person.trusted)).toEqual([])
    expect(await subjectsTo(person.email)).toEqual([])
    expect(await subjectsTo(member.email)).toEqual(['Tess Proef: uw aanvraag is ingetrokken'])
    expect(await caseOf()).toEqual([])
  })

  test('ends while another is about to be asked, who hears nothing', async () => {
    const id = await full()
    const own = await ownRequest(member.id, id)
    if (!own?.asked) throw new Error('no such request')
    const contact = newEmail()
    await askContactAgain(
      member.id,
      { id, asked: own.asked },
      { contactNaam: 'Ria Proef', email: contact },
    )
    await withdrawRequest(member.id, id)
    await lookAfterRequests()
    expect(await subjectsTo(contact)).toEqual([])
  })

  test('names who did it in no other words than a name, and as somebody once they left', async () => {
    const doneBy = async (change: (id: string) => Promise<unknown>) => {
      const id = await full()
      await withdrawRequest(member.id, id)
      await change(member.id)
      await lookAfterRequests()
      return (await letters(member.email))[0]?.text
    }
    expect(
      await doneBy(
        (id) => owner`update guild_memberships set name = 'kijk.op.nl' where user_id = ${id}`,
      ),
    ).toContain('Iemand van uw bedrijf trok deze aanvraag in')
    expect(
      await doneBy((id) => owner`delete from guild_memberships where user_id = ${id}`),
    ).toContain('Iemand van uw bedrijf trok deze aanvraag in')
  })

  test.each([
    ['withdrawn', 'expired'],
    ['contact-silent', 'expired'],
    ['our-fault', 'rejected'],
    ['details-differ', 'rejected'],
    ['our-fault', 'stopped'],
  ])('is told nothing of money at its end where it cost nothing: %s, %s', async (why, end) => {
    const id = await full()
    const former = await full({ number: 'WR00000000', contact: newEmail() })
    await owner`
      update access_requests set instead_of = ${former}, state = ${end}, because = ${why}
       where id = ${id}`
    await lookAfterRequests()
    const [toMember] = await letters(member.email)
    expect(toMember?.text).toMatch(/ingetrokken|trok|verlopen|fout|kloppen niet|mogen goedkeuren/)
    expect(toMember?.text).not.toContain('betaling')
  })

  test('ends while the office decides, and who said yes hears that it does not go on', async () => {
    const id = await confirmed(await full())
    expect(await approveRequest(actorOf(staff), id)).toBe('first')
    expect(await withdrawRequest(member.id, id)).toBe(true)
    expect(await approveRequest(actorOf(admin), id)).toBe('gone')
    await lookAfterRequests()
    const [toContact] = await letters(person.trusted)
    expect(toContact?.subject).toBe('Niemand krijgt iets te lezen')
    expect(toContact?.text).toContain('De uitvaartondernemer trok de aanvraag in.')
    expect(await withdrawRequest(member.id, id)).toBe(false)
  })

  test('leaves what another member asked for the same file', async () => {
    const contact = newEmail()
    const others = await full({ by: await testUser('franchise'), contact })
    await withdrawRequest(member.id, await confirmed(await full()))
    expect(await stateOf(others)).toBe('waiting_contact')
    expect(await caseOf()).toEqual(['waiting'])
  })

  test('is not that of another member, not unpaid and not approved', async () => {
    const unpaid = await askForFile(
      member.id,
      fullRequest({ number: person.number, contact: newEmail() }),
    )
    expect(await withdrawRequest(member.id, unpaid ?? '')).toBe(false)
    const id = await confirmed(await full())
    expect(await withdrawRequest((await testUser('franchise')).id, id)).toBe(false)
    for (const one of [admin, staff]) await approveRequest(actorOf(one), id)
    expect(await withdrawRequest(member.id, id)).toBe(false)
    expect(await stateOf(id)).toBe('completed')
  })
})
