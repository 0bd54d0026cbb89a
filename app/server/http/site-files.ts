/** What `pack-files.ts` left in the build, in the smallest form that a browser reads. */
import { readdirSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import send, { isUtf8MimeType, mime, type SendResult } from '@fastify/send'
import { LRUCache } from 'lru-cache'
import { log } from '#app/platform/log.server.ts'
import { type Encoding, readableTo } from './encodings.ts'

const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/** Pictures at the head of mails, which people read on pages of other sites. */
const IN_MAILS = /^\/brief(?:-lamp)?(?:-smal)?(?:-avond)?\.png$/

/** With these a browser asks for a part of a file, or whether it has the newest. */
const CONDITIONS = [
  'range',
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
]

/** Opening and closing a file takes longer than all the rest of its answer. */
const KEPT_BYTES = 16 * 1024 * 1024
const LARGEST_KEPT = 512 * 1024
/** A file whose name does not tell what is in it may be another after a while; browsers keep it for an hour. */
const KEPT_MS = 60_000

type FoundSiteFile = { file: SendResult; encoding: Encoding }
type WholeFile = { headers: OutgoingHttpHeaders; body: Buffer }

/**
 * Answers with files, and leaves to `next` what is no file, or no longer: somebody may build again
 * while this serves. What stands in `assets` is opened once: its name tells what is in it. All else
 * is opened once a minute.
 *
 * @param now milliseconds, of a clock of its own
 */
export function siteFiles(folder: string, now?: () => number) {
  const names = new Set(readdirSync(folder, { recursive: true }).map((name) => `/${name}`))

  const kept = new LRUCache<string, WholeFile>({
    maxSize: KEPT_BYTES,
    maxEntrySize: LARGEST_KEPT,
    sizeCalculation: ({ body }) => body.length + 1,
    ttlResolution: 0,
    ...(now && { perf: { now } }),
  })

  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const [path = ''] = (req.url ?? '').split('?', 1)
    if (!names.has(path)) return next()
    const whole = asksForAll(req) ? kept.get(smallestName(path, req)) : undefined
    if (whole) return void res.writeHead(200, whole.headers).end(whole.body)
    answer(path, req, res, next).catch((error: unknown) => {
      log().error({ err: error }, 'file not sent')
      res.destroy()
    })
  }

  async function answer(path: string, req: IncomingMessage, res: ServerResponse, next: () => void) {
    const found = await find(path, req)
    if (!found) return next()
    const { file, encoding } = found
    if (res.destroyed) return file.stream.destroy() // Whoever asked has left meanwhile.
    const headers = headersOf(path, found)
    res.writeHead(file.statusCode, headers)
    if (asksForAll(req) && isSmall(headers))
      return sendAndKeep(
        path + ENDINGS[encoding],
        { headers, body: await buffer(file.stream) },
        res,
      )
    pipeline(file.stream, res, () => {})
  }

  /** One that is just being written anew may be shorter than it said. */
  function sendAndKeep(name: string, file: WholeFile, res: ServerResponse) {
    if (file.body.length !== lengthOf(file.headers)) return void res.destroy()
    kept.set(name, file, isNamedByContents(name) ? {} : { ttl: KEPT_MS })
    res.end(file.body)
  }

  /** Of the forms that a browser reads, the one that it gets while all of them are there. */
  function smallestName(path: string, req: IncomingMessage): string {
    const forms = readableTo(req).map((encoding) => path + ENDINGS[encoding])
    return forms.find((name) => names.has(name)) ?? path
  }

  async function find(path: string, req: IncomingMessage): Promise<FoundSiteFile | undefined> {
    for (const encoding of readableTo(req)) {
      const name = path + ENDINGS[encoding]
      const file = names.has(name) && (await send(req, name, { root: folder, ...options(path) }))
      if (file && file.type !== 'directory' && file.statusCode !== 404) return { file, encoding }
    }
    return undefined
  }
}

function headersOf(path: string, { file, encoding }: FoundSiteFile): OutgoingHttpHeaders {
  return {
    Vary: 'Accept-Encoding',
    ...(IN_MAILS.test(path) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...(file.type === 'file' && { 'Content-Type': typeOf(path) }),
    ...(file.type === 'file' && encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...file.headers,
  }
}

const lengthOf = (headers: OutgoingHttpHeaders) => Number(headers['Content-Length'])
const isSmall = (headers: OutgoingHttpHeaders) => lengthOf(headers) < LARGEST_KEPT

/** Whether somebody wants a file as it is. */
const asksForAll = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && CONDITIONS.every((name) => headers[name] === undefined)

/** The name of what stands in `assets` changes with its contents. */
const isNamedByContents = (path: string): boolean => path.startsWith('/assets/')

const options = (path: string) => ({
  index: false,
  contentType: false,
  ...(isNamedByContents(path) ? { maxAge: '1y', immutable: true } : { maxAge: '1h' }),
})

function typeOf(path: string): string {
  if (path.endsWith('.ico')) return 'image/x-icon'
  const type = mime.getType(path) ?? 'application/octet-stream'
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}
