/** Who is named in step 6, who is asked, and what follows from each answer. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import {
  cancelDeletion,
  executeDeletions,
  requestDeletion,
} from '#app/features/deletion/deletion.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { currentRelatives } from '#app/features/relatives/current.server.ts'
import { readersAt } from '#app/features/relatives/reading/visits.server.ts'
import { contactHash } from '#app/features/accounts/contact-details.server.ts'
import { recoveryCodeHash } from '#app/features/second-factor/codes.server.ts'
import { readerOf, reported } from '#tests/fixtures/people/deaths.ts'
import { reportedCase } from '#tests/fixtures/people/access-requests.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import {
  answerQuestion,
  confirmRelative,
  declineAfterAll,
  invite,
  lookAtQuestion,
  withdrawRelative,
} from './invitation.server.ts'
import { calledBy } from '#app/platform/names.ts'
import { readAddresses } from './addresses.server.ts'
import { currentCode } from './letter-code.server.ts'
import { type Relative, relativesOf } from './people.server.ts'
import { newReadingLetter } from './reading-code.server.ts'
import { openedWith, saveRules, saveRulesOfForm } from './rules.server.ts'
import { DEFAULT_RULES } from './rules.ts'

const REQUEST = '0badcafe'
let lisa = { firstName: 'Lisa', lastName: 'de Vries', relation: 'dochter', email: '' }
const ria = { firstName: 'Ria', lastName: 'Bakker', phone: '0612345678' }

let user: Awaited<ReturnType<typeof testUser>>
let by: { id: string; request: string }

beforeEach(async () => {
  user = await testUser()
  lisa = { ...lisa, email: `lisa.${randomUUID()}@example.nl` }
  by = { id: user.id, request: REQUEST }
})

/** Saves step 6 by hand with these contacts in the place of those before. @returns who has to be asked anew */
const name = (...contacts: object[]) => saveStep(contacts)

/** The same by the script, while somebody types. */
const typed = (...contacts: object[]) => saveStep(contacts, true)

async function saveStep(contacts: object[], automatic = false, id: string = randomUUID()) {
  const [stored] = await owner<DbRow<'wish_sections', 'revision'>[]>`
    select s.revision from wish_sections s join wishes w on w.id = s.wish_id
     where w.user_id = ${user.id} and s.section = 'naw'`
  const data = { firstName: 'Gerda', lastName: 'de Vries', street: 'Kade 1', contacts }
  const revision = stored?.revision ?? 0
  const form = { section: 'naw', id, revision, data, final: false, automatic } as const
  const saved = await saveSection(user, form)
  if (!saved.ok) throw new Error('not saved')
  return saved.askedAnew
}

const people = (): Promise<Relative[]> =>
  readOnly(asPerson(user.id), (sql) => relativesOf(sql, user.id))

const named = async (firstName: string): Promise<Relative> => {
  const found = (await people()).find(({ card }) => card.firstName === firstName)
  if (!found) throw new Error(`nobody is called ${firstName}`)
  return found
}

const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''

async function invited(): Promise<{ id: string; token: string }> {
  await name(lisa)
  const { id } = await named('Lisa')
  expect(await invite(by, id, 'mail')).toMatchObject({ ok: true, code: null })
  const [mail] = await letters(lisa.email)
  return { id, token: tokenIn(mail?.text ?? '') }
}

describe('the contacts of step 6', () => {
  test('are people who may be asked, in the order of their names', async () => {
    await name(ria, lisa, { relation: 'buurvrouw' })
    expect((await people()).map(({ card, state }) => [card.firstName, state])).toEqual([
      ['Lisa', 'noted'],
      ['Ria', 'noted'],
    ])
  })

  test('are shown to their owner in the order of that step', async () => {
    await name(ria, lisa)
    const shown = async () => (await currentRelatives(user.id)).map(({ card }) => card.firstName)
    expect(await shown()).toEqual(['Ria', 'Lisa'])
    await name(lisa, ria)
    expect(await shown()).toEqual(['Lisa', 'Ria'])
  })

  test('say who arranges the funeral, in the order in which they stand', async () => {
    await name(ria, { ...lisa, arranges: 'true' })
    const shown = await currentRelatives(user.id)
    expect(shown.map(({ card, arranges }) => [card.firstName, arranges])).toEqual([
      ['Ria', false],
      ['Lisa', true],
    ])
  })

  test('is mailed to nobody who is said to have died: others read that mailbox', async () => {
    const { id, token } = await invited()
    const before = (await letters(user.email)).length
    expect((await lookAtQuestion({ token }))?.isMourned).toBe(false)
    await reportedCase(user.id)
    expect(await answerQuestion({ token }, true, REQUEST)).toBe(true)
    expect(await lookAtQuestion({ token })).toMatchObject({ said: 'yes', isMourned: true })
    expect(await declineAfterAll(id, REQUEST)).toBe(true)
    expect(await letters(user.email)).toHaveLength(before)
  })

  test('keep what was decided and answered when the step is saved anew', async () => {
    const { id, token } = await invited()
    await answerQuestion({ token }, true, REQUEST)
    await saveRules(by, id, { ...DEFAULT_RULES, parts: { veer: 'now' } })
    await name({ ...lisa, phone: '0687654321', relation: 'oudste dochter' }, ria)
    expect(await named('Lisa')).toMatchObject({
      id,
      state: 'accepted',
      rules: { parts: { veer: 'now' } },
      card: { phone: '0687654321', relation: 'oudste dochter' },
    })
  })

  test('are asked anew at another address, with what was decided for them', async () => {
    const { id } = await invited()
    await saveRules(by, id, { ...DEFAULT_RULES, parts: { veer: 'never' } })
    await name({ ...lisa, email: 'lisa.thuis@example.nl' })
    const now = await named('Lisa')
    expect(now).toMatchObject({ state: 'noted', rules: { parts: { veer: 'never' } } })
    expect(now.id).not.toBe(id)
    const [last] = await letters(lisa.email)
    expect(last?.subject).toBe('Gerda de Vries veranderde uw e-mailadres')
    expect(last?.text).not.toContain('vraagt u niet meer')
    // Another contact may read the same mail.
    expect(last?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Daarom geldt dit adres niet meer voor u als contactpersoon.',
    )
  })

  /** Who said yes at another address than they have now. */
  const moved = async () => {
    const { said } = await readOnly(asPerson(user.id), (sql) => readAddresses(sql, user))
    return said.filter(({ kind }) => kind === 'moved').map(calledBy)
  }

  test('who said yes at another address read nothing until they are asked there', async () => {
    const { id, token } = await invited()
    await answerQuestion({ token }, true, REQUEST)
    await confirmRelative(by, id)
    expect(await moved()).toEqual([])
    expect(await name({ ...lisa, email: `thuis.${lisa.email}` })).toEqual({
      moved: ['Lisa'],
      renamed: [],
    })
    expect(await moved()).toEqual(['Lisa'])
    // Another mistake in it changes nothing.
    await name({ ...lisa, email: `nu.${lisa.email}` })
    expect(await moved()).toEqual(['Lisa'])
    const asked = await named('Lisa')
    await invite(by, asked.id, 'mail')
    expect(await moved()).toEqual([])
    // Who was taken back after that was so by the owner.
    await withdrawRelative(by, asked.id)
    expect((await named('Lisa')).state).toBe('noted')
    expect(await moved()).toEqual([])
  })

  test.each([
    ['said no', async (token: string) => void (await answerQuestion({ token }, false, REQUEST))],
    ['said nothing', async () => {}],
  ])('who %s lose nothing by another address', async (_, answer) => {
    const { token } = await invited()
    await answer(token)
    await name({ ...lisa, email: `thuis.${lisa.email}` })
    expect(await moved()).toEqual([])
  })

  test('that are taken out hear of it only when they knew', async () => {
    const { token } = await invited()
    await name({ ...ria, email: 'ria@example.nl' })
    expect((await people()).map(({ card }) => card.firstName)).toEqual(['Ria'])
    expect(await letters('ria@example.nl')).toEqual([])
    expect(await lookAtQuestion({ token })).toBeNull()
    await name()
    expect(await people()).toEqual([])
    expect(await letters('ria@example.nl')).toEqual([])
  })

  const markOf = () => ({ firstName: 'Mark', lastName: 'Bos', email: lisa.email })

  test.each([
    ['the first is taken out', () => [markOf()]],
    ['they change places', () => [markOf(), lisa]],
  ])('with one address are never taken for each other when %s', async (_, thenOf) => {
    const then = thenOf()
    const { id, token } = await invited()
    await answerQuestion({ token }, true, REQUEST)
    await confirmRelative(by, id)
    await saveRules(by, id, { ...DEFAULT_RULES, parts: { steen: 'now' } })
    await name(lisa, markOf())
    await name(...then)
    expect(await named('Mark')).toMatchObject({ state: 'noted', rules: { parts: {} } })
    const still = (await people()).filter(({ state }) => state === 'confirmed')
    expect(still.map((one) => one.id)).toEqual(then.length === 2 ? [id] : [])
    await name(...then)
    expect(await people()).toHaveLength(then.length)
  })

  test('that are somebody else at the same address are asked themselves', async () => {
    const { id, token } = await invited()
    await answerQuestion({ token }, true, REQUEST)
    await name(markOf())
    expect((await people()).map(({ id: now, state }) => [now === id, state])).toEqual([
      [false, 'noted'],
    ])
  })

  test.each([
    ['a name', () => lisa, { lastName: 'Jansen' }],
    ['a telephone number', () => ria, { phone: '0687654321' }],
  ])('of whom %s was mended stay who they are', async (_, beforeOf, mended) => {
    const before = beforeOf()
    await name(before)
    const { id } = await named(before.firstName)
    await name({ ...before, ...mended })
    expect((await people()).map((one) => one.id)).toEqual([id])
  })

  test.each([
    ['are asked anew under another first name', { firstName: 'Piet' }, false],
    [
      'are asked anew under another first name and telephone',
      { firstName: 'Piet', phone: '0687654321' },
      false,
    ],
    [
      'are asked anew under another last name and telephone',
      { lastName: 'Jansen', phone: '0687654321' },
      false,
    ],
    ['stay who they are under another last name alone', { lastName: 'Jansen' }, true],
  ])('who said yes by a letter %s', async (_, change, stays) => {
    await name(ria)
    const { id } = await named('Ria')
    const asked = await invite(by, id, 'letter')
    await answerQuestion({ code: (asked.ok && asked.code) || '' }, true, REQUEST)
    await name({ ...ria, ...change })
    expect((await people()).map((one) => [one.id === id, one.state])).toEqual([
      stays ? [true, 'accepted'] : [false, 'noted'],
    ])
  })

  describe('while their owner types', () => {
    const RIAS = [
      ['another first name', { firstName: 'Piet' }],
      ['an address', { email: 'ria@example.nl' }],
      ['half of the name', { firstName: 'Ri' }],
    ] as const
    let id: string
    beforeEach(async () => {
      await name(lisa, ria)
      ;({ id } = await named('Ria'))
      const asked = await invite(by, id, 'letter')
      await answerQuestion({ code: (asked.ok && asked.code) || '' }, true, REQUEST)
    })
    const states = async () =>
      (await people()).map(({ card, state }) => [card.firstName, state]).toSorted()
    const STAY = [
      ['Lisa', 'noted'],
      ['Ria', 'accepted'],
    ]

    test.each(RIAS)(
      'stay who they are with %s, and with what was there before',
      async (_, change) => {
        await typed(lisa, { ...ria, ...change })
        expect(await states()).toEqual(STAY)
        await typed(lisa, ria)
        expect(await name(lisa, ria)).toEqual({ moved: [], renamed: [] })
        expect(await states()).toEqual(STAY)
        expect((await named('Ria')).id).toBe(id)
      },
    )

    describe('whoever stands there', () => {
      beforeEach(async () => {
        await invite(by, (await named('Lisa')).id, 'mail')
      })

      test.each([
        [
          'at half an address, and half named',
          () => [{ ...lisa, email: `x${lisa.email}` }, ria, { firstName: 'M' }],
        ],
        ['without a name', () => [{ ...lisa, firstName: '', lastName: '' }, ria]],
        ['half named, where another was taken out', () => [{ ...ria, firstName: 'Ri' }]],
      ])('are not taken back and get no mail: %s', async (_, contacts) => {
        await typed(...contacts())
        expect((await people()).map(({ state }) => state).toSorted()).toEqual([
          'accepted',
          'invited',
        ])
        expect(await letters(lisa.email)).toHaveLength(1)
      })

      test('are taken back at once where they are taken out', async () => {
        await typed(ria)
        expect(await states()).toEqual([['Ria', 'accepted']])
        expect((await letters(lisa.email))[0]?.subject).toMatch(/geen contactpersoon meer/)
      })
    })

    test('are never taken for somebody else in two pauses', async () => {
      await invite(by, (await named('Lisa')).id, 'mail')
      await typed({ ...lisa, firstName: 'Mark' }, ria)
      await typed({ ...lisa, firstName: 'Mark', lastName: 'Bos' }, ria)
      await name({ ...lisa, firstName: 'Mark', lastName: 'Bos' }, ria)
      expect(await states()).toEqual([
        ['Mark', 'noted'],
        ['Ria', 'accepted'],
      ])
    })

    test('are asked anew by the save by hand of what the script stored, which says so once', async () => {
      const piet = { ...ria, firstName: 'Piet' }
      const page = randomUUID()
      await saveStep([lisa, piet], true, page)
      expect(await saveStep([lisa, piet], false, page)).toEqual({ moved: [], renamed: ['Piet'] })
      expect(await states()).toEqual([
        ['Lisa', 'noted'],
        ['Piet', 'noted'],
      ])
      expect(await name(lisa, piet)).toEqual({ moved: [], renamed: [] })
    })

    test('are asked anew once their owner looks at them', async () => {
      await typed(lisa, { ...ria, firstName: 'Piet' })
      const shown = await currentRelatives(user.id)
      expect(shown.map(({ card, state }) => [card.firstName, state])).toEqual([
        ['Lisa', 'noted'],
        ['Piet', 'noted'],
      ])
    })

    test('keep the telephone number that is typed', async () => {
      await typed(lisa, { ...ria, phone: '0687654321' })
      expect((await named('Ria')).card.phone).toBe('0687654321')
    })
  })

  test('of whom nothing but the name was known are not called otherwise by another in their place', async () => {
    await name({ firstName: 'Jan', lastName: 'Bos' })
    const asked = await invite(by, (await named('Jan')).id, 'letter')
    await answerQuestion({ code: (asked.ok && asked.code) || '' }, true, REQUEST)
    expect((await named('Jan')).state).toBe('accepted')
    expect(await name({ firstName: 'Kees', lastName: 'Smit' })).toEqual({ moved: [], renamed: [] })
  })

  test('without an address that get one are asked there', async () => {
    await name(ria)
    const { id } = await named('Ria')
    const asked = await invite(by, id, 'letter')
    await answerQuestion({ code: (asked.ok && asked.code) || '' }, true, REQUEST)
    await name({ ...ria, email: 'ria@example.nl' })
    expect(await named('Ria')).toMatchObject({ state: 'noted' })
  })

  test('hear of it when the account goes, unless that is after a death', async () => {
    await invited()
    await requestDeletion(user)
    await owner`
      update account_deletions set execute_after = now() - interval '1 second'
       where user_id = ${user.id}`
    await executeDeletions()
    expect((await letters(lisa.email))[0]?.subject).toMatch(/geen contactpersoon meer/)
    expect(await owner`select 1 from relatives where owner_id = ${user.id}`).toEqual([])
  })

  test('are asked nothing, and told of nothing to read, while the account goes', async () => {
    await name(lisa, ria)
    const { id } = await named('Lisa')
    await requestDeletion(user)
    for (const way of ['mail', 'letter'] as const)
      expect(await invite(by, id, way)).toEqual({ ok: false, reason: 'state' })
    await cancelDeletion(user.id)
    expect(await invite(by, id, 'mail')).toMatchObject({ ok: true })
    const [mail] = await letters(lisa.email)
    await answerQuestion({ token: tokenIn(mail?.text ?? '') }, true, REQUEST)
    await requestDeletion(user)
    expect(await confirmRelative(by, id)).toBe(false)
    await cancelDeletion(user.id)
    expect(await confirmRelative(by, id)).toBe(true)
    const told = await letters(lisa.email)
    await requestDeletion(user)
    const relative = await named('Lisa')
    const answers = { lezen: 'now' }
    const opened = openedWith(relative.rules)
    expect(await saveRulesOfForm(by, relative, { answers, documents: [], opened })).toBe('saved')
    expect(await letters(lisa.email)).toHaveLength(told.length)
  })

  test('without an address get no new code while the account goes', async () => {
    await name(ria)
    const { id } = await named('Ria')
    const { code } = (await invite(by, id, 'letter')) as { code: string }
    await answerQuestion({ code }, true, REQUEST)
    await confirmRelative(by, id)
    await requestDeletion(user)
    expect(await newReadingLetter(by, id)).toEqual({ ok: false, reason: 'state' })
    await cancelDeletion(user.id)
    expect(await newReadingLetter(by, id)).toMatchObject({ ok: true })
  })

  test('with one address are two people', async () => {
    await name(lisa, { firstName: 'Mark', lastName: 'Bos', email: lisa.email })
    const both = await people()
    expect(both.map(({ card }) => card.firstName)).toEqual(['Lisa', 'Mark'])
    await invite(by, both[0]?.id ?? '', 'mail')
    expect((await people()).map(({ state }) => state)).toEqual(['invited', 'noted'])
  })
})

describe('the question to a contact', () => {
  test('is answered with yes once, of which who asked is mailed', async () => {
    const { id, token } = await invited()
    expect(await lookAtQuestion({ token })).toMatchObject({ firstName: 'Lisa' })
    expect(await answerQuestion({ token }, true, REQUEST)).toBe(true)
    expect(await answerQuestion({ token }, true, REQUEST)).toBe(false)
    expect((await named('Lisa')).state).toBe('accepted')
    expect((await letters(user.email))[0]?.subject).toBe('Lisa de Vries zei ja')
    // Pressed twice, it is done all the same, and told once.
    expect(await confirmRelative(by, id)).toBe(true)
    expect(await confirmRelative(by, id)).toBe(true)
    expect(await letters(lisa.email)).toHaveLength(2)
    const [mail] = await letters(lisa.email)
    expect(mail?.subject).toBe('U bent contactpersoon van Gerda de Vries')
    expect(mail?.text).toMatch(
      /toch liever niet meer\? Dat mag\. U zegt het op \S+\/contactpersoon\./,
    )
  })

  test('is answered with no, and may be asked again', async () => {
    const { id, token } = await invited()
    expect(await answerQuestion({ token }, false, REQUEST)).toBe(true)
    expect(await confirmRelative(by, id)).toBe(false)
    expect((await letters(user.email))[0]?.subject).toBe('Lisa de Vries wil liever niet')
    expect(await invite(by, id, 'mail')).toMatchObject({ ok: true })
  })

  test('counts no more once it is asked anew', async () => {
    const { id, token } = await invited()
    await invite(by, id, 'mail')
    expect(await lookAtQuestion({ token })).toBeNull()
    expect(await answerQuestion({ token }, true, REQUEST)).toBe(false)
  })

  test('is a code in a letter for who has no address, however it is typed', async () => {
    await name(ria)
    const { id } = await named('Ria')
    expect(await invite(by, id, 'mail')).toEqual({ ok: false, reason: 'letter' })
    const asked = await invite(by, id, 'letter')
    const code = asked.ok ? (asked.code ?? '') : ''
    expect(code).toMatch(/^[\dA-Z]{4}(-[\dA-Z]{4}){3}$/)
    expect(await answerQuestion({ code: 'ABCD-EFGH-JKMN-PQRS' }, true, REQUEST)).toBe(false)
    await owner`
      update relative_links set hash = ${recoveryCodeHash(code)}
       where relative_id = ${id} and purpose = 'answer'`
    expect(await currentCode(user.id, { id, state: 'invited' })).toBe(code)
    // A code is typed, within what its page allows: it is no link.
    const token = code.replaceAll('-', '')
    expect(await lookAtQuestion({ token })).toBeNull()
    expect(await answerQuestion({ token }, true, REQUEST)).toBe(false)
    expect(
      await answerQuestion({ code: code.toLowerCase().replaceAll('-', ' ') }, true, REQUEST),
    ).toBe(true)
  })

  test.each([
    [
      'after fourteen days',
      (id: string) => owner`
      update relatives set answers_until = now() - interval '1 second' where id = ${id}`,
    ],
    [
      'once its link ran out',
      (id: string) => owner`
      update relative_links set expires_at = now() - interval '1 second' where relative_id = ${id}`,
    ],
    ['once it was taken back', (id: string) => withdrawRelative(by, id)],
  ])('is not answered %s', async (_, passes) => {
    const { id, token } = await invited()
    await passes(id)
    expect(await lookAtQuestion({ token })).toBeNull()
    expect(await answerQuestion({ token }, true, REQUEST)).toBe(false)
  })

  test('that was taken back may be asked anew, with what was decided before', async () => {
    const { id, token } = await invited()
    await answerQuestion({ token }, true, REQUEST)
    await saveRules(by, id, { parts: { veer: 'never', naw: 'now' }, documents: { one: 'now' } })
    expect(await withdrawRelative(by, id)).toBe(true)
    expect((await letters(lisa.email))[0]?.subject).toBe(
      'U leest de wensen van Gerda de Vries niet meer',
    )
    const now = await named('Lisa')
    // Asked anew, and with their yes, they would read at once.
    const rules = { parts: { veer: 'never', naw: 'after' }, documents: { one: 'after' } }
    expect(now).toMatchObject({ state: 'noted', takenBackAt: expect.any(Date) as Date, rules })
    expect(await withdrawRelative(by, now.id)).toBe(false)
    expect(await invite(by, now.id, 'mail')).toMatchObject({ ok: true })
    expect((await named('Lisa')).takenBackAt).toBeNull()
  })

  test('that was taken back before a yes says nothing of reading', async () => {
    const { id } = await invited()
    expect(await withdrawRelative(by, id)).toBe(true)
    expect((await letters(lisa.email))[0]?.subject).toBe(
      'U bent geen contactpersoon meer van Gerda de Vries',
    )
  })

  test('is followed by a mail once they read now already, and where', async () => {
    const { id, token } = await invited()
    const choose = async (lezen: string) => {
      const relative = await named('Lisa')
      const chosen = { answers: { lezen }, documents: [], opened: openedWith(relative.rules) }
      expect(await saveRulesOfForm(by, relative, chosen)).toBe('saved')
      return (await letters(lisa.email)).filter(
        ({ subject }) => subject === 'U mag lezen wat Gerda de Vries opschreef',
      ).length
    }
    await answerQuestion({ token }, true, REQUEST)
    expect(await choose('now')).toBe(0)
    expect(await choose('after')).toBe(0)
    expect(await confirmRelative(by, id)).toBe(true)
    expect(await choose('now')).toBe(1)
    expect(await choose('now')).toBe(1)
  })

  test('comes to one address five times a day at most, also of who is named anew', async () => {
    const email = `${randomUUID()}@example.nl`
    const outcomes: boolean[] = []
    for (let time = 0; time < 7; time += 1) {
      await name({ ...lisa, email })
      outcomes.push((await invite(by, (await named('Lisa')).id, 'mail')).ok)
      await name()
    }
    expect(outcomes).toEqual([true, true, true, true, true, false, false])
  })

  test('is sent three times a day at most', async () => {
    await name(lisa)
    const { id } = await named('Lisa')
    for (let time = 0; time < 3; time += 1)
      expect(await invite(by, id, 'mail')).toMatchObject({ ok: true })
    expect(await invite(by, id, 'mail')).toEqual({ ok: false, reason: 'tooOften' })
  })
})

describe('a contact who said yes', () => {
  const notedActions = () => owner<DbRow<'audit_log', 'action'>[]>`
    select action from audit_log where subject_id = ${user.id} and action like 'relative.%' order by id`

  async function confirmed() {
    const asked = await invited()
    await answerQuestion({ token: asked.token }, true, REQUEST)
    await confirmRelative(by, asked.id)
    return asked
  }

  async function expectDeclined(id: string) {
    expect(await named('Lisa')).toMatchObject({ id, state: 'declined' })
    const [mail] = await letters(user.email)
    expect(mail?.subject).toBe('Lisa de Vries wil toch liever niet')
    expect(mail?.text).toContain(`/dashboard/contacten/${id}`)
    expect((await notedActions()).at(-1)?.action).toBe('relative.decline')
    expect(await owner`select 1 from relative_links where relative_id = ${id}`).toEqual([])
    expect(await declineAfterAll(id, REQUEST)).toBe(false)
  }

  test('says no after all by the same link, before and after that was looked at', async () => {
    const first = await invited()
    await answerQuestion({ token: first.token }, true, REQUEST)
    expect(await lookAtQuestion({ token: first.token })).toMatchObject({ said: 'yes' })
    expect(await answerQuestion({ token: first.token }, false, REQUEST)).toBe(true)
    await expectDeclined(first.id)
    expect(await lookAtQuestion({ token: first.token })).toBeNull()
    expect(await answerQuestion({ token: first.token }, false, REQUEST)).toBe(false)
  })

  test('says no after all when they are known, and reads nothing more', async () => {
    const { id } = await confirmed()
    const address = contactHash(lisa.email)
    expect((await readersAt(address)).map((reader) => reader.id)).toEqual([id])
    expect(await declineAfterAll(id, REQUEST)).toBe(true)
    expect(await readersAt(address)).toEqual([])
    await expectDeclined(id)
    expect(await invite(by, id, 'mail')).toMatchObject({ ok: true })
  })

  test.each([
    ['before a yes', false],
    ['after all', true],
  ])('who would arrange the funeral says no %s: another has to be chosen', async (_when, yes) => {
    const { id, token } = await invited()
    await name({ ...lisa, arranges: 'true' })
    if (yes) await answerQuestion({ token }, true, REQUEST)
    expect(await answerQuestion({ token }, false, REQUEST)).toBe(true)
    const [mail] = await letters(user.email)
    expect(mail?.text).toMatch(
      /zou ook uw uitvaart regelen\. Vraag Lisa de Vries of dat nog wel\s+goed is/,
    )
    expect(mail?.text).toMatch(/Kies wie uw uitvaart regelt:\s+\S+\/dashboard\/contacten#regelt/)
    expect(await named('Lisa')).toMatchObject({ id, state: 'declined' })
  })

  test('does not say no while a death is reported', async () => {
    const { id, token } = await confirmed()
    await reported(await readerOf(user.id, 'Lisa'))
    expect(await lookAtQuestion({ token })).toBeNull()
    expect(await answerQuestion({ token }, false, REQUEST)).toBe(false)
    expect(await declineAfterAll(id, REQUEST)).toBe(false)
    expect((await named('Lisa')).state).toBe('confirmed')
  })

  test('says no to nothing where they were not asked, or did not answer', async () => {
    await name(ria)
    expect(await declineAfterAll((await named('Ria')).id, REQUEST)).toBe(false)
    const { id } = await invited()
    expect(await declineAfterAll(id, REQUEST)).toBe(false)
    expect((await named('Lisa')).state).toBe('invited')
  })
})

test('nobody asks, confirms, decides for or takes back the contact of another', async () => {
  const { id, token } = await invited()
  await answerQuestion({ token }, true, REQUEST)
  const other = { id: (await testUser()).id, request: REQUEST }
  expect(await invite(other, id, 'mail')).toEqual({ ok: false, reason: 'gone' })
  expect(await confirmRelative(other, id)).toBe(false)
  expect(await saveRules(other, id, DEFAULT_RULES)).toBe(false)
  expect(await withdrawRelative(other, id)).toBe(false)
  expect((await named('Lisa')).state).toBe('accepted')
})
