import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { isUnanswered } from '#app/features/calls/unanswered.ts'
import { noteUnanswered } from '#app/features/calls/unanswered.server.ts'
import { lookAtContact } from '#app/features/release/decision/contact-phone.server.ts'
import type { PostedRequest } from '#app/features/release/decision/posted-request.server.ts'
import { callForm } from '#app/features/release/forms/call-form.ts'
import { requestFor } from '#app/features/release/office-requests.server.ts'
import { confirmCall, noteCall } from '#app/features/release/telephone-answer.server.ts'
import { officeRequests } from '#app/features/release/texts/office.nl.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import {
  answerForm,
  type FormReply,
  orSay,
  refuseSubmission,
} from '#app/routes/kit/answer-form.server.ts'

/** With the numbers of the file, where a colleague asked for them. */
export type CallReply = FormReply & { phones?: string[] }

type Called = Pick<PostedRequest, 'id' | 'kind'>

/** Shows the number of the file, confirms what a colleague wrote down, or writes down what was said. */
export async function answerTo(where: Where, actor: Actor, request: Called, form: FormData) {
  if (form.get('intent') === 'nummer') return show(actor, request)
  const call = form.get('gesprek')
  return typeof call === 'string'
    ? confirm(where, actor, request, call)
    : note(where, actor, request, form)
}

async function show(actor: Actor, { id }: Called) {
  const asked = (await requestFor(actor, id))?.asked
  return data<CallReply>({ phones: asked ? await lookAtContact(actor, { id, asked }) : [] })
}

const pageOf = (id: string) => href('/admin/toegangsverzoeken/:id/telefoon', { id })

const confirm = (where: Where, actor: Actor, { id }: Called, call: string) =>
  orSay(where, 'request', async () => {
    const became = isUuid(call) ? await confirmCall(actor, call) : 'gone'
    const page = became === 'done' ? href('/admin/toegangsverzoeken/:id', { id }) : pageOf(id)
    return redirectWithFlash(page, { key: `call_${became}` })
  })

function note(where: Where, actor: Actor, { id, kind }: Called, form: FormData) {
  const definition = callForm(kind)
  const submission = parseForm(definition, form)
  return answerForm(where, submission, 'request', async (said) => {
    const { nummer: phone, dag: day, tijd: time, antwoord: answer } = said
    if (isUnanswered(answer)) {
      const noted = await noteUnanswered(actor, id, answer)
      return redirectWithFlash(pageOf(id), { key: noted ? `call_${answer}` : 'call_gone' })
    }
    const became = await noteCall(actor, id, { phone, day, time, answer })
    if (became === 'future')
      return refuseSubmission(submission, errorsFor(definition, { tijd: 'timeFuture' }))
    if (became === 'other-number')
      return refuseSubmission(submission, { nummer: [officeRequests.call.number.notInFile] })
    return redirectWithFlash(pageOf(id), { key: `call_${became}` })
  })
}
