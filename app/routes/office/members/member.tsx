import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { may } from '#app/access/capabilities.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { activeGuildMembers } from '#app/features/content/counter.server.ts'
import { activateMember, inviteAgain } from '#app/features/guild/change.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Card, SummaryList } from '#app/ui/index.ts'
import { LivePart, VerdictSign } from '#app/ui/office/office.tsx'
import { type FormReply, orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import type { Route } from './+types/member.ts'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import { PeopleList } from '#app/routes/directors/people-list.tsx'
import { memberOr404 } from './member-or-404.server.ts'
import { type MemberChangeKind, CHANGES, ReferralUrl } from './parts.tsx'
import { OfficePage } from '../office-page.tsx'
import { businessOf, MemberChanges, membershipOf, SIGNS, stateOf } from './membership.tsx'

export const handle: PageHandle = { shows: 'members' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'members.manage')
  const member = await memberOr404(actor, params.id)
  const prove = member.state === 'active' ? null : await proofNeeded(actor)
  return { member, removes: may(actor, 'members.remove'), prove }
}

const RUN = { activeren: activateMember, uitnodigen: inviteAgain }

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'members.manage')
  const { id } = await memberOr404(actor, params.id)
  const form = await readForm(request)
  const change = CHANGES.find((one) => one === form.get('intent'))
  if (!change) throw data('member', { status: 404 })
  const wrong = change === 'activeren' && (await unproven(actor, form))
  if (wrong) return data<FormReply>(wrong, { status: 422 })
  return orSay({ request, context }, 'memberStatus', () => run(actor, id, change))
}

async function run(actor: Actor, id: string, change: MemberChangeKind) {
  const changed = await RUN[change](actor, id)
  if (!changed.ok && changed.reason === 'unknown') throw data('member', { status: 404 })
  if (changed.ok) await activeGuildMembers.refresh()
  const key = changed.ok ? (`member_${change}` as const) : 'memberAlready'
  return redirectWithFlash(href('/admin/gilde/leden/:id', { id }), { key })
}

export { headers } from '#app/routes/kit/attempt.server.ts'

/** All that the office knows of a member, and what it can do. */
export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  const { member, removes, prove } = loaderData
  const { t } = useTranslation('guild')
  return (
    <OfficePage
      title={member.companyName}
      parent={{ href: href('/admin/gilde/leden'), text: t('members.title') }}
      failed={actionData !== undefined}
    >
      <Failure kind={actionData?.failure} />
      <Problems errors={actionData?.errors} />
      <LivePart name="wijzigen">
        <p>
          <VerdictSign kind={SIGNS[member.state]}>{stateOf(member, t)}</VerdictSign>
        </p>
        <MemberChanges {...member} removes={removes}>
          <ProveField asked={prove} reply={actionData} />
        </MemberChanges>
      </LivePart>
      <LivePart name="lidmaatschap">
        {member.state !== 'new' && (
          <Card title={t('member.membership')}>
            <SummaryList items={membershipOf(member, t)} />
            <p>
              {t('referralUrl')}: <ReferralUrl {...member} />
            </p>
          </Card>
        )}
      </LivePart>
      <Card title={t('member.people')}>
        <LivePart name="mensen">
          <PeopleList people={member.people} />
        </LivePart>
      </Card>
      <Card title={t('member.business')}>
        <SummaryList items={businessOf(member, t)} />
        <p>
          <a href={href('/admin/gilde/leden/:id/gegevens', { id: member.id })}>
            {t('change.link')}
          </a>
        </p>
      </Card>
    </OfficePage>
  )
}
