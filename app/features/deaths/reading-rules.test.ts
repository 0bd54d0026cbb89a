/** What the database refuses, and notes, of reading around a death. */
import { Readable } from 'node:stream'
import { PDFParse } from 'pdf-parse'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { readNow } from '#app/features/relatives/reading/reading.server.ts'
import { publicKeys } from '#app/features/signatures/sign.server.ts'
import { verifyBooklet } from '#app/features/signatures/verify.server.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { asSystem, withActor } from '#app/platform/database/sql.server.ts'
import { addressOfContact } from '#app/features/contacts/people.server.ts'
import { deathIsRead, readerOf, reported } from '#tests/fixtures/people/deaths.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { keepQuestion, lookAtQuestion, newQuestionLink } from './links.server.ts'
import { chooseForBooklet } from '#app/features/booklet/choose-photo.server.ts'
import { storeDocument } from '#app/features/documents/documents.server.ts'
import { printCopy } from './kept.server.ts'
import { copiesAt, readCopy } from './read.server.ts'

const REQUEST = '0badcafe'

let gerda: TestUser
let lisa: Reader
let mark: Reader

beforeEach(async () => {
  gerda = await testUser()
  const people = ['Lisa', 'Mark'].map((firstName) => {
    return { firstName, lastName: 'de Vries', email: newEmail() }
  })
  await fillForRelatives(gerda.id, people)
  for (const { firstName } of people)
    await confirmedRelative(owner, gerda.id, firstName, { veer: 'now' })
  lisa = await readerOf(gerda.id, 'Lisa')
  mark = await readerOf(gerda.id, 'Mark')
})

const copyReader = () => ({ id: lisa.id, address: addressOfContact(lisa) })
const chapters = async () => (await readNow(lisa, REQUEST)).chapters.length

test('who read while she lived reads nothing more once the time after the death is over, unless she turns out to live', async () => {
  expect(await chapters()).toBeGreaterThan(0)
  const id = await deathIsRead(lisa, mark, 'all')
  await owner`update death_reports set state = 'ended' where id = ${id}`
  // As if the copies had been cleaned, so that only the database knows.
  await owner`delete from relative_copies where report_id = ${id}`
  await owner`
    update death_reports
       set first_at = now() - interval '3 days', all_at = now() - interval '2 days',
           copies_until = now() - interval '1 day' where id = ${id}`
  expect(await chapters()).toBe(0)
  await owner`update wishes set updated_at = now() + interval '1 second' where user_id = ${gerda.id}`
  expect(await chapters()).toBeGreaterThan(0)
})

test('who reads after a death is noted once a day, however often a page is loaded', async () => {
  await deathIsRead(lisa, mark)
  for (let count = 0; count < 3; count += 1)
    expect(await readCopy(copyReader(), REQUEST)).not.toBeNull()
  const noted = () => owner`
    select from audit_log where subject_id = ${gerda.id} and action = 'death.read'`
  expect((await noted()).length).toBe(1)
  await readCopy({ id: mark.id, address: addressOfContact(mark) }, REQUEST)
  expect((await noted()).length).toBe(2)
})

describe('the booklet that a contact keeps', () => {
  const kept = async () => {
    const wishes = await readCopy(copyReader(), REQUEST)
    const [copy] = await copiesAt(addressOfContact(lisa))
    if (!wishes || !copy) throw new Error('no copy')
    const { printed } = await printCopy(copyReader(), { wishes, copy }, REQUEST)
    if (!printed.ok) throw new Error(printed.reason)
    return Buffer.from(printed.pdf)
  }

  test('is signed as what a relative may read of a confirmed version, and shows a change', async () => {
    await completeFile(gerda.id)
    await deathIsRead(lisa, mark, 'all')
    const pdf = await kept()
    expect(verifyBooklet(pdf, publicKeys())).toMatchObject({
      state: 'genuine',
      said: { part: 'relative', version: 1, name: 'Gerda de Vries' },
    })
    const tampered = Buffer.from(pdf)
    tampered[Math.floor(pdf.length / 2)] = (tampered[Math.floor(pdf.length / 2)] ?? 0) ^ 1
    expect(verifyBooklet(tampered, publicKeys()).state).toBe('changed')
    const { text } = await new PDFParse({ data: new Uint8Array(pdf) }).getText()
    expect(text).toMatch(/Dossiernummer WR\d{8}[^]*Is dit boekje echt\?[^]*controleer/)
    // What she may not read is in no data that go along.
    expect(pdf.includes('wensen.json')).toBe(false)
  })

  test('has the picture that its owner chose on a page of its own', async () => {
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#789' } })
    const stored = await storeDocument(gerda.id, {
      purpose: 'document',
      name: 'boot.jpg',
      nameWhenEmpty: 'foto',
      description: 'Op de boot van Kees',
      contents: Readable.from([await picture.jpeg().toBuffer()]),
    })
    if (!stored.ok) throw new Error(stored.reason)
    await chooseForBooklet(gerda.id, stored.id, true)
    await deathIsRead(lisa, mark, 'all')
    const pdf = await kept()
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).not.toBeNull()
    const { text } = await new PDFParse({ data: new Uint8Array(pdf) }).getText()
    expect(text).not.toContain('Op de boot van Kees')
    expect(text).toContain('Brief aan Lisa')
  })

  test('is not signed where nobody confirmed it', async () => {
    await deathIsRead(lisa, mark, 'all')
    expect(verifyBooklet(await kept(), publicKeys()).state).toBe('unsigned')
  })
})

test('the question about a death belongs to the browser that answers by it first', async () => {
  await reported(lisa)
  const token = await withActor(asSystem('deaths'), (sql) => newQuestionLink(sql, mark.id))
  expect(await lookAtQuestion(token, undefined)).not.toBeNull()
  await keepQuestion(token, 'here')
  await keepQuestion(token, 'elsewhere')
  expect(await lookAtQuestion(token, 'here')).not.toBeNull()
  for (const other of ['elsewhere', undefined])
    expect(await lookAtQuestion(token, other)).toBeNull()
})
