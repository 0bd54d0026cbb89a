import type { AnswersOf, Definition, TextField } from '#app/forms/fields.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { FORMER, NOBODY, REST } from './area-names.ts'
import type { PostcodeArea, Assignment } from './areas.server.ts'

const NAME = /^gebied_(\d{4})$/

const contactField = (key: string): TextField => ({ key, kind: 'text', maxLength: 36 })

/** The choice of a contact for each region that a post is about, and what that was made from. */
export const areasForm = (form: FormData): Definition => ({
  key: 'areas',
  fields: [...new Set(form.keys())]
    .filter((name) => NAME.test(name))
    .flatMap((name) => [contactField(name), contactField(`${FORMER}${name}`)]),
})

/** Who gets all regions that have no contact; whether it is a contact, only the database knows. */
export const restForm = {
  key: 'restOfAreas',
  fields: [{ key: REST, kind: 'text', maxLength: 36, required: true }],
} as const satisfies Definition

/** The regions for which something else was chosen than the form was made from. */
export const wantedBy = (answers: AnswersOf<Definition>): Assignment[] =>
  Object.entries(answers).flatMap(([name, chosen]) => {
    const [, start] = NAME.exec(name) ?? []
    const [from, to] = [chosenContact(answers[`${FORMER}${name}`]), chosenContact(chosen)]
    if (!start || from === undefined || to === undefined || from === to) return []
    return { start: Number(start), from, to }
  })

/** Gives every region that has no contact to one. @param to the id of that contact */
export const unassignedTo = (areas: readonly PostcodeArea[], to: string): Assignment[] =>
  areas.filter(({ contactId }) => !contactId).map(({ start }) => ({ start, from: null, to }))

/** @returns undefined for what is no contact, nor nobody */
function chosenContact(value: unknown): string | null | undefined {
  if (value === NOBODY) return null
  return typeof value === 'string' && isUuid(value) ? value : undefined
}
