import { crc32 } from 'node:zlib'
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl'
import { MAX_FILE_BYTES, MAX_FILES, MAX_TOTAL_BYTES } from '#app/features/documents/limits.ts'
import { BadExport } from '#app/features/export/bad-export.ts'
import type { SealedFile } from './sealed-file.server.ts'

const MB = 1024 * 1024

/** The versions of a person take 16 MB at most. */
const MAX_JSON = 24 * MB
/** The files, and what goes along with them. */
const MAX_ENTRIES = MAX_FILES + 50
const MAX_UNPACKED = MAX_TOTAL_BYTES + MAX_JSON + 10 * MB

export type OpenZip = {
  open: (name: string) => Promise<AsyncIterable<Uint8Array>>
  /** @throws BadExport('foreign') when there is none, tooLarge */
  json: (name: string) => Promise<AsyncIterable<Uint8Array>>
}

/**
 * Nothing is unpacked to its name. What everything says it takes is counted beforehand; an entry
 * that is larger breaks off.
 *
 * @throws BadExport when it is no sound ZIP, has odd names, or holds too much
 */
export async function openZip(file: SealedFile): Promise<OpenZip> {
  const zip = await fromRandomAccessReaderPromise(file, file.size, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
  }).catch(refuseZip('zip'))
  const entries = await listEntries(zip).catch(refuseZip('zip'))
  const open = async (name: string, otherwise: 'file' | 'foreign', most: number) => {
    const entry = entries.get(name)
    if (!entry) throw new BadExport(otherwise)
    if (entry.uncompressedSize > most) throw new BadExport('tooLarge')
    return checked(await zip.openReadStreamPromise(entry).catch(refuseZip('zip')), entry)
  }
  return {
    open: (name) => open(name, 'file', MAX_FILE_BYTES),
    json: (name) => open(name, 'foreign', MAX_JSON),
  }
}

const refuseZip = (reason: 'zip') => (error: unknown) => {
  throw error instanceof BadExport ? error : new BadExport(reason)
}

/** The library leaves checksums to us. @throws BadExport('zip') */
async function* checked(contents: AsyncIterable<Uint8Array>, entry: Entry) {
  let sum = 0
  try {
    for await (const part of contents) {
      sum = crc32(part, sum)
      yield part
    }
  } catch {
    throw new BadExport('zip')
  }
  if (sum !== entry.crc32) throw new BadExport('zip')
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw new BadExport('tooLarge')
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize
    if (unpacked > MAX_UNPACKED) throw new BadExport('tooLarge')
    // Of two entries with one name, which counts is anybody's guess.
    if (entries.has(entry.fileName)) throw new BadExport('zip')
    entries.set(entry.fileName, entry)
  }
  return entries
}
