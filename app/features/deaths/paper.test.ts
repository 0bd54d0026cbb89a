/** A paper with a report, and the two colleagues who decide by it. */
import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { MAX_CERTIFICATE_BYTES } from '#app/features/release/forms/certificate-form.ts'
import { officeEmail } from '#app/features/mail/outbox.server.ts'
import { contactHash } from '#app/features/accounts/contact-details.server.ts'
import { searchAudit } from '#app/features/audit/search.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { asPerson, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import { isHeldUp } from '#tests/fixtures/faults/held-up.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import {
  approvesDeath,
  looksAtReport,
  makeOlder,
  readerOf,
  reported,
  saysSo,
} from '#tests/fixtures/people/deaths.ts'
import { subjectsTo } from '#tests/fixtures/people/letters.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { lookAfterDeaths } from './job.server.ts'
import { lookAtWhomToCall } from './notices/whom-to-call.server.ts'
import { NEEDED_CHECKS, type PaperCheck } from './office-forms.ts'
import {
  approveDeath,
  lookAtReported,
  refuseDeath,
  reportForOffice,
  reportsToDecide,
  seenOf,
} from './office-reports.server.ts'
import { fetchPaper, ownPaper, storePaper } from './paper.server.ts'
import { answerAboutDeath, reportFor } from './report.server.ts'

let gerda: TestUser
let lisa: Reader
let mark: Reader
let report: string
let mails: { lisa: string; mark: string }
/** Three colleagues, of whom none gave another a role. */
let staff: [TestUser, TestUser, TestUser]

beforeAll(async () => {
  staff = [await testUser('staff'), await testUser('staff'), await testUser('staff')]
})

beforeEach(async () => {
  gerda = await testUser()
  mails = { lisa: newEmail(), mark: newEmail() }
  const people = [
    { firstName: 'Lisa', lastName: 'de Vries', relation: 'dochter', email: mails.lisa },
    { firstName: 'Mark', lastName: 'de Vries', relation: 'zoon', email: mails.mark },
  ]
  await fillForRelatives(gerda.id, people)
  for (const { firstName } of people) await confirmedRelative(owner, gerda.id, firstName, {})
  lisa = await readerOf(gerda.id, 'Lisa')
  mark = await readerOf(gerda.id, 'Mark')
  report = await reported(lisa, 'paper')
})

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const store = (by: Pick<Reader, 'id'> = lisa, bytes: Uint8Array = PDF, name = 'Verklaring.pdf') =>
  storePaper(by, Readable.from([bytes]), name)
const seen = async (by: TestUser) => {
  const found = await fetchPaper(actorOf(by), report)
  return found && { name: found.name, contents: await buffer(found.contents) }
}
const objects = async () =>
  (
    await readdir(process.env.DOCUMENTS_FOLDER ?? '', { recursive: true, withFileTypes: true })
  ).filter((one) => one.isFile()).length
const loseObject = async () => {
  const [row] = await owner<DbRow<'death_report_papers', 'storage_key as key'>[]>`
    select storage_key as key from death_report_papers where report_id = ${report}`
  await (await storage()).remove(row?.key ?? '')
}
const paperId = async () => (await reportForOffice(actorOf(staff[0]), report))?.paperId ?? ''
const approve = (by: TestUser, paper?: string) =>
  approvesDeath(actorOf(by), report, paper ? { paper } : {})
const stateNow = async () => (await reportFor(lisa))?.state
const noted = async (action: string) => {
  const rows = await owner<DbRow<'audit_log', 'actor_id' | 'acted_as'>[]>`
    select actor_id, acted_as from audit_log where subject_id = ${gerda.id} and action = ${action}`
  return rows.map(({ actor_id: who }) => who)
}

describe('the paper of a death', () => {
  test('is kept sealed, and got by a colleague with a row in the log each time', async () => {
    expect(await store()).toEqual({ ok: true })
    expect(await ownPaper(lisa)).toMatchObject({ open: true, name: 'Verklaring.pdf' })
    for (let count = 0; count < 2; count += 1)
      expect(await seen(staff[0])).toEqual({ name: 'Verklaring.pdf', contents: PDF })
    expect(await noted('death.look')).toEqual([staff[0].id, staff[0].id])
    expect(await noted('death.paper')).toEqual([lisa.id])
    const [row] = await owner<DbRow<'death_report_papers', 'sealed'>[]>`
      select sealed from death_report_papers where report_id = ${report}`
    expect(row?.sealed.includes('Verklaring')).toBe(false)
  })

  test('that is sent twice is kept once, and noted once', async () => {
    const before = await objects()
    expect(await Promise.all([store(), store()])).toEqual([{ ok: true }, { ok: true }])
    const { addedAt } = await ownPaper(lisa)
    expect(await store()).toEqual({ ok: true })
    expect((await ownPaper(lisa)).addedAt).toEqual(addedAt)
    expect(await objects()).toBe(before + 1)
    expect(await noted('death.paper')).toEqual([lisa.id])
  })

  test('that is sent twice at the very same time is kept once', async () => {
    const sent = await owner.begin(async (sql) => {
      // Each of them is on its way before the first is through.
      await sql`select 1 from death_reports where id = ${report} for update`
      const both = Promise.all([store(), store()])
      await isHeldUp(2)
      return { both }
    })
    expect(await sent.both).toEqual([{ ok: true }, { ok: true }])
    expect(await noted('death.paper')).toEqual([lisa.id])
  })

  test('that was lost is kept again when it is sent again', async () => {
    await store()
    await loseObject()
    expect(await store()).toEqual({ ok: true })
    expect(await seen(staff[0])).toEqual({ name: 'Verklaring.pdf', contents: PDF })
  })

  test('takes the place of the one before, whoever of them adds it', async () => {
    await store()
    const before = await objects()
    expect(await store(mark, PDF, 'beter.pdf')).toEqual({ ok: true })
    expect((await seen(staff[0]))?.name).toBe('beter.pdf')
    expect((await reportForOffice(actorOf(staff[0]), report))?.paperBy).toBe('Mark de Vries')
    expect(await objects()).toBe(before)
  })

  test.each([
    ['a text', Buffer.from('Gerda is overleden.'), 'kind'],
    ['nothing', Buffer.alloc(0), 'empty'],
    ['more than 10 MB', Buffer.concat([PDF, Buffer.alloc(MAX_CERTIFICATE_BYTES)]), 'tooLarge'],
  ])('is not %s', async (_what, bytes, reason) => {
    const before = await objects()
    expect(await store(lisa, bytes)).toEqual({ ok: false, reason })
    expect([(await ownPaper(lisa)).addedAt, await objects()]).toEqual([null, before])
  })

  test('is added by no stranger, by nobody who said no after all, and not once it is certain', async () => {
    const over = { ok: false, reason: 'over' }
    const before = await objects()
    expect(await store({ id: crypto.randomUUID() })).toEqual(over)
    await owner`update relatives set state = 'declined' where id = ${mark.id}`
    expect(await store(mark)).toEqual(over)
    await owner`update death_reports set state = 'waiting' where id = ${report}`
    expect(await store()).toEqual(over)
    expect((await ownPaper(lisa)).open).toBe(false)
    expect(await objects()).toBe(before)
  })

  test('is got by nobody who does not decide', async () => {
    await store()
    for (const other of [gerda, await testUser('franchise'), await testUser()]) {
      expect(await seen(other)).toBeNull()
      expect(await reportForOffice(actorOf(other), report)).toBeNull()
      expect(await lookAtReported(actorOf(other), report)).toBeNull()
    }
  })

  test('comes to the office by mail', async () => {
    await lookAfterDeaths()
    const before = await officeMails('Een papier over een overlijden wacht op u')
    await store()
    await lookAfterDeaths()
    await lookAfterDeaths()
    expect(await officeMails('Een papier over een overlijden wacht op u')).toBe(before + 1)
  })
})

const officeMails = async (subject: string) => {
  return (await subjectsTo(officeEmail())).filter((one) => one === subject).length
}

describe('two colleagues', () => {
  beforeEach(() => store())

  test('make it certain, and it is read after the waiting time', async () => {
    expect(await approve(staff[0])).toBe('first')
    expect(await stateNow()).toBe('reported')
    expect(await approve(staff[1])).toBe('certain')
    expect(await stateNow()).toBe('waiting')
    const waitsUntil = (await reportFor(lisa))?.waitsUntil ?? new Date()
    await lookAfterDeaths(waitsUntil)
    await makeOlder(report, 'first')
    expect(await stateNow()).toBe('first')
    expect(await noted('death.approve')).toEqual([staff[0].id, staff[1].id])
  })

  test('are two: one twice is one', async () => {
    await approve(staff[0])
    expect(await approve(staff[0])).toBe('again')
    expect(await stateNow()).toBe('reported')
  })

  test('saw the paper that is there: what they said of another counts for nothing', async () => {
    const old = await paperId()
    await approve(staff[0])
    await store(lisa, PDF, 'ander.pdf')
    expect(await approve(staff[1], old)).toBe('other-paper')
    expect(await approve(staff[1])).toBe('first')
    expect(await approve(staff[0])).toBe('certain')
  })

  describe('look at the paper and at whose file it is', () => {
    const without = async (by: TestUser) =>
      approveDeath(actorOf(by), report, await paperId(), NEEDED_CHECKS, true)
    const see = {
      paper: (by: TestUser) => fetchPaper(actorOf(by), report),
      whose: (by: TestUser) => lookAtReported(actorOf(by), report),
    }
    const saw = (by: TestUser) => seenOf(actorOf(by), report)

    test.each([
      ['neither', [], false, undefined],
      ['the paper alone', ['paper'], true, undefined],
      ['whose file it is alone', ['whose'], false, 'Gerda de Vries'],
    ] as const)('or approve nothing: who saw %s', async (_what, looks, paper, name) => {
      await looksAtReport(actorOf(staff[1]), report)
      for (const one of looks) await see[one](staff[0])
      expect(await saw(staff[0])).toMatchObject({ paper, whose: name ? { name } : null })
      expect(await without(staff[0])).toBe('unseen')
      expect(await stateNow()).toBe('reported')
    })

    test('each of them, of the paper that is there', async () => {
      await looksAtReport(actorOf(staff[0]), report)
      expect(await without(staff[0])).toBe('first')
      expect(await without(staff[1])).toBe('unseen')
      await looksAtReport(actorOf(staff[1]), report)
      await store(lisa, PDF, 'ander.pdf')
      expect(await without(staff[1])).toBe('unseen')
      await see.paper(staff[1])
      expect(await without(staff[1])).toBe('first')
    })

    test('of this report: what they saw of one before counts for nothing', async () => {
      const [before, look] = [report, actorOf(staff[0])]
      await looksAtReport(look, before)
      await refuseDeath(look, before, 'paper-unclear')
      report = await reported(lisa, 'paper')
      await store()
      await fetchPaper(look, before)
      expect(await saw(staff[0])).toEqual({ paper: false, whose: null })
      expect(await without(staff[0])).toBe('unseen')
      await looksAtReport(look, report)
      expect(await without(staff[0])).toBe('first')
    })

    test('not only at how to reach a contact of it', async () => {
      await see.paper(staff[0])
      await owner`
        insert into audit_log (at, actor_id, acted_as, action, subject_id, detail, reason, request,
                               transaction_id)
        values (now(), ${staff[0].id}, 'staff', 'file.details', ${gerda.id}, 'naw', 'death-report',
                '0badcafe', pg_current_xact_id())`
      expect((await saw(staff[0])).whose).toBeNull()
    })

    test('and see it again without another row in the log', async () => {
      await looksAtReport(actorOf(staff[0]), report)
      for (let count = 0; count < 2; count += 1)
        expect((await saw(staff[0])).whose?.name).toBe('Gerda de Vries')
      expect(await noted('file.details')).toEqual([staff[0].id])
      for (const other of [await testUser('franchise'), await testUser()])
        expect(await saw(other)).toEqual({ paper: false, whose: null })
    })
  })

  test.each([
    ['said too little', ['name-on-paper', 'day-on-paper'], 'unchecked'],
    ['said nothing', [], 'unchecked'],
  ] as const)('approve nothing where they %s', async (_, checks, outcome) => {
    expect(await approvesDeath(actorOf(staff[0]), report, { checks })).toBe(outcome)
    expect(await stateNow()).toBe('reported')
  })

  describe('of a death that was denied before', () => {
    const again = async () => {
      report = await reported(lisa, 'paper')
      await store()
    }
    const says = async (by: TestUser, ...more: PaperCheck[]) =>
      approvesDeath(actorOf(by), report, { checks: [...NEEDED_CHECKS, ...more] })
    const deniedBefore = async () => (await reportForOffice(actorOf(staff[0]), report))?.denials

    test('call who said no, each of them', async () => {
      const first = report
      await answerAboutDeath(mark, first, { said: 'no' }, '0badcafe')
      await again()
      expect(await deniedBefore()).toMatchObject([
        { id: first, name: 'Mark de Vries', by: 'contact' },
      ])
      expect(await says(staff[0])).toBe('uncalled')
      expect(await says(staff[0], 'contact-called', 'stop-asked')).toBe('uncalled')
      expect(await says(staff[0], 'denier-called')).toBe('first')
      expect(await says(staff[1])).toBe('uncalled')
      expect(await stateNow()).toBe('reported')
      expect(await says(staff[1], 'denier-called')).toBe('certain')
    })

    test.each([
      ['owner-signed-in', 'signedIn'],
      ['owner-answered', 'answered'],
      ['by-owner', 'byOwner'],
    ] as const)('ask why, where it was stopped as %s', async (because, by) => {
      await owner`
        update death_reports set state = 'stopped', because = ${because} where id = ${report}`
      await again()
      expect(await deniedBefore()).toMatchObject([{ name: '', by }])
      expect(await says(staff[0], 'denier-called')).toBe('uncalled')
      expect(await says(staff[0], 'stop-asked')).toBe('first')
    })

    test('ask why, where a colleague stopped a delivery since this person lives', async () => {
      await owner`
        update death_reports set state = 'stopped', because = 'said-to-live' where id = ${report}`
      await again()
      expect(await deniedBefore()).toMatchObject([{ name: '', by: 'office' }])
      expect(await says(staff[0])).toBe('uncalled')
      expect(await says(staff[0], 'stop-asked')).toBe('first')
    })

    test('ask why, where a colleague refused it since it was not so', async () => {
      await refuseDeath(actorOf(staff[0]), report, 'not-so')
      await again()
      expect(await deniedBefore()).toMatchObject([{ name: '', by: 'office' }])
      expect(await says(staff[0])).toBe('uncalled')
      expect(await says(staff[0], 'stop-asked')).toBe('first')
    })

    test('get the numbers of who denied it and of who let us know, with a row in the log', async () => {
      await answerAboutDeath(mark, report, { said: 'no' }, '0badcafe')
      await again()
      const [colleague, ofFile] = [actorOf(staff[0]), actorOf(await testUser('staff'))]
      await looksAtReport(colleague, report)
      const looks = async () =>
        (await owner`select from audit_log where subject_id = ${gerda.id} and detail = 'naw'`)
          .length
      expect(await looks()).toBe(0)
      const names = (await lookAtWhomToCall(colleague, report)).map(({ name }) => name)
      expect(names.toSorted()).toEqual(['Lisa de Vries', 'Mark de Vries'])
      expect(await looks()).toBe(1)
      await owner`update users set email = ${mails.mark} where id = ${ofFile.id}`
      expect(await lookAtWhomToCall(ofFile, report)).toEqual([])
      expect(await lookAtWhomToCall(actorOf(gerda), report)).toEqual([])
      await refuseDeath(colleague, report, 'not-so')
      expect(await lookAtWhomToCall(colleague, report)).toEqual([])
    })

    test('call nobody where it was only refused for its paper', async () => {
      await refuseDeath(actorOf(staff[0]), report, 'paper-unclear')
      await again()
      expect(await deniedBefore()).toEqual([])
      expect(await says(staff[0])).toBe('first')
    })

    test('is said in the list', async () => {
      await answerAboutDeath(mark, report, { said: 'no' }, '0badcafe')
      const denied = async () =>
        (await reportsToDecide(actorOf(staff[0]))).find(({ id }) => id === report)?.callNeeded
      await again()
      expect(await denied()).toBe('denier-called')
    })
  })

  test.each<[string, () => Promise<TestUser>, string]>([
    [
      'had the right since before it was reported',
      async () => {
        const late = await testUser('staff')
        await owner`
          update user_roles set given_at = now() + interval '1 hour' where user_id = ${late.id}`
        return late
      },
      'late',
    ],
    [
      'have it from no other who approved',
      async () => {
        const given = await testUser('staff')
        await owner`
          update user_roles set given_through = array[${staff[0].id}::uuid]
           where user_id = ${given.id}`
        return given
      },
      'given',
    ],
    [
      'are no contact of the file',
      async () => {
        const contact = await testUser('staff')
        await owner`
          update users set email = ${mails.mark} where id = ${contact.id}`
        return contact
      },
      'contact',
    ],
    [
      'are no contact of the file, also by one name alone',
      async () => {
        const contact = await testUser('staff')
        await owner`update users set email = ${mails.mark} where id = ${contact.id}`
        await owner`delete from trusted_contacts where owner_id = ${gerda.id}`
        return contact
      },
      'contact',
    ],
    [
      'are not who it is about',
      async () => {
        await owner`
          insert into user_roles (user_id, role, given_at)
          values (${gerda.id}, 'staff', now() - interval '1 day')`
        return gerda
      },
      'contact',
    ],
  ])('%s', async (_, who, outcome) => {
    await approve(staff[0])
    const other = await who()
    if (outcome !== 'late')
      await owner`
        update user_roles set given_at = now() - interval '1 day' where user_id = ${other.id}`
    expect(await approve(other)).toBe(outcome)
    expect(await stateNow()).toBe('reported')
    if (outcome === 'contact')
      expect(await refuseDeath(actorOf(other), report, 'not-so')).toBe('contact')
    expect(await approve(staff[1])).toBe('certain')
  })

  test('count as long as they have the role', async () => {
    const leaves = await testUser('staff')
    await owner`
      update user_roles set given_at = now() - interval '1 day' where user_id = ${leaves.id}`
    await approve(leaves)
    await owner`delete from user_roles where user_id = ${leaves.id}`
    expect(await approve(staff[0])).toBe('first')
    expect(await approve(staff[1])).toBe('certain')
  })

  test('at once make it certain once', async () => {
    const outcomes = await Promise.all([approve(staff[0]), approve(staff[1]), approve(staff[2])])
    expect(outcomes.filter((one) => one === 'certain')).toHaveLength(1)
    expect(await stateNow()).toBe('waiting')
  })

  test('are not needed once another contact said so', async () => {
    const paper = await paperId()
    await saysSo(mark, report)
    expect(await stateNow()).toBe('waiting')
    expect(await approve(staff[0], paper)).toBe('gone')
  })

  test('refuse it with a reason, of which contacts hear', async () => {
    expect(await refuseDeath(actorOf(staff[0]), report, 'paper-unclear')).toBe('done')
    expect(await stateNow()).toBe('refused')
    await lookAfterDeaths()
    expect(await subjectsTo(mails.lisa)).toContain('Het papier over Gerda de Vries was niet genoeg')
    expect(await refuseDeath(actorOf(staff[1]), report, 'not-so')).toBe('gone')
  })

  test('are colleagues: nobody else approves or refuses', async () => {
    const paper = await paperId()
    for (const other of [await testUser('franchise'), await testUser()]) {
      await expect(
        approveDeath(actorOf(other), report, paper, NEEDED_CHECKS, true),
      ).rejects.toThrow('not allowed')
      await expect(refuseDeath(actorOf(other), report, 'not-so')).rejects.toThrow('not allowed')
    }
    await expect(
      withActor(
        asPerson(staff[0].id),
        (sql) => sql`
          insert into death_report_approvals (report_id, colleague_id, address, checks)
          values (${report}, ${staff[0].id}, ${contactHash('a@example.nl')}, '{day-on-paper}')`,
      ),
    ).rejects.toThrow('permission denied')
  })
})

describe('the office', () => {
  test('has what is to be decided first, with who let us know', async () => {
    const mine = async () =>
      (await reportsToDecide(actorOf(staff[0]))).find(({ id }) => id === report)
    expect(await mine()).toMatchObject({ by: 'Lisa de Vries', relation: 'dochter', paperAt: null })
    await store()
    expect((await mine())?.paperAt).toBeInstanceOf(Date)
  })

  test('reads in the log which contact acted', async () => {
    const admin = actorOf(await testUser('admin'))
    const { rows } = await searchAudit(admin, { wat: 'death.report', wie: gerda.email })
    expect(rows).toMatchObject([{ actedAs: 'relative', actor: null, contact: 'Lisa de Vries' }])
    await owner`delete from relatives where id = ${lisa.id}`
    const later = await searchAudit(admin, { wat: 'death.report', wie: gerda.email })
    expect(later.rows[0]?.contact).toBeNull()
  })

  test('looks whose file it is, which who lives sees', async () => {
    const whose = await lookAtReported(actorOf(staff[0]), report)
    expect(whose?.name).toBe('Gerda de Vries')
    const rows = await readOnly(
      asPerson(gerda.id),
      (sql) => sql`
        select 1 from audit_log where subject_id = ${gerda.id} and action = 'file.details'
           and reason = 'death-report' and actor_id = ${staff[0].id}`,
    )
    expect(rows).toHaveLength(1)
    await refuseDeath(actorOf(staff[0]), report, 'not-so')
    expect(await lookAtReported(actorOf(staff[0]), report)).toBeNull()
  })
})

test('a report with a paper does not expire: colleagues have to look at it', async () => {
  await store()
  const later = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000)
  await lookAfterDeaths(later)
  expect((await reportFor(lisa))?.state).toBe('reported')
})
