/** Where a list that shows the newest first goes on: after the row of that moment and id. */
export type Cursor = {
  /** Microseconds since 1970, as text: the database counts finer than JavaScript. */
  at: string
  id: string
}

const WRITTEN = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Reads where a list goes on. @returns undefined for anything that is no cursor */
export function cursorIn(text: string | null): Cursor | undefined {
  const [, at, id] = WRITTEN.exec(text ?? '') ?? []
  return at && id ? { at, id } : undefined
}

/**
 * Reads where a list by numbers goes on: after this one. It stays text, since it may be larger than
 * JavaScript counts.
 *
 * @returns undefined for anything that is no such number
 */
export const numberCursorIn = (text: string | null): string | undefined =>
  /^[1-9]\d{0,14}$/.exec(text ?? '')?.[0]

/** The address of the next page of a list. @param name of the cursor in it */
export function nextPageAddress(url: URL, name: string, place: Cursor | string): string {
  const query = new URLSearchParams(url.searchParams)
  query.set(name, typeof place === 'string' ? place : `${place.at}.${place.id}`)
  return `${url.pathname}?${query}`
}
