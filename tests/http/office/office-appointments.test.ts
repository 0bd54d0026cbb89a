/** Booking, moving and cancelling for someone on the telephone: plain posts of the office. */
import { beforeAll, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { inputOf, textOf } from '#tests/fixtures/page.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { type Answer, type Fields, signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'

const LIST = '/admin/afspraken'
const NEW = `${LIST}/nieuw?soort=online`

let staff: Visitor
let address = ''
/** Fridays: other tests that book take other days. */
const days: string[] = []

beforeAll(async () => {
  const person = await testUser('staff')
  address = person.email
  staff = await signedIn(person)
  const rows = await owner<{ day: string }[]>`
    select to_char(day, 'YYYY-MM-DD') as day
      from generate_series(now() + interval '7 days', now() + interval '170 days', '1 day') day
     where extract(isodow from day) = 5 and to_char(day, 'MM-DD') between '01-02' and '12-23'`
  days.push(...rows.map(({ day }) => day))
})

async function fields(changes: Fields = {}): Promise<Fields> {
  return {
    token: inputOf(await staff.get(NEW), 'token'),
    preferredDate: days.pop() ?? '',
    preferredTime: '10:00',
    name: 'Bep Visser',
    email: newEmail(),
    ...changes,
  }
}

async function after({ status, headers }: Answer): Promise<string> {
  expect(status).toBe(303)
  return textOf((await staff.get(headers.location ?? '')).text)
}

/** The pages on which an appointment is moved and cancelled. */
async function booked(changes: Fields = {}) {
  const form = await fields(changes)
  const said = await after(await staff.post(NEW, form))
  const [row] = await owner<DbRow<'appointments', 'id'>[]>`
    select id from appointments order by created_at desc limit 1`
  const page = `${LIST}/${row?.id}`
  return { form, said, moving: `${page}/verzetten`, cancelling: `${page}/annuleren` }
}

test('a colleague books, and the list says for whom and who did', async () => {
  const { form, said } = await booked({ phone: '06-12345678' })
  expect(said).toContain('De afspraak is gemaakt.')
  expect(said).toContain(String(form.email))
  expect(said).toContain('uzelf')
  expect((await staff.get(LIST)).text).toContain('href="tel:')
  const other = await signedIn(await testUser('staff'))
  const seen = (await other.get(LIST)).text
  expect(seen).toContain('<div>Tess Proef</div>')
  expect(seen).not.toContain(address)
  const again = await after(await staff.post(NEW, { ...form, preferredTime: '11:00' }))
  expect(again).toContain('Dit formulier is al gebruikt')
})

test('a day is printed where there is something to print', async () => {
  const { form } = await booked()
  const printsOn = async (day: string) =>
    (await staff.get(`${LIST}/dag?dag=${day}`)).text.includes('data-print')
  expect([await printsOn(String(form.preferredDate)), await printsOn('2026-01-01')]).toEqual([
    true,
    false,
  ])
})

test('what is wrong comes back with what was typed; a taken time with others', async () => {
  const { form } = await booked()
  const other = await fields({ preferredDate: form.preferredDate ?? '' })
  const wrong = await staff.post(NEW, { ...other, email: 'x' })
  expect([wrong.status, wrong.text.includes('value="Bep Visser"')]).toEqual([422, true])
  const late = await staff.post(NEW, other)
  expect([late.status, late.text.includes('value="Bep Visser"')]).toEqual([409, true])
})

test('an appointment is moved, and a page from before that changes nothing any more', async () => {
  const { form, moving, cancelling } = await booked()
  const day = days.pop() ?? ''
  const [page, stale] = [await staff.get(moving), await staff.get(cancelling)]
  const seen = { gezien: inputOf(page, 'gezien') }
  const times = await staff.post(moving, { ...seen, preferredDate: day, intent: 'tijden' })
  expect([times.status, times.text.includes('name="preferredTime"')]).toEqual([200, true])
  expect((await staff.post(moving, { ...seen, preferredDate: day })).status).toBe(422)
  const moved = { ...seen, preferredDate: day, preferredTime: '14:00' }
  expect(await after(await staff.post(moving, moved))).toContain('De afspraak is verzet.')
  const [mail] = await letters(String(form.email))
  expect(mail?.text).toContain('14.00 tot 14.30 uur')
  const late = await staff.post(cancelling, { gezien: inputOf(stale, 'gezien'), because: 'asked' })
  expect([late.status, late.text.includes('Door u of door iemand anders.')]).toEqual([409, true])
})

test('the time that it had already changes nothing, and the page says so', async () => {
  const { form, moving } = await booked()
  const seen = { gezien: inputOf(await staff.get(moving), 'gezien') }
  const { preferredDate = '', preferredTime = '' } = form
  const said = await after(await staff.post(moving, { ...seen, preferredDate, preferredTime }))
  expect(said).toContain('De afspraak stond al op deze tijd. Er is niets veranderd.')
  expect(await letters(String(form.email))).toHaveLength(1)
})

test('who has no e-mail address is booked at a place by telephone number, and is rung', async () => {
  const page = `${LIST}/nieuw?soort=locatie`
  const { email: _, ...rest } = await fields({ location: 'zwolle', preferredTime: '10:30' })
  const unreachable = await staff.post(page, rest)
  expect(unreachable.status).toBe(422)
  expect(textOf(unreachable.text)).toContain('Vul een e-mailadres in, of een telefoonnummer')

  const said = await after(await staff.post(page, { ...rest, phone: '038-7654321' }))
  expect(said).toContain('De bezoeker heeft geen e-mail: zeg aan de telefoon wanneer en waar.')
  expect(said).toContain('bellen: geen e-mail')
  const [row] = await owner<DbRow<'appointments', 'id' | 'mail_id'>[]>`
    select id, mail_id from appointments order by created_at desc limit 1`
  expect(row?.mail_id).toBeNull()

  const [moving, cancelling] = [`${LIST}/${row?.id}/verzetten`, `${LIST}/${row?.id}/annuleren`]
  const before = await staff.get(moving)
  expect(textOf(before.text)).toMatch(/Bel zelf met de nieuwe tijd:\s+038-7654321/)
  const times = { preferredDate: days.pop() ?? '', preferredTime: '13:30' }
  const moved = await staff.post(moving, { gezien: inputOf(before, 'gezien'), ...times })
  expect(await after(moved)).toContain('Bel de bezoeker met de nieuwe tijd: 038-7654321.')

  const seen = { gezien: inputOf(await staff.get(cancelling), 'gezien') }
  const gone = await after(await staff.post(cancelling, { ...seen, because: 'ill' }))
  expect(gone).toContain('Bel de bezoeker dat het gesprek niet doorgaat: 038-7654321.')
})

test('a conversation online takes an e-mail address: its link is mailed', async () => {
  const { email: _, ...rest } = await fields({ phone: '038-7654321' })
  const answer = await staff.post(NEW, rest)
  expect(answer.status).toBe(422)
  expect(textOf(answer.text)).toContain('Geen e-mail? Boek een gesprek op locatie.')
})

test('an appointment is cancelled for a reason that has to be given', async () => {
  const { form, moving, cancelling } = await booked()
  const seen = { gezien: inputOf(await staff.get(cancelling), 'gezien') }
  const unsaid = await staff.post(cancelling, seen)
  expect(unsaid.status).toBe(422)
  const said = await after(await staff.post(cancelling, { ...seen, because: 'unavailable' }))
  expect(said).toContain('De afspraak is geannuleerd.')
  expect(said).not.toContain(String(form.email))
  const [mail] = await letters(String(form.email))
  expect(mail?.text).toContain('Wij kunnen op deze tijd niet.')
  expect((await staff.get(moving)).text).toContain('Wijzigen kan niet meer.')
  expect((await staff.post(cancelling, { ...seen, because: 'asked' })).status).toBe(409)
})
