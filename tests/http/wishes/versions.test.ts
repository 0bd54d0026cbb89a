/** The pages of confirmed versions: reading them, and putting one back. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { inputOf, inputsOf, pageOf } from '#tests/fixtures/page.ts'
import { user, visitor } from '#tests/fixtures/people/someone.ts'
import type { Answer } from '#tests/setup/client.ts'
import { owner } from '#tests/setup/database.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { readSection } from '#app/features/wishes/file/sections.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'

const stored = async () =>
  (await readOnly(asPerson(user.id), (sql) => readSection(sql, user.id, 'veer'))).data

async function save(energy: string, final = true) {
  const { revision } = await readOnly(asPerson(user.id), (sql) => readSection(sql, user.id, 'veer'))
  const saved = await saveSection(user, {
    section: 'veer',
    id: randomUUID(),
    revision,
    data: { energy },
    final,
  })
  expect(saved.ok).toBe(true)
}

/** What the form on a page posts, buttons left out. */
const formOf = (answer: Answer) => Object.fromEntries(inputsOf(answer))

test('nothing confirmed yet: the page says how to', async () => {
  const page = pageOf(await visitor.get('/dashboard/versies'))
  expect(page.text).toContain('Nog geen versie bevestigd')
})

test('no version too many is kept, which loses nothing', async () => {
  await save('zwemmen', false)
  await owner`
    insert into wish_versions (wish_id, number, sealed, sealed_secret, hash, confirmed_at)
    select id, n, '', '', '', '2026-01-01' from wishes, generate_series(1, 499) n where user_id = ${user.id}`
  await save('zwemmen')
  await save('fietsen', false)
  const check = '/dashboard/controleren'
  const seen = inputOf(await visitor.get(check), 'seen')
  expect((await visitor.post(check, { seen })).headers.location).toBe(check)
  const page = pageOf(await visitor.get(check))
  expect(page.text).toContain('Er past alleen geen versie meer bij')
  expect(page.text).toContain('Al uw antwoorden zijn opgeslagen.')
  expect(await stored()).toEqual({ energy: 'fietsen' })
})

test('each version is listed with what changed, and the draft beside them', async () => {
  await save('zwemmen')
  await save('fietsen')
  await save('wandelen', false)
  const overview = pageOf(await visitor.get('/dashboard')).text
  expect(overview).toMatch(/Uw wensen van \d+ \w+ \d{4} \(versie 2\) blijven gelden/)
  const { text } = pageOf(await visitor.get('/dashboard/versies'))
  const [concept = '', two = '', one = ''] = text.split(/\nVersie [21]\n/)
  expect(concept).toMatch(/Uw concept[^]*Eerst[^]*fietsen[^]*Nu[^]*wandelen/)
  expect(two).toMatch(/Eerst[^]*zwemmen[^]*Nu[^]*fietsen/)
  expect(one).toContain('Dit is de eerste versie')
  expect(pageOf(await visitor.get('/dashboard/versies/1')).text).toContain('zwemmen')
})

test('putting one back asks first, and makes a draft', async () => {
  await save('zwemmen')
  await save('fietsen')
  const ask = await visitor.get('/dashboard/versies/1/terugzetten')
  expect(pageOf(ask).text).toMatch(/Nu[^]*fietsen[^]*Straks[^]*zwemmen/)
  expect(await stored()).toEqual({ energy: 'fietsen' })
  const done = await visitor.post('/dashboard/versies/1/terugzetten', formOf(ask))
  expect(done).toMatchObject({ status: 303, headers: { location: '/dashboard' } })
  expect(await stored()).toEqual({ energy: 'zwemmen' })
  const page = pageOf(await visitor.get('/dashboard')).text
  expect(page).toContain('De antwoorden van versie 1 zijn nu uw concept.')
  expect(page).toContain('nog niet bevestigd')
})

test('putting one back after a change elsewhere is refused and asks again', async () => {
  await save('zwemmen')
  await save('fietsen')
  const ask = await visitor.get('/dashboard/versies/1/terugzetten')
  await save('wandelen', false)
  const refused = await visitor.post('/dashboard/versies/1/terugzetten', formOf(ask))
  expect(refused.status).toBe(409)
  expect(pageOf(refused).title).toMatch(/^Fout: /)
  expect(pageOf(refused).text).toMatch(/intussen ergens anders gewijzigd[^]*Nu[^]*wandelen/)
  expect(await stored()).toEqual({ energy: 'wandelen' })
  const again = await visitor.post('/dashboard/versies/1/terugzetten', formOf(refused))
  expect(again.status).toBe(303)
  expect(await stored()).toEqual({ energy: 'zwemmen' })
})

test('a version that was tampered with is shown as such and cannot be put back', async () => {
  await save('zwemmen')
  await owner`
    update wish_versions set sealed = '\\x00' where wish_id in
      (select id from wishes where user_id = ${user.id})`
  const list = await visitor.get('/dashboard/versies')
  expect(list.status).toBe(200)
  expect(pageOf(list).text).toContain('Deze versie klopt niet')
  const one = pageOf(await visitor.get('/dashboard/versies/1')).text
  expect(one).toContain('Deze versie klopt niet')
  expect(one).not.toContain('Deze versie terugzetten')
  expect((await visitor.get('/dashboard/versies/1/terugzetten')).status).toBe(404)
  expect((await visitor.post('/dashboard/versies/1/terugzetten')).status).toBe(404)
})

describe('addresses that lead nowhere', () => {
  const numbers = ['0', '2', '-1', '1.5', '1e9', '9999999999', 'x', '%00', '__proto__', '1%27']
  test.each(numbers)('/dashboard/versies/%s', async (number) => {
    await save('zwemmen')
    const path = `/dashboard/versies/${number}`
    expect((await visitor.get(path)).status).toBe(404)
    expect((await visitor.get(`${path}/terugzetten`)).status).toBe(404)
    expect((await visitor.post(`${path}/terugzetten`)).status).toBe(404)
  })

  test.each(['0', 'x', '99999999999', '%00'])('a page of the list from %s', async (number) => {
    await save('zwemmen')
    const answer = await visitor.get(`/dashboard/versies?tot=${number}`)
    expect(answer.status).toBe(200)
    expect(pageOf(answer).text).toContain('Versie 1')
  })

  test('revisions that are none are those of an untouched file', async () => {
    await save('zwemmen')
    await save('fietsen')
    const wrong = { 'revision.veer': ['x', '9'], 'revision.steen': '1e99', intent: '\u0000' }
    expect((await visitor.post('/dashboard/versies/1/terugzetten', wrong)).status).toBe(409)
    expect(await stored()).toEqual({ energy: 'fietsen' })
  })
})
