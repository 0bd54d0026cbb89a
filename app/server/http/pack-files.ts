/** Files of the site compressed as well as can be, once, when the site is built. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKED = /^(?!\.vite\b).*\.(css|js|svg|webmanifest)$/
/** Below this a packet is a packet. */
const MIN_BYTES = 500

/**
 * Writes beside each file the same as `.br` and `.gz`, which the server gives to who accepts them.
 */
export const packFiles = (): Plugin => ({
  name: 'pack-files',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }) {
    if (!dir) return
    const files = await readdir(dir, { recursive: true })
    await Promise.all(
      files.filter((file) => PACKED.test(file)).map((file) => pack(join(dir, file))),
    )
  },
})

async function pack(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  const level = constants.Z_BEST_COMPRESSION
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level }))
}
