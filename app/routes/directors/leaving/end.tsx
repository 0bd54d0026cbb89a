import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { activeGuildMembers } from '#app/features/content/counter.server.ts'
import { endForm } from '#app/features/guild/forms/end-form.ts'
import { endOwnMembership } from '#app/features/guild/leave.server.ts'
import { member } from '#app/features/guild/member-texts.nl.ts'
import { ownGuildMember } from '#app/features/guild/member.server.ts'
import { isOwner, ownPeople } from '#app/features/guild/people.server.ts'
import { ownRequests } from '#app/features/release/request.server.ts'
import { isOpenState } from '#app/features/release/states.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { DangerRow, FormFields, Lead } from '#app/ui/index.ts'
import { answerForm, type FormReply, refuseSubmission } from '../../kit/answer-form.server.ts'
import { Failure } from '../../kit/failure.tsx'
import { Problems } from '../../kit/problems.tsx'
import { ProveField } from '../../kit/prove-field.tsx'
import { proofLeftOpen, unproven } from '../../kit/prove.server.ts'
import { calledRequestOf } from '../../release/listed.server.ts'
import type { Route } from './+types/end.ts'
import { EndsWith, WhatHappens } from './end-parts.tsx'
import { GuildPage } from '../guild-page.tsx'
import { signedOut } from './signed-out.server.ts'

/** @throws a 404 answer for who is no owner */
async function ownerOnly(user: Actor) {
  if (!isOwner(await ownPeople(user), user.id)) throw data('member', { status: 404 })
}

/** What of a member's requests goes no further: what runs, and what is ready and nobody got. */
async function endsWith({ id }: Actor) {
  const requests = await ownRequests(id)
  const now = new Date()
  return {
    running: requests.filter(({ state }) => state !== 'unpaid' && isOpenState(state)),
    ready: requests.filter(
      ({ state, availableUntil, fetchedAt }) =>
        state === 'completed' && !fetchedAt && (!availableUntil || availableUntil > now),
    ),
  }
}

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  await ownerOnly(user)
  const [own, { running, ready }] = await Promise.all([ownGuildMember(user), endsWith(user)])
  return {
    company: own?.companyName ?? '',
    linked: own?.linked ?? 0,
    running: running.map(calledRequestOf),
    ready: ready.map(calledRequestOf),
    prove: await proofNeeded(user),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  await ownerOnly(user)
  const form = await readForm(request)
  const submission = parseForm(endForm, form)
  if (!submission.complete) return refuseSubmission(submission, await proofLeftOpen(user, form))
  const wrong = await unproven(user, form)
  if (wrong) return refuseSubmission(submission, wrong.errors)
  return answerForm({ request, context }, submission, 'sending', async () => {
    const { running, ready } = await endsWith(user)
    const company = await endOwnMembership(user, { running: running.length, ready: ready.length })
    if (company === null) throw data('member', { status: 404 })
    await activeGuildMembers.refresh()
    return signedOut(href('/uitvaartondernemers'), { key: 'memberEnded', values: { company } })
  })
}

export { headers } from '../../kit/attempt.server.ts'

/** Says all that ends with a membership, before its owner ends it. */
export default function EndMembership({ loaderData, actionData }: Route.ComponentProps) {
  const { company, linked, running, ready, prove } = loaderData
  const reply: FormReply | undefined = actionData
  const { t } = useTranslation('member')
  return (
    <GuildPage current="business" title={t('end.title')} isPart failed={reply !== undefined}>
      <Failure kind={reply?.failure} />
      <Problems errors={reply?.errors} />
      <Lead>{t('end.lead', { company })}</Lead>
      <EndsWith what="ready" requests={ready} />
      <EndsWith what="running" requests={running} />
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
