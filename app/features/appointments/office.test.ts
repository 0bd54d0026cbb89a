/** What the office does with appointments for someone on the telephone. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#app/access/actor.ts'
import { randomToken } from '#app/platform/keys/crypto.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import {
  appointmentFor,
  book,
  bookFor,
  cancelFor,
  findAppointment,
  moveAppointment,
  moveFor,
  plannedAppointments,
} from './booking.server.ts'

const NOW = new Date('2027-01-08T08:00Z')

let staff: Actor

beforeAll(async () => {
  staff = actorOf(await testUser('staff'))
})

const booking = (day: string, time = '10:00') => ({
  token: randomToken(),
  kind: 'online' as const,
  location: null,
  slot: { day, time },
  person: { name: 'Bep Visser', email: newEmail(), phone: '06-12345678', remarks: '' },
})

/** As a page of the office shows it. */
async function shown(one: ReturnType<typeof booking>) {
  const all = await plannedAppointments(staff.id, NOW)
  const found = all.find(({ person }) => person.email === one.person.email)
  const appointment = await appointmentFor(staff, found?.id ?? '', NOW)
  if (!appointment) throw new Error('not there')
  return appointment
}

const notedBy = async ({ id }: Actor) =>
  (
    await owner<{ line: string }[]>`
      select concat_ws(' ', action, reason) as line from audit_log
       where actor_id = ${id} order by id`
  ).map(({ line }) => line)

describe('an appointment that a colleague books', () => {
  test('has the mails and the links of any other, says who booked it, and is in the log', async () => {
    const one = booking('2027-03-01')
    expect(await bookFor(staff, one, NOW)).toEqual({ ok: true })
    expect(await bookFor(staff, one, NOW)).toEqual({ ok: true })
    expect(await shown(one)).toMatchObject({
      bookedBy: { isOwn: true, name: 'Tess Proef' },
      isOpen: true,
      sequence: 0,
    })
    const colleague = actorOf(await testUser('staff'), 'staff')
    const [seen] = (await plannedAppointments(colleague.id, NOW)).filter(
      ({ person }) => person.email === one.person.email,
    )
    expect(seen?.bookedBy).toEqual({ isOwn: false, name: 'Tess Proef' })
    const [mail, ...more] = await letters(one.person.email)
    expect([mail?.subject, more]).toEqual(['Uw afspraak met het Wensenregister', []])
    expect(mail?.text).toContain(`/afspraak/wijzigen?token=${one.token}`)
    expect(await notedBy(staff)).toEqual(['appointment.book'])
  })

  test('gets no time that someone else has, nor one on a closed day', async () => {
    const visitor = { ...booking('2027-03-02'), customerUserId: null }
    await book(visitor, NOW)
    const taken = { ok: false, reason: 'taken' }
    expect(await bookFor(staff, booking('2027-03-02'), NOW)).toEqual(taken)
    expect(await bookFor(staff, booking('2027-03-06'), NOW)).toEqual(taken)
    const both = await Promise.all([1, 2].map(() => bookFor(staff, booking('2027-03-03'), NOW)))
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })

  test.each([['franchise'], []] as const)('is none by who is %s', async (...roles) => {
    const other = actorOf(await testUser(...roles))
    await expect(bookFor(other, booking('2027-03-04'), NOW)).rejects.toMatchObject({
      code: '42501',
    })
  })
})

describe('an appointment of who has no e-mail address', () => {
  const [phone, slot] = ['038-7654321', { day: '2027-03-23', time: '10:30' }]

  test('mails the office alone, which is told to ring, and the list says so', async () => {
    const person = { name: 'Rinus Doof', email: '', phone, remarks: 'Ik hoor slecht' }
    const place = { kind: 'locatie', location: 'zwolle' } as const
    const one = { ...booking('2027-03-22', '09:00'), ...place, person }
    const toOffice = async () => {
      const [mail] = (await letters('helpdesk@wensenregister.example')).filter(({ text }) =>
        text.includes('Rinus Doof'),
      )
      return mail
    }
    const row = async () => {
      const planned = await plannedAppointments(staff.id, NOW)
      const id = planned.find(({ person: { name } }) => name === 'Rinus Doof')?.id ?? ''
      return (await appointmentFor(staff, id, NOW)) ?? { id, sequence: -1, mail: null }
    }
    expect(await bookFor(staff, one, NOW)).toEqual({ ok: true })
    expect((await row()).mail).toBe('call')
    expect((await toOffice())?.text).toContain('E-mail: niet opgegeven')
    expect((await toOffice())?.text).toContain('zegt aan de telefoon wanneer en waar')
    expect((await toOffice())?.attachment?.text).not.toContain('ATTENDEE')

    expect(await moveFor(staff, await row(), slot, NOW)).toEqual({ ok: true })
    expect((await toOffice())?.text).toContain('Bel met de nieuwe tijd.')
    expect((await row()).mail).toBe('call')

    expect(await cancelFor(staff, await row(), 'ill', NOW)).toBe(true)
    expect((await toOffice())?.text).toContain('Bel dat het gesprek niet doorgaat.')
    expect(await letters('')).toEqual([])
  })
})

describe('an appointment that a visitor booked', () => {
  async function booked(day: string) {
    const one = { ...booking(day), customerUserId: null }
    await book(one, NOW)
    return one
  }

  test('is moved, with a mail that says who did it and the link that the visitor has', async () => {
    const one = await booked('2027-03-08')
    const before = await shown(one)
    expect(before.bookedBy).toBeNull()
    const slot = { day: '2027-03-09', time: '11:00' }
    expect(await moveFor(staff, before, slot, NOW)).toEqual({ ok: true })
    const [mail] = await letters(one.person.email)
    expect(mail?.text).toContain('Wij hebben uw afspraak verzet.')
    expect(mail?.text).toContain('dinsdag 9\u00a0maart 2027')
    expect(mail?.text).toContain(`/afspraak/wijzigen?token=${one.token}`)
    expect((await findAppointment(one.token, NOW))?.start).toEqual(new Date('2027-03-09T10:00Z'))
  })

  test('is cancelled with a reason that the visitor reads', async () => {
    const one = await booked('2027-03-10')
    expect(await cancelFor(staff, await shown(one), 'ill', NOW)).toBe(true)
    const [mail] = await letters(one.person.email)
    expect(mail?.subject).toBe('Uw afspraak is geannuleerd')
    expect(mail?.text).toContain('Onze collega is ziek.')
    expect(mail?.text).not.toContain('niet zelf gedaan')
    expect((await findAppointment(one.token, NOW))?.status).toBe('cancelled')
    expect(await notedBy(staff)).toContain('appointment.cancel ill')
  })

  test('is not changed by who did not see the last change, nor when it is over', async () => {
    const one = await booked('2027-03-11')
    const before = await shown(one)
    await moveAppointment(one.token, { day: '2027-03-12', time: '10:00' }, NOW)
    const slot = { day: '2027-03-15', time: '10:00' }
    expect(await moveFor(staff, before, slot, NOW)).toEqual({ ok: false, reason: 'other' })
    expect(await cancelFor(staff, before, 'asked', NOW)).toBe(false)
    const later = new Date('2027-04-01T08:00Z')
    expect(await cancelFor(staff, await shown(one), 'asked', later)).toBe(false)
    expect((await findAppointment(one.token, NOW))?.status).toBe('scheduled')
  })

  test('is not moved to a time that someone else has', async () => {
    const [one, other] = [await booked('2027-03-16'), await booked('2027-03-17')]
    expect(await moveFor(staff, await shown(one), other.slot, NOW)).toEqual({
      ok: false,
      reason: 'taken',
    })
  })

  test('is out of reach of who may not', async () => {
    const one = await booked('2027-03-18')
    const before = await shown(one)
    const other = actorOf(await testUser('franchise'))
    expect(await appointmentFor(other, before.id, NOW)).toBeNull()
    expect(await cancelFor(other, before, 'asked', NOW)).toBe(false)
  })
})
