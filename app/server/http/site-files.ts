/** What `pack-files.ts` left in the build, in the smallest form that a browser reads. */
import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import send, { isUtf8MimeType, mime, type SendResult } from '@fastify/send'
import { log } from '#app/platform/log.server.ts'
import { type Encoding, readableTo } from './encodings.ts'

const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/** Pictures at the head of mails, which people read on pages of other sites. */
const IN_MAILS = /^\/brief(?:-avond)?\.png$/

type FoundSiteFile = { file: SendResult; encoding: Encoding }

/**
 * Answers with files, and leaves to `next` what is no file, or no longer: somebody may build again
 * while this serves.
 */
export function siteFiles(folder: string) {
  const names = new Set(readdirSync(folder, { recursive: true }).map((name) => `/${name}`))

  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const [path = ''] = (req.url ?? '').split('?', 1)
    if (!names.has(path)) return next()
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
    res.setHeader('Vary', 'Accept-Encoding')
    if (IN_MAILS.test(path)) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    if (file.type === 'file') {
      res.setHeader('Content-Type', typeOf(path))
      if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
    }
    res.writeHead(file.statusCode, file.headers)
    pipeline(file.stream, res, () => {})
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

/** The name of what stands in `assets` changes with its contents. */
const options = (path: string) => ({
  index: false,
  contentType: false,
  ...(path.startsWith('/assets/') ? { maxAge: '1y', immutable: true } : { maxAge: '1h' }),
})

function typeOf(path: string): string {
  if (path.endsWith('.ico')) return 'image/x-icon'
  const type = mime.getType(path) ?? 'application/octet-stream'
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}
