/** The interview and the older form, which ask a part of the same questions. */
import { randomUUID } from 'node:crypto'
import { PDFParse } from 'pdf-parse'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FileData } from '#app/features/interview/sections/index.ts'
import { wishes } from '#app/features/wishes/export.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { changed, fieldsOf, pageOf, valueOf } from '#tests/fixtures/page.ts'
import { answer, fileOf, open, user, visitor } from '#tests/fixtures/people/someone.ts'

const FORM = '/formulier'
const PRACTICAL = '/vragenlijst/praktisch'
const RITUALS = '/vragenlijst/rituelen'

const save = async (path: string, changes: Record<string, string | string[]>) =>
  expect((await answer(path, changes)).status).toBe(303)
const shown = async (path: string, name: string) => valueOf((await open(path)).fields, name)
const dense = (text: string) => text.replaceAll(/\s/g, '')
/** The lines of the closed chapters of a page. */
const linesOf = (html: string) =>
  Array.from(html.matchAll(/<summary.*?<\/summary>/gs), ([summary]) => summary).join('\n')
const times = (text: string, part: string) => text.split(part).length - 1

async function pdf() {
  const { bytes } = await visitor.get('/dashboard/wensen.pdf')
  return dense((await new PDFParse({ data: new Uint8Array(bytes) }).getText()).text)
}

test('what a step holds stands on the form, in its own words', async () => {
  await save(PRACTICAL, { burial: 'Cremeren', cremationDetails: 'as op zee', hasDonation: 'Nee' })
  await save(RITUALS, { flowers: 'rozen', music: ['Jazz'] })
  const { fields } = await open(FORM)
  expect(fields).toEqual(
    expect.arrayContaining([
      ['ceremonyType', 'cremeren'],
      ['ceremonyPreferences_graveOrCremation', 'as op zee'],
      ['personalInfo_donorCard', 'nee'],
      ['personalTouches_flowers', 'rozen'],
      ['musicPreferences_style', 'Jazz'],
    ]),
  )
})

test('the form changes the step; overview, booklet and export have each answer once', async () => {
  await save(PRACTICAL, { burial: 'Begraven', hasDonation: 'Ja' })
  await save(FORM, {
    ceremonyType: 'cremeren',
    personalTouches_flowers: 'witte tulpen',
    musicPreferences_songs: 'ABBA – Waterloo',
    relationshipNotes: 'alles goed',
  })
  expect(await shown(PRACTICAL, 'burial')).toBe('Cremeren')
  expect(await shown(PRACTICAL, 'hasDonation')).toBe('Ja')
  expect(await shown(RITUALS, 'musicSpecifications[0].title')).toBe('Waterloo')
  const { text: html } = await visitor.get('/dashboard')
  const { text } = await open('/dashboard')
  expect(text).toContain('Cremeren')
  expect(text).not.toContain('Begraven')
  // The line of a closed chapter says what is in it.
  expect(times(text, 'witte tulpen') - times(linesOf(html), 'witte tulpen')).toBe(1)
  expect(times(await pdf(), 'wittetulpen')).toBe(1)
  const exported = await wishes.read(user.id, {} as never)
  expect(exported?.answers).toMatchObject({
    praktisch: { burial: 'Cremeren', hasDonation: 'Ja' },
    rituelen: { flowers: 'witte tulpen' },
    formulier: { relationshipNotes: 'alles goed' },
  })
  expect(await fileOf()).toMatchObject({ is_completed: true })
})

test('the script saves both ways too, again and again', async () => {
  const { fields } = await open(FORM)
  for (const [sequence, songs] of [
    'ABBA',
    'ABBA - Waterloo',
    'ABBA - Waterloo\nDe zee',
  ].entries()) {
    const typed = { musicPreferences_songs: songs, sequence: String(sequence + 1) }
    const reply = await visitor.post(`${FORM}/automatisch`, fieldsOf(changed(fields, typed)))
    expect(reply.status, reply.text).toBe(200)
  }
  expect(await shown(RITUALS, 'musicSpecifications[0].artist')).toBe('ABBA')
  expect(await shown(RITUALS, 'musicSpecifications[1].title')).toBe('De zee')
})

test('a step and the form in two tabs: what both changed is asked about', async () => {
  const form = await open(FORM)
  await save(PRACTICAL, { burial: 'Begraven', cardWishes: 'met foto' })
  const typed = changed(form.fields, { ceremonyType: 'cremeren', relationshipNotes: 'rust' })
  const reply = await visitor.post(FORM, fieldsOf(typed))
  expect(reply.status).toBe(409)
  const page = pageOf(reply)
  expect(page.text).toContain('U heeft dit formulier ook ergens anders gewijzigd')
  const chosen = changed(page.fields, { 'keuze.ceremonyType': 'opgeslagen' })
  expect((await visitor.post(FORM, fieldsOf(chosen))).status).toBe(303)
  expect(await shown(PRACTICAL, 'burial')).toBe('Begraven')
  expect(await shown(FORM, 'relationshipNotes')).toBe('rust')
})

test('what the form has no words for is named there, and stays', async () => {
  await save(PRACTICAL, { burial: 'Resomeren', burialSecondChoice: 'Begraven' })
  expect((await open(FORM)).text).toContain('In stap 5 van de vragenlijst staat: Resomeren.')
  await save(FORM, { relationshipNotes: 'rust' })
  expect(await shown(PRACTICAL, 'burial')).toBe('Resomeren')
})

test('what the interview has no words for is named there, until it is answered', async () => {
  await save(FORM, { ceremonyType: 'geen-voorkeur', personalInfo_donorCard: 'familie' })
  const { text } = await open(PRACTICAL)
  expect(text).toContain('Op het formulier Persoonlijke Wensen koos u: Geen voorkeur.')
  expect(text).toContain('Op het formulier Persoonlijke Wensen koos u: Mijn familie beslist.')
  await save(PRACTICAL, { burial: 'Begraven' })
  const overview = (await open('/dashboard')).text
  expect(overview).toContain('Begraven')
  expect(overview).not.toContain('Geen voorkeur')
  expect(overview).toContain('Mijn familie beslist')
})

describe('a file from before, with two answers to one question', () => {
  const older: FileData = {
    praktisch: { burial: 'Begraven' },
    rituelen: { flowers: 'rozen' },
    formulier: { ceremonyType: 'cremeren', personalTouches_flowers: 'geen bloemen' },
  }

  beforeEach(async () => {
    for (const section of ['praktisch', 'rituelen', 'formulier'] as const)
      await saveSection(user, {
        section,
        id: randomUUID(),
        revision: 0,
        data: older[section] ?? {},
        final: false,
      })
  })

  test('says so, and keeps both until one is chosen on the form', async () => {
    const overview = await open('/dashboard')
    expect(overview.text).toContain('Sommige vragen heeft u twee keer beantwoord')
    for (const one of ['Begraven', 'Cremeren', 'rozen', 'geen bloemen'])
      expect(overview.text).toContain(one)

    const page = await open(FORM)
    expect(page.text).toContain('Sommige vragen heeft u twee keer beantwoord')
    expect(page.fields).toContainEqual(['personalTouches_flowers', 'geen bloemen'])
    const undecided = await visitor.post(FORM, fieldsOf(page.fields))
    expect(undecided.status).toBe(409)

    const chosen = changed(page.fields, {
      'keuze.ceremonyType': 'opgeslagen',
      'keuze.personalTouches_flowers': 'getypt',
    })
    expect((await visitor.post(FORM, fieldsOf(chosen))).status).toBe(303)
    expect(await shown(PRACTICAL, 'burial')).toBe('Begraven')
    expect(await shown(RITUALS, 'flowers')).toBe('geen bloemen')
    const after = (await open('/dashboard')).text
    for (const gone of ['twee keer beantwoord', 'Cremeren', 'rozen'])
      expect(after).not.toContain(gone)
  })
})
