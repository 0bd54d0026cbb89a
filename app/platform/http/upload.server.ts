import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { data } from 'react-router'
import { isFieldName, rememberPosted, withoutSoftHyphens } from './form.server.ts'

/** The name is the browser's word, not to be trusted. */
export type IncomingFile = { name: string; contents: AsyncIterable<Uint8Array> }

export type Upload<T> = {
  /** The text fields of the form; those before the file are there while it comes in. */
  fields: FormData
  /** What `receive` makes of the file, or why it failed; undefined when no file was chosen. */
  received: Promise<T> | undefined
}

/** What comes with a file in a form: its boundary lines and some texts. */
const AROUND_FILE = 64 * 1024

/** How large the file that a request posts is at least, in bytes, before any of it was read. */
export const postedFileSize = ({ headers }: Request): number =>
  Math.max(0, Number(headers.get('content-length')) - AROUND_FILE)

const LIMITS = {
  fieldSize: 64 * 1024,
  fields: 20,
  files: 1,
  parts: 21,
  headerPairs: 20,
  headerSize: 8 * 1024,
}

/**
 * Reads a posted form with a file, in constant memory. The manifest of the feature names the
 * address of the route under `large`, or the node layer refuses the body. What `receive` leaves is
 * thrown away, since a browser that still sends shows no answer. Guards run before: nothing has
 * been read yet when an action begins.
 *
 * @param field name of the file input; put it last in the form, so that `fields` is complete
 * @param receive takes the file; must undo what it did when the contents throw
 * @throws a 400 or 415 answer when the body is no such form, has a field that no form of ours has,
 *   or breaks off
 */
export async function readUpload<T>(
  request: Request,
  field: string,
  receive: (file: IncomingFile, fields: FormData) => Promise<T>,
): Promise<Upload<T>> {
  const { parser, fields } = parserOf(request)
  rememberPosted(request, { fields: fields as TextFields, file: field })
  let file: BusboyFileStream | undefined
  let receiving: Promise<T> | undefined
  parser.on('file', (name, stream, filename) => {
    // Reported by the parser or by whoever reads it.
    stream.on('error', () => {})
    if (name !== field || receiving || !filename || parser.destroyed) return void stream.resume()
    file = stream
    const contents = stream.iterator({ destroyOnReturn: false })
    receiving = receive({ name: unescapedName(filename), contents }, fields)
    const leave = () => void stream.removeAllListeners('readable').resume()
    receiving.then(leave, leave)
  })
  try {
    await pipeline(Readable.fromWeb(request.body as never), parser)
  } catch {
    file?.destroy(new Error('the upload broke off'))
    await receiving?.catch(() => {})
    throw data('form', { status: 400 })
  }
  return { fields, received: receiving }
}

/** How long a text that comes before a refused file is waited for. */
const PATIENCE_MS = 1000

/**
 * Reads the fields before a file that is refused unread.
 *
 * @throws a 400 or 415 answer when the body is no such form
 */
export async function readTypedBefore(request: Request): Promise<FormData> {
  const { parser, fields } = parserOf(request)
  const source = Readable.fromWeb(request.body as never)
  await new Promise<void>((resolve, reject) => {
    const stop = () => resolve()
    setTimeout(stop, PATIENCE_MS).unref()
    parser.on('file', (file, stream) => {
      rememberPosted(request, { fields: fields as TextFields, file })
      stream.on('error', stop).resume()
      stop()
    })
    parser.on('finish', stop).on('error', () => reject(data('form', { status: 400 })))
    source.on('error', stop).pipe(parser)
  })
  source.unpipe(parser)
  return fields
}

/** A form of which files are left out. */
type TextFields = FormData & Iterable<[string, string]>

/** Reads the parts of a form, and keeps the text fields; fails at a name that no form has. */
function parserOf({ headers, body }: Request) {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type) || !body) throw data('form', { status: 415 })
  const fields = new FormData()
  const parser = newParser(type).on('field', (name, value) => {
    if (isFieldName(name)) fields.append(name, withoutSoftHyphens(value))
    else parser.destroy(new Error('a field that no form has'))
  })
  return { parser, fields }
}

function newParser(type: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS })
  } catch {
    throw data('form', { status: 400 })
  }
}

/** Browsers escape three signs of a file's name (HTML, 'multipart/form-data'). */
const unescapedName = (name: string) =>
  name.replaceAll('%22', '"').replaceAll(/%0A/gi, '\n').replaceAll(/%0D/gi, '\r')
