import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { leaveMember } from '#app/features/guild/leave.server.ts'
import { ownGuildMember } from '#app/features/guild/member.server.ts'
import { isOwner, ownPeople } from '#app/features/guild/people.server.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { DangerRow, Lead } from '#app/ui/index.ts'
import { FormErrorSummary, replyHasErrors } from '../../auth/errors.tsx'
import { ProveField } from '../../kit/prove-field.tsx'
import { unproven } from '../../kit/prove.server.ts'
import type { Route } from './+types/leave.ts'
import { GuildPage } from '../guild-page.tsx'
import { signedOut } from './signed-out.server.ts'

/** @throws a 404 answer for an owner, who passes that on first */
async function onlyColleague(user: Actor) {
  if (isOwner(await ownPeople(user), user.id)) throw data('colleague', { status: 404 })
}

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  await onlyColleague(user)
  const company = (await ownGuildMember(user))?.companyName ?? ''
  return { company, prove: await proofNeeded(user) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  await onlyColleague(user)
  const wrong = await unproven(user, await readForm(request))
  if (wrong) return data<SignInReply>(wrong, { status: 422 })
  await leaveMember(user)
  return signedOut(href('/auth'), { key: 'memberLeft' })
}

export { headers } from '../../kit/attempt.server.ts'

/** Says what becomes of a colleague who stops their own access. */
export default function Leave({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { company, prove } = loaderData
  const { t } = useTranslation('member')
  return (
    <GuildPage
      current="people"
      title={t('leave.title', { company })}
      isPart
      failed={replyHasErrors(reply)}
      problems={<FormErrorSummary reply={reply} />}
    >
      <Lead>{t('leave.lead')}</Lead>
      <p>{t('leave.stays')}</p>
      <p>{t('leave.again')}</p>
      <form method="post" noValidate>
        <ProveField asked={prove} reply={reply} />
        <DangerRow
          intent="vertrekken"
          back={href('/franchise/collegas')}
          backText={t('remove.cancel')}
        >
          {t('leave.submit')}
        </DangerRow>
      </form>
    </GuildPage>
  )
}
