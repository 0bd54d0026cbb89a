import { contactList } from '#app/features/interview/sections/naw.ts'
import { rowsByField } from './answered.ts'

/** Rows of contacts as addresses, or with no more than how they are called. */
export const printedPeople = (rows: string[][], isBrief = false) =>
  rowsByField(contactList, rows).map(({ firstName, lastName, relation, email, phone, address }) => {
    const name = [firstName, lastName].filter(Boolean).join(' ')
    const more = isBrief && name ? [] : [email, address]
    const [head = '', ...lines] = [name, phone, ...more].filter(Boolean)
    return { name: head, about: relation, lines }
  })
