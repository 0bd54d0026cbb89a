/** A paper of a death is looked at for viruses before it is kept. */
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { storage } from '#app/platform/storage/storage.server.ts'
import { EICAR } from '#tests/fixtures/faults/clamd.ts'
import { clamd } from '#tests/fixtures/faults/clamd-for-tests.ts'
import { readerOf, reported } from '#tests/fixtures/people/deaths.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { ownPaper, storePaper } from './paper.server.ts'

async function objects(): Promise<number> {
  let count = 0
  for await (const _ of (await storage()).list()) count += 1
  return count
}

test('one with a virus is refused and leaves nothing behind, and another may follow', async () => {
  const gerda = await testUser()
  await fillForRelatives(gerda.id, [{ firstName: 'Lisa', lastName: 'de Vries', email: newEmail() }])
  await confirmedRelative(owner, gerda.id, 'Lisa', {})
  const lisa = await readerOf(gerda.id, 'Lisa')
  await reported(lisa, 'paper')
  const paper = (text: string) => Buffer.from(`%PDF-1.7\n${text}\ntrailer\n<<>>\n%%EOF\n`)
  const before = await objects()
  const lookedAt = clamd.looked.length
  expect(await storePaper(lisa, Readable.from([paper(EICAR)]), 'akte.pdf')).toEqual({
    ok: false,
    reason: 'virus',
  })
  expect([(await ownPaper(lisa)).addedAt, await objects()]).toEqual([null, before])
  expect(await storePaper(lisa, Readable.from([paper('Overleden')]), 'akte.pdf')).toEqual({
    ok: true,
  })
  expect(clamd.looked).toHaveLength(lookedAt + 2)
})
