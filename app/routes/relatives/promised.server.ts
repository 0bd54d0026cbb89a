import { data } from 'react-router'
import { keptPromises } from '#app/features/content/promises.server.ts'

/** @throws a 404 answer where contacts cannot read here yet */
export function requirePromise() {
  if (!keptPromises().relatives) throw data('relatives', { status: 404 })
}
