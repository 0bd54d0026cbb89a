import { contactList } from '#app/features/interview/sections/naw.ts'
import { phoneInWords } from '#app/locales/phone.ts'
import { rowsByField } from './answered.ts'

/** A contact by the key of what was said of them; `arranges` is said of who arranges the funeral. */
export type Contact = ReturnType<typeof contactsIn>[number]

/** Rows of contacts, those who arrange the funeral before the others. */
export function contactsIn(rows: string[][]) {
  const contacts = rowsByField(contactList, rows)
  return [...contacts.filter(arranges), ...contacts.filter((one) => !arranges(one))]
}

/** Whether somebody was chosen to arrange the funeral. */
export const arranges = ({ arranges: said }: { arranges: string }): boolean => said !== ''

/** Contacts as addresses, or with no more than how they are called. */
export const printedPeople = (contacts: readonly Contact[], isBrief = false) =>
  contacts.map(({ firstName, lastName, relation, email, phone, address }) => {
    const name = [firstName, lastName].filter(Boolean).join(' ')
    const more = isBrief && name ? [] : [email, address]
    const [head = '', ...lines] = [name, phoneInWords(phone), ...more].filter(Boolean)
    return { name: head, about: relation, lines }
  })
