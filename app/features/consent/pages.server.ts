import { documentsOn } from '#app/features/content/library.server.tsx'
import { WITH_FORM } from '#app/features/content/shelves.ts'

let paths: ReadonlySet<string> | undefined

/**
 * Whether a page is there for reading only: no form, where what someone types is theirs. Only here visitors may be
 * measured, so only here they are asked whether they agree. A list of exact addresses: whatever is
 * added to the site is not measured unless it is put here.
 */
export function isForReading(path: string): boolean {
  paths ??= new Set(
    ['/', '/kennisbank', '/blog', ...documentsOn().map((text) => text.path)].filter(
      (one) => !WITH_FORM.includes(one),
    ),
  )
  return paths.has(path)
}
