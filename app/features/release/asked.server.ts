import { openForSystem, sealForSystem } from '#app/platform/crypto.server.ts'
import type { FullAsked, LivingWillAsked } from './request-forms.ts'

/** What a member fills in, and the token of the card that they came by. */
export type Asked = { card?: string | undefined } & (
  | ({ kind: 'living_will' } & LivingWillAsked)
  | ({ kind: 'full' } & FullAsked)
)

const placeOf = (id: string) => `access_requests ${id}`

export const sealAsked = (id: string, asked: Asked): Buffer => sealForSystem(asked, placeOf(id))

export const openAsked = (id: string, sealed: Buffer): Asked =>
  openForSystem<Asked>(sealed, placeOf(id))

/** As it stands on a card. */
export const numberIn = ({ dossierNummer }: Asked): string => dossierNummer.toUpperCase()

/** Who is asked to confirm the request. */
export const contactIn = (asked: Asked): string =>
  asked.kind === 'full' ? asked.vertrouwensEmail : asked.contactEmail

export const withContact = (asked: Asked, email: string): Asked =>
  asked.kind === 'full' ? { ...asked, vertrouwensEmail: email } : { ...asked, contactEmail: email }
