import { useTranslation } from 'react-i18next'
import { redirect } from 'react-router'
import {
  discardDraft,
  readLivingWills,
  revokeLivingWill,
} from '#app/features/living-will/living-will.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/end.ts'
import { DashboardPage } from '../dashboard-page.tsx'
import { HOME } from './parts.tsx'

/** Whether it is the draft that ends here, or the living will that counts. */
const isDiscarding = (pattern: string) => pattern.endsWith('/weggooien')

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const discard = isDiscarding(pattern)
  const { draft, valid } = await readLivingWills(requireUser(context).id)
  if (!(discard ? draft : valid)) throw redirect(HOME, 303)
  return { discard }
}

export async function action({ context, pattern }: Route.ActionArgs) {
  const { id } = requireUser(context)
  const discard = isDiscarding(pattern)
  const ended = await (discard ? discardDraft(id) : revokeLivingWill(id))
  if (!ended) return redirect(HOME, 303)
  return redirectWithFlash(HOME, { key: discard ? 'livingWillDiscarded' : 'livingWillRevoked' })
}

/** Asks whether a living will is really to be revoked, or its draft thrown away. */
export default function LivingWillEnd({ loaderData: { discard } }: Route.ComponentProps) {
  const { t } = useTranslation('livingWill')
  return (
    <DashboardPage
      current="livingWill"
      title={t(discard ? 'revoke.discardTitle' : 'revoke.title')}
      parent={{ href: HOME, text: t('title') }}
    >
      <Lead>{t(discard ? 'revoke.discardLead' : 'revoke.lead')}</Lead>
      <p>{t(discard ? 'revoke.discardText' : 'revoke.text')}</p>
      <form method="post">
        <ButtonRow>
          {/* A text browser turns a post without any value into a plain visit. */}
          <Button variant="danger" name="intent" value="ja">
            {t(discard ? 'revoke.discardConfirm' : 'revoke.confirm')}
          </Button>
          <ButtonLink href={HOME} variant="secondary">
            {t('revoke.back')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </DashboardPage>
  )
}
