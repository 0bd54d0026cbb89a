/** Sends what was made up, with all that only the running site knows. */
import { MORE_FIELDS } from '#tests/fixtures/faults/hostile.ts'
import { partsBody, MULTIPART, URLENCODED } from '#tests/fixtures/upload.ts'
import { accessTable } from '#tests/http/access/access-table.ts'
import { fieldsOn } from '#tests/http/access/forms.ts'
import type { Answer, Visitor } from '#tests/setup/client.ts'
import { changed, changedExport } from './changed.ts'
import type { People } from './people.ts'
import type { FieldChange, Made, NamesMade } from './requests.ts'
import { written } from './texts.ts'

/** What was sent, and what came back: an answer, or why there was none. */
export type Exchange = {
  made: Made
  method: string
  path: string
  body: Buffer
  answer: Answer | Error
  ms: number
}
export type World = {
  people: People
  /** What is in the export that imports are made of. */
  exported: ReadonlyMap<string, Buffer>
}
type Fields = [name: string, value: string][]

const UPLOADS = {
  document: { path: '/vragenlijst/documenten', before: ['description'] },
  scan: { path: '/dashboard/wilsverklaring/ondertekend', before: ['date'] },
}
const IMPORT = '/dashboard/importeren'
/** A day on which a living will can have been signed; as a description it is right as well. */
const today = () => new Date().toISOString().slice(0, 10)

/** Sends a request, and what must go before it or comes after it. */
export async function send(made: Made, world: World): Promise<Exchange[]> {
  const turn = new Turn(made, await world.people.visitor(made.who), world.people)
  await sendWithin(turn, made, world)
  return turn.exchanges
}

async function sendWithin(turn: Turn, made: Made, { people, exported }: World) {
  switch (made.kind) {
    case 'page':
      return turn.ask(made.method, (await addressOf(made.route, people)) + made.tail, made.headers)
    case 'form': {
      const path = await addressOf(made.route, people)
      const fields = made.fields.reduce(changedFields, await fieldsAt(turn, made.route, path))
      return turn.post(path + made.tail, made.type, joined(fields))
    }
    case 'names': {
      const path = await addressOf(made.route, people)
      const fields = await fieldsAt(turn, made.route, path)
      const [name] = fields[made.place % Math.max(1, fields.length)] ?? ['x']
      return turn.post(path, URLENCODED, joined(otherNames(name, made)))
    }
    case 'upload': {
      const { path, before } = UPLOADS[made.to]
      const known = before.map((name): [string, string] => [name, made.text ?? today()])
      const odd = made.odd.map(([name, value]): [string, string] => [`x${name}`, value])
      const body = partsBody([...known, ...odd], { field: 'file', ...made.file })
      return turn.post(path, MULTIPART, changed(body, made.body))
    }
    case 'import': {
      const contents = await changedExport(exported, made.change)
      const fields: Fields = [['gezondheid', String(made.health)]]
      const body = partsBody(fields, { field: 'bestand', name: 'wensen.zip', contents })
      const answer = await turn.post(IMPORT, MULTIPART, body)
      // Only an empty account takes one.
      if (answer?.status === 303) turn.replace()
      return answer
    }
    case 'paper': {
      const path = await addressOf(made.route, people)
      const fields = await fieldsAt(turn, made.route, path)
      await turn.post(path, URLENCODED, joined(answered(fields, made.texts)))
      return turn.ask('GET', made.paper)
    }
  }
}

/** What someone does in one turn, until there is no answer. */
class Turn {
  readonly exchanges: Exchange[] = []
  readonly #made: Made
  readonly #visitor: Visitor
  readonly #people: People

  constructor(made: Made, visitor: Visitor, people: People) {
    this.#made = made
    this.#visitor = visitor
    this.#people = people
  }

  post(path: string, type: string, body: string | Buffer) {
    const { headers } = this.#made
    return this.ask(
      'POST',
      path,
      { origin: this.#visitor.site, 'content-type': type, ...headers },
      body,
    )
  }

  async ask(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body: string | Buffer = '',
  ): Promise<Answer | undefined> {
    const made = this.#made
    const start = performance.now()
    // A connection of its own: one that is kept may be closed at the moment of asking.
    const all = { 'x-forwarded-for': made.network, connection: 'close', ...headers }
    const answer = await this.#visitor
      .send(method, path, all, method === 'POST' ? body : undefined)
      .catch((error: unknown) => error as Error)
    const ms = performance.now() - start
    this.exchanges.push({ made, method, path, body: Buffer.from(body), answer, ms })
    if (answer instanceof Error) return undefined
    if (!('cookie' in headers)) this.#people.replaceSignedOut(made.who, this.#visitor, answer)
    return answer
  }

  /** Who did this has served; the next gets someone new. */
  replace() {
    this.#people.replace(this.#made.who, this.#visitor)
  }
}

/** Where a route is; some addresses are about something that 'user' has. */
async function addressOf(route: string, people: People): Promise<string> {
  const path = accessTable[route]?.path ?? '/'
  return typeof path === 'string' ? path : path((await people.person('user')).user)
}

/** What the forms of a page would post as they are, but for the buttons of lists. */
async function fieldsAt(turn: Turn, route: string, path: string): Promise<Fields> {
  const more = (MORE_FIELDS[route] ?? []).map((name): [string, string] => [name, '1'])
  const page = await turn.ask('GET', path)
  const fields = [...more, ...(page ? fieldsOn(page) : [])]
  return fields
    .filter(([name]) => name !== '__intent__')
    .map(([name, value]) => [written(name), written(value)])
}

/** Names and values as they are written. */
const joined = (fields: Fields) => fields.map(([name, value]) => `${name}=${value}`).join('&')

function changedFields(fields: Fields, { place, how, value, behind, more }: FieldChange): Fields {
  const at = place % Math.max(1, fields.length)
  const [name, old] = fields[at] ?? ['x', '1']
  const put = (...instead: Fields) => fields.toSpliced(at, 1, ...instead)
  switch (how) {
    case 'name':
      return put([name + behind, value])
    case 'more':
      return [...fields, [more, value]]
    case 'twice':
      return put([name, old], [name, value])
    case 'remove':
      return put()
    default:
      return put([name, value])
  }
}

/** '[]' becomes each place in turn. */
const otherNames = (name: string, { behind, times }: NamesMade): Fields =>
  Array.from({ length: times }, (_, place) =>
    behind.map((one): [string, string] => [name + one.replace('[]', `[${place}]`), 'x']),
  ).flat()

/** What a form says of itself. */
const OF_THE_FORM = [
  'account',
  'revision',
  'opened',
  'saveId',
  'sequence',
  'after',
  'naar',
  'whole',
]

function answered(fields: Fields, texts: string[]): Fields {
  const questions = fields.filter(([name]) => !OF_THE_FORM.includes(name))
  const answers = new Map(
    texts.map((text, index) => [questions[index % questions.length]?.[0], written(text)]),
  )
  return fields.map(([name, value]) => [name, answers.get(name) ?? value])
}
