/** What somebody may want to look at once more before confirming: nothing of it stands in the way. */
import type { FileData, SectionKey } from '#app/features/interview/sections/index.ts'

/** Its `id` is a name that says which it is, and `field` where it is put right. */
export type Point = { id: string; section: SectionKey; field: string } & (
  | { kind: 'noMusic'; styles: string[]; songs: number }
  | { kind: 'noSurname' | 'noReach'; name: string }
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

/** All of a file, in the order of its steps. */
export const pointsIn = ({ rituelen, praktisch, naw }: FileData): Point[] => [
  ...musicPoints(rituelen),
  ...DIGITAL.filter((field) => PASSWORD.test(praktisch?.[field] ?? '')).map((field) => ({
    id: `wachtwoord-${field}`,
    section: 'praktisch' as const,
    field,
    kind: 'password' as const,
  })),
  ...(naw?.contacts ?? []).flatMap(contactPoints),
]

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
  const { firstName, lastName, email, phone } = contact
  const name = firstName || lastName
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
