import { isUuid } from '#app/platform/uuid.server.ts'
import { FORMER, NOBODY, REST } from './area-names.ts'
import type { Area, Assignment } from './areas.server.ts'

const NAME = /^gebied_(\d{4})$/

/** What was chosen, by the name of the input. */
export const chosenIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, to]) => (NAME.test(name) ? [[name, String(to)]] : [])),
  )

/** The regions for which something else was chosen than the form was made from. */
export const wantedIn = (form: FormData): Assignment[] =>
  Object.entries(chosenIn(form)).flatMap(([name, chosen]) => {
    const [, start] = NAME.exec(name) ?? []
    const [from, to] = [contactIn(form.get(`${FORMER}${name}`)), contactIn(chosen)]
    if (from === undefined || to === undefined || from === to) return []
    return { start: Number(start), from, to }
  })

/** @returns undefined where the post is about regions one by one */
export const restIn = (form: FormData): { to: string } | undefined =>
  form.get('intent') === REST ? { to: String(form.get(REST) ?? '') } : undefined

export const restOf = (areas: readonly Area[], to: string): Assignment[] =>
  areas.filter(({ contactId }) => !contactId).map(({ start }) => ({ start, from: null, to }))

/** @returns undefined for what is no contact, nor nobody */
function contactIn(value: unknown): string | null | undefined {
  if (value === NOBODY) return null
  return typeof value === 'string' && isUuid(value) ? value : undefined
}
