/** How much memory our server takes while files come in, beside what it has at rest. */
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { MULTIPART, uploadBody } from '#tests/fixtures/upload.ts'
import { type Kind, type Running, startServer } from './children.ts'
import type { Person } from './people.ts'

type UploadMemory = {
  /** Megabytes resident after pages were asked for, before any upload of this size. */
  idle: number
  /** The most that was seen during one upload. */
  one: number
  /** The most that was seen during all of them, one after another. */
  all: number
  uploads: number
}

const MB = 1024 * 1024
const SIZE = 25 * MB
const EVERY_MS = 10
/** How often each person looks at the page first, so that the heap has its working size. */
const ROUNDS = 40

/** What an upload may take above rest, in megabytes. */
const UPLOAD_AIM = 64

/** Uploads files of 25 MB one after another, each of another person. */
export async function measureUploads(kind: Kind, people: Person[]): Promise<UploadMemory> {
  const server = await startServer(kind)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const person of people) await visit(server.origin, person)
  const [first] = people
  if (!first) throw new Error('nobody')
  await upload(server.origin, first, Buffer.from('%PDF-1.7\n'))
  const idle = await server.rss()
  const contents = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(SIZE - 9)])
  const watch = watchMemory(server)
  await upload(server.origin, first, contents)
  const one = watch.most()
  for (const person of people.slice(1)) await upload(server.origin, person, contents)
  await watch.stop()
  await server.stop()
  return { idle, one, all: watch.most(), uploads: people.length }
}

/** The page of documents, so that what it needs has been loaded. */
async function visit(origin: string, { cookie }: Person) {
  const answer = await fetch(`${origin}/vragenlijst/documenten`, { headers: { cookie } })
  if (!(await answer.text()).includes('type="file"')) throw new Error('no page of documents')
}

async function upload(origin: string, { cookie }: Person, contents: Buffer) {
  const body = uploadBody('meting.pdf', contents)
  const status = await new Promise<number>((resolve, reject) => {
    request(`${origin}/vragenlijst/documenten`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': MULTIPART, 'content-length': body.length },
    })
      .once('response', (answer) => resolve(answer.resume().statusCode ?? 0))
      .once('error', reject)
      .end(body)
  })
  if (status !== 303) throw new Error(`an upload gave ${status}`)
}

/** Looks again and again until it is stopped. */
function watchMemory(server: Running) {
  let most = 0
  const end = new AbortController()
  const watched = (async () => {
    while (!end.signal.aborted) {
      most = Math.max(most, await server.rss())
      await pause(EVERY_MS)
    }
  })()
  return {
    most: () => most,
    stop: () => {
      end.abort()
      return watched
    },
  }
}

/** A line for the report. */
export function uploadReport({ idle, one, all, uploads }: UploadMemory): string {
  const [above, later] = [one, all].map((most) => Math.round(most - idle))
  const met = one - idle < UPLOAD_AIM ? 'Met' : 'Not met'
  return (
    `- ${met}: uploading a file of 25 MB takes ${above} MB above the ${Math.round(idle)} MB at rest ` +
    `(under ${UPLOAD_AIM}); ${uploads} of them, one after another, at most ${later} MB`
  )
}
