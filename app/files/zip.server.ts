/** ZIPs that are made while they are read, in little memory. */
import { Readable } from 'node:stream'
import { type ReadStreamOptions, ZipFile } from 'yazl'

/** A file that is opened once its turn comes. */
export type ZipEntry = {
  name: string
  options: Partial<ReadStreamOptions>
  open: () => Promise<AsyncIterable<Uint8Array | string>>
}

/** Adds a file; where it does not open or breaks off, so does the whole ZIP. */
export function addEntry(zip: ZipFile, { name, options, open }: ZipEntry) {
  const out = zip.outputStream as Readable
  zip.addReadStreamLazy(name, options, (give) => {
    open().then(
      (contents) => give(null, following(out, contents)),
      (error: Error) => out.destroy(error),
    )
  })
}

/** What is packed: files by name and size, in one folder of that name, all of one moment. */
export type ToPack<File extends { name: string; size: number }> = {
  folder: string
  files: readonly File[]
  moment: Date
}

/** A ZIP of which the size is known before anything of it is read. */
export type Packed = { size: number; contents: Readable }

/**
 * Packs files, each opened when its turn comes. Not packed tighter: what people keep mostly is already, and
 * so its size is known beforehand.
 */
export function pack<File extends { name: string; size: number }>(
  { folder, files, moment: mtime }: ToPack<File>,
  open: (file: File) => Promise<AsyncIterable<Uint8Array>>,
): Packed {
  const zip = new ZipFile()
  for (const file of files)
    addEntry(zip, {
      name: `${folder}/${file.name}`,
      options: { mtime, size: file.size, compress: false },
      open: () => open(file),
    })
  let size = 0
  const told = (...[total]: number[]) => {
    size = total ?? -1
  }
  zip.end(undefined, told)
  return { size, contents: zip.outputStream as Readable }
}

/** Whatever ends first takes the other along: nothing stays open of a ZIP that nobody reads any more. */
function following(out: Readable, contents: AsyncIterable<Uint8Array | string>): Readable {
  const stream =
    contents instanceof Readable ? contents : Readable.from(contents, { objectMode: false })
  const end = () => stream.destroy()
  if (out.destroyed) end()
  out.once('close', end)
  stream.once('close', () => out.off('close', end))
  return stream.once('error', (error) => out.destroy(error))
}
