const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Whether the database takes a text as an id: it fails on any other, and addresses hold what
 * anybody types.
 */
export const isUuid = (text: string): boolean => UUID.test(text)
