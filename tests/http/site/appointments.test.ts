/** Booking as a browser without scripts meets it: plain posts, one page after the other. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { whileFailing } from '#tests/fixtures/faults/failing.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { decoded, inputOf, textOf } from '#tests/fixtures/page.ts'
import { type Answer, type Fields, signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'

const ONLINE = '/afspraak/gegevens?soort=online'
const PLACE = '/afspraak/gegevens?soort=locatie'

let visitor: Visitor
let number = 0

/** Days on which no public holiday can fall; each test that books takes one of its own. */
const days: string[] = []

beforeAll(async () => {
  const rows = await owner<{ day: string }[]>`
    select to_char(day, 'YYYY-MM-DD') as day
      from generate_series(now() + interval '7 days', now() + interval '178 days', '1 day') day
     where extract(isodow from day) in (2, 3) and to_char(day, 'MM-DD') <> '04-27'
       and to_char(day, 'MM-DD') between '01-02' and '12-23'`
  days.push(...rows.map(({ day: one }) => one))
})

let chosen = ''
const day = () => (chosen ||= days.pop() ?? '')

beforeEach(() => {
  visitor = new Visitor()
  number += 1
  chosen = ''
})

const chosenOf = ({ text }: Answer, name: string) =>
  decoded(
    [...text.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g'))]
      .find(([input]) => input.includes('checked'))?.[0]
      .match(/value="([^"]*)"/)?.[1] ?? '',
  )
const timesOf = ({ text }: Answer) =>
  [...text.matchAll(/name="preferredTime"[^>]*value="(\d\d:\d\d)"/g)].map(([, time]) => time)
const errorsOf = ({ text }: Answer) =>
  textOf(/<div id="error-summary"[^]*?<\/ul>/.exec(text)?.[0] ?? '')
    .trim()
    .split('\n')
const tokenOf = (answer: Answer) =>
  new URLSearchParams(answer.headers.location?.split('?')[1]).get('token') ?? ''

async function fields(changes: Fields = {}, path = ONLINE): Promise<Fields> {
  return {
    token: inputOf(await visitor.get(path), 'token'),
    preferredDate: day(),
    preferredTime: '10:00',
    name: 'Anna de Wit',
    email: `bezoeker${number}@example.nl`,
    phone: '06-12345678',
    notes: 'Graag over muziek & "bloemen"',
    ...changes,
  }
}

async function booked(changes: Fields = {}) {
  const answer = await visitor.post(ONLINE, await fields(changes))
  expect(answer.status).toBe(303)
  return tokenOf(answer)
}

describe('the three steps', () => {
  test('lead to an appointment that the visitor reads back', async () => {
    const first = await visitor.get('/afspraak')
    expect(first.text).toContain(`href="${ONLINE}"`)
    expect(first.text).toContain(`href="${PLACE}"`)
    const step = await visitor.get(ONLINE)
    expect(step.text).toContain('Stap 2 van 3')
    expect(step.text).toMatch(/name="preferredDate"[^>]*|min="\d{4}-\d\d-\d\d"/)
    expect(timesOf(step).length).toBeGreaterThan(0)
    const answer = await visitor.post(ONLINE, await fields())
    expect(answer.headers.location).toMatch(/^\/afspraak\/bevestigd\?token=[\w-]{43}$/)
    const page = await visitor.get(answer.headers.location ?? '')
    expect(page.text).toContain('Uw afspraak is succesvol geboekt.')
    expect(page.text).toContain('10.00 tot 10.30 uur (30 minuten)')
    expect(page.text).toContain('Vragen? Mail ons: ')
    // The link may be passed on: it shows when, and not who.
    for (const personal of ['Anna', 'bezoeker', '06-12345678'])
      expect(page.text).not.toContain(personal)
  })

  test('show the first five free moments of a day, and the rest behind a word', async () => {
    const shown = await visitor.post(ONLINE, await fields({ intent: 'tijden', preferredTime: '' }))
    const [first = '', rest = ''] = shown.text.split('Meer tijden op deze dag</summary>')
    const times = (text: string) => text.match(/name="preferredTime"[^>]*value="\d\d:\d\d"/g) ?? []
    expect(times(first)).toHaveLength(5)
    expect(times(rest).length).toBeGreaterThan(3)
    expect(first).toMatch(/<details><summary[^>]*>$/)
    const wrong = await visitor.post(ONLINE, await fields({ preferredTime: '15:30', name: ' ' }))
    expect(wrong.status).toBe(422)
    expect(wrong.text).toMatch(/<details open=""><summary[^>]*>Meer tijden op deze dag/)
  })

  test('are free of an account, and remember whose it is where there is one', async () => {
    const token = await booked()
    const who = async (of: string) =>
      (
        await owner`select customer_user_id from appointments where token_hash = ${tokenHash(of)}`
      )[0]
    expect(await who(token)).toEqual({ customer_user_id: null })
    const user = await testUser()
    visitor = await signedIn(user)
    expect(await who(await booked({ preferredTime: '11:00' }))).toEqual({
      customer_user_id: user.id,
    })
  })

  test.each(['', '?soort=', '?soort=onzin', '?soort=online&soort=locatie'])(
    'begin at the beginning for %j',
    async (query) => {
      const answer = await visitor.get(`/afspraak/gegevens${query}`)
      if (query.includes('online')) expect(answer.status).toBe(200)
      else expect(answer.headers.location).toBe('/afspraak')
    },
  )

  test('have taken the place of the old view', async () => {
    const answer = await visitor.get('/booking')
    expect([answer.status, answer.headers.location]).toEqual([301, '/afspraak'])
  })
})

describe('the times', () => {
  test('of another day come with everything that was typed', async () => {
    const answer = await visitor.post(ONLINE, await fields({ intent: 'tijden', preferredTime: '' }))
    expect(answer.status).toBe(200)
    expect(timesOf(answer)).toHaveLength(16)
    expect(inputOf(answer, 'name')).toBe('Anna de Wit')
    expect(textOf(answer.text)).toContain('Graag over muziek & "bloemen"')
    expect(answer.text).not.toContain('error-summary')
  })

  test('of a day in Dutch figures are understood, for browsers without a calendar', async () => {
    const [year, month, date] = day().split('-').map(Number)
    const typed = `${date}-${month}-${year}`
    const answer = await visitor.post(
      ONLINE,
      await fields({ intent: 'tijden', preferredDate: typed }),
    )
    expect(timesOf(answer)).toHaveLength(16)
    expect((await visitor.post(ONLINE, await fields({ preferredDate: typed }))).status).toBe(303)
  })

  test('of a day are not those of another one, which is typed over the first', async () => {
    const other = days.pop() ?? ''
    const form = await fields({ tijdenVan: day(), preferredDate: other })
    const shown = await visitor.post(ONLINE, form)
    expect(shown.status).toBe(422)
    expect(shown.text).toMatch(/U koos een andere dag\. Kies een tijd op \p{L}+dag \d+/u)
    expect(timesOf(shown)).toHaveLength(16)
    expect(chosenOf(shown, 'preferredTime')).toBe('')
    expect(inputOf(shown, 'tijdenVan')).toBe(other)
    const sent = await visitor.post(ONLINE, { ...form, tijdenVan: other })
    expect(sent.status).toBe(303)
    const path = `/afspraak/wijzigen?token=${tokenOf(sent)}`
    const move = { token: tokenOf(sent), preferredDate: day(), preferredTime: '15:30' }
    expect((await visitor.post(path, { ...move, tijdenVan: other })).status).toBe(422)
    expect((await visitor.post(path, move)).status).toBe(303)
  })

  test('of a place are asked for after the place', async () => {
    expect(timesOf(await visitor.get(PLACE))).toEqual([])
    const asked = await visitor.post(PLACE, await fields({ intent: 'tijden' }, PLACE))
    expect(errorsOf(asked)).toEqual([''])
    expect(asked.text).toContain('Locatie vereist')
    const placed = await visitor.post(
      PLACE,
      await fields({ intent: 'tijden', location: 'zwolle' }, PLACE),
    )
    expect(timesOf(placed)).toEqual(['09:00', '10:30', '12:00', '13:30', '15:00'])
    expect(chosenOf(placed, 'location')).toBe('zwolle')
  })

  test('of a place are asked for without a day, which is then filled in', async () => {
    const typed = { intent: 'tijden', location: 'zwolle', preferredDate: '' }
    const placed = await visitor.post(PLACE, await fields(typed, PLACE))
    expect(timesOf(placed).length).toBeGreaterThan(0)
    expect(inputOf(placed, 'preferredDate')).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(placed.text).not.toContain('Vul een datum in')
  })

  test('of a day without any offer the next day, at the press of a button', async () => {
    const [row] = await owner`
      select to_char(date_trunc('week', now() + interval '30 days') + interval '5 days', 'YYYY-MM-DD') as day`
    const saturday = await visitor.post(
      ONLINE,
      await fields({ intent: 'tijden', preferredDate: row?.day }),
    )
    const [, next = ''] =
      /name="dag"[^>]*value="(\d{4}-\d\d-\d\d)"/.exec(saturday.text) ??
      /value="(\d{4}-\d\d-\d\d)"[^>]*name="dag"/.exec(saturday.text) ??
      []
    expect(next > (row?.day ?? '')).toBe(true)
    const shown = await visitor.post(ONLINE, await fields({ dag: next, preferredDate: row?.day }))
    expect(timesOf(shown).length).toBeGreaterThan(0)
    expect(shown.text).toMatch(new RegExp(`value="${next}"`))
  })
})

describe('what is missing or wrong', () => {
  // Nothing is booked here.
  beforeEach(() => {
    chosen = days[0] ?? ''
  })

  test.each([
    ['name', { name: ' ' }, 'Naam: Vul een naam in'],
    ['e-mail', { email: '' }, 'E-mailadres: Vul een e-mailadres in, zoals naam@voorbeeld.nl'],
    ['date', { preferredDate: '' }, 'Datum: Vul een datum in zoals 25-11-2026'],
    ['time', { preferredTime: '' }, 'Kies een tijd'],
  ])('%s gives the specified title, and keeps the rest', async (_, change, error) => {
    const answer = await visitor.post(ONLINE, await fields(change))
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toEqual(['Verplichte velden ontbreken', error])
    expect(answer.text).toContain('<title>Fout: Stap 2 van 3: Uw afspraak')
    expect(textOf(answer.text)).toContain('Graag over muziek & "bloemen"')
    expect(inputOf(answer, 'phone')).toBe('06-12345678')
  })

  test('a place, where there must be one', async () => {
    const answer = await visitor.post(PLACE, await fields({ preferredTime: '10:30' }, PLACE))
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toContain('Locatie vereist')
  })

  test.each([
    ['name', 'Win http://evil.example', 'letters'],
    ['name', 'evil.example', 'letters'],
    ['name', 'Bevestig via wensenregister-x.nl', 'punt mag achter'],
    ['name', 't.co', 'punt mag achter'],
    ['name', 'x'.repeat(101), 'maximaal 100'],
    ['name', 'Anna\0', 'teken'],
    ['name', 'Anna\r\nBcc: x@example.nl', 'gewone tekst'],
    ['email', 'geen adres', 'Ongeldig'],
    ['email', `${'x'.repeat(250)}@example.nl`, 'maximaal 255'],
    ['email', 'a@example.nl\nBcc: b@example.nl', 'gewone tekst'],
    ['phone', '112', 'telefoonnummer'],
    ['notes', 'x'.repeat(2001), 'Hier passen 2.000 tekens, u heeft er 2.001.'],
    ['notes', '\u0007', 'teken'],
    ['preferredDate', '2027-02-30', 'datum'],
    ['preferredDate', '25 november', 'datum'],
    ['preferredDate', '31-2-2027', 'datum'],
    ['preferredTime', 'tien uur', 'Kies een tijd'],
  ])('%s %.20j', async (name, text, error) => {
    const answer = await visitor.post(ONLINE, await fields({ [name]: text }))
    expect(answer.status).toBe(422)
    expect(errorsOf(answer).join()).toContain(error)
  })
})

describe('what nobody should send', () => {
  test.each<[string, Fields, number]>([
    ['names that reach a prototype', { '__proto__.x': 'y' }, 400],
    ['fields that are not asked', { status: 'cancelled', id: 'x' }, 303],
    ['a part of a field', { 'name.first': 'y' }, 422],
    ['a field twice', { name: ['Anna', 'Bert'] }, 422],
    ['a day of its own with nonsense', { dag: "'; drop table appointments" }, 200],
    ['a day that does not exist', { dag: '2026-99-99' }, 200],
    ['a day before the first year', { preferredDate: '0000-01-01' }, 422],
    ['a token of its own', { token: '../../x' }, 303],
    ['a time that is over', { preferredDate: '2020-01-06' }, 409],
    ['a time at night', { preferredTime: '03:00' }, 409],
    ['a place for an online conversation', { location: 'zwolle' }, 303],
  ])('%s does no harm', async (_, change, status) => {
    const answer = await visitor.post(ONLINE, await fields(change))
    expect(answer.status).toBe(status)
    expect((await visitor.get('/afspraak')).status).toBe(200)
  })
})

describe('two visitors for one time', () => {
  test('exactly one gets it; the other keeps what was typed and gets other times', async () => {
    const visitors = Array.from({ length: 6 }, () => new Visitor())
    const forms = await Promise.all(
      visitors.map(async (one, index): Promise<Fields> => ({
        ...(await fields({
          name: `Bezoeker ${'abcdef'[index]}`,
          email: `race${index}.${number}@example.nl`,
        })),
        token: inputOf(await one.get(ONLINE), 'token'),
      })),
    )
    const answers = await Promise.all(visitors.map((one, index) => one.post(ONLINE, forms[index])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409, 409, 409])
    const index = answers.findIndex(({ status }) => status === 409)
    const refused = answers[index] as Answer
    expect(errorsOf(refused)[0]).toBe('Fout bij boeken')
    expect(refused.text).toContain('Deze tijd is net bezet')
    expect(inputOf(refused, 'name')).toBe(String(forms[index]?.name))
    expect(textOf(refused.text)).toContain('Graag over muziek & "bloemen"')
    expect(timesOf(refused)).toHaveLength(15)
    const again = { ...forms[index], preferredTime: timesOf(refused)[0] ?? '' }
    expect((await (visitors[index] as Visitor).post(ONLINE, again)).status).toBe(303)
  })

  test('a booking that fails keeps what was typed', async () => {
    const form = await fields()
    const hash = tokenHash(String(form.token)).toString('hex')
    const when = `new.token_hash = decode('${hash}', 'hex')`
    const failed = await whileFailing('appointments', when, () => visitor.post(ONLINE, form))
    expect([failed.status, errorsOf(failed)[0]]).toEqual([503, 'Fout bij boeken'])
    expect(failed.text).toContain('Er is niets opgeslagen.')
    expect(inputOf(failed, 'name')).toBe(String(form.name))
    expect((await visitor.post(ONLINE, form)).status).toBe(303)
  })

  test('who posts the same form again has one appointment', async () => {
    const form = await fields()
    const answers = await Promise.all([visitor.post(ONLINE, form), visitor.post(ONLINE, form)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const rows =
      await owner`select 1 from appointments where token_hash = ${tokenHash(String(form.token))}`
    expect(rows).toHaveLength(1)
    const other = await visitor.post(ONLINE, { ...form, preferredTime: '14:00' })
    expect(other.headers.location).toContain('/afspraak/wijzigen?token=')
  })
})

describe('the links in the mail', () => {
  test('move the appointment', async () => {
    const token = await booked()
    const path = `/afspraak/wijzigen?token=${token}`
    expect((await visitor.get(path)).text).toContain('10.00 tot 10.30 uur')
    const shown = await visitor.post(path, { token, preferredDate: day(), intent: 'tijden' })
    expect(timesOf(shown)).toHaveLength(16)
    const moved = await visitor.post(path, { token, preferredDate: day(), preferredTime: '15:30' })
    expect(moved.headers.location).toBe(path)
    const page = await visitor.get(path)
    expect(page.text).toContain('Afspraak verzet')
    expect(page.text).toContain('15.30 tot 16.00 uur')
  })

  test('promise no mail where the time is the one that it had', async () => {
    const token = await booked()
    const path = `/afspraak/wijzigen?token=${token}`
    const kept = await visitor.post(path, { token, preferredDate: day(), preferredTime: '10:00' })
    expect(kept.headers.location).toBe(path)
    const page = await visitor.get(path)
    expect(page.text).toContain('Uw afspraak staat op de tijd die u koos.')
    expect(page.text).not.toContain('Wij sturen u een e-mail')
  })

  test('say what is missing or taken, and move nothing', async () => {
    const token = await booked()
    visitor = new Visitor()
    await booked({ preferredTime: '11:00', email: `ander${number}@example.nl` })
    const path = `/afspraak/wijzigen?token=${token}`
    const post = (preferredTime: string) =>
      visitor.post(path, { token, preferredDate: day(), preferredTime })
    expect((await post('')).status).toBe(422)
    const taken = await post('11:00')
    expect([taken.status, errorsOf(taken)[0]]).toEqual([409, 'Fout bij boeken'])
    expect((await visitor.get(path)).text).toContain('10.00 tot 10.30 uur')
  })

  test('cancel it; looking alone does not', async () => {
    const token = await booked()
    const path = `/afspraak/annuleren?token=${token}`
    for (let looks = 0; looks < 2; looks += 1)
      expect((await visitor.get(path)).text).toContain('Ja, annuleren')
    expect((await visitor.post(path, { token })).headers.location).toBe(path)
    const page = await visitor.get(path)
    expect(page.text).toContain('Deze afspraak gaat niet door.')
    for (const other of ['bevestigd', 'wijzigen'])
      expect((await visitor.get(`/afspraak/${other}?token=${token}`)).text).toContain(
        'Afspraak geannuleerd',
      )
    expect((await visitor.post(path, { token })).status).toBe(303)
    const move = { token, preferredDate: day(), preferredTime: '15:30' }
    expect((await visitor.post(`/afspraak/wijzigen?token=${token}`, move)).status).toBe(410)
    expect(timesOf(await visitor.post(ONLINE, await fields({ intent: 'tijden' })))).toContain(
      '10:00',
    )
  })

  test.each(['', 'onzin', '\0', 'x'.repeat(5000)])(
    'do nothing for the token %.10j',
    async (token) => {
      const query = new URLSearchParams({ token })
      for (const page of ['bevestigd', 'wijzigen', 'annuleren']) {
        const answer = await visitor.get(`/afspraak/${page}?${query}`)
        expect(answer.status).toBe(410)
        expect(answer.text).toContain('Wij vinden deze afspraak niet')
      }
      for (const page of ['wijzigen', 'annuleren'])
        expect((await visitor.post(`/afspraak/${page}`, { token })).status).toBe(410)
    },
  )
})

describe('too much', () => {
  test('from one network is refused for an hour, with everything kept', async () => {
    for (let count = 0; count < 10; count += 1)
      await visitor.post(
        ONLINE,
        await fields({ preferredTime: '03:00', email: `veel${count}.${number}@example.nl` }),
      )
    const answer = await visitor.post(ONLINE, await fields())
    expect(answer.status).toBe(429)
    expect(answer.text).toContain('te vaak')
    expect(inputOf(answer, 'name')).toBe('Anna de Wit')
    visitor = new Visitor()
    expect((await visitor.post(ONLINE, await fields())).status).toBe(303)
  })

  test('for one address is refused, whatever the network', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      visitor = new Visitor()
      statuses.push((await visitor.post(ONLINE, await fields({ preferredTime: '03:00' }))).status)
    }
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429])
  })
})

describe('the office', () => {
  test('sees who comes, and whom to phone', async () => {
    const token = await booked({ name: 'Wilma Zonderpost' })
    const staff = await signedIn(await testUser('staff'))
    const row = async () =>
      /<tr(?:(?!<tr).)*Wilma Zonderpost.*?<\/tr>/s.exec(
        (await staff.get('/admin/afspraken')).text,
      )?.[0] ?? ''
    expect(await row()).toContain('06-12345678')
    expect(await row()).not.toContain('Bel deze bezoeker')
    await owner`update appointments set mail_id = null where token_hash = ${tokenHash(token)}`
    expect(await row()).toContain('Bel deze bezoeker')
    const page = await visitor.get(`/afspraak/bevestigd?token=${token}`)
    expect(page.text).toContain('Het lukte niet om u een e-mail te sturen.')
    expect(page.text).toContain('Wij bellen u om de afspraak te bevestigen.')
  })

  test('can be put in a calendar from its page, as from its mail', async () => {
    const token = await booked({ name: 'Agnes Kalender' })
    const link = `/afspraak/agenda.ics?token=${token}`
    expect((await visitor.get(`/afspraak/bevestigd?token=${token}`)).text).toContain(link)
    const entry = await visitor.get(link)
    expect(entry.headers['content-type']).toMatch(/^text\/calendar; charset=utf-8/)
    expect(entry.text).toContain('SUMMARY:Gesprek met het Wensenregister')
    expect(entry.headers['cache-control']).toContain('no-store')
  })

  test('has a list of a day, without those of the days around it', async () => {
    const token = await booked({ name: 'Wouter Dagmans' })
    const [row] = await owner<{ day: string; before: string }[]>`
      select to_char(at, 'YYYY-MM-DD') as day, to_char(at - interval '1 day', 'YYYY-MM-DD') as before
        from (select scheduled_date at time zone 'Europe/Amsterdam' as at
                from appointments where token_hash = ${tokenHash(token)}) a`
    const staff = await signedIn(await testUser('staff'))
    const listOf = async (wanted = '') => {
      const { status, text } = await staff.get(`/admin/afspraken/dag?dag=${wanted}`)
      expect(status).toBe(200)
      return text
    }
    const list = await listOf(row?.day)
    for (const said of ['Wouter Dagmans', '06-12345678', `dag=${row?.before}`])
      expect(list).toContain(said)
    for (const other of [row?.before, '', '2026-02-31', '9999999-01-01', '%00'])
      expect(await listOf(other)).not.toContain('Wouter Dagmans')
  })
})

describe('a request to be called back', () => {
  const PATH = '/uitvaartondernemers/terugbellen'
  const form = () => ({
    companyName: 'Uitvaartzorg De Linde',
    contactName: 'Karel Smit',
    email: `terug${number}@example.nl`,
    phone: '038-1234567',
    message: 'Hoe werkt samenwerken?',
  })

  test('is kept for the office as pending', async () => {
    const answer = await visitor.post(PATH, form())
    const after = `${PATH}?gelukt=`
    expect([answer.status, answer.headers.location]).toEqual([303, after])
    const { text } = await visitor.get(after)
    expect(text).toContain('Wij bellen u terug op een werkdag.')
    expect(text).not.toContain('name="companyName"')
    const rows = await owner`select * from callback_requests where email = ${form().email}`
    expect(rows).toMatchObject([
      {
        company_name: 'Uitvaartzorg De Linde',
        contact_name: 'Karel Smit',
        phone: '038-1234567',
        status: 'pending',
        contacted_at: null,
      },
    ])
    expect(String(rows[0]?.message)).not.toContain('samenwerken')
  })

  test.each([
    ['companyName', ''],
    ['contactName', ' '],
    ['email', 'x'],
    ['phone', ''],
    ['phone', '12'],
    ['message', 'x'.repeat(2001)],
    ['message', '\0'],
  ])('with %s %.10j says what is wrong and keeps the rest', async (name, text) => {
    const answer = await visitor.post(PATH, { ...form(), [name]: text })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('<title>Fout: Laat u terugbellen')
    expect(errorsOf(answer)).toHaveLength(2)
    if (name !== 'companyName') expect(inputOf(answer, 'companyName')).toBe('Uitvaartzorg De Linde')
    expect(await owner`select 1 from callback_requests where email = ${form().email}`).toHaveLength(
      0,
    )
  })

  test('that is posted twice is one request and one mail', async () => {
    for (const _ of ['once', 'and by an impatient finger'])
      expect((await visitor.post(PATH, form())).status).toBe(303)
    const other = await new Visitor().post(PATH, { ...form(), phone: '06-12345678' })
    expect(other.status).toBe(303)
    const rows = await owner`select phone from callback_requests where email = ${form().email}`
    expect(rows.map(({ phone }) => phone)).toEqual(['038-1234567', '06-12345678'])
    const mails = (await letters()).filter(({ text }) => text.includes(form().email))
    expect(mails).toHaveLength(2)
  })

  test('comes five times an hour from a network, no more', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await visitor.post(PATH, form())).status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
  })
})
