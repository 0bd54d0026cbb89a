import { useTranslation } from '#app/locales/use-translation.ts'
import { redirect } from 'react-router'
import { discardDraft, readLivingWills } from '#app/features/living-will/living-will.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import type { Route } from './+types/discard.ts'
import { EndPage } from './end-page.tsx'
import { HOME } from './parts.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { draft } = await readLivingWills(requireUser(context).id)
  if (!draft) throw redirect(HOME, 303)
  return null
}

export async function action({ context }: Route.ActionArgs) {
  if (!(await discardDraft(requireUser(context).id))) return redirect(HOME, 303)
  return redirectWithFlash(HOME, { key: 'livingWillDiscarded' })
}

/** Asks whether the draft of a living will is really to be thrown away. */
export default function DiscardLivingWill() {
  const { t } = useTranslation('livingWill')
  return (
    <EndPage
      title={t('revoke.discardTitle')}
      lead={t('revoke.discardLead')}
      text={t('revoke.discardText')}
      confirm={t('revoke.discardConfirm')}
    />
  )
}
