import type { Actor } from '#app/access/actor.ts'
import { may, type WithRoles } from '#app/access/capabilities.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { reportsBeside } from '#app/features/deaths/office-reports.server.ts'
import { deliveryOf, downloadsOf } from '#app/features/delivery/delivered.server.ts'
import { memberCallsOf } from '#app/features/calls/unanswered.server.ts'
import { certificateOf } from '#app/features/release/certificate.server.ts'
import { peopleToCall } from '#app/features/release/decision/calls.server.ts'
import { callsToMakeOf } from '#app/features/release/decision/to-call.server.ts'
import { pastOf, requestFor, seenWhose } from '#app/features/release/office-requests.server.ts'
import { stopNotesOf } from '#app/features/release/stops/heard.server.ts'
import { leakOf } from '#app/features/release/stops/leak.server.ts'
import { isOpenState } from '#app/features/release/states.ts'
import { approveForm } from '#app/features/release/decision/decision-forms.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { proofFirst } from '../../release/delivery/needed-first.server.ts'
import { chosenIn } from './decision/asked-about.server.ts'
import { requestCalled } from './request-called.server.ts'
import { timesOf, whomIn } from './request-facts.server.ts'

/** All that the page of a request shows to a colleague. @throws a 404 answer when there is no such request */
export async function requestPage(
  actor: Actor & SignedIn & WithRoles,
  id: string,
  asking: Request,
) {
  const request = await requestCalled(actor, id, requestFor)
  const [delivery, past] = [await deliveryOf(actor.id, id), await pastOf(actor, id)]
  return {
    request,
    // What was chosen before, of an approval that was not kept.
    chosen: parseForm(approveForm(request), chosenIn(asking)).typed,
    whom: whomIn(request),
    past,
    toCall: await callsToMakeOf(actor, id),
    seen: request.sawWhose ? await seenWhose(actor, id) : null,
    people: request.sawNamed ? await peopleToCall(actor, id) : undefined,
    times: await timesOf(request, past, new Date()),
    canLook: may(actor, 'files.search'),
    certificate: await certificateOf(actor, id),
    reports: await reportsBeside(actor, id),
    leak: request.state === 'stopped' ? await leakOf(actor, id) : null,
    heard: await stopNotesOf(actor, id),
    memberCalls: delivery?.nobodyGot ? await memberCallsOf(actor, id) : null,
    delivery,
    downloads: delivery ? await downloadsOf(actor, id) : [],
    prove: isOpenState(request.state)
      ? await proofNeeded(actor)
      : await proofFirst(actor, id, delivery),
  }
}
