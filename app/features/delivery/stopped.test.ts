/** What stops a delivery, before the copy is made, meanwhile and after it. */
import { describe, expect, test, vi } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { stopDelivery } from '#app/features/release/stops/stop-delivery.server.ts'
import type { DeskStop } from '#app/features/release/states.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { requestFor } from '#app/features/release/office-requests.server.ts'
import { stopByLink } from '#app/features/release/links.server.ts'
import { lateFetchesIn } from '#app/features/release/owner-requests.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import { lookAfterRequests } from '#tests/fixtures/jobs.ts'
import { fullRequest, paidRequest, tokenFor } from '#tests/fixtures/people/access-requests.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { newSession } from '#tests/fixtures/people/people.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { fetchDelivered } from './delivered.server.ts'
import { LATE_AFTER } from './term.ts'
import { deliverDue } from './job.server.ts'
import {
  member,
  person,
  approved,
  bytesOf,
  filesOf,
  delivered,
  objects,
  getterOf,
  companyOf,
} from '#tests/fixtures/people/delivery.ts'

async function removeMember() {
  await owner`delete from franchise_partners where id = ${await companyOf(member)}`
}

async function stoppedByDesk(id: string, because: DeskStop = 'said-to-live') {
  expect(await stopDelivery(actorOf(await testUser('staff')), id, because)).toBe(true)
}

describe('stopped', () => {
  const WAYS: [string, (id: string) => Promise<unknown>][] = [
    ['by its owner who signs in', () => newSession(person.id)],
    ['by a colleague', (id) => stoppedByDesk(id)],
    ['by an account that goes', () => owner`delete from users where id = ${person.id}`],
    ['by a member that goes', () => removeMember()],
  ]

  test.each(WAYS)('before the copy is made, %s, nothing is delivered', async (_way, stop) => {
    const id = await approved()
    await stop(id)
    await deliverDue()
    expect(await filesOf(id)).toEqual([])
    expect(await owner`select 1 from grants where subject_id = ${person.id}`).toEqual([])
  })

  test.each(WAYS)('while the copy is made, %s, nothing is delivered', async (_way, stop) => {
    const id = await approved()
    const before = await objects()
    const disk = await storage()
    const keep = disk.put.bind(disk)
    const put = vi.spyOn(disk, 'put').mockImplementationOnce(async (...given) => {
      await stop(id)
      return keep(...given)
    })
    await deliverDue()
    put.mockRestore()
    expect(await filesOf(id)).toEqual([])
    expect(await objects()).toEqual(before)
  })

  const needsAPerson = async (delivery: string) =>
    (await owner`select 1 from attention where kind = 'delivery' and about = ${delivery}`).length >
    0

  /** @returns the id of its delivery */
  async function failedBefore(id: string, times: number): Promise<string> {
    const [row] = await owner<DbRow<'deliveries', 'id'>[]>`
      update deliveries set failures = ${times}, problem = 'failed' where request_id = ${id}
      returning id`
    return row?.id ?? ''
  }

  test.each(WAYS)('while the copy fails once more, %s, nobody is told', async (_way, stop) => {
    const id = await approved()
    const delivery = await failedBefore(id, LATE_AFTER - 1)
    const put = vi.spyOn(await storage(), 'put').mockImplementationOnce(async () => {
      await stop(id)
      throw new Error('the disk is away')
    })
    await expect(deliverDue()).rejects.toThrow('1 delivery steps failed')
    put.mockRestore()
    expect(await needsAPerson(delivery)).toBe(false)
    const told = (await letters('helpdesk@wensenregister.example')).filter(
      ({ subject, text }) => subject === 'Een levering lukt niet' && text.includes(id),
    )
    expect(told).toEqual([])
  })

  test.each(WAYS)('when it failed too often, %s, it needs nobody any more', async (_way, stop) => {
    const id = await approved()
    const delivery = await failedBefore(id, LATE_AFTER)
    expect(await needsAPerson(delivery)).toBe(true)
    await stop(id)
    await owner`update deliveries set failures = failures + 1 where id = ${delivery}`
    expect(await needsAPerson(delivery)).toBe(false)
  })

  test.each([
    [
      'by its owner, by the link',
      async () => stopByLink(await tokenFor(person.email, 'stoppen')),
      'Wij willen graag weten hoe dit kon.',
    ],
    ['by a sign-in', () => newSession(person.id), 'Was u dat zelf, of iemand van de familie?'],
    ['by a colleague', (id: string) => stoppedByDesk(id), 'Het Wensenregister stopte het daarna.'],
  ])('after it was got, %s, all are told that it was, and when', async (_way, stop, toTrusted) => {
    const { id } = await delivered()
    await bytesOf(id, 'Boekje voor de naasten')
    await lookAfterRequests()
    await stop(id)
    await lookAfterRequests()
    const [row] = await owner<DbRow<'delivery_downloads', 'at'>[]>`
      select g.at from delivery_downloads g join deliveries d on d.id = g.delivery_id
       where d.request_id = ${id}`
    const got = `haalde de wensen op ${momentOf(row?.at ?? new Date(0))} al op`
    const newest = async (to: string) => (await letters(to))[0]?.text
    expect(await newest(member.email)).toContain(`U ${got}. Verwijder alles nu`)
    expect(await newest(person.trusted)).toContain(got)
    expect(await newest(person.trusted)).toContain(toTrusted)
    expect(await newest(person.email)).toContain(got.replace('de wensen', 'uw wensen'))
    const toOffice = (await letters('helpdesk@wensenregister.example')).map(
      ({ subject }) => subject,
    )
    expect(toOffice).toContain('Vandaag: Uitvaartzorg Proef had een gestopt dossier al opgehaald')
    for (const to of [person.trusted, person.email])
      expect(await newest(to)).not.toContain('nog niets opgehaald')
    expect(await readOnly(asPerson(person.id), lateFetchesIn)).toMatchObject([
      { kind: 'full', fetchedAt: row?.at },
    ])
    expect(await readOnly(asPerson(member.id), lateFetchesIn)).toEqual([])
  })

  test.each<[DeskStop, string]>([
    ['said-to-live', 'said-to-live'],
    ['our-fault', 'our-fault'],
    ['contact-unsure', 'stopped-with-other'],
    ['details-differ', 'stopped-with-other'],
  ])('for %s, another request for the file is said to be stopped for %s', async (why, told) => {
    const other = await testUser('franchise')
    const asked = fullRequest({ number: person.number, contact: person.trusted })
    const second = await paidRequest(other, asked)
    await lookAfterRequests()
    const id = await approved()
    await stoppedByDesk(id, why)
    expect(
      await owner`select state, because from access_requests where id = any(${[id, second]})
        order by id = ${second}`,
    ).toEqual([
      { state: 'stopped', because: why },
      { state: 'stopped', because: told },
    ])
  })

  test.each(WAYS)('after it was delivered, %s, the keys are gone at once', async (_way, stop) => {
    const { id, files } = await delivered()
    await stop(id)
    expect(await fetchDelivered(getterOf(member), id, files[0]?.id ?? '')).toBeNull()
    expect(await owner`select 1 from delivery_files where id = ${files[0]?.id ?? ''}`).toEqual([])
  })

  test.each<[DeskStop, string, number]>([
    ['said-to-live', 'Wij hoorden dat het overlijden niet klopt.', 0],
    ['contact-unsure', 'Wij zijn niet meer zeker van de vertrouwenspersoon.', 0],
    ['our-fault', 'U krijgt uw betaling terug', 1],
  ])(
    'by a colleague (%s): all read that the register did, and why',
    async (why, said, paidBack) => {
      const { id } = await delivered()
      await lookAfterRequests()
      await stoppedByDesk(id, why)
      await lookAfterRequests()
      const newest = async (to: string) => (await letters(to))[0]
      const toMember = await newest(member.email)
      expect(toMember?.text).toContain('Het Wensenregister stopte uw aanvraag.')
      expect(toMember?.text).toContain(said)
      expect(toMember?.text).toContain('U had nog niets opgehaald.')
      expect(toMember?.text).not.toContain('Uitvaart uiterlijk')
      expect((await newest(person.trusted))?.text).toContain(
        'Het Wensenregister stopte het daarna.',
      )
      expect((await newest(person.email))?.text).toContain(
        'Het Wensenregister stopte die aanvraag.',
      )
      const refunds = await owner`
      select 1 from graphile_worker._private_jobs where payload->>'requestId' = ${id}`
      expect(refunds).toHaveLength(paidBack)
      const logged = await owner`
      select detail, reason from audit_log where action = 'access.stop' and subject_id = ${person.id}`
      expect(logged).toEqual([{ detail: 'full', reason: why }])
    },
  )

  test('a colleague stops no delivery twice, nor one whose case was closed', async () => {
    const { id } = await delivered()
    await stoppedByDesk(id)
    const staff = actorOf(await testUser('staff'))
    expect(await stopDelivery(staff, id, 'our-fault')).toBe(false)
    expect(await requestFor(staff, id)).toMatchObject({ because: 'said-to-live', mayStop: false })
    await expect(
      stopDelivery(actorOf(await testUser('franchise')), id, 'our-fault'),
    ).rejects.toThrow('not allowed to decide')
  })
})
