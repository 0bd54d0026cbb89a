import { href, redirect } from 'react-router'

/** Stands on printed cards, to be typed. Not for ever: cards outlive the page that it leads to. */
export function loader() {
  throw redirect(href('/overleden/kaartje'), 303)
}
