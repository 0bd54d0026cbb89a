import { Readable } from 'node:stream'
import { PDFParse } from 'pdf-parse'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askForCards, finish } from '#tests/fixtures/people/cards.ts'
import { formOf } from '#tests/fixtures/people/interview.ts'
import { LEAST_PDF } from '#tests/fixtures/upload.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { withdrawConsent } from '#app/features/accounts/consents.server.ts'
import { ownOrders } from '#app/features/cards/overview.server.ts'
import { readRequests } from '#app/features/cards/requests.server.ts'
import { listDocuments } from '#app/features/documents/documents.server.ts'
import { withdraw } from '#app/features/own-data/withdraw.server.ts'
import { livingWill as texts, livingWillQuestions } from './texts.nl.ts'
import { common } from '#app/locales/common.nl.ts'
import type { SectionData } from '#app/forms/values.ts'
import { createPress } from '#app/paper/compiler.ts'
import { readFingerprints } from '#app/forms/stored/fingerprints.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import {
  cardsAndWill,
  cardsLackMention,
  mentionLivingWill,
} from '#app/features/wishes/cards.server.ts'
import { withActor, asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { answeredParts, toMend } from './answers.ts'
import { hasLivingWill } from './completed.server.ts'
import { stepForm } from './forms.ts'
import {
  allowHealthData,
  deleteLivingWills,
  discardDraft,
  printDraft,
  readLivingWillForm,
  readLivingWills,
  revokeLivingWill,
  saveAnswers,
  signLivingWill,
  type WillStep,
  takeWillStep,
} from './living-will.server.ts'
import { willOnPaper } from './paper.ts'
import { readPrintable } from './printable.server.ts'
import { canGo } from '#app/platform/database/machine.ts'
import { isCompleted, LIVING_WILL, type LivingWillState } from './states.ts'

const states = Object.keys(LIVING_WILL.ways) as LivingWillState[]
const ANSWERS = { resuscitation: 'no', treatmentWords: 'Laat mij gaan als het op is.' }

let user: TestUser

beforeEach(async () => {
  user = await testUser()
  await allowHealthData(user.id)
})

const wills = () => readLivingWills(user.id)
const completed = () => readOnly(asPerson(user.id), (sql) => hasLivingWill(sql, user.id))
const answer = (data: Record<string, string>, revision = 0) =>
  saveAnswers(user.id, { revision, data })
const step = (name: WillStep, day = '2026-03-05') => takeWillStep(user.id, name, day)
const requests = () => readOnly(asPerson(user.id), (sql) => readRequests(sql, user.id))
const rows = () =>
  owner`select state, is_completed from wilsverklaringen where user_id = ${user.id} order by created_at`

const scans = async () =>
  (await listDocuments(user.id, 'wilsverklaring')).documents.map(({ id }) => id)

/** Signs with a picture of the paper. */
const signPaper = (contents: AsyncIterable<Buffer> | Buffer[] = [LEAST_PDF]) =>
  signLivingWill(user.id, '2026-03-05', {
    name: 'scan.pdf',
    nameWhenEmpty: 'scan',
    contents: Readable.from(contents),
  })

/** A living will as far as signing. */
async function sign(data: Record<string, string> = ANSWERS, day?: string) {
  await answer(data, (await wills()).draft?.revision)
  await printDraft(user.id)
  await step('signed', day)
}

test('what is saved while the consent is being withdrawn is refused, and not said to be saved', async () => {
  await answer(ANSWERS)
  const waiting = () => owner`select 1 from pg_locks l join pg_database d on d.oid = l.database
    where not granted and d.datname = current_database()`
  const save = await withActor(asPerson(user.id), async (sql) => {
    await deleteLivingWills(sql, user.id)
    await withdrawConsent(sql, user.id, 'health')
    const saving = answer({ treatmentWords: 'Toch niet' }, 1)
    await vi.waitFor(async () => expect(await waiting()).not.toHaveLength(0), 10_000)
    return { saving }
  })
  expect(await save.saving).toEqual({ ok: false, reason: 'consent' })
  expect(await rows()).toHaveLength(0)
})

describe('a living will', () => {
  test('is stored only with consent', async () => {
    const other = await testUser()
    expect(await saveAnswers(other.id, { revision: 0, data: ANSWERS })).toEqual({
      ok: false,
      reason: 'consent',
    })
    expect(await readLivingWills(other.id)).toEqual({ consent: false, draft: null, valid: null })
  })

  test('goes from draft to paper to signature, and counts only then', async () => {
    await answer(ANSWERS)
    expect((await wills()).draft).toMatchObject({ state: 'draft', answers: ANSWERS })
    expect(await step('signed')).toBe(false)
    expect(await printDraft(user.id)).toBe('printed')
    expect((await wills()).draft?.state).toBe('printed')
    expect(await completed()).toBe(false)
    expect(await step('signed')).toBe(true)
    expect(await completed()).toBe(true)
    expect(await wills()).toMatchObject({
      draft: null,
      valid: { state: 'signed', dates: { signed: '2026-03-05' }, answers: ANSWERS },
    })
  })

  test('without answers is not printed', async () => {
    expect(await printDraft(user.id)).toBe('empty')
    await answer({ treatmentWords: '' })
    expect(await printDraft(user.id)).toBe('empty')
  })

  test('by situations that were not described is not printed', async () => {
    await answer({ resuscitation: 'sometimes' })
    expect(await printDraft(user.id)).toBe('toMend')
    expect((await wills()).draft?.state).toBe('draft')
    await answer({ resuscitation: 'sometimes', resuscitationWords: 'Als ik gezond ben.' }, 1)
    expect(await printDraft(user.id)).toBe('printed')
  })

  test.each([
    [{ treatments: ['blood'] }, ['situations']],
    [{ treatments: ['blood'], situations: ['own'] }, ['treatmentWords']],
    [{ treatments: ['blood'], situations: ['coma'] }, []],
    [{ treatments: ['blood'], situations: ['own'], treatmentWords: 'Als ik vertrek.' }, []],
    [{ treatmentWords: 'Laat mij gaan.' }, []],
    [{ proxyName: 'Anneke' }, ['proxyName']],
    [{ proxyName: ' An-Sofie ', substituteName: 'Kees' }, ['proxyName', 'substituteName']],
    [{ proxyName: 'A. Vos', substituteName: 'Kees Vos' }, []],
    [{ proxyName: 'Suharto', proxyPhone: '06-12345678' }, []],
    [{ proxyName: 'Suharto', proxyAddress: 'Kade 1, Utrecht' }, []],
    [{ proxyName: 'Suharto', substitutePhone: '06-12345678' }, ['proxyName']],
    [{ substituteName: 'Suharto', substitutePhone: '06-12345678' }, []],
    [{ substituteName: 'Suharto', proxyPhone: '06-12345678' }, ['substituteName']],
  ])('of %j has to be mended at %j', async (data, questions) => {
    expect(Object.keys(toMend(data))).toEqual(questions)
  })

  test('with a proxy who has one name only is printed once a doctor can find them', async () => {
    await answer({ proxyName: 'Suharto' })
    expect(await printDraft(user.id)).toBe('toMend')
    await answer({ proxyName: 'Suharto', proxyPhone: '06-12345678' }, 1)
    expect(await printDraft(user.id)).toBe('printed')
  })

  test('by situations that one describes says so on paper', () => {
    const data = { treatments: ['blood'], situations: ['own'], treatmentWords: 'Als ik vertrek.' }
    const will = { name: 'An Vos', dateOfBirth: undefined, changedAt: new Date(), replaces: null }
    const [part] = willOnPaper({ ...will, answers: data }, false).parts
    expect(part?.note).toContain('in de situaties die ik hieronder zelf beschrijf')
  })

  test('has the number of a substitute beside that name, and not beside the proxy', () => {
    const will = { name: 'An Vos', dateOfBirth: undefined, changedAt: new Date(), replaces: null }
    const answers = {
      proxyName: 'Anna de Wit',
      proxyPhone: '06-12345678',
      substituteName: 'Lisa de Wit',
      substitutePhone: '06-23456789',
    }
    const [part] = willOnPaper({ ...will, answers }, false).parts
    expect(part?.entries.map(([, said, begins]) => [said, begins])).toEqual([
      ['Anna de Wit', false],
      ['06-12345678', false],
      ['Lisa de Wit', true],
      ['06-23456789', false],
    ])
  })

  test('frames on paper whether to resuscitate, before all else', () => {
    const will = { name: 'An Vos', dateOfBirth: undefined, changedAt: new Date(), replaces: null }
    const answers = { treatments: ['blood'], resuscitation: 'no', resuscitationWords: 'Echt niet.' }
    const { parts } = willOnPaper({ ...will, answers }, false)
    expect(
      parts.flatMap(({ entries }) => entries).map(([, said, , stands]) => [said, stands]),
    ).toEqual([
      ['Nee, ik wil niet gereanimeerd worden', true],
      ['Echt niet.', false],
      [['Een bloedtransfusie'], false],
    ])
  })

  test('of before situations were asked for says on paper that there are none', () => {
    const [part] = answeredParts({ resuscitation: 'sometimes' })
    expect(part?.answers.map((one) => one.answer)).toEqual([
      'Alleen in de situaties die ik hieronder beschrijf',
      'Ik beschreef geen situaties.',
    ])
  })

  test('is talked about and signed again, as often as one likes', async () => {
    expect(await step('discussed')).toBe(false)
    await sign()
    for (const name of ['discussed', 'discussed', 'confirmed', 'confirmed', 'discussed'] as const) {
      expect(await step(name, '2026-04-01'), name).toBe(true)
      expect((await wills()).valid?.state).toBe(name)
      expect(await completed()).toBe(true)
    }
    expect((await wills()).valid?.dates).toEqual({
      signed: '2026-03-05',
      discussed: '2026-04-01',
      confirmed: '2026-04-01',
    })
  })

  test('that was printed is a draft again when its text changes, and only then', async () => {
    await answer(ANSWERS)
    await printDraft(user.id)
    await answer(ANSWERS, 1)
    expect((await wills()).draft?.state).toBe('printed')
    await answer({ ...ANSWERS, proxyName: 'Anna' }, 1)
    expect((await wills()).draft?.state).toBe('draft')
  })

  test('changed in two tabs is not overwritten unseen', async () => {
    await answer(ANSWERS)
    expect(await answer({ treatmentWords: 'een' }, 1)).toMatchObject({ ok: true, revision: 2 })
    expect(await answer({ treatmentWords: 'twee' }, 1)).toMatchObject({
      ok: false,
      reason: 'changed',
      stored: { treatmentWords: 'een' },
      revision: 2,
    })
    // A save whose answer was lost is no change.
    expect(await answer({ treatmentWords: 'een' }, 1)).toMatchObject({ ok: true, revision: 2 })
  })

  test('changed in two tabs keeps what only one of them changed, and asks about the rest', async () => {
    await answer({ treatmentWords: 'samen', proxyName: 'Anna' })
    const { opened } = await readLivingWillForm(user.id)
    const save = (data: Record<string, string>, wrong: string[] = []) =>
      saveAnswers(user.id, { revision: 1, opened: readFingerprints(opened), data, wrong })
    expect(await save({ treatmentWords: 'een', proxyName: 'Anna' })).toMatchObject({ ok: true })
    const both = { treatmentWords: 'een', proxyName: 'Bea' }
    expect(await save({ treatmentWords: 'samen', proxyName: 'Bea' })).toMatchObject({
      ok: true,
      stored: both,
    })
    const third = { treatmentWords: 'drie', proxyName: 'Anna', proxyRelation: 'zus' }
    expect(await save(third)).toMatchObject({
      ok: false,
      disputed: ['treatmentWords'],
      merged: { ...both, proxyRelation: 'zus' },
    })
    expect(await save({ treatmentWords: 'samen' }, ['proxyName'])).toMatchObject({
      ok: false,
      disputed: ['proxyName'],
    })
    expect((await wills()).draft?.answers).toEqual(both)
  })

  test('begun in two tabs at once is one', async () => {
    await Promise.all([answer({ proxyName: 'een' }), answer({ proxyName: 'een' })])
    expect(await rows()).toHaveLength(1)
  })

  test('that counts stays while a new version is written, and is revoked when that is signed', async () => {
    await sign()
    await answer({ treatmentWords: 'anders' })
    expect(await wills()).toMatchObject({
      draft: { answers: { ...ANSWERS, treatmentWords: 'anders' } },
      valid: { answers: ANSWERS },
    })
    await sign({ treatmentWords: 'anders' }, '2026-05-01')
    expect(await rows()).toEqual([
      { state: 'revoked', is_completed: false },
      { state: 'signed', is_completed: true },
    ])
    expect((await wills()).valid?.dates).toEqual({ signed: '2026-05-01' })
  })

  test('can be revoked, and a draft thrown away', async () => {
    expect(await revokeLivingWill(user.id)).toBe(false)
    expect(await discardDraft(user.id)).toBe(false)
    await sign()
    await answer({ proxyName: 'Anna' })
    expect(await discardDraft(user.id)).toBe(true)
    expect(await completed()).toBe(true)
    expect(await revokeLivingWill(user.id)).toBe(true)
    expect(await completed()).toBe(false)
    expect(await wills()).toMatchObject({ draft: null, valid: null })
  })

  test.each(['revoked', 'signed anew'])(
    'that is %s leaves no picture of its paper',
    async (how) => {
      const signAs = async (words: string) => {
        await answer({ treatmentWords: words })
        await printDraft(user.id)
        await signPaper()
        return (await wills()).valid?.scanId
      }
      await signAs('een')
      const left = how === 'revoked' ? [] : [await signAs('twee')]
      if (how === 'revoked') await revokeLivingWill(user.id)
      expect(await scans()).toEqual(left)
    },
  )

  describe('that is signed on paper', () => {
    beforeEach(async () => {
      await answer(ANSWERS)
      await printDraft(user.id)
    })

    test('counts from the moment that the paper is kept', async () => {
      expect(await signPaper()).toMatchObject({ ok: true, kind: 'pdf' })
      expect(await scans()).toEqual([(await wills()).valid?.scanId])
    })

    test('keeps no file that shows no paper', async () => {
      expect(await signPaper([Buffer.from('gewoon tekst')])).toEqual({ ok: false, reason: 'kind' })
      expect(await scans()).toEqual([])
      expect((await wills()).draft?.state).toBe('printed')
    })

    test('keeps no file when it is gone by the time that the paper has come in', async () => {
      async function* slowly() {
        yield LEAST_PDF
        await discardDraft(user.id)
      }
      expect(await signPaper(slowly())).toEqual({ ok: false, reason: 'nothing' })
      expect(await scans()).toEqual([])
    })

    test('keeps no file when noting it fails', async () => {
      await owner`
        update wilsverklaringen set sealed = ${Buffer.from('kapot')} where user_id = ${user.id}`
      await expect(signPaper()).rejects.toThrow('unknown format of a sealed value')
      expect(await scans()).toEqual([])
    })
  })

  test('of someone else is out of reach', async () => {
    await sign()
    const other = await testUser()
    await allowHealthData(other.id)
    expect(await readLivingWills(other.id)).toMatchObject({ draft: null, valid: null })
    expect(await revokeLivingWill(other.id)).toBe(false)
    expect(await completed()).toBe(true)
  })

  test('is sealed', async () => {
    await sign()
    const [row] = await owner`
      select encode(sealed, 'escape') as text from wilsverklaringen where user_id = ${user.id}`
    expect(row?.text).not.toContain('Laat mij gaan')
    expect(row?.text).not.toContain('2026-03-05')
  })
})

describe('withdrawing the consent', () => {
  test('removes every living will and what cards would say of it', async () => {
    await sign()
    await answer({ proxyName: 'Anna' })
    await askForCards(user)
    await finish(user)
    expect((await ownOrders(user.id))[0]?.variant).toBe('wilsverklaring')
    await withdraw(user.id, 'health')
    expect(await rows()).toEqual([])
    expect((await ownOrders(user.id))[0]?.variant).toBe('standard')
    expect((await requests())[0]?.variant).toBe('standard')
    expect(await answer(ANSWERS)).toEqual({ ok: false, reason: 'consent' })
  })
})

describe('cards', () => {
  test.each([
    ['signed', 'wilsverklaring'],
    ['draft', 'standard'],
  ] as const)('with a living will that is %s: %s', async (state, variant) => {
    if (state === 'signed') await sign()
    else await answer(ANSWERS)
    await askForCards(user)
    expect((await requests())[0]?.variant).toBe(variant)
    await finish(user)
    expect((await ownOrders(user.id))[0]?.variant).toBe(variant)
  })

  test('do not mention a living will that was revoked before the order', async () => {
    await sign()
    await askForCards(user)
    await revokeLivingWill(user.id)
    await finish(user)
    expect((await ownOrders(user.id))[0]?.variant).toBe('standard')
  })

  test.each([
    ['ordered', true],
    ['to be ordered', false],
  ])('that are %s when it is signed mention it once their owner says so', async (_how, ordered) => {
    await askForCards(user)
    if (ordered) await finish(user)
    expect(await cardsLackMention(user.id)).toBe(false)
    expect(await mentionLivingWill(user.id)).toBe(false)
    await sign()
    expect(await cardsLackMention(user.id)).toBe(true)
    expect(await mentionLivingWill(user.id)).toBe(true)
    expect(await cardsLackMention(user.id)).toBe(false)
    expect(await mentionLivingWill(user.id)).toBe(false)
    await finish(user)
    expect((await ownOrders(user.id))[0]?.variant).toBe('wilsverklaring')
  })

  test('that were posted before it was signed are said not to mention it, unless newer ones do', async () => {
    const areOlder = async () => (await cardsAndWill(user.id, await ownOrders(user.id))).older
    const post = async () => {
      const [newest] = await ownOrders(user.id)
      for (const state of ['batched', 'printed', 'posted'])
        await owner`update card_orders set state = ${state} where id = ${newest?.id ?? ''}`
    }
    await askForCards(user)
    await finish(user)
    await post()
    expect(await areOlder()).toBe(false)
    await sign()
    expect(await areOlder()).toBe(true)
    await askForCards(user)
    await finish(user)
    expect(await areOlder()).toBe(false)
    await post()
    expect(await areOlder()).toBe(false)
  })

  test('that are printed stay as they are', async () => {
    await askForCards(user)
    await finish(user)
    for (const state of ['batched', 'printed'])
      await owner`update card_orders set state = ${state} where user_id = ${user.id}`
    await sign()
    expect(await cardsLackMention(user.id)).toBe(false)
    expect(await mentionLivingWill(user.id)).toBe(false)
  })
})

describe('the states', () => {
  const paths: Record<LivingWillState, LivingWillState[]> = {
    draft: [],
    printed: ['printed'],
    signed: ['printed', 'signed'],
    discussed: ['printed', 'signed', 'discussed'],
    confirmed: ['printed', 'signed', 'confirmed'],
    revoked: ['revoked'],
  }
  const ways = states.flatMap((from) =>
    states.filter((to) => to !== from).map((to) => ({ from, to })),
  )

  test.each(ways)('$from to $to, by the database as by the code', async ({ from, to }) => {
    await answer(ANSWERS)
    const go = (state: LivingWillState) =>
      owner`update wilsverklaringen set state = ${state} where user_id = ${user.id} returning is_completed`
    for (const state of paths[from]) await go(state)
    if (canGo(LIVING_WILL, from, to))
      expect(await go(to)).toEqual([{ is_completed: isCompleted(to) }])
    else await expect(go(to)).rejects.toMatchObject({ code: '23514' })
  })
})

describe('the day of a step', () => {
  beforeEach(
    () => void vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z'), toFake: ['Date'] }),
  )
  afterEach(() => void vi.useRealTimers())

  const given = (typed: string) => {
    const { complete, errors } = parseForm(stepForm('2026-03-01'), formOf([['date', typed]]))
    return complete?.date ?? errors.date?.join()
  }

  test.each([
    ['5-3-2026', '2026-03-05'],
    [' 05-03-2026 ', '2026-03-05'],
    ['5/3/2026', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['1-3-2026', '2026-03-01'],
    ['10.3.2026', '2026-03-10'],
    ['gisteren', '2026-03-09'],
    ['5-3-26', '2026-03-05'],
    ['5 maart', '2026-03-05'],
  ])('%j is %s', (typed, day) => {
    expect(given(typed)).toBe(day)
  })

  const { date, dateNever, dateEarly, dateFuture } = common.validation
  test.each([
    ['', date],
    ['onlangs', date],
    ['31-2-2026', dateNever],
    ['0-3-2026', dateNever],
    ['5-13-2026', dateNever],
    ['5-3-99', dateEarly.replace('{{date}}', '1\u00a0maart 2026')],
    ['5-3-2026\u0000', date],
    ['x'.repeat(101), date],
    ['28-2-2026', dateEarly.replace('{{date}}', '1\u00a0maart 2026')],
    ['11-3-2026', dateFuture],
    ['5-3-9999', dateFuture],
  ])('%j: %s', (typed, problem) => {
    expect(given(typed)).toBe(problem)
  })
})

describe('the PDF to sign', () => {
  const LATE = new Date('2026-03-05T23:30:00Z')
  const { compile } = createPress()
  const REVOKES = 'Die eerdere verklaring trek ik hierbij in.'

  async function textOf() {
    const will = await readPrintable(user.id)
    if (!will) return null
    const pdf = compile('living-will', willOnPaper({ ...will, changedAt: LATE }, false), LATE)
    const parser = new PDFParse({ data: new Uint8Array(pdf) })
    const { text } = await parser.getText()
    await parser.destroy()
    return text.replace(/\s+/g, ' ')
  }

  test('is there once the draft is printed, until it is signed', async () => {
    expect(await textOf()).toBeNull()
    await answer(ANSWERS)
    expect(await textOf()).toBeNull()
    await printDraft(user.id)
    expect(await textOf()).toContain('Laat mij gaan als het op is.')
    await step('signed')
    expect(await textOf()).toBeNull()
  })

  test('says whose it is, what was answered, and where to sign', async () => {
    await answer({ ...ANSWERS, proxyName: 'Anna de Wit' })
    await printDraft(user.id)
    const text = await textOf()
    for (const part of [
      'Ik, Tess Proef, verklaar het volgende.',
      'Gemaakt op 6 maart 2026.',
      'Nee, ik wil niet gereanimeerd worden',
      'Anna de Wit',
      'artikel 7:465 lid 3',
      'Handtekening',
      'Bladzijde 1 van',
      'Wensenregister',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('artikel 7:450')
    expect(text).toContain('Geboren op (datum), in (plaats)')
  })

  test('says when they were born, once that is known', async () => {
    const person = { firstName: 'Tess', lastName: 'Proef', dateOfBirth: '1950-12-31' }
    await withActor(asPerson(user.id), (sql) => writeProfile(sql, user.id, person))
    await answer(ANSWERS)
    await printDraft(user.id)
    const text = await textOf()
    expect(text).toContain('Ik, Tess Proef, geboren op 31 december 1950, verklaar het volgende.')
    expect(text).toContain('Geboren in (plaats)')
    expect(text).not.toContain('Geboren op (datum)')
  })

  describe('is signed where what it says stands too', () => {
    const PROXY = { proxyName: 'Anna de Wit', proxyPhone: '06-12345678' }
    const long = 'Laat mij gaan als het op is. '.repeat(60)

    async function pagesOf(answers: SectionData, large: boolean) {
      const declaration = {
        name: 'Gerda de Vries',
        dateOfBirth: '1951-03-12',
        answers,
        changedAt: LATE,
        replaces: null,
      }
      const pdf = compile('living-will', willOnPaper(declaration, large), LATE)
      const parser = new PDFParse({ data: new Uint8Array(pdf) })
      const { pages } = await parser.getText()
      await parser.destroy()
      return pages.map(({ text }) => text.replace(/\s+/g, ' '))
    }

    const lengths = [0, 300, 600, 900, 1200, 1500, 1800, 2100, 2400, 2700]
    const cases = lengths.flatMap((length) => [[length, false] as const, [length, true] as const])

    test.each(cases)(
      'with %d characters (large: %s) the proxy is on its page',
      async (length, large) => {
        const words = 'Zo wil ik het echt niet. '.repeat(300).slice(0, length)
        const pages = await pagesOf({ treatmentWords: `Nee. ${words}`, ...PROXY }, large)
        const [last = ''] = pages.toReversed()
        expect(last).toContain('Handtekening')
        for (const part of ['Volmacht', 'Anna de Wit', 'artikel 7:465'])
          expect(last).toContain(part)
      },
    )

    test.each([false, true])('without a proxy, the last answer is (large: %s)', async (large) => {
      const answers = { resuscitationWords: long, treatmentWords: 'Bel mijn dochter.' }
      const last = (await pagesOf(answers, large)).at(-1)
      expect(last).toContain('Bel mijn dochter.')
      expect(last).toContain('Handtekening')
    })

    test.each([false, true])('a long last answer ends there (large: %s)', async (large) => {
      for (let length = 1000; length < 5000; length += 650) {
        const proxyWords = 'Zeg het de dokter. '.repeat(300).slice(0, length)
        const pages = await pagesOf({ treatmentWords: long, ...PROXY, proxyWords }, large)
        expect(pages.at(-1), String(length)).toMatch(/dokter.*Ondertekening.*Handtekening/)
      }
    })

    test.each([false, true])('a title stands above its first answer (large: %s)', async (large) => {
      const person = { proxyRelation: 'zoon', proxyAddress: 'Dijkweg 14, Zwolle' }
      const substitute = { substituteName: 'Lisa de Wit', substitutePhone: '06-23456789' }
      for (let length = 0; length < 700; length += 100) {
        const proxyWords = 'Zeg het de dokter. '.repeat(40).slice(0, length)
        const answers = { treatmentWords: long, ...PROXY, ...person, ...substitute, proxyWords }
        const pages = await pagesOf(answers, large)
        const titled = pages.filter((page) => page.includes('Volmacht'))
        expect(titled, String(length)).toEqual([expect.stringContaining('Anna de Wit')])
      }
    })

    test('whoever signs says of how many pages it is, and puts their initials on the others', async () => {
      const pages = await pagesOf({ treatmentWords: long, ...PROXY }, true)
      expect(pages.length).toBeGreaterThan(1)
      expect(pages.at(-1)).toContain(
        `Ik, Gerda de Vries, geboren op 12 maart 1951, onderteken deze wilsverklaring van ${pages.length} bladzijden.`,
      )
      for (const [index, page] of pages.entries())
        expect(page.includes('Paraaf'), String(index)).toBe(index < pages.length - 1)
    })

    test('of one page it says so, and asks for no initials', async () => {
      const pages = await pagesOf({ treatmentWords: 'Nee.' }, false)
      expect(pages).toHaveLength(1)
      expect(pages[0]).toContain('onderteken deze wilsverklaring van 1 bladzijde.')
      expect(pages[0]).not.toContain('Paraaf')
    })
  })

  test('revokes nothing when nothing was signed before', async () => {
    await answer(ANSWERS)
    await printDraft(user.id)
    expect(await textOf()).not.toContain(REVOKES)
  })

  test('revokes nothing when what was signed was revoked already', async () => {
    await sign()
    await revokeLivingWill(user.id)
    await answer(ANSWERS)
    await printDraft(user.id)
    expect(await textOf()).not.toContain(REVOKES)
  })

  test.each(['signed', 'discussed', 'confirmed'] as const)(
    'revokes the one that is %s',
    async (state) => {
      await sign(ANSWERS, '2026-02-01')
      if (state !== 'signed') await step(state, '2026-02-20')
      await answer({ treatmentWords: 'anders' })
      await printDraft(user.id)
      const text = await textOf()
      expect(text).toContain(REVOKES)
      expect(text).toContain('die ik op 1 februari 2026 heb ondertekend')
    },
  )

  test('is tagged, with headings and the language', async () => {
    await answer(ANSWERS)
    await printDraft(user.id)
    const will = await readPrintable(user.id)
    if (!will) throw new Error('nothing to print')
    const source = compile('living-will', willOnPaper(will, false), LATE).toString('latin1')
    expect(source).toMatch(/\/Lang ?\(nl-NL\)/)
    for (const name of ['H1', 'H2', 'H3', 'P'])
      expect(source).toMatch(new RegExp(`/S ?/${name}\\b`))
  })
})

describe('the questions', () => {
  test('belong to a part, each with a title, and the parts come in order', () => {
    const all = Object.fromEntries(
      Object.keys(livingWillQuestions.fields).map((key) => [
        key,
        ['treatments', 'situations'].includes(key) ? ['coma'] : 'x',
      ]),
    )
    const parts = answeredParts(all)
    expect(parts.map(({ title }) => title)).toEqual(Object.values(texts.pdf.groups))
    expect(parts.flatMap(({ answers }) => answers)).toHaveLength(Object.keys(all).length)
    expect(answeredParts({})).toEqual([])
  })
})
