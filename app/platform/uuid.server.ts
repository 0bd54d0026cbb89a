import { createHash } from 'node:crypto'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Whether the database takes a text as an id: it fails on any other, and addresses hold what
 * anybody types.
 */
export const isUuid = (text: string): boolean => UUID.test(text)

/**
 * The id of what was sent: the same for the same, so that a form that comes twice finds what it made.
 *
 * @param sent with something of the form that nobody can guess
 */
export const uuidOf = (sent: unknown): string =>
  uuidIn(createHash('sha256').update(JSON.stringify(sent)).digest('hex'))

/**
 * Version 8 of RFC 9562: an id of one's own making. Forms refuse what has not the form of one.
 *
 * @param hash in hexadecimal signs, of which the first 32 are taken
 */
export const uuidIn = (hash: string): string =>
  hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-9$4-$5')
