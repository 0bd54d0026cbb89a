import { data, href, redirect } from 'react-router'
import { approveForm, refuseForm } from '#app/features/release/decision/decision-forms.ts'
import { type Approved, approveRequest } from '#app/features/release/decision/decision.server.ts'
import type { Lack } from '#app/features/release/decision/obstacle.ts'
import type { PostedRequest } from '#app/features/release/decision/posted-request.server.ts'
import { isOpenState } from '#app/features/release/states.ts'
import { releaseDesk } from '#app/features/release/desk-texts.nl.ts'
import type { ErrorCode } from '#app/forms/error-codes.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { answerForm, orSay } from '#app/routes/kit/answer-form.server.ts'
import { proofLeftOpen, unproven } from '#app/routes/kit/prove.server.ts'
import { CHOOSE } from './decide.tsx'
import { decidedMeanwhile } from './decided.server.ts'
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
 * - 'accorderen': approves; the last approval is asked about on a page of its own
 * - none, as the red button does, or anything else: asks on a page of its own whether to refuse for the reason
 *   that the form has to give
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
    const errors = { accorderen: [releaseDesk.choose] }
    return data<DecisionReply>({ typed: typedIn(request, form), errors }, { status: 422 })
  }
  return pressed === 'accorderen'
    ? approve(where, actor, request, form)
    : askAboutRefusal(where, request, form)
}

/** Of both ways, so that what was chosen for the one is there after the other. */
const typedIn = (request: PostedRequest, form: FormData) => ({
  ...parseForm(refuseForm(request), form).typed,
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
      const became = await approveRequest(actor, id, values, { proven, sure: false })
      if (isLack(became)) {
        const lacks = errorsFor(asked, lacking(became, request))
        const said = { ...wrong, typed, errors: { ...errors, ...lacks, ...wrong?.errors } }
        return data<DecisionReply>(said, { status: 422 })
      }
      if (became === 'last') return redirect(lastPage(id, form), 303)
      if (became === 'gone')
        return (await decidedMeanwhile(actor, id, 'accorderen')) ?? backTo(id, `request_${became}`)
      return backTo(id, `request_${became}`)
    },
    typed,
  )
}

/** What is said of an approval that lacks something; of the others the form says it itself. */
const LACKING: Record<Lack, Record<string, ErrorCode>> = {
  unexplained: { ondanks: 'required' },
  unheard: { nagekeken: 'unheard' },
  uncalled: { nagekeken: 'uncalled' },
  undone: { nagekeken: 'undone' },
  unchecked: {},
  unproven: {},
}

const lacking = (lack: Lack, { kind }: PostedRequest): Record<string, ErrorCode> =>
  lack === 'unheard' && kind === 'living_will' ? { nagekeken: 'unheardWill' } : LACKING[lack]

/** Whether that is what it lacks. */
export const isLack = (became: Approved): became is Lack => became in LACKING

/** What was chosen goes along in the address, so that going back and loading anew ask the same. */
function lastPage(id: string, form: FormData): string {
  const chosen = new URLSearchParams()
  for (const key of ['nagekeken', 'ondanks'])
    for (const value of form.getAll(key)) if (value) chosen.append(key, String(value))
  return `${href('/admin/toegangsverzoeken/:id/accorderen', { id })}?${chosen}`
}

/** A refusal is mailed at once. */
function askAboutRefusal(where: Where, request: PostedRequest, form: FormData) {
  const { id } = request
  const submission = { ...parseForm(refuseForm(request), form), typed: typedIn(request, form) }
  return answerForm(where, submission, 'request', async ({ reden }) =>
    redirect(`${href('/admin/toegangsverzoeken/:id/afwijzen', { id })}?reden=${reden}`, 303),
  )
}
