/** The seven steps as a browser without scripts meets them. */
import { shownDay } from '#app/forms/formats.ts'
import { describe, expect, test } from 'vitest'
import {
  conditionsOf,
  type Entries,
  posted,
  samplesOf,
  cellFor,
  textFor,
} from '#tests/fixtures/people/interview.ts'
import { changed, fieldsOf, inputOf, pageOf, valueOf, WHOLE } from '#tests/fixtures/page.ts'
import { answer, fileOf, open, user, visitor } from '#tests/fixtures/people/someone.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import type { Field, Definition } from '#app/forms/fields.ts'
import { addRow, removeRow, textCells } from '#app/forms/rows.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { type SectionKey, sections } from '#app/features/interview/sections/index.ts'
import { addressOf } from '#app/features/interview/step.ts'

const all: Definition[] = [...sections]
const steps = all.map((section, index) => ({
  key: section.key as SectionKey,
  section,
  path: `/vragenlijst/${section.key}`,
  number: index + 1,
  title: sectionTexts(section.key as SectionKey).title,
}))

const send = (path: string, entries: Entries, who = visitor) =>
  who.post(path, { ...fieldsOf(entries), ...WHOLE })

/** What the steps insist on. */
const required = (section: Definition) =>
  Object.fromEntries(
    section.fields
      .filter((field) => field.required && !field.showIf)
      .map((field) => [field.key, String(samplesOf(section, field)[0]?.value)]),
  )

describe.each(steps)('step $number', ({ section, path, number, title }) => {
  test('opens with its title, heading, progress and one field for every question', async () => {
    const reply = await visitor.get(path)
    expect(reply.status).toBe(200)
    expect(reply.headers['cache-control']).toBe('private, no-store')
    const page = pageOf(reply)
    expect(page.title).toBe(`Stap ${number} van 7: ${title} | Wensenregister`)
    expect(page.heading).toBe(title)
    expect(page.text).toContain(`Stap ${number} van 7`)
    for (const { key, kind } of section.fields) {
      expect(page.ids, key).toContain(key)
      if (kind !== 'rows')
        expect(page.text).toContain(sectionTexts(section.key as 'veer').fields[key]?.label)
    }
    expect(new Set(page.ids).size).toBe(page.ids.length)
    expect(page.errors).toEqual([])
  })

  test('offers what can be done from here', async () => {
    const { buttons } = await open(path)
    const ways = buttons
      .filter(
        ({ attributes }) => attributes.name === 'naar' && attributes['aria-hidden'] === undefined,
      )
      .map(({ attributes }) => [attributes.value, attributes.disabled !== undefined])
    expect(ways).toEqual([
      [number < 7 ? 'volgende' : 'controleren', false],
      ['opslaan', false],
      ['vorige', number === 1],
      ['dashboard', false],
      ['klaar', false],
      ['overslaan', false],
    ])
  })

  test('shows again what was saved, in every field', async () => {
    const entries = allFilled(section, `bewaard ${number}`)
    const { status } = await answer(path, fieldsOf(entries))
    expect(status).toBe(303)
    const { fields } = await open(path)
    const again = fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])
    for (const [name, value] of entries) expect(again).toContainEqual([name, shownDay(value)])
    const names = new Set(section.fields.map(({ key }): string => key))
    const answers = again.filter(
      ([name = '', value]) => names.has(name.split('[')[0] ?? '') && value,
    )
    const email = section.key === 'naw' ? 1 : 0
    expect(answers).toHaveLength(entries.length + email)
  })

  test('keeps everything that was typed when all of it is wrong', async () => {
    const entries = allWrong(section)
    const reply = await answer(path, fieldsOf(entries))
    expect(reply.status).toBe(422)
    const page = pageOf(reply)
    expect(page.title).toBe(`Fout: Stap ${number} van 7: ${title} | Wensenregister`)
    const typed = page.fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])
    for (const entry of entries) expect(typed).toContainEqual(entry)
    const always = { ...section, fields: section.fields.filter((field) => !field.showIf) }
    expect(page.errors.length).toBeGreaterThanOrEqual(allWrong(always).length)
    for (const { id, text } of page.errors) {
      expect(page.ids, text).toContain(id)
      expect(text).toMatch(/^.+[:?] .+$/)
      expect(text).not.toContain('undefined')
    }
  })

  test('another person never sees what was saved', async () => {
    await answer(path, fieldsOf(allFilled(section, 'geheimpje')))
    const other = await signedIn(await testUser())
    for (const page of [path, `${path}.data`, '/dashboard', '/dashboard.data', '/vragenlijst'])
      expect((await other.get(page)).text.toLowerCase()).not.toContain('geheimpje')
  })

  test('a visitor goes to sign in and comes back here', async () => {
    const anybody = new Visitor()
    const reply = await anybody.get(path)
    expect(reply.status).toBe(303)
    expect(reply.headers.location).toBe(`/auth?terug=${encodeURIComponent(path)}`)
    const post = await anybody.post(path, { energy: 'x' })
    expect(post.status).toBe(303)
    expect(post.headers.location).toBe(`/auth?terug=${encodeURIComponent(path)}`)
  })
})

const long = (mark: string) => `${mark} regel een\n"regel" <twee> & 'drie'`

/** Every question of a section answered; the last option where there is a choice: 'never' clears. */
function allFilled(section: Definition, mark: string): Entries {
  return section.fields.flatMap((field): Entries => {
    const { key } = field
    if (field.kind === 'text')
      return field.readOnly ? [] : [[key, textFor(field, `${mark} ${key}`)]]
    if (field.kind === 'longText') return [[key, long(`${mark} ${key}`)]]
    if (field.kind === 'rows')
      return [0, 1].flatMap((index) =>
        field.fields.map((sub): [string, string] => [
          `${key}[${index}].${sub.key}`,
          cellFor(sub, `${mark} ${index} ${sub.key}`),
        ]),
      )
    // Has effect only after a page of its own.
    if (field.kind === 'yesNo' && field.asks) return []
    return samplesOf(section, field).at(-1)?.entries ?? []
  })
}

/** A wrong answer to everything that can be typed. */
function allWrong(section: Definition): Entries {
  return section.fields.flatMap((field): Entries => {
    const { key } = field
    if (field.kind === 'text') return field.readOnly ? [] : [[key, `\u0001 <fout> & "${key}`]]
    if (field.kind === 'longText') return [[key, `${'x'.repeat(field.maxLength)}\ny & </textarea>`]]
    if (field.kind === 'number') return [[key, 'zes & een half']]
    if (field.kind === 'rows')
      return [0, 1].flatMap((index) =>
        textCells(field.fields).map((sub): [string, string] => [
          `${key}[${index}].${sub.key}`,
          `\u0001 ${index}`,
        ]),
      )
    return []
  })
}

describe('where the buttons lead', () => {
  const order = steps.map(({ path }) => path)
  const table = steps.flatMap(({ section, path, number }) => {
    const last = number === 7
    const ways: [string, string | undefined][] = [
      ['volgende', last ? '/dashboard/controleren' : order[number]],
      ['vorige', number === 1 ? path : order[number - 2]],
      ['opslaan', path],
      ['dashboard', '/dashboard'],
      ['controleren', '/dashboard/controleren'],
      ['elders', path],
      ['//evil.example', path],
    ]
    return ways.map(([way, to]) => ({ section, path, way, to }))
  })

  test.each(table)('$path, $way: $to', async ({ section, path, way, to }) => {
    const reply = await answer(path, { ...required(section), naar: way })
    expect(reply.status).toBe(303)
    expect(reply.headers.location).toBe(to)
  })

  test('the message after a save by hand names the file', async () => {
    await answer('/vragenlijst/veer', { energy: 'a', naar: 'opslaan' })
    const { text } = await open('/vragenlijst/veer')
    expect(text).toMatch(/✅\s+Wensen opgeslagen/)
    expect(text).toContain('Uw wensen zijn succesvol opgeslagen.')
    await answer('/vragenlijst/veer', { energy: 'b', naar: 'opslaan' })
    const { wish_file_number: number } = (await fileOf()) ?? {}
    expect((await open('/vragenlijst/veer')).text).toContain(
      `Uw wensen zijn bijgewerkt. Dossiernummer: ${number}`,
    )
    expect((await open('/vragenlijst/veer')).text).not.toContain('Dossiernummer')
  })
})

describe('the last step', () => {
  const path = '/vragenlijst/secret'
  test.each(['dashboard', 'opslaan', 'volgende', 'vorige', 'controleren'])(
    'with "%s" only saves',
    async (naar) => {
      await answer(path, { caution: 'stil', naar })
      const file = await fileOf()
      expect(file?.is_completed).toBe(false)
      expect(await owner`select from wish_versions where wish_id = ${file?.id}`).toHaveLength(0)
    },
  )

  test('has Enter save, and leads on with two buttons of which one confirms', async () => {
    const { buttons } = await open(path)
    expect(buttons[0]?.attributes).toMatchObject({ name: 'naar', value: 'opslaan' })
    const ways = buttons.map(({ attributes }) => attributes.value)
    expect(ways).toEqual(expect.arrayContaining(['controleren', 'dashboard']))
  })

  test('with a wrong answer saves the others', async () => {
    const wrong = { caution: '\u0001', extraAttention: 'goed', naar: 'controleren' }
    expect((await answer(path, wrong)).status).toBe(422)
    expect((await open(path)).fields).toContainEqual(['extraAttention', 'goed'])
  })

  test('thanks who wrote about what was hard, and nobody else', async () => {
    const thanks = 'Dank u voor wat u hier opschreef.'
    const onward = { naar: 'volgende' }
    await answer('/vragenlijst/veer', { energy: 'zwemmen', ...onward })
    expect((await open('/vragenlijst/steen')).text).not.toContain(thanks)
    await answer('/vragenlijst/steen', { difficulties: '', ...onward })
    expect((await open('/vragenlijst/kaars')).text).not.toContain(thanks)
    await answer('/vragenlijst/steen', { difficulties: 'De oorlog', ...onward })
    expect((await open('/vragenlijst/kaars')).text).toContain(thanks)
  })

  test('never says above a draft that the wishes are saved for good', async () => {
    await answer(path, { caution: 'stil', naar: 'dashboard' })
    const { text } = await open('/dashboard')
    expect(text).toContain('De stap is opgeslagen.')
    expect(text).toContain('Opgeslagen, nog niet bevestigd')
    expect(text).not.toContain('Wensen opgeslagen')
    expect(text).not.toContain('vastgelegd')
  })
})

describe('rows', () => {
  const LISTS = [
    { path: '/vragenlijst/rituelen', key: 'musicSpecifications', sub: 'title' },
    { path: '/vragenlijst/naw', key: 'contacts', sub: 'firstName' },
  ]
  const button = (page: Awaited<ReturnType<typeof open>>, type: string, index?: number) =>
    page.buttons.filter(
      ({ attributes: { value = '' } }) =>
        value.startsWith(`${type} `) && (index === undefined || value.endsWith(` ${index}`)),
    )

  /** Presses a row button on a page with these answers. */
  async function press(
    path: string,
    page: ReturnType<typeof pageOf>,
    pressed: string[],
    changes = {},
  ) {
    const [type = '', index] = pressed
    const [found] = button(page, type, index === undefined ? undefined : Number(index))
    const { name = '', value = '' } = found?.attributes ?? {}
    expect(name).not.toBe('')
    const reply = await send(path, [...changed(page.fields, changes), [name, value]])
    expect([200, 422]).toContain(reply.status)
    return pageOf(reply)
  }

  test.each(LISTS)(
    '$key: rows come and go, nothing typed is lost, right or wrong',
    async (list) => {
      const { path, key, sub } = list
      const name = (index: number) => `${key}[${index}].${sub}`
      const extra = { flowers: ' \u0001 wit ', city: '\u0001 Zwolle' }
      let page = await open(path)
      expect(button(page, 'remove').map(({ attributes }) => attributes.disabled)).toEqual([''])

      page = await press(path, page, ['insert'], { ...extra, [name(0)]: 'Een' })
      expect(button(page, 'remove').map(({ attributes }) => attributes.disabled)).toEqual([
        undefined,
        undefined,
      ])
      page = await press(path, page, ['insert'], { [name(1)]: 'twee \u0001' })
      page = await press(path, page, ['remove', '0'], { [name(2)]: 'drie' })
      expect(page.fields).toContainEqual([name(0), 'twee \u0001'])
      expect(page.fields).toContainEqual([name(1), 'drie'])
      expect(page.fields.map(([field]) => field)).not.toContain(name(2))
      const other = path.endsWith('naw') ? ['city', extra.city] : ['flowers', extra.flowers]
      expect(page.fields).toContainEqual(other)
      page = await press(path, page, ['remove', '1'])
      expect(button(page, 'remove').map(({ attributes }) => attributes.disabled)).toEqual([''])

      expect((await open(path)).fields).toContainEqual([name(0), 'Een'])
    },
  )

  test.each(LISTS)('$key: what was added is saved', async ({ path, key, sub }) => {
    const page = await press(path, await open(path), ['insert'], { [`${key}[0].${sub}`]: 'Een' })
    const changes = { ...required(sectionAt(path)), [`${key}[1].${sub}`]: 'Twee' }
    expect((await send(path, changed(page.fields, changes))).status).toBe(303)
    const { fields } = await open(path)
    expect(fields).toContainEqual([`${key}[0].${sub}`, 'Een'])
    expect(fields).toContainEqual([`${key}[1].${sub}`, 'Twee'])
  })

  test('the Enter key saves instead of taking a row away', async () => {
    const { buttons } = await open('/vragenlijst/rituelen')
    expect(buttons[0]?.attributes).toMatchObject({ name: 'naar', value: 'opslaan' })
  })
})

const sectionAt = (path: string): Definition =>
  all.find(({ key }) => path.endsWith(key)) ?? { key: '', fields: [] }

describe('a wrong answer', () => {
  test('keeps what was stored, saves the others and says what is wrong where', async () => {
    const path = '/vragenlijst/rituelen'
    await answer(path, { flowers: 'rozen', speakerWishes: 'Jan' })
    const reply = await answer(path, {
      flowers: 'tulpen \u0001',
      speakerWishes: 'Piet',
      colors: ['Wit', 'Anders', 'Oranje'],
      music: 'Anders',
      musicOther: ' ',
      'musicSpecifications[0].artist': 'x'.repeat(201),
    })
    expect(reply.status).toBe(422)
    const page = pageOf(reply)
    expect(page.text).toContain('Er klopt iets nog niet')
    expect(page.text).toContain('Alles wat wel klopt, is al opgeslagen.')
    expect(page.errors.map(({ id }) => id)).toEqual([
      'colors',
      'musicOther',
      'musicSpecifications[0].artist',
      'flowers',
    ])
    expect(page.text).toContain(
      'Artiest of componist van nummer 1: Dit veld mag maximaal 200 tekens bevatten',
    )
    const { fields } = await open(path)
    expect(fields).toContainEqual(['flowers', 'rozen'])
    expect(fields).toContainEqual(['speakerWishes', 'Piet'])
    expect(fields).toContainEqual(['music', 'Anders'])
    // The page that says so is on the newest revision: putting it right goes through.
    const right = {
      colors: 'Wit',
      flowers: 'tulpen',
      musicOther: 'Fado',
      'musicSpecifications[0].artist': 'Amália',
    }
    expect((await send(path, changed(page.fields, right))).status).toBe(303)
    expect((await open(path)).fields).toContainEqual(['flowers', 'tulpen'])
  })

  test("in the e-mail address is not possible: it is the account's own", async () => {
    const reply = await answer('/vragenlijst/naw', { email: 'ander@example.nl', city: '\u0001' })
    expect(reply.status).toBe(422)
    expect(pageOf(reply).fields).toContainEqual(['email', user.email])
    expect((await open('/vragenlijst/naw')).fields).toContainEqual(['email', user.email])
  })

  test.each([
    ['volgende', '/vragenlijst/secret'],
    ['vorige', '/vragenlijst/praktisch'],
    ['dashboard', '/dashboard'],
  ])('a step that asks for an address may be skipped: %s', async (naar, to) => {
    const reply = await answer('/vragenlijst/naw', { naar })
    expect([reply.status, reply.headers.location]).toEqual([303, to])
    expect(await fileOf()).toBeUndefined()
    expect((await answer('/vragenlijst/naw', { naar: 'opslaan' })).status).toBe(422)
    const named = { naar, 'contacts[0].firstName': 'An' }
    expect((await answer('/vragenlijst/naw', named)).status).toBe(422)
  })

  test('cards cannot be asked for without an address', async () => {
    const reply = await answer('/vragenlijst/naw', { receiveCards: 'true' })
    const page = pageOf(reply)
    expect(reply.status).toBe(422)
    expect(page.text).toContain(
      'Vul eerst uw naam en volledige adres in voordat u kaartjes kunt aanvragen.',
    )
    expect(page.fields).toContainEqual(['receiveCards', 'true'])
  })
})

describe('the overview', () => {
  test('is empty before anything was recorded', async () => {
    const page = await open('/dashboard')
    expect(page.heading).toBe('Mijn wensen')
    expect(page.text).toContain('Nog geen wensen vastgelegd')
    expect(page.text).toContain('Wensen vastleggen')
  })

  test('shows number, date and a card for each section with an answer', async () => {
    await answer('/vragenlijst/kaars', { stories: 'het verhaal' })
    await answer('/vragenlijst/secret', { caution: 'de waarschuwing' })
    const { text } = await open('/dashboard')
    expect(text).toContain(String((await fileOf())?.wish_file_number))
    expect(text).toMatch(/Laatst gewijzigd op \d{1,2} [a-z]+ \d{4}/)
    expect(text).toMatch(/Kaars\s+Herinneringen & Erfenis/)
    expect(text).toMatch(/Secret\s+Vertrouwen & Veiligheid/)
    expect(text).toContain('Dit deel is alleen zichtbaar voor de uitvaartondernemer.')
    const { text: html } = await visitor.get('/dashboard')
    expect(html).toMatch(/<details id="kaars"/)
    expect(html).not.toMatch(/<details id="veer"/)
    expect(text).toContain('Wensen aanpassen')
  })

  const readable = all.flatMap((section) =>
    section.fields
      .filter((field) => !(field.kind === 'text' && field.readOnly))
      .filter((field) => !(field.kind === 'yesNo' && field.asks))
      .map((field) => ({ name: `${section.key}.${field.key}`, section, field })),
  )

  test("shows the account's e-mail address with the other details", async () => {
    await answer('/vragenlijst/naw', required(sectionAt('/vragenlijst/naw')))
    expect((await open('/dashboard')).text).toContain(user.email)
  })

  test.each(readable)('shows every answer to $name as it was given', async ({ section, field }) => {
    const path = `/vragenlijst/${section.key}`
    const others = { ...required(section), ...conditionsOf(section, field) }
    // What is written at 'Anders' stands in its place.
    const question = String(field.showIf?.is) === 'Anders' ? field.showIf?.field : field.key
    const { label = '' } = sectionTexts(section.key as SectionKey).fields[question ?? ''] ?? {}
    const [[, inOwnWords] = []] = freeTexts(section, field)
    for (const [revision, sample] of samplesOf(section, field).entries()) {
      const entries = [
        ...Object.entries(others).flatMap(([key, value]) => posted(key, value)),
        ...freeTexts(section, field),
      ].filter(([key]) => key !== field.key)
      const at: Entries = [['revision', String(revision)]]
      const reply = await send(path, [...at, ...entries, ...sample.entries])
      expect(reply.status, sample.name).toBe(303)
      const { text } = await open('/dashboard')
      const from = text.indexOf(`\n${label}\n`)
      expect(from, sample.name).toBeGreaterThan(0)
      // Options lose their capital within a sentence.
      const shown = text.slice(from).toLowerCase()
      for (const seen of sample.seen) {
        const said = seen === 'Anders' && inOwnWords ? inOwnWords : seen
        expect(shown, sample.name).toContain(said.toLowerCase())
      }
    }
  })
})

/** Texts for the "Anders" of this field, should one of the samples choose it. */
const freeTexts = (section: Definition, field: Field): Entries =>
  section.fields
    .filter(({ showIf, required: must }) => must && showIf?.field === field.key)
    .flatMap((other) => samplesOf(section, other)[0]?.entries ?? [])

describe('what is said of a step', () => {
  const path = '/vragenlijst/steen'
  const marked = 'U heeft deze stap overgeslagen. U kunt er altijd op terugkomen.'

  test('stands on it and can be taken back, without making a file', async () => {
    await answer(path, { naar: 'overslaan' })
    expect((await open('/vragenlijst/veer')).text).toContain(
      'U heeft de stap ‘Pijn en Zorg’ overgeslagen. U kunt er altijd op terugkomen.',
    )
    expect((await open(path)).text).toContain(marked)
    expect((await answer(path, { naar: 'later' })).headers.location).toBe('/vragenlijst')
    expect((await open(path)).text).not.toContain(marked)
    expect(await fileOf()).toBeUndefined()
  })

  test('is void after an answer, also an automatic one', async () => {
    await answer(path, { naar: 'overslaan' })
    const { fields } = await open(path)
    const typed = fieldsOf(changed(fields, { difficulties: 'het verlies' }))
    expect((await visitor.post(`${path}/automatisch`, typed)).status).toBe(200)
    expect((await open(path)).text).not.toContain(marked)
  })

  test('comes later stays so, whatever one goes on with', async () => {
    await answer(path, { difficulties: 'het verlies', naar: 'later' })
    await answer(path, { naar: 'volgende' })
    expect((await open('/vragenlijst')).text).toContain('1 van 5 beantwoord')
  })

  test('a step with required questions can be passed over, but not with something wrong in it', async () => {
    const skipped = await answer('/vragenlijst/naw', { naar: 'overslaan' })
    expect(skipped.status).toBe(303)
    const wrong = await answer('/vragenlijst/naw', { postalCode: 'één', naar: 'overslaan' })
    expect(wrong.status).toBe(422)
    expect((await answer('/vragenlijst/naw', { naar: 'klaar' })).status).toBe(422)
  })
})

describe('a step whose required questions are open', () => {
  const path = '/vragenlijst/naw'
  const marks = () => owner`select mark from step_marks where user_id = ${user.id}`

  test.each(['volgende', 'controleren'])(
    'is not done for who goes on after what was typed was saved by itself: %s',
    async (naar) => {
      const typed = { 'contacts[0].firstName': 'An' }
      const first = await open(path)
      const auto = fieldsOf(changed(first.fields, { ...typed, sequence: '1' }))
      expect((await visitor.post(`${path}/automatisch`, auto)).status).toBe(200)
      expect((await answer(path, { naar })).status).toBe(303)
      expect(await marks()).toEqual([])
      const address = { street: 'Zeestraat 1', postalCode: '1234 AB', city: 'Zwolle' }
      expect((await answer(path, { ...address, naar })).status).toBe(303)
      expect(await marks()).toEqual([{ mark: 'done' }])
    },
  )

  test('says both ways out of half an address, of which one leaves it as it is', async () => {
    const half = await answer(path, { postalCode: '1234 AB', naar: 'volgende' })
    expect(half.status).toBe(422)
    expect(pageOf(half).text).toContain('Vul uw hele adres in, of laat het nu zo.')
    const [, later = ''] = /href="([^"]*)"[^>]*>De rest later invullen</.exec(half.text) ?? []
    expect((await visitor.get(later)).status).toBe(200)
    expect((await open(path)).fields).toContainEqual(['postalCode', '1234 AB'])
  })

  test('is marked by no page of another account', async () => {
    const { fields } = await open(path)
    const other = await testUser()
    const browser = await signedIn(other)
    for (const naar of ['volgende', 'overslaan', 'later'])
      expect((await browser.post(path, fieldsOf(changed(fields, { naar })))).status).toBe(409)
    expect(await owner`select 1 from step_marks where user_id = ${other.id}`).toEqual([])
  })
})

describe('the groups of a long step', () => {
  const path = '/vragenlijst/praktisch'
  const GROUP = /<details( open="")? [^>]*><summary[^>]*><h2[^>]*>([^<]*)<\/h2><span>([^<]*)/g
  const groupsIn = (text: string) =>
    Array.from(
      text.matchAll(GROUP),
      ([, isOpen, title, count]) => `${isOpen ? 'open' : 'closed'} ${title}: ${count}`,
    )
  const groups = async () => groupsIn((await visitor.get(path)).text)
  const counts = async (changes: Record<string, string>) => {
    const { fields } = await open(path)
    const reply = await visitor.post(`${path}/automatisch`, fieldsOf(changed(fields, changes)))
    return (JSON.parse(reply.text) as { counts: string[] }).counts
  }

  test('say how many of the questions that apply are answered; those without an answer are closed', async () => {
    const [burial, ...others] = await groups()
    expect(burial).toBe('open Begraven of cremeren: 1 vraag')
    expect(others).toHaveLength(5)
    for (const other of others) expect(other).toMatch(/^closed /)
    await answer(path, { burial: 'Cremeren', cardWishes: 'een rustige kaart' })
    expect(await groups()).toEqual([
      'open Begraven of cremeren: 1 van 3',
      'closed Donatie: 1 vraag',
      'closed Verzekering: 1 vraag',
      'open Kaarten en berichten: 1 van 2',
      'closed Vervoer: 1 vraag',
      'closed Digitale nalatenschap: 4 vragen',
    ])
    expect((await open('/dashboard')).text).toContain('2 van 11 beantwoord')
  })

  test('go on counting while the page saves by itself', async () => {
    expect(await counts({ burial: 'Cremeren', cremationDetails: 'in zee' })).toEqual([
      '2 van 3',
      ...(await groups()).slice(1).map((group) => group.split(': ')[1]),
    ])
  })

  test('are open after a mistake, and count what was stored', async () => {
    const wrong = await answer(path, {
      hasGrave: 'Nee',
      burial: 'Begraven',
      burialLocation: 'Anders',
      hasInsurance: 'true',
      insuranceProvider: 'Anders',
    })
    expect(wrong.status).toBe(422)
    expect(groupsIn(wrong.text)[0]).toBe('open Begraven of cremeren: 3 van 6')
    expect(groupsIn(wrong.text)[2]).toBe('open Verzekering: 2 van 4')
  })

  test('of a short step are no groups to put away', async () => {
    for (const short of ['/vragenlijst/naw', '/vragenlijst/veer'])
      expect(groupsIn((await visitor.get(short)).text)).toEqual([])
  })
})

describe('a row of a list', () => {
  const path = '/vragenlijst/rituelen'
  const ROW = /<details( open="")? [^>]*data-between[^>]*><summary><b>([^<]*)<\/b>/g
  const rowsIn = (text: string) =>
    Array.from(text.matchAll(ROW), ([, isOpen, line]) => `${isOpen ? 'open ' : ''}${line}`)
  const song = (index: number, answers: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(answers).map(([key, text]) => [`musicSpecifications[${index}].${key}`, text]),
    )
  const avond = song(0, { artist: 'Boudewijn de Groot', title: 'Avond' })

  test('closes to one line when it is filled in, with what is in it', async () => {
    expect(rowsIn((await visitor.get(path)).text)).toEqual([])
    await answer(path, avond)
    const { text } = await visitor.get(path)
    expect(rowsIn(text)).toEqual(['Boudewijn de Groot, Avond'])
    expect(text).toContain('<u>Wijzigen</u>')
    const added = await answer(path, { ...avond, __intent__: 'insert musicSpecifications' })
    expect(rowsIn(added.text)).toEqual(['Boudewijn de Groot, Avond'])
    expect(added.text).toContain('name="musicSpecifications[1].artist"')
  })

  test('is open where something is wrong in it', async () => {
    const wrong = await answer(path, { ...avond, ...song(0, { link: 'geen link' }) })
    expect(wrong.status).toBe(422)
    expect(rowsIn(wrong.text)).toEqual([])
    expect(wrong.text).toContain('href="#musicSpecifications[0].link"')
  })

  test('is called by a name where it is about a person', async () => {
    const mark = { 'contacts[0].firstName': 'Mark', 'contacts[0].lastName': 'de Vries' }
    await answer('/vragenlijst/naw', { ...mark, naar: 'opslaan' })
    expect(rowsIn((await visitor.get('/vragenlijst/naw')).text)).toEqual(['Mark de Vries'])
  })

  test('says where it was that it is gone, and that this is not stored yet', async () => {
    const naw = '/vragenlijst/naw'
    const mark = { 'contacts[0].firstName': 'Mark', 'contacts[0].lastName': 'de Vries' }
    await answer(naw, { ...mark, naar: 'opslaan' })
    const more = addRow('contacts')
    const grown = await answer(naw, { [more.name]: more.value })
    expect(grown.text).not.toContain('staat niet meer in de lijst')
    const less = removeRow('contacts', 0)
    const { status, text } = await answer(naw, { [less.name]: less.value })
    const [, said = ''] = /id="contacts"[^>]*aria-describedby="([^"]*)"/.exec(text) ?? []
    const note = text.slice(text.indexOf(`id="${said}"`))
    expect([status, said]).toEqual([200, 'contacts-said'])
    expect(note).toMatch(
      /^[^]{1,600}Contactpersoon 1 \(Mark de Vries\)[^]{1,20}staat niet meer in de lijst\. Dat geldt zodra u opslaat\./,
    )
    expect(rowsIn((await visitor.get(naw)).text)).toEqual(['Mark de Vries'])
  })
})

describe('a button that adds a row or takes one away', () => {
  const path = '/vragenlijst/rituelen'
  const TITLE = 'musicSpecifications[0].title'
  const stored = async (name: string, at = path) => valueOf((await open(at)).fields, name)
  type Button = { name: string; value: string }
  const press = ({ name, value }: Button, typed: Record<string, string>, at = path) =>
    answer(at, { ...typed, [name]: value })

  test('saves all that was typed in the step', async () => {
    const more = addRow('musicSpecifications')
    const grown = await press(more, { flowers: 'rozen', [TITLE]: 'Air' })
    expect(grown.status).toBe(200)
    expect(valueOf(pageOf(grown).fields, 'musicSpecifications[1].title')).toBe('')
    expect([await stored('flowers'), await stored(TITLE)]).toEqual(['rozen', 'Air'])
    const less = removeRow('musicSpecifications', 0)
    const shrunk = await press(less, { flowers: 'tulpen' })
    expect(valueOf(pageOf(shrunk).fields, TITLE)).toBe('')
    expect([await stored('flowers'), await stored(TITLE)]).toEqual(['tulpen', 'Air'])
  })

  test('can be pressed again and again, and the page saved in the end', async () => {
    const more = addRow('musicSpecifications')
    let page = pageOf(await press(more, { [TITLE]: 'Air' }))
    for (const at of [1, 2]) {
      const typed = changed(page.fields, { [`musicSpecifications[${at}].title`]: `Lied ${at}` })
      page = pageOf(await visitor.post(path, fieldsOf(changed(typed, { [more.name]: more.value }))))
    }
    expect((await visitor.post(path, fieldsOf(page.fields))).status).toBe(303)
    const titles = (await open(path)).fields.filter(([name]) => name.endsWith('.title'))
    expect(titles.map(([, title]) => title)).toEqual(['Air', 'Lied 1', 'Lied 2'])
  })

  test('says what of it could not be saved, and asks for nothing that was left open', async () => {
    const naw = '/vragenlijst/naw'
    const typed = { firstName: '', 'contacts[0].firstName': 'Mark', 'contacts[0].email': 'geen' }
    const reply = await press(addRow('contacts'), { ...typed, street: 'Veerweg 1' }, naw)
    expect(reply.status).toBe(422)
    expect(pageOf(reply).errors.map(({ id }) => id)).toEqual(['contacts[0].email'])
    expect(valueOf(pageOf(reply).fields, 'contacts[0].email')).toBe('geen')
    expect(await stored('street', naw)).toBe('Veerweg 1')
  })

  test('overwrites nothing that another tab saved', async () => {
    const { fields } = await open(path)
    await answer(path, { flowers: 'van elders' })
    const more = addRow('musicSpecifications')
    const late = changed(fields, { [TITLE]: 'Air', [more.name]: more.value })
    const page = pageOf(await visitor.post(path, fieldsOf(late)))
    expect(valueOf(page.fields, 'flowers')).toBe('van elders')
    expect((await visitor.post(path, fieldsOf(page.fields))).status).toBe(303)
    expect([await stored('flowers'), await stored(TITLE)]).toEqual(['van elders', 'Air'])
  })
})

describe('the start of the interview', () => {
  const order = sections.map(({ key }) => addressOf(key))
  const SOMETHING: Record<string, string>[] = [{}, {}, { stories: 'a' }, { flowers: 'a' }]
  const start = async () => (await visitor.get('/vragenlijst')).text
  const leadsTo = async () => /href="([^"]*)"[^>]*>(Beginnen|Verdergaan)/.exec(await start())

  test('leads to the first step that is neither done nor passed over, and to checking after all', async () => {
    expect(await leadsTo()).toMatchObject({ 1: '/vragenlijst/veer', 2: 'Beginnen' })
    await answer('/vragenlijst/veer', { energy: 'a' })
    expect(await leadsTo()).toMatchObject({ 1: '/vragenlijst/veer', 2: 'Verdergaan' })
    const ways = ['klaar', 'overslaan', 'volgende', 'klaar', 'overslaan', 'overslaan'] as const
    for (const [index, naar] of ways.entries()) {
      const reply = await answer(order[index] ?? '', { ...SOMETHING[index], naar })
      expect(reply.headers.location, naar).toBe(order[index + 1])
      expect(await leadsTo()).toMatchObject({ 1: order[index + 1] })
    }
    const last = await answer('/vragenlijst/secret', { naar: 'overslaan' })
    expect(last.headers.location).toBe('/dashboard/controleren')
    expect(await leadsTo()).toMatchObject({ 1: '/dashboard/controleren' })
  })

  test('shows how far each step is; so do the overview and every step', async () => {
    await answer('/vragenlijst/veer', { energy: 'a', naar: 'klaar' })
    await answer('/vragenlijst/steen', { naar: 'overslaan' })
    await answer('/vragenlijst/kaars', { stories: 'a', naar: 'opslaan' })
    const list = await open('/vragenlijst')
    for (const status of ['klaar', 'overgeslagen', '1 van 6 beantwoord', 'nog niet ingevuld'])
      expect(list.text).toContain(status)
    const beside = (await visitor.get('/vragenlijst/kaars')).text
    expect(Array.from(beside.matchAll(/<small>([^<]*)/g), ([, status]) => status)).toEqual([
      'klaar',
      'overgeslagen',
      '1 van 6 beantwoord',
      ...Array<string>(4).fill('nog niet ingevuld'),
    ])
    expect(beside).toMatch(/href="\/vragenlijst\/kaars" aria-current="step">3\. .* <small>/)
    const { text } = await open('/dashboard')
    for (const status of ['klaar', 'overgeslagen', '1 van 6 beantwoord'])
      expect(text).toContain(status)
    await answer('/vragenlijst/kaars', {
      remembered: 'a',
      corememory: 'a',
      liveon: 'a',
      ideals: 'a',
      objects: 'a',
    })
    expect((await open('/dashboard')).text).toContain('alle vragen beantwoord')
  })

  test('says nothing of how far a step is once the wishes are confirmed', async () => {
    await answer('/vragenlijst/kaars', { stories: 'a', naar: 'opslaan' })
    const pages = ['/vragenlijst', '/vragenlijst/kaars', '/dashboard']
    for (const path of pages) expect((await open(path)).text, path).toContain('van 6 beantwoord')
    const check = '/dashboard/controleren'
    await visitor.post(check, { seen: inputOf(await visitor.get(check), 'seen') })
    for (const path of pages) {
      const { text } = await open(path)
      for (const status of ['beantwoord', 'nog niet ingevuld', 'heeft antwoorden'])
        expect(text, path).not.toContain(status)
    }
  })

  test.each(['/vragenlijst/iets', '/vragenlijst/__proto__', '/vragenlijst/veer/steen'])(
    '%s is no step, whoever asks, and says so like any page that is not there',
    async (path) => {
      for (const who of [visitor, new Visitor()]) {
        const { status, text } = await who.get(path)
        const [main] = /<main[^]*<\/main>/.exec(text) ?? []
        expect(status).toBe(404)
        expect(main).toContain('<h1>Pagina niet gevonden</h1>')
        expect(text).toMatch(who === visitor ? />(Kennisbank|Vragenlijst)</ : />Kennisbank</)
        expect((await who.get(`${path}.data`)).status).toBe(404)
        expect((await who.post(path)).status).toBe(404)
      }
    },
  )

  test.each(['/Vragenlijst/VEER', '/vragenlijst/veer/', '/vragenlijst/%76eer'])(
    '%s is a step, written otherwise',
    async (path) => {
      const { status, text } = await visitor.get(path)
      expect(status).toBe(200)
      expect(text).toContain('action="/vragenlijst/veer"')
    },
  )
})
