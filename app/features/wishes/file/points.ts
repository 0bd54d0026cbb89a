/** What somebody may want to look at once more before confirming: nothing of it stands in the way. */
import {
  type AddressesKnown,
  type AddressSaid,
  isToMend,
  saidOfAddresses,
} from '#app/features/contacts/addresses.ts'
import type { FileData, SectionKey } from '#app/features/interview/sections/index.ts'
import { calledBy } from '#app/platform/names.ts'

/** Its `id` is a name that says which it is, and `field` where it is put right. */
export type Point = { id: string; section: SectionKey; field: string } & (
  | { kind: 'noMusic'; styles: string[]; songs: number }
  | { kind: 'noSurname' | 'noReach'; name: string }
  | { kind: 'address'; name: string; said: AddressSaid }
  | { kind: 'password' }
)

/** Where people write of their devices and accounts. */
const DIGITAL = [
  'digitalLegacy',
  'socialMediaAccounts',
  'onlineServices',
  'digitalInstructions',
] as const

/** That one is said, and not only where it lies: 'Wachtwoord van de computer is …', 'pincode: …'. */
const PASSWORD =
  /(?:wachtwoord|password|pincode|toegangscode|inlogcode)\b[^.?!\n]{0,60}?(?:\bis|[:=])\s*\S/iu

const NO_MUSIC = 'Geen muziek'

/**
 * All of a file, in the order of its steps.
 *
 * @param known at which addresses contacts said yes
 */
export const pointsIn = (
  { rituelen, praktisch, naw }: FileData,
  known: AddressesKnown = { own: '', said: [] },
): Point[] => [
  ...musicPoints(rituelen),
  ...DIGITAL.filter((field) => PASSWORD.test(praktisch?.[field] ?? '')).map((field) => ({
    id: `wachtwoord-${field}`,
    section: 'praktisch' as const,
    field,
    kind: 'password' as const,
  })),
  ...(naw?.contacts ?? []).flatMap(contactPoints),
  ...addressPoints(naw?.contacts ?? [], known),
]

/** The steps in which a contact has one's own address. @param own that of the account */
export const toLookAtIn = ({ naw }: FileData, own: string): SectionKey[] =>
  saidOfAddresses(naw?.contacts ?? [], { own, said: [] })
    .flat()
    .some(({ kind }) => kind === 'own')
    ? ['naw']
    : []

/** No music, and also a kind of music or songs. */
function musicPoints(answers: FileData['rituelen']): Point[] {
  const chosen = answers?.music ?? []
  const songs = answers?.musicSpecifications?.length ?? 0
  if (!chosen.includes(NO_MUSIC) || (chosen.length === 1 && songs === 0)) return []
  const styles = chosen
    .filter((one) => one !== NO_MUSIC)
    .map((one) => (one === 'Anders' && answers?.musicOther) || one)
  return [{ id: 'muziek', section: 'rituelen', field: 'music', kind: 'noMusic', styles, songs }]
}

type NamedContact = NonNullable<NonNullable<FileData['naw']>['contacts']>[number]

/** Whom nobody can find, or tell from another. */
function contactPoints(contact: NamedContact, index: number): Point[] {
  const { lastName, email, phone } = contact
  const name = calledBy(contact)
  if (!name) return []
  const at = (kind: 'noSurname' | 'noReach', cell: string): Point => ({
    id: `${kind === 'noReach' ? 'bereiken' : 'achternaam'}-${index}`,
    section: 'naw',
    field: `contacts[${index}].${cell}`,
    kind,
    name,
  })
  return [
    ...(lastName ? [] : [at('noSurname', 'lastName')]),
    ...(email || phone ? [] : [at('noReach', 'email')]),
  ]
}

/** Of an address that is not theirs alone, or at which they have to be asked anew; what several share once. */
function addressPoints(contacts: readonly NamedContact[], known: AddressesKnown): Point[] {
  const shared = new Set<string>()
  return saidOfAddresses(contacts, known).flatMap((notes, index) =>
    notes.flatMap((said) => {
      if (!isToMend(said) || (said.kind === 'shared' && shared.has(said.names))) return []
      if (said.kind === 'shared') shared.add(said.names)
      const field = `contacts[${index}].email`
      const id = `adres-${said.kind}-${index}`
      return [{ id, section: 'naw', field, kind: 'address', name: said.name, said }] as const
    }),
  )
}
