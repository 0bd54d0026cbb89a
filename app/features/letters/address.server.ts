import { qrOf } from './qr-code.server.ts'

type LetterAddress = { street: string; postalCode: string; city: string }

/** The lines in the window of the envelope. */
export const windowOf = (name: string, { street, postalCode, city }: LetterAddress): string[] => [
  name,
  street,
  `${postalCode}  ${city}`,
]

/** An address of the site as people type it. */
export const plainAddress = (url: string) =>
  url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

/** The address of a page of the site, to scan or to type. */
export const siteOf = (page: string, alt: string) => ({
  ...qrOf(page, alt),
  text: plainAddress(page),
})
