import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf, type Shelf } from '../features/content/shelves.ts'

const SHELVES: Shelf[] = ['pagina', 'uitvaartondernemers', 'juridisch']

/** A text with a form below it, which has a route of its own. */
const WITH_FORM = ['uitvaartondernemers/aanmeldformulier']

/**
 * Addresses of the pages that are a text and nothing more, without the first slash: one for each
 * file on these shelves. Read when the routes are made, which is when the site is built.
 */
export const textPages: string[] = SHELVES.flatMap((shelf) =>
  readdirSync(join(import.meta.dirname, 'nl', shelf))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => pathOf(shelf, file.replace(/\.mdx?$/, '')).slice(1)),
).filter((path) => !WITH_FORM.includes(path))
