import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { activeGuildMembers } from '#app/features/content/counter.server.ts'
import { endForm } from '#app/features/guild/forms/end-form.ts'
import {
  endOwnMembership,
  requestsToFinish,
  requestsToStop,
} from '#app/features/guild/leave.server.ts'
import { member } from '#app/features/guild/member-texts.nl.ts'
import { ownGuildMember } from '#app/features/guild/member.server.ts'
import { isOwner, ownPeople } from '#app/features/guild/people.server.ts'
import { ownRequests } from '#app/features/release/request.server.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { ButtonLink, ButtonRow, DangerRow, FormFields, Lead } from '#app/ui/index.ts'
import { answerForm, type FormReply, refuseSubmission } from '../../kit/answer-form.server.ts'
import { Failure } from '../../kit/failure.tsx'
import { Problems } from '../../kit/problems.tsx'
import { ProveField } from '../../kit/prove-field.tsx'
import { proofLeftOpen, unproven } from '../../kit/prove.server.ts'
import { calledRequestOf } from '../../release/listed.server.ts'
import type { Route } from './+types/end.ts'
import { NamedRequests, WhatHappens } from './end-parts.tsx'
import { GuildPage } from '../guild-page.tsx'
import { signedOut } from './signed-out.server.ts'

/** @throws a 404 answer for who is no owner */
async function ownerOnly(user: Actor) {
  if (!isOwner(await ownPeople(user), user.id)) throw data('member', { status: 404 })
}

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  await ownerOnly(user)
  const [own, running, toFinish] = await Promise.all([
    ownGuildMember(user),
    requestsToStop(user),
    requestsToFinish(user),
  ])
  return {
    company: own?.companyName ?? '',
    linked: own?.linked ?? 0,
    running: (await ownRequests(user.id, running)).map(calledRequestOf),
    toFinish: (await ownRequests(user.id, toFinish)).map(calledRequestOf),
    helpdesk: env().HELPDESK_EMAIL,
    prove: await proofNeeded(user),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  await ownerOnly(user)
  // The page says which deliveries are not over.
  if ((await requestsToFinish(user)).length > 0) throw redirect(href('/franchise/stoppen'), 303)
  const form = await readForm(request)
  const submission = parseForm(endForm, form)
  if (!submission.complete) return refuseSubmission(submission, await proofLeftOpen(user, form))
  const wrong = await unproven(user, form)
  if (wrong) return refuseSubmission(submission, wrong.errors)
  return answerForm({ request, context }, submission, 'sending', async () => {
    const company = await endOwnMembership(user)
    if (company === null) throw data('member', { status: 404 })
    await activeGuildMembers.refresh()
    return signedOut(href('/uitvaartondernemers'), { key: 'memberEnded', values: { company } })
  })
}

export { headers } from '../../kit/attempt.server.ts'

/** Says all that ends with a membership, before its owner ends it. */
export default function EndMembership({ loaderData, actionData }: Route.ComponentProps) {
  const { company, linked, running, toFinish, helpdesk, prove } = loaderData
  const reply: FormReply | undefined = actionData
  const { t } = useTranslation('member')
  const page = { current: 'business', title: t('end.title'), isPart: true } as const
  if (toFinish.length > 0)
    return (
      <GuildPage {...page}>
        <NamedRequests what="finish" requests={toFinish} helpdesk={helpdesk} />
        <ButtonRow>
          <ButtonLink href={href('/franchise/gegevens')} variant="secondary">
            {t('end.back')}
          </ButtonLink>
        </ButtonRow>
      </GuildPage>
    )
  return (
    <GuildPage
      {...page}
      failed={reply !== undefined}
      problems={<Problems errors={reply?.errors} />}
    >
      <Failure kind={reply?.failure} />
      <Lead>{t('end.lead', { company })}</Lead>
      <NamedRequests what="running" requests={running} helpdesk={helpdesk} />
      <WhatHappens linked={linked} />
      <form method="post" noValidate>
        <FormFields
          fields={endForm.fields}
          texts={member.end.fields}
          values={reply?.typed}
          errors={reply?.errors}
        />
        <ProveField asked={prove} reply={reply} />
        <DangerRow
          intent="stoppen"
          back={href('/franchise/gegevens')}
          backText={t('remove.cancel')}
        >
          {t('end.submit')}
        </DangerRow>
      </form>
    </GuildPage>
  )
}
