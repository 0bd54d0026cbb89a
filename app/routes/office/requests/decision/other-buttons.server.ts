/** Buttons on the page of a request that decide nothing of it: each does one thing and says what became of it. */
import { data, href, redirect } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { isUnanswered } from '#app/features/calls/unanswered.ts'
import { noteReached, noteUnanswered } from '#app/features/calls/unanswered.server.ts'
import { giveMoreTime, retryDelivery } from '#app/features/delivery/delivered.server.ts'
import { askForCertificate } from '#app/features/release/certificate.server.ts'
import { doctorForm, isCallAnswer } from '#app/features/release/decision/calls.ts'
import {
  noteDoctorCall,
  noteRequestCall,
  takeBackCall,
} from '#app/features/release/decision/calls.server.ts'
import { isCallCame } from '#app/features/release/decision/to-call.ts'
import { noteCallMade, takeBackCallMade } from '#app/features/release/decision/to-call.server.ts'
import { takeBackApproval } from '#app/features/release/decision/decision.server.ts'
import { lookAtNamed } from '#app/features/release/decision/contact-phone.server.ts'
import { lookAtWhose, type IdentifiedOwner } from '#app/features/release/office-requests.server.ts'
import { heardForm } from '#app/features/release/stops/heard-form.ts'
import { noteHeard } from '#app/features/release/stops/heard.server.ts'
import { isReported, leakForm } from '#app/features/release/stops/leak.ts'
import { decideLeak } from '#app/features/release/stops/leak.server.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import type { PlainFlash } from '#app/locales/flash.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { type FormReply, refuseSubmission } from '#app/routes/kit/answer-form.server.ts'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { PROVE } from '../delivery/card.tsx'
import { CALLED } from './called-name.ts'

export type DecisionReply = FormReply & {
  whose?: IdentifiedOwner | null
}

/** Who decides, and may be asked to show (again) who they are. */
export type Colleague = Actor & SignedIn

/** The page of a request with a message. */
export const backTo = (id: string, key: PlainFlash) =>
  redirectWithFlash(href('/admin/toegangsverzoeken/:id', { id }), { key })

/** Says whether it was done, or that the colleague has a part in it. */
export const backAfter = (
  id: string,
  done: boolean | 'contact',
  [yes, no]: readonly [PlainFlash, PlainFlash],
) => backTo(id, done === 'contact' ? 'request_contact' : done ? yes : no)

/** Where it stands whom one can call, with a message. */
const backToCalls = (id: string, key: PlainFlash) =>
  redirectWithFlash(`${href('/admin/toegangsverzoeken/:id', { id })}#genoemd`, { key })

type Button = {
  press: (
    actor: Colleague,
    id: string,
    form: FormData,
  ) => Promise<Response | ReturnType<typeof data<DecisionReply>>>
  /** Whether it is also for who works for the member that asks. */
  ofOwn?: boolean
}

/** By the value of the button. */
export const OTHER_BUTTONS = new Map<unknown, Button>([
  [
    'opnieuw',
    {
      press: async (actor, id) =>
        backAfter(id, await retryDelivery(actor, id), ['delivery_again', 'delivery_done']),
    },
  ],
  [
    PROVE,
    {
      ofOwn: true,
      press: async (actor, id, form) => {
        const wrong = await unproven(actor, form)
        if (wrong) return data<DecisionReply>(wrong, { status: 422 })
        return redirect(href('/admin/toegangsverzoeken/:id', { id }), 303)
      },
    },
  ],
  [
    'akte',
    {
      press: async (actor, id) => {
        const asked = await askForCertificate(actor, id)
        return backAfter(id, asked, ['certificateAsked', 'certificateNotAsked'])
      },
    },
  ],
  [
    'meer-tijd',
    {
      press: async (actor, id) =>
        backAfter(id, await giveMoreTime(actor, id), ['delivery_more_time', 'delivery_decided']),
    },
  ],
  [
    'datalek',
    {
      press: async (actor, id, form) => {
        const submission = parseForm(leakForm, form)
        if (!submission.complete) return refuseSubmission(submission)
        const { besluit, waarom } = submission.complete
        const why = isReported(besluit) ? null : waarom || null
        if (!why && !isReported(besluit))
          return refuseSubmission(submission, errorsFor(leakForm, { waarom: 'required' }))
        const done = await decideLeak(actor, id, besluit, why)
        return backAfter(id, done, ['leak_decided', 'leak_gone'])
      },
    },
  ],
  [
    'geregeld',
    {
      press: async (actor, id, form) => {
        const submission = parseForm(heardForm, form)
        if (!submission.complete) return refuseSubmission(submission)
        const done = await noteHeard(actor, id, submission.complete.gehoord)
        return backAfter(id, done, ['heard_noted', 'heard_gone'])
      },
    },
  ],
  [
    'lid-gebeld',
    {
      press: async (actor, id, form) => {
        const said = String(form.get('gesprek'))
        if (said !== 'reached' && !isUnanswered(said)) return backTo(id, 'call_noDelivery')
        const noted =
          said === 'reached' ? await noteReached(actor, id) : await noteUnanswered(actor, id, said)
        return backTo(id, noted ? `call_${said}` : 'call_noDelivery')
      },
    },
  ],
  [
    'bekijken',
    { press: async (actor, id) => data<DecisionReply>({ whose: await lookAtWhose(actor, id) }) },
  ],
  [
    'terugnemen',
    {
      press: async (actor, id) =>
        backTo(id, (await takeBackApproval(actor, id)) ? 'request_taken_back' : 'request_gone'),
    },
  ],
  [
    'genoemd',
    {
      press: async (actor, id) => {
        await lookAtNamed(actor, id)
        return data<DecisionReply>({})
      },
    },
  ],
  [
    'gesprek',
    {
      press: async (actor, id, form) => {
        const [person = '', said = ''] = String(form.get(CALLED)).split(' ')
        if (!isUuid(person) || !isCallAnswer(said)) return backTo(id, 'requestCall_gone')
        return backToCalls(id, `requestCall_${await noteRequestCall(actor, id, person, said)}`)
      },
    },
  ],
  [
    'gebeld',
    {
      press: async (actor, id, form) => {
        const [call = '', came = ''] = String(form.get(CALLED)).split(' ')
        const isRight = isUuid(call) && isCallCame(came)
        const done = isRight && (await noteCallMade(actor, id, call, came))
        return backAfter(id, done, ['callMade', 'callMadeBefore'])
      },
    },
  ],
  [
    'gebeld-terug',
    {
      press: async (actor, id, form) => {
        const call = String(form.get(CALLED))
        const done = isUuid(call) && (await takeBackCallMade(actor, id, call))
        return backAfter(id, done, ['callTakenBack', 'callStays'])
      },
    },
  ],
  [
    'gesprek-terug',
    {
      press: async (actor, id, form) => {
        const call = String(form.get(CALLED))
        const done = isUuid(call) && (await takeBackCall(actor, id, call))
        if (done === 'contact') return backTo(id, 'requestCall_contact')
        return backToCalls(id, done ? 'requestCall_takenBack' : 'requestCall_gone')
      },
    },
  ],
  [
    'arts',
    {
      press: async (actor, id, form) => {
        const submission = parseForm(doctorForm, form)
        if (!submission.complete) return refuseSubmission(submission)
        const { arts: name, plaats: more } = submission.complete
        return backToCalls(id, `requestCall_${await noteDoctorCall(actor, id, { name, more })}`)
      },
    },
  ],
])
