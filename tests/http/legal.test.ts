/** What the law says of a choice, beside the choice: from a table that may change at any time. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { changed, fieldsOf, pageOf } from '#tests/fixtures/page.ts'
import { Visitor } from '#tests/setup/client.ts'
import { copyTemplate } from '#tests/setup/databases.ts'
import { startSite } from '#tests/setup/site.ts'
import postgres from 'postgres'

const PATH = '/vragenlijst/praktisch'
const QUESTION = 'Wat is uw tweede keuze, zolang uw eerste keuze niet mag?'

// A site and a database of its own: other tests count on the table as it begins.
let owner: postgres.Sql
let visitor: Visitor
let stop: () => Promise<void>

beforeAll(async () => {
  const databaseUrl = await copyTemplate(inject('templateUrl'), 'legal')
  owner = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const site = await startSite(databaseUrl)
  stop = site.stop
  visitor = new Visitor(site.address)
  const email = 'wet@example.nl'
  const password = 'Regenboog7trap'
  await visitor.post('/auth?tab=signup', {
    intent: 'signup',
    firstName: 'Anna',
    lastName: 'de Wit',
    email,
    password,
    confirmPassword: password,
    privacyConsent: 'true',
  })
  const list = await visitor.get('/dev/postvak')
  const [path = ''] = /\/dev\/postvak\/[0-9a-f-]{36}/.exec(list.text) ?? []
  const [, token = ''] = /token=([\w-]{43})/.exec((await visitor.get(path)).text) ?? []
  await visitor.post(`/auth/bevestigen?token=${token}`, { token })
  await visitor.post('/auth', { intent: 'signin', email, password })
})

afterAll(async () => {
  await stop()
  await owner.end()
})

/** Posts the step as it is served, with other answers. */
async function answer(changes: Record<string, string>) {
  const { fields } = pageOf(await visitor.get(PATH))
  return visitor.post(PATH, fieldsOf(changed(fields, changes)))
}

describe('a choice that is not allowed yet', () => {
  test('says so beside it, with the source and since when we know', async () => {
    const { text } = await visitor.get(PATH)
    const hint = /id="burial-3-note"[^>]*>(.*?)<\/div>/s.exec(text)?.[1] ?? ''
    expect(hint).toContain('Dit mag in Nederland nog niet.')
    expect(hint).toContain('Stand: oktober 2025.')
    expect(hint).toContain('href="https://wetten.overheid.nl/BWBR0005009"')
    expect(hint).toContain('target="_blank"')
    expect(text).toMatch(/id="burial-3" [^>]*aria-describedby="[^"]*burial-3-note/)
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
    await owner`update choice_legal_status set status = 'allowed' where option = 'Resomeren'`
    const { text } = await visitor.get(PATH)
    expect(text).not.toContain('Bij resomeren lost het lichaam op')
    expect(text).toContain('data-when-is="[&quot;Veraarden&quot;]"')
    expect((await answer({ burial: 'Veraarden', burialSecondChoice: 'Resomeren' })).status).toBe(
      303,
    )
    expect((await visitor.get('/dashboard')).text).toContain(QUESTION)
    await owner`delete from choice_legal_status`
    expect((await visitor.get(PATH)).text).not.toContain(QUESTION)
    expect((await visitor.get('/dashboard')).text).not.toContain(QUESTION)
  })

  test('shows a new text, source and date, without becoming markup', async () => {
    await owner`
      insert into choice_legal_status
        (field, option, status, explanation, source_name, source_url, reviewed_on)
      values ('burial', 'Cremeren', 'not_allowed', '<b>Tijdelijk</b> niet.', 'Een "wet"',
              'https://wet.example/?a=1&b=2', '2027-02-03')`
    const { text } = await visitor.get(PATH)
    expect(text).toContain('&lt;b&gt;Tijdelijk&lt;/b&gt; niet.')
    expect(text).toContain('Stand: februari 2027.')
    expect(text).toContain('href="https://wet.example/?a=1&amp;b=2"')
  })
})

test('donation leads to the register that counts', async () => {
  const { text } = await visitor.get(PATH)
  expect(text).toContain('Dat register is leidend.')
  expect(text).toContain('href="https://www.donorregister.nl"')
})
