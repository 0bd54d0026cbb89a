/** Requests that a seed and a number decide: the same two make the same request again. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { QUERY } from '#tests/fixtures/faults/hostile.ts'
import { URLENCODED } from '#tests/fixtures/upload.ts'
import { accessTable, outcomeFor, type Who } from '#tests/http/access/access-table.ts'
import { exportChanges, fewChanges, files } from './changed.ts'
import { behind, texts, values, written } from './texts.ts'

const routes = Object.keys(accessTable)
const posting = Object.entries(accessTable).flatMap(([id, { post }]) =>
  [403, 405].includes(Number(outcomeFor(post, 'user'))) ? [] : [id],
)

/** Beside those of the access table someone whose account is empty, for imports. */
export type Asker = Who | 'newcomer'

const who = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Asker>('user') },
  { weight: 3, arbitrary: fc.constant<Asker>('anonymous') },
  { weight: 2, arbitrary: fc.constantFrom<Asker[]>('other', 'guild', 'staff', 'admin') },
)
const network = fc.ipV4()

/** What can be sent in a header at all. A head of more than 16 kB gets no further than node. */
const headerText = texts.map((text) =>
  Buffer.from(text.slice(0, 1000))
    .toString('latin1')
    .replaceAll(/[^\t -~\x80-\xff]/g, ''),
)
const HEADERS = [
  ['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'cookie'],
  ['forwarded', 'host', 'if-modified-since', 'if-none-match', 'origin', 'purpose', 'range'],
  ['referer', 'sec-fetch-site', 'user-agent', 'x-forwarded-for', 'x-forwarded-host'],
  ['x-forwarded-proto', 'x-http-method-override', 'x-remix-request'],
].flat()
const SAID = ['*', '*/*', 'null', '0', '-1', 'bytes=0-', 'bytes=5-1', 'br;q=0, *;q=2', ',,,;;=']
const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(...HEADERS),
  fc.oneof(
    headerText,
    fc.nat(600).map((times) => 'a=b; '.repeat(times)),
    fc.nat(3000).map((times) => `a=1${' '.repeat(times)}x`),
    fc.constantFrom(...SAID),
  ),
  { maxKeys: 4 },
)
/** Most requests have none, or they would get no further than the first layer. */
const headers = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: oddHeaders },
)

const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...QUERY), texts.map(written)), values), {
    maxLength: 4,
  })
  .map((pairs) => `?${pairs.map((pair) => pair.join('=').slice(0, 700)).join('&')}`)
const ENDINGS = [
  ['/', '//', '/.', '/..', '/%2e%2e', '.data', '/_.data', '.data?_routes=root', '%00', '%'],
  ['/bestand', '/bewerken', '?index', '?_routes=', '#x', ';a=b', '/%2f', '%E0%A4', '.html'],
].flat()
/** What stands behind an address. */
const tail = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: query },
  { weight: 2, arbitrary: fc.constantFrom(...ENDINGS) },
  { weight: 1, arbitrary: values.map((value) => `/${value.slice(0, 1000)}`) },
)

/** Fields that pages have only now and then. */
const NAMES = [
  ['__intent__', 'intent', 'keuze.energy', 'keuze.contacts', 'revision.veer', 'herstel', 'account'],
  ['revision', 'opened', 'saveId', 'sequence', 'after', 'naar', 'token', 'gegevens', 'document'],
].flat()
const field = fc.record({
  /** Which of the fields of the page; it counts on beyond the last. */
  place: fc.nat(),
  how: fc.oneof(
    { weight: 8, arbitrary: fc.constant('value') },
    { weight: 1, arbitrary: fc.constantFrom('name', 'more', 'twice', 'remove') },
  ),
  value: values,
  behind,
  more: fc.constantFrom(...NAMES),
})

/** Any address by any method. */
const page = fc.record({
  kind: fc.constant('page' as const),
  who,
  network,
  headers: oddHeaders,
  route: fc.constantFrom(...routes),
  method: fc.oneof(
    { weight: 8, arbitrary: fc.constant('GET') },
    { weight: 2, arbitrary: fc.constantFrom('HEAD', 'POST') },
    { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'LOCK') },
  ),
  tail,
})
/** The form of a page, changed in a few places. */
const form = fc.record({
  kind: fc.constant('form' as const),
  who,
  network,
  headers,
  route: fc.constantFrom(...posting),
  tail: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: tail }),
  type: fc.oneof(
    { weight: 20, arbitrary: fc.constant(URLENCODED) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', 'text/plain', 'application/json', `${URLENCODED};a`),
    },
  ),
  fields: fc.array(field, { minLength: 1, maxLength: 6 }),
})
/** A form with a field of the page under other names: a few, or as many as a form can have. */
const names = fc.record({
  kind: fc.constant('names' as const),
  who,
  network,
  headers: fc.constant({}),
  route: fc.constantFrom(...posting),
  place: fc.nat(),
  behind: fc.array(behind, { minLength: 1, maxLength: 4 }),
  times: fc.oneof(fc.constant(1), fc.nat(1000)),
})
/** A file for one of the forms that take one. */
const upload = fc.record({
  kind: fc.constant('upload' as const),
  who: fc.constant<Asker>('user'),
  network,
  headers,
  to: fc.constantFrom('document', 'document', 'scan'),
  /** What is filled in; without it something that is right. */
  text: fc.option(texts, { freq: 2 }),
  odd: fc.oneof(
    { weight: 3, arbitrary: fc.constant<[string, string][]>([]) },
    { weight: 1, arbitrary: fc.array(fc.tuple(behind, texts), { maxLength: 2 }) },
  ),
  file: files,
  body: fewChanges,
})
/** An export that is brought in. */
const bringIn = fc.record({
  kind: fc.constant('import' as const),
  who: fc.constant<Asker>('newcomer'),
  network,
  headers: fc.constant({}),
  health: fc.boolean(),
  change: exportChanges,
})
/** Texts in a file, and the paper that is made of it. */
const paper = fc.record({
  kind: fc.constant('paper' as const),
  who: fc.constant<Asker>('user'),
  network,
  headers: fc.constant({}),
  route: fc.constantFrom('step-veer', 'step-steen', 'step-kaars', 'routes/living-will/form'),
  texts: fc.array(texts, { minLength: 1, maxLength: 4 }),
  paper: fc.constantFrom('/dashboard/wensen.pdf', '/dashboard/wilsverklaring/wilsverklaring.pdf'),
})

/** Papers cost the site a hundred times what a page does. */
const requests = fc.oneof(
  { weight: 24, arbitrary: page },
  { weight: 24, arbitrary: form },
  { weight: 12, arbitrary: names },
  { weight: 12, arbitrary: upload },
  { weight: 3, arbitrary: bringIn },
  { weight: 1, arbitrary: paper },
)

type Of<T> = T extends fc.Arbitrary<infer Value> ? Value : never
export type Made = Of<typeof requests>
export type NamesMade = Of<typeof names>
export type FieldChange = Of<typeof field>

/** The request with a number. */
export function requestOf(seed: number, number: number): Made {
  // Numbers beside each other must not make requests that look like each other.
  const mixed = createHash('sha256').update(`${seed} ${number}`).digest().readInt32LE()
  const [made] = fc.sample(requests, { seed: mixed, numRuns: 1 })
  if (!made) throw new Error('no request')
  return made
}
