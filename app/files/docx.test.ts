import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { filtered } from '#tests/fixtures/filtered.ts'
import { randomFrom } from '#tests/fixtures/faults/random.ts'
import { docxWith, zipOf } from '#tests/fixtures/zips.ts'
import { onlyDocx } from './docx.server.ts'

const noise = (bytes: number) => randomBytes(bytes).toString('hex')

test.each([1, 100, 65_536, 3_000_000])(
  'a Word document that comes in parts of %i bytes stays as it is',
  async (part) => {
    const large = part > 100 ? noise(700_000) : 'x'
    const document = await docxWith(['word/media/foto.png', large])
    expect(await filtered(onlyDocx, document, part)).toEqual(document)
  },
)

const numbered = (count: number, name: (number: number) => string) =>
  Array.from({ length: count }, (_, index): [string] => [name(index)])

test.each<[string, () => Promise<Buffer>, string]>([
  ['a ZIP of something else', () => zipOf([['foto.png'], ['[Content_Types].xml']]), 'kind'],
  ['one with macros', () => docxWith(['word/vbaProject.bin']), 'macros'],
  ['one with a control', () => docxWith(['word/activeX/activeX1.xml']), 'macros'],
  ['one with a program', () => docxWith(['word/embeddings/Cadeau.EXE']), 'macros'],
  ['no ZIP', async () => Buffer.from('PK\x03\x04 en dan niets'), 'damaged'],
  ['one that is cut off', async () => (await docxWith()).subarray(0, -30), 'damaged'],
  [
    'one with something behind its end',
    async () => Buffer.concat([await docxWith(), randomBytes(40)]),
    'damaged',
  ],
  [
    'one whose directory is larger than is looked at',
    () => docxWith(...numbered(20, (number) => `${number}/${'a'.repeat(60_000)}`)),
    'damaged',
  ],
])('%s is refused', async (_what, made, reason) => {
  expect(await filtered(onlyDocx, await made(), 65_536)).toBe(reason)
})

test.each<[string, (document: Buffer) => void]>([
  [
    'more than anyone unpacks',
    (document) => document.writeUInt32LE(2 ** 31, document.lastIndexOf('PK\x01\x02') + 24),
  ],
  ['thousands of parts', (document) => document.writeUInt16LE(5001, document.length - 12)],
])('one that says it holds %s is refused', async (_what, claim) => {
  const document = await docxWith()
  claim(document)
  expect(await filtered(onlyDocx, document)).toBe('damaged')
})

test('none fails in another way than by being refused, wherever it is cut or spoiled', async () => {
  const document = await docxWith()
  const random = randomFrom(1)
  const results = new Set<string>()
  for (let at = 0; at < document.length; at += 3) {
    const spoiled = Buffer.from(document)
    spoiled[at] = random(256)
    for (const given of [document.subarray(0, at), spoiled]) {
      const result = await filtered(onlyDocx, given)
      results.add(typeof result === 'string' ? result : 'kept')
    }
  }
  expect([...results].toSorted()).toEqual(['damaged', 'kept', 'kind'])
})
