import { fileTypeFromBuffer } from 'file-type'
import { peek } from './chunks.server.ts'
import { onlyDocx } from './docx.server.ts'
import type { FileKind } from './kinds.ts'
import { UnfitFile } from './unfit.ts'
import { cleanHeic } from './metadata/heic.server.ts'
import { cleanJpeg } from './metadata/jpeg.server.ts'
import { cleanPng } from './metadata/png.server.ts'

type ByteStream = AsyncIterable<Uint8Array>

const HEAD = 4100

const BY_MIME: Record<string, FileKind> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'audio/mpeg': 'mp3',
  'audio/x-m4a': 'm4a',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mov',
  // The directory at the end has the last word.
  'application/zip': 'docx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-word.document.macroenabled.12': 'docx',
}

const FILTERS: Partial<Record<FileKind, (contents: ByteStream) => ByteStream>> = {
  jpg: cleanJpeg,
  png: cleanPng,
  heic: cleanHeic,
  docx: onlyDocx,
  txt: onlyText,
}

/**
 * By its bytes, never by name or what the browser says. Images lose their metadata.
 *
 * @throws UnfitFile when it is empty or of no kind that is kept; the contents throw it later on
 */
export async function recognise(
  contents: ByteStream,
): Promise<{ kind: FileKind; contents: ByteStream }> {
  const { head, whole } = await peek(contents, HEAD)
  const kind = await fileKindOf(head)
  return { kind, contents: FILTERS[kind]?.(whole) ?? whole }
}

async function fileKindOf(head: Buffer): Promise<FileKind> {
  if (head.length === 0) throw new UnfitFile('empty')
  const found = await fileTypeFromBuffer(head)
  const kind = found && BY_MIME[found.mime]
  // That it starts so is all that is known: we never look into a PDF.
  if (kind === 'pdf' && !head.toString('latin1').startsWith('%PDF-')) throw new UnfitFile('kind')
  if (kind) return kind
  if (!isText(head)) throw new UnfitFile(found || hasControl(head) ? 'kind' : 'text')
  if (isMarkup(head)) throw new UnfitFile('markup')
  return 'txt'
}

/** The library takes some texts for programs; these are in no text. */
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f]/

/** Tells a text in an older encoding from a program. */
const hasControl = (bytes: Buffer): boolean => CONTROL.test(bytes.toString('latin1'))

function isText(bytes: Uint8Array): boolean {
  try {
    // The last character may be cut off here.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return !CONTROL.test(text)
  } catch {
    return false
  }
}

/** HTML, SVG and XML could hold a script. */
function isMarkup(head: Buffer): boolean {
  const text = head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
  return (
    /^(<[a-z!?/]|\{\\rtf|%!PS)/i.test(text) ||
    /<(!doctype|html|head|body|script|svg|iframe|style)\b/i.test(text)
  )
}

/** Whole UTF-8, without control characters. */
async function* onlyText(contents: ByteStream): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const check = (part?: Uint8Array) => {
    try {
      if (!CONTROL.test(part ? decoder.decode(part, { stream: true }) : decoder.decode())) return
    } catch {
      // Bytes that are no UTF-8.
    }
    throw new UnfitFile('text')
  }
  for await (const part of contents) {
    check(part)
    yield part
  }
  check()
}
