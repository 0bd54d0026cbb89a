import { Readable } from 'node:stream'
import { create } from 'content-disposition'
import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router'
import { FILE_KINDS } from '#app/files/kinds.ts'
import type { Picture } from '#app/files/picture.server.ts'
import { type Printed, tooManyPrints } from '#app/paper/print.server.ts'
import { refuseFor } from './attempt.server.ts'

type Context = Readonly<RouterContextProvider>

/** Of a loader. */
export type FileRequest = { context: Context; request: Request }

const fileContext = createContext<Response | null>(null)

/**
 * Answers with the file that the loader gave, in place of the page. The route is no resource route,
 * so that whoever cannot have the file now reads why on a page.
 */
export const fileInstead: MiddlewareFunction<Response> = async ({ context }, next) => {
  const page = await next()
  return context.get(fileContext) ?? page
}

/** Counts that a person asks for a PDF. @throws a 429 answer when that is too often */
export async function countPrint(userId: string) {
  const wait = await tooManyPrints(userId)
  if (wait !== undefined) throw refuseFor(wait)
}

/** `?letters=groot` asks for large print. */
export const isLarge = ({ searchParams }: URL) => searchParams.get('letters') === 'groot'

/** No cache on the way may store it, and no browser takes it for something else. */
export const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

const WHY = { busy: 'pdfBusy', failed: 'pdfFailed' } as const

/**
 * Gives a PDF to keep or to print.
 *
 * @param name of the file
 * @throws a 503 answer when it could not be made
 */
export function givePdf(context: Context, name: string, printed: Printed) {
  if (!printed.ok)
    throw data(WHY[printed.reason], { status: 503, headers: { 'Retry-After': '60' } })
  return giveBytes(context, { name, mime: 'application/pdf', bytes: printed.pdf })
}

type FileToAnswer = { name: string; mime: string; size: number; contents: Readable }

/**
 * Gives a document as it was kept, to save only: whatever it holds, a browser does not show it as a
 * page of ours. In one piece.
 */
export function giveDocument(
  { context, request }: FileRequest,
  { name, mime, size, contents }: FileToAnswer,
) {
  const headers = { ...headersOf({ name, mime, size }), 'Accept-Ranges': 'none' }
  return giveFile(context, new Response(streamedBody(request, contents), { headers }))
}

/** Gives a picture that was made anew of its pixels, for a page of ours; opened by itself it is saved. */
export function givePicture(context: Context, { kind, bytes }: Picture) {
  return giveBytes(context, { name: `foto.${kind}`, mime: FILE_KINDS[kind].mime, bytes })
}

type BytesToAnswer = { name: string; mime: string; bytes: Uint8Array }

function giveBytes(context: Context, { name, mime, bytes }: BytesToAnswer) {
  const headers = headersOf({ name, mime, size: bytes.length })
  return giveFile(context, new Response(new Uint8Array(bytes), { headers }))
}

/** To save only. The names are written as RFC 6266 and 8187 say. */
const headersOf = ({ name, mime, size }: Pick<FileToAnswer, 'name' | 'mime' | 'size'>) => ({
  'Content-Type': mime,
  'Content-Disposition': create(name),
  'Content-Length': String(size),
  ...PRIVATE,
})

/** The body of an answer, let go of when nobody reads it: for HEAD, and when whoever asked has left. */
export function streamedBody({ method, signal }: Request, contents: Readable): ReadableStream {
  const letGo = () => void contents.destroy()
  if (method === 'HEAD' || signal.aborted) letGo()
  else signal.addEventListener('abort', letGo, { once: true })
  return Readable.toWeb(contents) as ReadableStream
}

function giveFile(context: Context, answer: Response) {
  context.set(fileContext, answer)
  return null
}
