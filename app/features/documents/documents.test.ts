import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { jpegWith } from '#tests/fixtures/images.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import {
  deleteDocument,
  describeDocument,
  findDocument,
  listDocuments,
  type NewDocument,
  openDocument,
  putInBooklet,
  readWords,
  storeDocument,
} from './documents.server.ts'
import { MAX_FILE_BYTES, MAX_FILES, MAX_TOTAL_BYTES } from './limits.ts'
import { exifWith } from '#app/files/metadata/orientation.server.ts'
import { readFingerprints } from '#app/forms/stored/fingerprints.server.ts'
import { sweepObjects } from '#app/features/manifests/sweep.server.ts'

const PDF = Buffer.from('%PDF-1.7\n')
const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const made = (contents: Uint8Array[], rest: Partial<NewDocument> = {}): NewDocument => ({
  purpose: 'document',
  name: 'brief.pdf',
  nameWhenEmpty: 'document',
  description: '',
  contents: Readable.from(contents),
  ...rest,
})

async function stored(
  userId: string,
  contents: Uint8Array[] = [PDF],
  rest: Partial<NewDocument> = {},
) {
  const result = await storeDocument(userId, made(contents, rest))
  if (!result.ok) throw new Error(result.reason)
  return result.id
}

/** What the page of a document saves. @param page that it was made from */
const save = (data: { name?: string; description?: string }, page?: { opened: string } | null) => ({
  revision: 0,
  opened: readFingerprints(page?.opened),
  data,
})

async function* endless(size: number) {
  yield PDF
  for (let left = size - PDF.length; left > 0; left -= 65_536)
    yield Buffer.alloc(Math.min(left, 65_536), 'x')
}

async function objects(): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of (await storage()).list()) keys.add(key)
  return keys
}

const keyOf = async (id: string): Promise<string> =>
  (await owner`select storage_key as key from documents where id = ${id}`)[0]?.key ?? ''

/** Rows as if so much had been stored; their objects are not needed. */
const fill = (userId: string, files: number, size: number) => owner`
  insert into documents (id, user_id, purpose, kind, size, sealed, storage_key)
  select gen_random_uuid(), ${userId}, 'document', 'pdf', ${size}, ''::bytea, gen_random_uuid()
    from generate_series(1, ${files})`

describe('a stored document', () => {
  test('comes back as it was, with what is known of it', async () => {
    const { id: userId } = await testUser()
    const contents = Buffer.concat([PDF, randomBytes(300_000)])
    const id = await stored(userId, [contents], { description: 'Bij de kaart' })
    const opened = await openDocument(userId, id)
    expect(opened).toMatchObject({
      name: 'brief.pdf',
      description: 'Bij de kaart',
      kind: 'pdf',
      mime: 'application/pdf',
      size: contents.length,
    })
    expect((await buffer(opened?.contents ?? Readable.from([]))).equals(contents)).toBe(true)
  })

  test('is kept sealed: neither name nor contents can be read where it is kept', async () => {
    const { id: userId } = await testUser()
    const id = await stored(userId, [PDF, Buffer.from('Lieve kinderen')], { name: 'afscheid.pdf' })
    const kept = await buffer(await (await storage()).get(await keyOf(id)))
    expect(kept.includes('Lieve')).toBe(false)
    expect(kept.includes('%PDF')).toBe(false)
    const [row] = await owner`select d.*::text as text, sealed from documents d where id = ${id}`
    expect(`${row?.text} ${row?.sealed.toString('latin1')}`).not.toContain('afscheid')
  })

  test('of an image has lost its place', async () => {
    const { id: userId } = await testUser()
    const { given, left } = jpegWith(6, exifWith)
    const opened = await openDocument(userId, await stored(userId, [given]))
    expect((await buffer(opened?.contents ?? Readable.from([]))).equals(left)).toBe(true)
    expect(opened).toMatchObject({ kind: 'jpg', size: left.length, name: 'brief.pdf.jpg' })
  })

  test('does not open when its object was changed or swapped for another', async () => {
    const { id: userId } = await testUser()
    const [one, other] = [await stored(userId), await stored(userId, [PDF], { name: 'b.pdf' })]
    const objectStorage = await storage()
    const swapped = await buffer(await objectStorage.get(await keyOf(other)))
    await objectStorage.put(await keyOf(one), Readable.from([swapped]))
    const opened = await openDocument(userId, one)
    await expect(buffer(opened?.contents ?? Readable.from([]))).rejects.toThrow(/./)
  })

  test('belongs to one person: nobody else finds, opens, changes or deletes it', async () => {
    const [{ id: userId }, { id: otherId }] = [await testUser(), await testUser()]
    const id = await stored(userId)
    expect(await findDocument(otherId, id)).toBeNull()
    expect(await openDocument(otherId, id)).toBeNull()
    expect(await readWords(otherId, id)).toBeNull()
    expect(await describeDocument(otherId, id, save({ name: 'x' }))).toBeNull()
    expect(await deleteDocument(otherId, id)).toBe(false)
    expect((await listDocuments(otherId, 'document')).documents).toEqual([])
    expect(await findDocument(userId, id)).not.toBeNull()
  })

  test.each(['', 'x', '../x', randomUUID(), '00000000-0000-0000-0000-00000000000g'])(
    'is not found by %j',
    async (id) => {
      const { id: userId } = await testUser()
      expect(await openDocument(userId, id)).toBeNull()
      expect(await deleteDocument(userId, id)).toBe(false)
    },
  )

  test('can be renamed and described, and opens as before', async () => {
    const { id: userId } = await testUser()
    const id = await stored(userId)
    const words = save({ name: 'nieuw', description: 'van mij' }, await readWords(userId, id))
    expect(await describeDocument(userId, id, words)).toMatchObject({ ok: true })
    const opened = await openDocument(userId, id)
    expect(opened).toMatchObject({ name: 'nieuw.pdf', description: 'van mij' })
    expect((await buffer(opened?.contents ?? Readable.from([]))).equals(PDF)).toBe(true)
  })

  test('of a picture can be in the booklet, one at a time, until it is deleted', async () => {
    const { id: userId } = await testUser()
    const { given } = jpegWith(1, exifWith)
    const one = await stored(userId, [given])
    const other = await stored(userId, [given], { name: 'b.jpg' })
    const inBooklet = async () =>
      (await listDocuments(userId, 'document')).documents
        .filter((document) => document.inBooklet)
        .map(({ id }) => id)
    expect(await inBooklet()).toEqual([])
    expect(await putInBooklet(userId, one, true)).toBe(true)
    expect(await putInBooklet(userId, one, true)).toBe(true)
    expect(await inBooklet()).toEqual([one])
    expect(await putInBooklet(userId, other, true)).toBe(true)
    expect(await inBooklet()).toEqual([other])
    await expect(owner`update documents set in_booklet = true where id = ${one}`).rejects.toThrow(
      'documents_in_booklet',
    )
    // What is not there need not be taken away.
    expect(await putInBooklet(userId, one, false)).toBe(true)
    expect(await inBooklet()).toEqual([other])
    expect(await deleteDocument(userId, other)).toBe(true)
    expect(await inBooklet()).toEqual([])
    await putInBooklet(userId, one, true)
    expect(await putInBooklet(userId, one, false)).toBe(true)
    expect(await inBooklet()).toEqual([])
  })

  test('of another kind, of another purpose or of someone else is never in the booklet', async () => {
    const [{ id: userId }, { id: otherId }] = [await testUser(), await testUser()]
    const { given } = jpegWith(1, exifWith)
    const picture = await stored(userId, [given])
    const scan = await stored(userId, [given], { purpose: 'wilsverklaring' })
    expect(await putInBooklet(userId, await stored(userId), true)).toBe(false)
    expect(await putInBooklet(userId, scan, true)).toBe(false)
    expect(await putInBooklet(otherId, picture, true)).toBe(false)
    expect((await findDocument(userId, picture))?.inBooklet).toBe(false)
  })

  test('that is deleted leaves nothing', async () => {
    const { id: userId } = await testUser()
    const id = await stored(userId)
    const key = await keyOf(id)
    expect(await deleteDocument(userId, id)).toBe(true)
    expect(await findDocument(userId, id)).toBeNull()
    expect((await objects()).has(key)).toBe(false)
  })

  test('of another purpose is not among the documents, and takes room all the same', async () => {
    const { id: userId } = await testUser()
    const id = await stored(userId, [PDF], { purpose: 'wilsverklaring' })
    const { documents, used } = await listDocuments(userId, 'document')
    expect(documents).toEqual([])
    expect(used).toEqual({ files: 1, bytes: PDF.length })
    const scans = await listDocuments(userId, 'wilsverklaring')
    expect(scans.documents.map((one) => one.id)).toEqual([id])
  })

  test('of another purpose opens, but is not changed or deleted among the documents', async () => {
    const { id: userId } = await testUser()
    const id = await stored(userId, [PDF], { purpose: 'wilsverklaring' })
    expect(await findDocument(userId, id)).toBeNull()
    expect(await describeDocument(userId, id, save({ name: 'x' }))).toBeNull()
    expect(await deleteDocument(userId, id)).toBe(false)
    const opened = await openDocument(userId, id)
    expect(await buffer(opened?.contents ?? Readable.from([]))).toEqual(PDF)
    expect(await deleteDocument(userId, id, 'wilsverklaring')).toBe(true)
  })
})

describe('a file that is sent twice', () => {
  test('is kept once, at once or after another', async () => {
    const { id: userId } = await testUser()
    const before = await objects()
    const [one, other] = await Promise.all([stored(userId), stored(userId)])
    expect([other, await stored(userId)]).toEqual([one, one])
    expect((await listDocuments(userId, 'document')).used.files).toBe(1)
    expect((await objects()).size).toBe(before.size + 1)
  })

  async function lose(id: string) {
    const [row] = await owner<DbRow<'documents', 'storage_key as key'>[]>`
      select storage_key as key from documents where id = ${id}`
    await (await storage()).remove(row?.key ?? '')
  }

  test('is kept again where the first was lost, in its place and with its words', async () => {
    const { id: userId } = await testUser()
    const lost = await stored(userId, [PDF], { name: 'brief.pdf', description: 'Van mij' })
    const other = await stored(userId, [Buffer.from('%PDF-1.8\n')], { name: 'brief.pdf' })
    await lose(lost)
    await lose(other)
    const again = await stored(userId, [PDF], { name: 'brief.pdf', description: '' })
    const opened = await openDocument(userId, again)
    expect(await buffer(opened?.contents ?? Readable.from([]))).toEqual(PDF)
    const { documents } = await listDocuments(userId, 'document')
    expect(documents.map(({ id, description }) => [id, description])).toEqual(
      expect.arrayContaining([[again, 'Van mij']]),
    )
    expect(documents.map(({ id }) => id).toSorted()).toEqual([again, other].toSorted())
  })

  test('comes with words of its own', async () => {
    const { id: userId } = await testUser()
    const lost = await stored(userId)
    await lose(lost)
    const again = await stored(userId, [PDF], { description: 'Nieuw' })
    const { documents } = await listDocuments(userId, 'document')
    expect(documents).toMatchObject([{ id: again, description: 'Nieuw' }])
  })

  test.each([
    ['contents', [Buffer.from('%PDF-1.8\n')], {}],
    ['a name', [PDF], { name: 'b.pdf' }],
    ['words', [PDF], { description: 'De tweede' }],
  ])('is another one where it has %s of its own', async (_what, contents, rest) => {
    const { id: userId } = await testUser()
    expect(await stored(userId, contents, rest)).not.toBe(await stored(userId))
  })
})

describe('room', () => {
  const reasonOf = async (userId: string, contents: AsyncIterable<Uint8Array>, name = 'a.pdf') => {
    const result = await storeDocument(userId, made([], { contents, name }))
    return result.ok ? 'kept' : result.reason
  }

  test('of a file ends at 25 MB', async () => {
    const { id: userId } = await testUser()
    expect(await reasonOf(userId, endless(MAX_FILE_BYTES))).toBe('kept')
    const before = await objects()
    expect(await reasonOf(userId, endless(MAX_FILE_BYTES + 1))).toBe('tooLarge')
    expect(await objects()).toEqual(before)
  })

  test('of a person ends at 250 MB', async () => {
    const { id: userId } = await testUser()
    await fill(userId, 10, MAX_TOTAL_BYTES / 10 - 1)
    expect(await reasonOf(userId, endless(11))).toBe('quota')
    expect(await reasonOf(userId, endless(10))).toBe('kept')
  })

  test('of a person ends at a thousand files', async () => {
    const { id: userId } = await testUser()
    await fill(userId, MAX_FILES - 1, 1)
    expect(await reasonOf(userId, endless(10))).toBe('kept')
    expect(await reasonOf(userId, endless(10), 'b.pdf')).toBe('count')
  })

  test('cannot be passed by several at once', async () => {
    const { id: userId } = await testUser()
    await fill(userId, 10, MAX_TOTAL_BYTES / 10 - 10)
    const before = await objects()
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, index) => reasonOf(userId, endless(60), `${index}.pdf`)),
    )
    expect(results.toSorted()).toEqual(['kept', 'quota', 'quota', 'quota', 'quota', 'quota'])
    expect((await objects()).size).toBe(before.size + 1)
  })
})

describe('what broke off', () => {
  test('leaves no row and no object', async () => {
    const { id: userId } = await testUser()
    const before = await objects()
    async function* broken() {
      yield PDF
      yield randomBytes(200_000)
      throw new Error('broken off')
    }
    await expect(storeDocument(userId, made([], { contents: broken() }))).rejects.toThrow(
      'broken off',
    )
    expect((await listDocuments(userId, 'document')).used.files).toBe(0)
    expect(await objects()).toEqual(before)
  })

  test('for someone who is deleted meanwhile leaves no object', async () => {
    const { id: userId } = await testUser()
    const before = await objects()
    async function* slow() {
      yield PDF
      await owner`delete from users where id = ${userId}`
      yield PDF
    }
    await expect(storeDocument(userId, made([], { contents: slow() }))).rejects.toThrow(/./)
    expect(await objects()).toEqual(before)
  })
})

describe('the nightly sweep', () => {
  test('removes what a killed process left, never what is referred to or under way', async () => {
    const { id: userId } = await testUser()
    const kept = await keyOf(await stored(userId))
    const left = randomUUID()
    await (await storage()).put(left, Readable.from([randomBytes(100)]))
    await sweepObjects(inDays(0.9))
    expect((await objects()).has(left)).toBe(true)
    await sweepObjects(inDays(1.1))
    expect((await objects()).has(left)).toBe(false)
    expect((await objects()).has(kept)).toBe(true)
  })

  test('removes the files of someone who was deleted', async () => {
    const { id: userId } = await testUser()
    const key = await keyOf(await stored(userId))
    await owner`delete from users where id = ${userId}`
    await sweepObjects(inDays(2))
    expect((await objects()).has(key)).toBe(false)
  })
})
