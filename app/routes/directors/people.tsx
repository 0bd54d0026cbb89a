import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { colleagueForm } from '#app/features/guild/colleague-form.ts'
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
import { Button, ButtonRow, FormFields, FormGroup, Lead, OfAnother } from '#app/ui/index.ts'
import {
  answerForm,
  type FormReply,
  refuseSubmission,
  refuseTooOften,
} from '../kit/answer-form.server.ts'
import { Failure, TooOftenMessage } from '../kit/failure.tsx'
import { Problems } from '../kit/problems.tsx'
import type { Route } from './+types/people.ts'
import { GuildPage } from './guild-page.tsx'
import { PeopleList } from './people-list.tsx'
import { PersonActions } from './person-actions.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const people = await ownPeople(user)
  return { people, isOwner: isOwner(people, user.id) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  const submission = parseForm(colleagueForm, await readForm(request))
  return answerForm({ request, context }, submission, 'sending', async (colleague) => {
    const { network } = context.get(requestFacts)
    const wait = await tooManyInvitations(user.id, colleague.email, network)
    if (wait !== undefined) return refuseTooOften(submission, wait)
    const invited = await inviteColleague(user, colleague)
    if (invited.ok) return redirectWithFlash(PEOPLE, { key: 'colleagueInvited' })
    if (invited.reason === 'refused') throw data('capability', { status: 403 })
    const { known, open } = member.people
    const why = 'since' in invited ? open.replace('{{date}}', dateOf(invited.since)) : known
    return refuseSubmission(submission, { email: [why] })
  })
}

const PEOPLE = href('/franchise/collegas')

export { headers } from '../kit/attempt.server.ts'

/** Who signs in for the member. Its owner invites, and takes access away. */
export default function People({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { people, isOwner: mayChange } = loaderData
  const { t } = useTranslation('member')
  return (
    <GuildPage current="people" title={t('people.title')} failed={reply !== undefined}>
      <Failure kind={reply?.failure} />
      <TooOftenMessage minutes={reply?.wait} />
      <Problems errors={reply?.errors} texts={fields} />
      <Lead>{t('people.lead')}</Lead>
      <PeopleList level={2} people={people} action={mayChange ? actions : undefined} />
      {mayChange ? <Invite reply={reply} /> : <p>{t('people.onlyOwner')}</p>}
    </GuildPage>
  )
}

const { fields } = member.people

const actions = (person: MemberPerson) => <PersonActions {...person} />

function Invite({ reply }: { reply: FormReply | undefined }) {
  const { t } = useTranslation('member')
  return (
    <FormGroup id="uitnodigen" title={t('people.inviteTitle')} intro={t('people.inviteText')}>
      <form method="post" noValidate>
        <OfAnother value={true}>
          <FormFields
            fields={colleagueForm.fields}
            texts={fields}
            values={reply?.typed}
            errors={reply?.errors}
            mark="optional"
          />
        </OfAnother>
        <ButtonRow>
          <Button>{t('people.submit')}</Button>
        </ButtonRow>
      </form>
    </FormGroup>
  )
}
