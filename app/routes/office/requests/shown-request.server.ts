import { hopeless } from '#app/features/release/decision/obstacle.ts'
import { isForOther } from '#app/features/release/decision/say.server.ts'
import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { nameIn, fileNumberIn } from '#app/features/release/request-contents.server.ts'
import { funeralOf } from '#app/features/release/waiting-requests.server.ts'

/** What the lists say of a request. */
export async function shownRequest({ asked, ...request }: OfficeRequest) {
  return {
    ...request,
    isForOther: isForOther(request),
    hopeless: request.own ? null : hopeless(request),
    name: asked && nameIn(asked),
    born: asked?.geboortedatum,
    number: asked ? fileNumberIn(asked) : undefined,
    funeral: asked && (await funeralOf(asked)),
  }
}
export type ShownRequest = Awaited<ReturnType<typeof shownRequest>>
