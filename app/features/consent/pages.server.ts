import { documentsOn } from '#app/features/content/library.server.tsx'

/** Reading ends in a form here: what someone types is theirs. */
const WITH_FORM = ['/uitvaartondernemers/aanmeldformulier']

let paths: ReadonlySet<string> | undefined

/**
 * Whether a page is there for reading only: no form, nothing of a person. Only here visitors may be
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
