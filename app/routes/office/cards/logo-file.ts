import { data } from 'react-router'
import { readLogo } from '#app/features/card-desk/logo.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { PRIVATE } from '#app/routes/kit/file-answer.ts'
import type { Route } from './+types/logo-file.ts'

const MIME = { png: 'image/png', jpg: 'image/jpeg' } as const

/** A logo that was kept; pixels that we wrote ourselves. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'cards.settings')
  const logo = isUuid(id) ? await readLogo(actor, id) : null
  if (!logo) throw data('logo', { status: 404 })
  return new Response(new Uint8Array(logo.bytes), {
    headers: {
      'Content-Type': MIME[logo.kind],
      ...PRIVATE,
    },
  })
}
