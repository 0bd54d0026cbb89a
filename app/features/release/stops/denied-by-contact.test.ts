/** A contact of the owner says no to a death about which a member asks too: who ended that, and who hears it. */
import { expect, test } from 'vitest'
import { answerAboutDeath } from '#app/features/deaths/report.server.ts'
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { stateWords } from '#app/routes/release/state-words.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import {
  fullRequest,
  lookedUp,
  paidRequest,
  tokenFor,
} from '#tests/fixtures/people/access-requests.ts'
import { readerOf, reported } from '#tests/fixtures/people/deaths.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { lookAfterRequests } from '../job.server.ts'
import { confirmByLink } from '../links.server.ts'
import { pastOf, requestFor } from '../office-requests.server.ts'
import { release } from '../texts.nl.ts'

const t = dutch<['release']>({ release })

test('who asked, the trusted person who said yes and the office read that a contact said no', async () => {
  const person = await testUser()
  const [member, admin] = [await testUser('franchise'), await testUser('admin')]
  const trusted = newEmail()
  await fillForRelatives(person.id, [
    { firstName: 'Lisa', lastName: 'Proef', email: newEmail() },
    { firstName: 'Mark', lastName: 'Proef', email: newEmail() },
  ])
  for (const name of ['Lisa', 'Mark']) await confirmedRelative(owner, person.id, name, {})
  const file = await readOnly(asPerson(person.id), (sql) => findWishFile(sql, person.id))
  const number = file?.number ?? ''
  const id = await paidRequest(member, fullRequest({ number, contact: trusted }))
  await lookedUp(id)
  await confirmByLink(await tokenFor(trusted, 'bevestigen'))
  const report = await reported(await readerOf(person.id, 'Lisa'))
  const mark = await readerOf(person.id, 'Mark')
  expect(await answerAboutDeath(mark, report, { said: 'no' }, '0badcafe')).toBe('done')
  await lookAfterRequests()

  const [toTrusted] = await letters(trusted)
  expect(toTrusted?.text).toContain('Daarna hoorden wij dat het niet klopt. Het is gestopt.')
  const [toMember] = await letters(member.email)
  expect(toMember?.text).toContain('Er is ons gezegd dat Tess Proef niet is overleden.')
  const shown = await requestFor(actorOf(admin), id)
  const last = (await pastOf(actorOf(admin), id)).steps.at(-1)
  for (const one of [shown, last && { ...last, state: last.next }])
    expect(one && stateWords(one, t)).toBe(
      'Gestopt: een contactpersoon van de eigenaar zei dat het overlijden niet klopt',
    )
})
