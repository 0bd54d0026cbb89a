/** What there is to do after a death, on the page that the contacts of a file share. */
import { randomUUID } from 'node:crypto'
import { PDFParse } from 'pdf-parse'
import { expect, test } from 'vitest'
import { readProfile, writeProfile } from '#app/features/accounts/profile.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { deathIsRead, readerOf, reported, saysSo } from '#tests/fixtures/people/deaths.ts'
import { textOf, unbroken } from '#tests/fixtures/page.ts'
import { createPerson, newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { toneFaults } from '#tests/fixtures/tone.ts'
import { signedIn } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'

/** Above the lists of what there is to do. */
const headings = (html: string) =>
  [...html.matchAll(/<h2 id="[a-z]+">([^<]*)/g)].map(([, text]) => text)

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
  const [before, after] = ['Vóór de uitvaart', 'Dit kan wachten tot na de uitvaart']
  expect(headings(text)).toEqual(['Meteen', before, after])
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
  // Nobody knows whether what is done at once was done: it keeps its place, and is asked after.
  await owner`update death_reports set died_on = died_on - 2 where subject_id = ${gerda.id}`
  expect(headings((await visitor.get(page)).text)).toEqual(['Is dit al gedaan?', before, after])
  // From each of them there is a way to the wishes, and by the name above it to all for whom one reads.
  for (const { text: shown } of [await visitor.get(page), handOver]) {
    expect(shown).toContain(`<a href="/contactpersoon/${one.id}">De wensen van Gerda</a>`)
    expect(shown).toMatch(/<a href="\/contactpersoon"[^>]*>Wensenregister/)
  }
})

test('the list says what was written after the confirmation, and that it is read elsewhere', async () => {
  const gerda = await testUser()
  const lisa = await createPerson(newEmail())
  await fillForRelatives(gerda.id, [
    { firstName: 'Lisa', lastName: 'de Vries', email: lisa.email },
    { firstName: 'Mark', lastName: 'de Vries', email: newEmail() },
  ])
  for (const name of ['Lisa', 'Mark']) await confirmedRelative(owner, gerda.id, name, {})
  await completeFile(gerda.id)
  const [one, other] = [await readerOf(gerda.id, 'Lisa'), await readerOf(gerda.id, 'Mark')]
  const data = { flowers: 'Zonnebloemen' }
  const id = randomUUID()
  await saveSection(gerda, { section: 'rituelen', id, revision: 1, data, final: false })
  await deathIsRead(one, other, 'all')
  const { text } = await (await signedIn(lisa)).get(`/contactpersoon/${one.id}/eerste-dagen`)
  expect(textOf(text).replaceAll(/\s+/g, ' ')).toMatch(
    /Gerda schreef later nog iets op, dat nog niet af is: .*bloemen.*\. Lees het bij de wensen\./i,
  )
  expect(toneFaults(text)).toEqual([])
})

test('the sheet for a funeral director has the number once the booklet is read, and not before', async () => {
  const gerda = await testUser()
  const lisa = await createPerson(newEmail())
  await fillForRelatives(gerda.id, [
    {
      firstName: 'Lisa',
      lastName: 'de Vries',
      relation: 'dochter',
      email: lisa.email,
      phone: '06-12345679',
    },
    { firstName: 'Mark', lastName: 'de Vries', email: newEmail() },
  ])
  for (const name of ['Lisa', 'Mark']) await confirmedRelative(owner, gerda.id, name, {})
  await completeFile(gerda.id)
  const [one, other] = [await readerOf(gerda.id, 'Lisa'), await readerOf(gerda.id, 'Mark')]
  const visitor = await signedIn(lisa)
  const page = `/contactpersoon/${one.id}`
  const sheet = async () => textOf((await visitor.get(`${page}/uitvaartondernemer`)).text)
  await saysSo(other, await reported(one))
  expect(await sheet()).toContain('WR ____')
  expect(await sheet()).not.toMatch(/WR\d/)
  await newSession(gerda.id)
  await deathIsRead(one, other)
  const told = await sheet()
  expect(told).toMatch(/Dit vel komt van Lisa de Vries \(dochter\), een van de contactpersonen\./)
  expect(told).toMatch(/Telefoon\s+06-12345679/)
  // Who gives somebody the number has not read the wishes.
  const looks = await owner`
    select from audit_log where subject_id = ${gerda.id} and action = 'death.read'`
  expect(looks).toHaveLength(0)
  const { bytes } = await visitor.get(`${page}/boekje`)
  const booklet = await new PDFParse({ data: new Uint8Array(bytes) }).getText()
  const [number = 'none'] = /WR\d{8}/.exec(booklet.text) ?? []
  expect(told).toMatch(new RegExp(`Dossiernummer\\s+${number}`))
  expect(told).not.toContain('WR ____')
})

test('a contact who may read it now sees when somebody was born, and nobody else does', async () => {
  const gerda = await testUser()
  const lisa = await createPerson(newEmail())
  await fillForRelatives(gerda.id, [{ firstName: 'Lisa', lastName: 'de Vries', email: lisa.email }])
  await withActor(asPerson(gerda.id), async (sql) => {
    const profile = await readProfile(sql, gerda.id)
    if (profile) await writeProfile(sql, gerda.id, { ...profile, dateOfBirth: '1951-03-12' })
  })
  const visitor = await signedIn(lisa)
  const seen = async (parts: Parameters<typeof confirmedRelative>[3]) => {
    const id = await confirmedRelative(owner, gerda.id, 'Lisa', parts)
    return unbroken(textOf((await visitor.get(`/contactpersoon/${id}`)).text))
  }
  expect(await seen({ veer: 'now', details: 'now' })).toContain('Geboren op 12 maart 1951.')
  expect(await seen({ details: 'now' })).toContain('Geboren op 12 maart 1951.')
  expect(await seen({ veer: 'now' })).not.toContain('Geboren op')
})
