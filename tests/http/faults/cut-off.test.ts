/** A form of a page that was cut off, or that lacks a question: what is stored stays. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { allowHealthData, saveAnswers } from '#app/features/living-will/living-will.server.ts'
import { addRow } from '#app/forms/rows.ts'
import type { Entries } from '#tests/fixtures/people/interview.ts'
import { changed, fieldsOf, inputsOf, pageOf, valueOf } from '#tests/fixtures/page.ts'
import { answer, fileOf, open, user, visitor } from '#tests/fixtures/people/someone.ts'
import { upload } from '#tests/fixtures/upload.ts'
import { type Answer, Visitor } from '#tests/setup/client.ts'
import { owner, TEST_PASSWORD } from '#tests/setup/database.ts'

const STEP = '/vragenlijst/veer'
const RITUALS = '/vragenlijst/rituelen'
const TITLE = 'musicSpecifications[0].title'
const NOTHING_SAVED = 'Er is nog niets opgeslagen'

const send = (path: string, entries: Entries) => visitor.post(path, fieldsOf(entries))
const stored = async (path: string, name: string) => valueOf((await open(path)).fields, name)
const without = (entries: Entries, ...names: string[]) =>
  entries.filter(([name]) => !names.includes(name))

/** What a page posts that broke off in the middle of a text; another text was changed before that. */
function cutOff(entries: Entries, changedTo: [string, string], brokenOff: string): Entries {
  const at = entries.findIndex(([name]) => name === brokenOff)
  const half = valueOf(entries, brokenOff)?.slice(0, 4) ?? ''
  const [name, text] = changedTo
  return [
    ...entries.slice(0, at).map(([one, was]): Entries[number] => [one, one === name ? text : was]),
    [brokenOff, half],
  ]
}

function expectNothingSaved(reply: Answer) {
  expect(reply.status).toBe(422)
  const page = pageOf(reply)
  expect(page.title).toMatch(/^Fout: /)
  expect(page.text).toContain(NOTHING_SAVED)
  return page
}

test('of every form of a section the last field is the one that says that it is whole', async () => {
  for (const path of [STEP, RITUALS, '/vragenlijst/naw', '/vragenlijst/secret', '/formulier']) {
    const { text } = await visitor.get(path)
    const form = /<form [^>]*data-step[^]*?<\/form>/.exec(text)?.[0] ?? ''
    const names = [...form.matchAll(/<(?:input|textarea|button)\b[^>]* name="([^"]*)"/g)]
    expect(names.at(-1)?.[1], path).toBe('whole')
  }
})

describe('a step that broke off', () => {
  beforeEach(async () => {
    await answer(STEP, { lifeMoments: 'eerste', energy: 'zwemmen in zee', wondering: 'sterren' })
  })

  const half = async () => cutOff((await open(STEP)).fields, ['lifeMoments', 'tweede'], 'energy')

  test('is not saved by itself', async () => {
    const reply = await send(`${STEP}/automatisch`, changed(await half(), { sequence: '1' }))
    expect([reply.status, JSON.parse(reply.text)]).toEqual([422, { ok: false, reason: 'invalid' }])
    expect(await stored(STEP, 'lifeMoments')).toBe('eerste')
    expect(await stored(STEP, 'wondering')).toBe('sterren')
  })

  test('is not saved by hand either; what was typed is there, with what is stored', async () => {
    const { fields } = expectNothingSaved(await send(STEP, await half()))
    expect(valueOf(fields, 'lifeMoments')).toBe('tweede')
    expect(valueOf(fields, 'wondering')).toBe('sterren')
    expect(await stored(STEP, 'lifeMoments')).toBe('eerste')
  })

  test('takes nothing away when it is saved again: what differs is to be chosen', async () => {
    const { fields } = expectNothingSaved(await send(STEP, await half()))
    const asked = await send(STEP, fields)
    expect(asked.status).toBe(409)
    expect(pageOf(asked).text).toContain('zwemmen in zee')
    const chosen = { 'keuze.lifeMoments': 'getypt', 'keuze.energy': 'opgeslagen' }
    expect((await send(STEP, changed(pageOf(asked).fields, chosen))).status).toBe(303)
    expect(await stored(STEP, 'lifeMoments')).toBe('tweede')
    expect(await stored(STEP, 'energy')).toBe('zwemmen in zee')
    expect(await stored(STEP, 'wondering')).toBe('sterren')
  })

  test('does not become whole by adding a row', async () => {
    await answer(RITUALS, { flowers: 'rozen', colors: ['Wit'], [TITLE]: 'Air' })
    const { fields } = await open(RITUALS)
    const at = fields.findIndex(([name]) => name === TITLE)
    const { name, value } = addRow('musicSpecifications')
    const reply = await send(RITUALS, [...fields.slice(0, at + 1), [name, value]])
    const page = expectNothingSaved(reply)
    expect(valueOf(page.fields, 'flowers')).toBe('rozen')
    await send(RITUALS, page.fields)
    expect(await stored(RITUALS, 'flowers')).toBe('rozen')
    expect(await stored(RITUALS, 'colors')).toBe('Wit')
    expect(await stored(RITUALS, TITLE)).toBe('Air')
  })

  test('comes back after signing in with what is stored in the rest', async () => {
    const entries = await half()
    await owner`delete from sessions where user_id = ${user.id}`
    await send(STEP, entries)
    await visitor.post('/auth', { intent: 'signin', email: user.email, password: TEST_PASSWORD })
    const { text, fields } = await open(STEP)
    expect(text).toContain(NOTHING_SAVED)
    expect(valueOf(fields, 'lifeMoments')).toBe('tweede')
    expect(valueOf(fields, 'wondering')).toBe('sterren')
  })
})

describe('a post with nothing but what a form says of itself', () => {
  const bare = ({ fields }: { fields: Entries }) =>
    fields.filter(([name]) => ['account', 'revision', 'saveId', 'sequence'].includes(name))

  test.each([
    [STEP, 'energy'],
    ['/vragenlijst/secret', 'caution'],
    ['/formulier', 'relationshipNotes'],
  ])('to %s takes nothing away', async (path, question) => {
    await answer(path, { [question]: 'blijft staan' })
    const before = await fileOf()
    const saysOfItself = bare(await open(path))
    expect(saysOfItself).toHaveLength(4)
    for (const to of [path, `${path}/automatisch`])
      expect((await send(to, saysOfItself)).status).toBe(422)
    expect(await stored(path, question)).toBe('blijft staan')
    expect(await fileOf()).toEqual(before)
  })
})

describe('a whole form that lacks one question', () => {
  const ANSWERS = {
    flowers: 'rozen',
    funeralCasketOpen: 'dicht',
    [TITLE]: 'Air',
    colors: ['Wit', 'Rood'],
    speakerWishes: 'Piet',
  }

  beforeEach(async () => {
    expect((await answer(RITUALS, ANSWERS)).status).toBe(303)
  })

  test.each(['by hand', 'by itself'])('keeps its stored answer, saved %s', async (how) => {
    const { fields } = await open(RITUALS)
    const rows = fields.map(([name]) => name).filter((name) => name.startsWith('musicSpec'))
    const entries = without(fields, 'flowers', 'funeralCasketOpen', ...rows)
    const typed = changed(entries, { speakerWishes: 'Kees', sequence: '1' })
    const byHand = how === 'by hand'
    const reply = await send(byHand ? RITUALS : `${RITUALS}/automatisch`, typed)
    expect(reply.status).toBe(byHand ? 303 : 200)
    expect(await stored(RITUALS, 'speakerWishes')).toBe('Kees')
    expect(await stored(RITUALS, 'flowers')).toBe('rozen')
    expect(await stored(RITUALS, 'funeralCasketOpen')).toBe('dicht')
    expect(await stored(RITUALS, TITLE)).toBe('Air')
  })

  test('of boxes says that none is ticked: that posts nothing', async () => {
    const { fields } = await open(RITUALS)
    expect((await send(RITUALS, without(fields, 'colors'))).status).toBe(303)
    expect(await stored(RITUALS, 'colors')).toBeUndefined()
  })

  test('shows its stored answer where another one is wrong', async () => {
    const { fields } = await open(RITUALS)
    const wrong = changed(without(fields, 'flowers'), { speakerWishes: '\u0001' })
    const reply = await send(RITUALS, wrong)
    expect(reply.status).toBe(422)
    expect(valueOf(pageOf(reply).fields, 'flowers')).toBe('rozen')
  })

  test('saved for the first time, keeps what the account knew', async () => {
    const path = '/vragenlijst/naw'
    const { fields } = await open(path)
    const address = { street: 'Kade 1', postalCode: '1234 AB', city: 'Zwolle' }
    const entries = changed(without(fields, 'firstName'), address)
    expect((await send(path, entries)).status).toBe(303)
    expect(await stored(path, 'firstName')).toBe('Tess')
  })
})

test('without a session, a form that broke off does not become whole', async () => {
  await answer('/formulier', { relationshipNotes: 'blijft staan' })
  const { fields } = await open('/formulier')
  const half = cutOff(fields, ['ceremonyLocation', 'zee'], 'musicPreferences_songs')
  const refused = await new Visitor().post('/formulier', fieldsOf(half))
  expect(refused.status).toBe(401)
  const again = pageOf(refused).fields
  expectNothingSaved(await send('/formulier', again))
  expect(await stored('/formulier', 'relationshipNotes')).toBe('blijft staan')
})

describe('of the other forms with stored answers', () => {
  const idOf = async () =>
    (
      await owner<DbRow<'documents', 'id'>[]>`select id from documents where user_id = ${user.id}`
    )[0]?.id ?? ''
  const FORMS: [name: string, kept: string, arrange: () => Promise<string>][] = [
    [
      'the living will',
      'Anna de Wit',
      async () => {
        await allowHealthData(user.id)
        await saveAnswers(user.id, { revision: 0, data: { proxyName: 'Anna de Wit' } })
        return '/dashboard/wilsverklaring/invullen'
      },
    ],
    [
      'the music',
      'Ramses Shaffy',
      async () => {
        const path = '/vragenlijst/documenten/muziek'
        const fields = Object.fromEntries(inputsOf(await visitor.get(path)))
        await visitor.post(path, { ...fields, 'musicSpecifications[0].artist': 'Ramses Shaffy' })
        return path
      },
    ],
    ['the details of the account', 'Proef', async () => '/dashboard/account'],
    [
      'the description of a document',
      'Voor bij het afscheid',
      async () => {
        await upload(visitor, 'brief.txt', 'Lieve allemaal', 'Voor bij het afscheid', user.id)
        return `/vragenlijst/documenten/${await idOf()}`
      },
    ],
  ]

  test.each(FORMS)('%s that broke off is not saved', async (_, kept, arrange) => {
    const path = await arrange()
    const { revision = '', account = '' } = Object.fromEntries(inputsOf(await visitor.get(path)))
    const reply = await visitor.post(path, { revision, account })
    expect(reply.status).toBe(422)
    expect(pageOf(reply).text).toContain(NOTHING_SAVED)
    expect(reply.text).toContain(kept)
    expect((await visitor.get(path)).text).toContain(kept)
  })
})
