/** Adding the certificate of a death, and who gets it. */
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { cleanUp } from '#app/features/manifests/cleaning.server.ts'
import { sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import { isHeldUp } from '#tests/fixtures/faults/held-up.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import {
  approveRequest,
  fullRequest,
  livingWillRequest,
  type Owner,
  ownerOfFile,
  paidRequest,
  unpaidRequest,
  waitingRequest,
} from '#tests/fixtures/people/access-requests.ts'
import { letters, subjectsTo } from '#tests/fixtures/people/letters.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import {
  askForCertificate,
  certificateOf,
  fetchCertificate,
  ownCertificate,
  storeCertificate,
} from './certificate.server.ts'
import { lookAfterRequests } from './job.server.ts'
import { requestFor } from './office-requests.server.ts'

let staff: TestUser
let member: TestUser
let person: Owner
let id: string

beforeAll(async () => {
  staff = await testUser('staff')
})

beforeEach(async () => {
  ;[member, person] = [await testUser('franchise'), await ownerOfFile()]
  id = await paidRequest(member, fullRequest({ number: person.number, contact: person.trusted }))
  await lookAfterRequests()
})

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const store = (by = member, request = id, bytes: Uint8Array = PDF, name = 'Akte van Gerda.pdf') =>
  storeCertificate(by.id, request, Readable.from([bytes]), name)
const fetched = async (by: TestUser, request = id) => {
  const found = await fetchCertificate(actorOf(by), request)
  return found && { name: found.name, contents: await buffer(found.contents) }
}
const objects = async () =>
  (
    await readdir(process.env.DOCUMENTS_FOLDER ?? '', { recursive: true, withFileTypes: true })
  ).filter((one) => one.isFile()).length

describe('the certificate of a death', () => {
  test('is kept sealed, and got by a colleague with a row in the log each time', async () => {
    expect(await store()).toEqual({ ok: true })
    expect((await ownCertificate(member.id, id)).name).toBe('Akte van Gerda.pdf')
    for (let count = 0; count < 2; count += 1)
      expect(await fetched(staff)).toEqual({ name: 'Akte van Gerda.pdf', contents: PDF })
    expect(
      await owner`
        select 1 from audit_log
         where subject_id = ${person.id} and actor_id = ${staff.id}
           and action = 'access.certificate'`,
    ).toHaveLength(2)
    const [row] = await owner<DbRow<'access_certificates', 'sealed'>[]>`
      select sealed from access_certificates where request_id = ${id}`
    expect(row?.sealed.includes('Gerda')).toBe(false)
  })

  test('is looked at by who fetched it, not by who fetched another, also of the same file', async () => {
    const other = await paidRequest(
      member,
      fullRequest({ number: person.number, contact: person.trusted }),
    )
    await lookAfterRequests()
    const sees = async (request: string) =>
      (await requestFor(actorOf(staff), request))?.sawCertificate
    await store()
    await store(member, other)
    await fetched(staff)
    expect([await sees(id), await sees(other)]).toEqual([true, false])
    await store(member, id, Buffer.concat([PDF, Buffer.from('%')]))
    expect(await sees(id)).toBe(false)
  })

  test('is heard of by who approves with it, until another takes its place', async () => {
    const asked = fullRequest({ number: person.number, contact: person.trusted })
    const request = await waitingRequest(member, asked)
    const heard = async () => (await requestFor(actorOf(staff), request))?.isHeard
    await store(member, request)
    await fetched(staff, request)
    const approval = { nagekeken: ['certificate-seen' as const] }
    expect(await approveRequest(actorOf(staff), request, approval)).toBe('first')
    expect(await heard()).toBe(true)
    await store(member, request, Buffer.concat([PDF, Buffer.from('%')]))
    expect(await heard()).toBe(false)
  })

  test('may be added before the payment as well', async () => {
    expect(await store(member, await unpaidRequest(member.id))).toEqual({ ok: true })
  })

  test('that is sent twice is kept once, as it was first', async () => {
    const before = await objects()
    expect(await Promise.all([store(), store()])).toEqual([{ ok: true }, { ok: true }])
    const { addedAt } = await ownCertificate(member.id, id)
    expect(await store()).toEqual({ ok: true })
    expect((await ownCertificate(member.id, id)).addedAt).toEqual(addedAt)
    expect(await objects()).toBe(before + 1)
  })

  test('that was lost is kept again when it is sent again', async () => {
    await store()
    const [row] = await owner<DbRow<'access_certificates', 'storage_key as key'>[]>`
      select storage_key as key from access_certificates where request_id = ${id}`
    await (await storage()).remove(row?.key ?? '')
    expect(await store()).toEqual({ ok: true })
    expect(await fetched(staff)).toEqual({ name: 'Akte van Gerda.pdf', contents: PDF })
  })

  test('that is sent at once with another leaves one of them', async () => {
    const before = await objects()
    const other = Buffer.concat([PDF, Buffer.from('%')])
    const all = [store(), store(member, id, other), store(), store(member, id, other)]
    for (const stored of await Promise.all(all)) expect(stored).toEqual({ ok: true })
    expect(await owner`select 1 from access_certificates where request_id = ${id}`).toHaveLength(1)
    expect(await objects()).toBe(before + 1)
  })

  test('waits for another one of that request, and takes its place', async () => {
    const before = await objects()
    const { done } = await owner.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`certificate ${id}`}, 0))`
      const waiting = store()
      await isHeldUp()
      const first = randomUUID()
      const sealed = sealForSystem({ name: 'a', key: 'b' }, `access_certificates ${first}`)
      await sql`
        insert into access_certificates (id, request_id, kind, size, sealed, storage_key)
        values (${first}, ${id}, 'pdf', 1, ${sealed}, ${randomUUID()})`
      return { done: waiting }
    })
    expect(await done).toEqual({ ok: true })
    expect(await objects()).toBe(before + 1)
  })

  test('takes the place of the one before, of which nothing stays', async () => {
    await store()
    const before = await objects()
    expect(await store(member, id, PDF, 'beter.pdf')).toEqual({ ok: true })
    expect((await fetched(staff))?.name).toBe('beter.pdf')
    expect(await objects()).toBe(before)
  })

  test.each([
    ['a text', Buffer.from('Gerda is overleden.'), 'kind'],
    ['nothing', Buffer.alloc(0), 'empty'],
    ['more than 10 MB', Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]), 'tooLarge'],
  ])('is not %s', async (_what, bytes, reason) => {
    const before = await objects()
    expect(await store(member, id, bytes)).toEqual({ ok: false, reason })
    expect([(await ownCertificate(member.id, id)).addedAt, await objects()]).toEqual([null, before])
  })

  test('is added by nobody else, to no living will, and not after the end', async () => {
    const over = { ok: false, reason: 'over' }
    const before = await objects()
    expect(await store(await testUser('franchise'))).toEqual(over)
    expect(await store(staff)).toEqual(over)
    const asked = livingWillRequest({ number: person.number, contact: person.trusted })
    expect(await store(member, await paidRequest(member, asked))).toEqual(over)
    await owner`update access_requests set state = 'stopped' where id = ${id}`
    expect(await store()).toEqual(over)
    expect(await objects()).toBe(before)
  })

  test('is got by nobody who does not decide', async () => {
    await store()
    for (const other of [member, person, await testUser('franchise')])
      expect(await fetched(other)).toBeNull()
    expect((await ownCertificate((await testUser('franchise')).id, id)).addedAt).toBeNull()
    expect((await certificateOf(actorOf(member), id)).addedAt).toBeNull()
  })

  test('goes 90 days after the end of the request', async () => {
    await store()
    await owner`update access_requests set state = 'stopped' where id = ${id}`
    const left = () => owner`select 1 from access_certificates where request_id = ${id}`
    await owner`update access_requests set changed_at = now() - interval '89 days' where id = ${id}`
    await cleanUp()
    expect(await left()).toHaveLength(1)
    await owner`update access_requests set changed_at = now() - interval '91 days' where id = ${id}`
    await cleanUp()
    expect(await left()).toHaveLength(0)
  })

  test('is asked for by the office once a day, and not where there is one', async () => {
    expect(await askForCertificate(actorOf(member), id)).toBe(false)
    expect(await askForCertificate(actorOf(staff), id)).toBe(true)
    expect(await askForCertificate(actorOf(staff), id)).toBe(false)
    expect(await subjectsTo(member.email)).toContain(
      'Tess Proef: stuurt u ons de akte van overlijden?',
    )
    expect((await letters(member.email))[0]?.text).toMatch(/Over: Tess Proef\s+Dossiernummer: WR/)
    await owner`update access_requests set certificate_asked_at = null where id = ${id}`
    await store()
    expect(await askForCertificate(actorOf(staff), id)).toBe(false)
  })

  test('is asked of no member that was stopped, until it takes part again', async () => {
    const setMember = (status: 'active' | 'inactive') => owner`
      update franchise_partners f set status = ${status} from guild_memberships m
       where m.member_id = f.id and m.user_id = ${member.id}`
    await setMember('inactive')
    const before = await subjectsTo(member.email)
    expect(await askForCertificate(actorOf(staff), id)).toBe(false)
    expect(await subjectsTo(member.email)).toEqual(before)
    await setMember('active')
    expect(await askForCertificate(actorOf(staff), id)).toBe(true)
  })
})
