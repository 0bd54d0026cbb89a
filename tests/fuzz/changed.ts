/** Files of which something was changed. */
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { mutatedPicture, PICTURE_KINDS } from '#tests/fixtures/faults/mutations.ts'
import { LEAST_PDF } from '#tests/fixtures/upload.ts'
import { texts } from './texts.ts'

export type Change = {
  at: number
  how: 'flip' | 'cut' | 'end' | 'put' | 'twice' | 'most'
  bytes: Uint8Array
}

/** More of them near the beginning, where a file says what is in it. */
const places = fc.double({ min: 0, max: 1, noNaN: true }).map((part) => part ** 3)
/** What is done to bytes. */
export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    at: places,
    how: fc.constantFrom<Change['how'][]>('flip', 'cut', 'end', 'put', 'twice', 'most'),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 64 }),
  }),
  { maxLength: 6 },
)

/** Nothing, most of the time. */
export const fewChanges: fc.Arbitrary<Change[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Change[]>([]) },
  { weight: 1, arbitrary: changes },
)

/** Bytes with a few changes. */
export const changed = (contents: Buffer, list: Change[]): Buffer =>
  list.reduce(changedOnce, contents)

function changedOnce(contents: Buffer, { at, how, bytes }: Change): Buffer {
  const place = Math.floor(at * contents.length)
  const [before, after] = [contents.subarray(0, place), contents.subarray(place)]
  const rest = after.subarray(bytes.length)
  switch (how) {
    case 'flip':
      return Buffer.concat([before, bytes, rest])
    case 'cut':
      return Buffer.concat([before, rest])
    case 'end':
      return before
    case 'put':
      return Buffer.concat([before, bytes, after])
    case 'twice':
      return Buffer.concat([before, after, after])
    case 'most':
      return Buffer.concat([before, Buffer.alloc(bytes.length, 0xff), rest])
  }
}

const documents = {
  pdf: Buffer.concat([LEAST_PDF, Buffer.alloc(5000, '1 0 obj <</Length 9>> stream\n')]),
  txt: Buffer.from('Lieve allemaal, '.repeat(100)),
}

const picture = fc
  .tuple(fc.constantFrom(...PICTURE_KINDS), fc.nat())
  .map(([kind, seed]) => ({ kind, contents: mutatedPicture(kind, seed) }))
const document = fc
  .tuple(fc.constantFrom('pdf' as const, 'txt' as const), changes)
  .map(([kind, list]) => ({ kind, contents: changed(documents[kind], list) }))

/** A file that is uploaded, with a name that may have nothing to do with it. */
export const files: fc.Arbitrary<{ name: string; contents: Buffer }> = fc
  .tuple(fc.oneof(picture, document), fc.option(texts, { freq: 2 }))
  .map(([{ kind, contents }, name]) => ({ name: name ?? `brief.${kind}`, contents }))

type JsonChange = {
  place: number
  how: 'replace' | 'remove' | 'repeat'
  value: unknown
  times: number
}
/** What is done to an export before it is brought in again. */
export type ExportChange = {
  json: JsonChange[]
  files: { place: number; changes: Change[] }[]
  zip: Change[]
}

const odd = fc.oneof(
  texts,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, -1, 0.5, 1e300, 3e9, '', '__proto__', '2026-02-31', '9999-12-31T00:00:00Z'),
)
export const exportChanges: fc.Arbitrary<ExportChange> = fc.record({
  json: fc.array(
    fc.record({
      place: fc.nat(),
      how: fc.constantFrom<JsonChange['how'][]>('replace', 'replace', 'remove', 'repeat'),
      value: odd,
      times: fc.nat(300),
    }),
    { maxLength: 5 },
  ),
  files: fc.array(fc.record({ place: fc.nat(), changes }), { maxLength: 2 }),
  zip: fewChanges,
})

/** What is in a ZIP, by name. */
export async function entriesOf(zip: Buffer): Promise<Map<string, Buffer>> {
  const opened = await fromBufferPromise(zip, { lazyEntries: true })
  const entries = new Map<string, Buffer>()
  for await (const entry of opened.eachEntry())
    entries.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)))
  return entries
}

/** An export with changes in its data, in its files, and in the ZIP that they make. */
export async function changedExport(entries: ReadonlyMap<string, Buffer>, change: ExportChange) {
  const all = [...entries].map(([name, contents]): [string, Buffer] => [
    name,
    name.endsWith('.json') ? Buffer.from(changedJson(String(contents), change.json)) : contents,
  ])
  for (const { place, changes: list } of change.files) {
    const entry = all[place % all.length]
    if (entry) entry[1] = changed(entry[1], list)
  }
  const zip = new ZipFile()
  for (const [name, contents] of all) zip.addBuffer(contents, name)
  zip.end()
  return changed(await buffer(zip.outputStream), change.zip)
}

type Slot = { within: Record<string, unknown>; key: string }

function changedJson(text: string, list: JsonChange[]): string {
  const json: unknown = JSON.parse(text)
  for (const change of list) {
    const slots = slotsOf(json)
    const slot = slots[change.place % slots.length]
    if (slot) changeSlot(slot, change)
  }
  return JSON.stringify(json)
}

/** Every place in JSON that holds a value. */
function slotsOf(within: unknown): Slot[] {
  if (typeof within !== 'object' || within === null) return []
  return Object.entries(within).flatMap(([key, value]) => [
    { within: within as Slot['within'], key },
    ...slotsOf(value),
  ])
}

function changeSlot({ within, key }: Slot, { how, value, times }: JsonChange) {
  const old = within[key]
  if (how === 'remove') delete within[key]
  else if (how === 'replace') within[key] = value
  else if (typeof old === 'string') within[key] = old.repeat(times)
  else if (Array.isArray(old)) within[key] = Array.from({ length: times }, () => old).flat()
}
