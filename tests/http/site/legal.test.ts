/** What the law says of a choice, beside the choice: from a table that may change at any time. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkFromMail, tokenOf } from '#tests/fixtures/people/mailbox.ts'
import { changed, fieldsOf, pageOf } from '#tests/fixtures/page.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { Visitor } from '#tests/setup/client.ts'
import { ownSite } from '#tests/setup/own-site.ts'

const PATH = '/vragenlijst/praktisch'
const QUESTION = 'Wat is uw tweede keuze, zolang uw eerste keuze niet mag?'

// A site and a database of its own: other tests count on the table as it begins.
let site: Awaited<ReturnType<typeof ownSite>>
let visitor: Visitor

beforeAll(async () => {
  site = await ownSite('legal')
  visitor = new Visitor(site.address)
  const email = newEmail()
  const password = 'Regenboog7trap'
  const name = { firstName: 'Anna', lastName: 'de Wit' }
  const account = { ...name, email, password, confirmPassword: password, privacyConsent: 'true' }
  await visitor.post('/auth?tab=signup', { intent: 'signup', ...account })
  const link = await linkFromMail(email, site.address)
  await visitor.post(link, { token: tokenOf(link) })
  await visitor.post('/auth', { intent: 'signin', email, password })
})

afterAll(() => site.stop())

/** Posts the step as it is served, with other answers. */
async function answer(changes: Record<string, string>) {
  const { fields } = pageOf(await visitor.get(PATH))
  return visitor.post(PATH, fieldsOf(changed(fields, changes)))
}

describe('a choice that is not allowed yet', () => {
  test('says so once above all of them, with the source and since when we know, and beside it what it is', async () => {
    const { text } = await visitor.get(PATH)
    const [law = '', more] = Array.from(
      text.matchAll(/<p id="burial-hint"[^>]*>(.*?)<\/p>/gs),
      ([, hint]) => hint,
    )
    expect(law).toMatch(/^Resomeren en veraarden mochten in oktober 2025 in Nederland nog niet\./)
    expect(law).toContain('href="https://wetten.overheid.nl/BWBR0005009"')
    expect(law).toContain('target="_blank"')
    expect([more, text.split('in Nederland nog niet').length]).toEqual([undefined, 2])
    expect(text).toMatch(
      /id="burial-3-note"[^>]*>Bij resomeren lost het lichaam op in water met loog\.</,
    )
    expect(text).toMatch(/aria-describedby="burial-3-note" name="burial" value="Resomeren"/)
    expect(text).not.toContain('id="burial-1-note"')
  })

  test('asks for a second choice among the others, which is read back', async () => {
    const { text } = await visitor.get(PATH)
    expect(text).toContain('data-when-is="[&quot;Resomeren&quot;,&quot;Veraarden&quot;]"')
    expect((await answer({ burial: 'Resomeren', burialSecondChoice: 'Cremeren' })).status).toBe(303)
    const { text: summary } = await visitor.get('/dashboard')
    expect(summary).toMatch(new RegExp(`${QUESTION.replace('?', '\\?')}.*?Cremeren`, 's'))
  })

  test.each(['Veraarden', '__proto__', 'Onbekend'])('refuses %s as the second', async (option) => {
    const reply = await answer({ burial: 'Resomeren', burialSecondChoice: option })
    expect(reply.status).toBe(422)
    expect(pageOf(reply).errors.map(({ id }) => id)).toEqual(['burialSecondChoice'])
  })

  test('is allowed as soon as its row says so', async () => {
    await site.sql`update choice_legal_status set status = 'allowed' where option = 'Resomeren'`
    const { text } = await visitor.get(PATH)
    expect(text).not.toContain('Bij resomeren lost het lichaam op')
    expect(text).toContain('data-when-is="[&quot;Veraarden&quot;]"')
    expect((await answer({ burial: 'Veraarden', burialSecondChoice: 'Resomeren' })).status).toBe(
      303,
    )
    expect((await visitor.get('/dashboard')).text).toContain(QUESTION)
    await site.sql`delete from choice_legal_status`
    expect((await visitor.get(PATH)).text).not.toContain(QUESTION)
    expect((await visitor.get('/dashboard')).text).not.toContain(QUESTION)
  })

  test('says each source where there are more', async () => {
    await site.sql`delete from choice_legal_status`
    await site.sql`
      insert into choice_legal_status
        (field, option, status, explanation, source_name, source_url, reviewed_on)
      values ('burial', 'Resomeren', 'not_allowed', 'Een', 'Wet een', 'https://een.example', '2027-02-03'),
             ('burial', 'Veraarden', 'not_allowed', 'Twee', 'Wet twee', 'https://twee.example', '2027-02-03')`
    const { text } = await visitor.get(PATH)
    for (const source of ['een', 'twee']) expect(text).toContain(`href="https://${source}.example"`)
    await site.sql`delete from choice_legal_status`
  })

  test('shows a new text, source and date, without becoming markup', async () => {
    await site.sql`
      insert into choice_legal_status
        (field, option, status, explanation, source_name, source_url, reviewed_on)
      values ('burial', 'Cremeren', 'not_allowed', '<b>Tijdelijk</b> niet.', 'Een "wet"',
              'https://wet.example/?a=1&b=2', '2027-02-03')`
    const { text } = await visitor.get(PATH)
    expect(text).toContain('&lt;b&gt;Tijdelijk&lt;/b&gt; niet.')
    expect(text).toContain('Cremeren mocht in februari 2027 in Nederland nog niet.')
    expect(text).toContain('href="https://wet.example/?a=1&amp;b=2"')
  })
})

test('donation leads to the register that counts', async () => {
  const { text } = await visitor.get(PATH)
  expect(text).toContain('Wat daar staat, geldt.')
  expect(text).toContain('href="https://www.donorregister.nl"')
})
