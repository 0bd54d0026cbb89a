import { contactList } from '#app/features/interview/sections/naw.ts'
import { rowsByField } from './answered.ts'

/** Rows of contacts as addresses. */
export const printedPeople = (rows: string[][]) =>
  rowsByField(contactList, rows).map(({ firstName, lastName, relation, email, phone, address }) => {
    const name = [firstName, lastName].filter(Boolean).join(' ')
    const [head = '', ...lines] = [name, phone, email, address].filter(Boolean)
    return { name: head, about: relation, lines }
  })
