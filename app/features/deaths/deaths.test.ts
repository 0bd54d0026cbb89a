/** From the word of one contact to what all of them read: who says so, who stops it, and when. */
import { buffer } from 'node:stream/consumers'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { addressOfContact } from '#app/features/contacts/people.server.ts'
import { allAt } from '#app/features/contacts/rules-form.ts'
import type { Rules } from '#app/features/contacts/rules.ts'
import { withdrawRelative } from '#app/features/contacts/invitation.server.ts'
import { newReadingLetter } from '#app/features/contacts/reading-code.server.ts'
import { plannedDeletion } from '#app/features/accounts/leaving.server.ts'
import { requestDeletion } from '#app/features/deletion/deletion.server.ts'
import { endDeliveries } from '#app/features/delivery/end.server.ts'
import { deliverDue } from '#app/features/delivery/job.server.ts'
import { sendMail } from '#app/features/mail/send.server.ts'
import { mailTraits } from '#app/features/manifests/manifests.server.ts'
import { lookAfterRequests } from '#app/features/release/job.server.ts'
import { saveMonths } from '#app/features/release/preferences.server.ts'
import { rehearsalOf } from '#app/features/relatives/reading/readable.server.ts'
import { openVisitByLetter } from '#app/features/relatives/reading/letter-visits.server.ts'
import {
  answerVisitRequest,
  askForVisit,
  lookAtVisitLink,
  openVisit,
  type Reader,
  visitOf,
} from '#app/features/relatives/reading/visits.server.ts'
import { noteProven, prove, proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { findSession } from '#app/features/sign-in/sessions.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { dayAfter, dayOf, momentAt } from '#app/locales/dates.ts'
import { asRelative, asSystem, withActor } from '#app/platform/database/sql.server.ts'
import { isHeldUp } from '#tests/fixtures/faults/held-up.ts'
import { whileFailing } from '#tests/fixtures/faults/failing.ts'
import {
  approvedRequest,
  chooseWaits,
  fullRequest,
  paidRequest,
} from '#tests/fixtures/people/access-requests.ts'
import {
  deathIsRead,
  makeOlder,
  readerOf,
  reported,
  saysSo,
  today,
} from '#tests/fixtures/people/deaths.ts'
import { letters, subjectsTo } from '#tests/fixtures/people/letters.ts'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'
import { lookAfterDeaths } from './job.server.ts'
import { lookAtQuestion, lookAtStopLink, stopByLink } from './links.server.ts'
import { packCopy } from './kept.server.ts'
import { reportsAboutMe } from './owner.server.ts'
import { contactOfCopy, copiesAt, fileOfCopy, readCopy } from './read.server.ts'
import { answerAboutDeath, mayReport, reportDeath, reportFor } from './report.server.ts'

const REQUEST = '0badcafe'
const HOUR = 60 * 60 * 1000
const later = (hours: number) => new Date(Date.now() + hours * HOUR)

let gerda: TestUser
let lisa: Reader
let mark: Reader
let ria: Reader
let letter: string
let mails: Record<'lisa' | 'mark' | 'ria', string>

beforeEach(async () => {
  gerda = await testUser()
  mails = { lisa: newEmail(), mark: newEmail(), ria: newEmail() }
  const people = [
    { firstName: 'Lisa', lastName: 'de Vries', relation: 'dochter', email: mails.lisa },
    { firstName: 'Mark', lastName: 'de Vries', relation: 'zoon', email: mails.mark },
    { firstName: 'Ria', lastName: 'Bakker', email: mails.ria },
  ]
  ;({ letter } = await fillForRelatives(gerda.id, people))
  for (const { firstName } of people) await confirmedRelative(owner, gerda.id, firstName, {})
  lisa = await readerOf(gerda.id, 'Lisa')
  mark = await readerOf(gerda.id, 'Mark')
  ria = await readerOf(gerda.id, 'Ria')
})

const stateOf = async (reader = lisa) => (await reportFor(reader))?.state
const caseOf = async (id = gerda.id) => {
  const [row] = await owner<DbRow<'release_cases', 'state'>[]>`
    select state from release_cases where subject_id = ${id} order by created_at desc limit 1`
  return row?.state
}
const as = (reader: Reader) => ({ id: reader.id, address: addressOfContact(reader) })
const read = (reader: Reader) => readCopy(as(reader), REQUEST)
const stopLink = async () => {
  const [warning] = (await letters(gerda.email)).filter(({ subject }) =>
    subject.startsWith('Leeft'),
  )
  return /token=([\w-]+)/.exec(warning?.text ?? '')?.[1] ?? ''
}
const questionLink = async (to: string) => {
  const [asked] = (await letters(to)).filter(({ subject }) => subject.startsWith('Weet u of'))
  return /token=([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? ''
}

/** Asks for a link by mail and opens it in the same browser. @returns whose visit it is */
async function visitByMail(email: string): Promise<Buffer | null> {
  await owner`delete from graphile_worker._private_jobs`
  await askForVisit(email, 'a browser', REQUEST)
  const [job] = await owner`select payload from graphile_worker._private_jobs`
  await answerVisitRequest(job?.['payload'] as unknown)
  const [mail] = await letters(email)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(await lookAtVisitLink(token, 'a browser')).toBe('open')
  expect(await openVisit(token, 'another browser', REQUEST)).toBeNull()
  const visit = await openVisit(token, 'a browser', REQUEST)
  return visitOf(visit ?? '')
}

/** A director gets the file, and its term ends. */
async function deliveredAndDeleted(whose: TestUser, trusted: string) {
  const [file] = await owner<DbRow<'wishes', 'wish_file_number as number'>[]>`
    select wish_file_number as number from wishes where user_id = ${whose.id}`
  const person = { ...whose, number: file?.number ?? '', trusted }
  const request = await approvedRequest(
    await testUser('franchise'),
    person,
    (wanted) => ({ ...fullRequest(wanted), naamOverledene: 'Gerda de Vries' }),
    { nagekeken: ['contact-called'], ondanks: 'file-wrong' },
  )
  await deliverDue()
  await owner`
    insert into delivery_downloads (delivery_id, part, on_behalf)
    select id, 'wishes', false from deliveries where request_id = ${request}`
  const over = () => owner`
    update deliveries set deletes_at = now() - interval '1 minute',
                          available_until = now() - interval '1 minute'
     where request_id = ${request}`
  await owner`
    update deliveries set deletes_at = now() + interval '6 days',
                          delivered_at = delivered_at - interval '30 days'
     where request_id = ${request}`
  await endDeliveries()
  const [warning] = await owner<DbRow<'deliveries', 'warning_id! as id'>[]>`
    select warning_id as id from deliveries where request_id = ${request}`
  await sendMail({ id: warning?.id }, mailTraits)
  await endDeliveries()
  await over()
  await endDeliveries()
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
    const [file] = await owner<DbRow<'wishes', 'id'>[]>`
      select id from wishes where user_id = ${gerda.id}`
    const bytes = Buffer.from('a version')
    await owner`
      insert into wish_versions (wish_id, number, sealed, sealed_secret, hash, confirmed_at)
      values (${file?.id ?? ''}, 1, ${bytes}, ${bytes}, ${bytes}, now())`
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

test.each([
  ['', async () => {}],
  [
    ', also once the file is gone',
    () => owner`update death_reports set subject_id = null where subject_id = ${gerda.id}`,
  ],
])('who stops it by the link has all told at once%s', async (_, before) => {
  await reported(lisa)
  await lookAfterDeaths()
  const link = await stopLink()
  await before()
  await owner`delete from graphile_worker._private_jobs`
  expect(await stopByLink(link)).toBe(true)
  const begun = await owner`
    select from graphile_worker.jobs where task_identifier = 'work-on-deaths'`
  expect(begun).toHaveLength(1)
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

describe('the owner', () => {
  test('is mailed at once and each day, with a link that stops it', async () => {
    const id = await reported(lisa)
    await lookAfterDeaths()
    await lookAfterDeaths()
    expect(await subjectsTo(gerda.email)).toEqual(['Leeft u? Laat het ons meteen weten'])
    const [warning] = await letters(gerda.email)
    expect(warning?.text).toMatch(/^Beste Gerda,/)
    expect(warning?.text).toMatch(/Overleden op, zo hoorden wij: \p{L}+dag \d+\s\p{L}+ \d{4}/u)
    expect(warning?.text).toMatch(/Dat kan vanaf \p{L}+dag \d+\s\p{L}+, \d+\.\d\d\suur\./u)
    // Nothing stands between what happened and the button.
    expect(warning?.text).toMatch(
      /\d{4}\s+Ik leef: stop dit bericht:\s+\S+\s+Zegt nog iemand dit\? Of zien wij een akte/,
    )
    await lookAfterDeaths(later(25))
    expect(await subjectsTo(gerda.email)).toHaveLength(2)
    const token = await stopLink()
    expect(await lookAtStopLink(token)).toMatchObject({ by: 'Lisa', state: 'reported' })
    expect(await stateOf()).toBe('reported')
    expect(await stopByLink(token)).toBe(true)
    expect(await stopByLink(token), 'pressed twice').toBe(true)
    expect(await stateOf()).toBe('stopped')
    expect(await saysSo(mark, id)).toBe('over')
  })

  test('once two said so, the owner reads that only a stop from them is left', async () => {
    await saysSo(mark, await reported(lisa))
    await lookAfterDeaths()
    const [warning] = await letters(gerda.email)
    expect(warning?.text).toMatch(
      /Stopt u het niet, dan lezen de mensen die u koos wat u voor hen opschreef\. Dat kan vanaf /,
    )
  })

  test.each(['reported', 'waiting', 'first', 'all'] as const)(
    'stops it by signing in when it is %s, and what was given goes at once',
    async (state) => {
      if (state === 'first' || state === 'all') await deathIsRead(lisa, mark, state)
      else {
        const id = await reported(lisa)
        if (state === 'waiting') await saysSo(mark, id)
      }
      expect(await stateOf()).toBe(state)
      await newSession(gerda.id)
      expect(await stateOf()).toBe('stopped')
      expect(await caseOf()).toBe('stopped')
      expect(await read(lisa)).toBeNull()
      await lookAfterDeaths(later(24 * 40))
      expect(await stateOf()).toBe('stopped')
      const [keys] = await owner`
        select count(*)::int as kept from relative_copies where sealed_key is not null
           and report_id in (select id from death_reports where subject_id = ${gerda.id})`
      expect(keys?.['kept']).toBe(0)
    },
  )

  test('stops it by the password in a session that was open, and by nothing else in there', async () => {
    const open = await findSession(gerda.token)
    if (!open) throw new Error('no session')
    await reported(lisa)
    await saveSection(gerda, {
      section: 'veer',
      id: randomUUID(),
      revision: 0,
      data: { energy: 'x' },
      final: false,
    })
    expect(await stateOf()).toBe('reported')
    await owner`update sessions set created_at = now() - interval '1 hour' where user_id = ${gerda.id}`
    const asked = await proofNeeded(open)
    if (!asked) throw new Error('nothing asked')
    const shown = { password: 'Verkeerd8' }
    expect((await prove(open, asked, shown)).ok).toBe(false)
    expect(await stateOf()).toBe('reported')
    expect((await prove(open, asked, { password: TEST_PASSWORD })).ok).toBe(true)
    expect(await stateOf()).toBe('stopped')
    // Nobody said that they live.
    await lookAfterDeaths()
    const [mail] = await letters(mails.lisa)
    expect(mail?.text).toMatch(/logde\s+iemand\s+in\s+als\s+Gerda,\s+of\s+liet\s+opnieuw\s+zien/)
  })

  test('says that they live in a session that was open, and those who wait read that', async () => {
    const open = await findSession(gerda.token)
    if (!open) throw new Error('no session')
    await reported(lisa)
    await noteProven(open, 'alive')
    await lookAfterDeaths()
    const [mail] = await letters(mails.lisa)
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(
      /Iemand die was ingelogd als Gerda, liet ons op .+ weten dat Gerda leeft/,
    )
    expect((await reportsAboutMe(gerda.id))[0]?.stopped?.why).toMatch(/^U was ingelogd, en liet/)
  })

  test('stops it by asking for the end of the account, both or neither', async () => {
    await reported(lisa)
    await whileFailing('mails', `new.status = 'queued'`, () =>
      expect(requestDeletion(gerda)).rejects.toThrow('on purpose'),
    )
    expect([await stateOf(), await plannedDeletion(gerda.id)]).toEqual(['reported', null])
    await requestDeletion(gerda)
    expect(await stateOf()).toBe('stopped')
  })

  test('stops one that is told at the same moment by it too', async () => {
    const { asking } = await withActor(asRelative(lisa.id), async (sql) => {
      await sql`
        select report_death(${randomUUID()}, ${today()}, 'contact', ${addressOfContact(lisa)}, ${REQUEST})`
      const theOwner = requestDeletion(gerda)
      await Promise.race([theOwner, isHeldUp()])
      return { asking: theOwner }
    })
    await asking
    expect(await stateOf()).toBe('stopped')
  })

  test('reads who could read, whatever they chose for them after that', async () => {
    const choose = (reader: Reader, all: Rules) => owner`
      update relatives set rules = ${owner.json(all)} where id = ${reader.id}`
    await choose(mark, allAt('never'))
    await deathIsRead(lisa, mark)
    await choose(lisa, allAt('never'))
    await choose(mark, allAt('after'))
    const [about] = await reportsAboutMe(gerda.id)
    expect(about?.read?.names).toBe('Lisa en Ria')
  })

  test.each([
    [0, -1],
    [24, 23.9],
    [72, 71.9],
  ])('has the %d hours that they chose, and then it is read', async (hours, before) => {
    await chooseWaits(gerda, { full: hours, livingWill: 0 })
    const id = await reported(lisa)
    await saysSo(mark, id)
    if (before > 0) {
      await lookAfterDeaths(later(before))
      expect(await stateOf()).toBe('waiting')
    }
    await lookAfterDeaths(later(hours + 0.26))
    expect(await stateOf()).toBe('first')
  })
})

describe('what is read', () => {
  test('is what was rehearsed, in two stages of twelve hours', async () => {
    const id = await deathIsRead(lisa, mark)
    const [first, all] = [
      await rehearsalOf(gerda.id, lisa, 'first'),
      await rehearsalOf(gerda.id, lisa, 'all'),
    ]
    expect(await read(lisa)).toEqual(first)
    expect(await fileOfCopy(as(lisa), letter, REQUEST)).toBeNull()
    await makeOlder(id, 'all')
    expect(await stateOf()).toBe('all')
    expect(await read(lisa)).toEqual(all)
    expect(JSON.stringify(all)).not.toContain('geheim')
    const file = await fileOfCopy(as(lisa), letter, REQUEST)
    const chunks: Uint8Array[] = []
    for await (const chunk of (await file?.open()) ?? []) chunks.push(chunk)
    expect(Buffer.concat(chunks).toString()).toBe('Lieve Lisa')
  })

  test('breaks off where it is stopped while all of it is saved, and notes what was given', async () => {
    const id = await deathIsRead(lisa, mark)
    await makeOlder(id, 'all')
    const [copy] = await copiesAt(addressOfContact(lisa))
    const wishes = await read(lisa)
    if (!copy || !wishes) throw new Error('there is no copy')
    const packed = await packCopy(as(lisa), { wishes, copy }, REQUEST)
    if (!packed.ok) throw new Error(packed.reason)
    await owner`update death_reports set state = 'stopped', because = 'owner' where id = ${id}`
    await expect(buffer(packed.contents)).rejects.toThrow('given no more')
    expect(
      await owner`
        select 1 from audit_log where subject_id = ${gerda.id} and detail = 'document'`,
    ).toEqual([])
  })

  test('is told in one mail for each stage and contact, however often the job runs', async () => {
    const id = await deathIsRead(lisa, mark)
    await Promise.all([lookAfterDeaths(), lookAfterDeaths(), lookAfterDeaths()])
    for (const to of Object.values(mails)) {
      const first = (await subjectsTo(to)).filter((subject) => subject.startsWith('Eerst dit'))
      expect(first).toHaveLength(1)
    }
    await makeOlder(id, 'all')
    await Promise.all([lookAfterDeaths(), lookAfterDeaths()])
    for (const to of Object.values(mails)) {
      const all = (await subjectsTo(to)).filter((subject) => subject.startsWith('Alle wensen'))
      expect(all).toHaveLength(1)
    }
  })

  describe('by night', () => {
    /** By the Dutch clock, so many days from now. */
    const atHour = (days: number, time: string) => momentAt(dayAfter(dayOf(new Date()), days), time)
    const told = async () =>
      (await subjectsTo(mails.lisa)).filter((subject) => subject.startsWith('Eerst dit'))

    /** The waiting time ends by night, when nobody is mailed. */
    const beginsByNight = async () => {
      const id = await reported(lisa)
      await saysSo(mark, id)
      const night = atHour(5, '02:30')
      for (const now of [night, atHour(5, '07:59')]) await lookAfterDeaths(now, { byDay: true })
      expect([await stateOf(), await told()]).toEqual(['first', []])
    }

    test('is there at its hour, and told in the morning', async () => {
      await beginsByNight()
      await lookAfterDeaths(atHour(5, '08:00'), { byDay: true })
      expect(await told()).toHaveLength(1)
      const mail = (await letters(mails.lisa)).find(({ subject }) =>
        subject.startsWith('Eerst dit'),
      )
      // The same words as on the page.
      expect(mail?.text).toContain('De rest leest u vandaag, vanaf 14.30 uur.')
    })

    test('is told nobody when it was stopped before the morning', async () => {
      await beginsByNight()
      await newSession(gerda.id)
      await lookAfterDeaths(atHour(5, '08:00'), { byDay: true })
      expect([await stateOf(), await told()]).toEqual(['stopped', []])
    })
  })

  test('is nothing for who is somebody else, or has another mailbox', async () => {
    await deathIsRead(lisa, mark)
    expect(await read({ ...lisa, id: crypto.randomUUID() })).toBeNull()
    const wrong = { id: lisa.id, address: addressOfContact(mark) }
    expect(await readCopy(wrong, REQUEST)).toBeNull()
    expect(await copiesAt(Buffer.from('nobody'))).toEqual([])
    expect((await copiesAt(addressOfContact(lisa))).map(({ relativeId }) => relativeId)).toEqual([
      lisa.id,
    ])
  })

  test('stays when a funeral director got the file and it was deleted', async () => {
    await deathIsRead(lisa, mark, 'all')
    const before = await read(lisa)
    await deliveredAndDeleted(gerda, mails.lisa)
    expect(await owner`select 1 from users where id = ${gerda.id}`).toEqual([])
    expect(await caseOf(gerda.id)).toBeUndefined()
    expect(await read(lisa)).toEqual(before)
    const [copy] = await copiesAt(addressOfContact(lisa))
    expect(copy).toMatchObject({ relativeId: lisa.id, card: { firstName: 'Lisa' } })
    expect(await visitByMail(mails.lisa)).toEqual(addressOfContact(lisa))
    // Jobs go by whole milliseconds: to them the database's moment may be still to come.
    await owner`
      update death_reports set copies_until = now() - interval '2 milliseconds'
       where id = ${copy?.report.id ?? ''}`
    await lookAfterDeaths()
    expect(await subjectsTo(mails.lisa)).toContain(
      'U kunt de wensen van Gerda de Vries hier niet meer lezen',
    )
  })

  test('is waited for where the term of a funeral director ends before it is there', async () => {
    const id = await reported(lisa)
    await deliveredAndDeleted(gerda, mails.lisa)
    expect(await owner`select 1 from users where id = ${gerda.id}`).toHaveLength(1)
    await saysSo(mark, id)
    await owner`
      update death_reports set waits_until = now() - interval '1 second' where id = ${id}`
    await endDeliveries()
    expect(await owner`select 1 from users where id = ${gerda.id}`).toHaveLength(1)
    await whileFailing('relative_copies', 'new.made_at is not null', async () => {
      await expect(lookAfterDeaths()).rejects.toThrow('part of the work on deaths')
    })
    expect(await stateOf()).toBe('first')
    await endDeliveries()
    expect(await owner`select 1 from users where id = ${gerda.id}`).toHaveLength(1)
    await owner`update relative_copies set next_try_at = now() - interval '1 second' where report_id = ${id}`
    await lookAfterDeaths()
    await endDeliveries()
    expect(await owner`select 1 from users where id = ${gerda.id}`).toEqual([])
    expect(await read(lisa)).not.toBeNull()
  })

  test('is read on by the code of a letter, with the telephone number, when the file is gone', async () => {
    const user = await testUser()
    const people = ['Lisa', 'Mark'].map((firstName) => {
      return { firstName, lastName: 'de Vries', email: newEmail() }
    })
    const byLetter = { firstName: 'Ria', lastName: 'Bakker', phone: '06-12345678' }
    await fillForRelatives(user.id, [...people, byLetter])
    for (const { firstName } of people) await confirmedRelative(owner, user.id, firstName, {})
    const relative = await confirmedRelative(owner, user.id, 'Ria', {})
    const made = await newReadingLetter({ id: user.id, request: REQUEST }, relative)
    const code = made.ok ? made.code : ''
    const open = (phone: string) =>
      openVisitByLetter({ code, phone }, crypto.randomUUID(), contactOfCopy)
    await deathIsRead(await readerOf(user.id, 'Lisa'), await readerOf(user.id, 'Mark'), 'all')
    await deliveredAndDeleted(user, people[0]?.email ?? '')
    expect(await owner`select 1 from relatives where id = ${relative}`).toEqual([])
    expect(await open('06-12345679')).toEqual({ ok: false })
    const visit = await open('06-12345678')
    const address = await visitOf(visit.ok ? visit.visit : '')
    const copies = await copiesAt(address as Buffer)
    expect(copies.map(({ relativeId }) => relativeId)).toEqual([relative])
  })

  test('is there by the run that begins it, since pages name that hour', async () => {
    const id = await reported(lisa)
    await saysSo(mark, id)
    await owner`
      update relatives set changed_at = changed_at - interval '3 days' where owner_id = ${gerda.id}`
    await owner`
      update death_reports set created_at = created_at - interval '3 days',
             waits_until = now() - interval '1 second' where id = ${id}`
    await lookAfterDeaths()
    expect(await stateOf()).toBe('first')
    expect(await copiesAt(addressOfContact(lisa))).toHaveLength(1)
  })

  test('ends to the second, with a mail, and its keys go', async () => {
    const id = await deathIsRead(lisa, mark, 'all')
    expect(await read(lisa)).not.toBeNull()
    await owner`update death_reports set copies_until = now() + interval '1 second', all_at = now() - interval '1 hour',
      first_at = now() - interval '2 hours' where id = ${id}`
    expect(await read(lisa)).not.toBeNull()
    await owner`update death_reports set copies_until = now() - interval '1 second' where id = ${id}`
    expect(await read(lisa)).toBeNull()
    await lookAfterDeaths()
    await lookAfterDeaths()
    expect(await stateOf()).toBe('ended')
    expect(await caseOf()).toBe('closed')
    const subjects = await subjectsTo(mails.mark)
    expect(subjects.filter((one) => one.endsWith('hier niet meer lezen'))).toHaveLength(1)
    // A form that was open takes no second reading of the months.
    const again = await reportDeath(mark, { diedOn: today(), way: 'contact' }, REQUEST)
    expect(again).toEqual({ ok: false, reason: 'runs' })
    expect(await mayReport(mark)).toBe(false)
  })

  test('can be told anew of who turns out to live, and dies later', async () => {
    await deathIsRead(lisa, mark, 'all')
    await owner`
      update death_reports set copies_until = now() - interval '1 second'
       where subject_id = ${gerda.id}`
    await lookAfterDeaths()
    expect(await mayReport(mark)).toBe(false)
    await owner`update wishes set updated_at = now() + interval '1 second' where user_id = ${gerda.id}`
    expect(await mayReport(mark)).toBe(true)
    // Also while a funeral director asks for the file.
    await owner`insert into release_cases (subject_id) values (${gerda.id})`
    expect(await mayReport(mark)).toBe(true)
    const again = await reportDeath(mark, { diedOn: today(), way: 'contact' }, REQUEST)
    expect(again).toMatchObject({ ok: true })
  })

  test.each([1, 24])('is read for the %d months that the owner chose', async (months) => {
    await saveMonths(gerda.id, months)
    await deathIsRead(lisa, mark)
    const { firstAt, copiesUntil } = (await reportFor(lisa)) ?? {}
    const end = new Date(firstAt ?? 0)
    end.setMonth(end.getMonth() + months)
    const days = ((copiesUntil?.getTime() ?? 0) - end.getTime()) / (24 * HOUR)
    expect(days).toBeGreaterThan(0)
    expect(days).toBeLessThan(2)
  })

  test('is made again where that failed, and by another where a job was killed, once its time is over', async () => {
    const id = await reported(lisa)
    await saysSo(mark, id)
    const until = (await reportFor(lisa))?.waitsUntil
    const taken = (minutes: number) => owner`
      update relative_copies
         set taken_until = now() + make_interval(mins => ${minutes}), next_try_at = now()
       where report_id = ${id}`
    const made = async () => {
      const [row] = await owner<{ made: number }[]>`
        select count(made_at)::int as made from relative_copies where report_id = ${id}`
      return row?.made
    }
    await whileFailing('relative_copy_files', `new.document_id = '${letter}'`, () =>
      expect(lookAfterDeaths(until)).rejects.toThrow(/failed/),
    )
    expect(await made()).toBe(0)
    await taken(5)
    await lookAfterDeaths(until)
    expect(await made()).toBe(0)
    await taken(-1)
    await Promise.all([lookAfterDeaths(until), lookAfterDeaths(until)])
    expect(await made()).toBe(3)
    for (const to of Object.values(mails)) {
      const first = (await subjectsTo(to)).filter((subject) => subject.startsWith('Eerst dit'))
      expect(first).toHaveLength(1)
    }
  })

  test('is announced to end a month and a week before, once each, whatever the job does', async () => {
    const id = await deathIsRead(lisa, mark, 'all')
    const soon = async (to = mails.mark) =>
      (await subjectsTo(to)).filter((subject) => subject.startsWith('Bewaar wat u')).length
    const end = async (days: number) => {
      await owner`
        update death_reports set copies_until = now() + make_interval(days => ${days}) where id = ${id}`
      await Promise.all([lookAfterDeaths(), lookAfterDeaths()])
      return soon()
    }
    await owner`
      update death_reports set first_at = now() - interval '300 days', all_at = now() - interval '299 days'
       where id = ${id}`
    expect([await end(40), await end(27), await end(9), await end(6), await end(1)]).toEqual([
      0, 1, 1, 2, 2,
    ])
  })

  test('is announced to end by day, as all else that is told', async () => {
    const id = await deathIsRead(lisa, mark, 'all')
    const day = dayAfter(dayOf(new Date()), 400)
    const ends = momentAt(dayAfter(day, 6), '12:00')
    await owner`update death_reports set copies_until = ${ends} where id = ${id}`
    const soon = async (time: string) => {
      await lookAfterDeaths(momentAt(day, time), { byDay: true })
      return (await subjectsTo(mails.mark)).some((subject) => subject.startsWith('Bewaar wat u'))
    }
    expect([await soon('02:30'), await soon('08:00')]).toEqual([false, true])
  })

  test('is announced a week before only, where it is for a month', async () => {
    const id = await deathIsRead(lisa, mark, 'all')
    const soon = async () =>
      (await subjectsTo(mails.ria)).filter((subject) => subject.startsWith('Bewaar wat u')).length
    await owner`update death_reports set copies_until = first_at + interval '1 month' where id = ${id}`
    await lookAfterDeaths()
    expect(await soon()).toBe(0)
    await lookAfterDeaths(later(25 * 24))
    expect(await soon()).toBe(1)
  })

  test('is not given to who said no after all, before or after it was made', async () => {
    await owner`update relatives set state = 'declined' where id = ${ria.id}`
    await deathIsRead(lisa, mark)
    expect(await read(ria)).toBeNull()
    await withActor(
      asSystem('relatives'),
      (sql) => sql`update relatives set state = 'declined' where id = ${mark.id}`,
    )
    expect(await read(mark)).toBeNull()
    expect(await read(lisa)).not.toBeNull()
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
