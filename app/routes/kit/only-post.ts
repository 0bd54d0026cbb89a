import { data } from 'react-router'

/** The loader of an address without a page, for a program that posts. @throws a 405 answer */
export function onlyPost(): never {
  throw data('method', { status: 405, headers: { Allow: 'POST' } })
}
