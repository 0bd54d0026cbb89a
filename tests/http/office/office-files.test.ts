import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import { lockWishFile } from '#app/features/wishes/file/file.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { fullRequest, waitingRequest } from '#tests/fixtures/people/access-requests.ts'
import { ownerOfFile } from '#tests/fixtures/people/to-ask-for.ts'
import { clientWithoutAddress } from '#tests/fixtures/people/clients.ts'
import { ADDRESS, askForCards, finish } from '#tests/fixtures/people/cards.ts'
import { linkFromMail } from '#tests/fixtures/people/mailbox.ts'
import { RULE_BROKEN, whileFailing } from '#tests/fixtures/faults/failing.ts'
import { decoded, pageOf, textOf } from '#tests/fixtures/page.ts'
import { readBefore } from '#tests/fixtures/readings.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'

let admin: Visitor

beforeAll(async () => {
  admin = await signedIn(await testUser('admin'))
})

const newWord = () => `Q${randomUUID().replaceAll(/[^a-f]/g, '')}`

type Person = TestUser & { lastName: string; number: string }

/** Someone with a wish file, and a last name that nobody else has. */
async function withFile(lastName = newWord()): Promise<Person> {
  const person = await testUser()
  const profile = {
    firstName: 'Gerda',
    lastName,
    phone: '06-12345678',
    address: 'Dorpsstraat 1, 8011 AB, Zwolle',
  }
  const { number } = await withActor(asPerson(person.id), async (sql) => {
    await writeProfile(sql, person.id, profile)
    return lockWishFile(sql, person.id)
  })
  return { ...person, lastName, number }
}

test('who has no address is found and shown as such, and is given one', async () => {
  const { number } = await clientWithoutAddress(await testUser('staff'))
  const page = `/admin/wensen/${number}`
  for (const path of [`/admin/wensen?q=${number}`, page, `/admin/koppeling?dossier=${number}`])
    expect((await admin.get(path)).status).toBe(200)
  expect((await admin.get(page)).text).toContain('geen e-mailadres')
  const path = `${page}/gegevens`
  const email = `${newWord().toLowerCase()}@example.nl`
  const given = { ...formOn(await admin.get(path)), email, reason: 'asked-by-owner' }
  expect((await admin.post(path, given)).status).toBe(303)
  expect((await admin.get(page)).text).toContain(email)
  expect(await linkFromMail(email)).toContain('/reset-password?token=')
})

describe('searching', () => {
  const search = (query: Record<string, string>) =>
    admin.get(`/admin/wensen?${new URLSearchParams(query)}`)

  test('has a title of its own, beside that of the site', async () => {
    const { text } = await admin.get('/admin/wensen')
    expect(text).toContain('<title>Dossiers zoeken | Wensenregister</title>')
    expect(text).toContain('<h1>Dossiers zoeken</h1>')
  })

  test('shows what was found, with the way to it', async () => {
    const { number, lastName, email } = await withFile()
    const { status, text } = await search({ q: `gerda ${lastName.toLowerCase()}` })
    expect(status).toBe(200)
    for (const said of [`/admin/wensen/${number}`, `Gerda ${lastName}`, email, '06-12345678'])
      expect(text).toContain(said)
  })

  test.each(['/admin/wensen', '/admin/koppeling'])(
    'on %s finds a name that was copied with the signs that say where it may break',
    async (path) => {
      const { number, lastName } = await withFile()
      const q = `${lastName.slice(0, 3)}\u00ad${lastName.slice(3)}`
      expect((await admin.get(`${path}?${new URLSearchParams({ q })}`)).text).toContain(number)
    },
  )

  test.each(['%', '_', "' or '1'='1", '"', `${newWord()} `.repeat(8).trim(), 'x'.repeat(10_000)])(
    'for %.20j finds nothing, and says so',
    async (q) => {
      const { status, text } = await search({ q })
      expect({ status, none: text.includes('Geen dossiers gevonden') }).toEqual({
        status: 200,
        none: true,
      })
    },
  )

  test.each(['-1', 'x', '9'.repeat(40), '1.5', ''])(
    'goes on from %j as from nowhere',
    async (na) => {
      const { number, lastName } = await withFile()
      const { status, text } = await search({ q: lastName, na })
      expect({ status, found: text.includes(number) }).toEqual({ status: 200, found: true })
    },
  )

  test('goes on to the next page and back to the first', async () => {
    const lastName = newWord()
    for (let count = 0; count < 21; count += 1) await withFile(lastName)
    const first = await search({ q: lastName })
    const next = /href="(\/admin\/wensen\?[^"]*na=\d+[^"]*)"/.exec(first.text)?.[1] ?? ''
    const second = await admin.get(next.replaceAll('&amp;', '&'))
    const numbersOn = ({ text }: { text: string }) =>
      Array.from(text.matchAll(/\/admin\/wensen\/(WR\d{8})">WR/g), ([, number]) => number)
    expect([numbersOn(first).length, numbersOn(second).length]).toEqual([20, 1])
    expect(new Set([...numbersOn(first), ...numbersOn(second)]).size).toBe(21)
    expect(second.text).toContain('Naar de eerste dossiers')
  })

  test('is in the log with how many were found, and not with what was typed', async () => {
    const { lastName } = await withFile()
    await search({ q: lastName })
    const { text } = await admin.get('/admin/logboek?wat=files.search')
    expect(text).toContain('Gevonden op die bladzijde: 1')
    expect(text.toLowerCase()).not.toContain(lastName.toLowerCase())
  })

  test('that fails says so and keeps what was typed', async () => {
    const { lastName } = await withFile()
    const colleague = await testUser('admin')
    const visitor = await signedIn(colleague)
    const failing = `new.actor_id = '${colleague.id}' and new.action = 'files.search'`
    const query = new URLSearchParams({ q: lastName })
    const { status, text } = await whileFailing(
      'audit_log',
      failing,
      () => visitor.get(`/admin/wensen?${query}`),
      owner,
      RULE_BROKEN,
    )
    expect([status, text.includes(`value="${lastName}"`)]).toEqual([500, true])
    expect(text).toContain('Onverwachte fout bij laden van wensen')
  })
})

describe('a file', () => {
  test('shows who it is of and that there are wishes; its owner sees who looked', async () => {
    const { number, lastName, token } = await withFile()
    const { status, text } = await admin.get(`/admin/wensen/${number}`)
    expect(status).toBe(200)
    for (const said of [
      `Dossier ${number}`,
      `Gerda ${lastName}`,
      'Dorpsstraat 1\n8011 AB Zwolle',
      'Dossierkoppeling',
      'Dossier Acties',
      'Wilsverklaring',
      'Overlijden',
      'Aangemaakt',
      `/admin/toegangsverzoeken/nieuw/volledig?dossier=${number}`,
      `/admin/toegangsverzoeken/nieuw/wilsverklaring?dossier=${number}`,
      'Vraagt een nabestaande ernaar? Wijs op de pagina ‘Er is iemand overleden’.',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('Dat gaat via de uitvaartondernemer')
    const theirs = await (await signedIn({ token })).get('/dashboard/privacy')
    expect(theirs.text).toContain('bekeek uw naam, e-mailadres, telefoon en adres')
    expect((await admin.get(`/admin/logboek?wie=${number}`)).text).toContain('Dossier bekeken')
  })

  test('shows its cards and who writes along, also after that has ended', async () => {
    const person = await withFile()
    await askForCards(person)
    await finish(person)
    const colleague = await testUser('admin')
    const visitor = await signedIn(colleague)
    const agreed = { who: person.email, lastName: ADDRESS.lastName, consent: 'aloud', days: '1' }
    await visitor.post('/admin/wensengesprek/start', { ...agreed, agreed: 'true' })
    const runs = async () => pageOf(await visitor.get(`/admin/wensen/${person.number}`)).text
    const since = `Meeschrijven door ${colleague.email} vanaf`
    expect(await runs()).toMatch(/Kaartjes van \d+ \w+ \d{4}: aangevraagd/)
    expect(await runs()).toMatch(new RegExp(`${since} .{6,20}, tot en met`))
    await owner`update mandates set ended_at = now() where subject_id = ${person.id}`
    expect(await runs()).toMatch(new RegExp(`${since} .{6,20}, gestopt op`))
  })

  test.each(['WR00000000', 'WR1', 'x', '%25'])(
    'with the number %s is not there',
    async (number) => {
      expect((await admin.get(`/admin/wensen/${number}`)).status).toBe(404)
    },
  )
})

/** What the form of a page posts when nothing is changed. */
function formOn({ text }: { text: string }): Record<string, string> {
  const inputs = Array.from(text.matchAll(/<input\b([^>]*)>/g), ([, list = '']) => list)
  const valueOf = (list: string, name: string) =>
    decoded(new RegExp(`\\b${name}="([^"]*)"`).exec(list)?.[1] ?? '')
  return Object.fromEntries(
    inputs
      .filter((list) => !/type="(radio|checkbox|password)"/.test(list))
      .map((list) => [valueOf(list, 'name'), valueOf(list, 'value')]),
  )
}

describe('the details of a file', () => {
  const formOfFile = async (number: string) => {
    const path = `/admin/wensen/${number}/gegevens`
    return { path, fields: formOn(await admin.get(path)) }
  }

  test('are shown in the form and changed by it', async () => {
    const { number, email } = await withFile()
    const { path, fields } = await formOfFile(number)
    expect(fields).toMatchObject({
      firstName: 'Gerda',
      email,
      street: 'Dorpsstraat 1',
      postalCode: '8011 AB',
      city: 'Zwolle',
    })
    const answer = await admin.post(path, { ...fields, city: 'Deventer', reason: 'asked-by-owner' })
    expect([answer.status, answer.headers.location]).toEqual([303, `/admin/wensen/${number}`])
    const { text } = await admin.get(`/admin/wensen/${number}`)
    expect(text).toContain('Gegevens succesvol bijgewerkt')
    expect(text).toContain('Deventer')
  })

  test.each<[string, Record<string, string>, string]>([
    ['no reason', { reason: '' }, 'Kies een van de mogelijkheden'],
    ['no name', { firstName: ' ' }, 'verplicht'],
    ['a name of digits', { firstName: '1234' }, 'Naam mag alleen letters'],
    ['an address that is none', { email: 'x' }, 'Ongeldig e-mailadres'],
    ['a postal code that is none', { postalCode: '0000' }, '1234'],
    ['an address of somebody else', { email: 'beheer' }, 'hoort al een account'],
  ])('with %s come back as they were typed', async (_what, wrong, said) => {
    const { number } = await withFile()
    const { path, fields } = await formOfFile(number)
    const other = await testUser()
    const given = wrong.email === 'beheer' ? { email: other.email } : wrong
    const form = { ...fields, reason: 'asked-by-owner', city: 'Hoorn', ...given }
    const { status, text } = await admin.post(path, form)
    expect({ status, said: text.includes(said), kept: text.includes('value="Hoorn"') }).toEqual({
      status: 422,
      said: true,
      kept: true,
    })
  })

  test('that somebody changed meanwhile are not changed; what was typed stays, beside them', async () => {
    const { number } = await withFile()
    const { path, fields } = await formOfFile(number)
    const post = (city: string) => admin.post(path, { ...fields, city, reason: 'asked-by-owner' })
    expect((await post('Deventer')).status).toBe(303)
    const { status, text } = await post('Hoorn')
    expect([status, text.includes('Dit is net gewijzigd')]).toEqual([409, true])
    expect(text).toContain('<title>Fout: ')
    expect(text).toContain('Plaats: Deventer')
    expect(text).toContain('value="Hoorn"')
    // Pressed twice, it was nobody else, and nothing failed.
    const twice = await post('Deventer')
    expect(twice.text).toContain('Dit is al opgeslagen')
    expect(twice.text).not.toMatch(/<title>Fout: |Dit is net gewijzigd/)
  })
})

test('one file too many in an hour is not changed, says why, and leads to who may allow it', async () => {
  const busy = await testUser('admin')
  const [visitor, { number }] = [await signedIn(busy), await withFile()]
  const path = `/admin/wensen/${number}/gegevens`
  const fields = { ...formOn(await visitor.get(path)), city: 'Hoorn', reason: 'asked-by-owner' }
  await readBefore(busy, 20)
  const { status, text } = await visitor.post(path, fields)
  expect(status).toBe(422)
  expect(text).toContain('U opende het afgelopen uur te veel dossiers. Er is niets gewijzigd.')
  expect(text).toContain('action="/admin/dossier/meer"')
  expect(text).toContain('value="Hoorn"')
  expect(formOn(await visitor.get(path))).toMatchObject({ city: 'Zwolle' })
})

describe('deleting a file', () => {
  test('names the request that runs, which ends with it, with the way there', async () => {
    const [member, person] = [await testUser('franchise'), await ownerOfFile()]
    const page = `/admin/wensen/${person.number}/verwijderen`
    expect((await admin.get(page)).text).not.toContain('/admin/toegangsverzoeken/')
    const id = await waitingRequest(
      member,
      fullRequest({ number: person.number, contact: person.trusted }),
    )
    const { text } = await admin.get(page)
    expect(text).toContain(`href="/admin/toegangsverzoeken/${id}"`)
    expect(textOf(text)).toContain('opgevraagd door Uitvaartzorg Proef')
    await owner`
      update access_requests set state = 'rejected', because = 'no-death' where id = ${id}`
    expect((await admin.get(page)).text).not.toContain('/admin/toegangsverzoeken/')
  })

  test('is not offered while a death is reported, with why and the way there', async () => {
    const { number, id } = await withFile()
    const report = randomUUID()
    await owner`
      insert into death_reports (id, subject_id, died_on, way, waits_until)
      values (${report}, ${id}, now(), 'contact', now() + interval '1 day')`
    const path = `/admin/wensen/${number}/verwijderen`
    const { text } = await admin.get(path)
    expect(text).toContain(`href="/admin/toegangsverzoeken/overlijden/${report}"`)
    expect(textOf(text)).toContain('contactpersonen wachten daarop')
    expect(text).not.toContain('Dossier voorgoed verwijderen')
    const kept = await admin.post(path, { why: 'asked', number })
    expect([kept.status, kept.text.includes('contactpersonen wachten daarop')]).toEqual([422, true])
  })

  test('asks for its number, and then all of it is gone', async () => {
    const { number, id } = await withFile()
    const path = `/admin/wensen/${number}/verwijderen`
    const wrong = await admin.post(path, { why: 'asked', number: 'WR00000001' })
    expect([wrong.status, wrong.text.includes('niet het nummer')]).toEqual([422, true])
    expect((await admin.post(path, { number })).status).toBe(422)
    expect((await admin.post(path, { why: 'asked', number: number.toLowerCase() })).status).toBe(
      303,
    )
    expect((await admin.get('/admin/wensen')).text).toContain('Dossier succesvol verwijderd')
    expect(await owner`select 1 from users where id = ${id}`).toEqual([])
    expect((await admin.get(path)).status).toBe(404)
    expect((await admin.post(path, { why: 'asked', number })).status).toBe(303)
    expect((await admin.get('/admin/wensen')).text).toContain('was al verwijderd')
  })

  test('asks who signed in a while ago for the password', async () => {
    const { id, token } = await testUser('admin')
    await owner`update sessions set created_at = now() - interval '11 minutes' where user_id = ${id}`
    const later = await signedIn({ token })
    const { number } = await withFile()
    const path = `/admin/wensen/${number}/verwijderen`
    expect((await later.post(path, { why: 'died', number })).status).toBe(422)
    expect(
      (await later.post(path, { why: 'died', number, currentPassword: TEST_PASSWORD })).status,
    ).toBe(303)
  })
})

describe('linking a file', () => {
  const newMember = async () => {
    const { id } = await testUser('franchise')
    const name = `Uitvaart ${newWord()}`
    const [row] = await owner<DbRow<'franchise_partners', 'id'>[]>`
      update franchise_partners set company_name = ${name}
       where id = (select member_id from guild_memberships where user_id = ${id}) returning id`
    return { id: row?.id ?? '', name }
  }
  const choosing = (number: string) => `/admin/koppeling?dossier=${number}`

  test('begins with three characters', async () => {
    const { lastName, number } = await withFile()
    const short = await admin.get('/admin/koppeling?q=ge')
    expect(short.text).toContain('Typ minstens 3 tekens')
    const { text } = await admin.get(`/admin/koppeling?q=${lastName}`)
    expect(text).toContain(`/admin/koppeling?dossier=${number}`)
  })

  test('shows the link of now, tells what will happen, and clears the choice', async () => {
    const { number } = await withFile()
    const [one, other] = [await newMember(), await newMember()]
    const link = async (id: string) => {
      const fields = formOn(await admin.get(choosing(number)))
      return admin.post(choosing(number), { ...fields, lid: id })
    }
    expect((await admin.get(choosing(number))).text).toContain('Niet gekoppeld')
    const answer = await link(one.id)
    expect([answer.status, answer.headers.location]).toEqual([303, '/admin/koppeling'])
    expect((await admin.get('/admin/koppeling')).text).toContain(
      'Dossierkoppeling succesvol bijgewerkt',
    )
    const { text } = await admin.get(choosing(number))
    expect(text).toContain(`Gekoppeld aan: ${one.name}<`)
    expect(text).toContain('Beide gildeleden krijgen daar bericht van')
    const same = await link(one.id)
    expect(same.status).toBe(303)
    expect((await admin.get('/admin/koppeling')).text).toContain('was al gekoppeld')
    await link(other.id)
    const told = await owner`
      select type from franchise_notifications where franchise_id = ${one.id} order by created_at`
    expect(told.map(({ type }) => String(type))).toEqual(['info', 'warning'])
  })

  test.each<[string, Record<string, string>, number, string]>([
    ['no member', {}, 422, 'Selecteer een dossier en Gilde Lid'],
    ['no file', { dossier: '' }, 422, 'Selecteer een dossier en Gilde Lid'],
    ['a member that is none', { lid: 'x' }, 422, 'Selecteer een dossier en Gilde Lid'],
    [
      'a file that is gone',
      { dossier: 'WR00000000', lid: 'one' },
      422,
      'Kon gebruiker niet vinden',
    ],
    ['a link that was changed', { lid: 'one', gezien: 'x' }, 409, 'Iemand was u voor'],
  ])('with %s says so', async (_what, given, status, said) => {
    const { number } = await withFile()
    const { id } = await newMember()
    const form = { dossier: number, gezien: '', ...given }
    if (given.lid === 'one') Object.assign(form, { lid: id })
    const answer = await admin.post(choosing(number), form)
    expect({ status: answer.status, said: answer.text.includes(said) }).toEqual({
      status,
      said: true,
    })
  })

  test('is ended on a page that asks', async () => {
    const { number, id } = await withFile()
    const { id: member, name } = await newMember()
    await owner`update profiles set referred_by_franchise_id = ${member} where user_id = ${id}`
    const path = `/admin/wensen/${number}/ontkoppelen`
    const { text } = await admin.get(path)
    expect(text).toContain(name)
    expect((await admin.post(path, { gezien: '' })).status).toBe(409)
    const fields = formOn({ text })
    expect((await admin.post(path, fields)).status).toBe(303)
    const after = await admin.get(`/admin/wensen/${number}`)
    expect(after.text).toContain('Dossier ontkoppeld van uitvaartondernemer')
    expect(after.text).toContain('Niet gekoppeld')
    const late = await admin.get(path)
    expect(late.text).toContain(`Dossier ${number} is niet gekoppeld`)
    expect(late.text).not.toContain('ontkoppelen?')
  })
})

test.each([
  [
    'searching in',
    'Onverwachte fout bij laden van wensen',
    (number: string) => `/admin/wensen?q=${number}`,
  ],
  ['linking', 'Fout bij laden van wensen', (number: string) => `/admin/koppeling?q=${number}`],
  ['opening', 'Fout bij laden van gegevens', (number: string) => `/admin/wensen/${number}`],
])('%s a file that cannot be opened says so', async (_, title, address) => {
  const { id, number } = await withFile()
  await owner`update file_index set sealed = '\\x00' where user_id = ${id}`
  const { status, text } = await admin.get(address(number))
  expect({ status, said: text.includes(title) }).toEqual({ status: 500, said: true })
})
