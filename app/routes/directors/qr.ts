import { create } from 'content-disposition'
import { data } from 'react-router'
import { ownGuildMember } from '#app/features/guild/member.server.ts'
import { QR_FILES, qrFile } from '#app/features/guild/referral/qr-file.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { PRIVATE } from '../kit/file-answer.ts'
import type { Route } from './+types/qr.ts'

const MIME = { svg: 'image/svg+xml', png: 'image/png' } as const

/** The QR code of one's own link, to save and print. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = QR_FILES.find((one) => one === params.kind)
  const member = await ownGuildMember(requireCapability(context, 'guild.enter'))
  if (!kind || !member) throw data('path', { status: 404 })
  return new Response(new Uint8Array(await qrFile(member.link, kind)), {
    headers: {
      'Content-Type': MIME[kind],
      'Content-Disposition': create(`qr-${member.code}.${kind}`),
      ...PRIVATE,
    },
  })
}
