/** What the script meets when it saves a step while someone types. */
import { beforeEach, describe, expect, test } from 'vitest'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { ADDRESS } from '#tests/fixtures/people/cards.ts'
import type { Entries } from '#tests/fixtures/people/interview.ts'
import { changed, fieldsOf, pageOf, valueOf } from '#tests/fixtures/page.ts'
import { newSession } from '#tests/fixtures/people/people.ts'
import { open, user, visitor } from '#tests/fixtures/people/someone.ts'
import { type Answer, signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'

const STEP = '/vragenlijst/veer'

let form: Entries

beforeEach(async () => {
  form = await tab()
})

const tab = async (path = STEP) => (await open(path)).fields
const auto = (entries: Entries, path = STEP, who = visitor) =>
  who.post(`${path}/automatisch`, fieldsOf(entries))
const byHand = (entries: Entries, path = STEP) => visitor.post(path, fieldsOf(entries))
const stored = async (name: string, path = STEP) => valueOf(await tab(path), name)
const typed = (energy: string, sequence: number) =>
  changed(form, { energy, sequence: String(sequence) })
const json = ({ text }: Answer) => JSON.parse(text) as Record<string, unknown>

function expectRefused(answer: Answer, status: number, reason: string) {
  expect(answer.status).toBe(status)
  expect(json(answer)).toEqual({ ok: false, reason })
}

const file = async () => (await owner`select * from wishes where user_id = ${user.id}`)[0]

test('a right form is stored and answered in few words', async () => {
  const answer = await auto(typed('zwemmen', 1))
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(json(answer)).toEqual({
    ok: true,
    revision: 1,
    saveId: valueOf(form, 'saveId'),
    time: expect.stringMatching(/^\d{1,2}\.\d\d$/),
  })
  expect(await stored('energy')).toBe('zwemmen')
})

test('never completes the file, not even from the last step', async () => {
  const path = '/vragenlijst/secret'
  const page = changed(await tab(path), { caution: 'x', sequence: '1', naar: 'controleren' })
  expect((await auto(page, path)).status).toBe(200)
  expect(await file()).toMatchObject({
    is_completed: false,
    title: 'Wensengesprek Vragenlijst (Concept)',
  })
})

test('makes a completed file a draft again', async () => {
  const path = '/vragenlijst/secret'
  await byHand(changed(await tab(path), { caution: 'x' }), path)
  await completeFile(user.id)
  expect(await file()).toMatchObject({ is_completed: true })
  await auto(typed('anders', 1))
  expect(await file()).toMatchObject({ is_completed: false })
})

describe('what cannot be kept', () => {
  const NAW = '/vragenlijst/naw'

  test('is named, and the rest is kept', async () => {
    const reply = await auto(changed(form, { energy: '\u0001', values: 'goed' }))
    expect(json(reply)).toMatchObject({ ok: true, open: '‘Waar krijgt u energie van?’' })
    expect(await stored('values')).toBe('goed')
    expect(await stored('energy')).toBe('')
  })

  test('says of a text that is too long how long it is, and where the rest may go', async () => {
    const story = 'Toen wij klein waren. '.repeat(300)
    const { open: said } = json(await auto(changed(form, { energy: story })))
    expect(said).toBe(
      '‘Waar krijgt u energie van?’. Hier passen 5.000 tekens, u heeft er 6.599. ' +
        'Zet de rest bij een andere vraag, of voeg de tekst toe als bestand bij ‘Documenten’',
    )
  })

  test('is not an address that nobody gave: a contact is kept without', async () => {
    const page = changed(await tab(NAW), { 'contacts[0].firstName': 'An' })
    const reply = json(await auto(page, NAW))
    expect(reply).toMatchObject({ ok: true })
    expect(reply).not.toHaveProperty('open')
    expect(await stored('contacts[0].firstName', NAW)).toBe('An')
  })

  test('is the box for cards, until it was asked; an address that was emptied stays', async () => {
    await byHand(changed(await tab(NAW), ADDRESS), NAW)
    const page = changed(await tab(NAW), { receiveCards: 'true', city: '' })
    expect(json(await auto(page, NAW))).toMatchObject({
      ok: true,
      open: 'woonplaats en ‘Stuur mij drie gedrukte kaartjes’',
    })
    expect(await stored('city', NAW)).toBe('Zwolle')
    expect(await stored('receiveCards', NAW)).toBeUndefined()
  })

  test('is a part of a contact', async () => {
    const wrong = { 'contacts[0].firstName': 'An', 'contacts[0].email': 'an@' }
    const reply = json(await auto(changed(await tab(NAW), wrong), NAW))
    expect(reply).toMatchObject({ ok: true, open: 'e-mailadres van contactpersoon 1' })
  })
})

test('without a session it says so, in words for a script', async () => {
  await owner`delete from sessions where user_id = ${user.id}`
  const answer = await auto(typed('x', 1))
  expectRefused(answer, 401, 'signedOut')
  expect(answer.headers.location).toBeUndefined()
  expectRefused(await auto(form, STEP, new Visitor()), 401, 'signedOut')
})

test("a page of one person is never saved in another's file", async () => {
  const other = await testUser()
  const browser = await signedIn(other)
  expectRefused(await auto(typed('van de een', 1), STEP, browser), 401, 'signedOut')
  const answer = await browser.post(STEP, fieldsOf(typed('van de een', 1)))
  expect(answer.status).toBe(409)
  expect(pageOf(answer).heading).toBe('Dit is nog niet opgeslagen')
  // Out of this tab they would not come back to what they wrote.
  expect(answer.text).toMatch(/<a href="\/auth\/uitloggen" target="_blank"/)
  expect(answer.text).not.toContain('action="/auth/uitloggen"')
  expect(await owner`select 1 from wishes where user_id = ${other.id}`).toHaveLength(0)
})

describe('saves of one form', () => {
  test('never meet each other, nor the save by hand that follows', async () => {
    for (const sequence of [1, 2, 3])
      expect((await auto(typed(`tekst ${sequence}`, sequence))).status).toBe(200)
    // As if every answer had been lost: the revision is still the first.
    expect((await byHand(typed('met de hand', 3))).status).toBe(303)
    expect(await stored('energy')).toBe('met de hand')
  })

  test('may be sent twice', async () => {
    const first = await auto(typed('tekst', 1))
    expect(json(await auto(typed('tekst', 1)))).toMatchObject({ ok: true, revision: 1 })
    expect(first.status).toBe(200)
    expect((await auto(typed('tekst en meer', 2))).status).toBe(200)
  })

  test('that overtake each other leave the newest text', async () => {
    expect((await auto(typed('nieuw', 2))).status).toBe(200)
    expect((await auto(typed('oud', 1))).status).toBe(200)
    expect(await stored('energy')).toBe('nieuw')
  })

  test('after the save by hand come too late', async () => {
    expect((await byHand(typed('met de hand', 1))).status).toBe(303)
    expect((await auto(typed('van het verlaten', 1))).status).toBe(200)
    expect(await stored('energy')).toBe('met de hand')
  })

  test('go on over a row that is added', async () => {
    const path = '/vragenlijst/rituelen'
    const title = 'musicSpecifications[0].title'
    const page = await visitor.get(path)
    const { fields, buttons } = pageOf(page)
    const { name = '', value = '' } =
      buttons.find(({ attributes }) => attributes.value?.includes('insert'))?.attributes ?? {}
    const filled = changed(fields, { [title]: 'Air', sequence: '1' })
    expect((await auto(filled, path)).status).toBe(200)
    const grown = pageOf(await byHand(changed(filled, { [name]: value }), path)).fields
    // The button saved what was typed, so what follows comes after no save that is under way.
    expect(valueOf(grown, 'after')).toBe('')
    expect(await stored(title, path)).toBe('Air')
    const more = changed(grown, { 'musicSpecifications[1].title': 'Bolero', sequence: '1' })
    expect((await auto(more, path)).status).toBe(200)
    expect(await stored('musicSpecifications[1].title', path)).toBe('Bolero')
  })
})

test('two tabs: the second hears of it, and the save by hand shows both texts', async () => {
  const second = await tab()
  await auto(typed('eerste tab', 1))
  const mine = changed(second, { energy: 'tweede tab', sequence: '1' })
  expectRefused(await auto(mine), 409, 'conflict')
  expect(await stored('energy')).toBe('eerste tab')
  const page = await byHand(mine)
  expect(page.status).toBe(409)
  expect(pageOf(page).text).toContain('eerste tab')
  expect(valueOf(pageOf(page).fields, 'energy')).toBe('tweede tab')
  // Here only the person chooses: the script has no address to save to.
  expect(page.text).toContain('data-autosave=""')
})

test('a draft of the browser comes back as a page, with its rows, and stores nothing', async () => {
  const path = '/vragenlijst/rituelen'
  const draft: Entries = [
    ...(await tab(path)),
    ['musicSpecifications[0].title', 'Air'],
    ['musicSpecifications[1].title', 'Bolero'],
    ['herstel', '1'],
  ]
  const answer = await byHand(draft, path)
  expect(answer.status).toBe(200)
  const { text, fields } = pageOf(answer)
  expect(text).toContain('Concept gevonden')
  expect(text).toContain(
    'We hebben een niet-opgeslagen concept gevonden. Deze is automatisch hersteld.',
  )
  expect(valueOf(fields, 'musicSpecifications[1].title')).toBe('Bolero')
  expect(await file()).toBeUndefined()
})

describe('what no script of ours sends', () => {
  const url = `${STEP}/automatisch`

  test.each([
    ['no form', 'application/json', '{}', 415],
    [
      'a file',
      'multipart/form-data; boundary=g',
      '--g\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nx\r\n--g--\r\n',
      415,
    ],
    ['prototypes', 'application/x-www-form-urlencoded', '__proto__.a=x', 400],
  ])('%s is refused', async (_, type, body, status) => {
    const headers = { origin: visitor.site, 'content-type': type }
    expect((await visitor.send('POST', url, headers, body)).status).toBe(status)
    expect(await file()).toBeUndefined()
  })

  test.each(['-1', '1e9', 'NaN', '', '1.5', '9'.repeat(400)])(
    'number %j counts as none',
    async (sequence) => {
      expect((await auto(changed(form, { energy: 'a', sequence, after: sequence }))).status).toBe(
        200,
      )
    },
  )

  test('fields that are repeated, NUL bytes and odd ids harm nothing', async () => {
    const odd = changed(form, { saveId: ['x', 'y'], revision: ['0', '\u0000'], account: '\u0000' })
    expect((await auto(odd)).status).toBe(200)
    expect(json(await auto(changed(form, { energy: 'a\u0000' })))).toHaveProperty('open')
  })

  test('a step that does not exist is not found', async () => {
    for (const name of ['iets', '__proto__', 'VEER'])
      expect((await visitor.post(`/vragenlijst/${name}/automatisch`)).status).toBe(404)
  })

  test('a beacon is let in from our own pages only', async () => {
    const headers = { origin: undefined, 'sec-fetch-site': 'same-origin' }
    expect((await visitor.post(url, fieldsOf(typed('a', 1)), headers)).status).toBe(200)
    const other = { origin: undefined, 'sec-fetch-site': 'cross-site' }
    expect((await visitor.post(url, fieldsOf(typed('b', 2)), other)).status).toBe(403)
  })
})

test('the older form is saved by itself as well, and completes nothing', async () => {
  const page = changed(await tab('/formulier'), {
    personalInfo_lastWill: 'bij de notaris',
    sequence: '1',
  })
  expect((await auto(page, '/formulier')).status).toBe(200)
  expect(await stored('personalInfo_lastWill', '/formulier')).toBe('bij de notaris')
  expect(await file()).toMatchObject({ is_completed: false })
})

describe('one question a page', () => {
  const QUESTION = `${STEP}/vraag/energy`
  const question = (changes: Record<string, string>) =>
    tab(QUESTION).then((fields) => changed(fields, { sequence: '1', ...changes }))

  test('is saved by itself, and every other answer stays', async () => {
    await byHand(changed(form, { values: 'van de stap', wondering: 'sterren' }))
    const answer = await auto(await question({ energy: 'zingen', values: 'niet gevraagd' }))
    expect([answer.status, json(answer).ok]).toEqual([200, true])
    const { fields } = await open(STEP)
    const held = ['energy', 'values', 'wondering'].map((name) => valueOf(fields, name))
    expect(held).toEqual(['zingen', 'van de stap', 'sterren'])
  })

  test('hears of what another tab stored meanwhile', async () => {
    const late = await question({ energy: 'van hier' })
    await auto(typed('van elders', 1))
    expectRefused(await auto(late), 409, 'conflict')
    expect(await stored('energy')).toBe('van elders')
  })

  test('names what is not right yet', async () => {
    const path = '/vragenlijst/naw'
    const fields = changed(await tab(`${path}/vraag/postalCode`), { postalCode: 'x9' })
    expect(json(await auto(fields, path))).toMatchObject({ ok: true, open: 'postcode' })
  })

  test.each(['bestaat-niet', 'email', 'receiveCards', ''])('%j is not there', async (name) => {
    const fields = changed(await tab('/vragenlijst/naw'), { vraag: name })
    expect((await auto(fields, '/vragenlijst/naw')).status).toBe(404)
    expect(await file()).toBeUndefined()
  })

  test('comes back as a page with the draft of the browser in it, and stores nothing', async () => {
    const draft = await question({ energy: 'nog niet bewaard', herstel: '1' })
    const answer = await byHand(draft, QUESTION)
    const page = pageOf(answer)
    expect([answer.status, page.text.includes('Concept gevonden')]).toEqual([200, true])
    expect(valueOf(page.fields, 'energy')).toBe('nog niet bewaard')
    expect(await file()).toBeUndefined()
  })

  test('names the button that saves', async () => {
    const { text } = await visitor.get(QUESTION)
    expect(text).toContain('Kies ‘Volgende’: dan kiest u welke tekst u bewaart.')
    expect(text).not.toContain('Kies ‘Opslaan’')
  })

  test.each([
    [QUESTION, 'veer/energy', 'autoSave_questionnaire'],
    ['/vragenlijst/documenten/muziek', 'rituelen/musicSpecifications', 'autoSave_questionnaire'],
    ['/vragenlijst/secret/vraag/caution', 'secret/caution', undefined],
  ])('%s has a draft of its own (%s), the confidential one none', async (path, name, draft) => {
    const { text } = await visitor.get(path)
    expect(/ data-step="([^"]*)"/.exec(text)?.[1]).toBe(name)
    expect(/ data-autosave="([^"]*)"/.exec(text)?.[1]).toMatch(/^\/vragenlijst\/\w+\/automatisch$/)
    expect(/ data-draft="([^"]*)"/.exec(text)?.[1]).toBe(draft)
  })
})

describe('who saves more often than anybody types', () => {
  /** Asks for so many saves at the same time, of a form that says nothing: all within a minute on a slow machine too. */
  const asked = async (times: number) =>
    (await Promise.all(Array.from({ length: times }, () => auto([])))).map(({ status }) => status)

  test('waits, and keeps what was typed; another browser of theirs goes on', async () => {
    const other = await signedIn({ token: await newSession(user.id) })
    for (let turn = 0; turn < 6; turn += 1) expect(await asked(40)).not.toContain(429)
    const answer = await auto(typed('1', 1))
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
    const late = await byHand(changed(form, { energy: 'zwemmen' }))
    expect(late.status).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    expect(pageOf(late).text).toContain('Er is nog niets opgeslagen')
    expect(pageOf(late).text).toContain('Probeer het over een minuut opnieuw.')
    expect(late.text).toContain('zwemmen')
    expect(await stored('energy')).not.toBe('zwemmen')
    expect((await auto(changed(form, { energy: 'fietsen' }), STEP, other)).status).toBe(200)
  })
})
