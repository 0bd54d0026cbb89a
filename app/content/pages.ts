import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf, type Shelf, WITH_FORM } from '../features/content/shelves.ts'

const SHELVES: Shelf[] = ['pagina', 'uitvaartondernemers', 'juridisch']

/**
 * Addresses of the pages that are a text and nothing more, without the first slash: one for each
 * file on these shelves. Read when the routes are made, which is when the site is built.
 */
export const textPages: string[] = SHELVES.flatMap((shelf) =>
  readdirSync(join(import.meta.dirname, 'nl', shelf))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => pathOf(shelf, file.replace(/\.mdx?$/, ''))),
)
  .filter((path) => !WITH_FORM.includes(path))
  .map((path) => path.slice(1))
