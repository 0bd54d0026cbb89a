import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { textPath, type Shelf, WITH_FORM } from './shelves.ts'

const SHELVES: Shelf[] = ['pagina', 'uitvaartondernemers', 'juridisch']

/** One address, without the first slash, for each file on these shelves, when the site is built. */
export const textPages: string[] = SHELVES.flatMap((shelf) =>
  readdirSync(join('app/content/nl', shelf))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => textPath(shelf, file.replace(/\.mdx?$/, ''))),
)
  .filter((path) => !WITH_FORM.includes(path))
  .map((path) => path.slice(1))
