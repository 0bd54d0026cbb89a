/** What there is to do after a death, on the page that the contacts of a file share. */
import { expect, test } from 'vitest'
import { deathIsRead, readerOf } from '#tests/fixtures/people/deaths.ts'
import { textOf } from '#tests/fixtures/page.ts'
import { createPerson, newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { toneFaults } from '#tests/fixtures/tone.ts'
import { signedIn } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'

test('a contact ticks, sees who did it, and takes the run sheet along', async () => {
  const gerda = await testUser()
  const lisa = await createPerson(newEmail())
  const names = ['Lisa', 'Mark']
  await fillForRelatives(gerda.id, [
    { firstName: 'Lisa', lastName: 'de Vries', email: lisa.email },
    { firstName: 'Mark', lastName: 'de Vries', email: newEmail(), phone: '06-12345678' },
  ])
  for (const name of names) await confirmedRelative(owner, gerda.id, name, {})
  const [one, other] = await Promise.all(names.map((name) => readerOf(gerda.id, name)))
  if (!one || !other) throw new Error('nobody')
  await deathIsRead(one, other, 'all')
  const visitor = await signedIn(lisa)
  const page = `/contactpersoon/${one.id}/eerste-dagen`
  const { status, text } = await visitor.get(page)
  expect(status).toBe(200)
  // Before the first line that can be ticked.
  expect(textOf(text)).toMatch(
    /U ziet hetzelfde als Mark\. Wie iets aantikt, staat erbij\.[^]*Meteen/,
  )
  expect(textOf(text)).toContain('DELA, polisnummer 4481.223.907')
  expect(text).toContain('href="tel:0612345678"')
  expect(toneFaults(text)).toEqual([])
  expect((await visitor.post(page, { done: 'doctor' })).status).toBe(303)
  expect(textOf((await visitor.get(page)).text)).toMatch(/De huisarts bellen\s+Lisa, \d+\.\d\d uur/)
  expect((await visitor.post(page, { done: 'toString' })).status).toBe(422)
  const sheet = await visitor.get(`/contactpersoon/${one.id}/draaiboek`)
  expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'application/pdf'])
  const handOver = await visitor.get(`/contactpersoon/${one.id}/uitvaartondernemer`)
  expect(handOver.status).toBe(200)
  expect(toneFaults(handOver.text)).toEqual([])
})
