/** Members that everybody finds by town or postal code, once they agreed to it. */
import { expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { inputOf, textOf } from '#tests/fixtures/page.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'

const LIST = '/uitvaartondernemers/zoeken'
const FORM = '/franchise/gegevens'

const page = async (query = '') => textOf((await new Visitor().get(LIST + query)).text)

/** A business in a town of its own, whose owner signs in. */
async function business(city: string) {
  const boss = await testUser('franchise')
  const [row] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
    select member_id as id from guild_memberships where user_id = ${boss.id}`
  await owner`
    update franchise_partners set company_name = ${`Uitvaart ${city}`} where id = ${row?.id ?? ''}`
  const visitor = await signedIn(boss)
  const facts = {
    contactName: 'Tess Geheim',
    phone: '038-1234567',
    street: 'Dorpsstraat',
    houseNumber: '12a',
    postalCode: '8099 ZZ',
    city,
    website: 'www.proef.nl',
  }
  const save = async (more = {}) => {
    const seen = { gezien: inputOf(await visitor.get(FORM), 'gezien') }
    return visitor.post(FORM, { ...facts, ...seen, ...more })
  }
  return { boss, facts, save }
}

test('a member is found by town and postal code, when its owner ticked the box', async () => {
  const { boss, save } = await business('Listerveen')
  expect((await save()).status).toBe(303)
  expect(await page()).not.toContain('Listerveen')

  expect((await save({ listed: 'true' })).status).toBe(303)
  for (const query of ['', '?q=listerveen', '?q=8099', '?q=8099%20zz', '?q=8090']) {
    const shown = await page(query)
    for (const fact of [
      'Uitvaart Listerveen',
      'Dorpsstraat 12a, 8099 ZZ Listerveen',
      '038-1234567',
    ])
      expect(shown, query).toContain(fact)
    expect(shown, query).not.toMatch(/Tess Geheim|@example/)
    expect(shown, query).not.toContain(boss.email)
  }
  const { text } = await new Visitor().get(LIST)
  expect(text).toContain('href="https://www.proef.nl"')
  expect(text).toContain('href="tel:0381234567"')
  expect(await page('?q=Groningen')).not.toContain('Listerveen')

  expect((await save()).status).toBe(303)
  expect(await page('?q=listerveen')).toContain('Wij vonden niemand in ‘listerveen’.')
})

test('the box asks for a town and a postal code', async () => {
  const { save } = await business('Nergensdam')
  const answer = await save({ listed: 'true', postalCode: '', city: '' })
  expect(answer.status).toBe(422)
  expect(textOf(answer.text)).toContain('Vul eerst de postcode en de plaats in.')
  expect(answer.text).toMatch(/<input[^>]*name="listed"[^>]*checked/)
})

test('whoever looks for something leaves nothing behind, and no search engine keeps it', async () => {
  const { headers, text } = await new Visitor().get(`${LIST}?q=<script>`)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).not.toContain('<script>‘')
  expect((await new Visitor().get(LIST)).text).not.toContain('noindex')
})

test('leads there from the page for who found a card', async () => {
  expect((await new Visitor().get('/dossieropvragen')).text).toContain(`href="${LIST}"`)
})
