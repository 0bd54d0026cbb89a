/** Who gets a document of a delivery, and what is noted of it. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { fileViewsOf } from '#app/features/audit/file-views.server.ts'
import { storeDocument } from '#app/features/documents/documents.server.ts'
import { deactivateMember } from '#app/features/guild/change.server.ts'
import { Unavailable } from '#app/platform/unavailable.server.ts'
import { ownRequests } from '#app/features/release/request.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { subjectsWithoutLink } from '#tests/fixtures/people/letters.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { deliveryOf, downloadsOf, fetchDelivered, lookAtDelivery } from './delivered.server.ts'
import type { DeliveryPart } from './parts.ts'
import {
  member,
  person,
  answer,
  filesOf,
  delivered,
  bytesOf,
  getterOf,
  companyOf,
} from '#tests/fixtures/people/delivery.ts'

/** Whether somebody gets it; it is not read. */
async function isGiven(id: string, file = '', who = member): Promise<boolean> {
  const fetched = await fetchDelivered(getterOf(who), id, file)
  fetched?.contents.destroy()
  return fetched !== null
}

describe('a document of a delivery', () => {
  test('is for the member that asked for it: nobody else gets or sees it', async () => {
    const { id, files } = await delivered()
    const others = [await testUser('franchise'), await testUser('staff'), await testUser('admin')]
    for (const other of [...others, person]) {
      expect((await deliveryOf(other.id, id))?.files ?? []).toEqual([])
      expect(await fetchDelivered(getterOf(other), id, files[0]?.id ?? '')).toBeNull()
    }
    expect(await fetchDelivered(getterOf(member), randomUUID(), files[0]?.id ?? '')).toBeNull()
    expect((await fileViewsOf(person.id)).map(({ action }) => action)).not.toContain('access.fetch')
  })

  test.each([
    [
      'in a session of one factor',
      (id: string) => owner`
      update sessions set assurance = 'one factor' where user_id = ${id}`,
    ],
    [
      'first long after the person showed who they are',
      (id: string) => owner`
      update sessions set created_at = now() - interval '11 minutes' where user_id = ${id}`,
    ],
    [
      'in a session that waits for its second factor',
      (id: string) => owner`
      update sessions set state = 'pending' where user_id = ${id}`,
    ],
    [
      'in a session that has ended',
      (id: string) => owner`delete from sessions where user_id = ${id}`,
    ],
  ])('is not given %s, and nothing is noted', async (_how, change) => {
    const { id, files } = await delivered()
    await change(member.id)
    expect(await fetchDelivered(getterOf(member), id, files[0]?.id ?? '')).toBeNull()
    expect(
      await fetchDelivered(
        { ...getterOf(member), sessionId: tokenHash(person.token) },
        id,
        files[0]?.id ?? '',
      ),
    ).toBeNull()
    expect((await fileViewsOf(person.id)).map(({ action }) => action)).not.toContain('access.fetch')
  })

  test('is given long after that to who got one of the delivery before', async () => {
    const { id, files } = await delivered()
    expect(await isGiven(id, files[0]?.id)).toBe(true)
    await owner`
      update sessions set created_at = now() - interval '11 minutes' where user_id = ${member.id}`
    expect(await isGiven(id, files[1]?.id)).toBe(true)
  })

  test('is told of to the trusted person, once, when it is the first with wishes', async () => {
    const stored = await storeDocument(person.id, {
      purpose: 'document',
      name: 'rouwkaart.txt',
      nameWhenEmpty: 'x',
      description: '',
      contents: Readable.from([Buffer.from('Lieve allemaal')]),
    })
    expect(stored.ok).toBe(true)
    const { id, files } = await delivered()
    const fileOf = (wanted: DeliveryPart) => files.find(({ part }) => part === wanted)?.id
    const told = async () =>
      (await subjectsWithoutLink(person.trusted)).filter((subject) => subject.includes('heeft nu'))
    expect(await isGiven(id, fileOf('document'))).toBe(true)
    expect(await isGiven(id, fileOf('wishes'), await testUser('franchise'))).toBe(false)
    expect(await told()).toEqual([])
    await Promise.all([isGiven(id, fileOf('wishes')), isGiven(id, fileOf('run sheet'))])
    await isGiven(id, fileOf('wishes'))
    expect(await told()).toEqual(['Uitvaartzorg Proef heeft nu de wensen van Tess Proef'])
  })

  test('is noted each time that it is got, for its member, the office and its owner', async () => {
    const { id } = await delivered()
    await bytesOf(id, 'Draaiboek')
    await bytesOf(id, 'Draaiboek')
    const [sheet, booklet] = await filesOf(id)
    expect(sheet?.fetchedAt).toBeInstanceOf(Date)
    expect(booklet?.fetchedAt).toBeNull()
    const staff = await testUser('staff')
    // By one request, as far as the actor of a test says: that is how a ZIP is told.
    expect(await downloadsOf(actorOf(staff), id)).toMatchObject([
      { parts: ['run sheet', 'run sheet'], onBehalf: false, by: 'Tess Proef' },
    ])
    expect(await downloadsOf(actorOf(member), id)).toEqual([])
    expect((await fileViewsOf(person.id))[0]).toMatchObject({ action: 'access.fetch', by: 'guild' })
  })

  test('says first what a director needs at once, to who may get it, and notes that', async () => {
    await answer('praktisch', { burial: 'Begraven' })
    await answer('secret', { extraAttention: 'Niemand weet dit' })
    const { id } = await delivered()
    expect(await lookAtDelivery(getterOf(member), id)).toEqual({
      quote: null,
      burial: expect.stringContaining('Begrav'),
      insurance: null,
      call: { arrange: false, people: [{ name: 'Bram Proef', about: '', phone: null }] },
    })
    const [row] = await owner<DbRow<'delivery_files', 'sealed_first as sealed'>[]>`
      select sealed_first as sealed from delivery_files f
       where f.sealed_first is not null
         and f.delivery_id = (select id from deliveries where request_id = ${id})`
    expect(row?.sealed?.toString('latin1')).not.toContain('Begrav')
    const looks = (await fileViewsOf(person.id)).filter(({ action }) => action === 'access.look')
    expect(looks).toMatchObject([{ by: 'guild' }])
    expect((await filesOf(id)).every(({ fetchedAt }) => fetchedAt === null)).toBe(true)
  })

  test.each([
    [
      'to a session of one factor',
      (user: string) => owner`update sessions set assurance = 'one factor' where user_id = ${user}`,
    ],
    [
      'to who did not show who they are for ten minutes',
      (user: string) => owner`
        update sessions set created_at = now() - interval '11 minutes' where user_id = ${user}`,
    ],
  ])('says none of that %s', async (_whom, change) => {
    const { id } = await delivered()
    const other = await testUser('franchise')
    expect(await lookAtDelivery(getterOf(other), id)).toBeNull()
    await change(member.id)
    expect(await lookAtDelivery(getterOf(member), id)).toBeNull()
    expect((await fileViewsOf(person.id)).map(({ action }) => action)).not.toContain('access.look')
  })

  test('counts as got by its member, and by no other, once all of it was', async () => {
    const { id, files } = await delivered()
    const gotBy = async (user: TestUser) =>
      (await ownRequests(user.id)).find((one) => one.id === id)?.fetchedAt
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) {
      expect(await gotBy(member)).toBeNull()
      const fetched = await fetchDelivered(getterOf(member), id, file.id)
      fetched?.contents.destroy()
    }
    expect(await gotBy(member)).toBeInstanceOf(Date)
    expect(await gotBy(await testUser('franchise'))).toBeUndefined()
  })

  test('of a member that is not active any more is got by a colleague on its behalf', async () => {
    const { id, files } = await delivered()
    const [admin, staff] = [await testUser('admin'), await testUser('staff')]
    await deactivateMember(actorOf(admin), await companyOf(member), 'asked')
    expect(await fetchDelivered(getterOf(member), id, files[0]?.id ?? '')).toBeNull()
    expect((await deliveryOf(staff.id, id))?.files).toHaveLength(2)
    const signedInAt = (ago: string) => owner`
      update sessions set created_at = now() - ${ago}::interval where user_id = ${staff.id}`
    await signedInAt('11 minutes')
    expect(await fetchDelivered(getterOf(staff), id, files[0]?.id ?? '')).toBeNull()
    await signedInAt('0 minutes')
    expect(await isGiven(id, files[0]?.id, staff)).toBe(true)
    expect(await downloadsOf(actorOf(staff), id)).toMatchObject([{ onBehalf: true }])
    const [noted] = await owner<DbRow<'audit_log', 'reason!'>[]>`
      select reason from audit_log where subject_id = ${person.id} and action = 'access.fetch'`
    expect(noted?.reason).toBe('member-not-active')
  })

  test('whose bytes cannot be reached counts as got by nobody, so that nothing is deleted', async () => {
    const { id, files } = await delivered()
    const [kept] = await owner<DbRow<'delivery_files', 'storage_key as key'>[]>`
      select storage_key as key from delivery_files where id = ${files[0]?.id ?? ''}`
    await (await storage()).remove(kept?.key ?? '')
    const failed = await fetchDelivered(getterOf(member), id, files[0]?.id ?? '').catch(
      (error: unknown) => error,
    )
    // An error of the storage, which says nothing of the database.
    expect(failed).toMatchObject({ code: 'ENOENT' })
    expect(failed).not.toBeInstanceOf(Unavailable)
    expect(await downloadsOf(actorOf(await testUser('staff')), id)).toEqual([])
    expect((await fileViewsOf(person.id)).map(({ action }) => action)).not.toContain('access.fetch')
  })

  test('that was tampered with is not given', async () => {
    const { id, files } = await delivered()
    const [other] = await owner<DbRow<'delivery_files', 'sealed'>[]>`
      select sealed from delivery_files where id = ${files[1]?.id ?? ''}`
    await owner`update delivery_files set sealed = ${other?.sealed ?? ''} where id = ${files[0]?.id ?? ''}`
    await expect(fetchDelivered(getterOf(member), id, files[0]?.id ?? '')).rejects.toThrow(
      'unable to authenticate data',
    )
  })
})
