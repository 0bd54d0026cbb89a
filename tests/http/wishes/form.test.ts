/** The older form on one page, as a browser without scripts meets it. */
import { describe, expect, test } from 'vitest'
import { PDFParse } from 'pdf-parse'
import { type Entries, samplesOf } from '#tests/fixtures/people/interview.ts'
import { changed, fieldsOf, pageOf } from '#tests/fixtures/page.ts'
import { answer, fileOf, open, visitor } from '#tests/fixtures/people/someone.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { sectionOf } from '#app/features/interview/sections/index.ts'
import { united } from '#app/features/interview/shared-questions.ts'

const PATH = '/formulier'
const section = sectionOf('formulier')
const texts = sectionTexts('formulier')

const filled: Entries = section.fields.flatMap(
  (field) => samplesOf(section, field)[0]?.entries ?? [],
)
/** The others are read back under the interview's question. */
const own = Object.keys(united({ formulier: Object.fromEntries(filled) }).formulier ?? {})
const dense = (text: string) => text.replaceAll(/\s/g, '')

test('asks every question on one page, in the four cards', async () => {
  const page = await open(PATH)
  expect(page.title).toBe('Persoonlijke Wensen Vastleggen | Wensenregister')
  expect(page.heading).toBe('Persoonlijke Wensen Vastleggen')
  for (const card of [
    'Persoonlijke Gegevens',
    'Ceremonie Voorkeuren',
    'Muziek Voorkeuren',
    'Persoonlijke Wensen & Familieverhoudingen',
  ])
    expect(page.text).toContain(card)
  for (const { key } of section.fields) {
    expect(page.ids, key).toContain(key)
    expect(page.text).toContain(texts.fields[key]?.label)
  }
  expect(new Set(page.ids).size).toBe(page.ids.length)
})

test('saving completes the file; every answer is on the overview, in the PDF and in the form', async () => {
  const reply = await answer(PATH, fieldsOf(filled))
  expect([reply.status, reply.headers.location]).toEqual([303, '/dashboard'])
  const overview = await open('/dashboard')
  const file = await fileOf()
  expect(overview.text).toContain('Wensen opgeslagen')
  expect(overview.text).not.toContain('✅')
  expect(overview.text).toContain(`Dossiernummer: ${file?.wish_file_number}`)
  expect(file).toMatchObject({ is_completed: true, title: 'Wensenregister', visibility: 'private' })
  const versions = await owner`select 1 from wish_versions where wish_id = ${file?.id}`
  expect(versions).toHaveLength(1)

  const { bytes } = await visitor.get('/dashboard/wensen.pdf')
  const pdf = dense((await new PDFParse({ data: new Uint8Array(bytes) }).getText()).text)
  for (const key of own) {
    const label = texts.fields[key]?.label ?? ''
    expect(overview.text).toContain(`\n${label}\n`)
    expect(pdf).toContain(dense(label))
  }
  for (const field of section.fields)
    for (const seen of samplesOf(section, field)[0]?.seen ?? [])
      expect(overview.text).toContain(seen)
  const { fields } = await open(PATH)
  const typed = fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])
  for (const entry of filled) expect(typed).toContainEqual(entry)
})

test('lives beside the interview in one file', async () => {
  const { fields } = await open('/vragenlijst/veer')
  await visitor.post('/vragenlijst/veer', fieldsOf(changed(fields, { energy: 'zwemmen' })))
  expect(await fileOf()).toMatchObject({ title: 'Wensengesprek Vragenlijst (Concept)' })
  await answer(PATH, { relationshipNotes: 'alles goed' })
  expect(await fileOf()).toMatchObject({ title: 'Wensenregister', is_completed: true })
  const { text } = await open('/dashboard')
  expect(text).toContain('zwemmen')
  expect(text).toContain('alles goed')
  expect((await open('/vragenlijst/veer')).fields).toContainEqual(['energy', 'zwemmen'])
})

test('a wrong answer stays with its message; the rest is stored and the file stays a draft', async () => {
  const reply = await answer(PATH, {
    musicPreferences_songs: 'Zing, vecht',
    ceremonyLocation: 'x'.repeat(201),
    ceremonyStyle: 'luidruchtig',
    relationshipNotes: 'nul \0 byte',
  })
  expect(reply.status).toBe(422)
  const page = pageOf(reply)
  expect(page.title).toBe('Fout: Persoonlijke Wensen Vastleggen | Wensenregister')
  expect(page.errors.map(({ id }) => id)).toEqual([
    'ceremonyLocation',
    'ceremonyStyle',
    'relationshipNotes',
  ])
  expect(page.fields).toContainEqual(['ceremonyLocation', 'x'.repeat(201)])
  expect((await open(PATH)).fields).toContainEqual(['musicPreferences_songs', 'Zing, vecht'])
  expect(await fileOf()).toMatchObject({
    is_completed: false,
    title: 'Wensenregister (Concept)',
  })
})

test('two tabs: the second save shows both texts and overwrites nothing', async () => {
  const { fields } = await open(PATH)
  const other = fieldsOf(changed(fields, { relationshipNotes: 'tweede' }))
  await answer(PATH, { relationshipNotes: 'eerste' })
  const reply = await visitor.post(PATH, other)
  expect(reply.status).toBe(409)
  const page = pageOf(reply)
  expect(page.text).toContain('U heeft dit formulier ook ergens anders gewijzigd')
  expect(page.text).toContain('eerste')
  const right = changed(page.fields, { 'keuze.relationshipNotes': 'opgeslagen' })
  expect((await visitor.post(PATH, fieldsOf(right))).status).toBe(303)
  expect((await open(PATH)).fields).toContainEqual(['relationshipNotes', 'eerste'])
})

test('a save whose answer was lost can be sent again', async () => {
  const { fields } = await open(PATH)
  const form = fieldsOf(changed(fields, { relationshipNotes: 'een keer' }))
  for (const _ of [1, 2]) expect((await visitor.post(PATH, form)).status).toBe(303)
  const file = await fileOf()
  expect(await owner`select 1 from wish_versions where wish_id = ${file?.id}`).toHaveLength(1)
})

test('an automatic save makes a draft; the save by hand that follows completes it', async () => {
  const { fields } = await open(PATH)
  const typed = fieldsOf(changed(fields, { relationshipNotes: 'vanzelf', sequence: '1' }))
  const reply = await visitor.post(`${PATH}/automatisch`, typed)
  expect(JSON.parse(reply.text)).toMatchObject({ ok: true })
  expect(await fileOf()).toMatchObject({
    is_completed: false,
    title: 'Wensenregister (Concept)',
  })
  await answer(PATH, { musicPreferences_style: 'jazz' })
  expect(await fileOf()).toMatchObject({ is_completed: true, title: 'Wensenregister' })
  expect((await open(PATH)).fields).toContainEqual(['relationshipNotes', 'vanzelf'])
})

describe('without a user', () => {
  test('saving says so, stores nothing and gives back everything that was typed', async () => {
    const { fields } = await open(PATH)
    const anybody = new Visitor()
    const reply = await anybody.post(PATH, fieldsOf(changed(fields, fieldsOf(filled))))
    expect(reply.status).toBe(401)
    const page = pageOf(reply)
    expect(page.text).toContain('Niet ingelogd')
    expect(page.text).toContain('U moet eerst uw profiel aanmaken om uw wensen op te slaan.')
    const typed = page.fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])
    for (const entry of filled) expect(typed).toContainEqual(entry)
    expect(await fileOf()).toBeUndefined()
    // Signed in again in another tab, the same page saves what it holds.
    expect((await visitor.post(PATH, fieldsOf(page.fields))).status).toBe(303)
    expect((await open(PATH)).fields).toContainEqual(['personalInfo_donorCard', 'ja'])
  })

  test('another person sees nothing of it', async () => {
    await answer(PATH, { relationshipNotes: 'geheimpje' })
    const other = await signedIn(await testUser())
    for (const path of [PATH, `${PATH}.data`, '/dashboard'])
      expect((await other.get(path)).text).not.toContain('geheimpje')
  })
})

test.each([
  ['a field twice', { relationshipNotes: ['a', 'b'] }, 422],
  ['an object for a text', { 'relationshipNotes.x': 'a' }, 422],
  ['a name that reaches a prototype', { '__proto__.x': 'a' }, 400],
  ['too long a text', { relationshipNotes: 'x'.repeat(5001) }, 422],
  ['a revision that is no number', { revision: 'x', relationshipNotes: 'a' }, 303],
  ['a save id that is none', { saveId: 'x', relationshipNotes: 'a' }, 303],
  ['a button of another form', { __intent__: '{"type":"insert","payload":{"name":"x"}}' }, 200],
])('%s does no harm', async (_, changes, status) => {
  expect((await answer(PATH, changes as Record<string, string | string[]>)).status).toBe(status)
})

test('the old address leads to the form for good', async () => {
  const reply = await visitor.get('/form')
  expect([reply.status, reply.headers.location]).toEqual([301, '/formulier'])
})
