import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { letters } from '#tests/fixtures/people/letters.ts'
import { textOf } from '#tests/fixtures/page.ts'
import { Visitor } from '#tests/setup/client.ts'
import { owner } from '#tests/setup/database.ts'

const PATH = '/uitvaartondernemers/aanmeldformulier'

const good = () => ({
  companyName: 'Uitvaartzorg De Linde',
  contactName: 'Noor de Wit',
  email: `${randomUUID()}@example.nl`,
  phone: '06-12345678',
  street: 'Dorpsstraat',
  houseNumber: '12a',
  postalCode: '1234ab',
  city: 'Zwolle',
  website: 'www.delinde.nl',
  kvk: '12345678',
})

const rowsOf = (email: string) => owner`select * from franchise_partners where email = ${email}`

describe('a business that applies', () => {
  test('becomes an inactive member for the office to look at', async () => {
    const form = good()
    const visitor = new Visitor()
    const answer = await visitor.post(PATH, { ...form, email: form.email.toUpperCase() })
    expect({ status: answer.status, location: answer.headers.location }).toEqual({
      status: 303,
      location: `${PATH}?gelukt=`,
    })
    const { text } = await visitor.get(`${PATH}?gelukt=`)
    expect(text).toContain('Aanmelding ontvangen')
    expect(text).toContain('Nog een bedrijf aanmelden')
    expect(textOf(text)).toContain(
      'Wij bellen u op een werkdag. Daarna krijgt u een e-mail om te beginnen.',
    )
    expect(textOf(text)).not.toContain('Het invullen duurt ongeveer vijf minuten.')
    expect(text).not.toContain('name="companyName"')
    expect((await visitor.get(PATH)).text).toContain('name="companyName"')
    const [row] = await rowsOf(form.email)
    expect(row).toMatchObject({
      company_name: form.companyName,
      status: 'inactive',
      postal_code: '1234 AB',
      kvk: '12345678',
    })
    expect(row?.referral_code).toMatch(/^[A-Z]{2,8}[2-9]{4}$/)
  })

  test('has a mail that it came in, and the office one with what was said', async () => {
    const form = good()
    await new Visitor().post(PATH, { ...form, companyName: `Zorg ${form.email}` })
    const mails = await letters()
    const [received] = mails.filter(({ to }) => to === form.email)
    expect(received?.subject).toBe('Wij hebben uw aanmelding ontvangen')
    expect(received?.text).toMatch(/^Beste Noor de Wit,/)
    const office = mails.filter(({ text }) => text.includes(`Zorg ${form.email}`))
    expect(office.map(({ subject }) => subject)).toEqual(['Aanmelding van een uitvaartondernemer'])
    expect(office[0]?.text).toContain('Adres: Dorpsstraat 12a, 1234 AB Zwolle')
  })

  test('hears the same when the address applied before, and changes nothing', async () => {
    const form = good()
    await new Visitor().post(PATH, form)
    const [before] = await rowsOf(form.email)
    const answer = await new Visitor().post(PATH, { ...form, companyName: 'Een ander' })
    expect(answer.status).toBe(303)
    expect(await rowsOf(form.email)).toEqual([before])
  })

  test('may write the number of the chamber of commerce with blanks and dots', async () => {
    const form = { ...good(), kvk: '12 34.56 78' }
    expect((await new Visitor().post(PATH, form)).status).toBe(303)
    expect(await rowsOf(form.email)).toHaveLength(1)
  })

  test('may leave out the site and the number of the chamber of commerce', async () => {
    const form = { ...good(), website: '', kvk: '' }
    expect((await new Visitor().post(PATH, form)).status).toBe(303)
    expect(await rowsOf(form.email)).toHaveLength(1)
  })

  test('applies at most five times an hour from one network', async () => {
    const visitor = new Visitor()
    for (let time = 0; time < 5; time++) expect((await visitor.post(PATH, good())).status).toBe(303)
    const form = good()
    const answer = await visitor.post(PATH, form)
    expect(answer.status).toBe(429)
    expect(answer.headers['retry-after']).toMatch(/^\d+$/)
    expect(answer.text).toContain('Wacht 60 minuten')
    expect(answer.text).toContain(`value="${form.email}"`)
    expect(await rowsOf(form.email)).toHaveLength(0)
  })
})

describe('the form', () => {
  test.each([
    ['companyName', 'A', 'Vul hier minimaal 2 tekens in'],
    ['companyName', '', 'Vul de naam van het bedrijf in'],
    ['contactName', 'x'.repeat(101), 'maximaal 100 tekens'],
    ['email', 'geen adres', 'Ongeldig e-mailadres'],
    ['phone', 'bel maar', 'telefoonnummer'],
    ['phone', '', 'Vul een telefoonnummer in, zoals 06-12345678'],
    ['street', '', 'Vul de straat in'],
    ['houseNumber', '1'.repeat(21), 'maximaal 20 tekens'],
    ['postalCode', '0123 AB', 'Ongeldige postcode (gebruik formaat 1234AB)'],
    ...['1234SA', '1234 sd', '1234 Ss'].map((code): [string, string, string] => [
      'postalCode',
      code,
      'Ongeldige postcode (gebruik formaat 1234AB)',
    ]),
    ['city', 'Zwol\0le', 'een teken dat wij niet kunnen bewaren'],
    ['website', 'geen site', 'zoals www.voorbeeld.nl'],
    ['kvk', '1234567', 'acht cijfers'],
  ])('with a wrong %s (%j) says what is wrong and keeps the rest', async (name, value, message) => {
    const form = good()
    const { status, text } = await new Visitor().post(PATH, { ...form, [name]: value })
    expect(status).toBe(422)
    expect(text).toContain('<title>Fout: ')
    expect(text).toContain(`<a href="#${name}">`)
    expect(text).toContain(message)
    for (const [other, kept] of Object.entries(form))
      if (other !== name) expect(text).toContain(`value="${kept}"`)
    expect(await rowsOf(form.email)).toHaveLength(0)
  })
})
