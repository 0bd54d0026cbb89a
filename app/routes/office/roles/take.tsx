import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { isOfficeRole } from '#app/access/capabilities.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { roleHolders, takeRole } from '#app/features/roles/roles.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { DangerRow, Lead, StatusMessage } from '#app/ui/index.ts'
import { FormErrorSummary } from '#app/routes/auth/errors.tsx'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import type { Route } from './+types/take.ts'
import { OfficePage } from '../office-page.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'roles.manage')
  const { email, role, id } = await holderOf(actor, params)
  return { email, role, isOwn: id === actor.id, prove: await proofNeeded(actor) }
}

/** @throws a 404 answer when there is no such role; a redirect when that person does not have it (any more) */
async function holderOf(actor: Actor, { id, role }: { id: string; role: string }) {
  if (!isOfficeRole(role)) throw data('role', { status: 404 })
  const holder = (await roleHolders(actor)).find((one) => one.id === id)
  if (!holder?.roles.includes(role)) throw await gone()
  return { id, role, email: holder.email }
}

const gone = () => redirectWithFlash(href('/admin/rollen'), { key: 'roleGone' })

type TakeRoleReply = SignInReply & { isLast?: true }

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'roles.manage')
  const { id, role } = await holderOf(actor, params)
  const wrong = await unproven(actor, await readForm(request))
  if (wrong) return data<TakeRoleReply>(wrong, { status: 422 })
  const taken = await takeRole(actor, id, role)
  if (!taken.ok && taken.reason === 'last')
    return data<TakeRoleReply>({ isLast: true }, { status: 409 })
  if (!taken.ok) return gone()
  const next = id === actor.id ? href('/dashboard') : href('/admin/rollen')
  return redirectWithFlash(next, { key: 'roleTaken' })
}

export { headers } from '#app/routes/kit/attempt.server.ts'

/** Asks before a role is taken away. */
export default function TakeRole({ loaderData, actionData }: Route.ComponentProps) {
  const { email, role, isOwn, prove } = loaderData
  const reply: TakeRoleReply | undefined = actionData
  const { t } = useTranslation('roles')
  const title = t('confirm.title', { role: t(`names.${role}`).toLowerCase(), email })
  return (
    <OfficePage
      title={title}
      failed={reply !== undefined}
      parent={{ href: href('/admin/rollen'), text: t('title') }}
      problems={<FormErrorSummary reply={reply} />}
    >
      {reply?.isLast && (
        <StatusMessage kind="error" title={t('confirm.lastTitle')}>
          <p>{t('confirm.last')}</p>
        </StatusMessage>
      )}
      <Lead>{t('confirm.lead')}</Lead>
      <p>{t(isOwn ? 'confirm.own' : 'confirm.rest')}</p>
      <p>{t('confirm.conversations')}</p>
      <form method="post" noValidate>
        <ProveField asked={prove} reply={reply} />
        <DangerRow intent="intrekken" back={href('/admin/rollen')} backText={t('confirm.cancel')}>
          {t('confirm.submit')}
        </DangerRow>
      </form>
    </OfficePage>
  )
}
