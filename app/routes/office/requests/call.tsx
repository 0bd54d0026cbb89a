import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { contactAddressIn, nameIn } from '#app/features/release/request-contents.server.ts'
import { callAbout } from '#app/features/release/telephone-answer.server.ts'
import { takesHearing } from '#app/features/release/decision/obstacle.ts'
import { requestOfPost } from '#app/features/release/decision/posted-request.server.ts'
import { requestFor } from '#app/features/release/office-requests.server.ts'
import { officeRequests } from '#app/features/release/texts/office.nl.ts'
import { unansweredOf } from '#app/features/calls/unanswered.server.ts'
import { dayOf, timeOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Lead, SummaryList } from '#app/ui/index.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/call.ts'
import { answerTo, type CallReply } from './call-answer.server.ts'
import { ContactNumber } from './contact-number.tsx'
import { NotedCall } from './noted-call.tsx'
import { Stranger } from './stranger.tsx'
import { NoteCall } from './note-call.tsx'
import { unansweredWords } from '../unanswered-words.ts'
import { requestCalled } from './request-called.server.ts'
import { memberOf } from './request-facts.server.ts'

export const handle: PageHandle = { shows: 'requests' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const request = await requestCalled(actor, params.id, requestFor)
  const { id, kind, companyName, own, state, asked, contactPhone, found } = request
  const now = new Date()
  const call = await callAbout(actor, id)
  const waits = state === 'waiting_contact' && !own
  return {
    id,
    kind,
    companyName,
    waits,
    call,
    name: (asked && nameIn(asked)) ?? null,
    contact: asked?.contactNaam ?? null,
    phone: asked?.contactTelefoon ?? null,
    contactPhone,
    email: asked && contactAddressIn(asked),
    now,
    tried: unansweredOf(request),
    stranger: waits && found && takesHearing(request) ? memberOf(request) : null,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const called = await requestCalled(actor, params.id, requestOfPost)
  return answerTo({ request, context }, actor, called, await readForm(request))
}

/** The office asks a trusted person by telephone, where an e-mail brings no answer. */
export default function Call({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kind, companyName, waits, call, name, contact, phone, contactPhone, email, now } =
    loaderData
  const { phones, ...reply }: CallReply = actionData ?? {}
  const { t } = useTranslation('release')
  const { t: office } = useTranslation('office')
  const tried = waits && unansweredWords(loaderData.tried, now, office)
  const asked = { kind, companyName, name }
  return (
    <OfficePage
      title={t('call.title')}
      failed={Object.keys(reply).length > 0}
      parent={{
        href: href('/admin/toegangsverzoeken/:id', { id }),
        text: t('office.one', { company: companyName }),
      }}
      problems={<Problems errors={reply.errors} texts={officeRequests.call.fields} />}
    >
      <Failure kind={reply.failure} />
      <Lead>{t(waits ? 'call.lead' : 'call.over')}</Lead>
      <SummaryList
        items={[
          { question: t('call.contact'), answer: contact ?? t('call.none') },
          { question: t('call.email'), answer: email ?? t('call.none') },
          { question: t(`call.about.${kind}`), answer: name ?? t('call.none') },
        ]}
      />
      {loaderData.stranger && (
        <Stranger {...asked} id={id} contact={contact} member={loaderData.stranger} />
      )}
      {tried && <p>{`${tried}.`}</p>}
      {call && <NotedCall {...asked} call={call} waits={waits} />}
      {waits && (
        <ContactNumber
          given={phone}
          company={companyName}
          compared={contactPhone}
          phones={phones}
        />
      )}
      {waits && (
        <NoteCall
          {...asked}
          reply={reply}
          values={
            reply.typed ?? {
              nummer: (contactPhone === 'same' ? phone : phones?.[0]) ?? '',
              dag: dayOf(now),
              tijd: timeOf(now),
            }
          }
          isAgain={call !== null}
        />
      )}
    </OfficePage>
  )
}
