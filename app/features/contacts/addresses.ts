/** What there is to say of the e-mail addresses of contacts: a right to read is bound to one. */
import { joinedList } from '#app/locales/dates.ts'
import { calledBy } from '#app/platform/names.ts'

export type Addressed = {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
}

/**
 * own: it is that of who names them. shared: another contact has it too. moved: they said yes at another one, and
 * have to be asked anew. known: they said yes at this one. letter: they have none, and said yes by a letter. held:
 * they are asked about a death, and stay who they are until that is over.
 */
export type AddressSaid = {
  kind: 'own' | 'shared' | 'moved' | 'known' | 'letter' | 'held'
  name: string
  /** All who share it. */
  names: string
}

export type AddressesKnown = {
  /** Of the account of who names them. */
  own: string
  /** Who said yes, who of those is asked about a death, and who said yes at another address. */
  said: readonly (Addressed & { kind: 'known' | 'held' | 'moved' })[]
}

/** Whether it has to be looked at as it is, and not only by who changes it. */
export const isToMend = ({ kind }: AddressSaid): boolean =>
  kind === 'own' || kind === 'shared' || kind === 'moved'

const plain = (text = '') => text.trim().toLowerCase()

const isSame = (one: Addressed, other: Addressed) =>
  (['firstName', 'lastName', 'email'] as const).every(
    (key) => plain(one[key]) === plain(other[key]),
  )

/** What there is to say of the address of each contact, in their order; of nobody without a name. */
export function saidOfAddresses(
  contacts: readonly Addressed[],
  { own, said }: AddressesKnown,
): AddressSaid[][] {
  return contacts.map((contact) => {
    const name = calledBy(contact)
    if (!name) return []
    const email = plain(contact.email)
    const sharing = contacts.filter((one) => email && plain(one.email) === email && calledBy(one))
    const kinds = [
      ...(email && email === plain(own) ? (['own'] as const) : []),
      ...(sharing.length > 1 ? (['shared'] as const) : []),
      ...said
        .filter((one) => isSame(one, contact))
        .map(({ kind }) => (kind === 'known' && !email ? 'letter' : kind)),
    ]
    return kinds.map((kind) => ({ kind, name, names: joinedList(sharing.map(calledBy)) }))
  })
}
