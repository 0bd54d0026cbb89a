/** The list of music: one with that of the interview, beside the documents. */
import { describe, expect, test } from 'vitest'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { addRow, removeRow } from '#app/forms/rows.ts'
import type { Entries } from '#tests/fixtures/people/interview.ts'
import { changed, fieldsOf, pageOf, valueOf } from '#tests/fixtures/page.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'

const HERE = '/vragenlijst/documenten'

async function someone() {
  const user = await testUser()
  return { user, visitor: await signedIn(user) }
}

describe('music', () => {
  const PAGE = `${HERE}/muziek`
  const STEP = '/vragenlijst/rituelen'
  const song = (index: number, values: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [`musicSpecifications[${index}].${key}`, value]),
    )
  const fieldsAt = async (visitor: Visitor, path: string) => pageOf(await visitor.get(path)).fields
  const send = (visitor: Visitor, path: string, fields: Entries) =>
    visitor.post(path, fieldsOf(fields))
  const write = async (visitor: Visitor, changes: Record<string, string | string[]>, path = PAGE) =>
    send(visitor, path, changed(await fieldsAt(visitor, path), changes))
  const titlesAt = async (visitor: Visitor, path: string) =>
    (await fieldsAt(visitor, path)).filter(([name]) => name.endsWith('.title')).map(([, it]) => it)

  test('is kept as rows, with links that lead to the web only', async () => {
    const { visitor } = await someone()
    const saved = await write(visitor, {
      ...song(0, {
        artist: 'Ramses Shaffy',
        title: 'Laat me',
        link: 'https://voorbeeld.nl/laat-me?a=b',
      }),
      ...song(1, { artist: '', title: '', link: '' }),
      ...song(2, { artist: 'Bach', title: 'Air', link: '' }),
    })
    expect(saved.status).toBe(303)
    const { text } = await visitor.get(HERE)
    expect(text).toContain('Ramses Shaffy, Laat me')
    expect(text).toContain('href="https://voorbeeld.nl/laat-me?a=b" rel="noopener noreferrer"')
    expect(text).toContain('Bach, Air')
    expect((await visitor.get(PAGE)).text).toContain('value="Bach"')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.nl', 'een lied', 'https://'])(
    'with the link %s is not kept, and nothing typed is lost',
    async (link) => {
      const { visitor } = await someone()
      const answer = await write(visitor, song(0, { artist: 'Bach', link }))
      expect(answer.status).toBe(422)
      const [error, ...others] = pageOf(answer).errors
      expect(error?.id).toBe('musicSpecifications[0].link')
      expect(error?.text).toMatch(/^Link van nummer 1: /)
      expect(others).toEqual([])
      expect(answer.text).toContain('value="Bach"')
      expect((await visitor.get(HERE)).text).not.toContain('Bach')
    },
  )

  test('is one list with that of the interview, and leaves the rest of that step alone', async () => {
    const { visitor } = await someone()
    const step = { ...song(0, { title: 'Air' }), colors: ['Wit', 'Blauw'], flowers: 'Tulpen' }
    expect((await write(visitor, step, STEP)).status).toBe(303)
    expect(await titlesAt(visitor, PAGE)).toEqual(['Air'])
    expect((await visitor.get(HERE)).text).toContain('Air')
    expect((await write(visitor, song(1, { title: 'Bolero' }))).status).toBe(303)
    expect(await titlesAt(visitor, STEP)).toEqual(['Air', 'Bolero'])
    const fields = await fieldsAt(visitor, STEP)
    expect(fields.filter(([name]) => name === 'colors')).toEqual([
      ['colors', 'Wit'],
      ['colors', 'Blauw'],
    ])
    expect(valueOf(fields, 'flowers')).toBe('Tulpen')
  })

  test.each([
    [STEP, PAGE],
    [PAGE, STEP],
  ])('that %s and %s change at once keeps both', async (one, other) => {
    const { visitor } = await someone()
    await write(visitor, song(0, { title: 'Air' }))
    const late = await fieldsAt(visitor, other)
    await write(visitor, song(1, { title: 'Bolero' }), one)
    const later = await send(visitor, other, changed(late, song(1, { title: 'Laat me' })))
    expect(later.status).toBe(303)
    expect(await titlesAt(visitor, one)).toEqual(['Air', 'Bolero', 'Laat me'])
  })

  test('that was changed in another tab is not overwritten unseen', async () => {
    const { visitor } = await someone()
    await write(visitor, song(0, { title: 'Lied' }))
    const fields = changed(await fieldsAt(visitor, PAGE), song(0, { title: 'Tweede' }))
    await write(visitor, song(0, { title: 'Eerste' }), STEP)
    const late = await send(visitor, PAGE, fields)
    expect(late.status).toBe(409)
    const page = pageOf(late)
    expect(page.text).toContain('U heeft deze lijst ook ergens anders gewijzigd')
    expect(page.text).toContain('Eerste')
    expect(late.text).toContain('value="Tweede"')
    expect(await titlesAt(visitor, STEP)).toEqual(['Eerste'])
    const chosen = changed(page.fields, { 'keuze.musicSpecifications': 'getypt' })
    expect((await send(visitor, PAGE, chosen)).status).toBe(303)
    expect(await titlesAt(visitor, STEP)).toEqual(['Tweede'])
  })

  test('grows and shrinks by buttons that store what was typed, and no row that is blank', async () => {
    const { visitor } = await someone()
    const typed = changed(await fieldsAt(visitor, PAGE), song(0, { title: 'Air' }))
    const { name, value } = addRow('musicSpecifications')
    const grown = await send(visitor, PAGE, changed(typed, { [name]: value }))
    expect(grown.status).toBe(200)
    expect(await titlesAt(visitor, STEP)).toEqual(['Air'])
    const { fields } = pageOf(grown)
    expect(fields.filter(([key]) => key.endsWith('.title')).map(([, it]) => it)).toEqual([
      'Air',
      '',
    ])
    const less = removeRow('musicSpecifications', 0)
    const shrunk = await send(visitor, PAGE, changed(fields, { [less.name]: less.value }))
    expect(valueOf(pageOf(shrunk).fields, 'musicSpecifications[0].title')).toBe('')
    expect(await titlesAt(visitor, STEP)).toEqual(['Air'])
  })

  test('that is new makes the wishes a draft again', async () => {
    const { user, visitor } = await someone()
    await write(visitor, song(0, { title: 'Air' }))
    await completeFile(user.id)
    await write(visitor, song(1, { title: 'Bolero' }))
    const [file] = await owner`select is_completed from wishes where user_id = ${user.id}`
    expect(file).toEqual({ is_completed: false })
  })

  test('of one is nothing of another', async () => {
    const [{ visitor }, { visitor: other }] = [await someone(), await someone()]
    await write(visitor, song(0, { title: 'Van mij' }))
    expect((await other.get(PAGE)).text).not.toContain('Van mij')
  })
})
