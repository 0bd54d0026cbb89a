import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { activeGuildMembers } from '#app/features/content/counter.server.ts'
import { deliveriesOf, removeMember } from '#app/features/guild/change.server.ts'
import type { MemberDetails } from '#app/features/guild/office.server.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { DangerRow, Lead } from '#app/ui/index.ts'
import { FormErrorSummary } from '#app/routes/auth/errors.tsx'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { orSay } from '#app/routes/kit/answer-form.server.ts'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import type { Route } from './+types/remove.ts'
import { findMember, memberOr404 } from './member-or-404.server.ts'
import { NotOver } from './not-over.tsx'
import { OfficePage } from '../office-page.tsx'

export const handle: PageHandle = { shows: 'members' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'members.remove')
  const member = await memberOr404(actor, params.id)
  const deliveries = await deliveriesOf(actor, member.id)
  return { member, deliveries, asked: await proofNeeded(actor) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'members.remove')
  const member = await findMember(actor, params.id)
  if (!member) return redirectWithFlash(LIST, { key: 'memberGone' })
  const { id, state } = member
  const wrong = await unproven(actor, await readForm(request))
  if (wrong) return data<SignInReply>(wrong, { status: 422 })
  return orSay({ request, context }, 'memberRemove', async () => {
    const removed = await removeMember(actor, id)
    if (!removed.ok && removed.reason === 'delivers')
      return redirect(href('/admin/gilde/leden/:id/verwijderen', { id }), 303)
    if (!removed.ok) return redirectWithFlash(LIST, { key: 'memberGone' })
    await activeGuildMembers.refresh()
    const values = { company: removed.companyName, total: numberOf(removed.informed) }
    const next = state === 'new' ? href('/admin/gilde') : LIST
    return redirectWithFlash(next, { key: 'memberRemoved', values })
  })
}

const LIST = href('/admin/gilde/leden')

export { headers } from '#app/routes/kit/attempt.server.ts'

/** Names what goes before a member goes, or an application is refused (specification 4, 8). */
export default function RemoveMember({ loaderData, actionData }: Route.ComponentProps) {
  const { member, deliveries, asked } = loaderData
  const reply: SignInReply | undefined = actionData
  const { t } = useTranslation('guild')
  const isNew = member.state === 'new'
  const company = member.companyName
  const page = href('/admin/gilde/leden/:id', { id: member.id })
  return (
    <OfficePage
      title={t(isNew ? 'remove.refuseTitle' : 'remove.title', { company })}
      parent={{ href: page, text: company }}
      failed={reply !== undefined}
      problems={<FormErrorSummary reply={reply} />}
    >
      {deliveries.length > 0 ? (
        <NotOver deliveries={deliveries} />
      ) : (
        <>
          <Lead>{t(isNew ? 'remove.refuseLead' : 'remove.lead')}</Lead>
          <WhatGoes {...member} />
          <form method="post" noValidate>
            <ProveField asked={asked} reply={reply} />
            <DangerRow intent="verwijderen" back={page} backText={t('remove.cancel')}>
              {t(isNew ? 'refuse' : 'remove.submit')}
            </DangerRow>
          </form>
        </>
      )}
    </OfficePage>
  )
}

function WhatGoes({ state, people, referrals, openRequests }: MemberDetails) {
  const { t } = useTranslation('guild')
  const isNew = state === 'new'
  const accounts = people.filter((one) => one.state !== 'none')
  return (
    <>
      <p>{t('remove.goes')}</p>
      <ul>
        <li>{t('remove.facts')}</li>
        {referrals > 0 && (
          <li>{t('remove.links', { count: referrals, total: numberOf(referrals) })}</li>
        )}
        {!isNew && <li>{t('remove.notifications')}</li>}
        {openRequests > 0 && <li>{t('remove.requests', { count: openRequests })}</li>}
        {accounts
          .filter(({ stays }) => !stays)
          .map(({ id, email }) => (
            <li key={id}>{t('remove.account', { email })}</li>
          ))}
      </ul>
      {accounts
        .filter(({ stays }) => stays)
        .map(({ id, email }) => (
          <p key={id}>{t('remove.accountStays', { email })}</p>
        ))}
      <p>{t(isNew ? 'remove.refusedTold' : 'remove.told')}</p>
    </>
  )
}
