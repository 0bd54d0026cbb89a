import { href, redirect } from 'react-router'
import { oldAddresses } from '#app/features/content/old-addresses.ts'
import type { Route } from './+types/moved.ts'

/** Permanently, so that search engines learn the new address. */
export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replaceAll(/^\/|\/$/g, '').toLowerCase()
  throw redirect(`${oldAddresses[path] ?? href('/')}${url.search}`, 301)
}
