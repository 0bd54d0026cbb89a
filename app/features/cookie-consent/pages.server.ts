import { href } from 'react-router'
import { textsOn } from '#app/features/content/library.server.tsx'
import { WITH_FORM } from '#app/features/content/shelves.ts'

let paths: ReadonlySet<string> | undefined

/**
 * Where nobody types anything of theirs: only there visitors may be measured, so only there they
 * are asked. Exact addresses: what is added to the site is not measured unless put here.
 */
export function isForReading(path: string): boolean {
  paths ??= new Set(
    [href('/'), href('/kennisbank'), href('/blog'), ...textsOn().map((text) => text.path)].filter(
      (one) => !WITH_FORM.includes(one),
    ),
  )
  return paths.has(path)
}
