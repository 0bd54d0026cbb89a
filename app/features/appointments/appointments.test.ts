import { describe, expect, test } from 'vitest'
import { letters } from '#tests/fixtures/people/letters.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import type { KeptMail } from '#app/features/mail/mailbox.server.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import {
  book,
  type Booking,
  cancel,
  findAppointment,
  findFreeTimes,
  moveAppointment,
  plannedAppointments,
} from './booking.server.ts'

process.env.LOG_LEVEL = 'silent'
// A Tuesday on which the office is closed.
process.env.CLOSED_DAYS = '2027-02-09'
process.env.ADDRESS_ZWOLLE =
  'Dorpsstraat 1 | 8011 AB | Zwolle | Parkeren kan voor de deur; de bel is rechts.'

/** A Friday, in winter time; each test has a week of its own. */
const NOW = new Date('2027-01-08T08:00Z')

let people = 0
function booking(changes: Partial<Booking> & { day?: string; time?: string } = {}): Booking {
  const { day = '2027-01-11', time = '10:00', ...rest } = changes
  people += 1
  return {
    token: randomToken(),
    customerUserId: null,
    kind: 'online',
    location: null,
    slot: { day, time },
    person: {
      name: 'Anna de Wit',
      email: `bezoeker${people}@example.nl`,
      phone: '06-12345678',
      remarks: 'Graag over muziek',
    },
    ...rest,
  }
}

const at = (one: Booking, now = NOW) => book(one, now)
const times = async (day: string, kind: 'online' | 'locatie' = 'online', now = NOW) =>
  (await findFreeTimes({ kind, location: kind === 'locatie' ? 'zwolle' : null }, day, { now }))
    .times

/** A property of a calendar entry, its folded lines put together. */
const property = (mail: KeptMail | undefined, name: string) =>
  new RegExp(`^${name}[^:\\r\\n]*:(.*)$`, 'm')
    .exec(mail?.attachment?.text.replace(/\r\n[ \t]/g, '') ?? '')?.[1]
    ?.trim()

async function rowOf({ token }: Booking) {
  const [row] = await owner`select * from appointments where token_hash = ${tokenHash(token)}`
  return row
}

describe('free times', () => {
  test('online are half hours, in a place an hour and a half, in the opening hours', async () => {
    const online = await times('2027-01-12')
    expect(online).toHaveLength(16)
    expect([online[0], online.at(-1)]).toEqual(['09:00', '16:30'])
    expect(await times('2027-01-12', 'locatie')).toEqual([
      '09:00',
      '10:30',
      '12:00',
      '13:30',
      '15:00',
    ])
  })

  test.each([
    ['a Saturday', '2027-01-09'],
    ['a Sunday', '2027-01-10'],
    ['Easter Monday', '2027-03-29'],
    ['the King’s birthday', '2027-04-27'],
    ['Ascension Day', '2027-05-06'],
    ['Whit Monday', '2027-05-17'],
    ['a day on which the office is closed', '2027-02-09'],
    ['yesterday', '2027-01-07'],
    ['more than half a year ahead', '2027-07-12'],
    ['the end of time', '9999-12-31'],
    ['before the first year', '0000-01-03'],
  ])('there are none on %s', async (_, day) => {
    expect(await times(day)).toEqual([])
  })

  test('there are some on days that only look like holidays', async () => {
    // Good Friday and, in most years, Liberation Day are working days for an office.
    expect(await times('2027-03-26')).toHaveLength(16)
    expect(await times('2027-05-05')).toHaveLength(16)
  })

  test('begin two hours from now', async () => {
    expect((await times('2027-01-08'))[0]).toBe('11:00')
    expect((await times('2027-01-08', 'online', new Date('2027-01-08T08:01Z')))[0]).toBe('11:30')
  })

  test('without a day are those of the first day that has one', async () => {
    // Friday afternoon: after the weekend.
    const now = new Date('2027-02-12T15:30Z')
    const free = await findFreeTimes({ kind: 'online', location: null }, '', { now })
    expect(free).toMatchObject({ day: '2027-02-15', next: undefined })
    const saturday = await findFreeTimes({ kind: 'online', location: null }, '2027-02-13', { now })
    expect(saturday).toEqual({ day: '2027-02-13', times: [], next: '2027-02-15' })
  })

  test.each([
    [
      'summer',
      '2027-03-20T08:00Z',
      '2027-03-26',
      '2027-03-26T08:00',
      '2027-03-30',
      '2027-03-30T07:00',
    ],
    [
      'winter',
      '2027-10-20T08:00Z',
      '2027-10-29',
      '2027-10-29T07:00',
      '2027-11-01',
      '2027-11-01T08:00',
    ],
  ])('keep to the Dutch clock over the change to %s time', async (_, now, ...days) => {
    for (const [day, moment] of [days.slice(0, 2), days.slice(2)]) {
      const one = booking({ day, time: '09:00' })
      expect(await at(one, new Date(now))).toEqual({ ok: true })
      expect((await rowOf(one))?.scheduled_date.toISOString()).toBe(`${moment}:00.000Z`)
    }
  })
})

test('where weeks are full, the first free day is found beyond them', async () => {
  // Every hour of three weeks and a day, nights and weekends too.
  await owner`
    insert into appointments (id, appointment_type, scheduled_date, duration_minutes, ends_at,
                              location, notes, token_hash)
    select gen_random_uuid(), 'location_consultation', at, 60, at + interval '1 hour', 'oegstgeest',
           'x', sha256(at::text::bytea)
      from generate_series(timestamptz '2027-06-01T00:00Z', '2027-06-22T23:00Z', '1 hour') at`
  const now = new Date('2027-05-31T08:00Z')
  const wanted = { kind: 'locatie', location: 'oegstgeest' } as const
  const full = await findFreeTimes(wanted, '2027-06-01', { now })
  const other = await findFreeTimes({ ...wanted, location: 'zwolle' }, '2027-06-01', { now })
  // What is not sealed would spoil the list of the office.
  await owner`delete from appointments where notes = 'x'`
  expect(full).toMatchObject({ times: [], next: '2027-06-23' })
  expect(other.times).toHaveLength(5)
})

describe('booking', () => {
  test('keeps the appointment, sealed for the office, and takes the time', async () => {
    const { id } = await testUser()
    const one = booking({ day: '2027-01-13', customerUserId: id })
    expect(await at(one)).toEqual({ ok: true })
    const row = await rowOf(one)
    expect(row).toMatchObject({
      customer_user_id: id,
      appointment_type: 'online_consultation',
      duration_minutes: 30,
      location: null,
      status: 'scheduled',
    })
    expect(row?.scheduled_date.toISOString()).toBe('2027-01-13T09:00:00.000Z')
    const [text] =
      await owner`select appointments::text as all from appointments where id = ${row?.id}`
    // Ids are made by chance, of digits and hyphens as well.
    const said = String(text?.all).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    for (const secret of ['Anna', 'bezoeker', '06-1', one.token]) expect(said).not.toContain(secret)
    expect(await times('2027-01-13')).not.toContain('10:00')
  })

  test('of a place takes the time there only', async () => {
    const slot = { day: '2027-01-14', time: '10:30' }
    const zwolle = booking({ kind: 'locatie', location: 'zwolle', slot })
    expect(await at(zwolle)).toEqual({ ok: true })
    expect(await rowOf(zwolle)).toMatchObject({
      appointment_type: 'location_consultation',
      duration_minutes: 90,
      location: 'zwolle',
    })
    expect(await at(booking({ kind: 'locatie', location: 'zwolle', slot }))).toMatchObject({
      reason: 'taken',
    })
    expect(await at(booking({ kind: 'locatie', location: 'oegstgeest', slot }))).toEqual({
      ok: true,
    })
    expect(await at(booking({ slot }))).toEqual({ ok: true })
  })

  test('of one time by twenty at once: exactly one gets it', async () => {
    const all = Array.from({ length: 20 }, () => booking({ day: '2027-01-15' }))
    const results = await Promise.all(all.map((one) => at(one)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter((result) => !result.ok && result.reason === 'taken')).toHaveLength(19)
    const rows = await owner`
      select 1 from appointments where scheduled_date = '2027-01-15T09:00Z' and location is null`
    expect(rows).toHaveLength(1)
  })

  test('twice is refused by the database itself', async () => {
    const one = booking({ day: '2027-01-18' })
    await at(one)
    await expect(
      owner`
        insert into appointments (id, appointment_type, scheduled_date, duration_minutes, ends_at, notes, token_hash)
        select gen_random_uuid(), appointment_type, scheduled_date + interval '10 minutes', 30,
               ends_at + interval '10 minutes', notes, ${tokenHash(randomToken())}
          from appointments where token_hash = ${tokenHash(one.token)}`,
    ).rejects.toMatchObject({ code: '23P01' })
  })

  test.each([
    ['outside the opening hours', { time: '17:00' }],
    ['between two times', { time: '10:10' }],
    ['that does not exist', { time: '99:99' }],
    ['on a Sunday', { day: '2027-01-17' }],
    ['in the past', { day: '2027-01-07' }],
  ])('at a time %s is refused', async (_, wrong) => {
    const one = booking(wrong)
    expect(await at(one)).toEqual({ ok: false, reason: 'taken' })
    expect(await letters(one.person.email)).toEqual([])
  })

  test('again with the same form gives the same appointment, and no other', async () => {
    const one = booking({ day: '2027-01-19' })
    const results = await Promise.all([at(one), at(one), at(one)])
    expect(results).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(await letters(one.person.email)).toHaveLength(1)
    const other = { ...one, slot: { day: '2027-01-19', time: '11:00' } }
    expect(await at(other)).toEqual({ ok: false, reason: 'other' })
    expect(await times('2027-01-19')).toContain('11:00')
  })
})

describe('the mails', () => {
  test('bring the visitor and the office the facts and the calendar entry', async () => {
    const one = booking({
      day: '2027-01-20',
      kind: 'locatie',
      location: 'oegstgeest',
      time: '13:30',
    })
    await at(one)
    const [mail] = await letters(one.person.email)
    expect(mail?.subject).toBe('Uw afspraak met het Wensenregister')
    for (const fact of [
      'woensdag 20\u00a0januari 2027',
      '13.30 tot 15.00 uur',
      'Plaats: Oegstgeest',
    ])
      expect(`${mail?.text}`).toContain(fact)
    for (const page of ['wijzigen', 'annuleren'])
      expect(mail?.text).toContain(`/afspraak/${page}?token=${one.token}`)
    expect(mail?.attachment?.type).toContain('method=REQUEST')
    expect(property(mail, 'METHOD')).toBe('REQUEST')
    expect(property(mail, 'SEQUENCE')).toBe('0')
    expect(property(mail, 'DTSTART')).toBe('20270120T123000Z')
    expect(property(mail, 'DTEND')).toBe('20270120T140000Z')
    expect(property(mail, 'ORGANIZER')).toBe('mailto:helpdesk@wensenregister.example')
    expect(property(mail, 'ATTENDEE')).toMatch(new RegExp(`mailto:${one.person.email}$`, 'i'))

    const office = (await letters('helpdesk@wensenregister.example')).find(({ text }) =>
      text.includes(one.person.email),
    )
    expect(office?.subject).toBe('Nieuwe afspraak')
    for (const fact of ['Anna de Wit', '06-12345678', 'Graag over muziek'])
      expect(office?.text).toContain(fact)
    expect(office?.text).not.toContain(one.token)
  })

  test.each([
    {
      where: 'in a place with an address bring it',
      at: { kind: 'locatie', location: 'zwolle', day: '2027-02-10' },
      visitor: ['Plaats: Dorpsstraat 1, 8011 AB Zwolle', 'Route: Parkeren kan voor de deur'],
      office: 'De bezoeker heeft het adres al.',
      place: 'Dorpsstraat 1\\, 8011 AB Zwolle',
      route: 'Parkeren kan voor de deur\\; de bel is rechts.',
    },
    {
      where: 'in a place without one say that it follows',
      at: { kind: 'locatie', location: 'oegstgeest', day: '2027-02-10' },
      visitor: ['Plaats: Oegstgeest', 'Wij mailen u het adres zo snel mogelijk.'],
      office: 'Mail de bezoeker zo snel mogelijk het adres.',
      place: 'Oegstgeest',
      route: undefined,
    },
    {
      where: 'online say when the link comes',
      at: { kind: 'online', location: null, day: '2027-02-10', time: '12:00' },
      visitor: ['online, via een videogesprek', 'Uiterlijk een uur voor het gesprek'],
      office: 'uiterlijk een uur voor het gesprek de link van het videogesprek',
      place: 'online\\, via een videogesprek',
      route: undefined,
    },
  ] as const)('about a conversation $where', async ({ at: when, ...expected }) => {
    const one = booking({ time: '10:30', ...when })
    await at(one)
    const [mail] = await letters(one.person.email)
    for (const text of expected.visitor) expect(mail?.text).toContain(text)
    expect(property(mail, 'LOCATION')).toBe(expected.place)
    const asks = 'Vragen? Mail ons: helpdesk@wensenregister.example.'
    expect(property(mail, 'DESCRIPTION')).toBe([expected.route, asks].filter(Boolean).join(' '))
    const office = (await letters('helpdesk@wensenregister.example')).find(({ text }) =>
      text.includes(one.person.email),
    )
    expect(office?.text).toContain(expected.office)
  })

  test('keep the entry and raise its sequence when the appointment moves, and take it away', async () => {
    const one = booking({ day: '2027-01-21' })
    await at(one)
    expect(await moveAppointment(one.token, { day: '2027-01-22', time: '09:30' }, NOW)).toEqual({
      ok: true,
    })
    expect(await cancel(one.token, NOW)).toBe(true)
    const [cancelled, changed, booked] = await letters(one.person.email)
    const uid = property(booked, 'UID')
    expect(uid).toMatch(/^[0-9a-f-]{36}@localhost$/)
    expect([changed, cancelled].map((mail) => property(mail, 'UID'))).toEqual([uid, uid])
    expect([booked, changed, cancelled].map((mail) => property(mail, 'SEQUENCE'))).toEqual([
      '0',
      '1',
      '2',
    ])
    expect(property(changed, 'METHOD')).toBe('REQUEST')
    expect(property(changed, 'DTSTART')).toBe('20270122T083000Z')
    expect(property(cancelled, 'METHOD')).toBe('CANCEL')
    expect(property(cancelled, 'STATUS')).toBe('CANCELLED')
    expect(cancelled?.attachment?.type).toContain('method=CANCEL')
    expect(cancelled?.text).not.toContain(one.token)
  })

  test('that cannot be queued leave the appointment; visitor and office hear of it', async () => {
    const office = await testUser('staff')
    const one = booking({ day: '2027-01-25' })
    await owner`revoke insert on mails from wensenregister_app`
    try {
      expect(await at(one)).toEqual({ ok: true })
    } finally {
      await owner`grant insert on mails to wensenregister_app`
    }
    expect(await findAppointment(one.token, NOW)).toMatchObject({
      status: 'scheduled',
      mail: 'failed',
    })
    const planned = await plannedAppointments(office.id, NOW)
    expect(planned.find(({ person }) => person.email === one.person.email)?.mail).toBe('failed')
  })

  test('that never got away are known later as well', async () => {
    const one = booking({ day: '2027-01-26' })
    await at(one)
    const state = async () => (await findAppointment(one.token, NOW))?.mail
    expect(await state()).toBe('queued')
    const id = (await rowOf(one))?.mail_id
    await owner`update mails set status = 'needs_review' where id = ${id}`
    expect(await state()).toBe('failed')
    await owner`update mails set status = 'sent' where id = ${id}`
    expect(await state()).toBe('sent')
    await owner`delete from mails where id = ${id}`
    expect(await state()).toBe('sent')
  })
})

describe('moving', () => {
  test('frees the old time and takes the new one', async () => {
    const one = booking({ day: '2027-01-27' })
    await at(one)
    await moveAppointment(one.token, { day: '2027-01-27', time: '15:00' }, NOW)
    const free = await times('2027-01-27')
    expect([free.includes('10:00'), free.includes('15:00')]).toEqual([true, false])
  })

  test('may overlap its own old time', async () => {
    const slot = { day: '2027-01-28', time: '10:30' }
    const one = booking({ kind: 'locatie', location: 'zwolle', slot })
    await at(one)
    const wanted = { kind: 'locatie', location: 'zwolle' } as const
    const { times: own } = await findFreeTimes(wanted, slot.day, { token: one.token, now: NOW })
    expect(own).toContain('10:30')
  })

  test('to a time that is taken changes nothing', async () => {
    const [one, other] = [
      booking({ day: '2027-01-29' }),
      booking({ day: '2027-01-29', time: '11:00' }),
    ]
    await at(one)
    await at(other)
    const result = await moveAppointment(one.token, other.slot, NOW)
    expect(result).toEqual({ ok: false, reason: 'taken' })
    expect((await rowOf(one))?.scheduled_date.toISOString()).toBe('2027-01-29T09:00:00.000Z')
    expect(await letters(one.person.email)).toHaveLength(1)
  })

  test('of two to one time: exactly one goes', async () => {
    const both = [booking({ day: '2027-02-01' }), booking({ day: '2027-02-01', time: '11:00' })]
    for (const one of both) await at(one)
    const slot = { day: '2027-02-01', time: '14:00' }
    const results = await Promise.all(both.map(({ token }) => moveAppointment(token, slot, NOW)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('to its own time mails nobody', async () => {
    const one = booking({ day: '2027-02-02' })
    await at(one)
    expect(await moveAppointment(one.token, one.slot, NOW)).toEqual({ ok: true, unchanged: true })
    expect(await letters(one.person.email)).toHaveLength(1)
  })

  test('is over once the conversation began, was cancelled, or never was', async () => {
    const slot = { day: '2027-02-03', time: '14:00' }
    const [past, gone] = [
      booking({ day: '2027-02-03' }),
      booking({ day: '2027-02-03', time: '11:00' }),
    ]
    for (const one of [past, gone]) await at(one)
    await cancel(gone.token, NOW)
    const later = new Date('2027-02-03T09:00Z')
    expect(await moveAppointment(past.token, slot, later)).toEqual({ ok: false, reason: 'other' })
    expect(await cancel(past.token, later)).toBe(false)
    expect(await moveAppointment(gone.token, slot, NOW)).toEqual({ ok: false, reason: 'other' })
    expect(await moveAppointment(randomToken(), slot, NOW)).toEqual({ ok: false, reason: 'other' })
  })
})

describe('cancelling', () => {
  test('frees the time, mails once, and can be done again', async () => {
    const one = booking({ day: '2027-02-04' })
    await at(one)
    expect(await cancel(one.token, NOW)).toBe(true)
    expect(await cancel(one.token, NOW)).toBe(true)
    expect(await letters(one.person.email)).toHaveLength(2)
    expect(await times('2027-02-04')).toContain('10:00')
    expect(await at(booking({ day: '2027-02-04' }))).toEqual({ ok: true })
    expect(await cancel(randomToken(), NOW)).toBe(false)
  })
})

test('the office sees who comes, in order', async () => {
  const office = await testUser('admin')
  const later = booking({ day: '2027-02-08', time: '16:00' })
  const sooner = booking({ day: '2027-02-08', time: '09:00' })
  for (const one of [later, sooner]) await at(one)
  const planned = await plannedAppointments(office.id, new Date('2027-02-08T06:00Z'))
  const mine = planned.filter(({ person }) =>
    [later, sooner].some((one) => one.person.email === person.email),
  )
  expect(mine.map(({ person }) => person.email)).toEqual([sooner.person.email, later.person.email])
})
