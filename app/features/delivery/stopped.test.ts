/** What stops a delivery, before the copy is made, meanwhile and after it. */
import { describe, expect, test, vi } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { stopByLink } from '#app/features/release/links.server.ts'
import { lateFetchesIn } from '#app/features/release/owner-requests.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import { lookAfterRequests } from '#tests/fixtures/jobs.ts'
import { tokenFor } from '#tests/fixtures/people/access-requests.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { newSession } from '#tests/fixtures/people/people.ts'
import { owner } from '#tests/setup/database.ts'
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

describe('stopped', () => {
  const WAYS: [string, () => Promise<unknown>][] = [
    ['by its owner who signs in', () => newSession(person.id)],
    ['by an account that goes', () => owner`delete from users where id = ${person.id}`],
    ['by a member that goes', () => removeMember()],
  ]

  test.each(WAYS)('before the copy is made, %s, nothing is delivered', async (_way, stop) => {
    const id = await approved()
    await stop()
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
      await stop()
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
      await stop()
      throw new Error('the disk is away')
    })
    await expect(deliverDue()).rejects.toThrow('1 deliverys failed')
    put.mockRestore()
    expect(await needsAPerson(delivery)).toBe(false)
    const told = (await letters('helpdesk@wensenregister.example')).filter(
      ({ subject, text }) => subject === 'Een levering lukt niet' && text.includes(id),
    )
    expect(told).toEqual([])
  })

  test.each(WAYS)('when it failed too often, %s, it needs nobody any more', async (_way, stop) => {
    const delivery = await failedBefore(await approved(), LATE_AFTER)
    expect(await needsAPerson(delivery)).toBe(true)
    await stop()
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
  ])('after it was got, %s, all are told that it was, and when', async (_way, stop, toTrusted) => {
    const { id } = await delivered()
    await bytesOf(id, 'Boekje voor de naasten')
    await lookAfterRequests()
    await stop()
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
    for (const to of [person.trusted, person.email])
      expect(await newest(to)).not.toContain('nog niets opgehaald')
    expect(await readOnly(asPerson(person.id), lateFetchesIn)).toMatchObject([
      { kind: 'full', fetchedAt: row?.at },
    ])
    expect(await readOnly(asPerson(member.id), lateFetchesIn)).toEqual([])
  })

  test.each(WAYS)('after it was delivered, %s, the keys are gone at once', async (_way, stop) => {
    const { id, files } = await delivered()
    await stop()
    expect(await fetchDelivered(getterOf(member), id, files[0]?.id ?? '')).toBeNull()
    expect(await owner`select 1 from delivery_files where id = ${files[0]?.id ?? ''}`).toEqual([])
  })
})
