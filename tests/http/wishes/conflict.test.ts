/** The same step open in two tabs: nothing is overwritten unseen, nothing that was typed is lost. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { Entries } from '#tests/fixtures/people/interview.ts'
import { changed, fieldsOf, pageOf, valueOf } from '#tests/fixtures/page.ts'
import { open, visitor } from '#tests/fixtures/people/someone.ts'
import type { Answer } from '#tests/setup/client.ts'

const PATH = '/vragenlijst/veer'
const ASKED = 'U heeft deze stap ook ergens anders gewijzigd'

const tab = async (path = PATH) => (await open(path)).fields
const send = (entries: Entries, path = PATH) => visitor.post(path, fieldsOf(entries))
const stored = async (name: string, path = PATH) => valueOf(await tab(path), name)

async function expectSaved(reply: Promise<Answer>) {
  expect((await reply).status).toBe(303)
}

/** A conflict about these questions, with what is preselected; gives the page. */
async function expectConflict(reply: Promise<Answer>, choices: Record<string, string>) {
  const answer = await reply
  expect(answer.status).toBe(409)
  const page = pageOf(answer)
  expect(page.title).toMatch(/^Fout: Stap \d van 7: /)
  expect(page.text).toContain(ASKED)
  expect(page.text).toContain('Er is nog niets overschreven.')
  const ids = page.errors.map(({ id }) => id).filter((id) => id.startsWith('keuze-'))
  expect(ids).toEqual(Object.keys(choices).map((name) => `keuze-${name}`))
  expect(page.ids).toEqual(expect.arrayContaining(page.errors.map(({ id }) => id)))
  for (const [name, choice] of Object.entries(choices))
    expect(valueOf(page.fields, `keuze.${name}`), name).toBe(choice)
  return page
}

describe('two tabs', () => {
  let first: Entries
  let second: Entries

  beforeEach(async () => {
    await expectSaved(send(changed(await tab(), { energy: 'samen', values: 'zelfde' })))
    first = await tab()
    second = await tab()
    await expectSaved(send(changed(first, { energy: 'eerste tab' })))
  })

  const conflict = () =>
    expectConflict(send(changed(second, { energy: 'tweede tab' })), { energy: '' })

  test('that differ show both values and store nothing', async () => {
    const page = await conflict()
    expect(valueOf(page.fields, 'energy')).toBe('tweede tab')
    expect(page.text).toContain('eerste tab')
    expect(page.text).toContain('Dit was al opgeslagen')
    expect(await stored('energy')).toBe('eerste tab')
  })

  test.each([
    ['getypt', 'tweede tab'],
    ['opgeslagen', 'eerste tab'],
  ])('with the choice "%s" keep "%s"', async (choice, kept) => {
    const page = await conflict()
    const choose = { 'keuze.energy': choice, values: 'ook gewijzigd' }
    await expectSaved(send(changed(page.fields, choose)))
    expect(await stored('energy')).toBe(kept)
    expect(await stored('values')).toBe('ook gewijzigd')
  })

  test.each(['', 'iets anders'])('with the choice "%s" are asked again', async (choice) => {
    let page = await conflict()
    for (const _ of ['once', 'and again']) {
      const undecided = changed(page.fields, { 'keuze.energy': choice, values: 'ook gewijzigd' })
      page = await expectConflict(send(undecided), { energy: '' })
      expect(valueOf(page.fields, 'energy')).toBe('tweede tab')
    }
    expect(await stored('energy')).toBe('eerste tab')
    expect(await stored('values')).toBe('zelfde')
  })

  test('with one of two choices made ask for the other one only', async () => {
    await expectSaved(send(changed(await tab(), { values: 'eerste' })))
    const typed = changed(second, { energy: 'tweede tab', values: 'tweede' })
    const page = await expectConflict(send(typed), { energy: '', values: '' })
    const half = changed(page.fields, { 'keuze.energy': 'getypt' })
    const again = await expectConflict(send(half), { values: '' })
    expect([await stored('energy'), await stored('values')]).toEqual(['eerste tab', 'eerste'])
    await expectSaved(send(changed(again.fields, { 'keuze.values': 'opgeslagen' })))
    expect([await stored('energy'), await stored('values')]).toEqual(['tweede tab', 'eerste'])
  })

  test('that say the same go through', async () => {
    await expectSaved(send(changed(second, { energy: ' eerste tab ' })))
    expect(await stored('energy')).toBe('eerste tab')
  })

  test('where the other one emptied the answer say so', async () => {
    await expectSaved(send(changed(await tab(), { energy: '' })))
    const typed = changed(second, { energy: 'tweede tab' })
    const page = await expectConflict(send(typed), { energy: 'getypt' })
    expect(page.text).toContain('Hier was niets ingevuld.')
    await expectSaved(send(changed(page.fields, { 'keuze.energy': 'opgeslagen' })))
    expect(await stored('energy')).toBe('')
  })

  test('where this one emptied the answer keep the stored one, unless that is chosen', async () => {
    const emptied = send(changed(second, { energy: '' }))
    const page = await expectConflict(emptied, { energy: 'was-leeg' })
    await expectSaved(send(page.fields))
    expect(await stored('energy')).toBe('eerste tab')
    await expectSaved(send(changed(page.fields, { 'keuze.energy': 'getypt' })))
    expect(await stored('energy')).toBe('')
  })

  test('a third save while the choice is made is asked about again', async () => {
    const page = await conflict()
    await expectSaved(send(changed(await tab(), { energy: 'derde tab', wondering: 'derde' })))
    const choose = { 'keuze.energy': 'getypt' }
    // What only the third one wrote stands beside it without asking.
    const again = await expectConflict(send(changed(page.fields, choose)), { energy: '' })
    expect(again.text).toContain('derde tab')
    expect(valueOf(again.fields, 'energy')).toBe('tweede tab')
    await expectSaved(send(changed(again.fields, choose)))
    expect(await stored('energy')).toBe('tweede tab')
    expect(await stored('wondering')).toBe('derde')
  })

  test('a choice for the stored text holds when something else is asked again', async () => {
    const page = await conflict()
    await expectSaved(send(changed(await tab(), { wondering: 'derde' })))
    const choose = { 'keuze.energy': 'opgeslagen', wondering: 'vierde' }
    const again = await expectConflict(send(changed(page.fields, choose)), { wondering: '' })
    expect(valueOf(again.fields, 'wondering')).toBe('vierde')
    const keep = changed(again.fields, { 'keuze.wondering': 'getypt' })
    expect(valueOf(again.fields, 'energy')).toBe('eerste tab')
    await expectSaved(send(keep))
    expect(await stored('energy')).toBe('eerste tab')
    expect(await stored('wondering')).toBe('vierde')
  })

  test('a choice for the stored text holds when something else is wrong', async () => {
    const page = await conflict()
    const reply = await send(
      changed(page.fields, { 'keuze.energy': 'opgeslagen', wondering: '\u0001' }),
    )
    expect(reply.status).toBe(422)
    const again = pageOf(reply)
    expect(valueOf(again.fields, 'energy')).toBe('eerste tab')
    await expectSaved(send(changed(again.fields, { wondering: 'goed' })))
    expect(await stored('energy')).toBe('eerste tab')
    expect(await stored('wondering')).toBe('goed')
  })

  test('a wrong answer does not slip over what the other tab stored', async () => {
    const wrong = send(changed(second, { energy: 'tweede \u0001' }))
    const page = await expectConflict(wrong, { energy: '' })
    expect(page.errors.map(({ id }) => id)).toEqual(['energy', 'keuze-energy'])
    expect(page.text).toContain('eerste tab')
    expect(valueOf(page.fields, 'energy')).toBe('tweede \u0001')
    // Keeping the stored text ends the matter: what was wrong is no longer asked for.
    await expectSaved(send(changed(page.fields, { 'keuze.energy': 'opgeslagen' })))
    expect(await stored('energy')).toBe('eerste tab')
  })

  test('a wrong answer may be put right and replace it, once it was shown', async () => {
    const page = await expectConflict(send(changed(second, { energy: '\u0001' })), { energy: '' })
    const right = { energy: 'tweede tab', 'keuze.energy': 'getypt' }
    await expectSaved(send(changed(page.fields, right)))
    expect(await stored('energy')).toBe('tweede tab')
  })

  test('the back button after a save is asked about too', async () => {
    // The form as it was before the save, with its old save id.
    await expectConflict(send(changed(first, { energy: 'nog een keer' })), { energy: '' })
    expect(await stored('energy')).toBe('eerste tab')
  })

  test('a save whose answer was lost may be sent again', async () => {
    const entries = changed(await tab(), { energy: 'verloren antwoord' })
    await expectSaved(send(entries))
    await expectSaved(send(entries))
    expect(await stored('energy')).toBe('verloren antwoord')
  })

  test.each(['-1', 'NaN', '', '1e99', '0', 'null', '1', '99'])(
    'revision %j overwrites nothing',
    async (revision) => {
      const reply = await send(changed(second, { energy: 'tweede tab', revision }))
      expect(reply.status).toBe(409)
    },
  )

  test.each(['', 'x', 'energy:', 'energy:abcdefghijkl', ' ', '\u0000'])(
    'a form that says it was made from %j overwrites nothing',
    async (opened) => {
      const mine = changed(second, { energy: 'tweede tab', opened, revision: '1' })
      expect((await send(mine)).status).toBe(409)
      expect(await stored('energy')).toBe('eerste tab')
    },
  )

  test('a form that does not say what it was made from is asked about each difference', async () => {
    const silent = second.filter(([name]) => name !== 'opened')
    await expectConflict(send(changed(silent, { values: 'ook gewijzigd' })), {
      energy: '',
      values: '',
    })
  })
})

test('what a form says of the answers that it was made from tells nothing of them', async () => {
  await expectSaved(send(changed(await tab(), { energy: 'zwemmen', values: 'zwemmen' })))
  const said = valueOf(await tab(), 'opened')
  expect(said).toMatch(/^energy:[\w-]{12} values:[\w-]{12}$/)
  const [energy, values] = String(said)
    .split(' ')
    .map((entry) => entry.split(':')[1])
  expect(energy).not.toBe(values)
})

describe('two tabs that wrote different answers', () => {
  const path = '/vragenlijst/kaars'
  let mine: Entries

  beforeEach(async () => {
    mine = changed(await tab(path), { ideals: 'eerlijk delen' })
    await expectSaved(send(changed(await tab(path), { stories: 'over de zee' }), path))
  })

  test('keep both, and nothing is asked', async () => {
    await expectSaved(send(mine, path))
    expect(await stored('stories', path)).toBe('over de zee')
    expect(await stored('ideals', path)).toBe('eerlijk delen')
  })

  test('show both where something is wrong, so that saving that page keeps them too', async () => {
    const reply = await send(changed(mine, { ideals: 'eerlijk \u0001' }), path)
    expect(reply.status).toBe(422)
    const { fields } = pageOf(reply)
    expect(valueOf(fields, 'stories')).toBe('over de zee')
    await expectSaved(send(changed(fields, { ideals: 'eerlijk delen' }), path))
    expect(await stored('stories', path)).toBe('over de zee')
    expect(await stored('ideals', path)).toBe('eerlijk delen')
  })

  test('show both where something else is to be chosen', async () => {
    const both = changed(mine, { stories: 'over de bergen' })
    const second = changed(await tab(path), { liveon: 'vliegen' })
    await expectSaved(send(second, path))
    const page = await expectConflict(send(both, path), { stories: '' })
    expect(valueOf(page.fields, 'liveon')).toBe('vliegen')
    await expectSaved(send(changed(page.fields, { 'keuze.stories': 'getypt' }), path))
    expect(await stored('liveon', path)).toBe('vliegen')
    expect(await stored('ideals', path)).toBe('eerlijk delen')
    expect(await stored('stories', path)).toBe('over de bergen')
  })

  test('ask where one side emptied what the other one changed', async () => {
    const [emptied, longer] = [await tab(path), await tab(path)]
    await expectSaved(send(changed(longer, { stories: 'over de zee en terug' }), path))
    const page = await expectConflict(send(changed(emptied, { stories: '' }), path), {
      stories: 'was-leeg',
    })
    const typed = changed(page.fields, { stories: 'over de bergen' })
    const again = await expectConflict(send(typed, path), { stories: '' })
    await expectSaved(send(changed(again.fields, { 'keuze.stories': 'getypt' }), path))
    expect(await stored('stories', path)).toBe('over de bergen')
  })
})

describe('two tabs with rows', () => {
  const path = '/vragenlijst/rituelen'
  const title = 'musicSpecifications[0].title'
  const second = 'musicSpecifications[1].title'

  test('that each add one keep both', async () => {
    const mine = changed(await tab(path), { [title]: 'Bolero' })
    await expectSaved(send(changed(await tab(path), { [title]: 'Air' }), path))
    await expectSaved(send(mine, path))
    expect([await stored(title, path), await stored(second, path)]).toEqual(['Air', 'Bolero'])
  })

  describe('that change the same one', () => {
    let mine: Entries

    beforeEach(async () => {
      await expectSaved(send(changed(await tab(path), { [title]: 'Lied' }), path))
      mine = changed(await tab(path), { [title]: 'Bolero' })
      await expectSaved(send(changed(await tab(path), { [title]: 'Air', music: 'Jazz' }), path))
    })

    const conflict = () => expectConflict(send(mine, path), { musicSpecifications: '' })

    test('show the stored rows; another row asks the question again', async () => {
      const page = await conflict()
      expect(page.text).toContain('Air')
      expect(valueOf(page.fields, title)).toBe('Bolero')

      const insert = page.buttons.find(({ attributes }) => attributes.value?.includes('insert'))
      const { name = '', value = '' } = insert?.attributes ?? {}
      const grown = await send(changed(page.fields, { [name]: value }), path)
      expect(grown.status).toBe(200)
      const { fields } = pageOf(grown)
      expect(valueOf(fields, title)).toBe('Bolero')
      await expectConflict(send(fields, path), { musicSpecifications: '' })
      expect(await stored(title, path)).toBe('Air')
    })

    test.each([
      ['getypt', 'Bolero'],
      ['opgeslagen', 'Air'],
    ])('keep the rows that are chosen: %s', async (choice, kept) => {
      const choose = { 'keuze.musicSpecifications': choice }
      await expectSaved(send(changed((await conflict()).fields, choose), path))
      expect(await stored(title, path)).toBe(kept)
      expect(await stored('music', path)).toBe('Jazz')
    })
  })
})

test('different steps in two tabs never meet', async () => {
  const veer = await tab()
  const steen = await tab('/vragenlijst/steen')
  await expectSaved(send(changed(veer, { energy: 'a' })))
  await expectSaved(send(changed(steen, { difficulties: 'b' }), '/vragenlijst/steen'))
  expect(await stored('energy')).toBe('a')
})

test('the last step does not lead on over a conflict', async () => {
  const path = '/vragenlijst/secret'
  const second = await tab(path)
  await expectSaved(send(changed(await tab(path), { caution: 'een', naar: 'vorige' }), path))
  await expectConflict(send(changed(second, { caution: 'twee', naar: 'controleren' }), path), {
    caution: '',
  })
  const { text } = pageOf(await visitor.get('/dashboard/controleren'))
  expect(text).toContain('een')
})
