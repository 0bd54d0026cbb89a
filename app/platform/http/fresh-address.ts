/**
 * The same page at an address that no browser has seen: some (links, dillo) keep every page,
 * whatever its headers say.
 *
 * @param mark differs from request to request
 */
export function freshAddress(path: string, mark: string): string {
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? []
  const search = new URLSearchParams(query)
  search.set('vers', mark)
  return `${address}?${search}${fragment}`
}
