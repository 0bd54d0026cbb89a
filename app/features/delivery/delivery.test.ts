/** What an approved request leads to: the copy, who gets it, and what ends it. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PDFParse } from 'pdf-parse'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storeDocument } from '#app/features/documents/documents.server.ts'
import {
  approvedRequest,
  fullRequest,
  livingWillRequest,
  type Owner,
  ownerOfFile,
} from '#tests/fixtures/access-requests.ts'
import { letters } from '#tests/fixtures/letters.ts'
import { newSession } from '#tests/fixtures/people.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { deliveryOf, fetchDelivered } from './delivered.server.ts'
import { deliver } from './work.server.ts'

const actor = ({ id }: TestUser) => ({ id, roles: [], request: '0badcafe' })

let member: TestUser
let person: Owner

beforeEach(async () => {
  member = await testUser('franchise')
  person = await ownerOfFile()
})

const approved = (make: typeof fullRequest | typeof livingWillRequest) =>
  approvedRequest(member, person, make)

const caseOf = async () =>
  (
    await owner<
      { state: string }[]
    >`select state from release_cases where subject_id = ${person.id}`
  )
    .map(({ state }) => state)
    .join()

async function textOf(id: string, part: string) {
  const file = (await deliveryOf(member.id, id))?.files.find((one) => one.part === part)
  const fetched = await fetchDelivered(actor(member), id, file?.id ?? '')
  if (!fetched) throw new Error('not fetched')
  const bytes = await buffer(Readable.from(fetched.contents))
  expect(bytes.length).toBe(fetched.size)
  const parser = new PDFParse({ data: new Uint8Array(bytes) })
  const { text } = await parser.getText()
  await parser.destroy()
  return text
}

test('a full file is delivered once, with everything in it', async () => {
  const id = await approved(fullRequest)
  await deliver()
  await deliver()
  expect(await caseOf()).toBe('delivered')
  const delivery = await deliveryOf(member.id, id)
  expect(delivery?.files.map(({ part }) => part)).toEqual(['run sheet', 'wishes'])
  expect(await textOf(id, 'run sheet')).toContain('Bram')
})
