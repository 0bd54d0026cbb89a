import { data } from 'react-router'

/** Every address that is no page, whatever the method. */
export function loader(): never {
  throw data('path', { status: 404 })
}
export const action = loader

export default function NotFoundRoute() {
  return null
}
