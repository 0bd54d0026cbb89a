import { data, type HeadersFunction } from 'react-router'

/** How long someone has to wait, and what their answer begins with. */
export function waitOf(seconds: number) {
  const headers = { 'Retry-After': String(seconds) }
  return { minutes: Math.ceil(seconds / 60), init: { status: 429, headers } }
}

/** A 429 answer that says how long to wait. */
export function refuseFor(seconds: number) {
  const { minutes, init } = waitOf(seconds)
  return data({ code: 'tooMany', minutes }, init)
}

/** For a page whose own form may come back with how long to wait: the header says so too. */
export const headers: HeadersFunction = ({ actionHeaders, errorHeaders }) =>
  errorHeaders ?? actionHeaders
