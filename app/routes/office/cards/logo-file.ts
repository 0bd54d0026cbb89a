import { data } from 'react-router'
import { readLogo } from '#app/features/card-desk/logo.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import type { Route } from './+types/logo-file.ts'

const MIME = { png: 'image/png', jpg: 'image/jpeg' } as const

/** The logo that is used now; pixels that we wrote ourselves. */
export async function loader({ context }: Route.LoaderArgs) {
  const logo = await readLogo(requireCapability(context, 'cards.settings'))
  if (!logo) throw data('logo', { status: 404 })
  return new Response(new Uint8Array(logo.bytes), {
    headers: {
      'Content-Type': MIME[logo.kind],
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
