import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import type { ContactAsked, FullAsked, LivingWillAsked } from './forms/request-forms.ts'

/** Without what earlier requests were not asked for. */
type Since<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>

/** What a member fills in, and the token of the card that they came by. */
export type RequestContents = { card?: string | undefined } & (
  | ({ kind: 'living_will' } & Since<
      LivingWillAsked,
      'naamEigenaar' | 'geboortedatum' | 'verklaring'
    >)
  | ({ kind: 'full' } & Since<FullAsked, 'geboortedatum' | 'contactNaam'>)
)

const belongsTo = (id: string) => `access_requests ${id}`

/**
 * What a member typed; sealed with the key of the system, as there may be no file that it is of.
 */
export const sealAsked = (id: string, asked: RequestContents): Buffer =>
  sealForSystem(asked, belongsTo(id))

/** @throws when `sealed` is of another request */
export const openAsked = (id: string, sealed: Buffer): RequestContents =>
  openForSystem<RequestContents>(sealed, belongsTo(id))

/** The number of the file in a request, as it stands on a card. */
export const fileNumberIn = ({ dossierNummer }: RequestContents): string =>
  dossierNummer.toUpperCase()

/** The name of the dead, or of the owner of a living will, as the member wrote it. */
export const nameIn = (asked: RequestContents): string | undefined =>
  asked.kind === 'full' ? asked.naamOverledene : asked.naamEigenaar

/** The day of the death, as the member wrote it; null in a request for a living will. */
export const diedOnIn = (asked: RequestContents): string | null =>
  asked.kind === 'full' ? asked.overlijdensdatum : null

/**
 * The mail address of the trusted person who is asked to confirm; null for one with a telephone
 * only.
 */
export const contactAddressIn = (asked: RequestContents): string | null =>
  (asked.kind === 'full' ? asked.vertrouwensEmail : asked.contactEmail) ?? null

/** The trusted person of a request as the form shows them. */
export const contactFieldsOf = (asked: RequestContents) => ({
  contactNaam: asked.contactNaam ?? '',
  email: contactAddressIn(asked) ?? '',
  contactTelefoon: asked.contactTelefoon ?? '',
})

/** The same request with another trusted person, or another way to reach them. */
export function withContact(
  asked: RequestContents,
  { email, ...contact }: ContactAsked,
): RequestContents {
  if (asked.kind === 'full') {
    const { vertrouwensEmail: _email, contactTelefoon: _phone, ...rest } = asked
    return { ...rest, ...contact, ...(email && { vertrouwensEmail: email }) }
  }
  const { contactEmail: _email, contactTelefoon: _phone, ...rest } = asked
  return { ...rest, ...contact, ...(email && { contactEmail: email }) }
}
