/** The job that makes the copy: broken off, or at work several times at once. */
import { describe, expect, test, vi } from 'vitest'
import { storage } from '#app/platform/storage/storage.server.ts'
import { isHeldUp } from '#tests/fixtures/faults/held-up.ts'
import { letters, subjectsTo } from '#tests/fixtures/people/letters.ts'
import { owner } from '#tests/setup/database.ts'
import { deliveryOf } from './delivered.server.ts'
import { deliverDue } from './job.server.ts'
import {
  member,
  person,
  approved,
  filesOf,
  caseOf,
  objects,
  later,
} from '#tests/fixtures/people/delivery.ts'

describe('broken off', () => {
  const failing = async (run: () => Promise<unknown>) =>
    expect(run()).rejects.toThrow('1 delivery steps failed')

  test.each(['the first', 'the last'] as const)('at %s document goes on', async (which) => {
    const id = await approved()
    const before = await objects()
    const disk = await storage()
    const put = vi.spyOn(disk, 'put')
    if (which === 'the last') put.mockImplementationOnce(disk.put.bind(disk))
    put.mockRejectedValueOnce(new Error('the disk is away'))
    await failing(() => deliverDue())
    put.mockRestore()
    expect(await caseOf()).toBe('approved')
    expect(await objects()).toEqual(before)
    expect(await deliveryOf(member.id, id)).toMatchObject({ problem: 'failed', failures: 1 })
    await deliverDue()
    expect(await filesOf(id)).toEqual([])
    await deliverDue(later(1))
    expect(await filesOf(id)).toHaveLength(2)
  })

  test('while it is finished leaves nothing half, and goes on', async () => {
    const id = await approved()
    const before = await objects()
    await owner`alter table deliveries add constraint broken check (delivered_at is null) not valid`
    await failing(() => deliverDue())
    await owner`alter table deliveries drop constraint broken`
    expect(await caseOf()).toBe('approved')
    expect(await objects()).toEqual(before)
    expect(await subjectsTo(member.email)).not.toContain('Tess Proef: alles staat klaar')
    await deliverDue(later(1))
    expect(await caseOf()).toBe('delivered')
    expect(await filesOf(id)).toHaveLength(2)
  })

  test('again and again is told once, to the office and to who waits for it', async () => {
    const id = await approved()
    const disk = await storage()
    const put = vi.spyOn(disk, 'put').mockRejectedValue(new Error('the disk is away'))
    for (const day of [1, 2, 3, 4]) await failing(() => deliverDue(later(day)))
    put.mockRestore()
    const told = (await letters('helpdesk@wensenregister.example')).filter(
      ({ subject, text }) => subject === 'Een levering lukt niet' && text.includes(id),
    )
    expect(told).toHaveLength(1)
    const delayed = 'Tess Proef: goedgekeurd, het klaarmaken duurt langer'
    expect((await subjectsTo(member.email)).filter((subject) => subject === delayed)).toHaveLength(
      1,
    )
    await deliverDue(later(5))
  })
})

describe('by several jobs at once', () => {
  const puts = async () => vi.spyOn(await storage(), 'put')
  const reads = () => owner`
    select 1 from audit_log where subject_id = ${person.id} and reason = 'delivery'`

  test('is made by one of them: read once, and copied once', async () => {
    const id = await approved()
    const put = await puts()
    await Promise.all([deliverDue(), deliverDue(), deliverDue()])
    expect(put).toHaveBeenCalledTimes(2)
    put.mockRestore()
    expect(await filesOf(id)).toHaveLength(2)
    expect(await reads()).toHaveLength(5)
  })

  test('is made by one of them, also when all found it before the first took it', async () => {
    const id = await approved()
    const put = await puts()
    const { jobs } = await owner.begin(async (sql) => {
      await sql`select 1 from deliveries where request_id = ${id} for update`
      const all = [deliverDue(), deliverDue(), deliverDue()]
      await isHeldUp(all.length)
      return { jobs: all }
    })
    await Promise.all(jobs)
    expect(put).toHaveBeenCalledTimes(2)
    put.mockRestore()
    expect(await reads()).toHaveLength(5)
  })

  test('is taken over from one that was killed, when its time is over', async () => {
    const id = await approved()
    await owner`
      update deliveries set taken_until = now() + interval '1 minute' where request_id = ${id}`
    await deliverDue()
    expect(await reads()).toEqual([])
    await owner`
      update deliveries set taken_until = now() - interval '1 second' where request_id = ${id}`
    await deliverDue()
    expect(await filesOf(id)).toHaveLength(2)
  })
})
