import { href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import {
  type OfficeRequest,
  pastOf,
  requestFor,
} from '#app/features/release/office-requests.server.ts'
import { isOpenState } from '#app/features/release/states.ts'
import { releaseDesk } from '#app/features/release/desk-texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requestCalled } from '../request-called.server.ts'
import { decidedMeanwhile } from './decided.server.ts'
import { backTo } from './other-buttons.server.ts'

/**
 * Reads the request that a page asks about before it is decided on.
 *
 * @param pressed the button of the decision
 * @throws the way back to the request, with a message, where there is nothing to decide for this colleague
 */
export async function requestAskedAbout(
  actor: Actor,
  id: string,
  pressed: 'accorderen' | 'afwijzen',
): Promise<OfficeRequest> {
  const request = await requestCalled(actor, id, requestFor)
  if (!isOpenState(request.state))
    throw (await decidedMeanwhile(actor, id, pressed)) ?? (await backTo(id, 'request_gone'))
  if (request.own) throw await backTo(id, 'request_own')
  if (request.refused === 'contact') throw await backTo(id, 'request_contact')
  return request
}

/**
 * What was chosen on the page of the request, which the address of the question has. Nothing where a link of
 * somebody else, or of a mail, leads there: that ticks no box for a colleague. Browsers of before 2023 do not
 * say where they come from.
 */
export function chosenIn(request: Request): FormData {
  const chosen = new FormData()
  if ((request.headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return chosen
  for (const [key, value] of new URL(request.url).searchParams) chosen.append(key, value)
  return chosen
}

/** Says that an approval is none, since something changed after it was asked about; what was chosen comes along. */
export async function notKept(actor: Actor, { id, approved }: OfficeRequest, asking: Request) {
  const page = `${href('/admin/toegangsverzoeken/:id', { id })}${new URL(asking.url).search}#accorderen`
  const { takenBack } = await pastOf(actor, id)
  const last = approved === 0 && takenBack.at(-1)
  if (!last) return redirectWithFlash(page, { key: 'approval_changed' })
  const who = last.by ?? releaseDesk.named.colleague
  return redirectWithFlash(page, { key: 'approval_alone', values: { who } })
}
