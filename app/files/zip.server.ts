/** ZIPs that are made while they are read, in little memory. */
import { Readable } from 'node:stream'
import type { ReadStreamOptions, ZipFile } from 'yazl'

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
