import { data, href, redirect } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import {
  endUnfetched,
  giveMoreTime,
  retryDelivery,
} from '#app/features/delivery/delivered.server.ts'
import { approveForm } from '#app/features/release/decision/approve-form.ts'
import { askForCertificate } from '#app/features/release/certificate.server.ts'
import { approveRequest, refuseRequest } from '#app/features/release/decision/decision.server.ts'
import type { PostedRequest } from '#app/features/release/decision/posted-request.server.ts'
import { lookAtWhose, type IdentifiedOwner } from '#app/features/release/office-requests.server.ts'
import { refuseForm } from '#app/features/release/decision/refuse-form.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { release } from '#app/features/release/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { answerForm, type FormReply, orSay } from '#app/routes/kit/answer-form.server.ts'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { CHOOSE } from './decide.tsx'
import { PROVE } from './delivery.tsx'
import { LIST } from './list-address.ts'

const pageOf = (id: string) => href('/admin/toegangsverzoeken/:id', { id })

type Colleague = Actor & SignedIn
export type DecisionReply = FormReply & { whose?: IdentifiedOwner | null }

/** Does what a colleague pressed on the page of a request. */
export async function answerTo(
  where: Where,
  actor: Colleague,
  request: PostedRequest,
  form: FormData,
) {
  const { id, own } = request
  const page = pageOf(id)
  const intent = form.get('intent')
  if (intent === 'opnieuw') {
    const key = (await retryDelivery(actor, id)) ? 'delivery_again' : 'delivery_done'
    return redirectWithFlash(page, { key })
  }
  if (intent === PROVE) {
    const wrong = await unproven(actor, form)
    return wrong ? data<DecisionReply>(wrong, { status: 422 }) : redirect(page, 303)
  }
  if (own) return redirectWithFlash(page, { key: 'request_own' })
  if (intent === 'akte') {
    const key = (await askForCertificate(actor, id)) ? 'certificateAsked' : 'certificateNotAsked'
    return redirectWithFlash(page, { key })
  }
  const decided = await decideUnfetched(actor, id, intent)
  if (decided) return redirectWithFlash(page, { key: decided })
  if (intent === 'bekijken') return data<DecisionReply>({ whose: await lookAtWhose(actor, id) })
  if (intent === CHOOSE) {
    const errors = { accorderen: [release.desk.choose] }
    return data<DecisionReply>({ typed: typedIn(request, form), errors }, { status: 422 })
  }
  const decide = intent === 'accorderen' ? approve : refuse
  return decide(where, actor, request, form)
}

/** Of a delivery that nobody got. @returns what to say of it; null where nothing of the sort was asked */
async function decideUnfetched(actor: Actor, id: string, intent: unknown) {
  if (intent === 'meer-tijd')
    return (await giveMoreTime(actor, id)) ? 'delivery_more_time' : 'delivery_decided'
  if (intent === 'beeindigen')
    return (await endUnfetched(actor, id)) ? 'delivery_ended' : 'delivery_decided'
  return null
}

/** Of both ways, so that what was chosen for the one is there after the other. */
const typedIn = ({ kind }: PostedRequest, form: FormData) => ({
  ...parseForm(refuseForm(kind), form).typed,
  ...parseForm(approveForm(kind), form).typed,
})

async function approve(where: Where, actor: Colleague, request: PostedRequest, form: FormData) {
  const { id, kind } = request
  const { complete, values, errors } = parseForm(approveForm(kind), form)
  const typed = typedIn(request, form)
  const wrong = complete && (await unproven(actor, form))
  // Whoever did not show who they are approves nothing, and is told what stands in the way.
  const approval = wrong ? { ...values, nagekeken: [] } : values
  return orSay(
    where,
    'request',
    async () => {
      const became = await approveRequest(actor, id, approval)
      if (became !== 'unexplained' && became !== 'unchecked')
        return redirectWithFlash(became === 'completed' ? LIST : pageOf(id), {
          key: `request_${became}`,
        })
      const lacks = became === 'unexplained' && errorsFor(approveForm(kind), UNEXPLAINED)
      return data<DecisionReply>(
        { ...wrong, typed, errors: { ...errors, ...lacks, ...wrong?.errors } },
        { status: 422 },
      )
    },
    typed,
  )
}

const UNEXPLAINED = { ondanks: 'required' } as const

async function refuse(where: Where, actor: Colleague, request: PostedRequest, form: FormData) {
  const { id, kind } = request
  const submission = { ...parseForm(refuseForm(kind), form), typed: typedIn(request, form) }
  const wrong = submission.complete?.reden === 'our-fault' && (await unproven(actor, form))
  if (wrong) return data<DecisionReply>({ ...wrong, typed: submission.typed }, { status: 422 })
  return answerForm(where, submission, 'request', async ({ reden }) => {
    const refused = await refuseRequest(actor, id, reden)
    return redirectWithFlash(LIST, { key: refused ? 'request_refused' : 'request_gone' })
  })
}
