/** What contacts say of a death: who lets us know, who says so too, and what a funeral director asks meanwhile. */
import { describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { withdrawRelative } from '#app/features/contacts/invitation.server.ts'
import { lookAfterRequests } from '#app/features/release/job.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { fullRequest, paidRequest } from '#tests/fixtures/people/access-requests.ts'
import {
  gerda,
  lisa,
  mark,
  ria,
  mails,
  stateOf,
  caseOf,
  stopLink,
  later,
} from '#tests/fixtures/people/contacts-of-gerda.ts'
import {
  confirmedToday,
  deathIsRead,
  reported,
  saysSo,
  today,
} from '#tests/fixtures/people/deaths.ts'
import { letters, subjectsTo } from '#tests/fixtures/people/letters.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { lookAfterDeaths } from './job.server.ts'
import { lookAtQuestion, stopByLink } from './links.server.ts'
import { reportsAboutMe } from './owner.server.ts'
import { answerAboutDeath, mayReport, reportDeath, reportFor } from './report.server.ts'

const REQUEST = '0badcafe'
const questionLink = async (to: string) => {
  const [asked] = (await letters(to)).filter(({ subject }) => subject.startsWith('Weet u of'))
  return /token=([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? ''
}

describe('who lets us know', () => {
  test('is a contact who said yes and is who was meant', async () => {
    await owner`update relatives set state = 'declined' where id = ${ria.id}`
    const outcome = await reportDeath(ria, { diedOn: today(), way: 'contact' }, REQUEST)
    expect(outcome).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await caseOf()).toBeUndefined()
  })

  test('names a day that was, and not one before what was confirmed last', async () => {
    const [tomorrow, before] = ['2099-01-01', '2020-01-01']
    expect(await reportDeath(lisa, { diedOn: tomorrow, way: 'contact' }, REQUEST)).toEqual({
      ok: false,
      reason: 'future',
    })
    await confirmedToday(gerda.id)
    const outcome = await reportDeath(lisa, { diedOn: before, way: 'contact' }, REQUEST)
    expect(outcome).toEqual({ ok: false, reason: 'before-version' })
  })

  test('does so once, whoever of them it is', async () => {
    await reported(lisa)
    for (const reader of [lisa, mark]) {
      const outcome = await reportDeath(reader, { diedOn: today(), way: 'contact' }, REQUEST)
      expect(outcome).toEqual({ ok: false, reason: 'runs' })
    }
  })

  test('may not after three in a row that were stopped, until the owner opens it', async () => {
    for (let count = 0; count < 3; count += 1) {
      await reported(lisa)
      await lookAfterDeaths()
      expect(await stopByLink(await stopLink())).toBe(true)
    }
    const again = () => reportDeath(lisa, { diedOn: today(), way: 'contact' }, REQUEST)
    expect(await again()).toEqual({ ok: false, reason: 'closed' })
    expect((await reportDeath(mark, { diedOn: today(), way: 'contact' }, REQUEST)).ok).toBe(true)
    await lookAfterDeaths()
    expect(await stopByLink(await stopLink())).toBe(true)
    await owner`update relatives set reports_from = now() where id = ${lisa.id}`
    expect((await again()).ok).toBe(true)
  })
})

describe('who let us know and takes it back', () => {
  const takesBack = (id: string) => answerAboutDeath(lisa, id, { said: 'no' }, REQUEST)
  const stopped = (to: string) =>
    letters(to).then((all) => all.find(({ subject }) => subject.endsWith('is gestopt'))?.text ?? '')

  test.each(['reported', 'waiting'])(
    'stops what was %s, and all hear it by name',
    async (state) => {
      const id = await reported(lisa)
      if (state === 'waiting') await saysSo(mark, id)
      await lookAfterDeaths()
      expect(await takesBack(id)).toBe('done')
      expect([await stateOf(), await caseOf()]).toEqual(['stopped', 'stopped'])
      await lookAfterDeaths(later(31 * 24))
      const moment = /op [^.]+\.\d\d\suur/.source
      const words = (what: string) => new RegExp(`${what} ${moment} `)
      expect(await stopped(mails.lisa)).toMatch(words('overleden\\. U nam uw bericht'))
      for (const other of [mails.mark, mails.ria])
        expect(await stopped(other)).toMatch(
          new RegExp(`Lisa de Vries nam het bericht ${moment} zelf terug, omdat Gerda leeft\\.`),
        )
      const toOwner = new RegExp(`nam dat bericht ${moment} zelf terug, omdat u leeft\\.`)
      expect(await stopped(gerda.email)).toMatch(toOwner)
      const [known] = await reportsAboutMe(gerda.id)
      expect(known).toMatchObject({ name: 'Lisa de Vries', stopped: { why: expect.anything() } })
      expect(known?.stopped?.why).toMatch(toOwner)
      expect(await owner`select from relative_copies where report_id = ${id}`).toHaveLength(0)
      expect([await takesBack(id), await saysSo(lisa, id)]).toEqual(['over', 'over'])
    },
  )

  test('twice at once does so once', async () => {
    const id = await reported(lisa)
    const both = await Promise.all([takesBack(id), takesBack(id)])
    expect(both.toSorted()).toEqual(['done', 'over'])
    await lookAfterDeaths()
    expect(await subjectsTo(mails.mark)).toEqual(['Het bericht over Gerda de Vries is gestopt'])
  })

  test('while another contact says so stops it, whoever comes first', async () => {
    const id = await reported(lisa)
    await Promise.all([takesBack(id), saysSo(mark, id)])
    expect(await stateOf()).toBe('stopped')
  })

  test('who is the only contact has the owner hear it', async () => {
    await owner`update relatives set state = 'declined' where owner_id = ${gerda.id} and id <> ${lisa.id}`
    const id = await reported(lisa, 'paper')
    expect(await takesBack(id)).toBe('done')
    await lookAfterDeaths()
    expect(await stopped(gerda.email)).toContain('zelf terug, omdat u leeft.')
  })

  test.each(['first', 'all'] as const)('comes too late once others read (%s)', async (stage) => {
    const id = await deathIsRead(lisa, mark, stage)
    expect(await takesBack(id)).toBe('over')
    expect(await stateOf()).toBe(stage)
  })

  test('may let us know again, but does not reopen what the owner stopped three times', async () => {
    const byOwner = async () => {
      await reported(lisa)
      await owner`update death_reports set state = 'stopped', because = 'by-owner'
                   where subject_id = ${gerda.id} and state = 'reported'`
    }
    await byOwner()
    await byOwner()
    await takesBack(await reported(lisa))
    expect(await mayReport(lisa)).toBe(true)
    await byOwner()
    expect(await mayReport(lisa)).toBe(false)
  })
})

describe('who says so too', () => {
  test('is asked by mail, with a link that changes nothing when it is looked at', async () => {
    const id = await reported(lisa)
    await lookAfterDeaths()
    await lookAfterDeaths()
    expect(await subjectsTo(mails.lisa)).toEqual([])
    expect(await subjectsTo(mails.mark)).toEqual(['Weet u of Gerda de Vries is overleden?'])
    const token = await questionLink(mails.mark)
    expect(await lookAtQuestion(token, undefined)).toMatchObject({
      reader: { id: mark.id },
      report: { id },
    })
    expect(await stateOf()).toBe('reported')
    expect(await saysSo(mark, id)).toBe('done')
    expect(await stateOf()).toBe('waiting')
    expect(await caseOf()).toBe('waiting')
  })

  test.each([
    ['the same contact', () => lisa, 'again'],
    ['somebody else', () => ({ ...lisa, id: crypto.randomUUID() }), 'not-allowed'],
  ] as const)('is not %s', async (_, who, outcome) => {
    const id = await reported(lisa)
    expect(await saysSo(who(), id)).toBe(outcome)
    expect(await stateOf()).toBe('reported')
  })

  test('is not who reads the same mailbox', async () => {
    const shared = { ...mark, card: { ...mark.card, email: lisa.card.email } }
    const id = await reported(lisa)
    expect(await saysSo(shared, id)).toBe('same-mailbox')
    expect(await stateOf()).toBe('reported')
  })

  test('knows the same day', async () => {
    const id = await reported(lisa)
    const said = { said: 'yes', diedOn: '2026-01-01' } as const
    expect(await answerAboutDeath(mark, id, said, REQUEST)).toBe('other-day')
    expect(await stateOf()).toBe('reported')
  })

  test('has another day stand with their word, which counts once they say yes to the day that was told', async () => {
    const id = await reported(lisa)
    const wordOf = async (reader: Reader) =>
      (await reportFor(lisa))?.said.find(({ relativeId }) => relativeId === reader.id)
    for (const day of ['2026-01-01', '2026-01-02'])
      await answerAboutDeath(mark, id, { said: 'yes', diedOn: day }, REQUEST)
    expect(await wordOf(mark)).toMatchObject({ said: 'unknown', otherDay: '2026-01-02' })
    expect(await wordOf(lisa)).toMatchObject({ said: 'yes', otherDay: null })
    expect(await stateOf()).toBe('reported')
    expect(await saysSo(mark, id)).toBe('done')
    expect(await wordOf(mark)).toMatchObject({ said: 'yes', otherDay: null })
    expect(await stateOf()).toBe('waiting')
  })

  test('is needed anew for the word of who was taken back halfway', async () => {
    const id = await reported(lisa)
    const by = { id: gerda.id, request: REQUEST }
    await withdrawRelative(by, lisa.id)
    expect(await saysSo(mark, id)).toBe('done')
    expect(await stateOf()).toBe('reported')
    expect(await saysSo(lisa, id)).toBe('not-allowed')
    expect(await saysSo(ria, id)).toBe('done')
    expect(await stateOf()).toBe('waiting')
  })

  test.each(['reported', 'waiting'])(
    'is nobody once the owner took all of them back: what was %s is stopped, and nothing is read',
    async (state) => {
      const id = await reported(lisa)
      if (state === 'waiting') await saysSo(mark, id)
      const by = { id: gerda.id, request: REQUEST }
      await withdrawRelative(by, lisa.id)
      await withdrawRelative(by, mark.id)
      expect([await stateOf(), await caseOf()]).toEqual([state, state])
      await withdrawRelative(by, ria.id)
      expect([await stateOf(), await caseOf()]).toEqual(['stopped', 'stopped'])
      for (const one of [lisa, mark, ria]) expect(await saysSo(one, id)).toBe('not-allowed')
      await lookAfterDeaths(later(31 * 24))
      expect(await owner`select from relative_copies where report_id = ${id}`).toHaveLength(0)
      expect(await subjectsTo(gerda.email)).toEqual([
        'Het bericht dat u bent overleden, is gestopt',
      ])
    },
  )

  test('may not know, and say so later', async () => {
    const id = await reported(lisa)
    expect(await answerAboutDeath(mark, id, { said: 'unknown' }, REQUEST)).toBe('done')
    expect(await stateOf()).toBe('reported')
    expect(await saysSo(mark, id)).toBe('done')
    expect(await stateOf()).toBe('waiting')
  })

  test('stops everything with a no', async () => {
    const id = await reported(lisa)
    expect(await answerAboutDeath(mark, id, { said: 'no' }, REQUEST)).toBe('done')
    expect(await stateOf()).toBe('stopped')
    expect(await caseOf()).toBe('stopped')
    await lookAfterDeaths()
    expect(await subjectsTo(mails.lisa)).toEqual(['Het bericht over Gerda de Vries is gestopt'])
    const said = async (to: string) => (await letters(to)).at(0)?.text
    const who = 'liet ons weten dat Gerda de Vries is overleden.'
    const no = /zei op [^.]+\.\d\d\suur dat Gerda leeft\./.source
    expect(await said(mails.lisa)).toMatch(new RegExp(`U ${who} Mark de Vries ${no}`))
    expect(await said(mails.mark)).toMatch(new RegExp(`Lisa de Vries ${who} U ${no}`))
    expect(await said(mails.ria)).toMatch(new RegExp(`Lisa de Vries ${who} Mark de Vries ${no}`))
    const toOwner = (await letters(gerda.email)).find(({ subject }) =>
      subject.startsWith('Het bericht dat u bent overleden'),
    )
    expect(toOwner?.text).toMatch(/Mark de Vries zei op [^.]+\.\d\d\suur dat u leeft\./)
    expect(toOwner?.text).toMatch(
      /Beste Gerda,\s+Lisa de Vries liet ons weten dat u bent overleden/,
    )
    // Nobody read anything.
    expect(toOwner?.text).not.toContain('bewaard')
    expect(await saysSo(ria, id)).toBe('over')
  })

  test('is held to a yes, but for a no', async () => {
    const id = await reported(lisa)
    await saysSo(mark, id)
    for (const said of ['yes', 'unknown'] as const)
      expect(await answerAboutDeath(mark, id, { said }, REQUEST)).toBe('again')
    expect(await answerAboutDeath(mark, id, { said: 'no' }, REQUEST)).toBe('done')
    expect([await stateOf(), await caseOf()]).toEqual(['stopped', 'stopped'])
    expect(await answerAboutDeath(mark, id, { said: 'no' }, REQUEST), 'twice').toBe('over')
    await lookAfterDeaths()
    const said = await letters(mails.lisa)
    expect(said.at(0)?.text).toMatch(/Mark de Vries zei op [^.]+\.\d\d\suur dat Gerda leeft\./)
  })

  test('reads in the mail who let us know, and which day', async () => {
    await reported(lisa)
    await lookAfterDeaths()
    const [asked] = await letters(mails.mark)
    expect(asked?.text).toMatch(
      /Lisa de Vries liet ons weten dat Gerda de Vries op \p{L}+dag \d+\s\p{L}+ is overleden\./u,
    )
    expect(asked?.text).not.toContain('liet het ons weten')
  })

  test('reads what stopped the report before where they were a contact then', async () => {
    const id = await reported(lisa)
    await answerAboutDeath(mark, id, { said: 'no' }, REQUEST)
    await owner`update relatives set changed_at = now() where id = ${ria.id}`
    await reported(lisa)
    await lookAfterDeaths()
    const asked = async (to: string) =>
      (await letters(to)).find(({ subject }) => subject.startsWith('Weet u of'))?.text
    expect(await asked(mails.mark)).toMatch(/U zei op [^.]+\.\d\d\suur dat Gerda leeft\./)
    expect(await asked(mails.ria)).toContain('Lisa de Vries')
    expect(await asked(mails.ria)).not.toContain('Mark')
  })

  test('is told for ninety days that it was stopped', async () => {
    const id = await reported(lisa)
    await answerAboutDeath(mark, id, { said: 'no' }, REQUEST)
    await owner`update relatives set changed_at = now() - interval '1 year' where id = ${lisa.id}`
    const stoppedFor = (days: number) => owner`
      update death_reports set changed_at = now() - make_interval(days => ${days}) where id = ${id}`
    await stoppedFor(89)
    expect(await stateOf()).toBe('stopped')
    await stoppedFor(91)
    expect(await stateOf()).toBeUndefined()
  })

  test('is waited for thirty days', async () => {
    await reported(lisa)
    await lookAfterDeaths(later(29 * 24))
    expect(await stateOf()).toBe('reported')
    await lookAfterDeaths(later(31 * 24))
    expect(await stateOf()).toBe('expired')
    expect(await caseOf()).toBe('closed')
  })
})

describe('a funeral director', () => {
  const asks = async () => {
    const member = await testUser('franchise')
    const [file] = await owner<DbRow<'wishes', 'wish_file_number as number'>[]>`
      select wish_file_number as number from wishes where user_id = ${gerda.id}`
    const id = await paidRequest(
      member,
      fullRequest({ number: file?.number ?? '', contact: mails.lisa }),
    )
    await lookAfterRequests()
    return id
  }
  const cases = () => owner`select id from release_cases where subject_id = ${gerda.id}`

  test('joins the case of relatives, and relatives that of a director', async () => {
    await reported(lisa)
    await asks()
    expect(await cases()).toHaveLength(1)
  })

  test('who asked first is joined by relatives', async () => {
    await asks()
    await reported(lisa)
    expect(await cases()).toHaveLength(1)
  })

  test('whose request is refused does not end what relatives do', async () => {
    const request = await asks()
    const id = await reported(lisa)
    await owner`update access_requests set state = 'rejected', because = 'no-such-file' where id = ${request}`
    expect(await caseOf()).toBe('reported')
    await saysSo(mark, id)
    expect(await caseOf()).toBe('waiting')
  })

  test.each([
    ['a contact who says that it is not so', () => mark],
    ['who let us know and takes it back', () => lisa],
  ])('is stopped too by %s', async (_, who) => {
    const request = await asks()
    const id = await reported(lisa)
    expect(await answerAboutDeath(who(), id, { said: 'no' }, REQUEST)).toBe('done')
    const [asked] = await owner<DbRow<'access_requests', 'state'>[]>`
      select state from access_requests where id = ${request}`
    expect(asked?.state).toBe('stopped')
  })

  test('who asked while contacts read, and got no answer, gives them no second reading', async () => {
    const id = await deathIsRead(lisa, mark, 'all')
    await asks()
    await owner`
      update death_reports set copies_until = now() - interval '1 second' where id = ${id}`
    await lookAfterDeaths()
    await lookAfterRequests(later(15 * 24))
    expect(await caseOf()).toBe('closed')
    expect(await mayReport(mark)).toBe(false)
  })

  test('goes on where relatives have ended, and ends with what the owner stops', async () => {
    const request = await asks()
    await reported(lisa)
    await lookAfterDeaths(later(31 * 24))
    expect(await stateOf()).toBe('expired')
    expect(await caseOf()).toBe('reported')
    await reported(lisa)
    await lookAfterDeaths()
    expect(await stopByLink(await stopLink())).toBe(true)
    const [asked] = await owner<DbRow<'access_requests', 'state'>[]>`
      select state from access_requests where id = ${request}`
    expect(asked?.state).toBe('stopped')
  })
})
