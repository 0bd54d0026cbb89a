import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import type { MemberDetails } from '#app/features/guild/office.server.ts'
import { guild } from '#app/features/guild/texts.nl.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Card, SummaryList } from '#app/ui/index.ts'
import { LivePart, VerdictSign } from '#app/ui/office/office.tsx'
import { Failure } from '#app/routes/kit/failure.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import type { Route } from './+types/member.ts'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import { PeopleList } from '#app/routes/directors/people/people-list.tsx'
import { answerTo } from './change-answer.server.ts'
import { MemberCheck } from './check.tsx'
import { memberOr404 } from './member-or-404.server.ts'
import { ReferralUrl } from './parts.tsx'
import { OfficePage } from '../office-page.tsx'
import { businessOf, MemberChanges, membershipOf, SIGNS, stateOf } from './membership.tsx'

export const handle: PageHandle = { shows: 'members' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'members.manage')
  const member = await memberOr404(actor, params.id)
  const prove = member.state === 'active' ? null : await proofNeeded(actor)
  return { member, removes: may(actor, 'members.remove'), prove }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'members.manage')
  const member = await memberOr404(actor, params.id)
  return answerTo({ request, context }, actor, member, await readForm(request))
}

export { headers } from '#app/routes/kit/attempt.server.ts'

/** All that the office knows of a member, and what it can do. */
export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  const { member, removes, prove } = loaderData
  const { t } = useTranslation('guild')
  const isNew = member.state === 'new'
  return (
    <OfficePage
      title={member.companyName}
      parent={{ href: href('/admin/gilde/leden'), text: t('members.title') }}
      failed={actionData !== undefined}
      problems={<Problems errors={actionData?.errors} texts={guild.check.fields} />}
    >
      <Failure kind={actionData?.failure} />
      <LivePart name="wijzigen">
        <p>
          <VerdictSign kind={SIGNS[member.state]}>{stateOf(member, t)}</VerdictSign>
        </p>
        {isNew && <BusinessCard {...member} />}
        <MemberChanges {...member} removes={removes}>
          {isNew && <MemberCheck member={member} reply={actionData} />}
          <ProveField asked={prove} reply={actionData} />
        </MemberChanges>
      </LivePart>
      <LivePart name="lidmaatschap">
        {!isNew && (
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
      <LivePart name="bedrijf">{!isNew && <BusinessCard {...member} />}</LivePart>
    </OfficePage>
  )
}

function BusinessCard(member: MemberDetails) {
  const { t } = useTranslation('guild')
  return (
    <Card title={t('member.business')}>
      <SummaryList items={businessOf(member, t)} />
      <p>
        <a href={href('/admin/gilde/leden/:id/gegevens', { id: member.id })}>{t('change.link')}</a>
      </p>
    </Card>
  )
}
