/** The telephone number of a trusted person in a request, beside those that the owner of the file gave. */
import type { RelativeCard } from '#app/features/contacts/people.server.ts'
import { comparedOf, phoneDigits, termsOf } from '#app/features/file-index/terms.ts'
import { contactAddressIn, type RequestContents } from '../request-contents.server.ts'
import { compareName } from './comparison.ts'

/** same: of somebody whom the owner named. Else whether the owner gave another for that person, or none. */
export type ContactPhone = 'same' | 'other' | 'unknown'

/** Whom the owner of the file names. */
export type NamedContacts = readonly RelativeCard[]

/** @returns 'same' for the number of anybody whom the owner named, however it is written */
export function comparePhone(asked: RequestContents, named: NamedContacts): ContactPhone {
  if (isNumberOf(asked.contactTelefoon ?? '', named)) return 'same'
  return phonesOf(asked, named).length > 0 ? 'other' : 'unknown'
}

/** Whether a number is that of anybody whom the owner named. */
export function isNumberOf(phone: string, named: NamedContacts): boolean {
  const digits = phoneDigits(phone)
  return digits !== '' && named.some((card) => phoneDigits(card.phone) === digits)
}

/** The numbers that the owner gave for the trusted person of a request, each once. */
export function phonesOf(asked: RequestContents, named: NamedContacts): string[] {
  const phones = whoIs(asked, named).flatMap(({ phone }) => (phone ? [phone] : []))
  return [...new Map(phones.map((phone) => [phoneDigits(phone), phone])).values()]
}

/** By the address; failing that, by a name that is alike. */
function whoIs(asked: RequestContents, named: NamedContacts): NamedContacts {
  const address = contactAddressIn(asked)?.trim().toLowerCase()
  const reached = named.filter(({ email }) => address && email.trim().toLowerCase() === address)
  return reached.length > 0 ? reached : named.filter((card) => isCalled(asked.contactNaam, card))
}

function isCalled(name: string | undefined, { firstName, lastName }: RelativeCard): boolean {
  const terms = new Set([
    ...termsOf({ firstName, lastName }),
    ...comparedOf({ firstName, lastName }),
  ])
  const verdict = compareName(name, (term) => terms.has(term))
  return verdict === 'same' || verdict === 'like' || verdict === 'surname'
}
