/** An owner of whom a death is reported: what they are told, and how they stop it. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addressOfContact } from '#app/features/contacts/people.server.ts'
import { allAt } from '#app/features/contacts/rules-form.ts'
import type { Rules } from '#app/features/contacts/rules.ts'
import { plannedDeletion } from '#app/features/accounts/leaving.server.ts'
import { requestDeletion } from '#app/features/deletion/deletion.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { noteProven, prove, proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { findSession } from '#app/features/sign-in/sessions.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { asRelative, withActor } from '#app/platform/database/sql.server.ts'
import { isHeldUp } from '#tests/fixtures/faults/held-up.ts'
import { whileFailing } from '#tests/fixtures/faults/failing.ts'
import { chooseWaits } from '#tests/fixtures/people/access-requests.ts'
import {
  gerda,
  lisa,
  mark,
  mails,
  stateOf,
  caseOf,
  read,
  stopLink,
  later,
} from '#tests/fixtures/people/contacts-of-gerda.ts'
import { deathIsRead, reported, saysSo, today } from '#tests/fixtures/people/deaths.ts'
import { letters, subjectsTo } from '#tests/fixtures/people/letters.ts'
import { newSession } from '#tests/fixtures/people/people.ts'
import { owner, TEST_PASSWORD } from '#tests/setup/database.ts'
import { lookAfterDeaths } from './job.server.ts'
import { lookAtStopLink, stopByLink } from './links.server.ts'
import { reportsAboutMe } from './owner.server.ts'

const REQUEST = '0badcafe'

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
      /\d{4}\s+Ik leef: stop het bericht over mijn overlijden:\s+\S+\s+Zegt nog iemand dit\? Of zien wij een akte/,
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
