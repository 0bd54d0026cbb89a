import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { colleagueForm } from '#app/features/guild/forms/colleague-form.ts'
import {
  inviteColleague,
  isOwner,
  type MemberPerson,
  ownPeople,
  tooManyInvitations,
} from '#app/features/guild/people.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { member } from '#app/features/guild/member-texts.nl.ts'
import { dateOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Lead } from '#app/ui/index.ts'
import {
  answerForm,
  type FormReply,
  refuseSubmission,
  refuseTooOften,
} from '../../kit/answer-form.server.ts'
import { Failure, TooOftenMessage } from '../../kit/failure.tsx'
import { Problems } from '../../kit/problems.tsx'
import type { Route } from './+types/people.ts'
import { GuildPage } from '../guild-page.tsx'
import { Invite, OnlyOwner } from './invite.tsx'
import { LookOver, type LookOverProps } from './look-over.tsx'
import { PeopleList } from './people-list.tsx'
import { PersonActions } from './person-actions.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const people = await ownPeople(user)
  return { people, isOwner: isOwner(people, user.id) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  if (!isOwner(await ownPeople(user), user.id)) throw data('capability', { status: 403 })
  const form = await readForm(request)
  const intent = form.get('intent')
  const submission = parseForm(colleagueForm, form)
  if (intent === 'terug') return data<PeopleReply>({ typed: submission.typed })
  return answerForm({ request, context }, submission, 'sending', async (colleague) => {
    const isAgain = intent === 'opnieuw'
    if (intent !== 'zeker' && !isAgain) return data<PeopleReply>({ lookOver: colleague })
    const { network } = context.get(requestFacts)
    const wait = await tooManyInvitations(user.id, colleague.email, network)
    if (wait !== undefined) return refuseTooOften(submission, wait)
    const invited = await inviteColleague(user, colleague, isAgain)
    if (invited.ok) return redirectWithFlash(PEOPLE, { key: 'colleagueInvited' })
    if (invited.reason === 'refused') throw data('capability', { status: 403 })
    const { known, open } = member.people
    const why = 'since' in invited ? open.replace('{{date}}', dateOf(invited.since)) : known
    return refuseSubmission(submission, { email: [why] })
  })
}

/** Once all is right it is shown before it is sent. */
type PeopleReply = FormReply & { lookOver?: LookOverProps }

const PEOPLE = href('/franchise/collegas')

export { headers } from '../../kit/attempt.server.ts'

/** Who signs in for the member. Its owner invites, and takes access away. */
export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, isOwner: mayChange } = loaderData
  const reply: PeopleReply | undefined = actionData
  const { t } = useTranslation('member')
  if (reply?.lookOver) return <LookOver {...reply.lookOver} />
  return (
    <GuildPage
      current="people"
      title={t('people.title')}
      failed={hasFailed(reply)}
      problems={<Problems errors={reply?.errors} texts={fields} />}
    >
      <Failure kind={reply?.failure} />
      <TooOftenMessage minutes={reply?.wait} />
      <Lead>{t('people.lead')}</Lead>
      <PeopleList level={2} people={people} action={mayChange ? actions : undefined} />
      {mayChange ? <Invite reply={reply} /> : <OnlyOwner />}
    </GuildPage>
  )
}

const { fields } = member.people

const hasFailed = (reply: PeopleReply = {}) =>
  [reply.errors, reply.failure, reply.wait].some((wrong) => wrong !== undefined)

const actions = (person: MemberPerson) => <PersonActions {...person} />
