/** What someone uploads is looked at for viruses as it comes in, where there is a clamd. */
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { storage } from '#app/platform/storage/storage.server.ts'
import { EICAR } from '#tests/fixtures/faults/clamd.ts'
import { clamd } from '#tests/fixtures/faults/clamd-for-tests.ts'
import { testUser } from '#tests/setup/database.ts'
import { listDocuments, storeDocument } from './documents.server.ts'

async function objects(): Promise<number> {
  let count = 0
  for await (const _ of (await storage()).list()) count += 1
  return count
}

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\ntrailer\n<<>>\n%%EOF\n`)

const upload = (userId: string, text: string) =>
  storeDocument(userId, {
    purpose: 'document',
    name: 'brief.pdf',
    nameWhenEmpty: 'document',
    description: '',
    contents: Readable.from([pdf(text)]),
  })

const names = async (userId: string) =>
  (await listDocuments(userId, 'document')).documents.map(({ name }) => name)

test('a file with a virus is refused and leaves nothing behind', async () => {
  const { id } = await testUser()
  const before = await objects()
  expect(await upload(id, EICAR)).toEqual({ ok: false, reason: 'virus' })
  expect([await names(id), await objects()]).toEqual([[], before])
  expect(await upload(id, 'Lieve Lisa')).toMatchObject({ ok: true })
  expect(clamd.looked).toEqual([pdf(EICAR), pdf('Lieve Lisa')])
})

test.each([
  ['could not look', 'INSTREAM size limit exceeded. ERROR'],
  ['breaks off', ''],
])('a clamd that %s keeps nobody from keeping a file', async (_how, answer) => {
  clamd.said = answer
  const { id } = await testUser()
  expect(await upload(id, EICAR)).toMatchObject({ ok: true })
  expect([await names(id), clamd.looked.length]).toEqual([['brief.pdf'], 1])
})

test('nor does one that is away', async () => {
  const { id } = await testUser()
  await clamd.stop()
  expect(await upload(id, EICAR)).toMatchObject({ ok: true })
  expect([await names(id), clamd.looked.length]).toEqual([['brief.pdf'], 0])
})
