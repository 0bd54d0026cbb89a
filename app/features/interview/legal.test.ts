import { randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import type { AnswersTo } from './sections/index.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { owner, testUser } from '#tests/setup/database.ts'
import { withActor, asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { type LegalNote, withLaw } from './legal.ts'
import { notesFor, sectionByLaw } from './legal.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { praktisch } from './sections/praktisch.ts'
import { readSummary } from '#app/features/wishes/file/summary.server.ts'
import { readVersions, sectionsOf } from '#app/features/wishes/versions/versions.server.ts'

const note = (option: string): LegalNote => ({
  field: 'burial',
  option,
  explanation: 'Dit mag nog niet.',
  sourceName: 'Een wet',
  sourceUrl: 'https://wet.example',
  reviewedOn: '2025-10-01',
})

const secondChoice = (...marked: string[]) =>
  withLaw(praktisch, marked.map(note)).fields.find(({ key }) => key === 'burialSecondChoice')

describe('the second choice', () => {
  test.each([
    [
      ['Resomeren', 'Veraarden'],
      ['Begraven', 'Cremeren'],
    ],
    [['Veraarden'], ['Begraven', 'Cremeren', 'Resomeren']],
    [['Cremeren'], ['Begraven', 'Resomeren', 'Veraarden']],
  ])('after %j is one of the others', (marked, others) => {
    expect(secondChoice(...marked)).toMatchObject({
      showIf: { field: 'burial', is: marked },
      options: others,
    })
  })

  test('is not asked when everything is allowed', () => {
    expect(secondChoice()).toBeUndefined()
    expect(secondChoice('Onbekend')).toBeUndefined()
  })

  test('leaves the other questions as they are', () => {
    const others = ({ fields }: { fields: readonly { key: string }[] }) =>
      fields.filter(({ key }) => key !== 'burialSecondChoice')
    expect(others(withLaw(praktisch, [note('Cremeren')]))).toEqual(others(praktisch))
  })
})

describe('the table', () => {
  afterEach(async () => {
    await owner`update choice_legal_status set status = 'not_allowed'`
  })

  test('begins with what the interview is defined with: resomeren and veraarden', async () => {
    const { id } = await testUser()
    expect(await sectionByLaw('praktisch')).toEqual(praktisch)
    const notes = await readOnly(asPerson(id), (sql) => notesFor(sql, 'praktisch'))
    expect(notes.map(({ option, reviewedOn }) => [option, reviewedOn])).toEqual([
      ['Resomeren', '2025-10-01'],
      ['Veraarden', '2025-10-01'],
    ])
    for (const { explanation, sourceName, sourceUrl } of notes) {
      expect(explanation).toMatch(/^Bij (?:resomeren|veraarden) [^.]+\.$/)
      expect(sourceName).toBeTruthy()
      expect(sourceUrl).toMatch(/^https:/)
    }
    expect(await readOnly(asPerson(id), (sql) => notesFor(sql, 'veer'))).toEqual([])
  })

  test('decides at once what the summary and a confirmed version say', async () => {
    const { id } = await testUser()
    const save = (revision: number, burial: AnswersTo<'praktisch'>['burial']) =>
      saveSection(
        { id },
        {
          section: 'praktisch',
          id: randomUUID(),
          revision,
          data: { burial, burialSecondChoice: 'Cremeren' },
          final: true,
        },
      )
    const asked = async () =>
      (await readSummary(id))?.sections[0]?.answers.map(({ key, answer }) => [key, answer])
    await save(0, 'Veraarden')
    const both = [
      ['burial', 'Veraarden'],
      ['burialSecondChoice', 'Cremeren'],
    ]
    expect(await asked()).toEqual(both)
    await owner`update choice_legal_status set status = 'allowed' where option = 'Veraarden'`
    expect(await asked()).toEqual([both[0]])
    await save(1, 'Resomeren')
    expect(await asked()).toEqual([['burial', 'Resomeren'], both[1]])
    await save(2, 'Begraven')
    expect(await asked()).toEqual([['burial', 'Begraven']])

    const versions = await withActor(asPerson(id), async (sql) => {
      const [file] = await sql<DbRow<'wishes', 'id'>[]>`select id from wishes where user_id = ${id}`
      return readVersions(sql, id, file?.id ?? '')
    })
    const confirmed = versions.map((version) =>
      sectionsOf(version)[0]?.answers.map(({ answer }) => answer),
    )
    expect(confirmed).toEqual([['Veraarden', 'Cremeren'], ['Resomeren', 'Cremeren'], ['Begraven']])
  })

  test('takes a source on the web only', async () => {
    await expect(
      owner`update choice_legal_status set source_url = 'javascript:alert(1)'`,
    ).rejects.toMatchObject({ code: '23514' })
  })
})
