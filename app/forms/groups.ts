import type { FieldTexts } from './answer.ts'
import type { Definition, Field } from './fields.ts'
import { hasAnswer, isShown, type SectionData } from './values.ts'

/** Questions that belong together, below one title. */
export type Group = { title?: string | undefined; fields: Field[] }

/** Fields in their groups; a field with a group title starts a new one. */
export function groupsOf(fields: readonly Field[], texts: Readonly<Record<string, FieldTexts>>) {
  const groups: Group[] = [{ fields: [] }]
  for (const field of fields) {
    const title = texts[field.key]?.group
    if (title) groups.push({ title, fields: [] })
    groups.at(-1)?.fields.push(field)
  }
  return groups.filter((group) => group.fields.length > 0)
}

/** How many questions of a group apply, given all answers to its form, and how many have one. */
export function countIn({ fields }: Group, definition: Definition, data: SectionData) {
  const asked = fields.filter((field) => isShown(definition, field, data))
  const answered = asked.filter((field) => hasAnswer(definition, field, data))
  return { asked: asked.length, answered: answered.length }
}
