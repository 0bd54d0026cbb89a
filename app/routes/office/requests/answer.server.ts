import { data } from 'react-router'
import { approveForm, refuseForm } from '#app/features/release/decision/decision-forms.ts'
import {
  type Approved,
  approveRequest,
  refuseRequest,
} from '#app/features/release/decision/decision.server.ts'
import type { Lack } from '#app/features/release/decision/obstacle.ts'
import type { PostedRequest } from '#app/features/release/decision/posted-request.server.ts'
import { isOpenState } from '#app/features/release/states.ts'
import { release } from '#app/features/release/texts.nl.ts'
import type { ErrorCode } from '#app/forms/error-codes.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { answerForm, orSay } from '#app/routes/kit/answer-form.server.ts'
import { proofLeftOpen, unproven } from '#app/routes/kit/prove.server.ts'
import { CHOOSE, SURE } from './decide.tsx'
import { decidedMeanwhile } from './decided.server.ts'
import { LIST } from './list-address.ts'
import {
  backTo,
  type Colleague,
  type DecisionReply,
  OTHER_BUTTONS,
} from './other-buttons.server.ts'

/**
 * Does what a colleague pressed on the page of a request. By what `intent` the button posts:
 *
 * - one of `OTHER_BUTTONS`: what that one does
 * - CHOOSE, which Enter presses: says to press one of the two that decide
 * - 'accorderen': approves
 * - none, as the red button does, or anything else: refuses, with the reason that the form has to give
 */
export async function answerTo(
  where: Where,
  actor: Colleague,
  request: PostedRequest,
  form: FormData,
) {
  const pressed = form.get('intent')
  const other = OTHER_BUTTONS.get(pressed)
  if (request.own && !other?.ofOwn) return backTo(request.id, 'request_own')
  if (other) return other.press(actor, request.id, form)
  const decided = isOpenState(request.state)
    ? null
    : await decidedMeanwhile(actor, request.id, pressed)
  if (decided) return decided
  if (pressed === CHOOSE) {
    const errors = { accorderen: [release.desk.choose] }
    return data<DecisionReply>({ typed: typedIn(request, form), errors }, { status: 422 })
  }
  const decide = pressed === 'accorderen' ? approve : refuse
  return decide(where, actor, request, form)
}

/** Of both ways, so that what was chosen for the one is there after the other. */
const typedIn = (request: PostedRequest, form: FormData) => ({
  ...parseForm(refuseForm(request.kind), form).typed,
  ...parseForm(approveForm(request), form).typed,
})

/**
 * Proof is looked at with a complete form only. Whoever did not show who they are approves nothing, and is
 * told as well what stands in the way.
 */
async function approve(where: Where, actor: Colleague, request: PostedRequest, form: FormData) {
  const { id } = request
  const asked = approveForm(request)
  const { complete, values, errors } = parseForm(asked, form)
  const typed = typedIn(request, form)
  const wrong = complete
    ? await unproven(actor, form)
    : { errors: await proofLeftOpen(actor, form) }
  const proven = complete !== null && wrong === null
  return orSay(
    where,
    'request',
    async () => {
      const became = await approveRequest(actor, id, values, proven)
      if (isLack(became)) {
        const lacks = errorsFor(asked, LACKING[became])
        const said = { ...wrong, typed, errors: { ...errors, ...lacks, ...wrong?.errors } }
        return data<DecisionReply>(said, { status: 422 })
      }
      if (became === 'early')
        return (await decidedMeanwhile(actor, id, 'accorderen')) ?? backTo(id, `request_${became}`)
      if (became === 'completed') return redirectWithFlash(LIST, { key: 'request_completed' })
      return backTo(id, `request_${became}`)
    },
    typed,
  )
}

/** What is said of an approval that lacks something; of the others the form says it itself. */
const LACKING: Record<Lack, Record<string, ErrorCode>> = {
  unexplained: { ondanks: 'required' },
  unheard: { nagekeken: 'unheard' },
  unchecked: {},
  unproven: {},
}

const isLack = (became: Approved): became is Lack => became in LACKING

/** A refusal is asked about once more: it is mailed at once. What gives money back asks who refuses to show who they are. */
async function refuse(where: Where, actor: Colleague, request: PostedRequest, form: FormData) {
  const { id, kind } = request
  const submission = { ...parseForm(refuseForm(kind), form), typed: typedIn(request, form) }
  const wrong = submission.complete?.reden === 'our-fault' && (await unproven(actor, form))
  if (wrong) return data<DecisionReply>({ ...wrong, typed: submission.typed }, { status: 422 })
  return answerForm(where, submission, 'request', async ({ reden }) => {
    if (form.get(SURE) !== 'ja')
      return data<DecisionReply>({ typed: submission.typed, sure: reden })
    if (!(await refuseRequest(actor, id, reden)))
      return (await decidedMeanwhile(actor, id, 'afwijzen')) ?? backTo(id, 'request_gone')
    return redirectWithFlash(LIST, { key: 'request_refused' })
  })
}
