import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { activeGuildMembers } from '#app/features/content/counter.server.ts'
import { activateMember, deactivateMember, inviteAgain } from '#app/features/guild/change.server.ts'
import type { MemberDetails } from '#app/features/guild/office.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { ButtonLink, ButtonRow, Card, SummaryList } from '#app/ui/index.ts'
import { LivePart } from '#app/ui/office.tsx'
import type { FormReply } from '../answer-form.server.ts'
import { Failure } from '../failure.tsx'
import type { Route } from './+types/member.ts'
import { PeopleList } from '../directors/people-list.tsx'
import { Refresh } from './list-parts.tsx'
import { memberCalled } from './member-called.server.ts'
import { type Change, CHANGES, MemberChange, ReferralUrl } from './member-parts.tsx'
import { OfficePage } from './office-page.tsx'

export const handle = { shows: 'members' }

export const loader = ({ context, params }: Route.LoaderArgs) =>
  memberCalled(requireCapability(context, 'members.manage'), params.id)

/** The parts of the page that a change shows in. */
const PARTS = 'lidmaatschap mensen wijzigen onderdelen'

const RUN = { activeren: activateMember, deactiveren: deactivateMember, uitnodigen: inviteAgain }

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'members.manage')
  const { id } = await memberCalled(actor, params.id)
  const intent = (await readForm(request)).get('intent')
  const change = CHANGES.find((one) => one === intent)
  if (!change) throw data('member', { status: 404 })
  return orElse(
    { request, context },
    () => run(actor, id, change),
    (status) => data<FormReply>({ failure: 'memberStatus' }, { status }),
  )
}

async function run(actor: Actor, id: string, change: Change) {
  const changed = await RUN[change](actor, id)
  if (!changed.ok && changed.reason === 'unknown') throw data('member', { status: 404 })
  if (changed.ok) await activeGuildMembers.refresh()
  const key = changed.ok ? `member_${change}` : 'memberAlready'
  return redirectWithFlash(href('/admin/gilde/leden/:id', { id }), { key })
}

/** All that the office knows of a member, and what it can do. */
export default function Member({ loaderData: member, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('guild')
  const { companyName, email } = member
  return (
    <OfficePage
      title={t('member.title', { company: companyName, email })}
      parent={{ href: href('/admin/gilde/leden'), text: t('members.title') }}
      failed={actionData !== undefined}
    >
      <Failure kind={actionData?.failure} />
      <Card title={t('member.membership')}>
        <LivePart name="lidmaatschap">
          <SummaryList items={membershipOf(member, t)} />
        </LivePart>
        <p>
          {t('referralUrl')}: <ReferralUrl {...member} />
        </p>
      </Card>
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
      <LivePart name="wijzigen">
        <Changes {...member} />
      </LivePart>
      <Refresh shows={PARTS} />
    </OfficePage>
  )
}

const membershipOf = (member: MemberDetails, t: TFunction<'guild'>) => [
  { question: t('state'), answer: t(`states.${member.state}`) },
  { question: t('code'), answer: member.code },
  { question: t('referrals'), answer: numberOf(member.referrals) },
  { question: t('openRequests'), answer: numberOf(member.openRequests) },
  { question: t('created'), answer: dateOf(member.createdAt) },
  ...(member.activatedAt
    ? [{ question: t('member.activated'), answer: dateOf(member.activatedAt) }]
    : []),
]

function businessOf(member: MemberDetails, t: TFunction<'guild'>) {
  const { contactName, email, phone, website, kvk } = member
  const address = [
    [member.street, member.houseNumber].filter(Boolean).join(' '),
    [member.postalCode, member.city].filter(Boolean).join(' '),
  ].filter(Boolean)
  return [
    { question: t('contact'), answer: contactName },
    { question: t('email'), answer: email },
    ...(phone ? [{ question: t('phone'), answer: phone }] : []),
    ...(address.length > 0 ? [{ question: t('member.address'), answer: address.join('\n') }] : []),
    ...(website ? [{ question: t('member.website'), answer: website }] : []),
    ...(kvk ? [{ question: t('member.kvk'), answer: kvk }] : []),
  ]
}

function Changes(member: MemberDetails) {
  const { t } = useTranslation('guild')
  const { id, state, people } = member
  const isIn = people.some((one) => one.part === 'owner' && one.state === 'used')
  const shown = { ...member, shows: PARTS }
  const isNew = state === 'new'
  return (
    <ButtonRow>
      {state === 'active' ? (
        <MemberChange {...shown} change="deactiveren" text={t('deactivate')} variant="secondary" />
      ) : (
        <MemberChange
          {...shown}
          change="activeren"
          text={t(isNew ? 'activateApplication' : 'activate')}
        />
      )}
      {state === 'active' && !isIn && (
        <MemberChange {...shown} change="uitnodigen" text={t('inviteAgain')} variant="secondary" />
      )}
      <ButtonLink href={href('/admin/gilde/leden/:id/verwijderen', { id })} variant="quiet">
        {t(isNew ? 'refuse' : 'remove.link')}
      </ButtonLink>
    </ButtonRow>
  )
}
