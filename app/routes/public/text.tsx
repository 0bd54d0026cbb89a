import { data } from 'react-router'
import { readingAt } from '#app/features/content/reading.server.ts'
import type { Route } from './+types/text.ts'
import { TextPage } from './reading.tsx'

/** A page about the register: who we are, how it works, our rules. */
export function loader({ url }: Route.LoaderArgs) {
  const reading = readingAt(url.pathname)
  if (!reading) throw data('path', { status: 404 })
  return { reading }
}

export default function TextRoute({ loaderData }: Route.ComponentProps) {
  return <TextPage {...loaderData} />
}
