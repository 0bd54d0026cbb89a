import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { contactAddressIn, nameIn } from '#app/features/release/request-contents.server.ts'
import { callForm } from '#app/features/release/forms/call-form.ts'
import { callAbout, confirmCall, noteCall } from '#app/features/release/telephone-answer.server.ts'
import { requestOfPost } from '#app/features/release/decision/posted-request.server.ts'
import { requestFor } from '#app/features/release/office-requests.server.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import type { FieldTexts } from '#app/forms/answer.ts'
import { release } from '#app/features/release/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { Lead, SummaryList } from '#app/ui/index.ts'
import { answerForm, refuseSubmission, orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/call.ts'
import { NotedCall } from './noted-call.tsx'
import { NoteCall } from './note-call.tsx'
import { requestCalled } from './request-called.server.ts'

export const handle: PageHandle = { shows: 'requests' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const request = await requestCalled(actor, params.id, requestFor)
  const { id, kind, companyName, own, state, asked } = request
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
    email: asked && contactAddressIn(asked),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const { id, kind } = await requestCalled(actor, params.id, requestOfPost)
  const where = { request, context }
  const form = await readForm(request)
  const page = href('/admin/toegangsverzoeken/:id/telefoon', { id })
  const after = href('/admin/toegangsverzoeken/:id', { id })
  const call = form.get('gesprek')
  if (typeof call === 'string')
    return orSay(where, 'request', async () => {
      const became = isUuid(call) ? await confirmCall(actor, call) : 'gone'
      return redirectWithFlash(became === 'done' ? after : page, { key: `call_${became}` })
    })
  const definition = callForm(kind)
  const submission = parseForm(definition, form)
  return answerForm(where, submission, 'request', async (said) => {
    const { nummer: phone, dag: day, tijd: time, antwoord: answer } = said
    const became = await noteCall(actor, id, { phone, day, time, answer })
    if (became === 'future')
      return refuseSubmission(submission, errorsFor(definition, { tijd: 'timeFuture' }))
    return redirectWithFlash(page, { key: `call_${became}` })
  })
}

const texts: Record<string, FieldTexts> = release.call.fields

/** The office asks a trusted person by telephone, where an e-mail brings no answer. */
export default function Call({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { id, kind, companyName, waits, call, name, contact, phone, email } = loaderData
  const { t } = useTranslation('release')
  const asked = { kind, companyName, name }
  return (
    <OfficePage
      title={t('call.title')}
      failed={reply !== undefined}
      parent={{
        href: href('/admin/toegangsverzoeken/:id', { id }),
        text: t('office.one', { company: companyName }),
      }}
    >
      <Failure kind={reply?.failure} />
      <Problems errors={reply?.errors} labelOf={(field) => texts[field]?.label} />
      <Lead>{t(waits ? 'call.lead' : 'call.over')}</Lead>
      <SummaryList
        items={[
          { question: t('call.contact'), answer: contact ?? t('call.none') },
          { question: t('call.phone'), answer: phone ?? t('call.none') },
          { question: t('call.email'), answer: email ?? t('call.none') },
          { question: t(`call.about.${kind}`), answer: name ?? t('call.none') },
        ]}
      />
      {call && <NotedCall {...asked} call={call} waits={waits} />}
      {waits && (
        <NoteCall
          {...asked}
          reply={reply}
          values={reply?.typed ?? { nummer: phone ?? '' }}
          isAgain={call !== null}
        />
      )}
    </OfficePage>
  )
}
