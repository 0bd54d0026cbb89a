import { href, redirect } from 'react-router'

/** The entrance of the office, linked from the footer: it has the usual lock behind it. */
export function loader() {
  throw redirect(href('/admin'), 303)
}
