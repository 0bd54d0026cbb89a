import { useTranslation } from '#app/locales/use-translation.ts'
import { redirect } from 'react-router'
import { revokeLivingWill, readLivingWills } from '#app/features/living-will/living-will.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import type { Route } from './+types/revoke.ts'
import { EndPage } from './end-page.tsx'
import { HOME } from './parts.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { valid } = await readLivingWills(requireUser(context).id)
  if (!valid) throw redirect(HOME, 303)
  return null
}

export async function action({ context }: Route.ActionArgs) {
  if (!(await revokeLivingWill(requireUser(context).id))) return redirect(HOME, 303)
  return redirectWithFlash(HOME, { key: 'livingWillRevoked' })
}

/** Asks whether the living will that counts is really to be revoked. */
export default function RevokeLivingWill() {
  const { t } = useTranslation('livingWill')
  return (
    <EndPage
      title={t('revoke.title')}
      lead={t('revoke.lead')}
      text={t('revoke.text')}
      confirm={t('revoke.confirm')}
    />
  )
}
