import { href, redirect } from 'react-router'
import type { Route } from './+types/referred.ts'

/** Stands on the sheet of a member, to be typed: leads to signing up with its code. */
export function loader({ params }: Route.LoaderArgs) {
  const ref = params.code.replaceAll(' ', '')
  throw redirect(`${href('/auth')}?${new URLSearchParams({ tab: 'signup', ref })}`, 303)
}
