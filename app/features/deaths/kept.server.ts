/** What a contact may keep of what they read after a death: a booklet, and all of it as one ZIP. */
import { Readable } from 'node:stream'
import { href } from 'react-router'
import { photoUnlessDamaged, picturesWith } from '#app/features/booklet/photo.server.ts'
import { plainAddress } from '#app/features/letters/address.server.ts'
import { filesIn, type ReadableWishes } from '#app/features/relatives/reading/readable.ts'
import { relativesReading } from '#app/features/relatives/reading/texts.nl.ts'
import { signBooklet } from '#app/features/signatures/sign.server.ts'
import { fileNameOf, folderNameOf, namesApart } from '#app/files/names.ts'
import { pack, type Packed } from '#app/files/zip.server.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { print, type Printed } from '#app/paper/print.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { bookletOfCopy, signedOfCopy } from './booklet.ts'
import { type CopyReader, fileOfCopy, type ReadableCopy } from './read.server.ts'

const t = dutch<['relativesReading']>({ relativesReading })

/** A copy with what is read of it now. */
export type KeptCopy = { wishes: ReadableWishes; copy: Pick<ReadableCopy, 'madeAt' | 'report'> }

const checkAt = () => plainAddress(absoluteLink(href('/controleer')))

const titleOf = ({ name }: ReadableWishes) => t('whoseOf', { name: name || t('someone') })

/**
 * Prints what is read of a copy now, signed; the picture that was chosen for a page is noted as read. The same
 * copy gives the same bytes at each stage, on one day.
 *
 * @param request the reference of the request, for the log
 */
export async function printCopy(
  reader: CopyReader,
  { wishes, copy }: KeptCopy,
  request: string,
): Promise<{ name: string; printed: Printed }> {
  const name = fileNameOf(titleOf(wishes), [], 'pdf')
  const photo = await photoUnlessDamaged(await chosenIn(reader, wishes, request))
  if (photo === 'busy') return { name, printed: { ok: false, reason: 'busy' } }
  const content = bookletOfCopy(wishes, copy.report.diedOn, checkAt(), photo)
  const pictures = picturesWith(photo)
  const printed = await print({ template: 'wishes', content, moment: copy.madeAt, pictures })
  const signed = signedOfCopy(wishes)
  if (!printed.ok || !signed) return { name, printed }
  return { name, printed: { ok: true, pdf: signBooklet(printed.pdf, signed, new Date()) } }
}

/** A ZIP and its name; or why the booklet in it could not be made. */
export type PackedCopy = ({ ok: true; name: string } & Packed) | Extract<Printed, { ok: false }>

/**
 * Packs the booklet and all documents of a copy. Each document is given, and noted as read, when its turn comes:
 * a stop in the midst breaks the ZIP off.
 *
 * @param request the reference of the request, for the log
 */
export async function packCopy(
  reader: CopyReader,
  kept: KeptCopy,
  request: string,
): Promise<PackedCopy> {
  const { name, printed } = await printCopy(reader, kept, request)
  if (!printed.ok) return printed
  const { pdf } = printed
  const booklet = { name, size: pdf.length, open: () => Promise.resolve(Readable.from([pdf])) }
  const all: Entry[] = [booklet, ...documentsOf(reader, kept.wishes, request)]
  const names = namesApart(all.map((one) => one.name))
  const folder = folderNameOf(titleOf(kept.wishes), [])
  const files = all.map((one, index) => ({ ...one, name: names[index] ?? one.name }))
  const packed = pack({ folder, files, moment: kept.copy.madeAt }, ({ open }) => open())
  return { ok: true, name: `${folder}.zip`, ...packed }
}

/** The picture that its owner chose for a page of the booklet, as far as it is read here. */
async function chosenIn(reader: CopyReader, { chapters }: ReadableWishes, request: string) {
  const chosen = filesIn(chapters).find(({ inBooklet }) => inBooklet)
  const file = chosen && (await fileOfCopy(reader, chosen.id, request))
  return file ? { name: chosen.title, description: chosen.title, open: file.open } : null
}

type Entry = { name: string; size: number; open: () => Promise<AsyncIterable<Uint8Array>> }

/** Called as on the page: by what was written of them, and never by the name of the file. */
const documentsOf = (reader: CopyReader, { chapters }: ReadableWishes, request: string): Entry[] =>
  filesIn(chapters).map(({ id, title, kind, size }) => ({
    name: fileNameOf(title, [], kind),
    size,
    open: async () => {
      const file = await fileOfCopy(reader, id, request)
      if (!file) throw new Error('a document of a copy is given no more')
      return file.open()
    },
  }))
