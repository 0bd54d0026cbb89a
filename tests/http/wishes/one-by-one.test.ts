/** The interview with one question on a page: the same answers and the same save as a step. */
import { describe, expect, test } from 'vitest'
import { answer, open, user, visitor } from '#tests/fixtures/people/someone.ts'
import { changed, fieldsOf, valueOf } from '#tests/fixtures/page.ts'
import { owner, TEST_PASSWORD } from '#tests/setup/database.ts'

const at = (section: string, question: string) => `/vragenlijst/${section}/vraag/${question}`

/** Answers a question, and goes on. @returns where that leads */
async function goOn(
  path: string,
  changes: Record<string, string | string[]> = {},
  naar = 'volgende',
) {
  const { status, headers } = await answer(path, { ...changes, naar })
  expect(status).toBe(303)
  return headers.location
}

const stored = async (section: string, question: string) =>
  valueOf((await open(`/vragenlijst/${section}`)).fields, question)

test('asks one question, says where it stands, and stores the answer', async () => {
  const page = await open(at('veer', 'energy'))
  expect(page.title).toContain('Vraag 2 van 6 · Licht en Vreugde: Waar krijgt u energie van?')
  expect(page.text).toContain('Pak een oud fotoboek.')
  const names = page.fields.map(([name]) => name)
  expect(names).toContain('energy')
  expect(names).not.toContain('values')
  expect(await goOn(at('veer', 'energy'), { energy: 'zingen' })).toBe(at('veer', 'values'))
  expect((await open(at('veer', 'values'))).text).toContain('Het antwoord is bewaard.')
  expect(await stored('veer', 'energy')).toBe('zingen')
})

test('leaves every other answer as it was, boxes among them', async () => {
  const step = '/vragenlijst/rituelen'
  await answer(step, { colors: ['Wit', 'Blauw'], flowers: 'tulpen' })
  await goOn(at('rituelen', 'music'), { music: 'Jazz' })
  const { fields } = await open(step)
  const given = fields.filter(([name]) => ['colors', 'music', 'flowers'].includes(name))
  expect(given).toEqual([
    ['colors', 'Wit'],
    ['colors', 'Blauw'],
    ['music', 'Jazz'],
    ['flowers', 'tulpen'],
  ])
})

test('takes away an answer that was emptied', async () => {
  await goOn(at('veer', 'energy'), { energy: 'zingen' })
  await goOn(at('veer', 'energy'), { energy: '' })
  expect(await stored('veer', 'energy')).toBe('')
})

describe('the way', () => {
  test.each([
    ['veer', 'lifeMoments', 'vorige', '/vragenlijst/veer'],
    ['veer', 'wondering', 'volgende', at('steen', 'difficulties')],
    ['steen', 'difficulties', 'vorige', at('veer', 'wondering')],
    ['naw', 'contacts', 'volgende', at('secret', 'extraAttention')],
    ['secret', 'caution', 'volgende', '/dashboard/controleren'],
    ['kaars', 'stories', 'opslaan', '/vragenlijst/kaars#stories'],
    // Nobody chose yet, so nothing about burying or cremating applies.
    ['praktisch', 'burial', 'volgende', at('praktisch', 'hasDonation')],
    ['praktisch', 'hasDonation', 'vorige', at('praktisch', 'burial')],
  ])('from %s %s, %s, leads to %s', async (section, question, naar, to) => {
    expect(await goOn(at(section, question), {}, naar)).toBe(to)
  })

  test('goes by what was just answered', async () => {
    const next = await goOn(at('praktisch', 'burial'), { burial: 'Cremeren' })
    expect(next).toBe(at('praktisch', 'casketType2'))
    expect((await open(at('praktisch', 'casketType2'))).title).toContain('Vraag 2 van 12')
    const passed = await visitor.get(at('praktisch', 'casketType'))
    expect([passed.status, passed.headers.location]).toEqual([302, at('praktisch', 'burial')])
  })

  test('goes past a question that must be answered and is left open', async () => {
    await goOn(at('rituelen', 'colors'), { colors: 'Anders' })
    expect(await goOn(at('rituelen', 'colorsOther'))).toBe(at('rituelen', 'music'))
    expect(await goOn(at('naw', 'street'))).toBe(at('naw', 'postalCode'))
  })

  test('past one of those makes no step done that still asks for an answer', async () => {
    const mark = () => owner`select mark from step_marks where user_id = ${user.id}`
    await goOn(at('naw', 'contacts'), { 'contacts[0].firstName': 'An' })
    expect(await mark()).toEqual([])
    await goOn(at('naw', 'street'), { street: 'Zeestraat 1' })
    await goOn(at('naw', 'postalCode'), { postalCode: '1234 AB' })
    await goOn(at('naw', 'city'), { city: 'Zwolle' })
    await goOn(at('naw', 'contacts'))
    expect(await mark()).toEqual([{ mark: 'done' }])
  })

  test.each(['bestaat-niet', 'email', 'receiveCards'])('to %s is not there', async (question) => {
    expect((await visitor.get(at('naw', question))).status).toBe(404)
  })
})

test('a wrong answer stays, with what is wrong', async () => {
  const { status, text } = await answer(at('naw', 'postalCode'), { postalCode: 'x9' })
  expect([status, text.includes('value="x9"')]).toEqual([422, true])
  expect(text).toContain('<title>Fout: ')
})

test('a list gets another row, and is stored as a whole', async () => {
  const songs = at('rituelen', 'musicSpecifications')
  const row = (index: number) => `musicSpecifications[${index}].title`
  await goOn(songs, { [row(0)]: 'Air' })
  await goOn(songs, { [row(1)]: 'Clair de lune' })
  expect(await stored('rituelen', row(0))).toBe('Air')
  expect(await stored('rituelen', row(1))).toBe('Clair de lune')
})

test('an answer that was changed elsewhere meanwhile is asked about', async () => {
  const { fields } = await open(at('veer', 'energy'))
  await goOn(at('veer', 'energy'), { energy: 'van elders' })
  const posted = changed(fields, { energy: 'van hier', naar: 'volgende' })
  const { status, text } = await visitor.post(at('veer', 'energy'), fieldsOf(posted))
  expect(status).toBe(409)
  expect(text).toContain('van elders')
  expect(await stored('veer', 'energy')).toBe('van elders')
})

test('what is posted after the session has ended is back on its own page', async () => {
  const { fields } = await open(at('veer', 'energy'))
  await owner`delete from sessions where user_id = ${user.id}`
  const late = await visitor.post(
    at('veer', 'energy'),
    fieldsOf(changed(fields, { energy: 'lang aan gewerkt' })),
  )
  expect(late.headers.location).toContain('/auth?')
  const back = `/auth?${new URLSearchParams({ terug: at('veer', 'energy') })}`
  await visitor.post(back, { intent: 'signin', email: user.email, password: TEST_PASSWORD })
  expect((await open(at('veer', 'values'))).text).not.toContain('Uw tekst staat er weer')
  const again = await open(at('veer', 'energy'))
  expect(again.text).toContain('Uw tekst staat er weer')
  expect(valueOf(again.fields, 'energy')).toBe('lang aan gewerkt')
})
