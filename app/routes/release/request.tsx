import { data, href, redirect } from 'react-router'
import {
  type AskedRequest,
  askContactAgain,
  type OwnRequest,
  ownRequest,
  runningLike,
  tooManyQuestions,
} from '#app/features/release/request.server.ts'
import { contactFieldsOf } from '#app/features/release/request-contents.server.ts'
import { beginFree } from '#app/features/release/payment.server.ts'
import { heardBy } from '#app/features/release/heard-by.server.ts'
import { ownCertificate } from '#app/features/release/certificate.server.ts'
import { isEndedState } from '#app/features/release/states.ts'
import { requestContactForm } from '#app/features/release/forms/request-forms.ts'
import { openPaymentOf, paidFor } from '#app/features/payments/payments.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { allowCheckout } from '#app/middleware/checkout.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { answerForm, refuseSubmission, refuseTooOften } from '../kit/answer-form.server.ts'
import { beginPayment } from '../payments/begin.server.ts'
import type { Route } from './+types/request.ts'
import { Follow } from './follow.tsx'
import { alreadyAsked, listedOwnRequest } from './listed.server.ts'
import { Pay } from './pay.tsx'
import { wrongContact } from './wrong-contact.server.ts'

type Unfinished = OwnRequest & { state: Exclude<OwnRequest['state'], 'completed'> }

/** @throws a 404 answer when it is not theirs, and one to what it brought when that is there */
async function unfinished(userId: string, id: string): Promise<Unfinished> {
  const request = isUuid(id) ? await ownRequest(userId, id) : null
  if (!request) throw data('request', { status: 404 })
  if (request.state === 'completed')
    throw redirect(href('/franchise/aanvragen/:id/dossier', { id }), 303)
  return { ...request, state: request.state }
}

const pageOf = ({ id }: Pick<OwnRequest, 'id'>) => href('/franchise/aanvragen/:id', { id })

/** What the trusted person is asked, while there is no answer. */
const stillAsked = ({ state, isAnswered, asked }: Unfinished) =>
  state === 'waiting_contact' && !isAnswered ? asked : null

export async function loader({ context, params }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const request = await unfinished(user.id, params.id)
  const isToPay = request.state === 'unpaid'
  if (isToPay) allowCheckout(context)
  const { ACCESS_PRICE_CENTS: cents, DELIVERY_DAYS: days } = env()
  const asked = stillAsked(request)
  const listed = await listedOwnRequest(request)
  const running = isToPay ? await runningLike(user.id, request) : null
  return {
    request,
    listed,
    heard: await heardBy(request, listed.isLate ? null : listed.funeralBy),
    certificate: request.kind === 'full' ? await ownCertificate(user.id, request.id) : null,
    contact: asked ? contactFieldsOf(asked) : undefined,
    begun: isToPay ? await openPaymentOf(user.id, request.id) : null,
    running: running && alreadyAsked(running),
    paid: isEndedState(request.state) ? await paidFor(user.id, request.id) : null,
    cents,
    days,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  const own = await unfinished(user.id, params.id)
  const form = await readForm(request)
  if (own.state === 'unpaid') {
    if (await runningLike(user.id, own)) return redirect(pageOf(own), 303)
    if (await beginFree(user.id, own))
      return redirectWithFlash(pageOf(own), { key: 'request_free' })
    const toPay = { userId: user.id, requestId: own.id, amountCents: env().ACCESS_PRICE_CENTS }
    return beginPayment({ request, context }, toPay, form)
  }
  // A page from before may ask to pay what was paid, or again who answered.
  const asksContact = requestContactForm.fields.some(({ key }) => form.has(key))
  const asked = asksContact && stillAsked(own)
  if (asked) return askAgain({ request, context }, user.id, { id: own.id, asked }, form)
  const late = isEndedState(own.state) ? 'request_over' : 'contact_answered'
  return redirectWithFlash(pageOf(own), { key: asksContact ? late : 'request_settled' })
}

function askAgain(where: Where, userId: string, request: AskedRequest, form: FormData) {
  const submission = parseForm(requestContactForm, form)
  return answerForm(where, submission, 'sending', async (contact) => {
    const wait = await tooManyQuestions(request.id)
    if (wait !== undefined) return refuseTooOften(submission, wait)
    const wrong = await wrongContact(userId, requestContactForm, contact)
    if (wrong) return refuseSubmission(submission, wrong)
    const done = await askContactAgain(userId, request, contact)
    const asks = contact.email ? 'contact_asked' : 'contact_called'
    return redirectWithFlash(pageOf(request), { key: done ? asks : 'contact_answered' })
  })
}

export { headers } from '../kit/attempt.server.ts'

/** A request of a member: to pay for, or to follow. */
export default function Request({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { heard, contact, paid, ...page } = loaderData
  const { request, listed, certificate } = page
  const [failed, again] = reply && 'reason' in reply ? [reply.reason] : [undefined, reply]
  if (request.state === 'unpaid') return <Pay {...page} failed={failed} />
  return (
    <Follow
      request={{ ...request, state: request.state }}
      {...{ listed, heard, certificate, contact, paid }}
      reply={again}
    />
  )
}
